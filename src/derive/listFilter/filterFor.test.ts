import { expect, test } from 'vitest'
import { entity, f, shelf } from '#declare'
import { both, filterFor } from './filterFor.ts'
import { heldBy } from './heldBy.ts'
import { isProblem, readFilter } from './readFilter.ts'

const note = entity('note', ['笔记', 'Note'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, search: true }),
    kind: f.choice('类型', 'Kind', { text: ['文字', 'Text'], film: ['视频', 'Film'] }),
    sound: f.audio('音频', 'Sound'),
    period: f.period('时间', 'Period'),
  },
  ...shelf(),
})

test('a condition meant for records of many entities asks of each what it can meet', () => {
  const found = { any: [{ status: ['published', 'onShelf'] }, { saleState: 'onSale' }] }
  expect(filterFor(note, found)).toEqual({ status: 'published' })
  expect(filterFor(note, { status: 'onShelf' })).toBeNull()
  expect(filterFor(note, { saleState: { not: 'gone' }, kind: 'text' })).toEqual({ kind: 'text' })
})

test('two conditions on one field are both asked', () => {
  expect(both([{ kind: 'text' }, {}, { kind: 'text' }])).toEqual({ kind: 'text' })
  expect(both([{ kind: 'text' }, { kind: { not: 'film' } }])).toEqual({
    all: [{ kind: 'text' }, { kind: { not: 'film' } }],
  })
})

test('a text of the expressions is asked as a text', () => {
  const where = { 'period.end': { gt: { text: '2026-11-21T10:00:00+08:00' } } }
  expect(filterFor(note, where)).toEqual({ 'period.end': { gt: '2026-11-21T10:00:00+08:00' } })
})

test('what is written is what is read', () => {
  const asked = [
    { kind: { not: ['film'] } },
    { sound: { set: true } },
    { 'period.end': { gt: '2026-11-21T10:00:00+08:00' } },
    { any: [{ kind: 'text' }, { status: 'published', title_q: '春' }] },
    heldBy({ status: ['draft', 'published'] }, '2026-11-21T10:00:00+08:00'),
  ]
  const refused = asked
    .flatMap((filter) => Object.entries(filter))
    .map(([key, value]) => readFilter(note, key, value))
    .filter(isProblem)
  expect(refused).toEqual([])
})

test.each([
  ['constructor', 1],
  ['__proto__', 1],
  ['kind', { not: 'song' }],
  ['kind', { toString: 1 }],
  ['kind', { gt: 'text' }],
  ['any', []],
  ['any', [{ lost: 1 }]],
  ['lost', { set: true }],
])('%s with %j is refused', (key, value) => {
  expect(isProblem(readFilter(note, key, value))).toBe(true)
})

test('a screen that holds several states keeps what somebody chooses among them', () => {
  expect(heldBy({ kind: 'text', status: ['draft', 'published'] }, '')).toEqual({
    kind: 'text',
    all: [{ status: ['draft', 'published'] }],
  })
  const held = { createdAt: { gte: { now: 'today-6d' } } }
  expect(heldBy(held, '2026-11-21T10:00:00+08:00')).toEqual({
    all: [{ createdAt: { gte: '2026-11-15T00:00:00+08:00' } }],
  })
})
