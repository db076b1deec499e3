import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { entityNamed } from '../context/portalContext.ts'
import { blankRow } from './blankRow.ts'
import { computeTally } from './computeTally.ts'
import { same } from './same.ts'
import { talliesOf } from './tallies.ts'

const bench = sharedBench()

test('a new record begins with what counting gives where there is nothing to be counted', async () => {
  const { context } = bench.portal
  const differing: string[] = []
  for (const [name, tallies] of talliesOf(context.entities).of) {
    const row = { ...blankRow(entityNamed(context, name)), id: 0 }
    for (const tally of tallies) {
      const counted = await computeTally(context, context.database.db, tally, row)
      const begins = (row as Record<string, unknown>)[tally.field]
      if (!same(counted, begins)) differing.push(`${name}.${tally.field}: ${begins} for ${counted}`)
    }
  }
  expect(differing).toEqual([])
})
