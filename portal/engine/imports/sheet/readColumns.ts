import type { FoundColumn } from '#derive/bulk/mapping.ts'
import { WITHIN } from './read/collector.ts'
import { isFilled } from './read/headerOf.ts'
import type { RawCell } from './read/rawCell.ts'
import { readRows } from './readSheet.ts'

type Raw = readonly (RawCell | undefined)[]

/** So many rows below the header show what stands in a column. */
const SHOWN = 3

/** Thrown where enough was seen. */
class Enough extends Error {}

/**
 * The columns of a file of which nobody knows yet what they mean: the fullest of its first rows is taken for the header,
 * and some of what stands below it is told. Throws BulkFileError where the file cannot be read.
 */
export async function readColumns(bytes: Uint8Array): Promise<readonly FoundColumn[]> {
  const first: Raw[] = []
  const onRow = (_rowNo: number, cells: Raw) => {
    if (cells.some(isFilled)) first.push(cells)
    if (first.length >= WITHIN + SHOWN) throw new Enough()
  }
  try {
    await readRows(bytes, onRow)
  } catch (error) {
    if (!isEnough(error)) throw error
  }
  return columnsIn(first)
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
