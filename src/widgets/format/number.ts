const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E']

/** A number cut short by k, M, G, T, P or E, with one decimal where it tells something: 1500 → `1.5k`, 950 → `950`. */
export function number(amount: number): string {
  let unit = 0
  let rest = Math.abs(amount)
  while (unit < UNITS.length - 1 && tenths(rest, unit) >= 1000) {
    rest /= 1000
    unit++
  }
  return `${amount < 0 ? '-' : ''}${tenths(rest, unit)}${UNITS[unit]}`
}

/** A number with all its digits, in groups of three: 1234567 → `1,234,567`. */
export const groupDigits = (amount: number): string =>
  String(amount).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

/** Whole where no unit stands behind it: 999.4 is 999.4 without one already. */
const tenths = (amount: number, unit: number) =>
  unit === 0 ? amount : Math.round(amount * 10) / 10
