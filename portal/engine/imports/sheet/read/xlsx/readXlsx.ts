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
 * Reads the first sheet of an xlsx file row by row while it is unpacked, so that memory holds the rows only. No macro,
 * formula, link or other sheet is looked at. Throws where the file is damaged or
 * unpacks to more than `most` bytes.
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  onRow: OnRow,
  most = mostUnpacked,
): Promise<BookFacts> {
  const entries = entriesOf(bytes)
  const allowance: Allowance = { left: most }
  const described = (path: string) => {
    const entry = entries.get(path)
    return entry ? wholeText(entry, allowance, mostDescribed) : ''
  }
  const { sheet, date1904 } = workbookOf(
    await described('xl/workbook.xml'),
    await described('xl/_rels/workbook.xml.rels'),
  )
  const strings = entries.get('xl/sharedStrings.xml')
  const dayOf = daysFrom(date1904)
  const context = {
    strings: strings ? await sharedStringsOf(textOf(strings, allowance)) : [],
    formats: formatsOf(await described('xl/styles.xml')),
    dayOf,
  }
  const merged = await readRows(textOf(needed(entries, sheet), allowance), context, onRow)
  return { merged, dayOf }
}

function needed(entries: ReadonlyMap<string, ZipEntry>, path: string): ZipEntry {
  const entry = entries.get(path)
  if (!entry) throw new Error(`The workbook lacks its sheet ${path}`)
  return entry
}
