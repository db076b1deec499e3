import type { BulkColumn, Label, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import { recordsOf } from '#portal/engine/imports/targets.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'

/** What a right of one kind is to: the field of the right's record that names it, and which records of what may be. */
export interface RightTarget {
  readonly field: string
  readonly entity: string
  /** States in which it is given, where it is not `published`. */
  readonly given?: readonly string[]
  /** Values that others of the entity do not have. */
  readonly only?: Row
}
export type RightTargets = { readonly [kind: string]: RightTarget }
/** Records by kind and id. */
export type Named = ReadonlyMap<string, Row>

const keyOf = (kind: unknown, id: unknown) => `${kind} ${id}`
export const namedIn = (named: Named, kind: unknown, id: unknown): Row | undefined =>
  named.get(keyOf(kind, id))

/** Everything that rows give a right to, `column` holding its id, in one statement a kind. */
export async function targetsByKind(
  place: BulkPlace,
  targets: RightTargets,
  rows: readonly Pick<ReadRow, 'values'>[],
  column: string,
): Promise<Named> {
  const named = new Map<string, Row>()
  for (const [kind, { entity, only = {} }] of Object.entries(targets)) {
    const own = rows.filter(({ values }) => values.kind === kind && values[column])
    const ids = [...new Set(own.map(({ values }) => Number(values[column])))]
    for (const [id, row] of await recordsOf(place, entity, ids))
      if (Object.entries(only).every(([field, value]) => row[field] === value))
        named.set(keyOf(kind, id), row)
  }
  return named
}

/** R13 where there is nothing of that kind and number, R14 where it is not given. */
export function unfitByKind(
  { context, kind: { columns } }: BulkPlace,
  targets: RightTargets,
  { values }: Pick<ReadRow, 'values'>,
  column: string,
  found: Row | undefined,
): Finding[] {
  const [kind, id] = [values.kind as string | null, Number(values[column] ?? 0)]
  if (!kind || !id) return []
  const { entity, given = ['published'] } = targets[kind] as RightTarget
  const what = (columns.kind as Extract<BulkColumn, { kind: 'choice' }>).of[kind] as Label
  if (!found) return [finding('R13', { column, what, id })]
  if (given.includes(String(found.status))) return []
  return [finding('R14', { column, name: titleOf(entityNamed(context, entity), found) })]
}

/** The fields of a right's record that say what it is to. */
export const rightTo = (targets: RightTargets, kind: unknown, id: unknown): Row => ({
  kind,
  ...Object.fromEntries(Object.values(targets).map(({ field }) => [field, null])),
  [(targets[kind as string] as RightTarget).field]: id,
})

/** What rights are to, by the right's id, as they are called. */
export async function titlesOf(
  place: BulkPlace,
  targets: RightTargets,
  rights: readonly Row[],
): Promise<ReadonlyMap<unknown, string>> {
  const asRows = rights.map((right) => {
    const { field } = targets[right.kind as string] as RightTarget
    return { id: right.id, values: { kind: String(right.kind), of: Number(right[field]) } }
  })
  const named = await targetsByKind(place, targets, asRows, 'of')
  return new Map(
    asRows.map(({ id, values: { kind, of } }) => {
      const found = namedIn(named, kind, of)
      const { entity } = targets[kind] as RightTarget
      return [id, found ? titleOf(entityNamed(place.context, entity), found) : `#${of}`]
    }),
  )
}
