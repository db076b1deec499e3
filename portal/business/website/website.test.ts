import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { make, find, put, changed, act, remove, refused } = anyRecord(bench)
let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['pcAd', 'pcDiscount'], rights: ['public'] })).app
})

const at = (day: string) => `2026-${day}T00:00:00+08:00`
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })
const running = span('11-01', '12-20')
const picture = '/masthead/image/380x214.png'
const live = async (name: string, one: Made) => {
  await put(name, one, { status: 'published' })
  return one
}
const create = async (name: string, values: Row) =>
  (await bench.portal.records().create(name, values)) as Made

const topic = (more: Row = {}) =>
  create('pcTopic', {
    ...{ title: `城市漫步${serial()}`, summary: '走一走', imageUrl: picture, source: 'url' },
    ...{ url: 'https://www.example.com/', subject: null, topic: null, period: null, ...more },
  })

test('pcTopic#referenceFollowsSource exactly what it comes from is named, and published when it is', async () => {
  expect(await refused(topic({ url: null }))).toEqual(['url'])
  expect((await refused(topic({ source: 'subject' }))).toSorted()).toEqual(['subject', 'url'])
  const subject = await make('subject')
  const one = await topic({ source: 'subject', url: null, subject: subject.id })
  expect(await act('pcTopic', one, 'publish')).toEqual([40001, 'subject'])
  await live('subject', subject)
  expect(await act('pcTopic', one, 'publish')).toEqual([20000])
  expect(await refused(topic({ source: 'subject', url: null, subject: subject.id }))).toEqual([
    'subject',
  ])
})

test('pcTopic#subjectOrTopicOnce #deletableUnlessPublished twelve stand at a time, and drafts and those taken off may go', async () => {
  const waits = span('12-01', '12-10')
  const others: Made[] = []
  for (let count = 0; count < 12; count++)
    others.push(await live('pcTopic', await topic({ period: waits })))
  const next = await topic({ period: waits })
  expect(await act('pcTopic', next, 'publish')).toEqual([40001, 'period'])
  const after = await topic({ period: span('12-10', '12-20') })
  expect(await act('pcTopic', after, 'publish')).toEqual([20000])
  expect(await remove('pcTopic', after)).toEqual([40900])
  expect(await act('pcTopic', after, 'withdraw')).toEqual([20000])
  expect(await remove('pcTopic', after)).toEqual([20000])
})

const widget = (more: Row = {}) =>
  create('pcWidget', {
    ...{ name: `组件${serial()}`, type: 'contact', text: '周一至周五', pages: ['home'] },
    ...{ imageUrl: null, board: null, links: [], sticky: false, ...more },
  })

test('pcWidget#fieldsFollowType each kind of widget has what it shows', async () => {
  const wrong = (more: Row) => refused(widget({ text: null, ...more }))
  expect(await wrong({})).toEqual(['text'])
  expect(await wrong({ type: 'qrcode' })).toEqual(['imageUrl'])
  expect(await wrong({ type: 'picture', imageUrl: picture })).toEqual([])
  expect(await wrong({ type: 'rank' })).toEqual(['board'])
  expect(await wrong({ type: 'links' })).toEqual(['links'])
  const links = [{ title: '友情链接', url: 'https://www.example.com/' }]
  expect(await wrong({ type: 'links', links })).toEqual([])
  expect(await wrong({ type: 'qrcode', imageUrl: picture, links })).toEqual(['links'])
})

test('pcWidget#publishedLimitedPerPage #publishNeedsFilledBoard six stand on a page, one of them sticks, and a ranking has data', async () => {
  const pages = ['topic']
  await live('pcWidget', await widget({ pages, sticky: true }))
  const second = await widget({ pages, sticky: true })
  expect(await act('pcWidget', second, 'publish')).toEqual([40001, 'sticky'])
  for (let count = 1; count < 6; count++) await live('pcWidget', await widget({ pages }))
  const seventh = await widget({ pages: ['topic', 'course'] })
  expect(await act('pcWidget', seventh, 'publish')).toEqual([40001, 'pages'])
  const elsewhere = await widget({ pages: ['course'] })
  expect(await act('pcWidget', elsewhere, 'publish')).toEqual([20000])
  const rank = await widget({ type: 'rank', text: null, board: 'podcast', pages: ['course'] })
  expect(await act('pcWidget', rank, 'publish')).toEqual([40001, 'board'])
  const reader = (await make('appUser')).id
  await put('rank', await make('rank', { user: reader }), { board: 'podcast', hidden: false })
  expect(await act('pcWidget', rank, 'publish')).toEqual([20000])
  expect(await remove('pcWidget', rank)).toEqual([40900])
})

const ad = (more: Row = {}) =>
  create('pcAd', {
    ...{ name: `年度会员通栏${serial()}`, type: 'full', place: 'courseTop', imageUrl: picture },
    ...{ imageUrl1: null, alt: '年度会员', url: '/vip', period: running, closable: true },
    ...{ newWindow: true, advertMark: true, url: 'https://www.example.com/vip', ...more },
  })
const fixed = { type: 'fixed', place: 'floatRight', imageUrl: null, imageUrl1: picture }

test('pcAd#imageFollowsPlace full and fixed ads stand in their places with their pictures', async () => {
  expect(await refused(ad({ place: 'floatRight' }))).toEqual(['place'])
  expect(await refused(ad({ imageUrl: null }))).toEqual(['imageUrl'])
  expect(await refused(ad({ ...fixed, place: 'homeTop' }))).toContain('place')
  expect(await refused(ad(fixed))).toEqual([])
  expect(await refused(ad({ ...fixed, imageUrl1: null }))).toEqual(['imageUrl1'])
  expect(await refused(ad({ ...fixed, place: 'floatBottom', imageUrl1: null }))).toEqual([
    'imageUrl',
  ])
})

test('pcAd#publishedLimitedPerPlace a place holds one fixed ad or three full ones at a time; fixed ones may be closed', async () => {
  await live('pcAd', await ad(fixed))
  expect(await act('pcAd', await ad(fixed), 'publish')).toEqual([40001, 'place'])
  const later = await ad({ ...fixed, period: span('12-20', '12-24') })
  expect(await act('pcAd', later, 'publish')).toEqual([20000])
  for (let count = 0; count < 3; count++) await live('pcAd', await ad())
  expect(await act('pcAd', await ad(), 'publish')).toEqual([40001, 'place'])
  expect(await refused(ad({ ...fixed, closable: false }))).toEqual(['closable'])
})

test('pcAd#foreignLinkKeepsMark a link that leaves the site is marked and opens a window of its own', async () => {
  await create('baseConfig', {
    ...{ key: 'jump.hosts', name: '域名', group: 'dev', valueKind: 'list', initial: '[]' },
    value: '["*.example.com"]',
  })
  const away = { url: 'https://shop.example.org/', advertMark: false, newWindow: false }
  expect((await refused(ad(away))).toSorted()).toEqual(['advertMark', 'newWindow'])
  expect(await refused(ad({ ...away, url: 'https://www.example.com/' }))).toEqual([])
})

test('pcAd#deletableUnlessPublished an ad that was shown is kept', async () => {
  const [seen, unseen] = [await ad(), await ad()]
  await app('POST', 'ingest/pcAd', { id: seen.id, exposureCount: 9 })
  expect(await remove('pcAd', seen)).toEqual([40900])
  expect(await remove('pcAd', unseen)).toEqual([20000])
  const over = await ad({ place: 'articleEnd', period: span('11-01', '11-20') })
  expect(await act('pcAd', over, 'publish')).toEqual([40001, 'period'])
})

const entry = (more: Row = {}) =>
  create('pcNavigation', {
    ...{
      place: 'main',
      parent: null,
      name: `期刊${serial()}`,
      link: 'page',
      pageKey: 'periodical',
    },
    ...{ category: null, url: null, ...more },
  })

test('pcNavigation#depthIsLimited entries stand two deep, the lower ones under the main navigation', async () => {
  const top = await entry()
  expect(await refused(entry({ place: 'sub' }))).toEqual(['parent'])
  const sub = await entry({ place: 'sub', parent: top.id })
  expect(await refused(entry({ parent: sub.id }))).toContain('parent')
  const below = await entry({ parent: top.id })
  expect(await refused(entry({ parent: below.id }))).toContain('parent')
  expect((await changed('pcNavigation', top, { parent: top.id }))[0]).toBe(40001)
})

test('pcNavigation#fieldsFollowLink it leads where it says, and a group has something below it', async () => {
  expect(await refused(entry({ pageKey: null }))).toEqual(['pageKey'])
  expect(await refused(entry({ url: 'https://www.example.com/' }))).toEqual(['url'])
  const group = await entry({ link: 'none', pageKey: null })
  expect(await act('pcNavigation', group, 'publish')).toEqual([40001, 'link'])
  await entry({ parent: group.id })
  expect(await act('pcNavigation', group, 'publish')).toEqual([20000])
})

test('pcNavigation#entriesLimitedPerParent #deletableWhenEmpty nine stand on top and twelve below; names differ; what has children stays', async () => {
  const top = await live('pcNavigation', await entry())
  const below: Made[] = []
  for (let count = 0; count < 12; count++)
    below.push(await live('pcNavigation', await entry({ parent: top.id })))
  const more = await entry({ parent: top.id })
  expect(await act('pcNavigation', more, 'publish')).toEqual([40001, 'parent'])
  expect(await refused(entry({ parent: top.id, name: more.name }))).toEqual(['name'])
  expect(await remove('pcNavigation', top)).toEqual([40900])
  expect(await remove('pcNavigation', more)).toEqual([20000])
  const seen = async () =>
    ((await app('GET', 'public/pcNavigation?range=[0,99]')).data.list as Row[]).map(({ id }) => id)
  expect(await seen()).toContain(below[0]?.id)
  await act('pcNavigation', top, 'withdraw')
  expect(await seen()).not.toContain(below[0]?.id)
  for (let count = (await onTop()).length; count < 9; count++)
    await live('pcNavigation', await entry())
  expect(await act('pcNavigation', top, 'publish')).toEqual([40001, 'name'])
})
const onTop = () =>
  bench.portal
    .records()
    .select('pcNavigation', { status: 'published', place: 'main', parent: { set: false } })

const periodical = async (more: Row = {}) =>
  create('pcPeriodical', {
    ...{ magazine: more.magazine ?? (await make('magazine')).id, latestOnly: true, issue: null },
    ...{ intro: '一本周刊', digitalUrl: 'https://www.example.com/', paperUrl: null, onHome: false },
    ...more,
  })

test('pcPeriodical#issueUnlessLatestOnly an issue is chosen where the newest is not shown, one of the same magazine', async () => {
  expect(await refused(periodical({ latestOnly: false }))).toEqual(['issue'])
  const [own, other] = [await make('issue'), await make('issue')]
  await live('issue', own)
  await live('issue', other)
  const magazine = (await make('magazine')).id
  await put('issue', other, { magazine })
  const chosen = { latestOnly: false, magazine: own.magazine as number }
  expect(await refused(periodical({ ...chosen, issue: other.id }))).toEqual(['issue'])
  const one = await periodical({ ...chosen, issue: own.id })
  expect((await admin('GET', `pcPeriodical/${one.id}`)).data.issue).toBe(own.id)
})

test('pcPeriodical#publishNeedsPublishedMagazine #withdrawnWithMagazine it goes up with its magazine and a link, eight on the home page, and down with it', async () => {
  const waiting = await periodical()
  expect(await act('pcPeriodical', waiting, 'publish')).toEqual([40001, 'magazine'])
  const magazine = await live('magazine', { id: waiting.magazine } as Made)
  const none = { digitalUrl: null, paperUrl: null }
  await changed('pcPeriodical', waiting, none)
  expect((await act('pcPeriodical', waiting, 'publish'))[0]).toBe(40001)
  await changed('pcPeriodical', waiting, { digitalUrl: 'https://www.example.com/' })
  expect(await act('pcPeriodical', waiting, 'publish')).toEqual([20000])
  expect(await remove('pcPeriodical', waiting)).toEqual([40900])
  expect(await act('magazine', magazine, 'withdraw', { reason: '停刊' })).toEqual([20000])
  expect((await find('pcPeriodical', waiting)).status).toBe('withdrawn')
  for (let count = 0; count < 8; count++)
    await live('pcPeriodical', await periodical({ onHome: true }))
  const ninth = await periodical({ onHome: true })
  await live('magazine', { id: ninth.magazine } as Made)
  expect(await act('pcPeriodical', ninth, 'publish')).toEqual([40001, 'onHome'])
})

const goods = async () =>
  live(
    'goods',
    await create('goods', {
      ...{ name: '阅读币 30', type: 'readMoney', goodsNo: `GD-${100_000 + serial()}` },
      ...{ source: 'app', price: 3000, stock: 100 },
    }),
  )
const sale = async (more: Row = {}) =>
  create('pcDiscount', {
    ...{ title: `读书周${serial()}`, imageUrl: picture, period: span('11-25', '12-02') },
    ...{ onHome: false, items: [{ goods: (await goods()).id, price: 2000 }], ...more },
  })
const appSale = async (goods: number, price: number) =>
  live(
    'limitedDiscount',
    await create('limitedDiscount', {
      ...{ name: `秋日读书周${serial()}`, title: '秋日读书周', imageUrl: picture },
      ...{ period: span('11-24', '12-05'), platforms: ['ios'], audience: 'all' },
      items: [{ goods, price, stock: 10, limit: 1 }],
    }),
  )

test('pcDiscount#publishNeedsGoodsOnSale #goodsInOneDiscount goods on sale stand once below their price, and in one sale at a time', async () => {
  const { id } = await goods()
  const items = (...prices: number[]) => prices.map((price) => ({ goods: id, price }))
  expect(await refused(sale({ items: items(3000) }))).toEqual(['items.0.price'])
  expect(await refused(sale({ items: items(2000, 1000) }))).toEqual(['items.1.goods'])
  const empty = await sale({ items: [] })
  expect(await act('pcDiscount', empty, 'publish')).toEqual([40001, 'items'])
  const [one, other] = [await sale({ items: items(2000) }), await sale({ items: items(1900) })]
  expect(await act('pcDiscount', one, 'publish')).toEqual([20000])
  expect((await act('pcDiscount', other, 'publish'))[0]).toBe(40001)
  for (const _ of [1, 2]) await live('pcDiscount', await sale({ onHome: true }))
  expect(await act('pcDiscount', await sale({ onHome: true }), 'publish')).toEqual([
    40001,
    'onHome',
  ])
})

test('pcDiscount#samePriceAsApp it costs what it costs in the app, lies within that sale and is stopped with it', async () => {
  const { id } = await goods()
  const followed = await appSale(id, 2000)
  const follows = { discount: followed.id, items: [{ goods: id, price: 2000 }] }
  expect(await refused(sale({ items: [{ goods: id, price: 1900 }] }))).toEqual(['items.0.price'])
  expect(await refused(sale({ ...follows, period: span('11-25', '12-06') }))).toEqual(['period'])
  const one = await live('pcDiscount', await sale(follows))
  expect(await act('limitedDiscount', followed, 'stop')).toEqual([20000])
  expect((await find('pcDiscount', one)).status).toBe('stopped')
})

test('pcDiscount#frozenOnceStarted once started prices, goods and start are fixed, and it is not recalled', async () => {
  const one = await sale()
  await act('pcDiscount', one, 'publish')
  expect(await act('pcDiscount', one, 'recall')).toEqual([20000])
  await act('pcDiscount', one, 'publish')
  expect((await remove('pcDiscount', one))[0]).toBe(40900)
  await put('pcDiscount', one, { periodStart: at('11-20') })
  const [entry] = (await find('pcDiscount', one)).items as Row[]
  const cheaper = { items: [{ ...entry, price: 1000 }] }
  expect((await changed('pcDiscount', one, cheaper))[0]).toBe(40001)
  expect(await changed('pcDiscount', one, { title: '读书周加场' })).toEqual([20000])
  expect(await act('pcDiscount', one, 'recall')).toEqual([40900])
  expect((await admin('GET', `pcDiscount/${one.id}`)).data.phase).toBe('running')
})

test('pcDiscount.pullItems takes goods, prices and time of the app’s sale; a copy begins as a draft', async () => {
  const { id } = await goods()
  const followed = await appSale(id, 1500)
  const { data } = await admin('POST', 'pcDiscount/pullItems', { discount: followed.id })
  expect(data).toMatchObject({
    items: [{ goods: id, price: 1500 }],
    period: span('11-24', '12-05'),
  })
  expect((await admin('POST', 'pcDiscount/pullItems', {})).data.errors).toHaveProperty('discount')
  const one = await sale()
  const copy = await admin('POST', `pcDiscount/${one.id}/copy`, { period: span('12-10', '12-12') })
  expect(copy.data).toMatchObject({ status: 'draft', title: `${one.title} 副本` })
})
