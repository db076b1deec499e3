import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { ORIGIN, PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, find, put, changed, act, remove, refused, tried } = anyRecord(bench)
let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  const writes = ['advertChannelDetail', 'limitedDiscount', 'goods', 'wifi']
  app = (await appKey(bench, { writes, rights: ['public'] })).app
})

const DAY = 86_400_000
const at = (day: string) => `2026-${day}T00:00:00+08:00`
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })
const running = span('11-01', '12-20')
const picture = '/masthead/image/690x260.png'
const nothing: Row = {
  ...{ imageUrl: null, imageUrl1: null, imageUrl2: null, iconUrl: null, video: null },
  ...{ duration: null, showSeconds: null, minVersion: null, budgetCount: null, customer: null },
}
const values = (more: Row = {}): Row => ({
  ...nothing,
  ...{ name: `秋季书展${serial()}`, place: 'mine', owner: 'own', material: 'picture' },
  ...{ imageUrl: picture, target: { type: 'vipPage' }, channels: [], period: running },
  ...{ platforms: ['ios'], audience: 'all' },
  ...more,
})
const advert = (more: Row = {}) => make('advert', values(more))
const published = async (more: Row = {}) => {
  const one = await advert(more)
  await put('advert', one, { status: 'published' })
  return find('advert', one)
}

test('advert#fieldsFollowPlace each place takes its own material', async () => {
  const wrong = (more: Row) => refused(advert({ imageUrl: null, ...more }))
  expect(await wrong({})).toEqual(['imageUrl'])
  expect(await wrong({ place: 'homeFloat' })).toEqual(['iconUrl'])
  expect(await wrong({ place: 'homeFloat', iconUrl: picture })).toEqual([])
  const splash = { place: 'splash', showSeconds: 3 }
  expect(await wrong(splash)).toEqual(['imageUrl1', 'imageUrl2'])
  const both = { ...splash, imageUrl1: picture, imageUrl2: picture }
  expect(await wrong(both)).toEqual([])
  expect(await wrong({ ...both, showSeconds: 6 })).toEqual(['showSeconds'])
  const film = { url: '/masthead/video/film.mp4', name: 'film.mp4', size: 1 }
  const video = { ...splash, material: 'video', video: film, duration: 12 }
  expect(await wrong(video)).toEqual([])
  expect(await wrong({ ...video, duration: 16 })).toEqual(['duration'])
  expect(await wrong({ imageUrl: picture, material: 'video' })).toContain('material')
})

test('advert#fieldsFollowPlace what a form has no input for is neither asked nor kept: a carousel without seconds', async () => {
  const { showSeconds: _, ...unsaid } = values({ place: 'homeBanner' })
  expect(await find('advert', await make('advert', unsaid))).toMatchObject({ showSeconds: null })
  const asBegun = await advert({ place: 'homeBanner', showSeconds: 3 })
  expect(await find('advert', asBegun)).toMatchObject({ showSeconds: null })
  expect(await refused(advert({ place: 'homeBanner', showSeconds: 5 }))).toEqual(['showSeconds'])
})

test('advert#customerAdNeedsName advert#reviewHidesCustomerAds an ad of a customer names them; readers get what runs now', async () => {
  expect(await refused(advert({ owner: 'customer' }))).toEqual(['customer'])
  expect(await refused(advert({ customer: '某汽车品牌' }))).toEqual(['customer'])
  const mine = await published({ owner: 'customer', customer: '某汽车品牌' })
  const later = await published({ period: span('12-01', '12-20') })
  const { data } = await app('GET', 'public/advert?range=[0,99]')
  const ids = (data.list as Row[]).map(({ id }) => id)
  expect(ids).toContain(mine.id)
  expect(ids).not.toContain(later.id)
})

test('advert#publishedLimitedPerPlace a carousel takes eight ads at a time, the home page one float', async () => {
  const float = { place: 'homeFloat', imageUrl: null, iconUrl: picture }
  await published(float)
  const [second, other] = [await advert(float), await advert({ ...float, platforms: ['android'] })]
  expect(await act('advert', second, 'publish')).toEqual([40001, 'place'])
  expect(await act('advert', other, 'publish')).toEqual([20000])
  const banner = { place: 'homeBanner', period: span('12-10', '12-20') }
  for (let count = 0; count < 8; count++) await published(banner)
  expect(await act('advert', await advert(banner), 'publish')).toEqual([40001, 'place'])
  const before = { ...banner, period: span('11-20', '12-10') }
  expect(await act('advert', await advert(before), 'publish')).toEqual([20000])
})

test('advert#endsAtEndOrBudget an ad ends with its flight, and once all it was bought for was shown', async () => {
  const over = await advert({ period: span('11-01', '11-20') })
  expect(await act('advert', over, 'publish')).toEqual([40001, 'period'])
  const soon = await published({ period: span('11-01', '11-22') })
  const bought = await published({ budgetCount: 1000 })
  const endless = await published()
  for (const { id } of [bought, endless]) await figures(id, { exposureCount: 1000 })
  bench.time.now += DAY / 2
  await runDueMoves(bench.portal.context, bench.portal.records())
  expect((await find('advert', bought)).status).toBe('ended')
  expect((await find('advert', soon)).status).toBe('published')
  bench.time.now += DAY / 2
  await runDueMoves(bench.portal.context, bench.portal.records())
  bench.time.now -= DAY
  expect((await find('advert', soon)).status).toBe('ended')
  expect((await find('advert', endless)).status).toBe('published')
})

test('advert#frozenWhilePublished what runs is paused before its material changes; what has ended is only copied', async () => {
  const one = await published()
  expect(await changed('advert', one, { target: { type: 'chat' } })).toEqual([40001, 'target'])
  expect(await changed('advert', one, { period: span('11-02', '12-20') })).toEqual([
    40001,
    'period.start',
  ])
  expect(await changed('advert', one, { period: span('11-01', '12-24') })).toEqual([20000])
  expect(await act('advert', one, 'pause')).toEqual([20000])
  expect(await changed('advert', one, { target: { type: 'chat' } })).toEqual([20000])
  expect(await act('advert', one, 'end')).toEqual([20000])
  expect((await changed('advert', one, { weight: 5 }))[0]).toBe(40900)
  const { data } = await admin('POST', `advert/${one.id}/copy`, { period: running })
  expect(data).toMatchObject({ status: 'draft', name: `${one.name} 副本`, imageUrl: picture })
})

const channelId = async () => (await make('appChannel', android())).id
const android = (more: Row = {}): Row => ({
  ...{ name: `渠道${serial()}`, code: `ch_${serial()}`, platform: 'android', enabled: true },
  ...{ latestVersion: '6.2.0', minVersion: '6.0', forceUpdate: false, packageFile: null },
  ...{ reviewMode: false, reviewVersion: null, ...more },
})
const figures = async (advert: number, more: Row = {}) =>
  app('POST', 'ingest/advertChannelDetail', {
    ...{ advert, channel: await channelId(), platform: 'ios', day: '2026-11-20' },
    ...{ exposureCount: 800, exposureUsers: 600, clickCount: 0, clickUsers: 0, ...more },
  })

test('advert#deletableWhileDraft a draft without figures may go', async () => {
  expect(await remove('advert', await published())).toEqual([40900])
  expect(await remove('advert', await advert())).toEqual([20000])
  const counted = await advert()
  await figures(counted.id)
  expect(await remove('advert', counted)).toEqual([40900])
})

test('advertChannelDetail#oncePerAdvertAndDay #countsComeFromApp figures come from the collector, which sends a day again; operators note', async () => {
  const { id } = await advert()
  const day = { advert: id, channel: await channelId() }
  const { data } = await figures(id, { ...day, exposureCount: 900 })
  const again = await figures(id, { ...day, exposureCount: 1200 })
  expect(again.data.id).toBe(data.id)
  const row = { id: data.id } as Made
  expect((await tried('POST', 'advertChannelDetail', day))[0]).toBe(40300)
  expect(await changed('advertChannelDetail', row, { exposureCount: 1 })).toEqual([
    40001,
    'exposureCount',
  ])
  const remark = { remark: '周末加投' }
  expect(await act('advertChannelDetail', row, 'note', remark)).toEqual([20000])
  expect(await find('advertChannelDetail', row)).toMatchObject({ ...remark, exposureCount: 1200 })
  expect((await remove('advertChannelDetail', row))[0]).not.toBe(20000)
})

test('advertChannelDetail#clicksWithinExposures clicks stay below exposures, and the sums are those of the ad', async () => {
  const { id } = await advert()
  expect((await figures(id, { clickCount: 801 })).code).toBe(40001)
  expect((await figures(id, { exposureUsers: 801 })).code).toBe(40001)
  await figures(id, { exposureCount: 800, clickCount: 8 })
  await figures(id, { exposureCount: 1200, clickCount: 12 })
  const { data } = await admin('GET', `advert/${id}`)
  expect(data).toMatchObject({ exposureCount: 2000, clickCount: 20, clickRate: 1 })
})

test('advertChannelDetail#sumsFollowTheFilter the head of the list adds up what it is filtered to', async () => {
  const { id } = await advert()
  for (const orderCount of [2, 3]) await figures(id, { orderCount, orderAmount: 990 * orderCount })
  const filter = encodeURIComponent(JSON.stringify({ advert: id }))
  const { data } = await admin('GET', `advertChannelDetail/sums?filter=${filter}`)
  expect(data.sums).toEqual([1600, 0, 5, 4950])
})

test('advertChannelDetail.byDay draws a line per channel, at most a quarter of a year', async () => {
  const { id } = await advert()
  const channel = await channelId()
  await figures(id, { channel, day: '2026-11-18', exposureCount: 800, clickCount: 8 })
  await figures(id, { channel, day: '2026-11-20', platform: 'android', exposureCount: 900 })
  await figures(id, { channel, day: '2026-11-20', exposureCount: 1000 })
  const seen = async (from: string, to: string) =>
    editor('POST', 'advertChannelDetail/byDay', { advert: id, from, to })
  const { data } = await seen('2026-11-18', '2026-11-20')
  expect(data.days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  expect(data.lines).toMatchObject([
    { channel, exposureCount: [800, 0, 1900], clickCount: [8, 0, 0] },
  ])
  expect((await seen('2026-11-20', '2026-11-18')).data.errors).toHaveProperty('to')
  expect((await seen('2026-08-01', '2026-11-18')).data.errors).toHaveProperty('to')
})

test('advert.preview shows the ad at its place, marked where a customer ordered it', async () => {
  const one = await advert({ owner: 'customer', customer: '某汽车品牌', place: 'player' })
  const { data } = await admin('POST', `advert/${one.id}/preview`, {})
  expect(data).toMatchObject({ page: 'spot', at: 'middle', picture, marked: true, tall: null })
})

test('appChannel#packageFitsPlatform a package is one of its platform', async () => {
  const file = (name: string) => ({ url: `/masthead/file/${name}`, name, size: 9 })
  const wrong = (more: Row) => refused(make('appChannel', android(more)))
  expect(await wrong({ packageFile: file('a.apk') })).toEqual([])
  expect(await wrong({ packageFile: file('a.hap') })).toEqual(['packageFile'])
  expect(await wrong({ platform: 'harmony', packageFile: file('a.hap') })).toEqual([])
  expect(await wrong({ platform: 'ios', packageFile: file('a.ipa') })).toEqual(['packageFile'])
})

test('appChannel.releaseAll sets one version for the channels of one platform', async () => {
  const [one, other] = [await make('appChannel', android()), await make('appChannel', android())]
  const ios = await make('appChannel', android({ platform: 'ios' }))
  const release = { platform: 'android', latestVersion: '6.3.0', updateNote: '新增夜读' }
  const send = (more: Row) => admin('POST', 'appChannel/releaseAll', { ...release, ...more })
  expect((await send({ channels: [one.id, ios.id] })).data.errors).toHaveProperty('channels')
  expect((await send({ channels: [one.id] })).code).toBe(20000)
  expect((await find('appChannel', one)).latestVersion).toBe('6.3.0')
  expect((await find('appChannel', other)).latestVersion).toBe('6.2.0')
  expect((await send({ channels: [one.id], latestVersion: '6.1.0' })).code).toBe(40001)
  const values = { ...release, latestVersion: '6.4.0' }
  const body = { action: 'releaseAll', ids: [one.id, other.id, ios.id], values, confirm: true }
  expect((await admin('POST', 'appChannel/bulk', body)).data).toMatchObject({ done: 2 })
  expect((await find('appChannel', other)).latestVersion).toBe('6.4.0')
  expect((await find('appChannel', ios)).latestVersion).toBe('6.2.0')
})

test('appChannel.qrCode leads to the download with the channel’s code', async () => {
  const one = await make('appChannel', android({ downloadUrl: 'https://www.example.com/app' }))
  const { data } = await admin('POST', `appChannel/${one.id}/qrCode`, {})
  expect(data.address).toBe(`https://www.example.com/app?channel=${one.code}`)
})

const venue = async (more: Row = {}) =>
  make('wifi', { benefit: 'vip', magazines: [], enabled: true, period: running, ...more })
const address = () => {
  const number = (0xa000 + serial()).toString(16).toUpperCase()
  return `AA:BB:CC:DD:${number.slice(0, 2)}:${number.slice(2)}`
}

test('wifi#bssidInOneVenue an address belongs to one enabled venue', async () => {
  const [bssid, other] = [address(), address()]
  await venue({ bssids: [bssid] })
  expect(await refused(venue({ bssids: [other, bssid] }))).toEqual(['bssids'])
  const closed = await venue({ bssids: [bssid], enabled: false })
  expect(await changed('wifi', closed, { enabled: true })).toEqual([40001, 'bssids'])
})

test('wifi#fieldsFollowBenefit only chosen magazines are named, and then they must be', async () => {
  const { id } = await make('magazine')
  const wrong = async (more: Row) => refused(venue({ bssids: [address()], ...more }))
  expect(await wrong({ benefit: 'magazines' })).toEqual(['magazines'])
  expect(await wrong({ benefit: 'magazines', magazines: [id] })).toEqual([])
  expect(await wrong({ magazines: [id] })).toEqual(['magazines'])
})

test('wifi#deletableWhenUnused a venue that was used is disabled, not deleted', async () => {
  const [used, fresh] = [await venue({ bssids: [address()] }), await venue({ bssids: [address()] })]
  await app('POST', 'ingest/wifi', { id: used.id, userCount: 3 })
  expect(await remove('wifi', used)).toEqual([40900])
  expect(await remove('wifi', fresh)).toEqual([20000])
})

const sheet = async (text: string) => {
  const name = `sheet${serial()}.csv`
  await bench.store.put(`file/${name}`, new TextEncoder().encode(text), { type: 'text/csv' })
  return { url: `/masthead/file/${name}`, name, size: text.length }
}

test('wifi.importBssids fills in the addresses of a sheet, written alike, each once', async () => {
  const fill = async (text: string, bssids: string[] = []) =>
    admin('POST', 'wifi/importBssids', { file: await sheet(text), bssids })
  const { data } = await fill('MAC\naa-bb-cc-dd-ee-01\nAABBCCDDEE01\naa:bb:cc:dd:ee:02', [
    'AA:BB:CC:DD:EE:02',
  ])
  expect(data.bssids).toEqual(['AA:BB:CC:DD:EE:02', 'AA:BB:CC:DD:EE:01'])
  expect((await fill('MAC\nAABBCCDDEE01\n无')).data.errors).toHaveProperty('file')
})

const icon = (more: Row = {}) =>
  make('recommendIcon', {
    ...{
      name: `新刊${serial() % 1000}`,
      skin: '日常',
      target: { type: 'url', url: `https://www.example.com/${serial()}` },
    },
    ...{ platforms: ['ios'], audience: 'all', minVersion: null, maxVersion: null, period: null },
    ...{ animated: false, badge: null, badgeUntil: null, ...more },
  })
const online = async (one: Made) =>
  act('recommendIcon', one, 'publish', { accept: ['recommendIcon#publishedAreLimited'] })

test('recommendIcon#refusedToNumericRoles numeric roles 1 to 4 hide the screen, and its calls are refused', async () => {
  const records = bench.portal.records()
  const role = { kind: 'numeric', code: '1', name: '一号', hidden: ['首页入口配置'] }
  const { id } = await records.create('role', { rights: [], ...role })
  const one = await icon()
  expect((await editor('GET', `recommendIcon/${one.id}`)).code).toBe(20000)
  await records.update('portalUser', bench.people.wang, { numericRole: id })
  expect((await editor('GET', `recommendIcon/${one.id}`)).code).toBe(40300)
  expect((await editor('POST', 'recommendIcon/applySkin', { skin: '春节' })).code).toBe(40300)
  await records.update('portalUser', bench.people.wang, { numericRole: null })
})

test('recommendIcon#publishedAreLimited #enoughStayPublished five to twenty icons of one skin are online; an unfilled row is told', async () => {
  const icons: Made[] = []
  for (let count = 0; count < 6; count++) icons.push(await icon())
  expect((await act('recommendIcon', icons[0] as Made, 'publish'))[0]).toBe(42800)
  for (const one of icons) expect(await online(one)).toEqual([20000])
  const accept = { accept: ['recommendIcon#publishedAreLimited'] }
  expect(await act('recommendIcon', icons[0] as Made, 'withdraw', accept)).toEqual([20000])
  expect((await act('recommendIcon', icons[1] as Made, 'withdraw', accept))[0]).not.toBe(20000)
  for (let count = 5; count < 20; count++) expect(await online(await icon())).toEqual([20000])
  expect(await online(await icon())).toEqual([40001, 'platforms'])
  expect(await remove('recommendIcon', icons[1] as Made)).toEqual([40900])
  expect(await remove('recommendIcon', icons[0] as Made)).toEqual([20000])
  expect(await online(await icon({ skin: '春节' }))).toEqual([40001, 'skin'])
})

test('recommendIcon.applySkin puts one skin online in one step, after telling how many', async () => {
  for (let count = 0; count < 5; count++) await icon({ skin: '国庆' })
  const send = (more: Row) => admin('POST', 'recommendIcon/applySkin', more)
  expect((await send({ skin: '无' })).data.errors).toHaveProperty('skin')
  expect((await send({ skin: '国庆' })).data.warnings[0].message).toContain('5 icons go online')
  expect((await send({ skin: '国庆', accept: ['recommendIcon.applySkin'] })).code).toBe(20000)
  const on = await bench.portal.records().select('recommendIcon', { status: 'published' })
  expect(new Set(on.map(({ skin }) => skin))).toEqual(new Set(['国庆']))
  const { data } = await admin('POST', 'recommendIcon/preview', { platform: 'ios', skin: '国庆' })
  expect(data.modules[0].entries).toHaveLength(5)
  expect(data.modules[0].entries[0].waiting).toBeNull()
})

test('recommendIcon#animatedIsGif #targetOncePerSkin a moving icon is a gif; name and target stand once per skin', async () => {
  expect(await refused(icon({ animated: true }))).toEqual(['iconUrl'])
  expect(await refused(icon({ badgeUntil: at('12-01') }))).toEqual(['badge'])
  const [on] = await bench.portal.records().select('recommendIcon', { status: 'published' })
  const twin = await icon({ skin: '国庆', name: on?.name })
  expect(await online(twin)).toEqual([40001, 'name'])
  const same = await icon({ skin: '国庆', target: on?.target })
  expect(await online(same)).toEqual([40001, 'target'])
  const theme = await make('subject')
  const hidden = await icon({ skin: '国庆', target: { type: 'subject', id: theme.id } })
  expect(await online(hidden)).toEqual([40001, 'target'])
})

const goods = async (more: Row = {}) => {
  const one = (await bench.portal.records().create('goods', {
    name: '阅读币 30',
    ...{ type: 'readMoney', goodsNo: `GD-${100_000 + serial()}`, source: 'app', outerNo: null },
    ...{ target: null, vipGoods: null, items: [], price: 3000, originalPrice: null },
    ...{ vipPrice: null, iosPrice: null, appleProductId: null, stock: 100, switches: [] },
    ...{ commission: null, partner: null, sharePercent: null, ...more },
  })) as Made
  await put('goods', one, { status: 'published' })
  return one
}
const sale = async (more: Row = {}) =>
  (await bench.portal.records().create('limitedDiscount', {
    ...{ name: `秋日读书周${serial()}`, title: '秋日读书周', imageUrl: picture },
    ...{ period: span('11-25', '12-02'), platforms: ['ios'], audience: 'all' },
    items: [{ goods: (await goods()).id, price: 2000, stock: 10, limit: 1 }],
    ...more,
  })) as Made
test('limitedDiscount#periodLengthIsLimited a sale lasts 60 days, is announced before and lies ahead when it is published', async () => {
  expect(await refused(sale({ period: span('11-25', '12-31'), preheatAt: at('11-24') }))).toEqual(
    [],
  )
  const long = { start: at('11-25'), end: '2027-02-25T00:00:00+08:00' }
  expect(await refused(sale({ period: long }))).toEqual(['period'])
  expect(await refused(sale({ preheatAt: at('11-26') }))).toEqual(['preheatAt'])
  const over = await sale({ period: span('11-10', '11-20') })
  expect(await act('limitedDiscount', over, 'publish')).toEqual([40001, 'period'])
})

test('limitedDiscount#periodLengthIsLimited #frozenOnceStarted a sale from today on may begin at once; running it is no record to recall, only one to stop', async () => {
  const today = await sale({ period: span('11-21', '12-02') })
  expect(await act('limitedDiscount', today, 'publish')).toEqual([20000])
  expect(await act('limitedDiscount', today, 'recall')).toEqual([40900])
})

test('limitedDiscount#priceBelowGoodsPrice #goodsInOneDiscount #stockWithinGoodsStock goods stand once, below their price, within their stock, in one sale at a time', async () => {
  const { id } = await goods()
  const wrong = (...items: Row[]) => refused(sale({ items }))
  expect(await wrong({ goods: id, price: 3000 })).toEqual(['items.0.price'])
  expect(await wrong({ goods: id, price: 2999 }, { goods: id, price: 2000 })).toEqual([
    'items.1.goods',
  ])
  expect(await wrong({ goods: id, price: 2000, stock: 101 })).toEqual(['items.0.stock'])
  const items = [{ goods: id, price: 2000, stock: null, limit: 1 }]
  const [one, other] = [await sale({ items }), await sale({ items })]
  expect(await act('limitedDiscount', one, 'publish')).toEqual([20000])
  expect((await act('limitedDiscount', other, 'publish'))[0]).toBe(40001)
  const off = await goods()
  await put('goods', off, { status: 'withdrawn' })
  const gone = await sale({ items: [{ goods: off.id, price: 2000, limit: 1 }] })
  expect(await act('limitedDiscount', gone, 'publish')).toEqual([40001, 'items.0.goods'])
})

test('limitedDiscount#frozenOnceStarted once started only stock, end and pictures change; it is stopped, not recalled', async () => {
  const one = await sale()
  expect(await act('limitedDiscount', one, 'publish')).toEqual([20000])
  expect(await act('limitedDiscount', one, 'recall')).toEqual([20000])
  await act('limitedDiscount', one, 'publish')
  await put('limitedDiscount', one, { periodStart: at('11-20') })
  const stands = await find('limitedDiscount', one)
  const [entry] = stands.items as Row[]
  const tryIt = (values: Row) => changed('limitedDiscount', one, values)
  expect((await tryIt({ items: [{ ...entry, price: 1000 }] }))[0]).toBe(40001)
  expect((await tryIt({ items: [{ ...entry, stock: 9 }] }))[0]).toBe(40001)
  expect((await tryIt({ title: '换标题' }))[0]).toBe(40001)
  expect((await tryIt({ period: span('11-20', '12-01') }))[0]).toBe(40001)
  expect(await tryIt({ period: span('11-20', '12-05') })).toEqual([20000])
  const more = { goods: entry?.goods, amount: 5 }
  expect(await act('limitedDiscount', one, 'addStock', more)).toEqual([20000])
  expect(((await find('limitedDiscount', one)).items as Row[])[0]?.stock).toBe(15)
  expect(await act('limitedDiscount', one, 'recall')).toEqual([40900])
  expect((await admin('GET', `limitedDiscount/${one.id}`)).data.phase).toBe('running')
  expect(await act('limitedDiscount', one, 'stop')).toEqual([20000])
  expect((await admin('GET', `limitedDiscount/${one.id}`)).data.phase).toBe('ended')
  expect((await remove('limitedDiscount', one))[0]).toBe(40900)
})

test('limitedDiscount.phase is announced from its teaser on', async () => {
  const one = await sale({ preheatAt: at('11-21') })
  expect((await admin('GET', `limitedDiscount/${one.id}`)).data.phase).toBeNull()
  await act('limitedDiscount', one, 'publish')
  expect((await admin('GET', `limitedDiscount/${one.id}`)).data.phase).toBe('announced')
  const filter = encodeURIComponent(JSON.stringify({ phase: 'announced' }))
  const { data } = await admin('GET', `limitedDiscount?filter=${filter}&range=[0,9]`)
  expect((data.list as Row[]).map(({ id }) => id)).toContain(one.id)
})

test('limitedDiscount.importItems fills the goods in from a sheet; wrong rows are named', async () => {
  const one = await goods()
  const fill = async (...rows: string[]) =>
    admin('POST', 'limitedDiscount/importItems', {
      file: await sheet(['商品编号,折扣价,库存,限购', ...rows].join('\n')),
    })
  const { data } = await fill(`${one.goodsNo},19.90,20,`)
  expect(data.items).toEqual([{ goods: one.id, price: 1990, stock: 20, limit: 1 }])
  const bad = await fill('GD-NONE,9.9,,', `${one.goodsNo},30.00,,`, `${one.goodsNo},9,,`)
  expect(Object.keys(bad.data.errors)).toEqual(['file.2', 'file.3', 'file.4'])
})

test('limitedDiscount.copy begins without what was sold', async () => {
  const one = await sale()
  const { data } = await admin('POST', `limitedDiscount/${one.id}/copy`, {
    period: span('12-10', '12-12'),
  })
  expect(data).toMatchObject({ status: 'draft', soldCount: 0 })
})

const week = async (more: Row = {}) => {
  const book = await make('audiobook', { copyrightPeriod: null })
  await put('audiobook', book, { status: 'published' })
  return make('weeklyListening', {
    ...{ weekStart: '2026-11-23', publishAt: '2026-11-23T08:00:00+08:00' },
    ...{ target: { type: 'audiobook', id: book.id }, audio: null, ...more },
  })
}

test('weeklyListening#weekStartsOnMonday #targetOfAllowedType a Monday of its own, published around it, something to hear that comes back after 12 weeks', async () => {
  expect(await refused(week({ weekStart: '2026-11-24' }))).toContain('weekStart')
  expect(await refused(week({ publishAt: '2026-11-19T08:00:00+08:00' }))).toEqual(['publishAt'])
  const one = await week()
  expect(await refused(week())).toEqual(['weekStart'])
  const next = { weekStart: '2027-02-08', publishAt: '2027-02-08T08:00:00+08:00' }
  expect(await refused(week({ ...next, target: one.target }))).toEqual(['target'])
  const later = { weekStart: '2027-02-15', publishAt: '2027-02-15T08:00:00+08:00' }
  expect(await refused(week({ ...later, target: one.target }))).toEqual([])
  expect(await refused(week({ ...next, target: { type: 'vipPage' } }))).toEqual(['target'])
  const draft = await make('audiobook')
  const hidden = await week({ ...next, target: { type: 'audiobook', id: draft.id } })
  expect(await act('weeklyListening', hidden, 'publish')).toEqual([40001, 'target'])
})

test('weeklyListening#freeUntilSunday #scheduleNeedsFutureTime #deletableWhileDraft it goes online by itself, is kept in the archive, and only drafts go', async () => {
  const [one] = (await bench.portal
    .records()
    .select('weeklyListening', { weekStart: '2026-11-23' })) as Made[]
  expect(await act('weeklyListening', one as Made, 'schedule')).toEqual([20000])
  bench.time.now += 2 * DAY
  await runDueMoves(bench.portal.context, bench.portal.records())
  bench.time.now -= 2 * DAY
  expect((await find('weeklyListening', one as Made)).status).toBe('published')
  expect(await remove('weeklyListening', one as Made)).toEqual([40900])
  const past = await week({ weekStart: '2026-11-16', publishAt: '2026-11-16T08:00:00+08:00' })
  expect(await act('weeklyListening', past, 'schedule')).toEqual([40001, 'publishAt'])
  expect(await remove('weeklyListening', past)).toEqual([20000])
})

const reader = async () => {
  const phone = `1381${String(1_000_000 + serial()).slice(0, 7)}`
  return make('appUser', { phone, nickname: '阿宁', mutedUntil: null })
}
const listed = (phone: unknown, more: Row = {}) =>
  admin('POST', 'whiteList', { phone, department: '编辑部', scope: ['draft'], ...more })

test('whiteList#phoneBelongsToUser #phoneIsMasked a phone is that of somebody registered; an admin sees it once it is asked for', async () => {
  const user = await reader()
  const { data } = await listed(user.phone)
  expect(data).toMatchObject({ user: user.id, nickname: '阿宁' })
  expect(data.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
  expect((await listed('13900000000')).data.errors).toHaveProperty('phone')
  expect((await listed(user.phone)).code).not.toBe(20000)
  const shown = (by = admin) => by('POST', `whiteList/${data.id}/reveal`, {})
  expect((await shown()).data.values).toEqual({ phone: user.phone })
  expect((await shown(editor)).code).toBe(40300)
})

test('whiteList#enabledAreLimited one past its day grants nothing and stays; five hundred are enabled at most', async () => {
  const [past, lasting] = [await reader(), await reader()]
  const gone = (await listed(past.phone, { expireAt: '2026-11-20' })).data
  const kept = (await listed(lasting.phone)).data
  const { data } = await app('GET', 'public/whiteList?range=[0,99]')
  const ids = (data.list as Row[]).map(({ id }) => id)
  expect(ids).toContain(kept.id)
  expect(ids).not.toContain(gone.id)
  const { db } = bench.portal.context.database
  const row = { version: 1, department: '产品技术部', scope: '["draft"]', enabled: true }
  const stamps = { createdAt: '2026-11-01', updatedAt: '2026-11-01' }
  const many = Array.from({ length: 500 }, (_, at) => ({
    ...{ ...row, ...stamps },
    phone: `1371${String(1_000_000 + at)}`,
  }))
  await db
    .insertInto('whiteList')
    .values(many as never)
    .execute()
  expect((await listed((await reader()).phone)).data.errors).toHaveProperty('enabled')
  await db.deleteFrom('whiteList').where('department', '=', '产品技术部').execute()
})

test('whiteList.extend adds thirty days to its end, or to today', async () => {
  const [one, other] = [await reader(), await reader()]
  const ahead = (await listed(one.phone, { expireAt: '2026-12-01' })).data
  const over = (await listed(other.phone, { expireAt: '2026-10-01' })).data
  expect((await admin('POST', `whiteList/${ahead.id}/extend`, {})).data.expireAt).toBe('2026-12-31')
  expect((await admin('POST', `whiteList/${over.id}/extend`, {})).data.expireAt).toBe('2026-12-21')
})

test('bulk.whiteList adds new phones, renews known ones with old beside new, and names the unknown', async () => {
  const desk = listDesk(bench, await bench.signIn('boss'))
  const [known, fresh] = [await reader(), await reader()]
  const { id } = (await listed(known.phone, { expireAt: '2026-11-30' })).data
  const rows = [`${known.phone},编辑部,2026-12-31,`, `${fresh.phone},外部审读,,特邀`]
  const bad = await desk.check('whiteList', [...rows, '13900000001,编辑部,,', '12345,编辑部,,'])
  expect(bad.codes).toEqual(['B21', null, 'B22', 'R3'])
  const list = await desk.check('whiteList', rows)
  expect(list.rows[0]?.message).toContain('有效期至 2026-11-30 → ')
  const done = await desk.confirm(list, ['B21'])
  const untilOf = async () => (await bench.portal.records().find('whiteList', id))?.expireAt
  expect(await untilOf()).toBe('2026-12-31')
  await desk.confirm(await desk.back(done))
  expect(await untilOf()).toBe('2026-11-30')
  expect(await bench.portal.records().count('whiteList', { phone: fresh.phone })).toBe(0)
})

test('whiteList exported by an admin holds whole phones and can be imported again', async () => {
  const user = await reader()
  await listed(user.phone, { expireAt: '2026-12-31' })
  const { data: session } = await bench.call('POST', 'index/login', {
    username: 'boss',
    password: PASSWORD,
  })
  const filter = encodeURIComponent(JSON.stringify({ phone: user.phone }))
  const columns = encodeURIComponent(JSON.stringify(['phone', 'department', 'expireAt', 'remark']))
  const answer = await bench.portal.app.request(
    `${ORIGIN}/api/portal/whiteList/export?filter=${filter}&columns=${columns}`,
    { headers: { 'x-token': session.token, ticket: session.ticket, 'accept-language': 'zh' } },
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const desk = listDesk(bench, await bench.signIn('boss'))
  expect((await desk.checkFile('whiteList', bytes, 'xlsx')).codes).toEqual(['B24'])
})
