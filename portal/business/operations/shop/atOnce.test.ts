import { describe, expect, test } from 'vitest'
import { portalSession } from '#portal/engine/context/session.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { ShopTrade } from '#portal/outside/shop/shop.ts'
import { standInGoods } from '#portal/outside/shop/standInGoods.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { pullOrders } from './shopOrders.job.ts'

const postgres = testDatabases().filter(({ name }) => name === 'PostgreSQL')

describe.each(postgres)('pulls that meet on $name', (database) => {
  const trade = (orderNo: string): ShopTrade =>
    ({
      ...{ orderNo, amount: 100, refunded: 0, paidAt: '2026-11-21T09:00:00+08:00', status: 'paid' },
      ...{ buyerPhone: '13912340000', linkCode: null },
      items: [{ itemId: 'IT1', title: '书', quantity: 1, price: 100 }],
    }) as unknown as ShopTrade
  const shop = {
    standIn: true,
    goods: async () => standInGoods,
    figures: async () => [],
    orders: async () => ['A1', 'A2', 'A3'].map(trade),
  }
  const bench = sharedBench(database, { ports: { ...standInPorts(() => {}), shop } })

  test('orders that two pulls bring are kept once, and both pulls end well', async () => {
    const { context } = bench.portal
    const pulled = await Promise.all([1, 2, 3].map(() => pullOrders(context, portalSession)))
    expect(pulled).toEqual([3, 3, 3])
    expect(await bench.portal.records().count('shopOrder', {})).toBe(3)
  })

  test('goods that two jobs bring are kept once, and both jobs end well', async () => {
    for (let job = 0; job < 2; job++)
      expect((await bench.admin('POST', 'youzan/sync', { confirm: true })).code).toBe(20000)
    await Promise.all([runQueued(bench.portal.context), runQueued(bench.portal.context)])
    await runQueued(bench.portal.context)
    const jobs = await bench.portal.records().select('job', { entity: 'shopGoods' })
    expect(jobs.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(await bench.portal.records().count('shopGoods', {})).toBe(standInGoods.length)
  })
})
