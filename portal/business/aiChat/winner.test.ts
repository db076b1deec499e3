import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { alike, winner } from './winner.ts'

let next = 0
const rule = (matchType: string, pattern: string, more: Row = {}): Row => ({
  id: ++next,
  status: 'enabled',
  scenes: ['home'],
  priority: 50,
  threshold: 80,
  matchType,
  patterns: [{ text: pattern }],
  ...more,
})
const asked = (rules: Row[], question: string, scene = 'home') =>
  winner(rules, { question, scene, now: '2026-11-21T10:00:00+08:00' })?.rule ?? null

test('the highest priority wins, then the closer way of matching, then the newest', () => {
  const [word, same, regex] = [
    rule('keyword', '退款'),
    rule('exact', '会员怎么退款？'),
    rule('regex', '退.{0,2}款'),
  ]
  expect(asked([word, regex, same], '会员怎么退款')).toBe(same)
  expect(asked([regex, word], '我要退款')).toBe(word)
  const newer = rule('keyword', '退款')
  expect(asked([word, newer], '我要退款')).toBe(newer)
  const loud = rule('regex', '款', { priority: 60 })
  expect(asked([same, loud], '会员怎么退款')).toBe(loud)
})

test('a rule counts in its scenes, in its time and while it is enabled', () => {
  const period = { start: '2026-12-01T00:00:00+08:00', end: null }
  expect(asked([rule('keyword', '退款')], '退款', 'article')).toBeNull()
  expect(asked([rule('keyword', '退款', { period })], '退款')).toBeNull()
  expect(asked([rule('keyword', '退款', { status: 'disabled' })], '退款')).toBeNull()
})

test('likeness counts from its threshold on; a broken expression fits nothing', () => {
  const close = rule('semantic', '怎么联系人工客服', { threshold: 60 })
  expect(asked([close], '怎么联系客服')).toBe(close)
  expect(asked([{ ...close, threshold: 70 }], '怎么联系客服')).toBeNull()
  expect(asked([rule('regex', '(')], '(')).toBeNull()
  expect([alike('客服', '客服'), alike('客服', '退款'), alike('', '')]).toEqual([100, 0, 0])
})
