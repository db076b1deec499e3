import { expect, test } from 'vitest'
import type { Fields } from '#declare'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()

test('an entry somebody has just added to a list, with nothing in it, is checked like any other', async () => {
  const faults: string[] = []
  for (const { path, fields } of bench.portal.context.entities.values())
    for (const [name, { kind, of }] of Object.entries(fields)) {
      if (kind !== 'list') continue
      const nothing = Object.fromEntries(Object.keys(of as Fields).map((inner) => [inner, null]))
      for (const entry of [{}, nothing]) {
        const { code } = await bench.admin('POST', `${path}/check`, { values: { [name]: [entry] } })
        if (code === 50000) faults.push(`${path} ${name} ${JSON.stringify(entry)}`)
      }
    }
  expect(faults).toEqual([])
})
