import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench(undefined, { callsPerMinute: 30 })
const codes = async (by: typeof bench.admin, times: number) => {
  const found: number[] = []
  for (let at = 0; at < times; at++) found.push((await by('GET', 'magazine')).code)
  return found
}

test('whoever calls like a machine waits, says for how long, and keeps nobody else waiting', async () => {
  bench.time.now += 60_000
  const found = await codes(bench.editor, 35)
  expect(found.filter((code) => code === 20000)).toHaveLength(30)
  expect(found.at(-1)).toBe(42900)
  const refused = await bench.editor('GET', 'magazine')
  expect(refused).toMatchObject({ status: 429, data: { retryAfter: 2 } })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await bench.admin('GET', 'magazine')).code).toBe(20000)
})

test('it comes back as time goes, and never beyond a minute’s worth', async () => {
  bench.time.now += 10_000
  expect((await codes(bench.editor, 7)).filter((code) => code === 20000)).toHaveLength(5)
  bench.time.now += 3_600_000
  expect((await codes(bench.editor, 40)).filter((code) => code === 20000)).toHaveLength(30)
})

test('a clock that is set back takes nothing away', async () => {
  bench.time.now += 60_000
  await codes(bench.editor, 1)
  bench.time.now -= 30_000
  expect(await codes(bench.editor, 1)).toEqual([20000])
})
