import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { nothingKnown } from '../nothingKnown.ts'
import type { Situation } from '../situation.ts'
import { lock } from './lock.ts'

const period = entity('period', ['营期', 'Period'], {
  fields: { name: f.text('名称', 'Name', {}), ends: f.dateTime('结营时间', 'Ends', {}) },
  states: { open: ['报名中', 'Open'], finished: ['已结营', 'Finished'] },
})
const node = entity('node', ['节点', 'Node'], {
  fields: {
    name: f.text('名称', 'Name', {}),
    period: f.ref('所属营期', 'Period', { to: 'period' }),
  },
  states: { shown: ['显示', 'Shown'], hidden: ['隐藏', 'Hidden'] },
})
const before = { id: 1, name: '一', period: 3, status: 'hidden' }

/** What is said when the name of a node is changed, with its period finished. */
const said = (asked: object) =>
  lock
    .check?.({ lock: asked }, {
      entity: node,
      entities: new Map([['period', period]]),
      before,
      after: { ...before, name: '二' },
      now: '2026-11-21T09:00:00+08:00',
      ...nothingKnown,
      related: () => ({ id: 3, status: 'finished', ends: '2026-11-20T18:00:00+08:00' }),
    } as unknown as Situation)
    .map(({ message }) => message[0])

test('says whose state shuts a record: its own, or that of the one it belongs to', () => {
  expect(said({ status: 'hidden' })).toEqual(['当前为“隐藏”，不能修改'])
  expect(said({ 'period.status': ['finished'] })).toEqual(['所属营期为“已结营”，不能修改'])
})

test('says what else shuts it as it is', () => {
  expect(said({ name: '一' })).toEqual(['名称为 一，不能修改'])
  expect(said({ 'period.ends': { lt: { now: '' } } })).toEqual([
    '所属营期的结营时间为 2026-11-20 18:00，不能修改',
  ])
})
