import { describe, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const postgres = testDatabases().filter(({ name }) => name === 'PostgreSQL')
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const during = '2026-11-20T10:00:00+08:00'

/** SQLite has one writer; here two transactions read before either has written. */
describe.each(postgres)('what several do at once on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  const { make, put } = anyRecord(bench)
  const records = () => bench.portal.records()

  /** Written past all rules: only what is tried at once is held against them. */
  const stub = (name: string, values: Row): Promise<number> => {
    const { entities, database: to, rows } = bench.portal.context
    const now = new Date(bench.time.now).toISOString()
    const row = { version: 1, createdAt: now, updatedAt: now, ...values }
    return to.transaction((tx) => rows.insert(tx, entities.get(name) as Entity, row))
  }
  const user = () => stub('appUser', { uid: `U${serial()}`, nickname: '读书的猫' })
  const several = <T>(count: number, work: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => work(at)))
  /** How many of those tried at once go through. */
  const through = async (count: number, work: (at: number) => Promise<unknown>) => {
    const ended = await several(count, (at) =>
      work(at).then(
        () => true,
        () => false,
      ),
    )
    return ended.filter(Boolean).length
  }
  const runners = (values: Row) =>
    several(4, async () =>
      stub('participation', { entryNo: `P${serial()}`, ...values, user: await user() }),
    )
  const owed = (sourceName: string) => records().count('materialOrder', { sourceName })
  const bag = { _key: 'a', rewardType: 'material', goodsName: '帆布袋' }

  test('unionSale#soldWithinTerms a user buys no more than their share', async () => {
    const card = { vipType: 'vip', unit: 'month', term: 1, giftDays: 0, price: 1, usage: 'sale' }
    const vipGoods = await stub('vipGoods', { name: 'VIP月卡', ...card, status: 'published' })
    const terms = { period, limit: 1, stock: 9, status: 'published' }
    const unionVip = await stub('unionVip', { name: '联合', vipGoods, ...terms })
    const sale = { unionVip, user: await user(), paidAt: during }
    const buy = () => records().create('unionSale', { saleNo: `S${serial()}`, ...sale })
    expect(await through(5, buy)).toBe(1)
  })

  test('cardDraw#cardIsInDraw the last card is drawn once, and every draw is counted', async () => {
    const cards = [
      { _key: 'a', key: 'yue', name: '阅卡', weight: 100, stock: 0, issued: 0 },
      { _key: 'b', key: 'he', name: '和卡', weight: 50, stock: 1, issued: 0 },
    ]
    const values = { title: '集五福', period, cards, status: 'published' }
    const cardCollect = await stub('cardCollect', values)
    const drawn = await through(6, async (at) => {
      const of = { cardCollect, user: await user() }
      const collector = await stub('cardCollector', { entryNo: `E${serial()}`, ...of })
      const card = at % 2 ? 'yue' : 'he'
      const draw = { drawNo: `D${serial()}`, collector, card, drawnAt: during }
      return records().create('cardDraw', draw)
    })
    const after = (await records().find('cardCollect', cardCollect)) as Row
    expect([drawn, (after.cards as Row[]).map(({ issued }) => issued)]).toEqual([4, [3, 1]])
  })

  test('clockInReward#givenWithinStock no more are given than there are', async () => {
    const rewards = [{ ...bag, days: 3, stock: 2 }]
    const courseClockIn = await stub('courseClockIn', { name: '打卡', period, rewards })
    const waiting = await several(6, async () => {
      const of = { courseClockIn, user: await user() }
      const entry = { entryNo: `P${serial()}`, activity: 'courseClockIn', ...of }
      const participation = await stub('participation', entry)
      const reached = { days: 3, reachedOn: '2026-11-20', status: 'waiting' }
      return stub('clockInReward', { ...of, participation, ...reached })
    })
    const give = (at: number) => records().move('clockInReward', waiting[at] as number, 'give')
    expect(await through(6, give)).toBe(2)
  })

  test('offlineParticipant#comesFromApp places given up at once are all free again', async () => {
    const tickets = [{ _key: 'a', name: '早鸟票', price: 9900, stock: 9, sold: 5 }]
    const terms = { feeType: 'paid', capacity: 9, perUserLimit: 1, period, signUp: period, tickets }
    const offlineActivity = await stub('offlineActivity', { title: '茶座', ...terms })
    const of = { offlineActivity, ticketName: '早鸟票', quantity: 1, status: 'signedUp' }
    const held = await several(5, (at) =>
      stub('offlineParticipant', { ...of, ticketCode: `SL${at}${serial()}` }),
    )
    await several(5, (at) =>
      records().move('offlineParticipant', held[at] as number, 'cancel', { reason: '有事' }),
    )
    const after = (await records().find('offlineActivity', offlineActivity)) as Row
    expect((after.tickets as Row[])[0]?.sold).toBe(0)
  })

  test('cloudEnterprise#unitsFitWithinParent units share no more seats than their parent has', async () => {
    const joins = { joinMode: 'import', mailDomain: null }
    const first = { level: 'first', parent: null, seats: 10, ...joins }
    const parent = await make('cloudEnterprise', first)
    await put('cloudEnterprise', parent, { status: 'active' })
    const { products, service } = (await records().find('cloudEnterprise', parent.id)) as Row
    const unit = { level: 'second', parent: parent.id, seats: 6, products, service, ...joins }
    expect(await through(4, () => make('cloudEnterprise', unit))).toBe(1)
  })

  test('seedingOfficer#approveNeedsFutureTerm an account belongs to one of them', async () => {
    const accounts = [{ platform: 'xiaohongshu', account: `red${serial()}`, followers: 1 }]
    const officer = { origin: 'operator', reason: null, accounts }
    const appoint = async () => make('seedingOfficer', { ...officer, user: await user() })
    expect(await through(4, appoint)).toBe(1)
  })

  test('userBook#oneActivePerContent a right goes on from the one that stands', async () => {
    const of = { user: await user(), kind: 'article', article: await stub('article', {}) }
    const given = { source: 'grant', validTo: '2026-12-01T00:00:00+08:00' }
    const give = () => records().create('userBook', { ...of, ...given, grantKey: `K${serial()}` })
    expect(await through(3, give)).toBe(3)
    expect(await records().count('userBook', { user: of.user, status: 'active' })).toBe(1)
  })

  test('participation#finishingIsRewarded an object is owed no more often than there is one', async () => {
    const reward = { rewardType: 'material', goodsName: '袋', rewardStock: 1 }
    const memberTask = await stub('memberTask', { title: '七天', ...reward, finished: 0 })
    const rows = await runners({ activity: 'memberTask', memberTask })
    const finish = (at: number) =>
      records().update('participation', rows[at] as number, { finishedAt: during })
    expect([await through(4, finish), await owed('七天')]).toEqual([4, 1])
  })

  test('participationDay#stepsAreRewarded an object is owed to as many as there are of it', async () => {
    const rewards = [{ ...bag, days: 1, stock: 1 }]
    const attendance = await stub('attendance', { title: '签到有礼', period, rewards })
    const rows = await runners({ activity: 'attendance', attendance })
    const attend = (at: number) =>
      records().create('participationDay', { participation: rows[at], date: '2026-11-20' })
    expect([await through(4, attend), await owed('签到有礼')]).toEqual([4, 1])
  })

  test('projectExpenditure#approvedBySomeoneElse what is approved at once stays within the budget together', async () => {
    const type = await stub('financeType', { name: '稿费', type: 'expenditure' })
    const term = { start: '2026-01-01T00:00:00+08:00', end: null }
    const plan = { expensePlan: 1000, status: 'running', term }
    const project = await stub('project', { projectNo: `P${serial()}`, name: '项目', ...plan })
    const values = { title: '稿', amount: 600, month: '2026-11', payee: '张', status: 'submitted' }
    const rows = await several(3, () => stub('projectExpenditure', { project, type, ...values }))
    const path = bench.portal.context.entities.get('projectExpenditure')?.path
    const answers = await several(3, (at) => admin('POST', `${path}/${rows[at]}/approve`, {}))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([20000, 42800, 42800])
  })

  test('userOrder#purchaseBringsGift orders of one user bring a gift no more often than a user has it', async () => {
    const goods = await several(3, () => stub('goods', { name: '书', goodsNo: `G${serial()}` }))
    const terms = { minPaid: 0, perUser: 1, audience: 'all', given: 0, stock: 10, position: 1 }
    const running = { name: '赠', goods, period, ...terms, status: 'running' }
    const gift = await stub('buyGift', running)
    const buyer = await user()
    const paid = { user: buyer, amount: 100, paid: 100, status: 'paid', paidAt: during }
    const order = (at: number) => {
      const items = [{ goods: goods[at], title: '书', quantity: 1, price: 100 }]
      return records().create('userOrder', { orderNo: `O${serial()}`, ...paid, items })
    }
    expect(await through(3, order)).toBe(3)
    expect(await records().count('giftGiven', { gift, user: buyer })).toBe(1)
  })

  test('a record goes into the bin once, and comes out once', async () => {
    const { id } = await make('author', { avatar: await bench.picture(300, 300), ...bare })
    const codes = async (work: () => ReturnType<typeof admin>) =>
      (await several(3, work)).map(({ code }) => code).toSorted()
    const once = [20000, 40400, 40400]
    expect(await codes(() => admin('DELETE', `author/${id}`))).toEqual(once)
    expect(await codes(() => admin('POST', `author/${id}/restore`, {}))).toEqual(once)
  })

  test('nothing goes into the bin while somebody begins to refer to it', async () => {
    for (let round = 0; round < 5; round++) {
      const of = { title: `刊${serial()}`, code: `K${serial()}`, status: 'draft' }
      const magazine = await stub('magazine', of)
      const column = { magazine, name: `栏目${serial()}`, columnKind: 'regular' }
      const answers = await Promise.all([
        admin('POST', 'column', column),
        admin('DELETE', `magazine/${magazine}`),
      ])
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1)
    }
  })
})

const bare = { roles: ['writer'], introduction: '专栏写作者' }
