import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()

test('an address that only looks does nothing: moves and actions that change answer no GET', async () => {
  const { entities } = bench.portal.context
  const tried: string[] = []
  for (const { path, moves } of entities.values())
    for (const move of Object.keys(moves)) tried.push(`${path}/1/${move}`)
  expect(tried.length).toBeGreaterThan(300)
  const answered: string[] = []
  for (const address of tried) {
    const { code } = await bench.admin('GET', address)
    if (code === 20000) answered.push(address)
  }
  expect(answered).toEqual([])
})
