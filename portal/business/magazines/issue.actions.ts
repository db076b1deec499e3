import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** What an issue takes over from the one before. */
const settings = [
  'chargeKind',
  'price',
  'originalPrice',
  'vipFree',
  'trialCount',
  'shareTitle',
  'shareImg',
]

/** Fills the form with the settings of the magazine's latest issue, and proposes the next numbers and date. */
const fromPreviousIssue: ActionFunctions[string] = async ({ values, row, records }) => {
  const magazine = values.magazine ?? row?.magazine
  if (typeof magazine !== 'number')
    throw refusedField('magazine', ['请先选择杂志', 'Choose the magazine first'])
  const id = (row?.id ?? values.id ?? 0) as number
  const found = await records.select('issue', { magazine }, { limit: 2, sort: '-publishDate' })
  const previous = found.find((one) => one.id !== id)
  if (!previous)
    throw refusedField('magazine', ['该杂志还没有期次', 'This magazine has no issue yet'])
  const periodical = await records.find('magazine', magazine)
  const kept = Object.fromEntries(settings.map((name) => [name, previous[name] ?? null]))
  // The theme of one issue is not that of the next.
  if (String(kept.shareTitle ?? '').includes(String(previous.title))) kept.shareTitle = null
  return { ...kept, ...next(previous, String(periodical?.cycle ?? '')) }
}

function next(previous: Row, cycle: string): Row {
  const publishDate = nextDate(String(previous.publishDate ?? ''), cycle)
  const year = publishDate ? Number(publishDate.slice(0, 4)) : Number(previous.year)
  const number = year > Number(previous.year) ? 1 : Number(previous.number) + 1
  const total = typeof previous.totalNumber === 'number' ? previous.totalNumber + 1 : null
  return { year, number, totalNumber: total, publishDate }
}

const days: { readonly [cycle: string]: number } = { weekly: 7, biweekly: 14 }
const months: { readonly [cycle: string]: number } = { monthly: 1, bimonthly: 2, quarterly: 3 }

/** The day one cycle later; a month's last day stays the last. Null for a magazine without a cycle. */
function nextDate(date: string, cycle: string): string | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date)
  if (!isDate || !(days[cycle] || months[cycle])) return null
  const lastDay = new Date(Date.UTC(year, month + (months[cycle] ?? 0), 0)).getUTCDate()
  const moment = days[cycle]
    ? Date.UTC(year, month - 1, day + days[cycle])
    : Date.UTC(year, month - 1 + (months[cycle] ?? 0), Math.min(day, lastDay))
  return new Date(moment).toISOString().slice(0, 10)
}

/** Actions of issues. */
export const actions: ActionFunctions = { fromPreviousIssue }
