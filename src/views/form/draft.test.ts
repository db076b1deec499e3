// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import {
  draftKey,
  draftPlace,
  draftsAt,
  dropDraft,
  formName,
  keepDraft,
  readDraft,
} from './draft.ts'

beforeEach(() => localStorage.clear())
const place = draftPlace(3, 'article', 12)
const key = draftKey(place, 'first')
const day = 86_400_000

test('what was typed is found again by user, entity and record', () => {
  keepDraft(key, { at: Date.now(), version: 4, values: { title: '夜班' } })
  expect(readDraft(key)).toMatchObject({ version: 4, values: { title: '夜班' } })
  expect(draftsAt(place)).toMatchObject([{ key, version: 4 }])
  expect(draftsAt(draftPlace(4, 'article', 12))).toEqual([])
  expect(draftsAt(draftPlace(3, 'article', 1))).toEqual([])
  expect(draftsAt(draftPlace(3, 'article', 13))).toEqual([])
})

test('two forms of one place keep a draft each, and the later one is offered first', () => {
  const at = Date.now()
  const [one, two] = [draftKey(place, formName()), draftKey(place, formName())]
  keepDraft(one, { at, version: null, values: { title: '甲' } })
  keepDraft(two, { at: at + 1, version: null, values: { title: '乙' } })
  expect(draftsAt(place).map(({ values }) => values.title)).toEqual(['乙', '甲'])
  dropDraft(two)
  expect(draftsAt(place).map(({ values }) => values.title)).toEqual(['甲'])
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
