import type { Entity } from '#declare'
import { isSortable } from '../filters.ts'
import { isProblem, readFilter } from '../listFilter/readFilter.ts'
import { type ByName, namesOf } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Keys that mean the same on every queue. */
const taken = ['a', 'j', 'k', 'n', 'z', 'u', 'x', 'e']

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
  const keys = Object.values(queue.decide).map(({ key }) => key)
  for (const key of keys)
    if (!/^[a-z]$/.test(key) || taken.includes(key) || keys.filter((one) => one === key).length > 1)
      report(
        `${name}.queue.decide`,
        [`“${key}”不能作快捷键`, `"${key}" cannot be a key`],
        [
          `请用一个字母，${taken.join('、')} 除外，且不重复`,
          `use one letter, once, other than ${taken.join(', ')}`,
        ],
      )
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
