import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'

/** So many days are drawn at most. */
const MOST_DAYS = 92
const MOST_ROWS = 20_000
const DAY = 86_400_000

/** Days from the first to the last, both included. Throws 40001 for none and for more than a quarter. */
function daysIn({ from, to }: Row): readonly string[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const count = (last - first) / DAY + 1
  if (!(count >= 1))
    throw refusedField('to', ['结束日期不能早于开始日期', 'It ends before it starts'])
  if (count > MOST_DAYS)
    throw refusedField('to', [`最多查看 ${MOST_DAYS} 天`, `At most ${MOST_DAYS} days are shown`])
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * DAY).toISOString().slice(0, 10),
  )
}

/** Figures of an ad day by day, a line per channel, all platforms together; a day without figures counts 0. */
const byDay: ActionFunction = async ({ context, entity, values, records }) => {
  const days = daysIn(values)
  const where = { advert: Number(values.advert), day: days as string[] }
  const rows = await records.select(entity.name, where, { limit: MOST_ROWS })
  const channels = entityNamed(context, 'appChannel')
  const lines = [...Map.groupBy(rows, ({ channel }) => channel as number)].map(async ([id, of]) => {
    const channel = await records.find('appChannel', id)
    const name = channel ? titleOf(channels, channel) : `#${id}`
    return { channel: id, name, ...sumsOf(of, days) }
  })
  return { days, lines: (await Promise.all(lines)).toSorted((a, b) => total(b) - total(a)) }
}

const total = ({ exposureCount }: { readonly exposureCount: readonly number[] }) =>
  exposureCount.reduce((sum, value) => sum + value, 0)

function sumsOf(rows: readonly Row[], days: readonly string[]) {
  const sum = (figure: string) =>
    days.map((day) =>
      rows.filter((row) => row.day === day).reduce((all, row) => all + Number(row[figure] ?? 0), 0),
    )
  return {
    exposureCount: sum('exposureCount'),
    clickCount: sum('clickCount'),
    orderCount: sum('orderCount'),
    orderAmount: sum('orderAmount'),
  }
}

/** Actions of the figures of ads. */
export const actions: ActionFunctions = { byDay }
