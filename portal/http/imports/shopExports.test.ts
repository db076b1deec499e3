import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { round as sourceRound } from '#portal/engine/imports/sources/source.round.ts'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { shopExports } from '#portal/engine/imports/testing/shopExports.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const desk = listDesk(bench, admin)

/** What is read of each row: goods, orders, quantity, yuan, refunds. */
const read = {
  tmall: [
    ['680012345678', '0', '12', '2376.00', '198.00'],
    ['680012345679', '0', '0', '0.00', '0.00'],
  ],
  jd: [
    ['100012345678', '3', '3', '594.00', '0.00'],
    ['100012345690', '55', '60', '12000.00', '198.00'],
  ],
  youzan: [
    ['YZ-2201', '2', '3', '267.00', '89.00'],
    ['YZ-2202', '1', '1', '59.00', '0.00'],
  ],
  douyin: [['3578123456789', '2', '2', '396.00', '0.00']],
  wechat: [['10000112233445', '2', '3', '594.00', '198.00']],
} as const
type Platform = keyof typeof read
const platforms = Object.keys(read) as Platform[]

const given = (platform: Platform, day: string) => {
  const { bytes, ending } = shopExports[platform](day)
  return desk.checkFile('sales', bytes, ending)
}
const yuan = (fen: unknown) => (Number(fen ?? 0) / 100).toFixed(2)
/** The values of the rows of a batch, as they go into the books. */
const rowsOf = async (batch: number): Promise<unknown[]> => {
  const rows = await bench.portal.records().select('batchRow', { batch }, { sort: 'rowNo' })
  const { normalise } = await import('#derive/bulk/normalise.ts')
  const { sales } = await import('#resources/data/bulk/sales.ts')
  return rows.map(({ data }) => {
    const { values } = normalise(sales, data as never, '2026-11-21')
    const { goodsCode, orders, quantity, amount, refundAmount } = values
    return [goodsCode, String(orders), String(quantity), yuan(amount), yuan(refundAmount)]
  })
}

test.each(platforms)(
  'the export of %s is known by its headers: only the shop is to be said, once',
  async (platform) => {
    const first = await given(platform, '2026-11-18')
    expect(first.batch).toMatchObject({ status: 'problem', rows: 0 })
    const { data } = await admin('GET', `batchGive/${first.batch.id}/columns`)
    expect(data.layout).toHaveLength(2)
    expect(data.mapping).not.toHaveProperty('shop')
    const columns = { ...data.mapping, shop: { value: '旗舰店' } }
    const mapped = await admin('POST', `batchGive/${first.batch.id}/map`, { columns })
    expect(mapped.data).toMatchObject({ status: 'ready', rows: read[platform].length, problems: 0 })
    expect(await rowsOf(first.batch.id)).toEqual(read[platform])
    // The next day it is read alike, and says so.
    const next = await given(platform, '2026-11-19')
    expect(next.batch).toMatchObject({ status: 'ready', rows: read[platform].length })
    expect(next.batch.faults).toContainEqual(expect.objectContaining({ says: 'F6.mapped' }))
  },
)

test('what platforms add to their headers or take away changes nothing', async () => {
  const text = new TextEncoder().encode(
    [
      '统计日期,商品ID,商品名称,新指标,支付件数,支付金额',
      '2026-11-17,680012345678,宋画十讲,7,2,396.00',
    ].join('\n'),
  )
  const { batch } = await desk.checkFile('sales', text, 'csv')
  expect(batch).toMatchObject({ status: 'ready', rows: 1, problems: 0 })
})

test('the shop that was said for one file can be said otherwise for another', async () => {
  const { batch } = await given('jd', '2026-11-16')
  const { data } = await admin('GET', `batchGive/${batch.id}/columns`)
  const columns = { ...data.mapping, shop: { value: '图书专营店' } }
  expect((await admin('POST', `batchGive/${batch.id}/map`, { columns })).code).toBe(20000)
  const [row] = await bench.portal.records().select('batchRow', { batch: batch.id })
  expect((row!.data as Row).shop).toBe('图书专营店')
})

test('two shops of one platform each have a source, whose files are mapped once for each', async () => {
  const { store, portal, people } = bench
  const night = async (folder: string, day: string, name: string) => {
    const { bytes } = shopExports.jd(day)
    await store.put(`private/inbox/${folder}/${name}.csv`, bytes, {
      type: 'text/csv',
      isPrivate: true,
    })
    await portal.context.database.db.updateTable('listSource').set({ lastAt: null }).execute()
    await sourceRound(portal.context)
    await runQueued(portal.context)
    await runQueued(portal.context)
    const batches = await portal.records().select('batchGive', {}, { sort: '-id', limit: 1 })
    return batches[0] as Row & { id: number }
  }
  const sources = ['books', 'audio']
  for (const folder of sources) {
    const source = { name: folder, kind: 'sales', owner: people.boss, source: 'folder' }
    await admin('POST', 'listSource', { ...source, folder, hour: 3, runs: false })
  }
  for (const [at, folder] of sources.entries()) {
    const first = await night(folder, `2026-11-1${at}`, 'first')
    // What was filled in for another shop is not taken for this one's.
    expect(first).toMatchObject({ status: 'problem', rows: 0 })
    const { data } = await admin('GET', `batchGive/${first.id}/columns`)
    const columns = { ...data.mapping, shop: { value: `${folder}店` } }
    await admin('POST', `batchGive/${first.id}/map`, { columns })
  }
  for (const [at, folder] of sources.entries()) {
    const next = await night(folder, `2026-11-1${at + 2}`, 'next')
    expect(next).toMatchObject({ status: 'ready', rows: 2 })
    const [row] = await portal.records().select('batchRow', { batch: next.id })
    expect((row!.data as Row).shop).toBe(`${folder}店`)
  }
})
