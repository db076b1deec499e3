import { expect, test } from 'vitest'
import { handOrderOf } from '#derive/handOrder.ts'
import { mergesOf } from '#derive/merges.ts'
import { addressesOf } from '#portal/http/records/addresses.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const entities = () =>
  [...bench.portal.context.entities.values()].filter(({ keysOf, standIn }) => !keysOf && !standIn)

/** Calls of which none refuses `bogus` by its name. */
async function silent(calls: readonly (readonly [string, string])[]): Promise<string[]> {
  const found: string[] = []
  for (const [method, path] of calls) {
    const { code, data } = await bench.admin(method, path, { bogus: 1 })
    // Who may it nothing and what is not there are told before anything is read.
    if (code === 40400 && data === null) continue
    if (!data?.errors?.bogus) found.push(`${method} ${path}: ${code}`)
  }
  return found
}

test('every action refuses by its name what it does not take', async () => {
  const calls = entities().flatMap((entity) =>
    Object.entries(entity.actions).flatMap(([name, { on = 'row', page, opens, plays }]) =>
      page || opens || plays || mergesOf(entity, name)
        ? []
        : [[on].flat().includes('row') ? `${entity.path}/1/${name}` : `${entity.path}/${name}`],
    ),
  )
  expect(calls.length).toBeGreaterThan(300)
  expect(await silent(calls.map((path) => ['POST', path]))).toEqual([])
})

test('every named call does', async () => {
  const named = [...addressesOf(entities()).named.keys()]
    .map((address) => address.replace('/api/portal/', '').split(' ') as [string, string])
    .filter(([method, path]) => method !== 'GET' && !path.startsWith('index/'))
  expect(named.length).toBeGreaterThan(50)
  expect(await silent(named)).toEqual([])
})

test('so do moves, merges, orders, deletions, returns and earlier versions', async () => {
  const calls = entities().flatMap((entity) => {
    const { path, moves } = entity
    const merged = (name: string) => mergesOf(entity, name) !== undefined
    return [
      ...Object.keys(moves).map((name) => (merged(name) ? `${path}/${name}` : `${path}/1/${name}`)),
      ...Object.keys(entity.actions).flatMap((name) => (merged(name) ? [`${path}/${name}`] : [])),
      ...(handOrderOf(entity) ? [`${path}/order`] : []),
      ...(entity.moves.restore ? [] : [`${path}/1/restore`]),
      `${path}/1/history/1/restore`,
    ].map((at) => ['POST', at] as const)
  })
  const removals = entities().map(({ path }) => ['DELETE', `${path}/1`] as const)
  expect(await silent([...calls, ...removals])).toEqual([])
})
