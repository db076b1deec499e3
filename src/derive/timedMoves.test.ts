import { expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { isPastPromise, momentIn, timedMovesOf } from './timedMoves.ts'

const at = (time: string) => Date.parse(time)

test('what somebody schedules for an hour to come is promised, what ends, expires or begins is not', async () => {
  const all = [...(await readDeclarations()).entities].flatMap((entity) =>
    timedMovesOf(entity).map((timed) => ({ ...timed, called: `${entity.name}.${timed.move}` })),
  )
  const promised = all.filter(({ isPromised }) => isPromised).map(({ called }) => called)
  expect(promised.toSorted()).toEqual([
    'dailyKnowledge.publish',
    'informationFlow.publish',
    'issue.publish',
    'mail.send',
    'push.send',
    'smallSubject.publish',
    'weeklyListening.publish',
  ])
  expect(all.length).toBeGreaterThan(30)
})

test('a promised hour is kept twenty minutes longer, a promised day until it is over', () => {
  const promised = { isPromised: true }
  const hour = '2026-12-01T08:00:00+08:00'
  expect(isPastPromise(promised, hour, at('2026-12-01T08:19:00+08:00'))).toBe(false)
  expect(isPastPromise(promised, hour, at('2026-12-01T08:21:00+08:00'))).toBe(true)
  expect(isPastPromise({ isPromised: false }, hour, at('2027-12-01T08:16:00+08:00'))).toBe(false)
  expect(isPastPromise(promised, '2026-12-01', at('2026-12-01T23:59:00+08:00'))).toBe(false)
  expect(isPastPromise(promised, '2026-12-01', at('2026-12-02T00:01:00+08:00'))).toBe(true)
})

test('the moment is read from a field, a part of it, or so much later', () => {
  const row = { endedAt: '2026-12-01T08:00:00+08:00', period: { end: '2026-12-05T00:00:00+08:00' } }
  expect(momentIn({ path: 'period.end', later: '' }, row)).toBe('2026-12-05T00:00:00+08:00')
  expect(momentIn({ path: 'endedAt', later: '+14d' }, row)).toBe('2026-12-15T08:00:00+08:00')
  expect(momentIn({ path: 'batch.period.end', later: '' }, { batch: 3 })).toBeUndefined()
})
