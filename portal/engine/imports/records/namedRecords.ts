import type { BulkColumn, Label, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { titleOf } from '../../records/titleOf.ts'
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

/** Stands for the records of a name that more than one bears. */
const several: Row = {}

/** `12` or `#12`, where nothing is called so, is the number of a record. */
async function addNumbered(
  place: BulkPlace,
  to: string,
  named: readonly unknown[],
  found: Map<unknown, Row>,
): Promise<void> {
  const numbered = named.flatMap((value) => {
    const [, digits] = /^#?(\d{1,15})$/.exec(String(value)) ?? []
    return digits && !found.has(value) ? [[value, Number(digits)] as const] : []
  })
  const records = await recordsOf(
    place,
    to,
    numbered.map(([, id]) => id),
  )
  for (const [value, id] of numbered) {
    const record = records.get(id)
    if (record) found.set(value, record)
  }
}

/** The records of an entity that rows name by one of its fields, in a few statements for all of them. */
export async function foundBy(
  place: BulkPlace,
  rows: readonly ReadRow[],
  { to, by, where = {}, from }: Wanted,
): Promise<Find> {
  const { context, db, kind } = place
  const entity = entityNamed(context, to)
  const named = [...new Set(rows.map(({ values }) => values[from]))].filter(
    (value) => value !== null && value !== undefined,
  )
  const found = new Map<unknown, Row>()
  for (const field of by.toReversed())
    for (let at = 0; at < named.length; at += AT_ONCE) {
      const of = { ...where, [field]: named.slice(at, at + AT_ONCE) }
      for (const row of await context.rows.select(db, entity, of, { limit: 10 * AT_ONCE })) {
        // What is edited as a list is named as lists do: a name that several bear says nothing.
        const other = kind.partial ? found.get(row[field]) : undefined
        found.set(row[field], other && other.id !== row.id ? several : row)
      }
    }
  if (kind.partial) await addNumbered(place, to, named, found)
  return (values) => found.get(values[from] ?? null)
}

/** What each column that names a record leads to, by column; names of rows that are not `sought` need not be found. */
export async function recordsNamed(
  place: BulkPlace,
  rows: readonly ReadRow[],
  sought: (row: ReadRow, column: string) => boolean,
): Promise<ReadonlyMap<string, Find>> {
  const found = new Map<string, Find>()
  for (const [name, column] of Object.entries(place.kind.columns)) {
    if (column.kind === 'name')
      found.set(
        name,
        await foundBy(
          place,
          rows.filter((row) => sought(row, name)),
          { ...wantedBy(place, column), from: name },
        ),
      )
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

/** So many names a message has room for. */
const NAMED = 12

/** What a column that names records can name, where that is few and a row names none of them. */
export async function offeredIn(
  place: BulkPlace,
  rows: readonly ReadRow[],
  found: ReadonlyMap<string, Find>,
): Promise<ReadonlyMap<string, Label>> {
  const offered = new Map<string, Label>()
  for (const [name, find] of found) {
    const column = place.kind.columns[name]
    const isNamed = ({ values }: ReadRow) => (values[name] ?? null) === null || find(values)
    if (column?.kind !== 'name' || rows.every(isNamed)) continue
    const of = entityNamed(place.context, column.to)
    const where = (column.where ?? {}) as Row
    const some = await place.context.rows.select(place.db, of, where, { limit: NAMED + 1 })
    const names = some.map((row) => titleOf(of, row))
    if (some.length > 0 && some.length <= NAMED)
      offered.set(name, [names.join('、'), names.join(', ')])
  }
  return offered
}

/**
 * R13 for each column that names a record which is not there, but for those that `stand` already; B28 where it names
 * several. Where the row's own record is not there, that alone: what its other names mean, only that record would tell.
 */
export function lacking(
  { context, kind }: BulkPlace,
  { values }: ReadRow,
  { found, offered }: { readonly found: ReadonlyMap<string, Find>; readonly offered: Offered },
  stands: (column: string) => boolean,
): Finding[] {
  const all = [...found].flatMap(([name, find]) => {
    const value = values[name] ?? null
    if (value === null || stands(name)) return []
    const record = find(values)
    if (record && record !== several) return []
    const column = kind.columns[name] as Extract<BulkColumn, { kind: 'name' | 'id' }>
    const what = whatIn(context, kind, column, values)
    // Until it is told what of, a number means nothing.
    if (!what) return []
    if (record === several) return [finding('B28', { column: name, what, name: String(value) })]
    const id = typeof value === 'string' ? `“${value}”` : value
    const choices = offered.get(name)
    return [
      choices
        ? finding('R13.choices', { column: name, what, id, choices })
        : finding('R13', { column: name, what, id }),
    ]
  })
  const own = all.find(({ column = '' }) => kind.writes?.by?.includes(column))
  return own ? [own] : all
}

type Offered = ReadonlyMap<string, Label>

/** What a column means, as the person who filled it in calls it: by its header, or by what another column chose. */
function whatIn(
  context: PortalContext,
  { columns }: BulkPlace['kind'],
  column: Extract<BulkColumn, { kind: 'name' | 'id' }>,
  values: ReadRow['values'],
): Label | undefined {
  if (column.kind === 'name') return column.label
  if (typeof column.to === 'string') return entityNamed(context, column.to).label
  const by = columns[column.to.by]
  const chosen = String(values[column.to.by])
  return by?.kind === 'choice' ? by.of[chosen] : undefined
}
