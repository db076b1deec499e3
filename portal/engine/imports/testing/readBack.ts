import { read, utils } from 'xlsx'

/** The lines of a spreadsheet's first sheet, every cell as the text it shows. */
export function readBack(file: Uint8Array): readonly string[][] {
  const book = read(file)
  const sheet = book.Sheets[book.SheetNames[0]!]!
  return utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false })
}
