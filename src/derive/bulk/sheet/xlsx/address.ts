/** The number of a column from 0: A is 0, Z is 25, AA is 26. */
export function columnOf(letters: string): number {
  let column = 0
  for (let i = 0; i < letters.length; i++) column = column * 26 + letters.charCodeAt(i) - 64
  return column - 1
}

/** The letters of a column counted from 0. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}
