import { type Entity, isKept } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { isSortable } from '../filters.ts'
import { namesOf } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Names in the list, the form, what screens hold fast, and deviations. */
export function checkList(entity: Entity, report: Report): void {
  const { name, list, form, fields, moves, actions } = entity
  const known = namesOf(entity)
  const demand = (section: string, names: readonly string[], among: readonly string[]) => {
    for (const one of names)
      if (!among.includes(one))
        report(
          `${name}.${section}`,
          [`没有“${one}”`, `there is no "${one}"`],
          didYouMean(one, among),
        )
  }
  const once = (section: string, names: readonly string[]) => {
    for (const one of new Set(names.filter((name, at) => names.indexOf(name) !== at)))
      report(
        `${name}.${section}`,
        [`“${one}”写了两次`, `names "${one}" twice`],
        ['请只留一处', 'leave it where it belongs'],
      )
  }
  demand('list.columns', list.columns, known)
  once('list.columns', list.columns)
  demand('list.under', Object.entries(list.under).flat(2), list.columns)
  demand('list.filters', list.filters, known)
  demand('list.edit', list.edit, list.columns)
  for (const one of list.edit) {
    const field = fields[one]
    if (field && !isKept(field) && !kinds[field.kind].is.heavy) continue
    report(
      `${name}.list.edit`,
      [`“${one}”不能在单元格里修改`, `the cells of "${one}" cannot be edited`],
      [
        '请写由人填写、且列表里放得下的字段',
        'name fields that people fill in and a column can hold',
      ],
    )
  }
  once('list.filters', list.filters)
  demand(
    'list.sort',
    list.sort.map((one) => one.replace(/^-/, '')),
    known,
  )
  for (const one of list.sort.map((sorted) => sorted.replace(/^-/, '')))
    if (known.includes(one) && !isSortable(entity, one))
      report(
        `${name}.list.sort`,
        [`“${one}”这种字段不能排序`, `a list cannot be sorted by "${one}", a field of its kind`],
        ['请换一个文本、数字或日期字段', 'name a short text, a number or a day'],
      )
  demand('list.group', list.group ? [list.group] : [], known)
  demand('list.headings', list.headings ? [list.headings] : [], known)
  demand('list.within', list.within ? [list.within] : [], known)
  demand('list.lanes', list.lanes ? [list.lanes] : [], known)
  demand('list.beside', list.beside ? [list.beside] : [], known)
  if (list.beside && !entity.endpoints.menu)
    report(
      `${name}.list.beside`,
      ['没有取得菜单的接口', 'no call gives the menu'],
      ['请加上 endpoints.menu', 'add endpoints.menu'],
    )
  demand('list.grid', list.grid ? [list.grid.picture, ...list.grid.facts] : [], known)
  demand('list.ladder', list.ladder ? [list.ladder.by, list.ladder.step] : [], known)
  demand(
    'list.sums',
    list.sums.flatMap((sum) => (typeof sum === 'string' ? sum : Object.keys(sum.where))),
    known,
  )
  demand('list.summed', list.summed ? Object.keys(list.summed.where) : [], known)
  demand('list.bulk', list.bulk, [...Object.keys(moves), ...Object.keys(actions), 'delete'])
  demand(
    'form',
    form.flatMap(([, , rows]) => rows.flat()),
    Object.keys(fields),
  )
  demand('deviations', deviating(entity), columnNames(entity))
  for (const key of Object.keys(entity.omits).filter((one) => columnNames(entity).includes(one)))
    report(
      `${entity.name}.omits`,
      [`“${key}”并未省去`, `"${key}" is not left out`],
      ['写在 deviations 里', 'say it under deviations'],
    )
  checkFixed(entity, report)
}

/** A deviation is told by the name of what deviates: a field, a part of one, a move, an action, a rule, what the entity is called. */
const deviating = ({ deviations }: Entity) =>
  Object.keys(deviations).map((key) => key.split('.')[0] as string)
const columnNames = (entity: Entity): readonly string[] => [
  ...namesOf(entity),
  ...['moves', 'actions', 'rules', 'endpoints', 'states', 'fields'].flatMap((section) =>
    Object.keys(entity[section as 'fields']),
  ),
  ...[
    'label',
    'path',
    'title',
    'list',
    'form',
    'fixed',
    'screens',
    'states',
    'moves',
    'actions',
    'rules',
    'endpoints',
    'seed',
    'fields',
  ],
]

/** A stand-in for a form over another entity's records holds that one's fields fast. */
function checkFixed(
  { name, fixed, fields, stateField, states, keysOf }: Entity,
  report: Report,
): void {
  if (keysOf) return
  for (const [screen, values] of Object.entries(fixed))
    for (const [field, value] of Object.entries(values)) {
      const address = `${name}.fixed ${screen}`
      const choices =
        field === stateField && !fields[field]
          ? states
          : choicesOf(fields[field]?.of, fields[field]?.kind)
      if (!fields[field] && field !== stateField)
        report(
          address,
          [`没有字段“${field}”`, `there is no field "${field}"`],
          didYouMean(field, Object.keys(fields)),
        )
      else if (choices)
        for (const one of [value].flat() as string[])
          if (!(one in choices))
            report(
              address,
              [`“${one}”不是 ${field} 的选项`, `"${one}" is no choice of ${field}`],
              didYouMean(one, Object.keys(choices)),
            )
    }
}

const choicesOf = (of: unknown, kind: string | undefined): object | undefined =>
  kind === 'choice' || kind === 'choices' ? (of as object) : undefined
