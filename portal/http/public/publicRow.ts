import type { Entity, Field, Fields, Row, StoredFile } from '#declare'
import { masksOf } from '#derive/maskPlan.ts'
import type { PublicReading } from '#derive/publicReading.ts'
import { ENTRY_KEY, isRow } from '#portal/engine/records/entryKeys.ts'

/**
 * The record as other programs read it: its number, when it last changed and exactly the fields the declaration gives.
 * What is masked for anybody is never among them. Addresses of the portal's own are made whole.
 */
export function publicRow(entity: Entity, { gives }: PublicReading, row: Row, origin: string): Row {
  const masked = new Set(masksOf(entity).map(({ list, field }) => list ?? field))
  const given = gives
    .filter((name) => !masked.has(name))
    .map((name) => [name, whole(entity.fields[name], row[name], origin)])
  return { id: row.id, updatedAt: row.updatedAt, ...Object.fromEntries(given) }
}

type Whole = (value: unknown, origin: string, field: Field) => unknown

const address = (value: unknown, origin: string): unknown =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value
const file: Whole = (value, origin) =>
  isRow(value) ? { ...value, url: address((value as unknown as StoredFile).url, origin) } : value

/** Kinds that hold addresses, which may be paths on the portal's own origin. */
const wholes: { readonly [kind: string]: Whole } = {
  image: address,
  images: (value, origin) =>
    Array.isArray(value) ? value.map((one) => address(one, origin)) : value,
  audio: file,
  video: file,
  file,
  richText: (value, origin) =>
    typeof value === 'string'
      ? value.replace(/\b(src|href|poster)="\/(?!\/)/g, `$1="${origin}/`)
      : value,
  list: (value, origin, field) =>
    Array.isArray(value) ? value.map((entry) => entryOf(entry, field.of as Fields, origin)) : value,
}

function whole(field: Field | undefined, value: unknown, origin: string): unknown {
  const make = field && wholes[field.kind]
  return make && value !== null && value !== undefined
    ? make(value, origin, field)
    : (value ?? null)
}

function entryOf(entry: unknown, fields: Fields, origin: string): unknown {
  if (!isRow(entry)) return entry
  const { [ENTRY_KEY]: _, ...values } = entry
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, whole(fields[name], value, origin)]),
  )
}
