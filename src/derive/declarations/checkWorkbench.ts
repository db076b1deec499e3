import type { Entity } from '#declare'
import { handOrderOf } from '../handOrder.ts'
import { isProblem, readFilter } from '../listFilter/readFilter.ts'
import { type ByName, namesOf } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** What a workbench names: contents that refer to the record and are sorted within it, headings, picks, a move, fields. */
export function checkWorkbench(entity: Entity, byName: ByName, report: Report): void {
  const { name, workbench } = entity
  if (!workbench) return
  const { of, by, under, headings, picks, ready, manuscripts } = workbench
  const demand = (section: string, names: readonly string[], among: readonly string[]) => {
    for (const one of names)
      if (!among.includes(one))
        report(
          `${name}.workbench.${section}`,
          [`没有“${one}”`, `there is no "${one}"`],
          didYouMean(one, among),
        )
  }
  const own = [...namesOf(entity), 'id']
  demand('of', [of], [...byName.keys()])
  demand('ready', [ready], Object.keys(entity.moves))
  demand('headings', Object.values(headings.by), own)
  demand('atMost', Object.values(workbench.atMost ?? {}), own)
  const content = byName.get(of)
  if (!content) return
  const has = namesOf(content)
  demand('by', [by, under], has)
  demand('shows', [...workbench.shows, ...Object.keys(workbench.atMost ?? {})], has)
  if (workbench.picture) demand('picture', [workbench.picture], imagesOf(content))
  for (const { where } of workbench.misses) demand('misses', Object.keys(where), has)
  if (handOrderOf(content)?.scope.join() !== by)
    report(
      `${name}.workbench.by`,
      [`“${of}”不在“${by}”内排序`, `${of} is not sorted within "${by}"`],
      ['请为它写 order 规则', `give it a rule { order: ['${by}'] }`],
    )
  const heading = byName.get(content.fields[under]?.to ?? '')
  for (const key of [...Object.keys(headings.by), ...Object.keys(headings.where ?? {})])
    if (heading && isProblem(readFilter(heading, key, headings.where?.[key] ?? 1)))
      report(
        `${name}.workbench.headings`,
        [`列表不能按“${key}”筛选`, `the list has no filter "${key}"`],
        ['请把它加到那边的 list.filters', 'add it to list.filters there'],
      )
  const picking = picks && byName.get(picks.of)
  if (picks) demand('picks', [picks.of], [...byName.keys()])
  if (picks && picking) demand('picks', [picks.by, picks.pick], namesOf(picking))
  if (!manuscripts) return
  const { title, body, picture, told } = manuscripts
  demand('manuscripts', [title, body, ...Object.keys(told ?? {})], has)
  if (picture) demand('manuscripts', [picture.field], has)
  if (picture) demand('manuscripts', [picture.spare], own)
}

const imagesOf = ({ fields }: Entity): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'image')
