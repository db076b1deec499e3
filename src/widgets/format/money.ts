/** Fen as yuan: 123450 → `¥1,234.50`, -5 → `-¥0.05`. */
export function money(fen: number): string {
  return `${fen < 0 ? '-' : ''}¥${groupedYuan(Math.abs(fen))}`
}

/** Fen as yuan without the sign of the currency: 123450 → `1,234.50`. */
export const groupedYuan = (fen: number): string => yuan(fen).replace(/\B(?=(\d{3})+\.)/g, ',')

/** Fen as one types yuan: 123450 → `1234.50`. Exact: no decimals are calculated with. */
export function yuan(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** No amount is written longer; a page of blanks takes a pattern minutes. */
const LONGEST = 60

const zeros: { readonly [unit: string]: number } = { 千: 3, k: 3, 万: 4, w: 4, 亿: 8 }

/** Fen of what was typed in yuan (`1,234.5`, `¥12`, `1.2万`, `3千`), or null where it is no amount or has parts of a fen. */
export function fen(typed: string): number | null {
  if (typed.length > LONGEST) return null
  const found =
    /^\s*(-)?\s*[¥￥]?\s*(\d{1,3}(?:[,，]\d{3})+|\d+)(?:\.(\d{0,10}))?\s*([千kK万wW亿])?\s*[元块]?\s*$/.exec(
      typed,
    )
  if (!found) return null
  const [, sign, whole = '', rest = '', many = ''] = found
  const places = 2 + (zeros[many.toLowerCase()] ?? 0)
  if (rest.length > places) return null
  const amount = Number(whole.replace(/[,，]/g, '') + rest.padEnd(places, '0'))
  return Number.isSafeInteger(amount) ? (sign ? -amount || 0 : amount) : null
}
