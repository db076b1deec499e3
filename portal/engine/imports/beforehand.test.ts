import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { makeConfigKeys } from '../configuration/makeConfigKeys.ts'
import { round as sourceRound } from './sources/source.round.ts'
import { type BulkBench, bulkBench, phoneOf, uidOf } from './testing/bulkBench.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const yuan = (amount: number) => amount * 100

describe.each(bothDatabases())('what is seen before a batch runs, on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 120)
    await makeConfigKeys(
      bench.records,
      configKeys.filter(({ group }) => group === 'bulk'),
    )
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const set = async (key: string, fen: number) => {
    const [setting] = await bench.records.select('baseConfig', { key })
    await bench.records.update('baseConfig', setting?.id as number, { value: String(fen) })
  }
  const seen = async ({ id }: Row, by = bench.operator): Promise<Row> =>
    (await by('GET', `batchGive/${id}/summary`)).data
  const grant = async (n: number, amount: string) => {
    const { data } = await bench.submit([[phoneOf(n), '', amount, '', `第${n}位`]])
    return data as Row & { id: number }
  }
  const going = async (what: 'confirm' | 'submit', { id }: Row, by = bench.operator) => {
    const { version } = (await bench.records.find('batchGive', id as number)) as Row
    return by('POST', `batchGive/${id}/${what}`, { version })
  }

  test('a month’s budget of grants is told before a batch runs, and held; what is taken back frees it', async () => {
    expect(await seen(await grant(1, '30'))).toMatchObject({
      budget: null,
      limit: null,
      over: null,
    })
    await set('bulk.budgetFen', yuan(100))
    const first = await grant(2, '60')
    expect((await seen(first)).budget).toEqual({ most: 10_000, used: 0, afterwards: 4000 })
    await bench.confirm(first)
    const second = await grant(3, '50')
    expect(await seen(second)).toMatchObject({
      budget: { most: 10_000, used: 6000, afterwards: -1000 },
      over: expect.stringContaining('¥10.00 over the month'),
    })
    const refused = await going('confirm', second)
    expect([refused.code, refused.message]).toEqual([
      40900,
      expect.stringContaining('budget ¥100.00, used ¥60.00, this batch ¥50.00'),
    ])
    const back = await bench.back(first)
    expect(await seen(back)).toMatchObject({ budget: null })
    await bench.confirm(back)
    expect((await seen(second)).budget).toEqual({ most: 10_000, used: 0, afterwards: 5000 })
    expect((await going('confirm', second)).code).toBe(20000)
    await bench.run()
    await set('bulk.budgetFen', 0)
  })

  test('of two batches that are confirmed at once the month holds one', async () => {
    await set('bulk.budgetFen', yuan(1000))
    const both = [await grant(5, '80'), await grant(6, '80')]
    const { used } = (await seen(both[0] as Row)).budget as { readonly used: number }
    await set('bulk.budgetFen', used + yuan(100))
    const answers = await Promise.all(both.map((batch) => going('confirm', batch)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([20000, 40900])
    await bench.run()
    await set('bulk.budgetFen', 0)
  })

  test('what an old call hands in stops at the budget, in words', async () => {
    await set('bulk.budgetFen', yuan(10))
    const call = await bench.oldCall('batchGiveUserReadMoney', [
      '手机号,用户ID,充值金额（元）,有效期至,备注',
      `${phoneOf(7)},,50,,`,
    ])
    expect(call.status).toBe(409)
    expect((await call.json()) as Row).toMatchObject({ code: 40900 })
    await set('bulk.budgetFen', 0)
  })

  test('a list that would run by itself stops at the budget, and its owner reads why from the bell', async () => {
    await set('bulk.budgetFen', yuan(10))
    const [owner] = await bench.records.select('portalUser', { username: 'liyun' })
    const made = await bench.admin('POST', 'listSource', {
      ...{ name: '每日补偿', kind: 'readMoney', owner: owner?.id, source: 'folder' },
      ...{ folder: 'grants', hour: 3, runs: true },
    })
    expect(made.code).toBe(20000)
    const csv = `手机号,用户ID,充值金额（元）,有效期至,备注\n${phoneOf(8)},,50,,`
    await bench.store.put('private/inbox/grants/1.csv', new TextEncoder().encode(csv), {
      ...{ type: 'text/csv', isPrivate: true },
    })
    await sourceRound(bench.portal.context)
    await bench.run()
    await bench.run()
    const [batch] = await bench.records.select('batchGive', { reason: '自动取用：每日补偿' })
    expect(batch).toMatchObject({ status: 'ready', done: 0 })
    const notices = await bench.records.select('notice', { user: owner?.id, type: 'approval' })
    expect(notices).toContainEqual(
      expect.objectContaining({
        title: `批次未执行：${batch?.batchNo}`,
        body: expect.stringContaining('预算 10.00 元'),
        target: `/open/batchGive/${batch?.id}`,
      }),
    )
    await set('bulk.budgetFen', 0)
  })

  test('an approver lets through so much a month: who has nothing left is no approver of the batch', async () => {
    await set('bulk.approvalFen', yuan(20))
    await set('bulk.approverFen', yuan(100))
    const first = await grant(10, '90')
    expect((await going('submit', first)).code).toBe(20000)
    const before = await seen(first, bench.approver)
    expect(before).toMatchObject({ mayRun: true, mayApprove: true })
    const judge = await bench.person('qianfu', '钱复核', '13800000019', ['approve'])
    expect(await seen(first, judge)).toMatchObject({ mayRun: false, mayApprove: true })
    expect(before).toMatchObject({ limit: { most: 10_000, used: 0, afterwards: 1000 } })
    expect(before.approval).toMatchObject({ approvers: expect.arrayContaining(['赵复核']) })
    expect((await going('confirm', first, bench.approver)).code).toBe(20000)
    await bench.run()
    const second = await grant(11, '30')
    const shown = (await seen(second)).approval as Row
    expect(shown.approvers).not.toContain('赵复核')
    expect(shown.exhausted).toEqual(['赵复核'])
    expect((await going('submit', second)).code).toBe(20000)
    const refused = await going('confirm', second, bench.approver)
    expect([refused.code, refused.message]).toEqual([
      40900,
      expect.stringContaining('limit ¥100.00, let through ¥90.00, this batch ¥30.00'),
    ])
    expect((await bench.records.find('batchGive', second.id))?.status).toBe('approval')
    await set('bulk.approverFen', 0)
    await set('bulk.approvalFen', yuan(10_000))
  })

  test('rights come to their list price, which reaches the threshold of approval; what has no price is counted', async () => {
    const dear = await bench.put('audiobook', { title: '中国古代建筑二十讲', price: yuan(199) })
    const free = await bench.put('article', { title: '一座城的清晨' })
    const course = await bench.put('catalog', { title: '宋画十讲', nodeKind: 'course' })
    await bench.put('goods', {
      ...{ name: '宋画十讲', goodsNo: 'APP-1', type: 'course', source: 'app', price: yuan(98) },
      target: { type: 'course', id: course },
    })
    const batch = await bench.hand('book', [
      `${phoneOf(20)},,听书,${dear},30,`,
      `${phoneOf(21)},,课程,${course},,`,
      `${phoneOf(22)},,单篇文章,${free},,`,
    ])
    expect(await seen(batch)).toMatchObject({ amount: yuan(297), unpriced: 1, people: 3 })
    await set('bulk.approvalFen', yuan(250))
    expect((await seen(batch)).approval).toMatchObject({ needed: true })
    await set('bulk.approvalFen', yuan(10_000))
    expect(await bench.confirm(batch)).toMatchObject({ net: yuan(297) })
    const back = await bench.back(batch)
    expect(await bench.confirm(back)).toMatchObject({ status: 'done', net: -yuan(297) })
    expect(await bench.records.find('batchGive', batch.id)).toMatchObject({
      ...{ status: 'takenBack', net: 0 },
    })
  })

  test('what has no price is told by what is given, and never slips under a threshold of value', async () => {
    await set('bulk.approvalUnpriced', 0)
    const year = (n: number) => `${phoneOf(n)},,VIP会员,365,`
    const batch = await bench.hand('vip', [41, 42, 43].map(year))
    expect(await seen(batch)).toMatchObject({
      ...{ amount: 0, unpriced: 3, people: 3, givenMore: 0 },
      given: [{ what: '365 days of VIP', people: 3 }],
      approval: { needed: true, why: expect.stringContaining('3 rows have no list price') },
    })
    expect((await going('confirm', batch)).code).toBe(40900)
    await bench.put('vipGoods', {
      ...{ name: 'VIP年卡', vipType: 'vip', usage: 'sale', unit: 'year', term: 1 },
      ...{ price: yuan(365), giftDays: 0 },
    })
    const priced = await bench.hand('vip', [...[44, 45].map(year), `${phoneOf(46)},,VIP会员,10,`])
    expect(await seen(priced)).toMatchObject({
      ...{ amount: yuan(740), unpriced: 0, approval: { needed: false } },
      given: [
        { what: '365 days of VIP', people: 2 },
        { what: '10 days of VIP', people: 1 },
      ],
    })
    await set('bulk.approvalUnpriced', 1_000_000)
  })

  test('subscriptions and memberships are worth what their cheapest way costs', async () => {
    const magazine = await bench.put('magazine', {
      ...{ title: '生活周刊', issuePrice: yuan(20), yearPrice: yuan(240) },
    })
    const issue = await bench.put('issue', { title: '一座城', magazine })
    await bench.put('vipGoods', {
      ...{ name: '知识年卡', vipType: 'knowledge', usage: 'sale', unit: 'year', term: 1 },
      ...{ price: yuan(365), giftDays: 0 },
    })
    const given = await bench.hand('magazine', [
      `${phoneOf(23)},,${magazine},,6,,`,
      `${phoneOf(24)},,${magazine},${issue},,,`,
    ])
    expect(await seen(given)).toMatchObject({ amount: yuan(140), unpriced: 0 })
    const members = await bench.hand('vip', [`${phoneOf(25)},,知识会员,30,`])
    expect(await seen(members)).toMatchObject({ amount: yuan(30) })
  })

  test('the new end of each right is told, on which days they fall, and how many never end', async () => {
    const book = await bench.put('audiobook', { title: '江南园林' })
    const first = await bench.hand('book', [`${phoneOf(30)},,听书,${book},10,`])
    await bench.confirm(first)
    const batch = await bench.hand('book', [
      `${phoneOf(30)},,听书,${book},5,`,
      `${phoneOf(31)},,听书,${book},5,`,
      `${phoneOf(32)},,听书,${book},5,`,
      `${phoneOf(33)},,听书,${book},,`,
    ])
    expect((await seen(batch)).ends).toEqual({
      days: [
        { day: '2026-11-26', rows: 2 },
        { day: '2026-12-06', rows: 1 },
      ],
      ...{ first: '2026-11-26', last: '2026-12-06', dated: 3, forever: 1 },
    })
    const { list } = (await bench.operator('GET', `batchRow?filter={"batch":${batch.id}}`)).data
    expect(list.map(({ until }: Row) => until)).toEqual([
      ...['2026-12-06', '2026-11-26', '2026-11-26', 'forever'],
    ])
    const members = await bench.hand('vip', [`${phoneOf(34)},,VIP会员,10,`])
    await bench.confirm(members)
    const longer = await bench.hand('vip', [`${phoneOf(34)},,VIP会员,20,`])
    expect((await seen(longer)).ends).toMatchObject({ first: '2026-12-21', dated: 1, forever: 0 })
  })

  test('who got the same within thirty days is named, with the batch', async () => {
    const before = await bench.submit([[phoneOf(40), '', '8', '', '第一次']])
    await bench.confirm(before.data)
    const { data: batch } = await bench.submit([
      [phoneOf(40), '', '8', '', '第二次'],
      [phoneOf(41), '', '8', '', '第一次'],
    ])
    expect((await seen(batch)).gotAlready).toEqual({
      named: [{ rowNo: 2, uid: uidOf(40), nickname: '读者40', batchNo: before.data.batchNo }],
      more: 0,
    })
  })

  test('ten rows are drawn for the approver, the same ones each time, and kept with the approval; its maker is not told', async () => {
    await set('bulk.approvalPeople', 20)
    const { data: batch } = await bench.submit(
      Array.from({ length: 60 }, (_, at) => [phoneOf(50 + at), '', '1', '', '抽查']),
    )
    expect((await going('submit', batch)).code).toBe(20000)
    const drawn = async () => (await bench.approver('GET', `batchGive/${batch.id}/sample`)).data
    const first = (await drawn()) as { rows: { id: number; rowNo: number }[]; of: number }
    expect([first.rows.length, first.of]).toEqual([10, 60])
    const places = first.rows.map(({ rowNo }) => rowNo)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(10)
    expect(await drawn()).toEqual(first)
    expect((await bench.operator('GET', `batchGive/${batch.id}/sample`)).code).toBe(40300)
    expect((await going('confirm', batch, bench.approver)).code).toBe(20000)
    await bench.run()
    expect(await drawn()).toEqual(first)
    const kept = await bench.records.select('auditLog', { batch: batch.id, reason: '复核通过' })
    expect(kept).toMatchObject([{ after: { drawn: places, of: 60 } }])
    await set('bulk.approvalPeople', 1000)
  })

  test('what waits for approval stands at the desk of whoever may approve it, and never at its maker’s', async () => {
    await set('bulk.approvalPeople', 2)
    const rows = [1, 2, 3].map((at) => [phoneOf(at), '', '3', '', '处理台'])
    const { data: batch } = await bench.submit(rows)
    expect((await going('submit', batch)).code).toBe(20000)
    const standing = async (by: typeof bench.operator, desk: string) => {
      const { data } = await by('POST', 'batchGive/queue', { desk, tab: 0 })
      return (data.records as Row[]).map(({ id }) => id)
    }
    expect(await standing(bench.operator, 'maker')).toEqual([])
    expect(await standing(bench.approver, 'approver')).toContain(batch.id)
    const { version } = (await bench.records.find('batchGive', batch.id)) as Row
    const refuse = (by: typeof bench.operator, reason?: string) =>
      by('POST', `batchGive/${batch.id}/refuse`, { version, ...(reason && { reason }) })
    expect((await refuse(bench.operator, '自己驳回')).code).toBe(40300)
    expect((await refuse(bench.approver)).code).toBe(40001)
    // What they handed in themselves is for others.
    const by = { by: bench.approver, user: 'zhaofu', reason: '复核人自己的名单' }
    const { data: own } = await bench.submit(
      [4, 5, 6].map((at) => [phoneOf(at), '', '3', '', '']),
      by,
    )
    expect((await going('submit', own, bench.approver)).code).toBe(20000)
    expect(await standing(bench.approver, 'approver')).not.toContain(own.id)
    expect(await going('confirm', own, bench.approver)).toMatchObject({
      code: 40300,
      message: expect.stringContaining('somebody else must approve'),
    })
    expect((await refuse(bench.approver, '请写明来历')).data.status).toBe('ready')
    expect(await standing(bench.approver, 'approver')).not.toContain(batch.id)
    await set('bulk.approvalPeople', 1000)
  })

  test('a list that was sent back runs only once somebody else approves it, however small it is', async () => {
    const { data: batch } = await bench.submit([[phoneOf(1), '', '3', '', '驳回之后']])
    expect((await going('submit', batch)).code).toBe(20000)
    const { version } = (await bench.records.find('batchGive', batch.id)) as Row
    const sent = { version, reason: '来历不明' }
    expect((await bench.approver('POST', `batchGive/${batch.id}/refuse`, sent)).code).toBe(20000)
    const { data: told } = await bench.operator('GET', `batchGive/${batch.id}/summary`)
    expect(told).toMatchObject({
      approval: { needed: true, why: expect.stringContaining('来历不明') },
      refused: { why: '来历不明', by: expect.any(String), at: expect.any(String) },
    })
    const refused = await going('confirm', batch)
    expect([refused.code, refused.message]).toEqual([40900, expect.stringContaining('来历不明')])
    expect((await going('submit', batch)).code).toBe(20000)
    expect((await going('confirm', batch, bench.approver)).data.status).toBe('running')
    await bench.run()
  })

  test('figures are approved by how much they change, not by what they come to', async () => {
    const lines = (amount: string) => [
      `2026-11-19,天猫,官方旗舰店,680012345678,宋画十讲,1,1,${amount},0,0`,
    ]
    await set('bulk.approvalFiguresFen', yuan(1000))
    const boss = bench.admin
    const hand = async (amount: string): Promise<Row & { id: number }> => {
      const text = [
        '日期,平台,店铺,平台商品编号,平台商品名称,订单数,销量,销售额（元）,退款数量,退款金额（元）',
        ...lines(amount),
      ].join('\n')
      const url = await bench.upload(new TextEncoder().encode(text), 'boss', 'csv')
      const file = { url, name: '销售数据导入模板.xlsx' }
      const { data } = await boss('POST', 'batchGive', {
        ...{ kind: 'sales', file, fileName: file.name, reason: `每日销售${amount}` },
      })
      return data
    }
    const first = await hand('900.00')
    expect((await seen(first, boss)).approval).toMatchObject({ needed: false })
    await boss('POST', `batchGive/${first.id}/confirm`, { version: first.version, accept: ['B9'] })
    await bench.run()
    const second = await hand('1500.00')
    expect(await seen(second, boss)).toMatchObject({
      ...{ moved: yuan(600), approval: { needed: false }, budget: null },
      shares: [{ share: '2026-11 · 天猫', rows: 1, before: 90_000, after: 150_000 }],
      sharesSum: { rows: 1, before: 90_000, after: 150_000 },
    })
    const third = await hand('2900.00')
    expect((await seen(third, boss)).approval).toMatchObject({
      needed: true,
      why: expect.stringContaining('1000.00'),
    })
  })

  test('each month begins with its whole budget', async () => {
    await set('bulk.budgetFen', yuan(100))
    bench.time.now = Date.parse('2026-12-01T00:00:10+08:00')
    const by = await bench.signIn('liyun')
    const { data } = await bench.submit([[phoneOf(4), '', '70', '', '']], { by })
    expect((await seen(data, by)).budget).toEqual({ most: 10_000, used: 0, afterwards: 3000 })
  })
})
