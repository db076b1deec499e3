import type { Entity } from '#declare'
import { directions } from '../directions.ts'
import { isSortable } from '../filters.ts'
import { isProblem, readFilter } from '../listFilter/readFilter.ts'
import { type ByName, namesOf } from './declared.ts'
import { filledFrom } from './filledFrom.ts'
import { didYouMean, type Report } from './mistake.ts'

/** What a queue names: filters that a list takes, moves, fields, and others' beside it. */
export function checkQueue(entity: Entity, byName: ByName, report: Report): void {
  const { name, queue, moves, list } = entity
  if (!queue) return
  const known = namesOf(entity)
  const demand = (section: string, names: readonly string[], among: readonly string[]) => {
    for (const one of names)
      if (!among.includes(one))
        report(
          `${name}.queue.${section}`,
          [`没有“${one}”`, `there is no "${one}"`],
          didYouMean(one, among),
        )
  }
  for (const { label, filter } of queue.tabs)
    for (const [key, value] of Object.entries(filter))
      if (isProblem(readFilter(entity, key, value)))
        report(
          `${name}.queue.tabs ${label[1]}`,
          [`列表不能按“${key}”筛选`, `the list has no filter "${key}"`],
          ['请把它加到 list.filters', 'add it to list.filters'],
        )
  demand('since', [queue.since], known)
  const listed = [...list.columns, ...list.filters, 'createdAt', 'updatedAt']
  if (
    known.includes(queue.since) &&
    !(listed.includes(queue.since) && isSortable(entity, queue.since))
  )
    report(
      `${name}.queue.since`,
      [`列表不能按“${queue.since}”排序`, `the list is not sorted by "${queue.since}"`],
      ['请换一个列表里的时间字段', 'name a moment that the list shows'],
    )
  demand('decide', Object.keys(queue.decide), Object.keys(moves))
  for (const [move, { key }] of Object.entries(queue.decide)) {
    if (!(key in directions))
      report(
        `${name}.queue.decide`,
        [`“${key}”不能作快捷键`, `"${key}" cannot be a key`],
        [
          `每个键在所有处理台意思相同：${inWords(0)}`,
          `each key means the same at every desk: ${inWords(1)}`,
        ],
      )
    const other = Object.keys(queue.decide).find(
      (one) => one !== move && queue.decide[one]?.key === key && mayBoth(entity, one, move),
    )
    if (other)
      report(
        `${name}.queue.decide`,
        [`“${move}”与“${other}”同用“${key}”`, `${move} and ${other} are both "${key}"`],
        [
          '同键的两个操作须从不同状态开始，或各有 when',
          'two moves of one key start from different states, or have a when each',
        ],
      )
  }
  for (const { tells } of Object.values(queue.decide))
    demand('decide', filledFrom(tells ?? []), Object.keys(entity.fields))
  demand('shows', queue.shows ?? [], known)
  demand('alike', queue.alike ? [queue.alike] : [], list.filters)
  for (const beside of queue.beside) {
    if ('record' in beside) {
      demand('beside', [beside.record], known)
      continue
    }
    const other = byName.get(beside.list)
    demand('beside', [beside.list], [...byName.keys()])
    demand('beside', Object.values(beside.by), known)
    if (other) demand(`beside ${beside.list}`, beside.shows, namesOf(other))
  }
}

const inWords = (language: 0 | 1): string =>
  Object.entries(directions)
    .map(([key, label]) => `${key} ${label[language]}`)
    .join(language === 0 ? '；' : '; ')

/** Whether two moves may both be open on one record, as far as is declared. */
const mayBoth = ({ moves }: Entity, one: string, other: string): boolean => {
  const [a, b] = [moves[one], moves[other]]
  return Boolean(a?.from.some((state) => b?.from.includes(state)) && !(a?.when && b?.when))
}
