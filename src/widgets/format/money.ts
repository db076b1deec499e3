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
