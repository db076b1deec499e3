import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { alwaysMasked } from '#derive/alwaysMasked.ts'
import { shownAs } from '#derive/computedField.ts'
import { dimensionFacts } from '#derive/dashboard/described.ts'
import { filtersOf, isSortable } from '#derive/filters.ts'
import {
  type Condition,
  type ConditionTest,
  conditionFields,
  writeConditions,
} from '#derive/listFilter/conditions.ts'
import { choicesLeft, heldBy } from '#derive/listFilter/heldBy.ts'
import { pickFilter } from '#derive/listFilter/pickFilter.ts'
import { maskedFields } from '#derive/maskedFields.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { pickersOf } from './testing/pickersOf.ts'

const bench = sharedBench()
/** An admin with no right beyond. */
const asker = { user: { id: 1 }, roles: ['admin'], special: new Set<string>() }
const now = '2026-11-21T10:00:00+08:00'
const { entities: all } = await readDeclarations()
const declared = new Map(all.map((entity) => [entity.name, entity]))
const entityOf = (name: string) => declared.get(name) as Entity

/** What the portal says of a list; nothing where it answers. */
const refusalOf = async (entity: Entity, asked: Row): Promise<string | undefined> => {
  const query = new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const { code, message, data } = await bench.admin('GET', `${entity.path}?${query}`)
  return code === 20000
    ? undefined
    : `${entity.name} ${JSON.stringify(asked)}: ${message} ${JSON.stringify(data)}`
}

const each = all.map((entity) => [entity.name, entity] as const)

test.each(each)(
  'every picker of the form and the dialogs of %s asks what the portal answers, and can find something',
  async (_name, entity) => {
    const wrong: unknown[] = []
    for (const { path, target, where } of pickersOf(entity, declared)) {
      const filter = pickFilter(entityOf(target), { where, offered: true, now })
      const refusal =
        filter === null
          ? `finds nothing for ${JSON.stringify(where)}`
          : await refusalOf(entityOf(target), { filter, pick: 1 })
      if (refusal) wrong.push(`${path} → ${target}: ${refusal}`)
    }
    expect(wrong).toEqual([])
  },
)

const listed = each.filter(([, { keysOf }]) => !keysOf)

test.each(listed)(
  'every column and filter of %s that a list offers is answered',
  async (_name, entity) => {
    const { columns, filters, sort } = entity.list
    const sorts = [
      ...new Set([...columns, ...filters, ...sort.map((one) => one.replace(/^-/, ''))]),
    ]
      .filter((field) => isSortable(entity, field) && !alwaysMasked(entity).includes(field))
      .flatMap((field) => [{ sort: [field, 'ASC'] }, { sort: [field, 'DESC'] }])
    const filtered = filters.flatMap((name) =>
      filterValues(entity, name).map((filter) => ({ filter }) as Row),
    )
    expect(await refusals(entity, [...sorts, ...filtered])).toEqual([])
  },
)

test.each(listed)('every condition that a list of %s offers is answered', async (_name, entity) => {
  const conditions = conditionFields(entity, maskedFields(entity, asker)).flatMap(
    ({ name, tests }) =>
      tests.map(
        (test) => ({ field: name, test, ...sampleOperand(entity, name, test) }) as Condition,
      ),
  )
  const asked = conditions.map((one) => ({ filter: { any: writeConditions([[one]]) } }))
  expect(await refusals(entity, asked)).toEqual([])
})

test.each(each.filter(([, { fixed }]) => Object.keys(fixed).length > 0))(
  'every screen of %s is asked with what it holds fast, alone and with each choice it leaves',
  async (_name, entity) => {
    const asked = Object.values(entity.fixed).flatMap((held) => [
      heldBy(held, now),
      ...Object.entries(choicesLeft(held)).flatMap(([name, left]) =>
        left.map((chosen) => ({ [name]: chosen, ...heldBy(held, now) })),
      ),
    ])
    expect(
      await refusals(
        entity,
        asked.map((filter) => ({ filter })),
      ),
    ).toEqual([])
  },
)

test.each(each)('what the home page counts of %s is listed', async (_name, entity) => {
  const { todos, gaps } = entity.home
  const filters = [...todos.map(({ filter }) => filter), ...gaps.map(({ where }) => where ?? {})]
  expect(
    await refusals(
      entity,
      filters.map((filter) => ({ filter })),
    ),
  ).toEqual([])
})

test.each(each)(
  'every list that an action of %s opens takes the filter it is opened with',
  async (_name, entity) => {
    for (const { opens, by, via } of Object.values(entity.actions)) {
      if (!opens || !by || via) continue
      const names = typeof by === 'string' ? { [by]: 'id' } : by
      const filter = Object.fromEntries(
        Object.entries(names).map(([theirs, ours]) => [theirs, sampleOf(entity)[ours as string]]),
      )
      expect(await refusals(entityOf(opens), [{ filter }])).toEqual([])
    }
  },
)

test.each(each.filter(([, { dashboards }]) => Object.keys(dashboards).length > 0))(
  'the figures of %s are told for one of each record or choice they are narrowed by',
  async (_name, entity) => {
    const wrong: string[] = []
    for (const [name, board] of Object.entries(entity.dashboards))
      for (const filter of board.filters ?? []) {
        const { to, of } = dimensionFacts(board, filter, declared)
        const value = of ? Object.keys(of)[0] : to ? 1 : undefined
        const path = `${entity.path}/dashboard/${name}?${filter}=${value}`
        const code =
          value === undefined ? 'nothing to choose from' : (await bench.admin('GET', path)).code
        // Some are for those on a list of people alone, who are others than the admin here.
        if (code !== 20000 && code !== 40300) wrong.push(`${path}: ${code}`)
      }
    expect(wrong).toEqual([])
  },
)

test.each(Object.entries(bulkKinds))(
  'the options of bulk kind %s find what they are to',
  async (_name, { options }) => {
    for (const { to = '', where } of Object.values(options ?? {})) {
      if (!to) continue
      const filter = pickFilter(entityOf(to), { where: where as Row, offered: true, now })
      expect(await refusals(entityOf(to), [{ filter, pick: 1 }])).toEqual([])
    }
  },
)

async function refusals(entity: Entity, asked: readonly Row[]): Promise<string[]> {
  const found: string[] = []
  for (const one of asked) {
    const refusal = await refusalOf(entity, one)
    if (refusal) found.push(refusal)
  }
  return found
}

/** One value of each way a filter of a list has. */
function filterValues(entity: Entity, name: string): readonly Row[] {
  const field = entity.fields[name] && shownAs(entity.fields[name])
  const isState = name === entity.stateField && Object.keys(entity.states).length > 0
  // What a count counts are no choices.
  const of = field?.kind === 'count' ? undefined : (field?.of as object | undefined)
  const choices = Object.keys(isState ? entity.states : (of ?? {}))
  const values: { readonly [way: string]: readonly Row[] } = {
    is: [
      { [name]: name.endsWith('At') && !field ? '2026-11-21' : sampleFilter(field?.kind, choices) },
    ],
    has: [{ [name]: sampleFilter(field?.kind, choices) }],
    contains: alwaysMasked(entity).includes(name) ? [{ [name]: '春' }] : [{ [`${name}_q`]: '春' }],
    range: bounds(name, field?.kind),
    overlaps: bounds(name, field?.kind),
  }
  return filtersOf(entity, name).flatMap((way) => values[way] ?? [])
}

/** What a condition is asked with. */
function sampleOperand(entity: Entity, name: string, test: ConditionTest): Row {
  const field = entity.fields[name] && shownAs(entity.fields[name])
  const isState = name === entity.stateField && Object.keys(entity.states).length > 0
  const of = field?.kind === 'count' ? undefined : (field?.of as object | undefined)
  const choices = Object.keys(isState ? entity.states : (of ?? {}))
  if (test === 'contains' || test === 'lacks') return { text: '春' }
  if (test === 'within') return { span: 'thisMonth' }
  if (test === 'is' || test === 'isNot') return { values: [sampleFilter(field?.kind, choices)] }
  return test === 'between' ? { from: Object.values(bounds(name, field?.kind)[0]!)[0] } : {}
}

const bounds = (name: string, kind: string | undefined): readonly Row[] => {
  const isTime = ['date', 'dateTime', 'period', undefined].includes(kind)
  const value = isTime ? '2026-11-21' : 3
  return [{ [`${name}_gte`]: value }, { [`${name}_lte`]: value }]
}

function sampleFilter(kind: string | undefined, choices: readonly string[]): unknown {
  if (choices.length > 0) return choices[0]
  if (kind === 'boolean') return true
  if (kind === undefined || kind === 'date' || kind === 'dateTime') return kind ? '2026-11-21' : 1
  const numbers = [
    'ref',
    'refs',
    'parent',
    'integer',
    'decimal',
    'money',
    'percent',
    'duration',
    'order',
    'count',
  ]
  return numbers.includes(kind) ? 3 : '春'
}

/** A row as a list shows it, with something in every field. */
const sampleOf = (entity: Entity): Row => ({
  id: 7,
  ...Object.fromEntries(
    Object.entries(entity.fields).map(([name, { kind, of, to, default: begins }]) => [
      name,
      begins ??
        (kind === 'choice'
          ? Object.keys(of as object)[0]
          : to
            ? 1
            : kind === 'date'
              ? '2026-11-21'
              : null),
    ]),
  ),
})
