import type { Row } from '#declare'
import { weekdayAndLunar } from '#derive/text/weekdayAndLunar.ts'
import { conflict, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** Days looked ahead for gaps. */
const AHEAD = 60
const DAY = 24 * 3_600_000
const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10)

/** Actions of the cards of the day. */
export const actions: ActionFunctions = {
  /** The days ahead: which have a card that is scheduled or published, and which lack one. */
  gaps: async ({ records, now }) => {
    const today = now.slice(0, 10)
    const last = dayAfter(today, AHEAD - 1)
    const cards = await records.select(
      'dailyKnowledge',
      { date: { gte: { text: today }, lte: { text: last } } },
      { limit: AHEAD, sort: 'date' },
    )
    const days = Array.from({ length: AHEAD }, (_, at) => dayAfter(today, at))
    return {
      checklist: days.map((day) =>
        lineOf(
          day,
          cards.find(({ date }) => date === day),
        ),
      ),
    }
  },

  /** To a free day, or in exchange with the card that stands there. */
  swap: async ({ row, entity, values, records, change, now }) => {
    if (!row) throw missing(entity.label)
    const to = String(values.to)
    if (to === row.date) throw refusedField('to', ['就在这一天', 'That is the day it stands on'])
    const [there] = await records.select('dailyKnowledge', { date: to }, { limit: 1 })
    for (const [card, date] of [[row, to] as const, [there, String(row.date)] as const]) {
      if (card?.status === 'published') throw keepsItsDay(card)
      if (card?.status === 'scheduled' && date <= now.slice(0, 10))
        throw refusedField('to', [
          '待发布的卡片只能换到今天以后',
          'A scheduled card moves to a day to come only',
        ])
    }
    if (!there) return change(row.id as number, { date: to })
    // A day is taken once: the other card waits outside the calendar meanwhile.
    await change(there.id as number, { date: '9999-12-31' })
    const moved = await change(row.id as number, { date: to })
    await change(there.id as number, { date: row.date })
    return moved
  },
}

/** A day is provided for once its card is scheduled or published. */
const lineOf = (day: string, card: Row | undefined) => {
  const isReady = card && ['scheduled', 'published'].includes(String(card.status))
  const title = String(card?.title)
  return {
    title: `${day} ${weekdayAndLunar(day)}`,
    hint: isReady ? [title, title] : card ? [`草稿：${title}`, `Draft: ${title}`] : noCard,
    at: isReady ? `${day}T00:00:00+08:00` : null,
    link: card ? { entity: 'dailyKnowledge', id: card.id, label: ['打开', 'Open'] } : null,
  }
}
const noCard = ['还没有卡片', 'No card yet']
const keepsItsDay = ({ title }: Row) =>
  conflict([
    {
      field: '_',
      kind: 'conflict',
      message: [`“${title}”已发布，日期不再变更`, `"${title}" is published and keeps its day`],
    },
  ])
