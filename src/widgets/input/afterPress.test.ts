import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pressesOf } from './afterPress.ts'

test('what is left by the keyboard is left at once', () => {
  const done: string[] = []
  pressesOf(new EventTarget())(() => done.push('left'))
  expect(done).toEqual(['left'])
})

test('what is left by a press is left after the click', async () => {
  const page = new EventTarget()
  const done: string[] = []
  const afterPress = pressesOf(page)
  page.addEventListener('click', () => done.push('click'))
  page.dispatchEvent(new Event('pointerdown'))
  afterPress(() => done.push('left'))
  page.dispatchEvent(new Event('pointerup'))
  page.dispatchEvent(new Event('click'))
  await pause(1)
  expect(done).toEqual(['click', 'left'])
})
