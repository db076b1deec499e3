import type { Entity, Field, Fields, Row } from '#declare'
import { masksOf } from '#derive/maskPlan.ts'
import { mapAddresses } from '#derive/media/mapAddresses.ts'
import type { PublicReading } from '#derive/publicReading.ts'
import { ENTRY_KEY, isRow } from '#portal/engine/records/entryKeys.ts'

/**
 * The record as other programs read it: its number, when it last changed and exactly the fields the declaration gives.
 * What is masked for anybody is never among them. Addresses of the portal's own are made whole.
 */
export function publicRow(entity: Entity, { gives }: PublicReading, row: Row, origin: string): Row {
  const masked = new Set(masksOf(entity).map(({ list, field }) => list ?? field))
  const whole = (address: string) => (/^\/(?!\/)/.test(address) ? origin + address : address)
  const given = gives
    .filter((name) => !masked.has(name))
    .map((name) => {
      const field = entity.fields[name]
      return [name, withoutKeys(field, mapAddresses(field, row[name] ?? null, whole))]
    })
  return { id: row.id, updatedAt: row.updatedAt, ...Object.fromEntries(given) }
}

/** What tells entries of a list apart is the portal's own business. */
function withoutKeys(field: Field | undefined, value: unknown): unknown {
  if (field?.kind !== 'list' || !Array.isArray(value)) return value
  const fields = field.of as Fields
  return value.map((entry) => {
    if (!isRow(entry)) return entry
    const { [ENTRY_KEY]: _, ...values } = entry
    return Object.fromEntries(
      Object.entries(values).map(([name, inner]) => [
        name,
        withoutKeys(fields[name], inner) ?? null,
      ]),
    )
  })
}
