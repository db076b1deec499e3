import { describe, expect, test } from 'vitest'
import { type Entity, isKept, type Row, wordOf } from '#declare'
import { askedBy } from '#derive/askedBy.ts'
import { holds } from '#derive/condition.ts'
import { followsAt, hidesWith, statesInUse } from '#derive/inUse.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { looksAt } from '#derive/looksAt.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { valueProblems } from '#derive/ruleProblems.ts'
import { movesOf } from '#derive/rules/move.ts'
import type { Situation } from '#derive/situation.ts'
import { isLasting, statesOf } from '#derive/standing.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { watchesOf } from './watches.ts'

const { entities } = await readDeclarations()
const byName = new Map(entities.map((entity) => [entity.name, entity]))
const now = '2026-11-21T10:00:00+08:00'

const situationOf = (entity: Entity, before: Row, after: Row): Situation => ({
  ...{ entity, entities: byName, before, after, now },
  ...nothingKnown,
})

/** Values that meet a plain condition on fields of the record itself. */
const meeting = (condition: unknown): Row =>
  Object.fromEntries(
    Object.entries((condition ?? {}) as Row)
      .filter(([path]) => !path.includes('.'))
      .map(([path, test]) => [path, Array.isArray(test) ? test[0] : test]),
  )

/** Every demand of every state, with the move that asks it first. */
const demands = entities.flatMap((entity) =>
  literalsOf(entity)
    .filter(({ literal }) => wordOf(literal) === 'move')
    .flatMap(({ rule, literal }) =>
      ((literal.needs ?? []) as readonly unknown[]).flatMap((need) =>
        statesOf(entity, movesOf(literal))
          .filter((state) => isLasting(entity, literal, need, state))
          .map((state) => ({ entity, rule, literal, need, state })),
      ),
    ),
)

describe('what a move demands', () => {
  const fields = demands.flatMap((one) =>
    typeof one.need === 'string' && one.need in one.entity.fields
      ? [{ ...one, field: one.need }]
      : [],
  )
  test.each(fields)('$rule $field is demanded of an edit in $state', (one) => {
    const { entity, rule, literal, field, state } = one
    const before = { ...meeting(literal.when), [entity.stateField]: state, [field]: 1 }
    if (holds(literal.when as object, situationOf(entity, before, before)) !== true) return
    const edited = situationOf(entity, before, { ...before, [field]: null })
    const found = valueProblems(edited).filter((problem) => problem.rule === rule)
    expect(found.map((problem) => problem.field)).toContain((literal.field as string) ?? field)
    const empty = { ...before, [field]: null }
    const lacking = valueProblems(situationOf(entity, empty, { ...empty, other: 1 }))
    expect(lacking.filter((problem) => problem.rule === rule)).toEqual([])
  })

  const looking = demands.flatMap(({ need, ...one }) =>
    looksAt(need, one.entity, byName).map((look) => ({ ...one, look })),
  )
  test.each(looking)('$rule is asked when $look.of changes', ({ entity, rule, state, look }) => {
    const goesOn = Object.values(entity.moves).some(
      ({ from, to }) => from.includes(state) && to !== state,
    )
    const byItself = look.along?.some((_, at, path) => {
      const to = path.slice(0, at + 1).join('.')
      return followsAt(entity, to) || hidesWith(entity, to)
    })
    const watched = watchesOf(byName.get(look.of) as Entity, { entities: byName })
    const isWatched = watched.some((watch) => watch.rule === rule && watch.entity === entity)
    expect(isWatched).toBe(goesOn && !byItself)
  })

  test('what a reference of a record in use may lead to is asked when that changes', () => {
    const watched = (of: string) =>
      watchesOf(byName.get(of) as Entity, { entities: byName }).map(({ rule }) => rule)
    expect(watched('chatIntervene')).toContain('questionKeyword#referenceFollowsAnswerBy')
    expect(watched('chatSelected')).toContain('questionKeyword#referenceFollowsAnswerBy')
    expect(watched('listener')).toContain('listenerRecommend#leaderSlotNeedsLeader')
    expect(statesInUse(byName.get('questionKeyword') as Entity)).toEqual(['published'])
  })

  test('a reason a move asks for is written by that move alone', () => {
    const open = entities.flatMap((entity) =>
      Object.keys(entity.moves).flatMap((move) =>
        askedBy(entity, move)
          .filter((name) => /\w(Reason|Note)$/.test(name) && move !== 'pass')
          .filter((name) => !isKept(entity.fields[name] as Entity['fields'][string]))
          .map((name) => `${entity.name}.${name}`),
      ),
    )
    // Notes that are also written before and after: they are what the record is about.
    expect([...new Set(open)]).toEqual([
      'chatFeedback.handleNote',
      'chatRecord.reviewNote',
      'projectEntry.checkNote',
    ])
  })
})

describe('what readers see', () => {
  const bounded = entities.flatMap((entity) =>
    literalsOf(entity)
      .filter(({ literal }) => typeof literal.shown === 'object')
      .flatMap(({ rule, literal }) =>
        Object.entries(entity.fields)
          .filter(
            ([, { kind, required }]) => ['period', 'date', 'dateTime'].includes(kind) && !required,
          )
          .filter(([name]) => JSON.stringify(literal.shown).includes(`"${name}":{`))
          .map(([name]) => ({ entity, rule, name, shown: literal.shown as Row })),
      ),
  )
  test.each(bounded)('$rule: an empty $name bounds nothing', ({ entity, name, shown }) => {
    const parts = (shown.any as Row[] | undefined) ?? []
    if (parts.some((part) => (part[name] as Row | undefined)?.set === false)) return
    const bounds = name in shown ? [{ [name]: shown[name] }] : parts
    const empty = { [name]: null }
    const answers = bounds.map((bound) => holds(bound, situationOf(entity, empty, empty)))
    expect(answers).not.toContain(false)
  })
})
