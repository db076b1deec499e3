import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { consequenceOf } from './consequence.ts'

const ticket = entity('ticket', ['用户优惠券', 'User coupon'], {
  fields: { coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }) },
  states: { unused: ['未使用', 'Unused'], voided: ['已作废', 'Void'] },
  moves: { void: { label: ['作废', 'Void'], from: ['unused'], to: 'voided' } },
})
const coupon = entity('coupon', ['优惠券', 'Coupon'], {
  fields: { title: f.text('名称', 'Title') },
  states: {
    active: ['发放中', 'Active'],
    paused: ['已暂停', 'Paused'],
    ended: ['已结束', 'Ended'],
    voided: ['已作废', 'Void'],
  },
  moves: {
    pause: { from: ['active'], to: 'paused' },
    activate: { label: ['开始发放', 'Activate'], from: ['paused'], to: 'active' },
    end: { from: ['active'], to: 'ended' },
    void: { from: ['active', 'ended'], to: 'voided' },
  },
  rules: {
    1: { shown: { status: 'active' }, gives: ['title'] },
    2: {
      move: 'void',
      carry: [{ entity: 'ticket', move: 'void', where: { coupon: 'id', status: 'unused' } }],
    },
  },
})
const known = (name: string) => (name === 'ticket' ? ticket : undefined)
const told = (move: string, ...states: readonly string[]) =>
  consequenceOf(
    coupon as never,
    move,
    states.map((status) => ({ status })),
    known as never,
  )!

test('who moves a record is told from where to where, and how it comes back', () => {
  const { from, to, follows } = told('pause', 'active')
  expect([from, to]).toEqual(['active', 'paused'])
  expect(follows.map(([zh]) => zh)).toEqual(['用户将不再看到', '之后可以再“开始发放”'])
})

test('what cannot be taken back and what is moved along is told', () => {
  expect(told('void', 'ended').follows.map(([zh]) => zh)).toEqual([
    '相关的用户优惠券（未使用）将一并“作废”',
    '此后不能回到“已结束”',
  ])
})

test('of records in several states only where they end is told', () => {
  expect(told('void', 'active', 'ended')).toMatchObject({ to: 'voided' })
  expect(told('void', 'active', 'ended').from).toBeUndefined()
})

test('what cannot be moved as it stands tells nothing of the others', () => {
  expect(told('pause', 'active', 'ended', 'voided')).toMatchObject({ from: 'active' })
})
