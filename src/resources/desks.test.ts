import { expect, test } from 'vitest'
import type { Action, Entity, Literal } from '#declare'
import { movesMoney } from '#derive/payment.ts'
import { readDeclarations } from '../../portal/start/declarations.ts'
import { demandsOf } from '../views/record/demands.ts'
import { answerOf } from '../views/record/sentenceOf.ts'

const { entities } = await readDeclarations()
const named = new Map(entities.map((entity) => [entity.name, entity]))

interface Carried {
  readonly entity: string
  readonly move?: string
}
/** The states a decision leads to, its own and those of what goes along with it. */
function leadsTo(entity: Entity, move: string): readonly string[] {
  const carried = Object.values(entity.rules)
    .flat()
    .filter((literal: Literal) => [literal.move].flat().includes(move))
    .flatMap(({ carry }) => (carry ?? []) as readonly Carried[])
    .flatMap((one) => named.get(one.entity)?.moves[one.move ?? '']?.to ?? [])
  return [entity.moves[move]!.to, ...carried]
}

/** Whether its dialog asks for something, or a rule wants a reason. */
const asksWhy = (entity: Entity, move: string): boolean => entity.moves[move]?.asks !== undefined || demandsOf(entity, move).reason

/** Readers see it no longer. */
const isGone = (state: string) => ['removed', 'hidden', 'withdrawn', 'offShelf'].includes(state)
/** Money has gone out. */
const isPaidOut = (state: string) => ['paid', 'refunded', 'partRefunded'].includes(state)
/** Refused, called off or sent back. */
const isRefused = (state: string) => /^(rejected|refused|cancelled|closed|ignored|flagged|sentBack|returned)$/.test(state)

/** What a decision comes to, out of what its move does and not of what is said of it. */
function directionOf(entity: Entity, move: string): string {
  const states = leadsTo(entity, move)
  const order = Object.keys(entity.states)
  const { from, to } = entity.moves[move]!
  if (states.some(isGone)) return 'd'
  if (movesMoney(entity, move) && states.some(isPaidOut)) return 'm'
  if (isRefused(to)) return 'r'
  if (/^(refuse|reject)/.test(move)) return 'r'
  const isBack = from.every((state) => order.indexOf(state) > order.indexOf(to))
  return isBack ? 'r' : 'p'
}

const decisions = entities.flatMap((entity) =>
  Object.entries(entity.queue?.decide ?? {}).map(([move, { key }]) => [`${entity.name}.${move}`, key, directionOf(entity, move)] as const),
)

test('a key means the same at every desk: what goes from readers, what is paid out and what is refused each has its own', () => {
  expect(decisions.length).toBeGreaterThan(40)
  // A last step and what is taken in hand go on as well: nothing is refused, paid or gone.
  const going = (key: string) => (['f', 't'].includes(key) ? 'p' : key)
  const otherwise = decisions.filter(([, key, direction]) => going(key) !== direction)
  expect(otherwise).toEqual([])
})

test('a decision that takes something from readers says why', () => {
  const silent = entities.flatMap((entity) =>
    Object.entries(entity.queue?.decide ?? {})
      .filter(([move, { key }]) => key === 'd' && !asksWhy(entity, move))
      .map(([move]) => `${entity.name}.${move}`),
  )
  expect(silent).toEqual([])
})

test('a line of a timeline that is told in words bears no figure beside it: what was given is no amount of money', () => {
  const figures = entities.flatMap(({ timeline = [] }) =>
    timeline
      .filter(({ told }) => told)
      .flatMap(({ of, shows }) =>
        shows
          .filter((name) => ['money', 'integer', 'count'].includes(named.get(of)?.fields[name]?.kind ?? ''))
          .map((name) => `${of}.${name}`),
      ),
  )
  expect(figures).toEqual([])
})

/** Over and done with: whoever has it asks for nothing. */
const isSettled = (state: string) => ['paid', 'granted', 'done', 'success'].includes(state)

test('whoever asks about an order or a parcel is answered, in every state that leaves them waiting', () => {
  const asked = entities.filter(({ name, states }) => /^(?!.*company).*(Order|Logistics)$/i.test(name) && Object.keys(states).length > 0)
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['shopOrder', 'materialOrder', 'userOrder']))
  const unanswered = asked.flatMap((entity) =>
    Object.keys(entity.states)
      .filter((state) => !isSettled(state) && !answerOf(entity, { [entity.stateField]: state }))
      .map((state) => `${entity.name}: ${state}`),
  )
  expect(unanswered).toEqual([])
})

/** Deeds that give goods, rights or stock away each time they are pressed; new keys of programs are no gift. */
const gives = /^(reissue|addStock|append|renew|renewal)$/

test('what gives something away says what it gives before it does, and is not pressed twice unmeant', () => {
  const deeds = entities
    .filter(({ name }) => !['serviceKey', 'webhook'].includes(name))
    .flatMap(({ name, moves, actions }) =>
      [...Object.entries(moves), ...Object.entries(actions)].map(([deed, one]) => [`${name}.${deed}`, deed, one] as const),
    )
  const giving = deeds.filter(([, deed, one]) => gives.test(deed) && !('page' in one && one.page))
  // The one looks for what is missing first, the other begins where the present term ends: neither gives twice.
  const askFirst = ['goodsMapping.reissue', 'cloudEnterprise.renew']
  expect(giving.length).toBeGreaterThan(7)
  expect(giving.filter(([name, , { grants }]) => !grants && !askFirst.includes(name)).map(([name]) => name)).toEqual([])
  // What asks how many more says what that does by itself.
  const asksMore = ({ asks }: Action) => asks !== undefined && 'amount' in asks
  const silent = deeds.filter(([, , one]) => one.grants && !('to' in one) && !one.says && !asksMore(one))
  expect(silent.map(([name]) => name)).toEqual([])
})
