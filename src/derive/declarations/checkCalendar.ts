import type { Entity } from '#declare'
import { isProblem, readFilter } from '../listFilter/readFilter.ts'
import type { Report } from './mistake.ts'

/** Where an entity stands in a calendar: by a time its list is filtered by, in states it has. */
export function checkCalendar(entity: Entity, report: Report): void {
  const { name, calendar, fields, states } = entity
  if (!calendar) return
  const kind = fields[calendar.at]?.kind
  if (!kind || !['date', 'dateTime', 'period'].includes(kind))
    report(
      `${name}.calendar.at`,
      [`“${calendar.at}”不是时间`, `"${calendar.at}" is no time`],
      ['请写一个日期、时间或时段字段', 'name a date, a moment or a period'],
    )
  const sample = kind === 'date' ? '2026-11-28' : '2026-11-28T00:00:00+08:00'
  const filter = { ...calendar.where, [`${calendar.at}_gte`]: sample }
  for (const [key, value] of Object.entries(filter))
    if (isProblem(readFilter(entity, key, value)))
      report(
        `${name}.calendar`,
        [`列表不能按“${key}”筛选`, `the list has no filter "${key}"`],
        ['请把它加到 list.filters', 'add it to list.filters'],
      )
  for (const state of calendar.due ?? [])
    if (!(state in states))
      report(
        `${name}.calendar.due`,
        [`没有状态“${state}”`, `there is no state "${state}"`],
        ['请写声明过的状态', 'name a state that is declared'],
      )
}
