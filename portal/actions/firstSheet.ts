/** The cells of a spreadsheet's first sheet as text; null for what is none. Lists without formatting may be UTF-8 or GBK. */
export async function firstSheet(
  bytes: Uint8Array,
): Promise<readonly (readonly string[])[] | null> {
  const { read, utils } = await import('xlsx')
  try {
    const book = isBook(bytes)
      ? read(bytes, { type: 'array' })
      : read(textIn(bytes), { type: 'string' })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    const how = { header: 1, raw: false, blankrows: true } as const
    const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, how) : []
    return rows.map((row) => Array.from(row, (cell) => String(cell ?? '').trim()))
  } catch {
    return null
  }
}

/** Zipped (xlsx) or a compound file (xls); everything else is plain text. */
const isBook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}
