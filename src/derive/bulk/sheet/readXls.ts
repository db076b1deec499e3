import type { CellObject, WorkBook } from 'xlsx'
import { finding } from '#derive/bulk/finding.ts'
import { BulkFileError } from './bulkFileError.ts'
import { NoSheet } from './NoSheet.ts'
import { daysFrom, formatOf, numberCell } from './numberCell.ts'
import type { BookFacts, OnRow, RawCell } from './rawCell.ts'
import { isLocked, isWholeXls } from './wholeXls.ts'
import { lettersOf } from './xlsx/address.ts'

/** Reads a sheet of an old xls file (BIFF), the first that is shown unless said. Throws where it is encrypted, damaged or none. */
export async function readXls(bytes: Uint8Array, onRow: OnRow, at = 0): Promise<BookFacts> {
  const { CFB, read } = await import('xlsx')
  demandWhole(CFB, bytes)
  const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false })
  const name = shownIn(book)[at]
  if (name === undefined) throw new NoSheet()
  const sheet = book.Sheets[name]
  if (!sheet) throw new Error('The workbook has no sheet')
  const dayOf = daysFrom(book.Workbook?.WBProps?.date1904 === true)
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  for (const [index, cells] of rows.entries())
    if (cells)
      onRow(
        index + 1,
        Array.from(cells, (cell) => cell && rawOf(cell, dayOf)),
      )
  const merged = (sheet['!merges'] ?? []).map(
    ({ s, e }) => `${lettersOf(s.c)}${s.r + 1}:${lettersOf(e.c)}${e.r + 1}`,
  )
  return { merged, dayOf, sheet: name, others: filledBut(book, name) }
}

/** Apart, so that its copy of the file is gone before the rows are read. */
function demandWhole(CFB: typeof import('xlsx').CFB, bytes: Uint8Array): void {
  const container = CFB.read(bytes, { type: 'array' })
  if (CFB.find(container, '/EncryptedPackage')) throw new BulkFileError(finding('F4.locked'))
  const stream = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book')
  const content = stream?.content as Uint8Array | number[] | undefined
  const records = Array.isArray(content) ? Uint8Array.from(content) : content
  if (records && isLocked(records)) throw new BulkFileError(finding('F4.locked'))
  if (!records || !isWholeXls(records)) throw new Error('The workbook is damaged or cut short')
}

/** The names of further sheets that are shown and hold something. */
function filledBut({ SheetNames, Sheets, Workbook }: WorkBook, first: string): readonly string[] {
  const hidden = Workbook?.Sheets ?? []
  return SheetNames.filter(
    (name, index) =>
      name !== first && !hidden[index]?.Hidden && (Sheets[name]?.['!data']?.length ?? 0) > 0,
  )
}

/** The sheets that are shown; where none is, the first there is. */
function shownIn({ SheetNames, Workbook }: WorkBook): readonly string[] {
  const hidden = Workbook?.Sheets ?? []
  const shown = SheetNames.filter((_name, index) => !hidden[index]?.Hidden)
  return shown.length > 0 ? shown : SheetNames.slice(0, 1)
}

function rawOf({ t, v, f, z }: CellObject, dayOf: BookFacts['dayOf']): RawCell | undefined {
  if (f !== undefined) return { text: String(v ?? ''), mark: 'formula' }
  if (v === undefined || t === 'z') return undefined
  if (t === 'n') return numberCell(Number(v), formatOf(String(z ?? 'General')), dayOf)
  return { text: t === 'b' ? String(v).toUpperCase() : String(v) }
}
