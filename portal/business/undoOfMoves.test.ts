import { expect, test } from 'vitest'
import type { Entity, Literal } from '#declare'
import { wayBack } from '#derive/wayBack.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

const { entities, parts } = await readDeclarations()
const rulesOf = ({ rules }: Entity): readonly Literal[] => Object.values(rules).flat()

/** Moves a person makes, with a state each starts from. */
const made = entities.flatMap((entity) =>
  Object.entries(entity.moves)
    .filter(([, { silent }]) => !silent)
    .flatMap(([name, move]) => move.from.map((from) => ({ entity, name, move, from }))),
)
const takenBack = made.filter(({ entity, name, from }) => wayBack(entity, name, from) !== undefined)

/** What a function does by itself whenever a record is saved, and that no move of these entities hangs on. */
const apart: { readonly [rule: string]: string } = {
  'appUser#forgetsClosed':
    'whoever closed their account is forgotten; none of these moves closes one',
  'comment#mailsTheBest': 'mails once a comment is marked as best, which no move does',
  'appbar#takesOver': 'another bar stays off the default; putting on says itself that it stays',
  'searchWord#withdrawsBlocked': 'words that a newly blocked word withdraws, which no move blocks',
  'campaign#tellsLinesTheirFloor': 'lines are told their floor anew at every save',
  'yongsComplete#tellsSetsThatCostMore': 'sets are told a price anew at every save',
}

test('what a function brings about with a move is taken back by the way its declaration names, or by none', () => {
  const unsaid = takenBack.flatMap(({ entity, name, move }) =>
    rulesOf(entity)
      .filter(({ by, on }) => by !== undefined && (!on || [on].flat().includes(name)))
      .filter(({ by }) => {
        const rule = parts.rules[entity.name]?.[by as string]
        return typeof rule === 'object' && 'effect' in rule
      })
      .filter(({ by, on }) => move.undo === undefined && !(!on && `${entity.name}#${by}` in apart))
      .map(({ by }) => `${entity.name}.${name}: ${by}`),
  )
  expect([...new Set(unsaid)]).toEqual([])
})

test('where others follow a record out of its state, that is taken back only when none did', () => {
  const followed = entities.flatMap((entity) =>
    rulesOf(entity)
      .filter(({ follows }) => typeof follows === 'string')
      .map(({ follows, leaves }) => ({
        to: entity.fields[(follows as string).split('.')[0] as string]?.to,
        leaves: [leaves].flat() as readonly string[],
      })),
  )
  const lost = takenBack.filter(({ entity, from, move }) =>
    followed.some(
      ({ to, leaves }) => to === entity.name && leaves.includes(from) && !leaves.includes(move.to),
    ),
  )
  expect(lost.map(({ entity, name, from }) => `${entity.name}.${name} from ${from}`)).toEqual([])
})

test('a way back that a declaration names leads out of where the move leads', () => {
  const wrong = entities.flatMap((entity) =>
    Object.entries(entity.moves).filter(([, { undo, to }]) => {
      const back = undo && undo !== 'alone' ? entity.moves[undo] : undefined
      return undo && undo !== 'alone' && !back?.from.includes(to)
    }),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('most of what people do to a record’s state can be taken back', () => {
  expect(takenBack.length).toBeGreaterThan(made.length / 2)
})
