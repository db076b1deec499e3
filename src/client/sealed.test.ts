// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draftKey, draftPlace, draftsAt, keepDraft, readDraft } from '../views/form/draft.ts'
import { forgetBrowserKey, takeBrowserKey } from './browserKey.ts'
import { seal, sealedStorage, unseal } from './sealed.ts'
import { closeTabMemory, openTabMemory, tabMemory } from './tabMemory.ts'

const keyOf = (sign: number) => btoa(String.fromCharCode(...Array(32).fill(sign)))
const [own, others] = [keyOf(1), keyOf(2)]
const written = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  forgetBrowserKey()
  closeTabMemory()
})

test('what somebody typed is on no disk as they typed it, and is theirs again after a reload', () => {
  takeBrowserKey(own)
  const key = draftKey(draftPlace(3, 'appUser', 12), 'first')
  keepDraft(key, { at: Date.now(), version: 4, values: { note: '电话 13912345678' } })
  expect(written()).not.toContain('13912345678')
  expect(written()).not.toContain('note')
  // As a page that is loaded anew: the portal gives the same key.
  forgetBrowserKey()
  takeBrowserKey(own)
  expect(readDraft(key)).toMatchObject({ version: 4, values: { note: '电话 13912345678' } })
})

test('whoever is signed out reads no draft and loses none, and nobody else reads it', () => {
  takeBrowserKey(own)
  const place = draftPlace(3, 'appUser', 12)
  keepDraft(draftKey(place, 'a'), { at: Date.now(), version: 4, values: { note: '甲' } })
  forgetBrowserKey()
  expect(draftsAt(place)).toEqual([])
  takeBrowserKey(own)
  expect(draftsAt(place)).toHaveLength(1)
  const sealed = seal('一句话')
  takeBrowserKey(others)
  expect(unseal(sealed)).toBeNull()
})

test('what an earlier version kept is read still, and a changed text is none', () => {
  localStorage.setItem('texts:3', '[]')
  takeBrowserKey(own)
  expect(sealedStorage.getItem('texts:3')).toBe('[]')
  sealedStorage.setItem('texts:3', '["长"]')
  const kept = localStorage.getItem('texts:3') as string
  localStorage.setItem('texts:3', `${kept.slice(0, -6)}AAAAA=`)
  expect(sealedStorage.getItem('texts:3')).toBeNull()
})

test('long texts are sealed whole', () => {
  takeBrowserKey(own)
  const text = '摆渡人'.repeat(30_000)
  expect(unseal(seal(text))).toBe(text)
})

test('what a tab keeps of its lists is sealed, opened after a reload, and gone for whoever comes next', async () => {
  takeBrowserKey(own)
  await openTabMemory()
  tabMemory.setItem('list /user', '{"filter":{"phone":"13912345678"}}')
  await expect.poll(() => sessionStorage.getItem('list /user')).toMatch(/^sealed:/)
  expect(written()).not.toContain('13912345678')
  closeTabMemory()
  expect(tabMemory.getItem('list /user')).toBeNull()
  await openTabMemory()
  expect(tabMemory.getItem('list /user')).toContain('13912345678')

  closeTabMemory()
  takeBrowserKey(others)
  await openTabMemory()
  expect(tabMemory.getItem('list /user')).toBeNull()
  expect(sessionStorage.getItem('list /user')).toBeNull()
})
