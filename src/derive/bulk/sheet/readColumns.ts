import type { FoundColumn } from '#derive/bulk/mapping.ts'
import { WITHIN } from './collector.ts'
import { isFilled } from './headerOf.ts'
import { NoSheet } from './NoSheet.ts'
import type { RawCell } from './rawCell.ts'
import { readRows, SHEETS } from './readSheet.ts'

type Raw = readonly (RawCell | undefined)[]

/** So many rows below the header show what stands in a column. */
const SHOWN = 3

/** Thrown where enough was seen. */
class Enough extends Error {}

/**
 * The columns of a file of which nobody knows yet what they mean: the fullest of the first rows of its sheets is taken for
 * the header, and some of what stands below it is told. Throws BulkFileError where the file cannot be read.
 */
export async function readColumns(bytes: Uint8Array): Promise<readonly FoundColumn[]> {
  let found = columnsIn(await beginningOf(bytes, 0))
  for (let at = 1; at < SHEETS; at++) {
    const rows = await beginningOf(bytes, at).catch((error: unknown) => {
      if (error instanceof NoSheet) return null
      throw error
    })
    if (!rows) break
    const columns = columnsIn(rows)
    if (columns.length > found.length) found = columns
  }
  return found
}

/** The first rows of a sheet that hold something. */
async function beginningOf(bytes: Uint8Array, at: number): Promise<readonly Raw[]> {
  const first: Raw[] = []
  const onRow = (_rowNo: number, cells: Raw) => {
    if (cells.some(isFilled)) first.push(cells)
    if (first.length >= WITHIN + SHOWN) throw new Enough()
  }
  try {
    await readRows(bytes, onRow, at)
  } catch (error) {
    if (!isEnough(error)) throw error
  }
  return first
}

const isEnough = (error: unknown): boolean =>
  error instanceof Enough || (error instanceof Error && error.cause instanceof Enough)

function columnsIn(rows: readonly Raw[]): readonly FoundColumn[] {
  const counts = rows.slice(0, WITHIN).map((cells) => cells.filter(isFilled).length)
  const at = counts.indexOf(Math.max(...counts))
  const below = rows.slice(at + 1, at + 1 + SHOWN)
  return Array.from(rows[at] ?? [], (cell, index) => ({
    header: cell?.text.trim() ?? '',
    samples: below.map((cells) => cells[index]?.text.trim() ?? ''),
  })).filter(({ header }) => header !== '')
}
