import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { literalsOf } from '../literalsOf.ts'
import { nothingKnown } from '../nothingKnown.ts'
import type { Situation } from '../situation.ts'
import { offeredProblems } from './offered.ts'
import { refer } from './refer.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../../resources/*/*.ts', {
  eager: true,
})
const entities = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter(
      (one): one is Entity =>
        typeof one === 'object' && one !== null && 'fields' in one && 'moves' in one,
    )
    .map((one) => [one.name, one] as const),
)

/** A record that picks number 7 everywhere, which is of no kind and in no state. */
function picking(entity: Entity, path: string, more: Row = {}): Situation {
  const after = { id: 1, [path]: entity.fields[path]?.kind === 'refs' ? [7] : 7, ...more }
  return {
    ...{ entity, entities, before: null, after, now: '2026-11-21T10:00:00+08:00' },
    session: { acting: 'user', user: { id: 1 }, roles: ['admin'], special: new Set<string>() },
    ...nothingKnown,
    related: (name) => {
      const other = entities.get(name)!
      const empty = Object.keys(other.fields).map((field) => [field, null])
      return {
        ...Object.fromEntries(empty),
        [other.title]: '那一条',
        id: 7,
        [other.stateField]: '',
      }
    },
    ask: () => undefined,
  } as Situation
}

const rules = [...entities.values()].flatMap((entity) =>
  literalsOf(entity)
    .filter(({ literal }) => literal.refer && (literal.where || literal.same) && !literal.say)
    .filter(({ literal }) =>
      ['ref', 'refs'].includes(entity.fields[literal.refer as string]?.kind ?? ''),
    )
    .map(({ rule, literal }) => ({ rule, literal, entity, path: literal.refer as string })),
)

test.each(rules)(
  '$rule tells why something cannot be chosen as $path',
  ({ entity, literal, path }) => {
    for (const { message } of refer.check?.(literal, picking(entity, path)) ?? [])
      expect(message).toEqual([expect.stringMatching(/：.+/), expect.stringMatching(/: .+/)])
  },
)

const offers = [...entities.values()].flatMap((entity) =>
  Object.entries(entity.fields)
    .filter(([, { kind, to }]) => kind === 'ref' && to !== undefined)
    .map(([path]) => ({ name: entity.name, entity, path })),
)

test.each(offers)('$name tells why what $path leads to is not offered', ({ entity, path }) => {
  for (const { message } of offeredProblems(picking(entity, path)))
    expect(message[0]).not.toMatch(/现在不可选用$/)
})

test('the state it is in, and the field it does not agree with, stand in the refusal', () => {
  const keyword = entities.get('questionKeyword')!
  const rule = rules.find(({ entity, path }) => entity === keyword && path === 'intervene')!
  const [found] =
    refer.check?.(rule.literal, picking(keyword, 'intervene', { answerBy: 'rule' })) ?? []
  expect(found?.message[0]).toMatch(/^.+不能选“那一条”：状态须为“.+”/)
})
