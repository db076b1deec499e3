import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { sent, make, put, find, tried, changed, act, remove } = anyRecord(bench)
const DAY = 86_400_000
const at = (days: number) => {
  const moment = new Date(bench.portal.context.clock().getTime() + days * DAY + 8 * 3_600_000)
  return `${moment.toISOString().slice(0, 19)}+08:00`
}
const during = (from: number, to: number) => ({ start: at(from), end: at(to) })
const published = async (name: string, record: Made) => {
  await put(name, record, { status: 'published' })
  return record
}

let tags: Made[] = []
let magazines: Made[] = []
const to = (magazine: Made | undefined) => ({ type: 'magazine', id: magazine?.id })
beforeAll(async () => {
  for (const first of [true, false, false, false]) {
    const given = {
      feed: 'manual',
      contentTypes: [],
      category: null,
      isDefault: first,
      locked: first,
    }
    const tag = await make('informationFlowTag', { ...given, position: tags.length + 1 })
    tags = [...tags, await published('informationFlowTag', tag)]
  }
  for (let at = 0; at < 8; at++)
    magazines = [...magazines, await published('magazine', await make('magazine'))]
})

const flow = (more: Row = {}) =>
  make('informationFlow', {
    ...{
      layout: 'text',
      bigImage: null,
      smallImage: null,
      tags: [tags[0]?.id],
      target: to(magazines[0]),
      topic: null,
      author: null,
    },
    ...{
      interestTags: [],
      pinnedUntil: null,
      publishAt: null,
      expireAt: null,
      images: [],
      video: null,
    },
    ...more,
  })
const withdrawAll = async (name: string) => {
  const rows = await bench.portal.records().select(name, { status: 'published' })
  for (const row of rows) await put(name, row as Made, { status: 'withdrawn' })
}

test('informationFlow#picturesFollowLayout pictures follow the layout when it goes out', async () => {
  const demanded = async (layout: string, more: Row = {}) => {
    const none = { bigImage: null, smallImage: null }
    const answer = await act('informationFlow', await flow({ ...none, ...more, layout }), 'publish')
    await withdrawAll('informationFlow')
    return answer
  }
  expect(await demanded('bigImage')).toEqual([40001, 'bigImage'])
  expect(await demanded('audio')).toEqual([40001, 'smallImage'])
  expect(await demanded('video', { bigImage: '/b.jpg' })).toEqual([40001, 'video'])
  expect(await demanded('threeImages', { images: ['/1.jpg', '/2.jpg'] })).toEqual([40001, 'images'])
  expect(await demanded('threeImages', { images: ['/1.jpg', '/2.jpg', '/3.jpg'] })).toEqual([20000])
  expect(await demanded('bigImage', { bigImage: '/b.jpg' })).toEqual([20000])
  expect(await demanded('text')).toEqual([20000])
})

test('informationFlow#scheduleNeedsFutureTime goes out and expires by itself at its times', async () => {
  const item = await flow()
  expect(await act('informationFlow', item, 'schedule')).toEqual([40001, 'publishAt'])
  expect(await changed('informationFlow', item, { publishAt: at(-1), expireAt: at(-2) })).toEqual([
    40001,
    'expireAt',
  ])
  expect(await changed('informationFlow', item, { publishAt: at(-1) })).toEqual([20000])
  expect(await act('informationFlow', item, 'schedule')).toEqual([40001, 'publishAt'])
  expect(await changed('informationFlow', item, { publishAt: at(1), expireAt: at(3) })).toEqual([
    20000,
  ])
  expect(await act('informationFlow', item, 'schedule')).toEqual([20000])
  await put('informationFlow', item, { publishAt: at(-0.01) })
  const { context } = bench.portal
  await runDueMoves(context, bench.portal.records())
  expect(await find('informationFlow', item)).toMatchObject({ status: 'published' })
  await put('informationFlow', item, { publishAt: at(-2), expireAt: at(-0.01) })
  await runDueMoves(context, bench.portal.records())
  expect(await find('informationFlow', item)).toMatchObject({ status: 'withdrawn' })
  expect(await act('informationFlow', item, 'publish')).toEqual([40001, 'expireAt'])
  await put('informationFlow', item, { expireAt: null, publishAt: at(-9) })
  expect(await act('informationFlow', item, 'publish')).toEqual([20000])
  expect((await find('informationFlow', item)).publishAt).toBe(at(0))
  await withdrawAll('informationFlow')
})

test('informationFlow#publishNeedsPublishedTarget leads to what readers find, under a live tag, and goes offline with it', async () => {
  const draft = await make('magazine')
  const item = await flow({ target: to(draft) })
  expect(await act('informationFlow', item, 'publish')).toEqual([40001, 'target'])
  await published('magazine', draft)
  const [tag] = [await make('informationFlowTag', { isDefault: false, feed: 'manual' })]
  await put('informationFlow', item, { tags: JSON.stringify([tag.id]) })
  expect(await act('informationFlow', item, 'publish')).toEqual([40001, 'tags'])
  await put('informationFlow', item, { tags: JSON.stringify([tag.id, tags[1]?.id]) })
  expect(await act('informationFlow', item, 'publish')).toEqual([20000])
  await bench.portal.records().move('magazine', draft.id, 'withdraw')
  expect(await find('informationFlow', item)).toMatchObject({ status: 'withdrawn' })
})

test('informationFlow#targetOnceAmongPublished a content stands once in the feed; three are pinned under a tag at most', async () => {
  const pins: Made[] = []
  for (const magazine of magazines.slice(1, 5))
    pins.push(await published('informationFlow', await flow({ target: to(magazine) })))
  const again = await flow({ target: to(magazines[1]) })
  expect(await act('informationFlow', again, 'publish')).toEqual([40001, 'target'])
  const pin = (item: Made | undefined, until: string) =>
    act('informationFlow', item as Made, 'pin', { pinnedUntil: until })
  expect(await pin(pins[0], at(-1))).toEqual([40001, 'pinnedUntil'])
  for (const item of pins.slice(0, 3)) expect(await pin(item, at(2))).toEqual([20000])
  expect(await pin(pins[3], at(2))).toEqual([40001, 'pinnedUntil'])
  expect(await act('informationFlow', pins[0] as Made, 'unpin')).toEqual([20000])
  expect(await pin(pins[3], at(2))).toEqual([20000])
  expect(await pin(again, at(2))).toEqual([40900])
})

test('informationFlow#deletableUnlessPublished only what is offline is deleted; a copy is a draft without its times', async () => {
  const item = await published('informationFlow', await flow({ target: to(magazines[6]) }))
  expect(await remove('informationFlow', item)).toEqual([40900])
  const { data } = await editor('POST', `informationFlow/${item.id}/copy`, {})
  expect(data).toMatchObject({ title: item.title, status: 'draft', publishAt: null, clickCount: 0 })
  await put('informationFlow', item, { status: 'withdrawn' })
  expect(await remove('informationFlow', item)).toEqual([20000])
})

test('an item is filled from its content and drawn as it stands in the feed', async () => {
  const author = await make('author')
  const article = await make('article', {
    ...{ title: '一座城市的早餐地图', subtitle: '从凌晨四点的豆浆说起', authors: [author.id] },
    imageUrl: '/store/wide.jpg',
  })
  const fill = (values: Row) => editor('POST', 'informationFlow/fillFromTarget', values)
  const { data } = await fill({ target: { type: 'article', id: article.id } })
  expect(data).toEqual({
    title: '一座城市的早餐地图',
    summary: '从凌晨四点的豆浆说起',
    author: author.id,
    bigImage: '/store/wide.jpg',
  })
  expect((await fill({ target: { type: 'vipPage' } })).data.errors).toHaveProperty('target')
  const item = await flow({ layout: 'rightImage', smallImage: '/store/small.jpg', title: '早餐' })
  const drawn = await editor('POST', `informationFlow/${item.id}/preview`, {})
  expect(drawn.data).toMatchObject({ page: 'modules', title: tags[0]?.name })
  expect(drawn.data.modules[0].entries[0]).toMatchObject({
    title: '早餐',
    picture: '/store/small.jpg',
  })
})

const card = async (more: Row = {}) =>
  make('informationFlowCard', {
    ...{ name: `卡片${serial()}`, style: 'list', items: itemsOf(3), quote: null },
    ...{ tags: [tags[0]?.id], insertAfter: 10, period: during(-1, 5), audience: 'all' },
    ...more,
  })
const itemsOf = (count: number) =>
  magazines.slice(0, count).map((magazine) => ({ target: to(magazine) }))

test('informationFlowCard#itemsFollowStyle each style has its own number of items', async () => {
  const tries = async (more: Row) => {
    const answer = await act('informationFlowCard', await card(more), 'publish')
    await withdrawAll('informationFlowCard')
    return answer
  }
  expect(await tries({ style: 'horizontal', items: itemsOf(2) })).toEqual([40001, 'items'])
  expect(await tries({ style: 'horizontal' })).toEqual([20000])
  expect(await tries({ style: 'triple', items: itemsOf(4) })).toEqual([40001, 'items'])
  expect(await tries({ style: 'triple', items: itemsOf(6) })).toEqual([20000])
  expect(await tries({ style: 'quote', items: [], quote: '慢一点。' })).toEqual([20000])
  expect(await tries({ style: 'vote', items: [] })).toEqual([20000])
  const body = await sent('informationFlowCard', { style: 'quote', quote: null, items: [] })
  expect(await tried('POST', 'informationFlowCard', body)).toEqual([40001, 'quote'])
})

const ad = async (more: Row = {}) =>
  make('informationFlowAd', {
    ...{ name: `广告${serial()}`, style: 'banner', imageUrl: '/a.jpg', bigImage: null },
    ...{ smallImage: null, adText: null, target: to(magazines[0]), advertMark: true },
    ...{ tags: [tags[0]?.id], insertAfter: 20, period: during(-1, 5), audience: 'all' },
    ...more,
  })

test('informationFlowCard#placeIsFree informationFlowAd#placeIsFree nothing shares a place under a tag; ads keep four apart', async () => {
  await withdrawAll('informationFlowCard')
  expect(await act('informationFlowCard', await card(), 'publish')).toEqual([20000])
  expect(await act('informationFlowCard', await card(), 'publish')).toEqual([40001, 'insertAfter'])
  const publishAd = async (more: Row) => act('informationFlowAd', await ad(more), 'publish')
  const refused = [40001, 'insertAfter']
  expect(await publishAd({ insertAfter: 10, audience: 'vip' })).toEqual(refused)
  expect(await publishAd({ insertAfter: 10, period: during(6, 9) })).toEqual([20000])
  expect(await publishAd({ insertAfter: 10, tags: [tags[1]?.id] })).toEqual([20000])
  expect(await publishAd({ insertAfter: 20, audience: 'vip' })).toEqual([20000])
  expect(await publishAd({ insertAfter: 22 })).toEqual(refused)
  expect(await publishAd({ insertAfter: 22, audience: 'nonVip' })).toEqual([20000])
  expect(await publishAd({ insertAfter: 26 })).toEqual([20000])
})

test('informationFlowAd#picturesFollowStyle #foreignLinkKeepsMark #frozenWhilePublished its picture is its style’s; outside it bears the mark; it does not change while live', async () => {
  const asks = async (more: Row) =>
    tried('POST', 'informationFlowAd', await sent('informationFlowAd', more))
  expect(
    (await asks({ style: 'big', imageUrl: null, bigImage: null, adText: null })).slice(1).sort(),
  ).toEqual(['adText', 'bigImage'])
  const outside = { type: 'url', url: 'https://www.example.com/' }
  const shown = await ad({ insertAfter: 40, target: outside })
  expect(await changed('informationFlowAd', shown, { advertMark: false })).toEqual([
    40001,
    'advertMark',
  ])
  const inside = await ad({ insertAfter: 40, advertMark: false })
  expect(await act('informationFlowAd', inside, 'publish')).toEqual([20000])
  expect(await changed('informationFlowAd', inside, { name: '另一个' })).toEqual([40001, 'name'])
  expect(await changed('informationFlowAd', inside, { dailyCap: 5 })).toEqual([20000])
  expect(await remove('informationFlowAd', inside)).toEqual([40900])
  await put('informationFlowAd', inside, { status: 'withdrawn', exposureCount: 3 })
  expect(await remove('informationFlowAd', inside)).toEqual([40900])
  await put('informationFlowAd', inside, { exposureCount: 0 })
  expect(await remove('informationFlowAd', inside)).toEqual([20000])
})

const headline = (more: Row = {}) =>
  make('informationFlowHeadline', {
    ...{ title: `头条${serial()}`, target: to(magazines[0]), tags: [tags[2]?.id] },
    ...{ period: during(-1, 2), bigImage: '/big.jpg' },
    ...more,
  })

test('informationFlowHeadline#publishedLimitedPerTag #publishNeedsPublishedTarget five stand under a tag at once, each content once, and the sixth is told which', async () => {
  const titles: unknown[] = []
  for (const magazine of magazines.slice(0, 5)) {
    const made = await headline({ target: to(magazine) })
    titles.push(made.title)
    expect(await act('informationFlowHeadline', made, 'publish')).toEqual([20000])
  }
  const sixth = await headline({ target: to(magazines[5]) })
  const { code, data } = await admin('POST', `informationFlowHeadline/${sixth.id}/publish`, {})
  expect(code).toBe(40001)
  for (const title of titles) expect(data.errors.tags).toContain(title)
  const again = await headline({ tags: [tags[3]?.id] })
  expect(await act('informationFlowHeadline', again, 'publish')).toEqual([40001, 'target'])
  const over = await headline({ tags: [tags[2]?.id], period: during(-5, -3) })
  expect(await act('informationFlowHeadline', over, 'publish')).toEqual([20000])
  const hidden = await headline({ tags: [tags[3]?.id], target: to(await make('magazine')) })
  expect(await act('informationFlowHeadline', hidden, 'publish')).toEqual([40001, 'target'])
})

test('informationFlowHeadline#periodLengthIsLimited #deletableUnlessPublished runs seven days at most and is deleted offline only', async () => {
  const made = await headline({ tags: [tags[3]?.id], target: to(magazines[7]) })
  expect(await changed('informationFlowHeadline', made, { period: during(0, 8) })).toEqual([
    40001,
    'period',
  ])
  expect(await changed('informationFlowHeadline', made, { period: during(0, 7) })).toEqual([20000])
  expect(await act('informationFlowHeadline', made, 'publish')).toEqual([20000])
  expect(await remove('informationFlowHeadline', made)).toEqual([40900])
  expect(await act('informationFlowHeadline', made, 'withdraw')).toEqual([20000])
  expect(await remove('informationFlowHeadline', made)).toEqual([20000])
})

test('informationFlowHeadline.push makes a draft push that leads where the headline does', async () => {
  const made = await headline({
    title: '封面报道·我们为什么需要远方，以及怎样回来',
    summary: '二十位写作者的答案',
  })
  const { data } = await admin('POST', `informationFlowHeadline/${made.id}/push`, {})
  const push = await bench.portal.records().find('push', data.push)
  expect(push).toMatchObject({ status: 'draft', link: made.target, body: '二十位写作者的答案' })
  expect([...String(push?.title)]).toHaveLength(20)
})

test('informationFlowTag#fieldsFollowFeed asks for what its source needs, and keeps its code once it was live', async () => {
  const body = (more: Row) => sent('informationFlowTag', { isDefault: false, ...more })
  const asked = async (more: Row) =>
    (await tried('POST', 'informationFlowTag', await body(more))).slice(1)
  expect(await asked({ feed: 'content', contentTypes: [], category: null })).toEqual([
    'contentTypes',
  ])
  expect(await asked({ feed: 'category', contentTypes: [], category: null })).toEqual(['category'])
  expect(await asked({ feed: 'manual', contentTypes: ['article'], category: null })).toEqual([
    'contentTypes',
  ])
  expect(await changed('informationFlowTag', tags[1] as Made, { code: 'other' })).toEqual([
    40001,
    'code',
  ])
})

test('informationFlowTag#exactlyOneDefault one live tag opens first, stands first and is locked; three to twelve are live', async () => {
  const [first, second, third, fourth] = tags as [Made, Made, Made, Made]
  expect(await changed('informationFlowTag', first, { isDefault: false })).toEqual([
    40001,
    'isDefault',
  ])
  expect(await changed('informationFlowTag', first, { locked: false })).toEqual([40001, 'locked'])
  expect(await changed('informationFlowTag', second, { isDefault: true, locked: true })).toEqual([
    20000,
  ])
  expect(await find('informationFlowTag', first)).toMatchObject({ isDefault: false, position: 2 })
  expect(await find('informationFlowTag', second)).toMatchObject({ isDefault: true, position: 1 })
  const all = await bench.portal.records().select('informationFlowTag', {}, { sort: 'position' })
  const ids = all.map(({ id }) => id as number)
  const order = (list: readonly number[]) =>
    tried('POST', 'informationFlowTag/order', { ids: list })
  expect(await order([ids[1] as number, ids[0] as number, ...ids.slice(2)])).toEqual([
    40001,
    'position',
  ])
  expect(
    await order([ids[0] as number, ids[2] as number, ids[1] as number, ...ids.slice(3)]),
  ).toEqual([20000])
  await withdrawAll('informationFlow')
  for (const name of ['informationFlowCard', 'informationFlowAd']) await withdrawAll(name)
  expect(await act('informationFlowTag', fourth, 'withdraw')).toEqual([20000])
  expect(await act('informationFlowTag', third, 'withdraw')).toEqual([40001, '_'])
  expect(await act('informationFlowTag', fourth, 'publish')).toEqual([20000])
})

test('informationFlowTag#noItemLosesItsTag #deletableWhenUnused stays while something live stands under no other tag, and while anything names it', async () => {
  const tag = await published(
    'informationFlowTag',
    await make('informationFlowTag', { isDefault: false, feed: 'manual' }),
  )
  expect((await find('informationFlowTag', tag)).flowCount).toBe(0)
  const item = await flow({ tags: [tag.id], target: to(magazines[7]) })
  expect(await act('informationFlow', item, 'publish')).toEqual([20000])
  expect((await find('informationFlowTag', tag)).flowCount).toBe(1)
  const refused = await admin('POST', `informationFlowTag/${tag.id}/withdraw`, { confirm: true })
  expect(refused).toMatchObject({ code: 40900 })
  expect(JSON.stringify(refused.data)).toContain('1 live records')
  await put('informationFlow', item, { tags: JSON.stringify([tag.id, tags[1]?.id]) })
  expect(await act('informationFlowTag', tag, 'withdraw')).toEqual([20000])
  expect(await remove('informationFlowTag', tag)).toEqual([40900])
  expect(
    await remove(
      'informationFlowTag',
      await make('informationFlowTag', { isDefault: false, feed: 'manual' }),
    ),
  ).toEqual([20000])
})

const topic = (more: Row = {}) =>
  make('informationFlowTopic', {
    ...{
      name: `话题${serial()}`,
      host: null,
      subject: null,
      hot: false,
      allowPost: true,
      period: null,
    },
    ...more,
  })

test('informationFlowTopic#nameStandsBetweenHashes #closedTakesNoPosts its name holds no #; it closes when its period ends and takes no posts then', async () => {
  const made = await published('informationFlowTopic', await topic({ period: during(-3, 3) }))
  expect(await changed('informationFlowTopic', made, { name: '#周末' })).toEqual([40001, 'name'])
  await put('informationFlowTopic', made, { periodEnd: at(-1) })
  await runDueMoves(bench.portal.context, bench.portal.records())
  expect(await find('informationFlowTopic', made)).toMatchObject({
    status: 'closed',
    allowPost: false,
  })
  expect(await changed('informationFlowTopic', made, { allowPost: true })).toEqual([
    40001,
    'allowPost',
  ])
})

test('informationFlowTopic#hotAreLimited #deletableWhileDraft eight are hot; it opens with a host or an item, and goes as a draft without items', async () => {
  const made = await topic()
  expect(await act('informationFlowTopic', made, 'publish')).toEqual([40001, '_'])
  const item = await flow({ topic: made.id, target: to(magazines[6]) })
  expect(await act('informationFlow', item, 'publish')).toEqual([20000])
  expect(await act('informationFlowTopic', made, 'publish')).toEqual([20000])
  expect((await find('informationFlowTopic', made)).flowCount).toBe(1)
  for (let count = 0; count < 8; count++)
    await published('informationFlowTopic', await topic({ hot: true }))
  expect(await changed('informationFlowTopic', made, { hot: true })).toEqual([40001, 'hot'])
  expect(await act('informationFlowTopic', made, 'withdraw')).toEqual([20000])
  expect(await find('informationFlow', item)).toMatchObject({ topic: made.id, status: 'published' })
  expect(await remove('informationFlowTopic', made)).toEqual([40900])
  await put('informationFlowTopic', made, { status: 'draft' })
  expect(await remove('informationFlowTopic', made)).toEqual([40900])
  expect(await remove('informationFlowTopic', await topic())).toEqual([20000])
})
