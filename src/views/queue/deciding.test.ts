import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { applying, comesTo, staysWith, usualOf, wayOf } from './deciding.ts'

const letter = entity('letter', ['来信', 'Letter'], {
  fields: {
    text: f.longText('内容', 'Text', { required: true }),
    amount: f.money('金额', 'Amount'),
    to: f.text('收款人', 'Payee'),
    cause: f.choice('原因', 'Cause', { rude: ['无礼', 'Rude'], late: ['过期', 'Late'] }),
    note: f.longText('说明', 'Note'),
  },
  states: { open: ['待处理', 'Open'], done: ['已处理', 'Done'], out: ['不采用', 'Not taken'] },
  moves: {
    take: { label: ['采用', 'Take'], from: ['open'], to: 'done' },
    drop: { label: ['不采用', 'Drop'], from: ['open'], to: 'out', asks: ['cause'] },
    explain: { label: ['退回', 'Send back'], from: ['open'], to: 'out', asks: ['cause', 'note'] },
    clear: { label: ['清除', 'Clear'], from: ['open'], to: 'out', confirm: 'yes' },
    burn: { label: ['销毁', 'Burn'], from: ['open'], to: 'out', confirm: { typed: 'text' } },
    reopen: { label: ['退回', 'Reopen'], from: ['done'], to: 'open' },
    pay: { label: ['付稿费', 'Pay'], from: ['open'], to: 'done' },
    count: { label: ['登记', 'Note'], from: ['open'], to: 'done' },
  },
  pays: { by: ['pay'], to: 'to', amount: 'amount' },
  rules: { countNeedsCause: { move: 'count', needs: ['cause'] } },
})
const row = { id: 1, version: 1, status: 'open', text: '您好' }
const kind = (move: string, record: object = row) => wayOf(letter, move, record as never).kind

test('what asks for nothing, or only whether one is sure, is done with its key', () => {
  expect(kind('take')).toBe('now')
  expect(kind('clear')).toBe('now')
})

test('what asks for one choice is done with a digit, as long as the record lacks it', () => {
  expect(wayOf(letter, 'drop', row)).toMatchObject({ kind: 'choice', name: 'cause' })
  expect(kind('count')).toBe('choice')
  expect(kind('count', { ...row, cause: 'late' })).toBe('now')
})

test('what asks for more, is typed to confirm, or pays, opens its dialog', () => {
  expect(kind('explain')).toBe('dialog')
  expect(kind('burn')).toBe('dialog')
  expect(kind('pay')).toBe('dialog')
})

test('what was said in a dialog waits for ten seconds, too; money and a typed word do not', () => {
  expect(wayOf(letter, 'explain', row as never)).toEqual({ kind: 'dialog', held: true })
  expect(wayOf(letter, 'burn', row as never)).toEqual({ kind: 'dialog', held: false })
  expect(wayOf(letter, 'pay', row as never)).toEqual({ kind: 'dialog', held: false })
})

test('one goes on with what was taken in hand, and with what the same tab has still', () => {
  const queue = (filters: readonly object[], key = 't') => ({
    ...letter,
    queue: {
      tabs: filters.map((filter) => ({ label: ['', ''] as const, filter: filter as never })),
      ...{ since: 'createdAt', within: 60, decide: { take: { key: key as 't' } }, beside: [] },
    },
  })
  expect(staysWith(queue([{ status: 'open' }, { status: 'done' }]), 'take')).toBe(true)
  expect(staysWith(queue([{ status: ['open', 'done'] }]), 'take')).toBe(true)
  expect(staysWith(queue([{ status: 'open' }]), 'take')).toBe(false)
  expect(staysWith(queue([{ status: ['open', 'done'] }], 'p'), 'take')).toBe(true)
  // An article that is proofed waits for its publication in the tab of those.
  expect(staysWith(queue([{ status: 'open' }, { status: 'done' }], 'p'), 'take')).toBe(false)
  // What is sent back waits for others.
  expect(staysWith(queue([{ status: 'open' }, { status: 'done' }]), 'reopen')).toBe(false)
})

test('the decision that stands out is the first that can be pressed, none where none can', () => {
  const unpaid = (move: string) =>
    move === 'pay' ? (['须由他人', 'By somebody else'] as const) : undefined
  expect(usualOf(['pay', 'drop'], unpaid)).toBe('drop')
  expect(usualOf(['drop', 'pay'], unpaid)).toBe('drop')
  expect(usualOf(['pay'], unpaid)).toBeUndefined()
})

const refund = entity('refund', ['退款', 'Refund'], {
  fields: { asked: f.money('申请', 'Asked'), paid: f.money('实付', 'Paid') },
  states: { open: ['退款中', 'Open'], all: ['已退款', 'Refunded'], part: ['部分退款', 'In part'] },
  moves: {
    whole: {
      label: ['退全部', 'All'],
      from: ['open'],
      to: 'all',
      when: { asked: { gte: 'paid' } },
    },
    some: {
      label: ['退一部分', 'Part'],
      from: ['open'],
      to: 'part',
      when: { asked: { lt: 'paid' } },
    },
    drop: { label: ['撤回', 'Drop'], from: ['part'], to: 'open' },
  },
  queue: {
    tabs: [{ label: ['待退', 'Open'], filter: { status: 'open' } }],
    since: 'createdAt',
    within: 60,
    decide: { whole: 'm', some: 'm', drop: 'r' },
  },
  rules: { seen: { shown: { status: 'all' }, gives: ['paid'] } },
})

test('of two decisions under one key the one that is for the record stands there', () => {
  const names = (record: object) =>
    applying(refund, { id: 1, status: 'open', paid: 500, ...record }).map(([move]) => move)
  expect(names({ asked: 500 })).toEqual(['whole'])
  expect(names({ asked: 300 })).toEqual(['some'])
  expect(names({ status: 'part' })).toEqual(['drop'])
})

test('a decision says what becomes of the record: the direction of its key, its state, what readers see', () => {
  const said = comesTo(refund, 'whole', { id: 1, status: 'open' }).map(([chinese]) => chinese)
  expect(said.slice(0, 3)).toEqual(['付钱、退钱：钱已付出', '变为“已退款”', '用户将能看到'])
})
