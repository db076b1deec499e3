import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** An app that notes in which turn of the event loop each call began. */
function noting(options = {}, answer: () => Promise<void> = async () => {}) {
  const app = new Hono()
  const begun: number[] = []
  let turn = 0
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  app.use('/api/*', turns(options))
  app.all('/api/list', async (c) => {
    begun.push(turn)
    await answer()
    return c.text('a list')
  })
  const stop = () => {
    isOver = true
  }
  return { app, begun, stop }
}

test('of many calls at once one begins in each turn of the event loop, so that others get in between', async () => {
  const { app, begun, stop } = noting()
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.request('/api/list')))
  stop()
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(begun).size).toBe(40)
})

test('no more are at work than may be; one that waits for somebody else gives its place away', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, begun, stop } = noting({ atOnce: 2, patience: 60_000 }, () => held)
  const calls = Array.from({ length: 5 }, () => app.request('/api/list'))
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(begun).toHaveLength(2)
  release()
  await Promise.all(calls)
  expect(begun).toHaveLength(5)
  stop()

  const slow = noting({ atOnce: 1, patience: 1 }, () => new Promise((done) => setTimeout(done, 50)))
  await Promise.all([slow.app.request('/api/list'), slow.app.request('/api/list')])
  expect(slow.begun).toHaveLength(2)
  slow.stop()
})

test('nobody joins a line whose first has waited too long, and whoever has left it is read nothing', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, begun, stop } = noting({ atOnce: 1, longest: 30, patience: 60_000 }, () => held)
  const leaving = new AbortController()
  const calls = [
    app.request('/api/list'),
    app.request('/api/list', { signal: leaving.signal }),
    app.request('/api/list'),
  ]
  await new Promise((done) => setTimeout(done, 60))
  const refused = await app.request('/api/list')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  leaving.abort()
  release()
  await Promise.allSettled(calls)
  expect((await calls[2])?.status).toBe(200)
  expect(begun).toHaveLength(2)
  expect((await app.request('/api/list')).status).toBe(200)
  stop()
})

test('no more write at once than the database has time for; the next one is told to come again', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, stop } = noting({ writing: 2 }, () => held)
  const write = () => app.request('/api/list', { method: 'PUT' })
  const under = [write(), write()]
  const refused = await write()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  release()
  for (const one of await Promise.all(under)) expect(one.status).toBe(200)
  expect((await write()).status).toBe(200)
  stop()
})

test('whoever would wait behind too many is told to come again; calls that write pass', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, stop } = noting({ atOnce: 1, most: 1, patience: 60_000 }, () => held)
  const first = [app.request('/api/list'), app.request('/api/list')]
  const refused = await app.request('/api/list')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  const written = app.request('/api/list', { method: 'POST' })
  release()
  expect((await written).status).toBe(200)
  await Promise.all(first)
  stop()
})
