import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { BelowZero, writeReadMoney } from '#portal/business/data/readMoney/readMoney.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { type BulkBench, bulkBench, phoneOf } from './testing/bulkBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|Postgre/.test(name))

describe.each(databases)('read money on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 60)
  })
  afterAll(() => bench.close())

  test('two lists over the same users are carried out in turn, and each row counts once', async () => {
    const rows = (yuan: string, note: string) =>
      Array.from({ length: 40 }, (_, at) => [phoneOf(at + 1), '', yuan, '', note])
    const one = (await bench.submit(rows('1.00', '甲'))).data
    // The other way round, so that both take the users in another order.
    const two = (await bench.submit(rows('2.00', '乙').toReversed())).data
    const confirm = ({ id, version }: Row) =>
      bench.operator('POST', `batchGive/${id}/confirm`, { version })
    await Promise.all([confirm(one), confirm(two)])
    await Promise.all([bench.run(), bench.run()])
    const states = await bench.records.select('batchGive', {})
    expect(states).toMatchObject([
      { status: 'done', done: 40 },
      { status: 'done', done: 40 },
    ])
    expect((await bench.balances()).slice(0, 40)).toEqual(Array(40).fill(300))
  })

  test('readMoneyLedger#balanceNeverNegative readMoneyLedger#balanceReconciledNightly whatever is written, the balance is what the entries add up to and never below zero', async () => {
    const { context } = bench.portal
    const { db } = context.database
    const users = [41, 42, 43]
    let key = 0
    const entry = fc.record({
      user: fc.constantFrom(...users),
      direction: fc.constantFrom('in' as const, 'out' as const),
      amount: fc.integer({ min: 1, max: 900 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(entry, { minLength: 1, maxLength: 8 }), { maxLength: 4 }),
        async (groups) => {
          await Promise.all(
            groups.map((group) =>
              context.database
                .transaction((tx) =>
                  writeReadMoney(
                    context,
                    tx,
                    group.map((one) => ({ ...one, source: 'activity', grantKey: `p-${++key}` })),
                    { now: '2026-11-21T10:00:00+08:00', by: null },
                  ),
                )
                .catch((error) => {
                  if (!(error instanceof BelowZero)) throw error
                }),
            ),
          )
          for (const user of users) {
            const entries = await db
              .selectFrom('readMoneyLedger')
              .select(['direction', 'amount', 'balanceAfter'])
              .where('user', '=', user)
              .orderBy('id')
              .execute()
            let sum = 0
            for (const { direction, amount, balanceAfter } of entries) {
              sum += direction === 'in' ? Number(amount) : -Number(amount)
              expect(Number(balanceAfter)).toBe(sum)
              expect(sum).toBeGreaterThanOrEqual(0)
            }
            expect((await bench.balances())[user - 1]).toBe(sum)
          }
        },
      ),
      { numRuns: 15 },
    )
  })
})
