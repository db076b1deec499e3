import type { Entity } from '#declare'
import { isProblem, readFilter } from '../listFilter/readFilter.ts'
import { type ByName, namesOf } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Every source of a timeline: an entity that is there, filters its list takes, fields it has. */
export function checkTimeline(entity: Entity, byName: ByName, report: Report): void {
  for (const { of, by, where = {}, shows, failed = [] } of entity.timeline ?? []) {
    const address = `${entity.name}.timeline ${of}`
    const other = byName.get(of)
    const demand = (names: readonly string[], among: readonly string[]) => {
      for (const one of names)
        if (!among.includes(one))
          report(address, [`没有“${one}”`, `there is no "${one}"`], didYouMean(one, among))
    }
    demand([of], [...byName.keys()])
    demand(Object.values(by), namesOf(entity))
    if (!other) continue
    demand(shows, namesOf(other))
    demand(failed, Object.keys(other.states))
    for (const key of [...Object.keys(by), ...Object.keys(where)])
      if (isProblem(readFilter(other, key, where[key] ?? sample(other, key))))
        report(
          address,
          [`列表不能按“${key}”筛选`, `the list has no filter "${key}"`],
          ['请把它加到那边的 list.filters', 'add it to list.filters there'],
        )
  }
}

const sample = ({ fields }: Entity, key: string): unknown =>
  fields[key]?.kind === 'text' ? '1' : 1
