import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { crowding } from './crowding.ts'

/** An app whose calls are answered at once, or after a tenth of a second. */
function watched() {
  const crowd = crowding()
  const app = new Hono()
  app.use(crowd.middleware)
  app.get('/quick', (c) => c.text('at once'))
  app.get('/late', async (c) => {
    await pause(100)
    return c.text('late')
  })
  const ask = (path: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => app.request(path)))
  return { isCrowded: crowd.isCrowded, ask }
}

test('people wait where many calls are late, and no more once they have been told of', async () => {
  const { isCrowded, ask } = watched()
  expect(isCrowded()).toBe(false)
  await ask('/late', 20)
  expect(isCrowded()).toBe(true)
  expect(isCrowded()).toBe(false)
})

test('one late call among many quick ones is nobody’s wait, nor are the few of a single page', async () => {
  const { isCrowded, ask } = watched()
  await Promise.all([ask('/quick', 40), ask('/late', 1)])
  expect(isCrowded()).toBe(false)
  await ask('/late', 5)
  expect(isCrowded()).toBe(false)
})
