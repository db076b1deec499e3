import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { nothingKnown } from '../nothingKnown.ts'
import type { Situation } from '../situation.ts'
import { unmetTests } from './unmetTests.ts'

const walk = entity('walk', ['行走', 'Walk'], {
  title: 'name',
  fields: {
    name: f.text('名称', 'Name'),
    day: f.date('日期', 'Day'),
    open: f.period('开放时间', 'Open'),
    words: f.integer('字数', 'Words'),
    handling: f.choice('处理方式', 'Handling', {
      none: ['不处理', 'None'],
      remove: ['删除', 'Remove'],
      mute: ['禁言', 'Mute'],
    }),
    isDefault: f.boolean('默认', 'Default'),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'] },
})

/** The messages of what a walk lacks of a condition. */
const lacking = (condition: object, after: object) =>
  unmetTests(condition, {
    entity: walk,
    entities: new Map([['walk', walk]]),
    before: null,
    after: after as Situation['after'],
    now: '2026-11-23T10:00:00+08:00',
    session: { acting: 'user', user: null, roles: [], special: new Set() },
    ...nothingKnown,
  } as unknown as Situation).map(({ field, message }) => [field, ...message])

test('a moment is told with what it would have to be and what it is', () => {
  expect(lacking({ day: { lte: { now: '' } } }, { day: '2026-12-07' })).toEqual([
    ['day', '日期不能晚于当前时间，现为 2026-12-07', 'Day must not be after now; it is 2026-12-07'],
  ])
})

test('a number is told the same way', () => {
  expect(lacking({ words: { gt: 0 } }, { words: 0 })).toEqual([
    ['words', '字数须大于 0，现为 0', 'Words must be more than 0; it is 0'],
  ])
})

test('what is not there is asked for', () => {
  expect(lacking({ name: { set: true } }, { name: null })).toEqual([
    ['name', '请填写名称', 'Fill in Name'],
  ])
  expect(lacking({ name: { set: false } }, { name: '山' })).toEqual([
    ['name', '名称须留空', 'Name must be empty'],
  ])
})

test('of several values that are taken one is to be chosen', () => {
  expect(lacking({ handling: ['remove', 'mute'] }, { handling: 'none' })).toEqual([
    ['handling', '处理方式须为“删除”或“禁言”', 'Handling must be "Remove" or "Mute"'],
  ])
  expect(lacking({ handling: { not: 'none' } }, { handling: 'none' })).toEqual([
    ['handling', '处理方式不能为“不处理”', 'Handling must not be "None"'],
  ])
  expect(
    lacking({ status: ['published'], isDefault: false }, { status: 'draft', isDefault: true }),
  ).toEqual([
    ['_', '状态须为“已发布”', 'State must be "Published"'],
    ['isDefault', '默认须为“否”', 'Default must be "no"'],
  ])
})

test('where one of several conditions would do, all of them are named', () => {
  const condition = { any: [{ open: { set: false } }, { 'open.end': { gt: { now: '' } } }] }
  const ended = { open: { start: '2026-10-01T00:00:00+08:00', end: '2026-11-01T00:00:00+08:00' } }
  const [[, zh, en] = []] = lacking(condition, ended)
  expect(zh).toBe('开放时间须留空，或开放时间的结束时间须晚于当前时间，现为 2026-11-01 00:00')
  expect(en).toBe('Open must be empty, or Open: end must be after now; it is 2026-11-01 00:00')
})
