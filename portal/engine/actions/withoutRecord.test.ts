import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()

test('an action that is asked for without a record is refused or done, never a fault', async () => {
  const faults: string[] = []
  for (const { path, actions } of bench.portal.context.entities.values())
    for (const name of Object.keys(actions)) {
      const { code } = await bench.admin('POST', `${path}/${name}`, {})
      if (code === 50000) faults.push(`${path}/${name}`)
    }
  expect(faults).toEqual([])
})
