const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']

/** A number of bytes with its unit, B to YB, to three significant digits: 1536 → `1.50 KB`. */
export function size(bytes: number): string {
  let unit = 0
  let amount = bytes
  while (unit < UNITS.length - 1 && amount >= 1024) {
    amount /= 1024
    unit++
  }
  return unit === 0 ? `${Math.round(amount)} B` : `${digits(amount)} ${UNITS[unit]}`
}

/** Three digits; four before the point where 1,000 to 1,023 of a unit are meant. */
const digits = (amount: number) =>
  amount >= 1000 ? String(Number(amount.toPrecision(3))) : amount.toPrecision(3)
