const DAY = 86_400_000
const WEEK = 7 * DAY
/** The 18th number of the weekly in 2025 was its 1334th. */
const KNOWN = { date: Date.UTC(2025, 4, 5), total: 1334 }

/** One number of a magazine: its date, its year and where it stands in that year and altogether. */
export interface Numbered {
  readonly date: string
  readonly year: number
  readonly number: number
  readonly total: number
}

/** How many numbers a cycle has in a year. */
const perYear: { readonly [cycle: string]: number } = {
  weekly: 52,
  biweekly: 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  irregular: 2,
}

/** The `count` newest numbers of a magazine as of `today` (YYYY-MM-DD), newest first; the first one is still to come. */
export function numbersOf(cycle: string, count: number, today: string): Numbered[] {
  return cycle === 'weekly' ? weekly(count, today) : inYears(perYear[cycle] ?? 12, count, today)
}

function weekly(count: number, today: string): Numbered[] {
  const now = Date.parse(today)
  const passed = Math.floor((now - KNOWN.date) / WEEK)
  const next = KNOWN.date + (passed + 1) * WEEK
  return Array.from({ length: count }, (_, index) => {
    const moment = new Date(next - index * WEEK)
    const year = moment.getUTCFullYear()
    const number = Math.floor((moment.getTime() - Date.UTC(year, 0, 1)) / WEEK) + 1
    return { date: dateOf(moment), year, number, total: KNOWN.total + passed + 1 - index }
  })
}

function inYears(each: number, count: number, today: string): Numbered[] {
  const thisYear = Number(today.slice(0, 4))
  const all = [
    thisYear - 4,
    thisYear - 3,
    thisYear - 2,
    thisYear - 1,
    thisYear,
    thisYear + 1,
  ].flatMap((year) =>
    Array.from({ length: each }, (_, index) => ({
      year,
      number: index + 1,
      date: slot(year, index, each),
    })),
  )
  const next = all.findIndex(({ date }) => date > today)
  return all
    .slice(next - count + 1, next + 1)
    .reverse()
    .map((one) => ({ ...one, total: (one.year - 2001) * each + one.number }))
}

/** The first of a month, or the middle of it for magazines that appear twice a month. */
function slot(year: number, index: number, each: number): string {
  const month = Math.floor((index * 12) / each)
  const day = each > 12 && index % 2 === 1 ? 15 : 1
  return dateOf(new Date(Date.UTC(year, month, day)))
}

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)
