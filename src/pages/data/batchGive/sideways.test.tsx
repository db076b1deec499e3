import { afterEach, expect, test } from 'vitest'
import { sideways } from './sideways.ts'

afterEach(() => document.body.replaceChildren())

test('arrows go to the next cell of the row once the caret stands at the end of the text', () => {
  document.body.innerHTML =
    '<div data-row="1"><input class="bulk-cell" value="199"><input class="bulk-cell" value="20"></div>'
  const [phone, amount] = [...document.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  phone.setSelectionRange(1, 1)
  expect(sideways(phone, 1)).toBe(false)
  phone.setSelectionRange(3, 3)
  expect(sideways(phone, 1)).toBe(true)
  expect(document.activeElement).toBe(amount)
  expect(sideways(amount, 1)).toBe(false)
  amount.setSelectionRange(0, 0)
  expect(sideways(amount, -1)).toBe(true)
  expect(document.activeElement).toBe(phone)
})

test('a cell that is chosen is left by an arrow at once, whatever stands in it', () => {
  document.body.innerHTML =
    '<div data-row="1"><input class="bulk-cell" value="199"><input class="bulk-cell" value="20"></div>'
  const [phone, amount] = [...document.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  amount.select()
  expect(sideways(amount, -1)).toBe(true)
  expect(document.activeElement).toBe(phone)
  expect(sideways(phone, 1)).toBe(true)
  expect(document.activeElement).toBe(amount)
})
