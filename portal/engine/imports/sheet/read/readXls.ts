import type { CellObject, WorkBook } from 'xlsx'
import { daysFrom, formatOf, numberCell } from './numberCell.ts'
import type { BookFacts, OnRow, RawCell } from './rawCell.ts'
import { isWholeXls } from './wholeXls.ts'
import { lettersOf } from './xlsx/address.ts'

/** Reads the first sheet of an old xls file (BIFF). Throws where it is encrypted, damaged or none. */
export async function readXls(bytes: Uint8Array, onRow: OnRow): Promise<BookFacts> {
  const { CFB, read } = await import('xlsx')
  if (!isWhole(CFB, bytes)) throw new Error('The workbook is encrypted, damaged or cut short')
  const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false })
  const sheet = book.Sheets[firstShown(book)]
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
  return { merged, dayOf, others: filledBut(book, firstShown(book)) }
}

/** Apart, so that its copy of the file is gone before the rows are read. */
function isWhole(CFB: typeof import('xlsx').CFB, bytes: Uint8Array): boolean {
  const container = CFB.read(bytes, { type: 'array' })
  const stream = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book')
  const content = stream?.content as Uint8Array | number[] | undefined
  return (
    content !== undefined && isWholeXls(Array.isArray(content) ? Uint8Array.from(content) : content)
  )
}

/** The names of further sheets that are shown and hold something. */
function filledBut({ SheetNames, Sheets, Workbook }: WorkBook, first: string): readonly string[] {
  const hidden = Workbook?.Sheets ?? []
  return SheetNames.filter(
    (name, index) =>
      name !== first && !hidden[index]?.Hidden && (Sheets[name]?.['!data']?.length ?? 0) > 0,
  )
}

function firstShown({ SheetNames, Workbook }: WorkBook): string {
  const hidden = Workbook?.Sheets ?? []
  return SheetNames.find((_name, index) => !hidden[index]?.Hidden) ?? SheetNames[0] ?? ''
}

function rawOf({ t, v, f, z }: CellObject, dayOf: BookFacts['dayOf']): RawCell | undefined {
  if (f !== undefined) return { text: String(v ?? ''), mark: 'formula' }
  if (v === undefined || t === 'z') return undefined
  if (t === 'n') return numberCell(Number(v), formatOf(String(z ?? 'General')), dayOf)
  return { text: t === 'b' ? String(v).toUpperCase() : String(v) }
}
