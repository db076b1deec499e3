import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const DAY = 24 * 3_600_000

describe.each(databases)('lotteries on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    const writes = ['appUser', 'raffle', 'raffleWinner', 'raffleLogistics']
    app = (await appKey(bench, { writes })).app
  })

  const records = () => bench.portal.records()
  const read = async (entity: string, id: unknown) =>
    (await records().find(entity, id as number)) as Row & { id: number }
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const change = async (path: string, id: unknown, values: Row, by = admin) => {
    const { data } = await by('GET', `${path}/${id}`)
    return by('PUT', `${path}/${id}`, { version: data.version, ...values })
  }
  const shop = { name: '梧桐书屋·武康店', city: '上海', address: '武康路1号', code: '204816' }
  const terms = async (more: Row = {}): Promise<Row> => ({
    title: `新年好运大转盘${serial()}`,
    period: { start: '2026-11-20T00:00:00+08:00', end: '2026-11-30T23:59:59+08:00' },
    claimUntil: '2026-12-15T23:59:59+08:00',
    slots: 's6',
    bgImage: await bench.picture(750, 1624),
    wheelImage: await bench.picture(690, 690),
    pointerImage: await bench.picture(180, 220),
    channels: ['app'],
    maxDraws: 3,
    maxWins: 1,
    ruleText: '<p>每人每天三次。</p>',
    ...more,
  })
  const raffle = async (more: Row = {}) => create(admin, 'activityRaffle', await terms(more))
  const awardTerms = async (of: unknown, more: Row = {}): Promise<Row> => ({
    raffle: of,
    name: '周刊帆布袋',
    rank: 'second',
    kind: 'material',
    image: await bench.picture(200, 200),
    delivery: 'ship',
    weight: 10,
    stock: 5,
    ...more,
  })
  const award = async (of: unknown, more: Row = {}) =>
    create(admin, 'activityRaffle/award', await awardTerms(of, more))
  const slots = (...numbers: number[]) => ({ positions: numbers.map((slot) => ({ slot })) })
  const thanks = {
    name: '谢谢参与',
    rank: 'thanks',
    kind: 'thanks',
    delivery: 'auto',
    fallback: true,
    weight: 90,
    stock: 0,
    ...slots(4, 5, 6),
  }
  /** Online, with a posted award, one of a shop, points and nothing. */
  const online = async (more: Row = {}) => {
    const one = await raffle({ shops: [shop], ...more })
    const bag = await award(one.id, slots(1))
    const cup = await award(one.id, { name: '马克杯', delivery: 'shop', ...slots(2) })
    const points = await award(one.id, {
      ...{ name: '50积分', rank: 'lucky', kind: 'points', points: 50, delivery: 'auto' },
      ...slots(3),
    })
    const none = await award(one.id, thanks)
    const { code, data } = await admin('POST', `activityRaffle/${one.id}/publish`, {})
    if (code !== 20000) throw new Error(JSON.stringify(data))
    return { raffle: one, bag, cup, points, none }
  }
  const user = async () =>
    (
      await app('POST', 'ingest/appUser', {
        uid: `U${30_000_000 + serial()}`,
        nickname: '读书的猫',
      })
    ).data.id as number
  const win = async (of: { id: number }, raffleId: number, more: Row = {}) =>
    app('POST', 'ingest/activityRaffle/winner', {
      source: 'raffle',
      raffle: raffleId,
      award: of.id,
      user: (more.user as number) ?? (await user()),
      phone: '13877317731',
      wonAt: '2026-11-21T09:30:00+08:00',
      ...more,
    })
  const moved = (id: number, move: string, values: Row = {}) =>
    app('POST', 'ingest/activityRaffle/winner', { id, move, ...values })

  test('raffle#claimUntilAfterPeriod prizes are claimed after the draws, within 90 days; free draws fit into the day’s', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'activityRaffle', await terms(more)))
    expect(await tried({ claimUntil: '2026-11-25T00:00:00+08:00' })).toEqual(['claimUntil'])
    expect(await tried({ claimUntil: '2027-06-01T00:00:00+08:00' })).toEqual(['claimUntil'])
    expect(await tried({ freeTimes: 4 })).toEqual(['freeTimes'])
    expect(await tried({ freeTimes: 3 })).toEqual([])
  })

  test('raffle#wheelIsWhole publishing wants a whole wheel, one fallback, weights, and shops where one exchanges', async () => {
    const { id } = await raffle()
    const publish = () => admin('POST', `activityRaffle/${id}/publish`, {})
    expect(fieldsOf(await publish())).toContain('slots')
    await award(id, { delivery: 'shop', ...slots(1, 2, 3) })
    expect(fieldsOf(await publish())).toContain('_')
    await award(id, thanks)
    expect(fieldsOf(await publish())).toEqual(['shops'])
    await admin('POST', `activityRaffle/${id}/editShops`, { shops: [shop] })
    expect((await publish()).data).toMatchObject({ status: 'published', weightAll: 100 })
  })

  test('raffle#frozenOnceDrawn raffle.editShops once drawn the wheel stays, and a shop that has given something out', async () => {
    const { raffle: one, cup } = await online()
    await app('POST', 'ingest/activityRaffle', { id: one.id, drawn: 12, joined: 9 })
    expect(fieldsOf(await change('activityRaffle', one.id, { slots: 's8' }))).toEqual(['slots'])
    const { data } = await win(cup, one.id, { exchangeCode: `DJ${serial()}` })
    await admin('POST', `activityRaffle/winner/${data.id}/exchange`, {
      shop: shop.name,
      shopCode: shop.code,
    })
    const edit = (shops: Row[]) => admin('POST', `activityRaffle/${one.id}/editShops`, { shops })
    expect(fieldsOf(await edit([]))).toEqual(['shops'])
    expect((await edit([shop, { ...shop, name: '梧桐书屋·永嘉店' }])).code).toBe(20000)
  })

  test('raffle#deletableWhileDraft pausing keeps wins claimable; at the deadline they expire; only drafts without draws go', async () => {
    const { raffle: one, bag } = await online({ maxWins: 5 })
    const first = (await win(bag, one.id)).data.id
    const second = (await win(bag, one.id)).data.id
    await admin('POST', `activityRaffle/${one.id}/pause`, {})
    expect((await moved(first, 'claim')).code).toBe(20000)
    expect((await win(bag, one.id)).code).not.toBe(20000)
    const now = bench.time.now
    bench.time.now = Date.parse('2026-12-16T10:00:00+08:00')
    await runDueMoves(bench.portal.context, records())
    bench.time.now = now
    expect([
      (await read('raffleWinner', first)).status,
      (await read('raffleWinner', second)).status,
    ]).toEqual(['claimed', 'expired'])
    expect((await admin('DELETE', `activityRaffle/${one.id}`)).code).toBe(40900)
    const draft = await raffle()
    const own = await award(draft.id, thanks)
    expect((await admin('DELETE', `activityRaffle/${draft.id}`)).code).toBe(20000)
    expect(await read('raffleAward', own.id)).toBeNull()
  })

  test('raffle.copy takes the awards along with full stock; raffle.testDraw shows what ten thousand draws give', async () => {
    const { raffle: one, bag } = await online()
    await win(bag, one.id)
    const times = {
      period: { start: '2027-01-01T00:00:00+08:00', end: '2027-01-09T00:00:00+08:00' },
    }
    const { data } = await admin('POST', `activityRaffle/${one.id}/copy`, {
      ...times,
      claimUntil: '2027-01-20T00:00:00+08:00',
    })
    expect(data).toMatchObject({ status: 'draft', won: 0, weightAll: 120 })
    const awards = await records().select('raffleAward', { raffle: data.id })
    expect(awards.map(({ stock, won }) => [stock, won])).toContainEqual([5, 0])
    const { data: found } = await admin('POST', `activityRaffle/${one.id}/testDraw`, {})
    const wins = found.lines.map(({ wins: count }: Row) => count as number)
    expect(wins.reduce((a: number, b: number) => a + b, 0)).toBe(10_000)
    expect(found.lines[0]).toMatchObject({ name: '周刊帆布袋', wins: 4, differs: true })
    expect(await records().count('raffleWinner', { raffle: one.id })).toBe(1)
  })

  test('raffle’s shops and places answer under their own addresses; raffleAward.wheel draws them', async () => {
    const { raffle: one, bag, cup, none } = await online()
    expect((await admin('GET', `activityRaffle/shops?raffle=${one.id}`)).data).toMatchObject([shop])
    const saved = await admin('POST', 'activityRaffle/shops', {
      raffle: one.id,
      shops: [shop, { ...shop, name: '二店' }],
    })
    expect(saved.data).toHaveLength(2)
    const positions = { 1: cup.id, 2: bag.id, 3: bag.id, 4: none.id, 5: none.id, 6: none.id }
    const { data } = await admin('POST', 'activityRaffle/positions', { raffle: one.id, positions })
    expect(data.map(({ award: id }: Row) => id)).toEqual(Object.values(positions))
    const again = await admin('GET', `activityRaffle/positions?raffle=${one.id}`)
    expect(again.data).toEqual(data)
    const wrong = { raffle: one.id, positions: { 7: bag.id } }
    expect(fieldsOf(await admin('POST', 'activityRaffle/positions', wrong))).toEqual(['positions'])
    const { wheel } = (await admin('POST', 'activityRaffle/award/wheel', { raffle: one.id })).data
    expect(wheel.slots[0]).toMatchObject({ slot: 1, name: '马克杯' })
  })

  test('raffleAward#fieldsFollowKind each kind names what it gives, and no other', async () => {
    const { id } = await raffle()
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'activityRaffle/award', await awardTerms(id, more)))
    expect(await tried({ kind: 'points', delivery: 'auto' })).toEqual(['points'])
    expect(await tried({ points: 50 })).toEqual(['points'])
    expect(await tried({ kind: 'redeemCode', delivery: 'auto' })).toContain('codeBatch')
    expect(await tried({})).toEqual([])
  })

  test('raffleAward#deliveryFollowsKind only objects are posted or fetched; thanks is the fallback', async () => {
    const { id } = await raffle()
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'activityRaffle/award', await awardTerms(id, more)))
    expect(await tried({ delivery: 'auto' })).toEqual(['delivery'])
    expect(await tried({ kind: 'points', points: 5 })).toEqual(['delivery'])
    expect(await tried({ ...thanks, fallback: false })).toEqual(['fallback'])
    expect(await tried({ ...thanks, rank: 'lucky' })).toContain('rank')
  })

  test('raffleAward#exactlyOneFallback one fallback a lottery, and online never none', async () => {
    const { none, points } = await online()
    expect((await change('activityRaffle/award', points.id, { fallback: true })).data).toEqual({
      errors: {
        fallback: expect.stringMatching(
          /^Award "谢谢参与.*" cannot give up "Fallback": Fallback can only be "Yes"/,
        ),
      },
    })
    expect((await admin('DELETE', `activityRaffle/award/${none.id}`)).code).not.toBe(20000)
    const { id } = await raffle()
    const terms50 = {
      name: '5积分',
      rank: 'lucky',
      kind: 'points',
      points: 5,
      delivery: 'auto',
      fallback: true,
    }
    const wheel = await raffle()
    const kept = await award(wheel.id, { ...terms50, ...slots(1, 2, 3) })
    const next = await award(wheel.id, { ...terms50, fallback: false, ...slots(4, 5, 6) })
    await admin('POST', `activityRaffle/${wheel.id}/publish`, {})
    const given = await change('activityRaffle/award', kept.id, { fallback: false })
    expect(given.code).not.toBe(20000)
    await change('activityRaffle/award', next.id, { fallback: true })
    expect([
      (await read('raffle', wheel.id)).status,
      (await read('raffleAward', kept.id)).fallback,
      (await read('raffleAward', next.id)).fallback,
    ]).toEqual(['published', false, true])
    const [first, second] = [await award(id, terms50), await award(id, terms50)]
    expect([
      (await read('raffleAward', first.id)).fallback,
      (await read('raffleAward', second.id)).fallback,
    ]).toEqual([false, true])
    expect(
      fieldsOf(
        await change('activityRaffle/award', second.id, {
          kind: 'readMoney',
          readMoney: 100,
          points: null,
        }),
      ),
    ).toContain('kind')
  })

  test('raffleAward#oneAwardPerSlot a place holds one award, and what is gone cannot be won', async () => {
    const { raffle: one, bag } = await online()
    const tried = async (more: Row) => fieldsOf(await change('activityRaffle/award', bag.id, more))
    expect(await tried(slots(2))).toEqual(['positions.0.slot'])
    expect(await tried(slots(7))).toEqual(['positions.0.slot'])
    await change('activityRaffle/award', bag.id, { stock: 1, dailyStock: 1 })
    expect((await win(bag, one.id)).code).toBe(20000)
    expect((await win(bag, one.id)).code).not.toBe(20000)
    await admin('POST', `activityRaffle/award/${bag.id}/addStock`, { amount: 3, reason: '追加' })
    expect(fieldsOf(await win(bag, one.id))).toEqual(['award'])
    expect((await win(bag, one.id, { wonAt: '2026-11-22T09:30:00+08:00' })).code).toBe(20000)
    expect(await read('raffleAward', bag.id)).toMatchObject({ won: 2, left: 2 })
  })

  test('raffleAward#frozenOnceWon raffleAward.addStock with wins kind stays, stock covers them; weights online are the admin’s', async () => {
    const { raffle: one, bag, cup } = await online()
    await win(bag, one.id)
    const award = (id: number) => `activityRaffle/award/${id}`
    expect(fieldsOf(await change('activityRaffle/award', bag.id, { delivery: 'shop' }))).toEqual([
      'delivery',
    ])
    expect(fieldsOf(await change('activityRaffle/award', bag.id, { stock: 0 }))).toEqual(['stock'])
    expect((await admin('DELETE', award(bag.id))).code).toBe(40900)
    expect((await change('activityRaffle/award', cup.id, { weight: 11 }, editor)).code).toBe(40300)
    expect((await change('activityRaffle/award', cup.id, { weight: 11 })).code).toBe(20000)
    expect(fieldsOf(await admin('POST', `${award(cup.id)}/addStock`, { amount: 5 }))).toEqual([
      'reason',
    ])
  })

  test('raffleWinner#comesFromApp wins come from the app, as the lottery gives them; nobody makes or deletes one', async () => {
    const { raffle: one, bag, none } = await online()
    expect(
      (
        await admin('POST', 'activityRaffle/winner', {
          source: 'raffle',
          raffle: one.id,
          award: bag.id,
        })
      ).code,
    ).not.toBe(20000)
    expect(fieldsOf(await win(none, one.id))).toEqual(['award'])
    expect(fieldsOf(await win(bag, one.id, { wonAt: '2026-12-05T10:00:00+08:00' }))).toEqual([
      'wonAt',
    ])
    const other = await online()
    expect(fieldsOf(await win(other.bag, one.id))).toEqual(['award'])
    const holder = await user()
    const { data } = await win(bag, one.id, { user: holder })
    expect(fieldsOf(await win(bag, one.id, { user: holder }))).toEqual(['user'])
    expect(await read('raffleWinner', data.id)).toMatchObject({
      awardName: '周刊帆布袋',
      delivery: 'ship',
      nickname: '读书的猫',
      claimUntil: '2026-12-15T23:59:59+08:00',
    })
    expect((await change('activityRaffle/winner', data.id, { awardName: '别的' })).code).not.toBe(
      20000,
    )
    expect((await change('activityRaffle/winner', data.id, { remark: '已电话确认' })).code).toBe(
      20000,
    )
    expect((await admin('DELETE', `activityRaffle/winner/${data.id}`)).code).not.toBe(20000)
    expect((await editor('GET', `activityRaffle/winner/${data.id}`)).data.phone).toBe('138****7731')
  })

  test('raffleWinner#exchangeNeedsShopCode a shop exchanges with its own code, once and in time', async () => {
    const { raffle: one, cup, bag } = await online({ maxWins: 9 })
    const exchangeCode = `DJ${serial()}`
    const { data } = await win(cup, one.id, { exchangeCode })
    const exchange = (values: Row) =>
      admin('POST', 'activityRaffle/exchange', { exchangeCode, ...values })
    expect(fieldsOf(await exchange({ shop: '别家', code: shop.code }))).toEqual(['shop'])
    expect(fieldsOf(await exchange({ shop: shop.name, code: '000000' }))).toEqual(['shopCode'])
    expect((await exchange({ shop: shop.name, code: shop.code })).data).toMatchObject({
      id: data.id,
      status: 'fulfilled',
      shopCode: null,
    })
    expect((await exchange({ shop: shop.name, code: shop.code })).code).toBe(40900)
    const posted = (await win(bag, one.id)).data.id
    const wrong = await admin('POST', `activityRaffle/winner/${posted}/exchange`, {
      shop: shop.name,
      shopCode: shop.code,
    })
    expect(wrong).toMatchObject({
      code: 40900,
      data: { errors: { _: 'The award is not exchanged at a shop' } },
    })
    expect(
      (await exchange({ exchangeCode: 'DJ-NONE', shop: shop.name, code: shop.code })).code,
    ).toBe(40400)
  })

  test('raffleWinner#postedWinsMakeLogistics raffleWinner.logistics a claimed parcel is owed; what failed is granted again, once', async () => {
    const { raffle: one, bag, points } = await online({ maxWins: 9 })
    const posted = (await win(bag, one.id)).data.id
    await moved(posted, 'claim')
    const [owed] = await records().select('raffleLogistics', { winner: posted })
    expect(owed).toMatchObject({
      status: 'awaitingAddress',
      raffle: one.id,
      awardName: '周刊帆布袋',
    })
    expect((await admin('POST', `activityRaffle/winner/${posted}/retry`, {})).code).not.toBe(20000)
    const holder = await user()
    const granted = (await win(points, one.id, { user: holder })).data.id
    await moved(granted, 'claim')
    expect((await admin('POST', `activityRaffle/winner/${granted}/retry`, {})).data.status).toBe(
      'fulfilled',
    )
    expect(await read('appUser', holder)).toMatchObject({ points: 50 })
    expect((await admin('POST', `activityRaffle/winner/${granted}/retry`, {})).code).toBe(40900)
    expect(bench.portal.context.entities.get('raffleWinner')?.actions.logistics).toMatchObject({
      opens: 'raffleLogistics',
    })
  })

  test('raffleWinner#voidWinNeedsReason voiding gives the stock back, with a reason and by an admin; reopening sets a new deadline', async () => {
    const { raffle: one, bag } = await online({ maxWins: 9 })
    const { id } = (await win(bag, one.id)).data
    const move = (name: string, body: Row, by = admin) =>
      by('POST', `activityRaffle/winner/${id}/${name}`, body)
    expect(fieldsOf(await move('voidWin', {}))).toEqual(['reason'])
    const denied = await move('voidWin', { reason: '刷奖' }, editor)
    expect([denied.code, denied.message.includes('voidWin')]).toEqual([40300, false])
    expect((await move('voidWin', { reason: '刷奖' })).data.status).toBe('voided')
    expect(await read('raffleAward', bag.id)).toMatchObject({ won: 0, left: 5 })
    const late = (await win(bag, one.id)).data.id
    await records().move('raffleWinner', late, 'expire')
    const reopen = (claimUntil: string) =>
      admin('POST', `activityRaffle/winner/${late}/reopen`, { claimUntil })
    expect(fieldsOf(await reopen('2027-01-30T00:00:00+08:00'))).toEqual(['claimUntil'])
    expect(fieldsOf(await reopen('2026-11-01T00:00:00+08:00'))).toEqual(['claimUntil'])
    expect((await reopen('2026-12-01T00:00:00+08:00')).data.status).toBe('waiting')
  })

  test('raffleWinner#awardKeptAsWon raffleWinner.sms a win names its lottery or its cards, and keeps the name of what was won', async () => {
    const { raffle: one, bag } = await online({ maxWins: 9 })
    const { id } = (await win(bag, one.id)).data
    await change('activityRaffle/award', bag.id, { name: '周刊帆布袋（蓝）' })
    expect(await read('raffleWinner', id)).toMatchObject({ awardName: '周刊帆布袋' })
    expect(fieldsOf(await win(bag, one.id, { source: 'cardCollect' }))).toContain('cardCollect')
    const ids = [id, (await win(bag, one.id)).data.id]
    await admin('POST', 'activityRaffle/winner/bulk', {
      action: 'sms',
      ids,
      values: { template: 'claim' },
    })
    const drafts = await records().select('raffleSms', { raffle: one.id })
    expect(drafts).toMatchObject([
      { scope: 'chosen', template: 'claim', winners: ids, status: 'draft' },
    ])
  })

  const owed = async (address = true) => {
    const { raffle: one, bag } = await online()
    const winner = (await win(bag, one.id)).data.id as number
    await moved(winner, 'claim')
    const [row] = await records().select('raffleLogistics', { winner })
    const to = {
      receiver: '林见溪',
      phone: '13912345678',
      region: '上海市徐汇区',
      address: '武康路100号',
    }
    if (address) await admin('POST', `activityRaffle/logistics/${row?.id}/fillAddress`, to)
    return { id: row?.id as number, winner, raffle: one.id }
  }
  const path = 'activityRaffle/logistics'
  const number = () => `SF14020000${1000 + serial()}`

  test('raffleLogistics#comesFromApp the address may be mended until it is shipped; what is owed is not made or deleted', async () => {
    const { id, winner, raffle: one } = await owed(false)
    expect((await admin('POST', path, { winner, raffle: one })).code).not.toBe(20000)
    expect((await admin('DELETE', `${path}/${id}`)).code).not.toBe(20000)
    expect(fieldsOf(await admin('POST', `${path}/${id}/fillAddress`, {}))).toEqual([
      'receiver',
      'phone',
      'address',
    ])
    const to = { receiver: '林见溪', phone: '13912345678', address: '武康路100号' }
    expect((await app('POST', `ingest/${path}`, { id, ...to })).code).toBe(20000)
    expect((await admin('POST', `${path}/${id}/fillAddress`, {})).data.status).toBe('pending')
    expect((await change(path, id, { address: '武康路101号' })).code).toBe(20000)
    expect(fieldsOf(await change(path, id, { winner: winner + 1 }))).toContain('winner')
    await admin('POST', `${path}/${id}/ship`, { carrier: 'sf', trackingNo: number() })
    expect(fieldsOf(await change(path, id, { address: '别处' }))).toEqual(['address'])
  })

  test('raffleLogistics#shipNeedsAddressAndNumber shipping needs carrier and number, writes a parcel, and a number goes once a carrier', async () => {
    const { id } = await owed()
    expect(fieldsOf(await admin('POST', `${path}/${id}/ship`, {}))).toEqual([
      'carrier',
      'trackingNo',
    ])
    const ship = { carrier: 'sf', trackingNo: number() }
    expect((await admin('POST', `${path}/${id}/ship`, ship)).data).toMatchObject({
      status: 'shipped',
      shippedAt: expect.any(String),
    })
    const [parcel] = await records().select('logistics', { raffleLogistics: id })
    expect(parcel).toMatchObject({
      ...ship,
      goodsName: '周刊帆布袋',
      status: 'inTransit',
      address: '上海市徐汇区 · 武康路100号',
    })
    const other = await owed()
    expect(fieldsOf(await admin('POST', `${path}/${other.id}/ship`, ship))).toEqual(['trackingNo'])
    expect(
      (await admin('POST', `${path}/${other.id}/ship`, { ...ship, carrier: 'zto' })).code,
    ).toBe(20000)
  })

  test('raffleLogistics#oneOpenPerWinner one a winner; cancelling is the admin’s, with a reason; delivered fulfils the win', async () => {
    const { id, winner, raffle: one } = await owed()
    await expect(records().create('raffleLogistics', { winner, raffle: one })).rejects.toThrow()
    await admin('POST', `${path}/${id}/ship`, { carrier: 'sf', trackingNo: number() })
    expect((await admin('POST', `${path}/${id}/deliver`, {})).data.status).toBe('delivered')
    expect(await read('raffleWinner', winner)).toMatchObject({ status: 'fulfilled' })
    const [parcel] = await records().select('logistics', { raffleLogistics: id })
    expect(parcel).toMatchObject({ status: 'delivered' })
    const other = await owed()
    expect((await editor('POST', `${path}/${other.id}/cancel`, { reason: '重复' })).code).toBe(
      40300,
    )
    expect(fieldsOf(await admin('POST', `${path}/${other.id}/cancel`, {}))).toEqual(['reason'])
    expect(
      (await admin('POST', `${path}/${other.id}/cancel`, { reason: '重复' })).data.status,
    ).toBe('cancelled')
  })

  test('bulk.raffleLogistics tells row by row what fits, then ships it; raffleLogistics.exportPending writes the sheet', async () => {
    const desk = listDesk(bench, await bench.signIn('boss'))
    const [first, second, third] = [await owed(), await owed(), await owed(false)]
    const fits = number()
    const exported = await admin('POST', `${path}/exportPending`, { raffle: first.raffle })
    await runQueued(bench.portal.context)
    expect(await read('job', exported.data.job)).toMatchObject({ status: 'done', done: 1 })
    const list = await desk.check('raffleLogistics', [
      `${first.id},顺丰速运,${fits}`,
      `${second.id},邮差,${number()}`,
      `${third.id},顺丰速运,${number()}`,
      `${second.id},顺丰速运,${fits}`,
      `99999999,顺丰速运,${number()}`,
    ])
    expect(list.codes).toEqual([null, 'R11', 'B22', 'D1', 'R13'])
    expect(list.rows[2]?.message).toContain('待填地址')
    expect(await read('raffleLogistics', first.id)).toMatchObject({ status: 'pending' })
    const done = await desk.confirm(
      await desk.check('raffleLogistics', [`${first.id},顺丰速运,${fits}`]),
    )
    expect(done.batch).toMatchObject({ status: 'done', done: 1 })
    expect(await read('raffleLogistics', first.id)).toMatchObject({
      status: 'shipped',
      trackingNo: fits,
    })
    const again = await desk.check('raffleLogistics', [`${first.id},顺丰速运,${number()}`])
    expect(again.codes).toEqual(['B22'])
  })

  const parcelOf = async () => {
    const { id, winner } = await owed()
    const trackingNo = number()
    await admin('POST', `${path}/${id}/ship`, { carrier: 'sf', trackingNo })
    const [parcel] = await records().select('logistics', { raffleLogistics: id })
    return { id: parcel?.id as number, source: id, winner, trackingNo }
  }

  test('logistics#comesFromPortal parcels are written by shipping; only freight and remark are filled in', async () => {
    const { id } = await parcelOf()
    expect((await admin('POST', 'logistics', { trackingNo: number() })).code).not.toBe(20000)
    expect((await admin('DELETE', `logistics/${id}`)).code).not.toBe(20000)
    expect((await change('logistics', id, { fee: 1200, remark: '到付' })).code).toBe(20000)
    expect(fieldsOf(await change('logistics', id, { receiver: '别人' }))).toContain('receiver')
  })

  test('logistics#trackingNoUniquePerCarrier logistics.correctNumber what happens to a parcel happens to what it was sent for', async () => {
    const { id, source, winner } = await parcelOf()
    const corrected = { carrier: 'zto', trackingNo: number() }
    expect(fieldsOf(await admin('POST', `logistics/${id}/correctNumber`, corrected))).toEqual([
      'reason',
    ])
    expect(
      (await admin('POST', `logistics/${id}/correctNumber`, { ...corrected, reason: '录错' })).code,
    ).toBe(20000)
    expect(await read('raffleLogistics', source)).toMatchObject(corrected)
    expect((await admin('POST', `logistics/${id}/markDelivered`, {})).code).toBe(20000)
    expect(await read('raffleLogistics', source)).toMatchObject({ status: 'delivered' })
    expect(await read('raffleWinner', winner)).toMatchObject({ status: 'fulfilled' })
  })

  test('logistics#overdueIsMarked a parcel long under way is marked, and one that came back says why', async () => {
    const { id, source } = await parcelOf()
    expect(fieldsOf(await admin('POST', `logistics/${id}/markReturned`, {}))).toEqual(['remark'])
    bench.time.now += 16 * DAY
    const boss = await bench.signIn('boss')
    const { data } = await boss(
      'GET',
      `logistics?filter=${encodeURIComponent(JSON.stringify({ id }))}`,
    )
    bench.time.now -= 16 * DAY
    expect(data.list[0]).toMatchObject({ id, daysUnderway: 16 })
    expect(
      (await admin('POST', `logistics/${id}/markReturned`, { remark: '查无此人' })).data.status,
    ).toBe('returned')
    expect(await read('raffleLogistics', source)).toMatchObject({ status: 'returned' })
  })

  test('logistics.refreshTrace asks the carrier by a job, at most twice an hour', async () => {
    const { id } = await parcelOf()
    const refresh = () => admin('POST', `logistics/${id}/refreshTrace`, {})
    expect((await refresh()).data.job).toEqual(expect.any(Number))
    await runQueued(bench.portal.context)
    expect((await read('logistics', id)).traces).toHaveLength(2)
    expect((await refresh()).code).toBe(40001)
  })

  test('bulk.freight fills in freight by number, tells what matches no parcel, and restores the earlier amounts', async () => {
    const desk = listDesk(bench, admin)
    const { id, trackingNo } = await parcelOf()
    const fee = async () => (await read('logistics', id)).fee
    const first = await desk.check('freight', [
      `${trackingNo},,¥12.50`,
      'SF0000000000,,8',
      `${String(trackingNo).slice(0, -1)}X,,免费`,
    ])
    expect(first.codes).toEqual([null, 'B26', 'R7'])
    expect(first.batch).toMatchObject({ total: 2050 })
    await desk.confirm(await desk.drop(first, [1, 2]))
    expect(await fee()).toBe(1250)
    const next = await desk.check('freight', [`${trackingNo},,13`])
    expect(next.codes).toEqual(['B21'])
    const done = await desk.confirm(next, ['B21'])
    expect(await fee()).toBe(1300)
    await desk.confirm(await desk.back(done))
    expect(await fee()).toBe(1250)
    // Two carriers use one number: the carrier tells them apart.
    const other = await parcelOf()
    await bench.portal.records().update('logistics', other.id, { trackingNo, carrier: 'other' })
    const twice = await desk.check('freight', [`${trackingNo},,20`, `${trackingNo},其他,21`])
    expect(twice.codes).toEqual(['B28', null])
    await desk.confirm(await desk.drop(twice, [0]))
    expect([await fee(), (await read('logistics', other.id)).fee]).toEqual([1250, 2100])
  })
})
