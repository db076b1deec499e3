// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft.ts'

beforeEach(() => localStorage.clear())
const key = draftKey(3, 'article', 12)
const day = 86_400_000

test('what was typed is found again by user, entity and record', () => {
  keepDraft(key, { at: Date.now(), version: 4, values: { title: '夜班' } })
  expect(readDraft(key)).toMatchObject({ version: 4, values: { title: '夜班' } })
  expect(readDraft(draftKey(4, 'article', 12))).toBeNull()
  expect(readDraft(draftKey(3, 'article', 13))).toBeNull()
})

test('a draft is forgotten once it is dropped, or thirty days old', () => {
  keepDraft(key, { at: 0, version: null, values: { title: '夜班' } })
  expect(readDraft(key, 30 * day)).not.toBeNull()
  expect(readDraft(key, 31 * day)).toBeNull()
  keepDraft(key, { at: 0, version: null, values: {} })
  dropDraft(key)
  expect(readDraft(key, 0)).toBeNull()
})

test('what is no draft is none', () => {
  localStorage.setItem(key, '{"at":"yesterday"')
  expect(readDraft(key)).toBeNull()
})
