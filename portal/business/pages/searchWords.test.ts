import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { sent, make, put, find, tried, changed, act, remove } = anyRecord(bench)
const published = async (name: string, record: Made) => {
  await put(name, record, { status: 'published' })
  return record
}
const withdrawAll = async (name: string) => {
  for (const row of await bench.portal.records().select(name, { status: 'published' }))
    await put(name, row as Made, { status: 'withdrawn' })
}
let target: Row
let hidden: Row
beforeAll(async () => {
  target = { type: 'magazine', id: (await published('magazine', await make('magazine'))).id }
  hidden = { type: 'magazine', id: (await make('magazine')).id }
})

const slot = (more: Row = {}) =>
  make('searchSlot', {
    ...{
      slot: 'result',
      style: 'word',
      target,
      board: null,
      triggerWords: ['读书日'],
      period: null,
    },
    ...{ title: `推荐位${serial()}`, match: 'exact', imageUrl: null },
    ...more,
  })

test('searchSlot#resultNeedsTriggerWords #fieldsFollowStyle a result slot has its words, each style what it shows', async () => {
  const asked = async (more: Row) =>
    (await tried('POST', 'searchSlot', await sent('searchSlot', { ...plain, ...more })))
      .slice(1)
      .sort()
  const plain = {
    slot: 'discover',
    style: 'word',
    target,
    board: null,
    triggerWords: [],
    imageUrl: null,
  }
  expect(await asked({ target: { type: 'vipPage' } })).toEqual([])
  expect(await asked({ slot: 'result' })).toEqual(['triggerWords'])
  expect(await asked({ triggerWords: ['书单'] })).toEqual(['triggerWords'])
  const long = '一个超过十五个字的触发词不会有人去搜'
  expect(await asked({ slot: 'result', triggerWords: [long] })).toEqual(['triggerWords'])
  expect(await asked({ style: 'rank', target: null })).toEqual(['board'])
  expect(await asked({ style: 'rank', board: 'podcast' })).toEqual(['target'])
  expect(await asked({ style: 'banner' })).toEqual(['imageUrl'])
})

test('searchSlot#publishedLimitedPerSlot #publishNeedsPublishedTarget #deletableUnlessPublished three slots answer a word at once; they lead to what is there', async () => {
  for (let count = 0; count < 3; count++)
    expect(
      await act('searchSlot', await slot({ triggerWords: ['读书日', `词${count}`] }), 'publish'),
    ).toEqual([20000])
  const fourth = await slot()
  expect(await act('searchSlot', fourth, 'publish')).toEqual([40001, 'triggerWords'])
  expect(await changed('searchSlot', fourth, { triggerWords: ['书单'] })).toEqual([20000])
  expect(await act('searchSlot', fourth, 'publish')).toEqual([20000])
  expect(
    await act('searchSlot', await slot({ target: hidden, triggerWords: ['别的'] }), 'publish'),
  ).toEqual([40001, 'target'])
  const rank = await slot({
    style: 'rank',
    board: 'podcast',
    target: null,
    slot: 'discover',
    triggerWords: [],
  })
  expect(await act('searchSlot', rank, 'publish')).toEqual([40001, 'board'])
  const reader = (await make('appUser')).id
  await put('rank', await make('rank', { user: reader }), { board: 'podcast', hidden: false })
  expect(await act('searchSlot', rank, 'publish')).toEqual([20000])
  for (let count = 0; count < 11; count++)
    await published('searchSlot', await slot({ slot: 'discover', triggerWords: [] }))
  const last = await slot({ slot: 'discover', triggerWords: [] })
  expect(await act('searchSlot', last, 'publish')).toEqual([40001, '_'])
  expect(await remove('searchSlot', rank)).toEqual([40900])
  expect(await remove('searchSlot', last)).toEqual([20000])
})

test('searchSlot.tryWord shows which slots answer, in order', async () => {
  await withdrawAll('searchSlot')
  const [second, first] = [
    await slot({ triggerWords: ['敦煌'] }),
    await slot({ triggerWords: ['敦'], match: 'contain' }),
  ]
  for (const [made, position] of [
    [first, 1],
    [second, 2],
  ] as const) {
    await put('searchSlot', made, { position })
    await published('searchSlot', made)
  }
  const of = async (word: string) =>
    ((await admin('POST', 'searchSlot/tryWord', { word })).data.lines as Row[]).map(
      ({ name }) => name,
    )
  expect(await of('敦煌')).toEqual([first.title, second.title])
  expect(await of('敦厚')).toEqual([first.title])
  expect(await of('长安')).toEqual([])
})

const cue = (more: Row = {}) =>
  make('cueWord', {
    ...{
      word: `提示${serial()}`,
      searchTerm: null,
      pageKey: 'home',
      tapAction: 'search',
      target: null,
      period: null,
    },
    ...more,
  })

test('cueWord#wordUniqueInPage #fieldsFollowTapAction #publishedLimitedPerPage a word stands once on a page, ten of them, and leads where it says', async () => {
  const made = await cue({ word: '年度十大好书' })
  expect(await act('cueWord', made, 'publish')).toEqual([20000])
  expect(await act('cueWord', await cue({ word: '年度十大好书' }), 'publish')).toEqual([
    40001,
    'word',
  ])
  expect(
    await act('cueWord', await cue({ word: '年度十大好书', pageKey: 'all' }), 'publish'),
  ).toEqual([20000])
  const jumps = (more: Row) => changed('cueWord', made, { tapAction: 'jump', ...more })
  expect(await jumps({})).toEqual([40001, 'target'])
  expect(await jumps({ target, searchTerm: '好书' })).toEqual([40001, 'searchTerm'])
  expect(await changed('cueWord', made, { target })).toEqual([40001, 'target'])
  expect(await act('cueWord', await cue({ tapAction: 'jump', target: hidden }), 'publish')).toEqual(
    [40001, 'target'],
  )
  for (let count = 0; count < 9; count++) await published('cueWord', await cue())
  expect(await act('cueWord', await cue(), 'publish')).toEqual([40001, 'pageKey'])
  expect(await act('cueWord', await cue({ pageKey: 'course' }), 'publish')).toEqual([20000])
  expect(await remove('cueWord', made)).toEqual([40900])
  expect(await act('cueWord', made, 'withdraw')).toEqual([20000])
  expect(await remove('cueWord', made)).toEqual([20000])
})

const word = (more: Row = {}) =>
  make('searchWord', {
    ...{
      type: 'trending',
      word: `词${serial()}`,
      effect: 'search',
      synonyms: [],
      target: null,
      results: [],
    },
    ...{ badge: 'none', heat: 0, pinnedRank: null, period: null },
    ...more,
  })

test('searchWord#wordUniqueInType #effectFollowsType #fieldsFollowEffect a word stands once per type, with what its effect takes', async () => {
  const made = await word({ type: 'keyword', word: '红楼梦', synonyms: ['石头记'] })
  const asked = async (more: Row) =>
    (await tried('POST', 'searchWord', await sent('searchWord', { ...plain, ...more }))).slice(1)
  const plain = {
    type: 'keyword',
    word: '西游记',
    effect: 'search',
    synonyms: [],
    target: null,
    results: [],
    badge: 'none',
    heat: 0,
    pinnedRank: null,
  }
  expect(await asked({ word: '红楼梦' })).toContain('word')
  expect(await asked({ word: '石头记' })).not.toEqual([])
  expect(await asked({ synonyms: ['红楼梦'] })).not.toEqual([])
  expect(await asked({ type: 'trending', word: '红楼梦' })).toEqual([])
  expect(await asked({ type: 'trending', word: '甲', effect: 'block' })).toEqual(['effect'])
  expect((await asked({ badge: 'hot', heat: 9, pinnedRank: 1 })).sort()).toEqual([
    'badge',
    'heat',
    'pinnedRank',
  ])
  expect(await asked({ effect: 'redirect' })).toEqual(['target'])
  expect(await asked({ effect: 'top' })).toEqual(['results'])
  expect(await asked({ effect: 'block', target: { type: 'vipPage' } })).toEqual(['target'])
  expect(await changed('searchWord', made, { effect: 'redirect', target })).toEqual([20000])
})

test('cueWord#blockedWordsNeverPublished searchWord#blockedWordsNeverPublished what a keyword blocks goes offline and is not published again', async () => {
  const trending = await published('searchWord', await word({ word: '盗版' }))
  const cued = await published('cueWord', await cue({ word: '盗版', pageKey: 'listen' }))
  const keyword = await word({ type: 'keyword', word: '盗版', effect: 'block' })
  const asked = await admin('POST', `searchWord/${keyword.id}/publish`, {})
  expect(asked).toMatchObject({
    code: 42800,
    data: { warnings: [{ rule: 'searchWord#blockedWordsNeverPublished' }] },
  })
  expect(
    await act('searchWord', keyword, 'publish', {
      accept: ['searchWord#blockedWordsNeverPublished'],
    }),
  ).toEqual([20000])
  expect((await find('searchWord', trending)).status).toBe('withdrawn')
  expect((await find('cueWord', cued)).status).toBe('withdrawn')
  expect(await act('searchWord', trending, 'publish')).toEqual([40001, 'word'])
  expect(await act('cueWord', cued, 'publish')).toEqual([40001, 'word'])
  expect(await act('searchWord', keyword, 'toTrending')).toEqual([40900])
})

test('searchWord#trendingAreLimited twenty trend at once, and a place is held by one', async () => {
  await withdrawAll('searchWord')
  const first = await word({ pinnedRank: 1 })
  expect(await act('searchWord', first, 'publish')).toEqual([20000])
  expect(await act('searchWord', await word({ pinnedRank: 1 }), 'publish')).toEqual([
    40001,
    'pinnedRank',
  ])
  for (let count = 0; count < 19; count++) await published('searchWord', await word())
  expect(await act('searchWord', await word(), 'publish')).toEqual([40001, '_'])
  expect(await act('searchWord', await word({ type: 'keyword' }), 'publish')).toEqual([20000])
})

test('searchWord.toTrending makes a draft of a keyword', async () => {
  const made = await word({ type: 'keyword', word: '人工智能', effect: 'redirect', target })
  const { data } = await admin('POST', `searchWord/${made.id}/toTrending`, {})
  expect(data).toMatchObject({
    type: 'trending',
    word: '人工智能',
    effect: 'redirect',
    target,
    status: 'draft',
  })
  expect((await act('searchWord', made, 'toTrending'))[1]).toBe('word')
})

test('bulk.searchWord makes drafts and tells what repeats or is too long', async () => {
  const desk = listDesk(bench, await bench.signIn('boss'))
  const long = '一个超过十五个字的热搜词没有人会去搜'
  const wrong = await desk.check('searchWord', [
    '热搜词,山海经,,',
    '热搜词,山海经,,',
    `热搜词,${long},,`,
    '热搜词,冬至,烫,',
    '热搜词,小雪,新,很热',
    '关键词,大寒,热,',
  ])
  expect(wrong.codes).toEqual([null, 'D1', 'R12', 'R11', 'R7', 'B22'])
  const done = await desk.confirm(
    await desk.check('searchWord', ['热搜词,山海经,热,900', '热搜词,冬至,,', '关键词,冬至,,']),
  )
  expect(done.batch).toMatchObject({ done: 3 })
  const [made] = await bench.portal.records().select('searchWord', { word: '山海经' })
  expect(made).toMatchObject({ type: 'trending', badge: 'hot', heat: 900, status: 'draft' })
  expect((await desk.check('searchWord', ['热搜词,冬至,新,'])).codes).toEqual(['B25'])
})
