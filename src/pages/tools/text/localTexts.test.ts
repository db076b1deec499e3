import { beforeEach, expect, test, vi } from 'vitest'
import { keepText, localTexts, nameOfText } from './localTexts.ts'

let held: Map<string, string>
beforeEach(() => {
  held = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 5000) throw new Error('full')
      held.set(key, value)
    },
  })
})
const text = (id: string, html: string) => ({ id, html, at: 1 })

test('keeps the newest twenty texts of somebody, the one written last first', () => {
  for (let at = 0; at < 25; at++) keepText(7, text(`t${at}`, `<p>${at}</p>`))
  keepText(7, text('t10', '<p>又改了</p>'))
  expect(localTexts(7)).toHaveLength(20)
  expect(localTexts(7)[0]).toEqual(text('t10', '<p>又改了</p>'))
  expect(localTexts(8)).toEqual([])
})

test('forgets a text that is empty', () => {
  keepText(7, text('a', '<p>一</p>'))
  expect(keepText(7, text('a', ''))).toEqual([])
})

test('tells where the browser has no room, and leaves what was kept', () => {
  keepText(7, text('a', '<p>一</p>'))
  expect(keepText(7, text('b', '长'.repeat(6000)))).toBeNull()
  expect(localTexts(7)).toEqual([text('a', '<p>一</p>')])
})

test('takes strange contents for none', () => {
  held.set('texts:7', '{"a":')
  expect(localTexts(7)).toEqual([])
})

test('a text is called by what it begins with', () => {
  expect(nameOfText(text('a', '<h2>摆渡人</h2><p>腊月里</p>'))).toBe('摆渡人 腊月里')
})
