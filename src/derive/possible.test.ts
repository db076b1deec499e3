import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { nothingKnown } from './nothingKnown.ts'
import { notForThis } from './possible.ts'
import { unmetTests } from './rules/unmetTests.ts'
import type { Situation } from './situation.ts'

const item = entity('item', ['信息流', 'Feed item'], {
  fields: { title: f.text('标题', 'Title', {}), pinnedUntil: f.dateTime('置顶至', 'Pinned until') },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'] },
  moves: { publish: { from: ['draft'], to: 'published' } },
  actions: {
    pin: { label: ['置顶', 'Pin'], asks: ['pinnedUntil'], when: { status: 'published' } },
    unpin: {
      ...{ label: ['取消置顶', 'Unpin'], sets: { pinnedUntil: null } },
      when: { pinnedUntil: { set: true } },
      otherwise: ['没有置顶', 'It is not pinned'],
    },
  },
})
const situation = {
  ...{ entity: item, entities: new Map(), before: { id: 1, status: 'draft', pinnedUntil: null } },
  ...{ after: { status: 'draft', pinnedUntil: null }, now: '2026-11-21T09:00:00+08:00' },
  ...nothingKnown,
} as unknown as Situation
const against = (deed: string) =>
  notForThis(item.actions[deed], situation, (when, one) =>
    unmetTests(when, one).map(({ message }) => message),
  ).map(({ message }) => message[0])

test('says what would have to be otherwise where an action is not for a record', () => {
  expect(against('pin')).toEqual(['这条记录目前不能执行“置顶”：状态须为“已发布”'])
})

test('says it in the words of the declaration where it has some', () => {
  expect(against('unpin')).toEqual(['没有置顶'])
})
