import type { BulkColumn, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { BulkPlace, ReadRow } from '../bulkFunctions.ts'
import { recordsOf } from '../targets.ts'

/** Finds the record that a value of a column names. */
type Find = (values: ReadRow['values']) => Row | undefined

interface Wanted {
  readonly to: string
  readonly by: readonly string[]
  readonly where?: Row
  readonly from: string
}

const AT_ONCE = 500

/** The records of an entity that rows name by one of its fields, in a few statements for all of them. */
export async function foundBy(
  { context, db }: BulkPlace,
  rows: readonly ReadRow[],
  { to, by, where = {}, from }: Wanted,
): Promise<Find> {
  const entity = entityNamed(context, to)
  const named = [...new Set(rows.map(({ values }) => values[from]))].filter(
    (value) => value !== null && value !== undefined,
  )
  const found = new Map<unknown, Row>()
  for (const field of by.toReversed())
    for (let at = 0; at < named.length; at += AT_ONCE) {
      const of = { ...where, [field]: named.slice(at, at + AT_ONCE) }
      for (const row of await context.rows.select(db, entity, of, { limit: 10 * AT_ONCE }))
        found.set(row[field], row)
    }
  return (values) => found.get(values[from] ?? null)
}

/** What each column that names a record leads to, by column. */
export async function recordsNamed(
  place: BulkPlace,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, Find>> {
  const found = new Map<string, Find>()
  for (const [name, column] of Object.entries(place.kind.columns)) {
    if (column.kind === 'name')
      found.set(name, await foundBy(place, rows, { ...wantedBy(place, column), from: name }))
    if (column.kind === 'id') found.set(name, await foundById(place, rows, name, column.to))
  }
  return found
}

function wantedBy({ context }: BulkPlace, column: Extract<BulkColumn, { kind: 'name' }>) {
  const { to, by = [entityNamed(context, to).title], where } = column
  return { to, by, ...(where && { where: where as Row }) }
}

async function foundById(
  place: BulkPlace,
  rows: readonly ReadRow[],
  name: string,
  to: Extract<BulkColumn, { kind: 'id' }>['to'],
): Promise<Find> {
  const entityOf = (values: ReadRow['values']) =>
    typeof to === 'string' ? to : to.of[String(values[to.by])]
  const ids = Map.groupBy(rows, ({ values }) => entityOf(values))
  const found = new Map<string, Row>()
  for (const [entity, some] of ids) {
    if (!entity) continue
    const wanted = [...new Set(some.map(({ values }) => Number(values[name] ?? 0)))].filter(Boolean)
    for (const [id, row] of await recordsOf(place, entity, wanted))
      found.set(`${entity} ${id}`, row)
  }
  return (values) => found.get(`${entityOf(values)} ${values[name]}`)
}

/** R13 for each column that names a record which is not there. */
export function lacking(
  { context, kind }: BulkPlace,
  { values }: ReadRow,
  found: ReadonlyMap<string, Find>,
): Finding[] {
  return [...found].flatMap(([name, find]) => {
    const value = values[name] ?? null
    if (value === null || find(values)) return []
    const column = kind.columns[name] as Extract<BulkColumn, { kind: 'name' | 'id' }>
    const to =
      typeof column.to === 'string' ? column.to : column.to.of[String(values[column.to.by])]
    const what = to ? entityNamed(context, to).label : column.label
    return [
      finding('R13', { column: name, what, id: typeof value === 'string' ? `“${value}”` : value }),
    ]
  })
}
