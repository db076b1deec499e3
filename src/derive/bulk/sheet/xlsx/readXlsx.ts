import { NoSheet } from '../NoSheet.ts'
import { daysFrom } from '../numberCell.ts'
import type { BookFacts, OnRow } from '../rawCell.ts'
import { formatsOf } from './formats.ts'
import { sharedStringsOf } from './sharedStrings.ts'
import { readRows } from './sheetRows.ts'
import { type Allowance, mostUnpacked, textOf, wholeText } from './unpack.ts'
import { workbookOf } from './workbook.ts'
import { entriesOf, type ZipEntry } from './zip.ts'

/** Characters of the parts that only describe the workbook. */
const mostDescribed = 8 * 1024 * 1024

/**
 * Reads a sheet of an xlsx file (the first that is shown unless said) row by row while it is unpacked, so that memory
 * holds the rows only. No macro, formula or link is looked at, of other sheets only whether they hold something. Throws
 * where the file is damaged or unpacks to more than `most` bytes, and `NoSheet` behind the last.
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  onRow: OnRow,
  at = 0,
  most = mostUnpacked,
): Promise<BookFacts> {
  const entries = entriesOf(bytes)
  const allowance: Allowance = { left: most }
  const described = (path: string) => {
    const entry = entries.get(path)
    return entry ? wholeText(entry, allowance, mostDescribed) : ''
  }
  const { sheets, date1904 } = workbookOf(
    await described('xl/workbook.xml'),
    await described('xl/_rels/workbook.xml.rels'),
  )
  const sheet = sheets[at]
  if (!sheet) throw new NoSheet()
  const strings = entries.get('xl/sharedStrings.xml')
  const dayOf = daysFrom(date1904)
  const context = {
    strings: strings ? await sharedStringsOf(textOf(strings, allowance)) : [],
    formats: formatsOf(await described('xl/styles.xml')),
    dayOf,
  }
  const merged = await readRows(textOf(needed(entries, sheet.path), allowance), context, onRow)
  const others = sheets.filter((one) => one !== sheet)
  const filled = await filledAmong(others, entries, allowance)
  return { merged, dayOf, sheet: sheet.name, others: filled }
}

/** The names of those sheets that hold rows. */
async function filledAmong(
  sheets: readonly { readonly name: string; readonly path: string }[],
  entries: ReadonlyMap<string, ZipEntry>,
  allowance: Allowance,
): Promise<readonly string[]> {
  const filled: string[] = []
  for (const { name, path } of sheets) {
    const entry = entries.get(path)
    if (entry && (await beginsRows(entry, allowance))) filled.push(name)
  }
  return filled
}

/** Whether a row stands at the beginning of a sheet; more of it is not unpacked. */
async function beginsRows(entry: ZipEntry, allowance: Allowance): Promise<boolean> {
  let text = ''
  for await (const piece of textOf(entry, allowance)) {
    text += piece
    if (/<(?:\w+:)?c\b/.test(text)) return true
    if (text.length > BEGINNING) return false
  }
  return false
}
const BEGINNING = 64 * 1024

function needed(entries: ReadonlyMap<string, ZipEntry>, path: string): ZipEntry {
  const entry = entries.get(path)
  if (!entry) throw new Error(`The workbook lacks its sheet ${path}`)
  return entry
}
