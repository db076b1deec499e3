import { expect, test } from 'vitest'
import type { Entity, Fields, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { dialogFields, ownNames } from '../perform/dialogFields.ts'
import { demandsOf } from '../record/demands.ts'
import { afterwards, alikeHints, dialogHints } from './dialogHints.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../../resources/*/*.ts', {
  eager: true,
})
const entities = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter(
      (one): one is Entity =>
        typeof one === 'object' && one !== null && 'fields' in one && 'rules' in one,
    )
    .map((one) => [one.name, one] as const),
)

/** What the dialog of a move or an action shows of the record's own fields, with these values in it. */
function shownIn(entity: Entity, name: string, record: Row, values: Row) {
  const fields = dialogFields(entity, name, demandsOf(entity, name, [record]), [record])
  const names = ownNames(entity, name, Object.keys(fields))
  const judged = { entity, record, names, name }
  const hints = dialogHints(judged, {
    entity,
    entities,
    before: record,
    after: afterwards(judged, values),
    now: '2026-11-23T10:00:00+08:00',
    session: { acting: 'user', user: { id: 1 }, roles: ['admin'], special: new Set() },
    ...nothingKnown,
  })
  return { fields, hints, names, shown: names.filter((field) => !hints[field]?.hidden) }
}

/** Every choice of an entity, one after the other. */
const choicesOf = ({ fields }: Entity): readonly Row[] => [
  {},
  ...Object.entries(fields).flatMap(([name, { kind, of }]): readonly Row[] => {
    if (kind === 'choice') return Object.keys(of as object).map((one) => ({ [name]: one }))
    return kind === 'boolean' ? [{ [name]: true }, { [name]: false }] : []
  }),
]

test('a dialog shows the one field that the choice in it asks for', () => {
  const post = entities.get('seedingPost')!
  const asked = (rewardType: string | null) =>
    shownIn(post, 'reward', { id: 1, status: 'passed' }, { rewardType }).shown
  expect(asked('points')).toEqual(['rewardType', 'rewardPoints'])
  expect(asked('material')).toEqual(['rewardType', 'rewardGoods'])
})

test('a choice in a dialog offers what the move takes', () => {
  const { fields, hints, shown } = shownIn(
    entities.get('commentReport')!,
    'uphold',
    { id: 1, status: 'pending' },
    { handling: 'removeMute' },
  )
  expect(Object.keys(fields.handling!.of as object)).toEqual(['remove', 'removeMute'])
  expect(shown).toContain('muteDays')
  expect(hints.muteDays?.required).toBe(true)
})

test('whatever a dialog asks for is shown with some choice in it or in the record', () => {
  const unseen = [...entities.values()].flatMap((entity) =>
    [...Object.keys(entity.moves), ...Object.keys(entity.actions)].flatMap((name) => {
      const record = { id: 1, [entity.stateField]: entity.moves[name]?.from[0] }
      const { names } = shownIn(entity, name, record, {})
      const seen = choicesOf(entity).flatMap((chosen) => {
        const values = Object.fromEntries(
          names.flatMap((one) => (one in chosen ? [[one, chosen[one]]] : [])),
        )
        return shownIn(entity, name, { ...chosen, ...record }, values).shown
      })
      return names
        .filter((field) => !seen.includes(field))
        .map((field) => `${entity.name}.${name}: ${field}`)
    }),
  )
  expect(unseen).toEqual([])
})

/** What the picker of a dialog is narrowed to, with these values in the others. */
function offeredIn(entity: Entity, name: string, record: Row | null, values: Row, known: Row) {
  const judged = { entity, record, names: [], name }
  const hints = alikeHints(entity.actions[name]?.asks as Fields, {
    ...{ entity, entities, before: record, after: afterwards(judged, values) },
    now: '2026-11-23T10:00:00+08:00',
    ...nothingKnown,
    related: () => known,
  })
  return Object.fromEntries(Object.entries(hints).map(([field, { filter }]) => [field, filter]))
}

test('a picker in a dialog offers what agrees with the record and with what is chosen beside it', () => {
  const node = entities.get('campCatalogue')!
  const offered = (values: Row) => offeredIn(node, 'fillFromCourse', null, values, { camp: 3 })
  expect(offered({ period: 4 })).toEqual({ course: { camp: 3 } })
  expect(offered({})).toEqual({})
  const student = entities.get('campStudent')!
  const to = offeredIn(student, 'transfer', { id: 1, period: 4 }, {}, { camp: 3 })
  const open = { status: ['enrolling', 'running'] }
  expect(to).toEqual({ to: { ...open, camp: 3, id: { not: 4 } } })
})

test('goods of which more are put into a sale are picked among those that are in it', () => {
  const sale = { id: 1, items: [{ goods: 4 }, { goods: 9 }] }
  const offered = offeredIn(entities.get('limitedDiscount')!, 'addStock', sale, {}, {})
  expect(offered).toEqual({ goods: { id: [4, 9] } })
})

test('a partner gives out what it or its group has bought', () => {
  const company = { id: 1, group: 2, packages: [4, 9] }
  const offered = (known: Row | null | undefined, record: Row = company) =>
    offeredIn(entities.get('company')!, 'distribution', record, {}, known as Row)
  const open = { status: 'onShelf' }
  expect(offered({ packages: [6] })).toEqual({ package: { ...open, id: [4, 9, 6] } })
  // What the group has is not known yet: nothing is kept back.
  expect(offered(undefined)).toEqual({ package: open })
  expect(offered({}, { ...company, group: null })).toEqual({ package: { ...open, id: [4, 9] } })
})

test('a content is moved to another module of its subject that takes contents', () => {
  const content = { id: 1, subject: 3, module: 7 }
  const offered = offeredIn(entities.get('subjectContent')!, 'moveTo', content, {}, {})
  expect(offered).toEqual({
    to: { style: { not: ['text', 'video', 'picture'] }, subject: 3, id: { not: 7 } },
  })
})

/** Asked for on a record, and any that is there will do. */
const any = [
  'company.grouping.group',
  'productPackage.filter.category',
  'productPackage.filter.label',
  'subjectModule.copy.to',
  'theme.link.company',
  'appChannel.releaseAll.channels',
]

test('what is done with a record offers only what can be taken for it', () => {
  const offersAny = [...entities.values()].flatMap(({ name, actions }) =>
    Object.entries(actions).flatMap(([action, { asks, on }]) =>
      [on ?? 'row'].flat().every((one) => one === 'list' || one === 'form') || Array.isArray(asks)
        ? []
        : Object.entries((asks ?? {}) as Fields)
            .filter(([, { to, same, not, where }]) => to && !(same ?? not ?? where))
            .map(([field]) => `${name}.${action}.${field}`),
    ),
  )
  expect(offersAny.sort()).toEqual(any.toSorted())
})
