import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('who asks while the work goes on waits for one more run, together with the others', async () => {
  const ends: (() => void)[] = []
  const save = coalesce(() => new Promise<void>((resolve) => ends.push(resolve)))
  const first = save()
  const others = [save(), save(), save()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await Promise.all(others)
  const last = save()
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await last
})

test('work that fails is told to those who waited for it, and begun anew for the next', async () => {
  let runs = 0
  const save = coalesce(async () => {
    runs += 1
    if (runs === 1) throw new Error('full')
  })
  const [first, second] = [save(), save()]
  await expect(first).rejects.toThrow('full')
  await second
  expect(runs).toBe(2)
})
