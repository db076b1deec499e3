import type { BulkKind } from '#declare'
import { heaviestFile } from '#derive/bulk/fileFault.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import type { Mapping } from '#derive/bulk/mapping.ts'
import type { Code } from '#derive/bulk/messages.ts'
import { BulkFileError } from './bulkFileError.ts'
import { collector } from './collector.ts'
import { NoSheet } from './NoSheet.ts'
import type { BookFacts, OnRow } from './rawCell.ts'
import { readCsv } from './readCsv.ts'
import { readXls } from './readXls.ts'
import type { SheetRow } from './sheetRow.ts'
import { readXlsx } from './xlsx/readXlsx.ts'

/** A file read: its rows, and what is to be told about it though it can be used (F6). */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly notices: readonly Finding[]
}
type Reader = (
  bytes: Uint8Array<ArrayBuffer>,
  onRow: OnRow,
  at: number,
) => BookFacts | Promise<BookFacts>

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** What a file is, its content tells; its name may say anything. */
export const formatOf = (bytes: Uint8Array): 'xlsx' | 'xls' | 'csv' =>
  begins(bytes, ZIP) ? 'xlsx' : begins(bytes, OLE) ? 'xls' : 'csv'

const readers: { readonly [format in ReturnType<typeof formatOf>]: Reader } = {
  xlsx: readXlsx,
  xls: readXls,
  csv: readCsv,
}

/** Sheets that are looked into for the list; behind them there is none. */
export const SHEETS = 5

/**
 * Reads the list of an xlsx, xls or csv file by the columns of its kind, or as somebody mapped the file's own to them:
 * the first sheet, or where that is none (a cover, a summary) the first behind it that is. Row numbers are those of the
 * file, empty rows and sums are passed over; formulas, merged cells and scientific notation come out as marks of their
 * cells.
 * @throws BulkFileError F3 too heavy, F4 unreadable or encrypted, F5 columns missing, F7 no rows, F8 too many
 */
export async function readSheet(
  bytes: Uint8Array,
  kind: BulkKind,
  mapping?: Mapping,
): Promise<Sheet> {
  let first: unknown
  for (let at = 0; at < SHEETS; at++)
    try {
      const { onRow, finish } = collector(kind, mapping)
      const facts = await readRows(bytes, onRow, at)
      const { rows, notices } = finish(facts)
      const other = at > 0 ? [finding('F6.sheet', { sheet: facts.sheet ?? '' })] : []
      return { rows, notices: [...other, ...notices] }
    } catch (error) {
      if (error instanceof NoSheet) break
      if (!(error instanceof BulkFileError)) throw error
      // Another fault is not mended by another sheet.
      if (!elsewhere.includes(error.finding.code)) throw first ?? error
      first ??= error
    }
  throw first
}
const elsewhere: readonly Code[] = ['F5', 'F7']

/** The rows of a sheet as they stand, whatever the format. Throws `NoSheet` behind the last. */
export async function readRows(bytes: Uint8Array, onRow: OnRow, at = 0): Promise<BookFacts> {
  if (bytes.length > heaviestFile) throw new BulkFileError(finding('F3'))
  if (bytes.length === 0) throw new BulkFileError(finding('F7'))
  try {
    return await readers[formatOf(bytes)](bytes as Uint8Array<ArrayBuffer>, onRow, at)
  } catch (error) {
    if (error instanceof BulkFileError || error instanceof NoSheet) throw error
    throw new BulkFileError(finding('F4'), error)
  }
}
