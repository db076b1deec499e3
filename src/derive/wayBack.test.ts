import { expect, test } from 'vitest'
import { entity, f, shelf } from '#declare'
import { wayBack } from './wayBack.ts'

const comment = entity('comment', ['评论', 'Comment'], {
  fields: {
    text: f.text('正文', 'Text'),
    payee: f.text('收款方', 'Payee'),
    sum: f.money('金额', 'Sum'),
  },
  states: {
    pending: ['待审', 'Pending'],
    passed: ['通过', 'Passed'],
    rejected: ['不通过', 'Rejected'],
    paid: ['已付', 'Paid'],
    gone: ['已清', 'Gone'],
  },
  moves: {
    pass: { from: ['pending', 'rejected'], to: 'passed' },
    reject: { from: ['pending', 'passed'], to: 'rejected' },
    reopen: { from: ['passed', 'rejected'], to: 'pending' },
    pay: { label: ['付款', 'Pay'], from: ['passed'], to: 'paid' },
    unpay: { label: ['退款', 'Pay back'], from: ['paid'], to: 'passed' },
    clear: { label: ['清理', 'Clear'], from: ['rejected'], to: 'gone' },
    dig: { label: ['挖出', 'Dig out'], from: ['gone'], to: 'rejected', silent: true },
    report: { label: ['通报', 'Report'], from: ['pending'], to: 'gone', undo: false },
    unreport: { label: ['取消通报', 'Unreport'], from: ['gone'], to: 'pending' },
  },
  pays: { by: ['pay'], to: 'payee', amount: 'sum' },
})

test('a move is taken back by the one that leads straight to where the record stood', () => {
  expect(wayBack(comment, 'pass', 'pending')).toBe('reopen')
  expect(wayBack(comment, 'pass', 'rejected')).toBe('reject')
  expect(wayBack(comment, 'reopen', 'passed')).toBe('pass')
})

test('what moves money, what only the portal leads back from, and what is said to stay is not taken back', () => {
  expect(wayBack(comment, 'pay', 'passed')).toBeUndefined()
  expect(wayBack(comment, 'clear', 'rejected')).toBeUndefined()
  expect(wayBack(comment, 'report', 'pending')).toBeUndefined()
  expect(wayBack(comment, 'nothing', 'pending')).toBeUndefined()
})

test('a move that makes or moves other records, or tells somebody, stays', () => {
  const more = (rule: object) =>
    ({ ...comment, rules: { effect: [{ move: 'pass', ...rule }] } }) as typeof comment
  expect(
    wayBack(more({ carry: [{ entity: 'other', move: 'publish', where: {} }] }), 'pass', 'pending'),
  ).toBeUndefined()
  expect(
    wayBack(more({ make: [{ entity: 'other', with: {} }] }), 'pass', 'pending'),
  ).toBeUndefined()
  expect(wayBack(more({ tell: ['createdBy'] }), 'pass', 'pending')).toBeUndefined()
  expect(wayBack(more({ needs: ['text'] }), 'pass', 'pending')).toBe('reopen')
})

test('what was put on the shelf is taken off it, from a draft too', () => {
  const book = entity('book', ['书', 'Book'], {
    fields: { title: f.text('书名', 'Title') },
    ...shelf(),
  })
  expect(wayBack(book, 'publish', 'draft')).toBe('withdraw')
  expect(wayBack(book, 'publish', 'withdrawn')).toBe('withdraw')
  expect(wayBack(book, 'withdraw', 'published')).toBe('publish')
})
