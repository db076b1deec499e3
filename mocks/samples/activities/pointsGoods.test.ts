import { expect, test } from 'vitest'
import { appUsers } from '../data/appUser.ts'
import type { SampleWorld } from '../sampleWorld.ts'
import { pointsEntries } from './pointsGoods.ts'

const world = { at: () => '2026-11-01T10:00:00+08:00', picture: () => '' } as unknown as SampleWorld

test('every user has the points their entries come to, so that a correction changes what it says and no more', () => {
  const sums = new Map<number, number>()
  for (const { user, delta, balance } of pointsEntries(world)) {
    const sum = (sums.get(user as number) ?? 0) + (delta as number)
    sums.set(user as number, sum)
    expect(balance).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(0)
  }
  for (const [at, { points }] of appUsers(world).entries())
    expect([at + 1, points]).toEqual([at + 1, sums.get(at + 1) ?? 0])
})
