import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
/** What every object bears; as a field it is none. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

test('names that every object bears are no fields: whatever reads a filter refuses them, and fails nowhere', async () => {
  const broken: string[] = []
  for (const { path, keysOf } of bench.portal.context.entities.values()) {
    if (keysOf) continue
    for (const [at, name] of names.entries()) {
      const filter = encodeURIComponent(`{"${name}":1}`)
      const within = encodeURIComponent(`{"any":[{"${name}":{"not":1}}]}`)
      const asked = [
        `?filter=${filter}`,
        `?filter=${within}`,
        `?sort=${encodeURIComponent(`["${name}","ASC"]`)}`,
        `?columns=${encodeURIComponent(`["${name}"]`)}`,
        `?${name}=1`,
        `/sums?filter=${filter}`,
        `/export?filter=${filter}`,
        `/bin?filter=${filter}`,
        `/dashboard?filter=${filter}&${name}=1`,
        `/${name}`,
        `/library?filter=${filter}`,
      ]
      // Every way of asking of every entity, each name in its turn.
      for (const [way, query] of asked.entries()) {
        if (way % names.length !== at) continue
        const { status } = await bench
          .admin('GET', path + query)
          .catch((error: Error) => ({ status: error.message }))
        if (typeof status === 'number' && status >= 500) broken.push(`${path}${query}: ${status}`)
      }
      for (const body of [
        `{"${name}":1}`,
        `{"filter":{"${name}":1}}`,
        `{"values":{"${name}":1}}`,
      ]) {
        const { status } = await bench.admin('POST', `${path}/check`, body)
        if (status >= 500) broken.push(`POST ${path}/check ${body}: ${status}`)
      }
    }
  }
  expect(broken).toEqual([])
}, 120_000)
