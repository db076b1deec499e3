import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import { kindOf } from '../kindOf.ts'
import { effectOf } from '../records/effect.ts'
import { readRow } from '../rowOf.ts'
import { mediaColumns } from './brought.ts'
import { filesNamed } from './filesNamed.ts'
import { standingFiles } from './standingFiles.ts'

/** Pictures of a cell: those that stand in the record, and those the row puts there. */
export interface ShownFiles {
  readonly old: readonly string[]
  readonly new: readonly string[]
}

/** The pictures of rows as a table shows them, by row and column; of rows that are done those before and after. */
export async function shownFiles(
  context: PortalContext,
  db: Db | Tx,
  batch: Row,
  rows: readonly Row[],
): Promise<(row: Row) => { readonly [column: string]: ShownFiles } | undefined> {
  const kind = kindOf(batch)
  const columns = mediaColumns(kind).filter((name) => {
    const column = kind.columns[name]
    return column?.kind === 'media' && column.of === 'image'
  })
  if (columns.length === 0 || batch.undoOf) return () => undefined
  const now = shanghaiTime(context.clock())
  const read = rows.map((row) =>
    readRow(kind, batch, { rowNo: row.rowNo as number, cells: row.data as Cells }, now),
  )
  const place = { context, db, batch, kind, now }
  const [stands, files] = [await standingFiles(place, read), await filesNamed(place, read)]
  const byNo = new Map(read.map((row) => [row.rowNo, row]))
  return (row) => {
    const line = byNo.get(row.rowNo as number)
    const set = effectOf(row)?.set
    // What is not in the file says nothing of what stands.
    const named = columns.filter((column) => column in ((row.data ?? {}) as Cells))
    const shown = named.flatMap((column) => {
      const [before, after] = set?.[column] ?? [
        set ? null : stands(row.rowNo as number, column),
        line && files.value(line, column),
      ]
      const pictures = { old: addresses(before), new: addresses(after) }
      return pictures.old.length + pictures.new.length > 0 ? [[column, pictures] as const] : []
    })
    return shown.length > 0 ? Object.fromEntries(shown) : undefined
  }
}

const addresses = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
