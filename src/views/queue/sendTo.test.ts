import { expect, test } from 'vitest'
import { whatChanged } from './sendTo.ts'

const label = (chinese: string, english: string) => [chinese, english] as const
const entity = {
  stateField: 'status',
  states: { captured: label('已抓取', 'Captured'), ignored: label('已忽略', 'Ignored') },
  fields: {
    title: { kind: 'text', label: label('标题', 'Title') },
    lead: { kind: 'text', label: label('导语', 'Lead') },
    body: { kind: 'richText', label: label('正文', 'Body') },
    note: { kind: 'text', label: label('备注', 'Note') },
    plays: { kind: 'integer', label: label('播放', 'Plays'), readOnly: true },
  },
} as unknown as Parameters<typeof whatChanged>[0]
const before = { status: 'captured', title: '一', lead: '', body: null, note: '记', plays: 3 }

test('a state it was brought to is named, even one from which the same could be decided still', () => {
  const current = { ...before, status: 'ignored', title: '二' }
  expect(whatChanged(entity, 'captured', before, current)?.[0]).toBe('同事已先处理，现在是“已忽略”')
  // A window opened anew knows the state it was decided in, and nothing more.
  expect(whatChanged(entity, 'captured', undefined, current)?.[1]).toContain('“Ignored” now')
})

test('fields that somebody changed are named, three of them, and none that the portal counts', () => {
  const changed = (fields: object) =>
    whatChanged(entity, 'captured', before, { ...before, ...fields })?.[0]
  expect(changed({ title: '二', plays: 9 })).toBe('同事刚改过标题，请再看一遍')
  expect(changed({ title: '二', lead: '甲', body: '<p>乙</p>', note: '丙' })).toBe(
    '同事刚改过标题、导语、正文等，请再看一遍',
  )
  expect(changed({ plays: 9 })).toBeUndefined()
  expect(whatChanged(entity, 'captured', undefined, { ...before, title: '二' })).toBeUndefined()
})
