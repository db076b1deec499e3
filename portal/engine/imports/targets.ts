import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '../context/portalContext.ts'
import { titleOf } from '../records/titleOf.ts'
import type { BulkPlace, ReadRow } from './bulkFunctions.ts'

/** Records that rows name, by id; what is not there is missing. */
export type Targets = ReadonlyMap<number, Row>

/** The records of an entity that rows name in a column. */
export async function targetsIn(
  place: BulkPlace,
  entity: string,
  rows: readonly Pick<ReadRow, 'values'>[],
  column: string = entity,
): Promise<Targets> {
  const ids = [...new Set(rows.map(({ values }) => Number(values[column] ?? 0)))].filter(Boolean)
  return recordsOf(place, entity, ids)
}

/** Records of an entity by id. */
export async function recordsOf(
  { context, db }: BulkPlace,
  entity: string,
  ids: readonly number[],
): Promise<Targets> {
  if (ids.length === 0) return new Map()
  const found = await context.rows.readMany(db, entityNamed(context, entity), ids)
  return new Map(found.map((row) => [row.id as number, row]))
}

/** R13 where there is no such record, R14 where it is in none of the states in which it is given. */
export function unfit(
  { context }: BulkPlace,
  {
    entity,
    column,
    id,
  }: { readonly entity: string; readonly column?: string; readonly id: number },
  found: Row | undefined,
  given: readonly string[] = ['published'],
): Finding[] {
  const named = entityNamed(context, entity)
  const about = column === undefined ? {} : { column }
  if (!found) return [finding('R13', { ...about, what: named.label, id })]
  if (given.includes(String(found.status))) return []
  return [finding('R14', { ...about, name: titleOf(named, found) })]
}
