import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { makeConfigKeys } from '../../configuration/makeConfigKeys.ts'
import { type BulkBench, bulkBench, uidOf } from '../testing/bulkBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|Postgre/.test(name))

describe.each(databases)('making good to one user on $name', (database) => {
  let bench: BulkBench
  /** Support: answers users, and may make good to one of them; no lists, no approvals. */
  let agent: SignedIn
  let admin: SignedIn
  beforeAll(async () => {
    bench = await bulkBench(database)
    await makeConfigKeys(
      bench.records,
      configKeys.filter(({ group }) => group === 'bulk'),
    )
    agent = await bench.person('chenke', '陈客服', '13800000013', ['compensate'])
    admin = bench.admin
  })
  afterAll(() => bench.close())

  const id = (n: number) => bench.userId(n)
  const give = async (n: number, body: Row, by = agent) =>
    by('POST', `appUser/${await id(n)}/give`, { kind: 'readMoney', why: '播放失败致歉', ...body })
  const check = async (n: number, kind: string, cells: Row) =>
    (await agent('POST', 'batchGive/checkOne', { user: await id(n), kind, cells })).data
  const tell = async (n: number): Promise<Row[]> => {
    const { data } = await agent('GET', `batchRow?filter={"user":${await id(n)}}&sort=["id","ASC"]`)
    const rows = (data.list as Row[]).map((row) => row.id)
    const told = (await agent('POST', 'batchRow/tell', { rows })).data as Record<string, Row>
    return rows.map((row) => told[String(row)] as Row)
  }
  const set = async (key: string, value: unknown) => {
    const [config] = await bench.records.select('baseConfig', { key })
    await bench.records.update('baseConfig', config!.id as number, { value: JSON.stringify(value) })
  }

  test('five yuan are in the balance at once, as a batch of one row, with a sentence to send', async () => {
    expect(await check(1, 'readMoney', { amount: '5.00' })).toMatchObject({
      ...{ gift: '¥5 of read money', amount: 500, findings: [] },
      allowance: { most: 100_000, used: 0, afterwards: 99_500 },
      approval: { needed: false },
    })
    const { data } = await give(1, { cells: { amount: '5.00', validUntil: 'today+30d' } })
    expect(data).toMatchObject({ status: 'done', row: 'done', total: 500, became: 'given' })
    expect(data.until).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(data.reply).toContain('已为您发放 5 元阅读币，有效期至 ')
    expect(data.reply).toContain(`如需查询，请告诉我们编号 ${data.batchNo}`)
    expect((await bench.balances())[0]).toBe(500)
    expect(data.allowance).toMatchObject({ used: 500 })
    const batch = await bench.records.find('batchGive', data.batch)
    expect(batch).toMatchObject({ user: await id(1), done: 1, people: 1, reason: '播放失败致歉' })
  })

  test('what she had not long ago is warned of; agreed to, she gets it again', async () => {
    const cells = { amount: '5.00' }
    const before = await check(1, 'readMoney', cells)
    expect(before.findings).toMatchObject([{ code: 'D2', level: 'warn' }])
    const asked = await give(1, { cells })
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings).toMatchObject([{ rule: 'D2' }])
    expect((await bench.balances())[0]).toBe(500)
    const agreed = await give(1, { cells, accept: ['D2'] })
    expect(agreed.data.status).toBe('done')
    expect((await bench.balances())[0]).toBe(1000)
  })

  test('what is wrong is told at its column, and nothing is kept', async () => {
    const batches = await bench.records.count('batchGive', {})
    expect((await check(2, 'readMoney', { amount: '一元' })).findings).toMatchObject([
      { code: expect.stringMatching(/^R/), level: 'error', column: 'amount' },
    ])
    const { code, data } = await give(2, { cells: { amount: '一元' } })
    expect([code, Object.keys(data.errors)]).toEqual([40001, ['amount']])
    expect((await give(2, { cells: { money: '1' } })).code).toBe(40001)
    expect((await give(2, { kind: 'goods', cells: {} })).message).toBeTruthy()
    expect((await give(2, { kind: 'medal', cells: {} })).code).toBe(40001)
    expect((await give(2, { cells: { amount: '5.00' }, why: '嗯' })).data.errors).toHaveProperty(
      'why',
    )
    expect(await bench.records.count('batchGive', {})).toBe(batches)
  })

  test('rights are given alike, told by name and end', async () => {
    expect(await check(3, 'vip', { kind: '知识会员', days: '30' })).toMatchObject({
      gift: '30 days of Knowledge',
      findings: [],
    })
    const { data } = await give(3, { kind: 'vip', cells: { kind: '知识会员', days: '30' } })
    expect(data).toMatchObject({ status: 'done' })
    expect(data.reply).toMatch(/已为您发放 30 天知识会员，有效期至 \d{4} 年 \d+ 月 \d+ 日/)
    const coupon = await bench.put('coupon', {
      ...{ title: '致歉十元券', kind: 'cash', amount: 1000, stock: 10, received: 0, perUser: 2 },
      ...{ takeWay: 'send', validDays: 30, status: 'active' },
    })
    const told = await check(3, 'coupon', { coupon: String(coupon) })
    expect(told.gift).toBe('1 of the coupon "致歉十元券"')
  })

  test('above the limit of the month it goes to approval, told before and after; approved, it is given', async () => {
    await set('bulk.agentFen', 2000)
    const cells = { amount: '15.00' }
    const before = await check(4, 'readMoney', cells)
    expect(before.approval).toMatchObject({
      needed: true,
      approvers: expect.arrayContaining(['赵复核']),
    })
    expect(before.approval.why).toMatch(
      /^More than its maker makes good by themselves a month \(limit ¥20\.00, given ¥\d+\.\d\d, this one ¥15\.00\)/,
    )
    const asked = await give(4, { cells })
    expect(asked.data.warnings).toMatchObject([{ rule: 'approval' }])
    const { data } = await give(4, { cells, accept: ['approval'] })
    expect(data).toMatchObject({ status: 'approval', became: 'approving' })
    expect(data.reply).toContain('正在审核，通过后自动到账')
    expect((await bench.balances())[3]).toBe(0)
    const confirm = (by: SignedIn) =>
      bench.records
        .find('batchGive', data.batch)
        .then((batch) => by('POST', `batchGive/${data.batch}/confirm`, { version: batch!.version }))
    expect((await confirm(agent)).code).not.toBe(20000)
    expect((await confirm(bench.approver)).code).toBe(20000)
    await bench.run()
    expect((await bench.balances())[3]).toBe(1500)
    // What somebody else agreed to takes nothing of the month.
    const { allowance } = await check(4, 'readMoney', { amount: '1.00' })
    expect(allowance.most - allowance.used).toBe(before.allowance.most - before.allowance.used)
    await set('bulk.agentFen', 0)
    expect((await check(4, 'readMoney', { amount: '999.00' })).approval.needed).toBe(false)
  })

  test('it is taken back like any other within seven days, by whoever gave it; then it is told so', async () => {
    const given = (await give(5, { cells: { amount: '8.00' } })).data
    const undone = await agent('POST', `batchGive/${given.batch}/undo`, { reason: '补给了别人' })
    expect(undone.code).toBe(20000)
    await bench.run()
    const back = (await bench.records.find('batchGive', undone.data.id)) as Row
    const confirmed = await agent('POST', `batchGive/${back.id}/confirm`, { version: back.version })
    expect(confirmed.message).toBe((await agent('GET', 'index/creatable')).message)
    await bench.run()
    expect((await bench.balances())[4]).toBe(0)
    const [row] = await tell(5)
    expect(row).toMatchObject({ became: 'reversed' })
    expect((row!.why as string[])[0]).toContain(`后来被收回（批次 ${back.batchNo}）`)
  })

  test('why she did not get it is told in words with the number of the batch, whoever made the list', async () => {
    const list = await bench.submit([['', uidOf(6), '50', '', '']], { reason: '读书会奖励发放' })
    expect(list.code).toBe(20000)
    const [waiting] = await tell(6)
    expect(waiting).toMatchObject({ became: 'waiting' })
    expect((waiting!.why as string[])[0]).toBe(
      `还没有发放，这一批还没执行完。批次 ${list.data.batchNo}“读书会奖励发放”，第 2 行`,
    )
    const cancelled = await bench.operator('POST', `batchGive/${list.data.id}/cancel`, {
      version: list.data.version,
    })
    expect(cancelled.code).toBe(20000)
    const [told] = await tell(6)
    expect(told).toMatchObject({ became: 'cancelled' })
    const other = await bench.submit([['', uidOf(7), '50', '', '']], { reason: '读书会奖励' })
    await bench.records.update('batchGive', other.data.id, { status: 'paused' })
    const [paused] = await tell(7)
    // Nobody is told that something is on its way which stands still.
    expect(paused).toMatchObject({ became: 'paused', reply: expect.stringContaining('核对') })
    expect((paused!.why as string[])[0]).toContain('已暂停')
    expect(told!.reply).toContain(`编号 ${list.data.batchNo}`)
  })

  test('lists stay closed to whoever may only make good to one', async () => {
    const own = await agent('POST', 'batchGive', { kind: 'readMoney', reason: '客诉补偿一批' })
    expect(own.code).toBe(40300)
    const other = await bench.submit([['', uidOf(7), '5', '', '']], { reason: '别人的名单' })
    const { id: batch, version } = other.data
    expect((await agent('POST', `batchGive/${batch}/confirm`, { version })).code).toBe(40300)
    const nobody = await bench.person('wangbian', '王编辑', '13800000014', [])
    expect((await give(7, { cells: { amount: '5.00' } }, nobody)).code).toBe(40300)
    const checked = await nobody('POST', 'batchGive/checkOne', { user: 1, kind: 'vip', cells: {} })
    expect(checked.code).toBe(40300)
  })

  test('compensation: a recipe holds what a row of its kind may, for the roles it is for, and is counted where it is used', async () => {
    const recipe = { name: '播放失败 → 5元阅读币', kind: 'readMoney', reason: '播放失败致歉' }
    expect(
      (await admin('POST', 'compensation', { ...recipe, cells: { amount: '很多' } })).code,
    ).toBe(40001)
    expect((await agent('POST', 'compensation', { ...recipe, cells: { amount: '5' } })).code).toBe(
      40300,
    )
    const made = await admin('POST', 'compensation', {
      ...{ ...recipe, cells: { amount: '5.00', validUntil: 'today+90d' } },
    })
    expect(made.code).toBe(20000)
    const names = async (by: SignedIn) =>
      ((await by('GET', 'compensation')).data.list as Row[]).map(({ name }) => name)
    expect(await names(agent)).toEqual([recipe.name])
    const { data } = await give(8, { cells: { amount: '5.00' }, recipe: made.data.id })
    expect(await bench.records.find('batchGive', data.batch)).toMatchObject({
      recipe: made.data.id,
    })
    expect(await bench.records.find('compensation', made.data.id)).toMatchObject({ uses: 1 })

    const [lead] = await bench.records.select('role', { code: 'zhaofuRole' })
    const narrowed = await admin('PUT', `compensation/${made.data.id}`, {
      ...{ roles: [lead!.id], version: made.data.version },
    })
    expect(narrowed.message).toBeTruthy()
    expect(await names(agent)).toEqual([])
    expect(await names(bench.approver)).toEqual([recipe.name])
    expect((await give(9, { cells: { amount: '5.00' }, recipe: made.data.id })).code).toBe(40400)
    await admin('POST', `compensation/${made.data.id}/disable`, {
      confirm: true,
      accept: ['confirm'],
    })
    const stopped = await give(
      9,
      { cells: { amount: '5.00' }, recipe: made.data.id },
      bench.approver,
    )
    expect(stopped.data.errors).toHaveProperty('recipe')
  })
})
