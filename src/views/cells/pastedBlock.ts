/** The cells of a block that a spreadsheet put on the clipboard, line by line; null where it is a single cell. */
export function pastedBlock(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const cells = lines.map((line) => line.split('\t').map(unquoted))
  return cells.length === 1 && cells[0]!.length === 1 ? null : cells
}

/** A spreadsheet quotes what holds a line end, and doubles quotes within. */
const unquoted = (cell: string): string =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
