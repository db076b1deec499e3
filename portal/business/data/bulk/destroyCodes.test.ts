import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { type BulkBench, bulkBench } from '#portal/engine/imports/testing/bulkBench.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'

const NOW = '2026-11-21T10:00:00+08:00'

describe.each(bothDatabases())('destroyed codes on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 2)
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const code = async (status = 'unused') =>
    (await bench.records.create('redeemCode', {
      batchName: '读书会分享码',
      benefits: [{ kind: 'readMoney', amount: 1000 }],
      redeemPeriod: { start: NOW, end: '2026-12-21T10:00:00+08:00' },
      status,
    })) as Row & { id: number; code: string }
  const hand = async (lines: readonly string[]) => {
    const text = ['兑换码,销毁原因', ...lines].join('\n')
    const url = await bench.upload(new TextEncoder().encode(text), 'boss', 'csv')
    const { data } = await bench.admin('POST', 'batchGive', {
      kind: 'destroyCode',
      file: { url, name: '兑换码销毁模板.csv' },
      fileName: '兑换码销毁模板.csv',
      reason: '渠道退货销毁',
    })
    return data as Row & { id: number; version: number }
  }
  const find = async (entity: string, id: number) => (await bench.records.find(entity, id)) as Row

  test('redeemCode#destroyNeedsReason a list with unknown or used codes destroys nothing', async () => {
    const [good, used] = [await code(), await code('used')]
    const batch = await hand([`${good.code},退货`, `${used.code},退货`, 'ABCD2345WXYZ,退货'])
    expect(batch.status).toBe('problem')
    const rows = await bench.records.select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
    expect(rows.map(({ problem }) => problem)).toEqual([null, 'B7', 'B6'])
    expect(await find('redeemCode', good.id)).toMatchObject({ status: 'unused' })
  })

  test('redeemCode#destroyNeedsReason unused and frozen codes are destroyed for good with their reason, others passed over', async () => {
    const [unused, frozen, over] = [await code(), await code('frozen'), await code('destroyed')]
    const batch = await hand([
      `${unused.code},渠道退货`,
      `${frozen.code},泄露`,
      `${over.code},渠道退货`,
    ])
    await bench.admin('POST', `batchGive/${batch.id}/confirm`, {
      version: batch.version,
      accept: ['B7.over'],
    })
    await bench.run()
    expect(await find('batchGive', batch.id)).toMatchObject({ status: 'done', done: 2, skipped: 1 })
    expect(await find('redeemCode', unused.id)).toMatchObject({
      status: 'destroyed',
      destroyReason: '渠道退货',
    })
    expect(await find('redeemCode', frozen.id)).toMatchObject({ destroyReason: '泄露' })
  })
})
