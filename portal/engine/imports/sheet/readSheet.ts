import type { BulkKind } from '#declare'
import { heaviestFile } from '#derive/bulk/fileFault.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import type { Mapping } from '#derive/bulk/mapping.ts'
import { BulkFileError } from './read/bulkFileError.ts'
import { collector, type SheetRow } from './read/collector.ts'
import type { BookFacts, OnRow } from './read/rawCell.ts'
import { readCsv } from './read/readCsv.ts'
import { readXls } from './read/readXls.ts'
import { readXlsx } from './read/xlsx/readXlsx.ts'

/** A file read: its rows, and what is to be told about it though it can be used (F6). */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly notices: readonly Finding[]
}
type Reader = (bytes: Uint8Array<ArrayBuffer>, onRow: OnRow) => BookFacts | Promise<BookFacts>

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** What a file is, its content tells; its name may say anything. */
const readerOf = (bytes: Uint8Array): Reader =>
  begins(bytes, ZIP) ? readXlsx : begins(bytes, OLE) ? readXls : readCsv

/**
 * Reads the first sheet of an xlsx, xls or csv file by the columns of its kind, or as somebody mapped the file's own to
 * them. Row numbers are those of the file, empty rows and sums are passed over; formulas, merged cells and scientific
 * notation come out as marks of their cells.
 * @throws BulkFileError F3 too heavy, F4 unreadable or encrypted, F5 columns missing, F7 no rows, F8 too many
 */
export async function readSheet(
  bytes: Uint8Array,
  kind: BulkKind,
  mapping?: Mapping,
): Promise<Sheet> {
  const { onRow, finish } = collector(kind, mapping)
  return finish(await readRows(bytes, onRow))
}

/** The rows of the first sheet as they stand, whatever the format. */
export async function readRows(bytes: Uint8Array, onRow: OnRow): Promise<BookFacts> {
  if (bytes.length > heaviestFile) throw new BulkFileError(finding('F3'))
  if (bytes.length === 0) throw new BulkFileError(finding('F7'))
  try {
    return await readerOf(bytes)(bytes as Uint8Array<ArrayBuffer>, onRow)
  } catch (error) {
    if (error instanceof BulkFileError) throw error
    throw new BulkFileError(finding('F4'), error)
  }
}
