import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { functionsOf } from '#portal/engine/imports/functionsOf.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { sales as salesList } from '#resources/data/bulk/sales.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, find, act, changed, remove, tried } = anyRecord(bench)
const plain = {
  ...{ type: 'readMoney', target: null },
  ...{ vipGoods: null, items: [], partner: null, sharePercent: null, commission: null },
  ...{ price: 1000, originalPrice: null, vipPrice: null, iosPrice: null, appleProductId: null },
  ...{ switches: [], stock: null, limit: null },
}
let goods: Made
let other: Made
beforeAll(async () => {
  goods = await make('goods', { source: 'app', outerNo: null, ...plain })
  other = await make('goods', { source: 'tmall', outerNo: '680900', ...plain })
})

const heads =
  '日期,平台,店铺,平台商品编号,平台商品名称,订单数,销量,销售额（元）,退款数量,退款金额（元）'
let file = 0
/** Hands in a list: day, platform, shop, number, title, orders, pieces, yuan, pieces back, yuan back. */
const submit = async (lines: readonly string[], by = admin): Promise<Row & { code: number }> => {
  const [prefix] = await uploadPrefixes('a secret of the tests', 'boss')
  const key = `${prefix}abcd/sales-${++file}.csv`
  const bytes = new TextEncoder().encode([heads, ...lines].join('\n'))
  await bench.store.put(key, bytes, { type: 'text/csv' })
  const url = `/masthead/${key}`
  const { code, data } = await by('POST', 'batchGive', {
    kind: 'sales',
    file: { url, name: 'sales.csv', size: bytes.length },
    fileName: 'sales.csv',
    reason: '每日销售导入',
  })
  return { ...data, code }
}
const rowsOf = async (batch: Row): Promise<Row[]> =>
  (await admin('GET', `batchRow?filter={"batch":${batch.id}}`)).data.list
const messages = async (batch: Row) =>
  (await rowsOf(batch)).map(({ findings }) =>
    (findings as Row[]).map(({ code, message }) => `${code} ${message}`).join(' '),
  )
/** What the result sheet says was done with each row. */
const actions = async (batch: Row) => {
  const { context } = bench.portal
  const place = { context, db: context.database.db, batch, kind: salesList, now: '2026-11-21' }
  const rows = await bench.portal
    .records()
    .select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
  const adds = await functionsOf(place.context.parts, { kind: 'sales' }).adds(place, rows)
  return rows.map(({ id }) => adds.get(id as number)?.action)
}
const accept = ['B9', 'B21']
const imported = async (...lines: string[]): Promise<Row> => {
  const batch = await submit(lines)
  const confirmed = await admin('POST', `batchGive/${batch.id}/confirm`, {
    version: batch.version,
    accept,
  })
  if (confirmed.code !== 20000) throw new Error(JSON.stringify(confirmed))
  await runQueued(bench.portal.context)
  return (await admin('GET', `batchGive/${batch.id}`)).data
}
const salesOf = (goodsCode: string) =>
  bench.portal.records().select('salesDaily', { goodsCode }, { sort: 'date' }) as Promise<Made[]>
const line = (code: string, pieces = 3, day = '2026-11-20', platform = '天猫') =>
  `${day},${platform},官方旗舰店,${code},商品${code},${pieces},${pieces},${pieces * 10}.00,0,0`

test('salesDaily#oncePerDayAndGoods the same sales imported again overwrite, and the check shows old and new side by side', async () => {
  expect(await imported(line('1001'))).toMatchObject({ status: 'done', done: 1 })
  const again = await submit([line('1001', 5), line('1002')])
  expect(await messages(again)).toEqual([
    'B21 Overwrites: 3 pcs ¥30.00 → 5 pcs ¥50.00 B9 Goods not matched; match it or import it as new afterwards',
    'B9 Goods not matched; match it or import it as new afterwards',
  ])
  expect((await salesOf('1001')).map(({ quantity }) => quantity)).toEqual([3])
  await imported(line('1001', 6), line('1002'))
  expect((await salesOf('1001')).map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [6, 6000],
  ])
  expect((await submit([line('1003'), line('1003', 9)])).status).toBe('problem')
})

test('salesDaily#comesFromImport #importNeedsSalesRight rows come from imports alone, by those with the right', async () => {
  expect(await tried('POST', 'salesDaily', {})).toEqual([40300])
  await imported(line('1101'))
  const [row] = (await salesOf('1101')) as [Made]
  for (const edit of [{ quantity: 9 }, { goods: goods.id }])
    expect((await changed('salesDaily', row, edit))[0]).toBe(40001)
  expect((await remove('salesDaily', row))[0]).not.toBe(20000)
  expect((await submit([line('1102')], editor)).code).toBe(40300)
  expect(await act('salesDaily', row, 'ignore', { reason: 'gift' }, editor)).toEqual([40300])
})

test('salesDaily#matchNeedsGoods a match holds for every row of these goods, later imports too; taking it off clears them', async () => {
  await imported(
    line('1201', 1, '2026-11-18'),
    line('1201', 2, '2026-11-19'),
    line('1201', 2, '2026-11-19', '京东'),
  )
  const [first] = (await salesOf('1201')) as [Made]
  expect(await act('salesDaily', first, 'match')).toEqual([40001, 'goods'])
  expect(await act('salesDaily', first, 'match', { goods: goods.id })).toEqual([20000])
  const matched = async () =>
    (await salesOf('1201')).map(({ platform, goods: of, matchStatus }) => [
      platform,
      of,
      matchStatus,
    ])
  expect(await matched()).toEqual([
    ['tmall', goods.id, 'matched'],
    ['tmall', goods.id, 'matched'],
    ['jd', null, 'unmatched'],
  ])
  await imported(line('1201', 4))
  expect((await matched()).at(-1)).toEqual(['tmall', goods.id, 'matched'])
  expect(await act('salesDaily', first, 'unmatch')).toEqual([20000])
  expect((await matched()).map(([, of]) => of)).toEqual([null, null, null, null])
  await imported(line('680900'))
  expect(await salesOf('680900')).toMatchObject([{ goods: other.id, matchStatus: 'matched' }])
})

test('salesDaily#matchNeedsGoods of rows chosen together, those matched along with another are done', async () => {
  await imported(line('1251', 1, '2026-11-18'), line('1251', 2, '2026-11-19'))
  const ids = (await salesOf('1251')).map(({ id }) => id)
  const body = { action: 'match', ids, values: { goods: goods.id } }
  expect((await admin('POST', 'salesDaily/bulk', body)).data).toMatchObject({ done: 2, refused: 0 })
})

test('salesDaily#dateIsPast a day is over before it is imported, but in the app; refunds may exceed sales', async () => {
  const today = await submit([
    line('1301', 1, '2026-11-21'),
    line('1302', 1, '2026-11-21', 'App内'),
  ])
  expect(today.status).toBe('problem')
  expect((await messages(today)).map((text) => text.slice(0, 2))).toEqual(['B8', 'B9'])
  const back = await imported('2026-11-20,天猫,官方旗舰店,1303,退货多,0,0,0,2,59.80')
  expect(back.status).toBe('done')
  const [row] = await salesOf('1303')
  const { data } = await admin('GET', `salesDaily/${row?.id}`)
  expect(data).toMatchObject({ refundAmount: 5980, netAmount: -5980 })
})

test('salesDaily.ignore salesIgnored#ignoredRowsAreKept ignored goods leave the figures, imports keep them aside, and restoring brings all back', async () => {
  await imported(line('1401', 1, '2026-11-18'), line('1401', 2, '2026-11-19'))
  const [row] = (await salesOf('1401')) as [Made]
  expect(await act('salesDaily', row, 'ignore', { reason: 'freight' })).toEqual([20000])
  const entry = async () =>
    (await bench.portal.records().select('salesIgnored', { goodsCode: '1401' }))[0] as Made
  expect(await entry()).toMatchObject({ rows: 2, amount: 3000, lastSeen: '2026-11-19' })
  const listed = async () =>
    (await admin('GET', 'salesDaily?filter={"goodsCode":"1401"}')).data.list.length
  expect(await listed()).toBe(0)
  const batch = await imported(line('1401', 5), line('1402'))
  expect(batch).toMatchObject({ done: 1, skipped: 1, total: 3000, net: 3000 })
  expect(await actions(batch)).toEqual(['忽略', '待匹配'])
  expect(await entry()).toMatchObject({ rows: 3, amount: 8000, lastSeen: '2026-11-20' })
  expect((await remove('salesIgnored', await entry()))[0]).not.toBe(20000)
  expect(await act('salesIgnored', await entry(), 'restore', {}, editor)).toEqual([40300])
  expect(await act('salesIgnored', await entry(), 'restore')).toEqual([20000])
  expect(await listed()).toBe(3)
  expect((await salesOf('1401')).map(({ matchStatus }) => matchStatus)).toEqual(
    Array(3).fill('unmatched'),
  )
})

test('salesIgnored#oncePerShopAndGoods #matchedIsNotIgnored #managingNeedsSalesRight goods are ignored once, and never while they are matched', async () => {
  await imported(line('680900', 2, '2026-11-17'))
  const entry = (more: Row = {}) =>
    tried('POST', 'salesIgnored', {
      ...{
        platform: 'tmall',
        shop: '官方旗舰店',
        goodsCode: '1501',
        title: '赠品',
        reason: 'gift',
      },
      ...more,
    })
  expect(await entry()).toEqual([20000])
  expect((await entry())[0]).toBe(40001)
  expect(await entry({ shop: null })).toEqual([20000])
  expect((await entry({ shop: null }))[0]).toBe(40001)
  expect(await entry({ goodsCode: '680900' })).toEqual([40001, 'goodsCode'])
  const body = { platform: 'tmall', goodsCode: '1502', title: '赠品', reason: 'gift' }
  expect(await tried('POST', 'salesIgnored', body, editor)).toEqual([40300])
})

test('salesDaily.undoImport takes an import back whole: its rows go, what it overwrote shows again', async () => {
  await imported(line('1601', 1))
  await act('salesDaily', (await salesOf('1601'))[0] as Made, 'match', { goods: goods.id })
  const ignored = {
    platform: 'tmall',
    shop: null,
    goodsCode: '1603',
    title: '运费',
    reason: 'freight',
  }
  expect(await tried('POST', 'salesIgnored', ignored)).toEqual([20000])
  const batch = await imported(line('1601', 8), line('1602', 4), line('1603', 2))
  const [aside] = (await salesOf('1603')) as [Made]
  expect(aside.ignored).toBeTruthy()
  const asked = { import: batch.id, why: '店铺报表发错了' }
  expect(await tried('POST', 'salesDaily/undoImport', asked, editor)).toEqual([40300])
  expect(await tried('POST', 'salesDaily/undoImport', asked)).toEqual([20000])
  await runQueued(bench.portal.context)
  expect(await salesOf('1601')).toMatchObject([{ quantity: 1, amount: 1000, goods: goods.id }])
  expect(await salesOf('1602')).toEqual([])
  expect(await salesOf('1603')).toEqual([])
  expect(await find('salesIgnored', { id: aside.ignored } as Made)).toMatchObject({ rows: 0 })
})

test('salesDaily.undoImport leaves what a later import said, and is refused after seven days', async () => {
  const first = await imported(line('1701', 1))
  await imported(line('1701', 9))
  const asked = { import: first.id, why: '店铺报表发错了' }
  expect(await tried('POST', 'salesDaily/undoImport', asked)).toEqual([20000])
  await runQueued(bench.portal.context)
  expect(await salesOf('1701')).toMatchObject([{ quantity: 9, beneath: null }])
  const old = await imported(line('1702', 1))
  await bench.portal.context.database.db
    .updateTable('batchGive')
    .set({ endedAt: '2026-11-12T10:00:00+08:00' })
    .where('id', '=', old.id)
    .execute()
  expect((await tried('POST', 'salesDaily/undoImport', { ...asked, import: old.id }))[0]).toBe(
    40900,
  )
})
