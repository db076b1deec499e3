import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import type { ReadRow } from '../bulkFunctions.ts'
import { kindOf } from '../kindOf.ts'
import { readRow } from '../rowOf.ts'
import { SourceFault } from '../SourceFault.ts'
import { sourceRows } from '../sourceRows.ts'
import { bringIn } from './bringIn.ts'
import { broughtOf, mediaColumns, type Named } from './brought.ts'
import { namedBy } from './filesNamed.ts'
import { readsAsStands, standingFiles } from './standingFiles.ts'

/** Rows looked at in one go. */
const STRETCH = 1000

/**
 * What the list of a batch names and was not brought in yet: neither what its records hold already, nor what is noted
 * for it, but for what another site did not give. Nothing where the list cannot be read: its check says so.
 */
export async function wantedFiles(context: PortalContext, batch: Row): Promise<readonly Named[]> {
  const kind = kindOf(batch)
  if (batch.undoOf || mediaColumns(kind).length === 0 || !context.store) return []
  try {
    const { rows } = await sourceRows(context, batch, kind, context.database.db)
    return await wantedBy(context, batch, rows)
  } catch (error) {
    if (error instanceof SourceFault) return []
    throw error
  }
}

interface Line {
  readonly rowNo: number
  readonly cells: Cells
}

/** The same for some rows of it. */
export async function wantedBy(
  context: PortalContext,
  batch: Row,
  lines: readonly Line[],
  db: Db | Tx = context.database.db,
): Promise<readonly Named[]> {
  const kind = kindOf(batch)
  const columns = mediaColumns(kind).filter((name) => lines.some(({ cells }) => name in cells))
  if (columns.length === 0) return []
  const now = shanghaiTime(context.clock())
  const found = new Map<string, Named>()
  for (let at = 0; at < lines.length; at += STRETCH) {
    const rows = lines.slice(at, at + STRETCH).map((line) => readRow(kind, batch, line, now))
    const place = { context, db, batch, kind, now }
    const stands = await standingFiles(place, rows)
    const isWanted = (row: ReadRow, column: string) =>
      row.values[column] &&
      !readsAsStands(place, column, row.values[column], stands(row.rowNo, column))
    for (const row of rows)
      for (const column of columns.filter((name) => isWanted(row, name)))
        for (const one of namedBy([column], [row])) found.set(`${one.column}\n${one.entry}`, one)
  }
  const named = [...found.values()]
  const brought = await broughtOf(context, db, batch, named)
  return named.filter((one) => {
    const known = brought(one)
    return !known || ('fault' in known && /^https?:/i.test(one.entry))
  })
}

/** Brings in what cells name that are about to be written into a list: before its transaction, which waits for nobody. */
export async function bringForEdit(
  context: PortalContext,
  batch: Row,
  cells: readonly Cells[],
): Promise<void> {
  if (batch.undoOf || mediaColumns(kindOf(batch)).length === 0 || !context.store) return
  const lines = cells.map((one, rowNo) => ({ rowNo, cells: one }))
  await bringForCheck(context, batch, await wantedBy(context, batch, lines))
}

/** The same for a check, which says by itself where what came along cannot be read. */
export const bringForCheck = (
  context: PortalContext,
  batch: Row,
  named: readonly Named[],
): Promise<void> =>
  bringIn(context, batch, named).catch((error: unknown) => {
    if (!(error instanceof SourceFault)) throw error
  })
