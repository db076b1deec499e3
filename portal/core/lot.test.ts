import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { simulateDraws } from '#portal/business/lottery/raffle.actions.ts'
import { lot } from './lot.ts'

afterEach(() => vi.restoreAllMocks())

test('lots lie from 0 up to 1, evenly, and are drawn by the secure source', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const lots = Array.from({ length: 10_000 }, lot)
  expect(new Set(lots).size).toBe(lots.length)
  expect(lots.every((one) => one >= 0 && one < 1)).toBe(true)
  for (let part = 0; part < 10; part++) {
    const within = lots.filter((one) => Math.floor(one * 10) === part).length
    expect(within).toBeGreaterThan(800)
    expect(within).toBeLessThan(1200)
  }
})

test('a raffle is drawn by it: what Math.random gives decides nothing', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const awards = [
    { id: 1, weight: 1, stock: 10_000 },
    { id: 2, weight: 1, stock: 10_000 },
  ]
  expect(simulateDraws(awards).get(2)).toBeGreaterThan(4000)
})

test('nowhere in the portal does Math.random decide what is not to be foretold', () => {
  const portal = join(import.meta.dirname, '..')
  const files = readdirSync(portal, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
  )
  const using = files.filter((file) =>
    /\bMath\.random\(/.test(readFileSync(join(portal, file), 'utf8')),
  )
  // How long a writer waits before it tries again.
  expect(using).toEqual(['storage/db/busy.ts'])
})
