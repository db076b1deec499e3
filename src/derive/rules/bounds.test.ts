import { expect, test } from 'vitest'
import type { Entity, Literal, Value } from '#declare'
import { readDeclarations } from '../../../portal/start/declarations.ts'
import { nothingKnown } from '../nothingKnown.ts'
import { linkFinding, linksOf, subjectOf } from './compare.ts'

const { entities } = await readDeclarations()
const known = new Map(entities.map((entity) => [entity.name, entity] as const))

const linksIn = ({ rules }: Entity) =>
  Object.values(rules)
    .flat()
    .flatMap((literal: Literal) => {
      const needs = ((literal.needs ?? []) as readonly unknown[]).filter(Array.isArray)
      // Entries of a list are told by themselves.
      if (literal.each) return []
      const chains = [...(literal.compare ? [literal.compare as unknown[]] : []), ...needs]
      return chains.flatMap(linksOf).map((link) => ({ literal, link }))
    })

/** What is said where so much is held against so much more. */
function saidOf(entity: string, row: object, left: Value, comparison: '<=' | '>=', right: Value) {
  const of = known.get(entity) as Entity
  const found = linkFinding(
    { left, comparison, right },
    {
      ...{ entity: of, entities: known, before: null, after: row as never, now: '' },
      ...nothingKnown,
    },
  )
  return [found?.field, found?.message[0]]
}

test('every bound stands at a field of the record, whatever it is compared with', () => {
  const nowhere = entities.flatMap((entity) =>
    linksIn(entity)
      .filter(({ literal }) => literal.field === undefined)
      .map(({ link: { left, right } }) => subjectOf(left, right, entity).split('.')[0] as string)
      .filter((field) => !(field in entity.fields) && !['createdAt', 'updatedAt'].includes(field))
      .map((field) => `${entity.name}: ${field}`),
  )
  expect(nowhere).toEqual([])
})

test('a text or a list held against a number is marked and called by its name', () => {
  const long = { content: '长'.repeat(201) }
  expect(saidOf('campSop', long, { length: 'content' }, '<=', 200)).toEqual([
    'content',
    '话术内容的字数不能大于 200',
  ])
  expect(saidOf('offlineParticipant', { paid: 0 }, { first: ['paid', 0] }, '>=', 1)).toEqual([
    'paid',
    '实付不能小于 ¥0.01',
  ])
  expect(saidOf('fastReading', { points: [{}] }, { length: 'points' }, '>=', 3)).toEqual([
    'points',
    '核心要点的数量不能小于 3',
  ])
})

test('a bound that stands in another record is told with its value', () => {
  const of = known.get('practiceWork') as Entity
  const found = linkFinding(
    { left: 'score', comparison: '<=', right: 'practice.totalScore' },
    {
      ...{ entity: of, entities: known, before: null, after: { practice: 3, score: 120 }, now: '' },
      ...nothingKnown,
      related: () => ({ id: 3, totalScore: 100 }),
    },
  )
  expect(found).toEqual({
    field: 'score',
    message: ['得分不能大于练习的总分（100）', 'Score must not exceed Practice: Total score (100)'],
  })
})
