import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { hintsOf } from './rules.ts'

const camp = entity('camp', ['营期', 'Camp'], {
  fields: { title: f.text('名称', 'Title'), period: f.period('起止', 'Runs') },
  states: { draft: ['筹备中', 'Prepared'], running: ['进行中', 'Running'] },
  moves: { start: { label: ['开营', 'Start'], from: ['draft'], to: 'running' } },
  rules: { 1: { freeze: ['period.start'], once: { status: 'running' } } },
})
const period = { start: '2026-11-18T00:00:00+08:00', end: '2026-12-17T23:59:00+08:00' }

const hintsIn = (status: string) => {
  const record = { id: 1, title: '第30期', period, status }
  return hintsOf({
    ...{ entity: camp, entities: new Map([['camp', camp]]), before: record, after: record },
    now: '2026-11-21T10:00:00+08:00',
    ...nothingKnown,
  })
}

test('of a period that has begun the start alone is fixed, and its input says why', () => {
  expect(hintsIn('draft').period?.fixed).toBeUndefined()
  expect(hintsIn('running').period).toEqual({
    fixed: ['start'],
    reason: [
      '开始时间：当前为“进行中”，不能再修改',
      'Start: It is "Running" now: can no longer be changed',
    ],
  })
})
