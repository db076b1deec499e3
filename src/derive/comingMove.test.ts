import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { issue } from '#resources/magazines/issue.ts'
import { entityOrder } from '#resources/partners/entityOrder.ts'
import { comingMove } from './comingMove.ts'
import { nothingKnown } from './nothingKnown.ts'

const now = '2026-11-29T20:00:00+08:00'
const session = { acting: 'user', user: null, roles: [], special: new Set<string>() } as const
const coming = (entity: typeof issue | typeof entityOrder, record: Row) =>
  comingMove({
    ...{ entity, entities: new Map(), before: record, after: record, now, session },
    ...nothingKnown,
    ask: () => undefined,
  } as never)

test('an issue that is scheduled is published by itself at its time, a draft is not', () => {
  const releaseAt = '2026-12-01T08:00:00+08:00'
  expect(coming(issue, { status: 'scheduled', releaseAt })).toEqual({
    ...{ move: 'publish', at: releaseAt, isLate: false, isOverdue: false },
  })
  expect(coming(issue, { status: 'draft', releaseAt })).toBeUndefined()
  expect(coming(issue, { status: 'scheduled', releaseAt: null })).toBeUndefined()
})

test('what could not be done at its time is told as late, then as overdue, what is just due not', () => {
  const at = (releaseAt: string) => coming(issue, { status: 'scheduled', releaseAt })
  const late = { move: 'publish', isLate: true }
  expect(at('2026-11-29T19:50:00+08:00')).toMatchObject({ ...late, isOverdue: false })
  expect(at('2026-11-29T19:00:00+08:00')).toMatchObject({ ...late, isOverdue: true })
  expect(at('2026-11-29T19:59:40+08:00')).toMatchObject({ ...late, isOverdue: false })
  expect(at('2026-11-29T19:59:50+08:00')).toBeUndefined()
})

test('a parcel that could not be signed for goes on being tried', () => {
  const order = { status: 'shipped', shippedAt: '2026-10-28T10:00:00+08:00' }
  expect(coming(entityOrder, order)).toMatchObject({ isLate: true, isOverdue: false })
})

test('a parcel is signed for by itself so many days after it was shipped', () => {
  const order = { status: 'shipped', shippedAt: '2026-11-28T10:00:00+08:00' }
  expect(coming(entityOrder, order)).toEqual({
    ...{ move: 'sign', at: '2026-12-13T10:00:00+08:00', isLate: false, isOverdue: false },
  })
})
