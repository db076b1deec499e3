import type { Row } from '#declare'
import { entityNamed } from '../../context/portalContext.ts'
import { titlesReferred } from '../../records/listCells.ts'
import type { BulkPlace, ReadRow } from '../bulkFunctions.ts'
import type { WritingKind } from './intention.ts'
import { knownAmong } from './knownRecords.ts'

/**
 * What a cell that reads as the list's export had it refers to: what the record refers to already. An export calls
 * records by names that tell them apart, and those need not be found again.
 */
export async function standingNames(
  place: BulkPlace,
  rows: readonly ReadRow[],
): Promise<(rowNo: number, column: string) => unknown> {
  const kind = place.kind as WritingKind
  const names = Object.keys(kind.columns).filter((name) => kind.columns[name]?.kind === 'name')
  const naming = rows.filter(({ values }) => names.some((name) => (values[name] ?? null) !== null))
  if (!kind.partial || naming.length === 0) return () => null
  const entity = entityNamed(place.context, kind.writes.to)
  const meant = naming.map(({ values }) => ({ values: values as Row, line: null, findings: [] }))
  const known = await knownAmong({ context: place.context, tx: place.db }, kind, meant)
  const standing = known.filter((row) => row !== undefined)
  const titles = await titlesReferred(place.context, entity, names, standing, place.db)
  const records = new Map(naming.map((row, at) => [row.rowNo, { row, record: known[at] }]))
  return (rowNo, column) => {
    const { row, record } = records.get(rowNo) ?? {}
    const id = record?.[column] as number | null | undefined
    const title = id && titles.get(entity.fields[column]?.to ?? '')?.get(id)
    return title && title.trim() === String(row?.values[column] ?? '').trim() ? id : null
  }
}
