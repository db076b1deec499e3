import type { CellObject } from 'xlsx'
import { unpacksWithin } from '#derive/bulk/sheet/xlsx/unpacksWithin.ts'

/** Columns of a list: a cell further out is no mistake of an honest one. */
const MOST_COLUMNS = 256

/**
 * The cells of a spreadsheet's first sheet as text; null for what is none, and for one that unpacks to more than any
 * list holds or is wider than any. Lists without formatting may be UTF-8 or GBK.
 */
export async function firstSheet(
  bytes: Uint8Array,
): Promise<readonly (readonly string[])[] | null> {
  const { read } = await import('xlsx')
  try {
    if (isZip(bytes) && !(await unpacksWithin(new Uint8Array(bytes)))) return null
    const book = isBook(bytes)
      ? read(bytes, { type: 'array', dense: true })
      : read(textIn(bytes), { type: 'string', dense: true })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    const rows = (sheet?.['!data'] ?? []) as (readonly CellObject[] | undefined)[]
    if (rows.some((row) => (row?.length ?? 0) > MOST_COLUMNS)) return null
    // Rows and cells nothing was written to are holes.
    return Array.from(rows, (row) => Array.from(row ?? [], cellText))
  } catch {
    return null
  }
}

/** As the spreadsheet shows it. */
const cellText = (cell: CellObject | undefined): string => String(cell?.w ?? cell?.v ?? '').trim()

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Zipped (xlsx) or a compound file (xls); everything else is plain text. */
const isBook = (bytes: Uint8Array): boolean =>
  isZip(bytes) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}
