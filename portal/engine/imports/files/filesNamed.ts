import type { Field, Row, StoredFile } from '#declare'
import { entriesOf } from '#derive/bulk/columns/media.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { BulkPlace, ReadRow } from '../bulkFunctions.ts'
import type { WritingKind } from '../records/intention.ts'
import { type Brought, broughtOf, mediaColumns, type Named } from './brought.ts'
import { readsAsStands, standingFiles } from './standingFiles.ts'

/** What the cells of rows name: the values their fields take, and what is wrong with them. */
export interface NamedFiles {
  value(row: ReadRow, column: string): unknown
  findings(row: ReadRow): readonly Finding[]
  /** What a sound tells of itself beside, for fields that the sheet leaves open. */
  fills(row: ReadRow): Row
}

const nothing: NamedFiles = { value: () => null, findings: () => [], fills: () => ({}) }

/** Looks up what was brought in for rows; nothing is fetched or read here. */
export async function filesNamed(place: BulkPlace, rows: readonly ReadRow[]): Promise<NamedFiles> {
  const { kind, context, db, batch } = place
  const columns = mediaColumns(kind)
  const named = namedBy(columns, rows)
  if (named.length === 0) return nothing
  const stands = await standingFiles(place, rows)
  const brought = await broughtOf(context, db, batch, named)
  const { fields } = entityNamed(context, (kind as WritingKind).writes.to)
  const isStanding = ({ rowNo, values }: ReadRow, column: string) =>
    readsAsStands(place, column, values[column], stands(rowNo, column))
  const each = ({ values }: ReadRow, column: string): readonly Brought[] =>
    entriesOf(values[column]).map(
      (entry) => brought({ column, entry }) ?? { fault: finding('R16.none', { name: entry }) },
    )
  const value = (row: ReadRow, column: string): unknown => {
    if (isStanding(row, column)) return stands(row.rowNo, column)
    const all = each(row, column).flatMap((one) => ('value' in one ? [one.value] : []))
    return fields[column]?.kind === 'images' ? (all.length > 0 ? all : null) : (all[0] ?? null)
  }
  return {
    value,
    findings: (row) =>
      columns.flatMap((column) =>
        isStanding(row, column)
          ? []
          : each(row, column).flatMap((one) => ('fault' in one ? [{ ...one.fault, column }] : [])),
      ),
    fills: (row) =>
      Object.assign(
        {},
        ...columns.map((column) => filledBy(fields[column], row, value(row, column))),
      ),
  }
}

/** The names and addresses in columns of media, each once. */
export function namedBy(columns: readonly string[], rows: readonly ReadRow[]): readonly Named[] {
  const found = new Map<string, Named>()
  for (const { values } of rows)
    for (const column of columns)
      for (const entry of entriesOf(values[column]))
        found.set(`${column}\n${entry}`, { column, entry })
  return [...found.values()]
}

function filledBy(field: Field | undefined, { cells }: ReadRow, value: unknown): Row {
  const to = field?.fills?.duration
  const { duration } = (value ?? {}) as Partial<StoredFile>
  return to && duration !== undefined && !(to in cells) ? { [to]: duration } : {}
}
