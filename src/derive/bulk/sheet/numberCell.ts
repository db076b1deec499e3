import type { RawCell } from './rawCell.ts'

/** What a number format makes of a number, as far as reading it goes. */
export type Format = 'plain' | 'date' | 'scientific' | 'percent'

/** More digits than a spreadsheet keeps. */
const keptDigits = 15
const quoted = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

/** The format behind a code such as `yyyy/m/d` or `0.00E+00`. */
export function formatOf(code: string): Format {
  const bare = code.split(';')[0]!.replace(quoted, '')
  if (/general/i.test(bare)) return 'plain'
  if (/[0#?]E[+-]/i.test(bare)) return 'scientific'
  if (/[ymdhs年月日]/i.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'plain'
}

/** A number as the text a person would have typed, with all digits the spreadsheet knows. */
export function numberCell(
  value: number,
  format: Format,
  dayOf: (serial: number) => string,
): RawCell {
  if (format === 'date' && value >= 0) return { text: dayOf(value), number: value }
  if (format === 'percent') return { text: `${rounded(value * 100)}%`, number: value }
  const lost = format === 'scientific' || Math.abs(value) >= 10 ** keptDigits
  return { text: rounded(value), number: value, ...(lost && { mark: 'scientific' as const }) }
}

/** Without the tail that binary fractions leave: a spreadsheet shows 15 digits too. */
const rounded = (value: number) =>
  Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(keptDigits)))

const DAY = 86_400_000

/** Days as a spreadsheet counts them: from 1900 (with the 29th of February that never was) or from 1904. */
export function daysFrom(date1904: boolean): (serial: number) => string {
  const first = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return (serial) => {
    const early = !date1904 && serial < 60 ? 1 : 0
    const at = new Date(first + Math.round((serial + early) * 86_400) * 1000)
    if (Number.isNaN(at.getTime())) return String(serial)
    const [day, time] = at.toISOString().split('T') as [string, string]
    return at.getTime() % DAY === 0 ? day : `${day} ${time.slice(0, 8)}`
  }
}
