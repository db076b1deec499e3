import { expect, test } from 'vitest'
import { makingRoom } from './makingRoom.ts'

test('jobs rest a moment between portions, at once long where people wait, and longer while they do', () => {
  const room = makingRoom()
  const idle = room.now()
  room.hear(true)
  const first = room.now()
  room.hear(true)
  expect(first).toBeGreaterThan(idle * 10)
  expect(room.now()).toBeGreaterThan(first)
  for (let more = 0; more < 20; more++) room.hear(true)
  expect(room.now()).toBeLessThanOrEqual(1000)
})

test('once nobody waits any more they come back to their pace by and by', () => {
  const room = makingRoom()
  const idle = room.now()
  room.hear(true)
  const crowded = room.now()
  room.hear(false)
  expect(room.now()).toBeLessThan(crowded)
  expect(room.now()).toBeGreaterThan(idle)
  for (let more = 0; more < 30; more++) room.hear(false)
  expect(room.now()).toBe(idle)
})

test('jobs that run beside each other share the pauses', async () => {
  const room = makingRoom()
  const ended: number[] = []
  const began = performance.now()
  const rest = async () => {
    await room.rest()
    ended.push(performance.now() - began)
  }
  await Promise.all([rest(), rest(), rest()])
  // Each begins after the one before: three take three pauses together, one after the other.
  expect(ended.length).toBe(3)
  expect(ended.at(-1)).toBeGreaterThanOrEqual(room.now() * 2)
})
