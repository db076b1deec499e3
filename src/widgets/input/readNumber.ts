/** The number somebody typed (`1,234.5`), or null where it is none. */
export function readNumber(typed: string): number | null {
  const plain = typed.replace(/,(?=\d{3}(?!\d))/g, '')
  if (!/^[+-]?\d+(\.\d*)?$|^[+-]?\.\d+$/.test(plain)) return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}
