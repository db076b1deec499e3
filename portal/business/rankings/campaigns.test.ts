import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { bareRecords } from '#portal/testing/bareRecords.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, tried, changed, act, remove, refused } = anyRecord(bench)
const bare = bareRecords(bench, '2026-11-21T10:00:00+08:00')

const days = (start: string, end: string) => ({
  start: `${start}T00:00:00+08:00`,
  end: `${end}T00:00:00+08:00`,
})
const floors = [
  { key: 'card', name: '年卡', layout: 'two' },
  { key: 'course', name: '好课', layout: 'one' },
]
let used = 2019
const sale = (more: Row = {}) =>
  make('campaign', {
    ...{ kind: 'doubleTwelve', year: 2026, title: '双十二', warmUp: null, floors },
    ...{ period: days('2026-12-08', '2026-12-13'), coupons: [], vipGoods: [] },
    ...{ raffle: null, cardCollect: null, warmUpImage: null, ...more },
  })
/** A year of its own for each, so that tests do not meet. */
const past = (more: Row = {}) => {
  const year = used++
  return sale({ year, period: days(`${year}-12-08`, `${year}-12-13`), ...more })
}
let goods: Made
beforeAll(async () => {
  goods = await make('magazine', { title: '生活周刊' })
  await put('magazine', goods, { status: 'published' })
})
const line = (of: Made, more: Row = {}) =>
  bare('campaignInfo', {
    ...{ kind: of.kind, campaign: of.id, floor: 'card', title: '数字刊年卡', shown: true },
    ...{ item: { type: 'magazine', id: goods.id }, originPrice: 28800, salePrice: 18800 },
    ...{ flash: null, stock: 0, limit: 0, ...more },
  })

test('campaign#onePerKindAndYear campaign#warmUpBeforePeriod a kind has one page a year, warmed up before it starts, and sales online do not overlap', async () => {
  const year = 2040
  const period = days('2040-11-01', '2040-11-12')
  await sale({ kind: 'doubleEleven', year, period })
  expect(await refused(sale({ kind: 'doubleEleven', year, period }))).toEqual(['year'])
  const other = { kind: 'midYear', year, period }
  const late = { ...other, warmUp: days('2040-10-25', '2040-11-02') }
  expect(await refused(sale(late))).toEqual(['warmUp', 'warmUpImage'])
  const one = await sale({ ...other, floors: floors.slice(0, 1) })
  const same = await sale({ kind: 'anniversary', year, period, floors: floors.slice(0, 1) })
  for (const of of [one, same]) await line(of)
  expect(await act('campaign', one, 'publish')).toEqual([20000])
  expect(await act('campaign', same, 'publish')).toEqual([40001, 'period'])
})

test('campaign#floorsInUseStay keys of floors differ, and a floor with something on it stays', async () => {
  const one = await sale({ year: 2041, period: days('2041-12-08', '2041-12-13') })
  const twice = [floors[0], { ...floors[1], key: 'card' }] as Row[]
  expect(await changed('campaign', one, { floors: twice })).toEqual([40001, 'floors.1.key'])
  const on = await line(one)
  expect(await changed('campaign', one, { floors: floors.slice(1) })).toEqual([40001, 'floors'])
  expect(await changed('campaign', one, { floors: floors.slice(0, 1) })).toEqual([20000])
  expect(await remove('campaignInfo', on)).toEqual([20000])
})

test('campaign#floorsInUseStay a floor that is renamed is renamed on its lines', async () => {
  const one = await sale({ year: 2052, period: days('2052-12-08', '2052-12-13') })
  const on = await line(one)
  expect((await find('campaignInfo', on)).floorName).toBe(floors[0]?.name)
  const renamed = floors.map((floor, at) => (at === 0 ? { ...floor, name: '年卡' } : floor))
  expect(await changed('campaign', one, { floors: renamed })).toEqual([20000])
  expect((await find('campaignInfo', on)).floorName).toBe('年卡')
})

test('campaign#publishNeedsFilledFloors goes online with something on every floor, and with what users win there', async () => {
  const one = await sale({ year: 2042, period: days('2042-12-08', '2042-12-13') })
  const on = await line(one)
  const hidden = await line(one, { floor: 'course', shown: false })
  expect(await act('campaign', one, 'publish')).toEqual([40001, 'floors.1.key'])
  await put('campaignInfo', hidden, { shown: 1 })
  const raffle = await make('raffle', {
    ...{
      title: '转盘',
      period: days('2042-12-01', '2042-12-20'),
      claimUntil: '2042-12-30T00:00:00+08:00',
    },
  })
  expect(await changed('campaign', one, { raffle: raffle.id })).toEqual([20000])
  expect(await act('campaign', one, 'publish')).toEqual([40001, 'raffle'])
  await put('raffle', raffle, { status: 'published' })
  expect(await act('campaign', one, 'publish')).toEqual([20000])
  expect((await find('campaignInfo', on)).shown).toBe(true)
})

test('campaign#readOnlyOncePast a past year is only read; a draft goes with its lines', async () => {
  const old = await past()
  const kept = await line(old)
  expect(await changed('campaign', old, { title: '改名' })).toEqual([40900])
  expect(await changed('campaignInfo', kept, { subtitle: '改一改' })).toEqual([40900])
  const odd = sale({ year: 2043, period: days('2042-12-01', '2042-12-02') })
  expect(await refused(odd)).toEqual(['period'])
  const one = await sale({ year: 2043, period: days('2043-12-08', '2043-12-13') })
  const on = await line(one)
  await put('campaign', one, { status: 'published' })
  expect(await remove('campaign', one)).toEqual([40900])
  await put('campaign', one, { status: 'draft' })
  expect(await remove('campaign', one)).toEqual([20000])
  expect(await find('campaignInfo', on)).toBeNull()
})

test('campaign.copyLastYear makes this year’s draft with floors and lines, without times, coupons and counts', async () => {
  const coupon = await make('coupon')
  const last = await sale({
    ...{ kind: 'midYear', year: 2025, title: '618知识囤货季2025' },
    ...{ period: days('2025-06-10', '2025-06-19'), coupons: [coupon.id] },
  })
  await put('campaign', last, { uv: 900, status: 'withdrawn' })
  const flash = { start: '2025-06-10T20:00:00+08:00', end: '2025-06-10T22:00:00+08:00' }
  const on = await line(last, { flash })
  await put('campaignInfo', on, { sold: 30 })
  const { data: made } = await admin('POST', 'activity/campaign/copyLastYear', { kind: 'midYear' })
  expect(made).toMatchObject({
    ...{ kind: 'midYear', year: 2026, title: '618知识囤货季2026', status: 'draft', uv: 0 },
    ...{ period: null, coupons: [] },
  })
  const where = { campaign: made.id }
  const lines = await bench.portal.records().select('campaignInfo', where)
  expect(lines).toMatchObject([{ floor: 'card', salePrice: 18800, flash: null, sold: 0 }])
  const again = await admin('POST', 'activity/campaign/copyLastYear', { kind: 'midYear' })
  expect(Object.keys(again.data.errors)).toEqual(['kind'])
})

test('campaign.preview gives the page with its floors, whatever the time', async () => {
  const one = await sale({ year: 2044, period: days('2044-12-08', '2044-12-13') })
  await line(one, { subtitle: '送书签' })
  const { data } = await admin('POST', `activity/campaign/${one.id}/preview`, {
    values: { title: '改着的标题' },
  })
  expect(data).toMatchObject({ page: 'floors', title: '改着的标题' })
  expect(data.floors[0]).toMatchObject({
    name: '年卡',
    lines: [{ price: '¥188', original: '¥288' }],
  })
  expect(data.floors[1].lines).toEqual([])
})

test('campaignInfo#itemOncePerFloor a line is of its campaign’s kind, on one of its floors, and once there', async () => {
  const one = await sale({ year: 2045, period: days('2045-12-08', '2045-12-13') })
  await line(one)
  expect(await refused(line(one))).toEqual(['item'])
  expect(await refused(line(one, { kind: 'midYear', floor: 'course' }))).toEqual(['campaign'])
  expect(await refused(line(one, { floor: 'attic' }))).toEqual(['floor'])
  expect(await refused(line(one, { floor: 'course' }))).toEqual([])
})

test('campaignInfo#salePriceNotAboveOrigin is sold for no more than before, flashes during the sale, and holds what is sold', async () => {
  const one = await sale({ year: 2046, period: days('2046-12-08', '2046-12-13') })
  expect(await refused(line(one, { salePrice: 28900 }))).toEqual(['salePrice'])
  const flash = days('2046-12-12', '2046-12-14')
  expect(await refused(line(one, { flash }))).toEqual(['flash'])
  const on = await line(one, { flash: days('2046-12-09', '2046-12-10'), stock: 50 })
  await put('campaignInfo', on, { sold: 40 })
  expect(await changed('campaignInfo', on, { stock: 39 })).toEqual([40001, 'stock'])
  expect(await changed('campaignInfo', on, { stock: 0 })).toEqual([20000])
})

test('campaignInfo#salePriceFrozenWhileRunning its price stands while the sale runs, what was sold is hidden only, and what is off its shelf is left out', async () => {
  const one = await sale({ kind: 'anniversary', period: days('2026-11-20', '2026-11-30') })
  const on = await line(one)
  await put('campaign', one, { status: 'published' })
  const { version } = await find('campaignInfo', on)
  const body = { version, salePrice: 9900 }
  expect((await editor('PUT', `activity/campaignInfo/${on.id}`, body)).code).toBe(40001)
  expect(await changed('campaignInfo', on, { salePrice: 9900 })).toEqual([20000])
  await put('campaignInfo', on, { sold: 3 })
  expect(await remove('campaignInfo', on)).toEqual([40900])
  const { app } = await appKey(bench, { rights: ['public'] })
  const seen = async () => (await app('GET', `public/activity/campaignInfo/${on.id}`)).code
  expect(await seen()).toBe(20000)
  await put('magazine', goods, { status: 'withdrawn' })
  expect(await seen()).toBe(40400)
  const drawn = await admin('POST', `activity/campaign/${one.id}/preview`, {})
  expect(drawn.data.floors[0].lines).toEqual([])
  await put('magazine', goods, { status: 'published' })
})

test('campaignInfo.show campaignInfo.hide campaignInfo.moveFloor lines are hidden, shown, and moved to the end of another floor', async () => {
  const one = await sale({ year: 2047, period: days('2047-12-08', '2047-12-13') })
  const there = await line(one, { floor: 'course' })
  const on = await line(one)
  const bulk = async (action: string, values?: Row) =>
    (
      await admin('POST', 'activity/campaignInfo/bulk', {
        action,
        ids: [on.id],
        values,
        confirm: true,
      })
    ).data.results
  expect(await bulk('hide')).toMatchObject([{ done: true }])
  expect((await find('campaignInfo', on)).shown).toBe(false)
  expect(await bulk('show')).toMatchObject([{ done: true }])
  const asked = { action: 'moveFloor', ids: [on.id], values: {} }
  expect(await tried('POST', 'activity/campaignInfo/bulk', asked)).toEqual([40001, 'floor'])
  expect(await bulk('moveFloor', { floor: 'attic' })).toMatchObject([{ done: false }])
  const other = await make('magazine', { title: '书月刊' })
  await bench.portal.records().update('campaignInfo', there.id, {
    item: { type: 'magazine', id: other.id },
  })
  expect(await bulk('moveFloor', { floor: 'course' })).toMatchObject([{ done: true }])
  const { position } = await find('campaignInfo', there)
  const last = { floor: 'course', position: Number(position) + 1 }
  expect(await find('campaignInfo', on)).toMatchObject(last)
})

test('bulk.campaignInfo makes and changes lines by floor and content, and takes them back', async () => {
  const desk = listDesk(bench, admin)
  const one = await sale({ year: 2048, period: days('2048-12-08', '2048-12-13') })
  const check = (lines: readonly string[], more: Row = {}) =>
    desk.check('campaignInfo', lines, { options: { campaign: one.id }, ...more })
  const where = { campaign: one.id }
  const line = async () => (await bench.portal.records().select('campaignInfo', where))[0]
  const bad = await check([
    `阁楼,杂志,${goods.id},,,,,9.9,,`,
    `年卡,飞船,${goods.id},,,,,1,,`,
    '年卡,杂志,999999,,,,,1,,',
    `年卡,杂志,${goods.id},,,,8,9.9,,`,
  ])
  expect(bad.codes).toEqual(['R11', 'R11', 'R13', 'B22'])
  const made = await desk.confirm(await check([`年卡,杂志,${goods.id},,,,288,188.5,100,`]))
  expect(made.batch).toMatchObject({ done: 1, status: 'done' })
  expect(await line()).toMatchObject({
    ...{ floor: 'card', title: '生活周刊', salePrice: 18_850, stock: 100, shown: true },
  })
  // What a row leaves empty stays as it is.
  const again = await check([`card,magazine,${goods.id},数字刊年卡,,,,168,,`])
  expect(again.codes).toEqual(['B21'])
  expect(JSON.stringify(again.rows[0]?.findings)).toContain('活动价（元） 188.50')
  const changed = await desk.confirm(again, ['B21'])
  expect(await line()).toMatchObject({
    ...{ title: '数字刊年卡', salePrice: 16_800, originPrice: 28_800, stock: 100 },
  })
  await desk.confirm(await desk.back(changed))
  expect(await line()).toMatchObject({ title: '生活周刊', salePrice: 18_850 })
  await desk.confirm(await desk.back(made))
  expect(await line()).toBeUndefined()
})
