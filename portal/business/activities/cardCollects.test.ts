import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const OK = [20000]
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-11-30T23:59:59+08:00' }
const openAt = '2026-12-01T10:00:00+08:00'
const LATER = 11 * 24 * 3_600_000

describe('card collecting', () => {
  const bench = sharedBench()
  const { admin, editor } = bench
  const { find, tried, changed, act, remove } = anyRecord(bench)
  let app: Awaited<ReturnType<typeof appKey>>['app']
  let card: (more: Row) => Promise<Row>
  beforeAll(async () => {
    const writes = ['appUser', 'cardCollector', 'cardDraw', 'raffleWinner']
    app = (await appKey(bench, { writes })).app
    const image = await bench.picture(600, 800)
    card = async (more) => ({ image, weight: 100, stock: 0, rare: false, ...more })
  })
  const points = { name: '50积分', rewardType: 'points', amount: 50, stock: 1 }
  const bag = { name: '周刊帆布袋', rewardType: 'material', stock: 1 }
  const terms = async (more: Row = {}): Promise<Row> => ({
    title: `集五福读好书${serial()}`,
    headImage: await bench.picture(750, 900),
    ...{
      period,
      openAt,
      prizeMode: 'draw',
      prizes: [points, bag],
      ruleText: '<p>集齐即可开奖。</p>',
    },
    cards: [
      await card({ key: 'yue', name: '阅卡' }),
      await card({ key: 'wu', name: '悟卡' }),
      await card({ key: 'he', name: '和卡', weight: 50, stock: 1, rare: true }),
    ],
    ...more,
  })
  const attempt = async (more: Row) => tried('POST', 'activityCardCollect', await terms(more))
  const drafted = async (more: Row = {}) => {
    const { code, data } = await admin('POST', 'activityCardCollect', await terms(more))
    if (code !== 20000) throw new Error(JSON.stringify(data))
    return data as Made
  }
  const online = async (more: Row = {}) => {
    const one = await drafted(more)
    expect(await act('cardCollect', one, 'publish')).toEqual(OK)
    return one
  }
  const joins = async (of: Made): Promise<Row> => {
    const uid = `U${serial()}${serial()}`
    const user = (await app('POST', 'ingest/appUser', { uid, nickname: '读书的猫' })).data.id
    const entry = { entryNo: `E${serial()}`, cardCollect: of.id, user }
    const { data } = await app('POST', 'ingest/activityCardCollect/collector', {
      ...{ ...entry, joinedAt: '2026-11-20T10:00:00+08:00' },
    })
    return { ...entry, id: data.id }
  }
  const draws = (collector: Row, key: string, more: Row = {}) =>
    app('POST', 'ingest/activityCardCollect/draw', {
      ...{ drawNo: `D${serial()}`, collector: collector.id, card: key },
      drawnAt: '2026-11-20T10:01:00+08:00',
      ...more,
    })
  const completes = ({ entryNo }: Row) =>
    app('POST', 'ingest/activityCardCollect/collector', {
      ...{ entryNo, completedAt: '2026-11-20T11:00:00+08:00' },
    })
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const winnersOf = (of: Made) =>
    bench.portal.records().select('raffleWinner', { cardCollect: of.id }, { sort: 'id' })
  const opens = async (one: Made) => {
    bench.time.now += LATER
    const boss = await bench.signIn('boss')
    const told = await act('cardCollect', one, 'openPrize', {}, boss)
    await runQueued(bench.portal.context)
    bench.time.now -= LATER
    return told
  }

  test('cardCollect#prizeFieldsFollowMode opens after collecting ends unless all win at once, and gives something', async () => {
    const early = '2026-11-29T10:00:00+08:00'
    expect(await attempt({ openAt: early })).toEqual([40001, 'openAt'])
    expect(await attempt({ openAt: early, prizeMode: 'each' })).toEqual(OK)
    expect(await attempt({ prizeMode: 'share', prizes: [] })).toEqual([40001, 'pointsPool'])
    expect(await attempt({ prizeMode: 'share', prizes: [], pointsPool: 100 })).toEqual(OK)
    expect(await attempt({ prizes: [] })).toEqual([40001, 'prizes'])
    expect(await attempt({ prizes: [{ ...points, amount: null }] })).toEqual([
      40001,
      'prizes.0.amount',
    ])
  })

  test('cardCollect#cardKeysAreUnique keys are told apart, odds stand beside each card, and what is gone drops out', async () => {
    const one = await online()
    const odds = async () =>
      ((await find('cardCollect', one)).cards as Row[]).map((each) => each.odds)
    expect(await odds()).toEqual([40, 40, 20])
    const same = [await card({ key: 'a', name: '阅卡' }), await card({ key: 'a', name: '悟卡' })]
    expect((await attempt({ cards: same }))[0]).toBe(40001)
    const none = same.map((each, at) => ({ ...each, key: `k${at}`, weight: 0 }))
    expect((await attempt({ cards: none }))[0]).toBe(40001)
    const collector = await joins(one)
    expect((await draws(collector, 'he')).code).toBe(20000)
    expect(await odds()).toEqual([50, 50, 0])
    expect(fieldsOf(await draws(collector, 'he'))).toEqual(['card'])
    expect(fieldsOf(await draws(collector, 'fu'))).toEqual(['card'])
    expect(fieldsOf(await draws(collector, 'wu', { drawnAt: openAt }))).toEqual(['drawnAt'])
    expect(await find('cardCollect', one)).toMatchObject({ joined: 1, drawn: 1, completed: 0 })
  })

  test('cardCollect#stockCoversIssued cardCollect#frozenOnceDrawn what was issued stays, cards too, and weights change by their action only', async () => {
    const one = await online()
    const collector = await joins(one)
    await draws(collector, 'yue')
    await draws(collector, 'yue')
    const cards = async () => (await find('cardCollect', one)).cards as Row[]
    const withFirst = async (more: Row) =>
      (await cards()).map((each, at) => (at === 0 ? { ...each, ...more } : each))
    expect((await cards())[0]).toMatchObject({ key: 'yue', issued: 2 })
    const change = async (values: Row) => changed('cardCollect', one, values)
    expect(await change({ cards: await withFirst({ stock: 1 }) })).toEqual([40001, 'cards.0.stock'])
    expect(await change({ cards: await withFirst({ issued: 0, stock: 9 }) })).toEqual(OK)
    expect((await cards())[0]).toMatchObject({ issued: 2, stock: 9 })
    expect(await change({ cards: (await cards()).slice(1) })).toEqual([40001, 'cards'])
    expect(await change({ cards: await withFirst({ weight: 1 }) })).toEqual([
      40001,
      'cards.0.weight',
    ])
    expect(await change({ prizeMode: 'each' })).toEqual([40001, 'prizeMode'])
  })

  test('cardCollect.adjustCards shows the odds to an admin before it changes weights', async () => {
    const one = await online()
    await draws(await joins(one), 'yue')
    const stood = (await find('cardCollect', one)).cards as Row[]
    const cards = stood.map((each, at) => (at === 0 ? { ...each, weight: 350 } : each))
    const adjust = (by = admin, more: Row = {}) =>
      by('POST', `activityCardCollect/${one.id}/adjustCards`, { cards, ...more })
    expect((await adjust(editor)).code).toBe(40300)
    const asked = await adjust()
    expect(asked.data.warnings[0].message).toBe(
      'The odds will be: 阅卡 70.00%, 悟卡 20.00%, 和卡 10.00%',
    )
    const { data } = await adjust(admin, { accept: ['cardCollect#frozenOnceDrawn'] })
    expect(data.cards[0]).toMatchObject({ weight: 350, odds: 70, issued: 1 })
    const renamed = stood.map((each) => ({ ...each, name: '福卡' }))
    const wrong = await admin('POST', `activityCardCollect/${one.id}/adjustCards`, {
      cards: renamed,
    })
    expect(fieldsOf(wrong)).toEqual(['cards.0.name'])
  })

  test('cardCollect#prizeOpensOnce cardCollect#materialPrizesArePosted the prize is opened once, on time, by an admin: each prize goes to one by lot', async () => {
    const one = await online()
    const collectors = [await joins(one), await joins(one), await joins(one)]
    for (const each of collectors.slice(0, 2)) expect((await completes(each)).code).toBe(20000)
    expect(await act('cardCollect', one, 'openPrize')).toEqual([40900])
    expect(await opens(one)).toEqual(OK)
    const winners = await winnersOf(one)
    expect(winners.map(({ awardName, delivery, status }) => [awardName, delivery, status])).toEqual(
      [
        ['50积分', 'auto', 'fulfilled'],
        ['周刊帆布袋', 'ship', 'waiting'],
      ],
    )
    expect(new Set(winners.map(({ user }) => user))).toEqual(
      new Set(collectors.slice(0, 2).map(({ user }) => user)),
    )
    const prizes = (await find('cardCollect', one)).prizes as Row[]
    expect(prizes.map(({ won }) => won)).toEqual([1, 1])
    const posted = winners[1] as Made
    await app('POST', 'ingest/activityRaffle/winner', { id: posted.id, move: 'claim' })
    const [owed] = await bench.portal.records().select('raffleLogistics', { winner: posted.id })
    expect(owed).toMatchObject({ status: 'awaitingAddress', raffle: null, awardName: '周刊帆布袋' })
    expect(await opens(one)).toEqual([40900])
    expect((await winnersOf(one)).length).toBe(2)
  })

  test('cardCollect#prizeOpensOnce a pool is shared among all who completed; where each wins they do so at once', async () => {
    const shared = await online({ prizeMode: 'share', prizes: [], pointsPool: 101 })
    const [one, other] = [await joins(shared), await joins(shared)]
    for (const each of [one, other]) await completes(each)
    expect(await opens(shared)).toEqual(OK)
    expect((await winnersOf(shared)).map(({ awardName }) => awardName)).toEqual([
      '瓜分 50 积分',
      '瓜分 50 积分',
    ])
    const user = await bench.portal.records().find('appUser', one.user as number)
    expect(user?.points).toBe(50)
    const each = await online({ prizeMode: 'each' })
    const [first, second, third] = [await joins(each), await joins(each), await joins(each)]
    for (const collector of [first, second, third]) await completes(collector)
    expect((await winnersOf(each)).map(({ awardName }) => awardName)).toEqual([
      '50积分',
      '周刊帆布袋',
    ])
  })

  test('cardCollect#deletableWhileDraft only a draft nobody drew of is deleted; cardCollect.copy begins anew, cardCollect.winners leads on', async () => {
    const one = await online()
    await draws(await joins(one), 'yue')
    const times = { period, openAt }
    const { data } = await admin('POST', `activityCardCollect/${one.id}/copy`, times)
    expect(data).toMatchObject({ status: 'draft', drawn: 0, joined: 0 })
    expect(data.cards.map(({ issued }: Row) => issued)).toEqual([0, 0, 0])
    expect(await remove('cardCollect', one)).toEqual([40900])
    expect(await remove('cardCollect', data)).toEqual(OK)
    const { winners } = bench.portal.context.entities.get('cardCollect')?.actions ?? {}
    expect(winners).toMatchObject({ opens: 'raffleWinner', by: 'cardCollect' })
  })
})
