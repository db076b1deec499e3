import type { Row } from '#declare'
import { same } from '#derive/compare.ts'
import { shift } from '#derive/moment.ts'

/** From whom an issue is kept back: the days of the magazine's row, and until when that is for one issue. */
export const readers = [
  { days: 'vipDays', until: 'vipUntil' },
  { days: 'digitalDays', until: 'digitalUntil' },
  { days: 'knowledgeDays', until: 'knowledgeUntil' },
  { days: 'companyDays', until: 'companyUntil' },
  { days: 'giftDays', until: 'giftUntil' },
] as const

const daysOf = (row: Row): Row =>
  Object.fromEntries(
    ['startBasis', ...readers.map(({ days }) => days)].map((name) => [name, row[name]]),
  )

/** The days that hold on a day: those of the row from its effective date on, those it had before until then. */
export const daysInForce = (period: Row, today: string): Row =>
  String(period.effectiveFrom) <= today || !period.standing
    ? daysOf(period)
    : (period.standing as Row)

/** Whether two rows count the same days from the same beginning. */
export const sameDays = (one: Row, other: Row): boolean => same(daysOf(one), daysOf(other))

/** Until when an issue is kept from each kind of reader, null for those it is not kept from, and from when on it is open to all. */
export function protectionTerms(days: Row, issue: Row, shelvedAt: string): Row {
  const from =
    days.startBasis === 'issueDate' && issue.publishDate
      ? `${String(issue.publishDate)}T00:00:00+08:00`
      : shelvedAt
  const untils = readers.map(({ days: name, until }) => {
    const count = Number(days[name] ?? 0)
    return [until, count > 0 ? shift(from, `+${count}d`) : null] as const
  })
  const last = untils.reduce((latest, [, at]) => (at && at > latest ? at : latest), '')
  return { ...Object.fromEntries(untils), until: last || from }
}
