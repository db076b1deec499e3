import { expect, test } from 'vitest'
import { isLastPress, skippedAt } from './skipped.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was left to others stays behind over coming again, for half a day of work, and comes again when asked for', () => {
  const storage = memory()
  let now = 0
  const at = () => skippedAt(storage, 'queueSkipped:1:comment', () => now)
  at().add(7)
  now += 3_600_000
  at().add(8)
  at().add(8)
  expect(at().ids()).toEqual([7, 8])
  expect(skippedAt(storage, 'queueSkipped:2:comment', () => now).ids()).toEqual([])
  now += 3.5 * 3_600_000
  expect(at().ids()).toEqual([8])
  at().clear()
  expect(at().ids()).toEqual([])
})

test('of what was left no more is kept than the portal is told of, and what cannot be read is nothing', () => {
  const storage = memory()
  for (let id = 1; id <= 150; id++) skippedAt(storage, 'place', () => 0).add(id)
  expect(skippedAt(storage, 'place', () => 0).ids()).toHaveLength(100)
  expect(
    skippedAt(storage, 'place', () => 0)
      .ids()
      .at(-1),
  ).toBe(150)
  storage.setItem('place', '{"id":')
  expect(skippedAt(storage, 'place', () => 0).ids()).toEqual([])
})

test('what was left is taken back for ten seconds, unless something was decided since', () => {
  const skipped = skippedAt(memory(), 'queueSkipped:1:comment', () => 0)
  for (const id of [7, 8, 9]) skipped.add(id)
  skipped.remove([8, 9])
  expect(skipped.ids()).toEqual([7])
  const left = { rows: [{ id: 8 }], at: 1000 }
  const outbox = { held: [], sending: [], refused: [], done: 0, lost: false }
  expect(isLastPress(left, outbox, 10_900)).toBe(true)
  expect(isLastPress(left, outbox, 11_000)).toBe(false)
  const decided = { ...outbox, held: [{ at: 2000 }] } as never
  expect(isLastPress(left, decided, 3000)).toBe(false)
})
