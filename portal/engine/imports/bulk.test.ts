import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { belongsTo, type Held, parts } from '../../../src/pages/data/appUser/parts.ts'
import { type BulkBench, bulkBench, phoneOf, uidOf } from './testing/bulkBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|Postgre/.test(name))

describe.each(databases)('bulk grants on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 1300)
  })
  afterAll(() => bench.close())

  const get = async (path: string, by = bench.operator) => (await by('GET', path)).data
  const balance = async (n: number) => (await bench.balances())[n - 1]
  const ready = async (...rows: (string | number | null)[][]): Promise<Row> => {
    const { data, message } = await bench.submit(rows)
    if (data?.status !== 'ready') throw new Error(`not ready: ${message} ${JSON.stringify(data)}`)
    return data
  }
  const confirm = (batch: Row, more: Row = {}, by = bench.operator) =>
    by('POST', `batchGive/${batch.id}/confirm`, { version: batch.version, ...more })
  const ran = async (batch: Row, more: Row = {}): Promise<Row> => {
    const answer = await confirm(batch, more)
    if (answer.code !== 20000) throw new Error(`${answer.message} ${JSON.stringify(answer.data)}`)
    await bench.run()
    return get(`batchGive/${batch.id}`)
  }
  const inStep = async () => {
    const { db } = bench.portal.context.database
    const sums = await db
      .selectFrom('readMoneyLedger')
      .select(['user', 'direction', 'amount'])
      .execute()
    const owed = new Map<number, number>()
    for (const { user, direction, amount } of sums)
      owed.set(
        Number(user),
        (owed.get(Number(user)) ?? 0) + (direction === 'in' ? Number(amount) : -Number(amount)),
      )
    const users = await db.selectFrom('appUser').select(['id', 'readMoney']).execute()
    return users.every(
      ({ id, readMoney }) => Number(readMoney ?? 0) === (owed.get(Number(id)) ?? 0),
    )
  }

  test('batchRow#rowAndLedgerAsOne a list is checked, confirmed and carried out: balance, ledger and rows as one', async () => {
    const batch = await ready(
      [phoneOf(1), '', '50.00', '', '客诉补偿'],
      ['', uidOf(2), '12.5', '2027-01-31', ''],
    )
    expect(batch).toMatchObject({ rows: 2, people: 2, total: 6250, problems: 0 })
    expect(batch.batchNo).toMatch(/^PL20261121-\d{4}$/)
    expect((await confirm(batch)).data.status).toBe('running')
    await bench.run()
    expect(await get(`batchGive/${batch.id}`)).toMatchObject({ status: 'done', done: 2, failed: 0 })
    expect([await balance(1), await balance(2), await balance(3)]).toEqual([5000, 1250, 0])
    const { list } = await get(`batchRow?filter={"batch":${batch.id}}`)
    expect(list).toMatchObject([
      {
        rowNo: 2,
        status: 'done',
        amount: 5000,
        cells: { phone: phoneOf(1) },
        key: `${batch.batchNo}-2`,
      },
      { rowNo: 3, status: 'done', amount: 1250 },
    ])
    const [entry] = await bench.records.select('readMoneyLedger', {
      grantKey: { eq: { text: `${batch.batchNo}-3` } },
    })
    expect(entry).toMatchObject({
      direction: 'in',
      source: 'grant',
      amount: 1250,
      balanceAfter: 1250,
      expiresAt: '2027-01-31T23:59:59+08:00',
      batch: batch.id,
    })
    expect(await get(`appUser/${entry?.user}`)).toMatchObject({ readMoney: 1250 })
    expect(await inStep()).toBe(true)
  })

  test('rows with a problem are told one by one, mended in place, by code, merged or dropped; nothing is granted before', async () => {
    const { operator } = bench
    await bench.portal.context.database.db
      .updateTable('appUser')
      .set({ status: 'banned' })
      .where('uid', '=', uidOf(10))
      .execute()
    const { data: batch } = await bench.submit([
      [phoneOf(4), '', '5', '', ''],
      ['19988888888', '', '5', '', ''],
      [phoneOf(5), uidOf(6), '5', '', ''],
      [phoneOf(10), '', '5', '', ''],
      [phoneOf(7), '', 'abc', '', ''],
      ['', '', '5', '', ''],
      [phoneOf(8), '', '5000.01', '', ''],
      ['', uidOf(4), '7', '', ''],
      [phoneOf(9), '', 'abc', '', ''],
    ])
    expect(batch).toMatchObject({ status: 'problem', rows: 9, problems: 8 })
    const rows = async (more = ''): Promise<Row[]> =>
      (await get(`batchRow?filter={"batch":${batch.id}${more}}`)).list
    expect((await rows()).map(({ problem }) => problem)).toEqual([
      null,
      'R4',
      'R5',
      'R6',
      'R7',
      'R2',
      'R7',
      'D1',
      'R7',
    ])
    expect(((await rows(',"problem":"D1"'))[0] as Row).findings).toMatchObject([
      { code: 'D1', level: 'error', message: 'Same as row 2' },
    ])
    expect(await rows(',"level":"ok"')).toHaveLength(1)
    expect(await rows(',"q":"19988888888"')).toHaveLength(1)
    const refused = await confirm(batch)
    expect([refused.code, refused.status]).toEqual([40900, 409])

    const [, unknown] = (await rows()) as [Row, Row]
    const edit = {
      data: { ...(unknown.cells as Row), phone: phoneOf(11) },
      version: unknown.version,
    }
    const { data: mended } = await operator('PUT', `batchRow/${unknown.id}`, edit)
    expect(mended).toMatchObject({ level: 'ok', edited: true, findings: [] })
    expect((await operator('PUT', `batchRow/${unknown.id}`, edit)).code).toBe(40900)
    const fixed = await operator('POST', `batchGive/${batch.id}/fixRows`, {
      code: 'R7',
      column: 'amount',
      value: '6',
    })
    expect(fixed.data).toEqual({ changed: 3 })
    const merged = await operator('POST', `batchGive/${batch.id}/doubles`, { how: 'merge' })
    expect(merged.data).toEqual({ changed: 1 })
    expect(((await rows()) as Row[])[0]).toMatchObject({ amount: 1200, level: 'ok' })
    expect((await rows())[7]).toMatchObject({
      status: 'skipped',
      message: '与第2行重复，已合并到前者',
    })
    const dropped = await operator('POST', `batchGive/${batch.id}/dropProblems`, {})
    expect(dropped.data).toEqual({ dropped: 3 })
    const checked = await get(`batchGive/${batch.id}`)
    expect(checked).toMatchObject({
      status: 'ready',
      problems: 0,
      skipped: 4,
      people: 5,
      total: 3500,
    })
    expect(await ran(checked)).toMatchObject({ status: 'done', done: 5, skipped: 4 })
    expect([await balance(4), await balance(11), await balance(10)]).toEqual([1200, 500, 0])
    expect(await inStep()).toBe(true)
  })

  test('what is said of several rows holds for each of them, and one value is put in the rows of its column only', async () => {
    const { operator } = bench
    await bench.portal.context.database.db
      .updateTable('appUser')
      .set({ status: 'closed' })
      .where('uid', '=', uidOf(12))
      .execute()
    const { data: batch } = await bench.submit([
      [phoneOf(13), '', '5', '', ''],
      [phoneOf(14), '', '5', '', ''],
      [phoneOf(13), '', '6', '', ''],
      [phoneOf(14), '', '6', '', ''],
      [phoneOf(10), '', '5', '', ''],
      ['', uidOf(12), '5', '', ''],
      [phoneOf(15), '', '5', 'x', ''],
      [phoneOf(16), '', 'x', '', ''],
      ['1', '', '', '', ''],
    ])
    const said = async () =>
      (await get(`batchGive/${batch.id}/summary`)).codes.map(
        ({ message, count }: Row) => `${message} × ${count}`,
      )
    expect((await said()).toSorted()).toEqual([
      'Amount (¥) is required × 1',
      'Amount (¥) takes a number only, such as 50.00; it reads "x" × 1',
      'Phone is not valid × 1',
      'Same as row 2, 3 × 2',
      'The account is closed × 1',
      'The user is banned × 1',
      'Valid until must be a date such as 2025-06-30 × 1',
    ])
    const { codes } = await get(`batchGive/${batch.id}/summary`)
    const { says, column: about } = codes.find(({ says }: Row) => says === 'R6.closed')
    const asked = { says, about: about ?? '' }
    const { list } = await get(`batchRow?filter=${JSON.stringify({ batch: batch.id, ...asked })}`)
    expect(list.map(({ rowNo }: Row) => rowNo)).toEqual([7])
    const fixed = await operator('POST', `batchGive/${batch.id}/fixRows`, {
      ...{ code: 'R9', says: 'R9', column: 'amount', value: '9' },
    })
    expect(fixed.data).toEqual({ changed: 0 })
    await operator('POST', `batchGive/${batch.id}/doubles`, { how: 'keepFirst' })
    const dropped = await operator('POST', `batchGive/${batch.id}/dropProblems`, {})
    expect(dropped.data).toEqual({ dropped: 5 })
    const rows: Row[] = (await get(`batchRow?filter={"batch":${batch.id}}`)).list
    expect(
      rows.filter(({ status }) => status === 'skipped').map(({ message }) => !!message),
    ).toEqual(Array(7).fill(true))
    expect(rows[2]?.message).toBe('与第2行重复，保留前者，本行未执行')
    expect(await get(`batchGive/${batch.id}`)).toMatchObject({ status: 'ready', problems: 0 })
  })

  test('an amount that stands far above the others is ticked first, and signs of currency are read for what they are', async () => {
    const { operator } = bench
    const list = ['20', '￥20.00', '20元', '¥ 20', '20.00', '1,200.00'].map((amount, at) => [
      phoneOf(1100 + at),
      '',
      amount,
      '',
      '',
    ])
    const batch = await ready(...list)
    expect(batch).toMatchObject({ total: 130_000, warnings: 1 })
    const { codes } = await get(`batchGive/${batch.id}/summary`)
    expect(codes).toMatchObject([
      {
        ...{ code: 'D5', level: 'warn', count: 1, column: 'amount' },
        message: 'Amount (¥): 1200.00 stands far above the usual 20.00; make sure it is meant',
      },
    ])
    expect((await confirm(batch)).code).toBe(42800)
    const { list: rows } = await get(`batchRow?filter={"batch":${batch.id}}`)
    const edit = async (row: Row, amount: string) => {
      const { data } = await operator('PUT', `batchRow/${row.id}`, {
        ...{ data: { ...(row.cells as Row), amount }, version: row.version },
      })
      return data
    }
    const still = await edit(rows[5], '1300')
    expect(still).toMatchObject({ level: 'warn', problem: 'D5' })
    expect(await edit(still, '12.00')).toMatchObject({ level: 'ok', problem: null })
    const { data: wordy } = await bench.submit([[phoneOf(1110), '', '二十元', '', '']])
    const { codes: said } = await get(`batchGive/${wordy.id}/summary`)
    expect(said[0].message).toBe('Amount (¥) takes a number only, such as 50.00; it reads "二十元"')
  })

  test('batchGive#sameListOnce the same list again answers the first batch, whatever order and format; wanted anew it takes a new reason', async () => {
    const { operator } = bench
    const first = await ready([phoneOf(20), '', '8.00', '', ''], [phoneOf(21), '', '9', '', ''])
    const again = await bench.submit([
      [phoneOf(21), '', '9.0', '', ''],
      [`+86 ${phoneOf(20)}`, '', '8', '', ''],
    ])
    expect([again.code, again.status, again.data]).toMatchObject([
      40900,
      409,
      { code: 'F11', batch: first.id },
    ])
    expect(again.message).toContain(`batch ${first.batchNo}`)
    await ran(first)
    const same = await operator('POST', `batchGive/${first.id}/again`, { reason: first.reason })
    expect(same.code).toBe(40001)
    const { data: repeat } = await operator('POST', `batchGive/${first.id}/again`, {
      reason: '读者来信再次补偿',
    })
    expect(repeat).toMatchObject({ repeatOf: first.id, status: 'uploaded' })
    await bench.run()
    const summary = await get(`batchGive/${repeat.id}/summary`)
    expect(summary).toMatchObject({
      status: 'ready',
      warned: 2,
      approval: { needed: true },
      repeat: { batchNo: first.batchNo, by: '李运营' },
      codes: [{ code: 'D2', level: 'warn', count: 2 }],
    })
    expect([await balance(20), await balance(21)]).toEqual([800, 900])
  })

  test('batchGive#sameListOnce a list is known as it was sent, though a row of it was mended since', async () => {
    const { operator } = bench
    const lines = [
      [phoneOf(31), '', '3.10', '', ''],
      [phoneOf(32), '', '三元', '', ''],
    ]
    const { data: first } = await bench.submit(lines)
    const { list } = await get(`batchRow?filter={"batch":${first.id},"level":"error"}`)
    const [wrong] = list
    await operator('PUT', `batchRow/${wrong.id}`, {
      ...{ data: { ...wrong.cells, amount: '3.20' }, version: wrong.version },
    })
    const { version } = await get(`batchGive/${first.id}`)
    const { data: mended } = await operator('POST', `batchGive/${first.id}/check`, { version })
    await ran(mended)
    const again = await bench.submit(lines.toReversed())
    expect([again.code, again.data]).toMatchObject([40900, { code: 'F11', batch: first.id }])
    const right = await bench.submit([lines[0]!, [phoneOf(32), '', '3.2', '', '']])
    expect([right.code, right.data]).toMatchObject([40900, { code: 'F11', batch: first.id }])
    expect([await balance(31), await balance(32)]).toEqual([310, 320])
  })

  test('a warning counts the rows that are to be carried out, not those passed over', async () => {
    const { operator } = bench
    const lines = [33, 34].map((n) => [phoneOf(n), '', '4.00', '', ''])
    await ran(await ready(...lines))
    const batch = await ready(...lines, [phoneOf(35), '', '4.01', '', ''])
    const counted = async () =>
      (await get(`batchGive/${batch.id}/summary`)).codes.find(({ code }: Row) => code === 'D2')
    expect(await counted()).toMatchObject({ level: 'warn', count: 2 })
    const { list } = await get(`batchRow?filter={"batch":${batch.id},"problem":"D2"}`)
    await operator('POST', `batchRow/${list[0].id}/skip`, { version: list[0].version })
    expect(await counted()).toMatchObject({ count: 1 })
    const filter = { batch: batch.id, says: 'D2' }
    const shown = await get(`batchRow?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    expect(shown.list.map(({ id }: Row) => id)).toEqual([list[1].id])
  })

  test('batchGive#confirmNeedsNoProblems over a hundred people their number is typed, over the thresholds somebody else approves', async () => {
    const { operator, approver, admin } = bench
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => [phoneOf(from + i), '', '1', '', ''])
    const some = await ready(...people(100, 101))
    const asked = await confirm(some)
    expect([asked.code, asked.data]).toMatchObject([42800, { confirm: { count: 101 } }])
    expect((await confirm(some, { people: 100 })).code).toBe(42800)
    expect(await ran(some, { people: 101 })).toMatchObject({ status: 'done', done: 101 })

    const many = await ready(...people(250, 1001))
    const refused = await confirm(many, { people: 1001 })
    expect([refused.code, refused.message]).toEqual([
      40900,
      'More than 1000 people: somebody else must approve it',
    ])
    const handed = await operator('POST', `batchGive/${many.id}/submit`, {
      version: many.version,
      people: 1001,
    })
    expect(handed.data.status).toBe('approval')
    expect((await confirm(handed.data)).code).toBe(40300)
    const notices = await bench.records.select('notice', { type: 'approval' })
    expect(notices.length).toBeGreaterThan(0)
    const named = async () =>
      (await get(`batchGive/${many.id}/summary`)).approval.approvers as string[]
    expect(await named()).toContain('赵复核')
    const [zhao] = await bench.records.select('portalUser', { username: 'zhaofu' })
    const hides = await bench.put('role', {
      ...{ kind: 'numeric', code: '97', name: '看不到补赠', special: [], rights: [] },
      hidden: ['权益补赠'],
    })
    const roles = zhao?.roles as number[]
    const turn = (held: number[]) =>
      bench.portal.context.database.db
        .updateTable('portalUser')
        .set({ roles: JSON.stringify(held) })
        .where('id', '=', zhao?.id)
        .execute()
    await turn([...roles, hides])
    expect(await named()).not.toContain('赵复核')
    await turn(roles)
    const back = await approver('POST', `batchGive/${many.id}/refuse`, { reason: '请附上审批单' })
    expect(back.data).toMatchObject({ status: 'ready', refusal: '请附上审批单' })
    const anew = await operator('POST', `batchGive/${many.id}/submit`, {
      version: back.data.version,
      people: 1001,
    })
    const { data: approved } = await confirm(anew.data, {}, approver)
    expect(approved).toMatchObject({ status: 'running' })
    await bench.run()
    expect(await get(`batchGive/${many.id}`)).toMatchObject({
      status: 'done',
      done: 1001,
      approver: expect.any(Number),
    })
    void admin
    expect(await inStep()).toBe(true)
  })

  test('two confirms of one batch: the second is told that it changed', async () => {
    const batch = await ready([phoneOf(30), '', '3', '', ''])
    const both = await Promise.all([confirm(batch), confirm(batch, {}, bench.approver)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([20000, 40900])
    await bench.run()
    expect(await balance(30)).toBe(300)
  })

  test('what turned worse since the dry run fails with X1 and can be run again with fresh values', async () => {
    const { operator } = bench
    const one = await ready([phoneOf(40), '', '4', '', ''], [phoneOf(41), '', '4', '', ''])
    const two = await ready([phoneOf(40), '', '4', '', 'b'], [phoneOf(42), '', '4', '', ''])
    await ran(one)
    const partly = await ran(two)
    expect(partly).toMatchObject({ status: 'partly', done: 1, failed: 1 })
    const { list } = await get(`batchRow?filter={"batch":${two.id},"status":"failed"}`)
    expect(list).toMatchObject([
      { problem: 'X1', message: expect.stringContaining(String(one.batchNo)) },
    ])
    const { data: retry, status } = await operator('POST', `batchGive/${two.id}/rerun`, {})
    expect([status, retry.retryOf]).toEqual([201, two.id])
    await bench.run()
    const checked = await get(`batchGive/${retry.id}`)
    expect(checked).toMatchObject({ status: 'ready', rows: 1, warnings: 1 })
    const twice = await operator('POST', `batchGive/${two.id}/rerun`, {})
    await bench.run()
    expect(await get(`batchGive/${twice.data.id}`)).toMatchObject({ status: 'cancelled' })
    expect((await confirm(checked)).code).toBe(42800)
    expect(await ran(checked, { accept: ['D2'] })).toMatchObject({
      status: 'done',
      done: 1,
      seen: ['D2'],
    })
    expect([await balance(40), await balance(41), await balance(42)]).toEqual([800, 400, 400])
    expect(await inStep()).toBe(true)
  })

  test('a batch is paused, goes on, and is cancelled: what is done stays, the rest is marked', async () => {
    const { operator } = bench
    const rows = Array.from({ length: 90 }, (_, i) => [
      phoneOf(1251 + (i % 45)),
      '',
      String(1 + i),
      '',
      '',
    ])
    const batch = await ready(...rows.slice(0, 45))
    await confirm(batch)
    const { data: paused } = await operator('POST', `batchGive/${batch.id}/pause`, {})
    expect(paused.status).toBe('paused')
    await bench.run()
    expect(await balance(1251)).toBe(0)
    const { data: resumed } = await operator('POST', `batchGive/${batch.id}/resume`, {})
    expect(resumed.status).toBe('running')
    const { data: cancelled } = await operator('POST', `batchGive/${batch.id}/cancel`, {})
    expect(cancelled.status).toBe('cancelled')
    await bench.run()
    expect(await get(`batchGive/${batch.id}`)).toMatchObject({
      status: 'cancelled',
      done: 0,
      skipped: 45,
    })
    const { list } = await get(`batchRow?filter={"batch":${batch.id}}`)
    expect(list[0]).toMatchObject({ status: 'skipped', problem: 'X3' })
    expect(await balance(1251)).toBe(0)
  })

  test('batchGive.undo within seven days what is unspent is taken back, once', async () => {
    const { operator, records } = bench
    const batch = await ready(
      [phoneOf(50), '', '10', '', ''],
      [phoneOf(51), '', '20', '', ''],
      [phoneOf(52), '', '30', '', ''],
    )
    await ran(batch)
    const spender = (
      await records.select('appUser', { uid: { eq: { text: uidOf(51) } } })
    )[0] as Row
    await records.create('readMoneyLedger', {
      user: spender.id,
      direction: 'out',
      source: 'purchase',
      amount: 500,
    })
    const other = (await records.select('appUser', { uid: { eq: { text: uidOf(52) } } }))[0] as Row
    await records.create('readMoneyLedger', {
      user: other.id,
      direction: 'out',
      source: 'purchase',
      amount: 3000,
    })
    expect(await balance(51)).toBe(1500)
    expect((await operator('POST', `batchGive/${batch.id}/undo`, { reason: 'x' })).code).toBe(40001)
    const { data: back } = await operator('POST', `batchGive/${batch.id}/undo`, {
      reason: '名单有误，撤回',
    })
    await bench.run()
    const checked = await get(`batchGive/${back.id}`)
    expect(checked).toMatchObject({
      status: 'ready',
      undoOf: batch.id,
      rows: 3,
      skipped: 1,
      warnings: 1,
      total: 2500,
    })
    expect(await ran(checked, { accept: ['U2'] })).toMatchObject({ status: 'done', done: 2 })
    expect([await balance(50), await balance(51), await balance(52)]).toEqual([0, 0, 0])
    expect(await get(`batchGive/${batch.id}`)).toMatchObject({
      status: 'partlyBack',
      undoneBy: back.id,
      takenBack: 2,
      net: 3500,
    })
    expect(await get(`batchGive/${back.id}`)).toMatchObject({ net: -2500 })
    const twice = await operator('POST', `batchGive/${batch.id}/undo`, { reason: '再撤回一次' })
    expect(twice.code).toBe(40900)
    const reversed = await operator('POST', `batchGive/${back.id}/again`, { reason: '再发放一次' })
    expect(reversed.code).toBe(40900)
    await bench.portal.context.database.db
      .updateTable('batchGive')
      .set({ endedAt: '2026-11-13T09:00:00+08:00', status: 'done', undoneBy: null })
      .where('id', '=', batch.id)
      .execute()
    await bench.portal.context.database.db
      .updateTable('batchGive')
      .set({ status: 'cancelled' })
      .where('id', '=', back.id)
      .execute()
    const late = await operator('POST', `batchGive/${batch.id}/undo`, { reason: '太晚了的撤回' })
    expect([late.code, late.message]).toEqual([
      40900,
      'A batch can be taken back within 7 days only',
    ])
    expect(await inStep()).toBe(true)
  })

  test('of many who take a batch back at once one does, and no other batch is left of it', async () => {
    const batch = await ran(await ready([phoneOf(9), null, 20, null, '一起撤回']))
    const press = () =>
      bench.operator('POST', `batchGive/${batch.id}/undo`, { reason: '名单有误，收回' })
    const answers = await Promise.all(Array.from({ length: 12 }, press))
    await bench.run()
    const made = await bench.records.select('batchGive', { undoOf: batch.id as number })
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1)
    expect(made).toHaveLength(1)
  })

  test('a batch that was taken back whole says so, by which reversal, and comes to nothing', async () => {
    const { operator } = bench
    const batch = await ready([phoneOf(60), '', '10', '', ''], [phoneOf(61), '', '20', '', ''])
    expect(await ran(batch)).toMatchObject({ status: 'done', net: 3000 })
    const { data: back } = await operator('POST', `batchGive/${batch.id}/undo`, {
      reason: '名单有误，撤回',
    })
    await bench.run()
    await ran(await get(`batchGive/${back.id}`))
    expect(await get(`batchGive/${batch.id}`)).toMatchObject({
      status: 'takenBack',
      undoneBy: back.id,
      takenBack: 2,
      net: 0,
    })
    const entries = await bench.records.select('readMoneyLedger', { batch: batch.id })
    expect(entries.map(({ reversed }) => reversed)).toEqual([1000, 2000])
    expect(
      (await operator('POST', `batchGive/${batch.id}/undo`, { reason: '再撤回一次' })).code,
    ).toBe(40900)
  })

  test('F10 an address elsewhere is refused and nothing is fetched', async () => {
    const { operator, editor } = bench
    const own = await bench.upload(new Uint8Array([1, 2, 3]))
    const others = await bench.upload(new Uint8Array([1, 2, 3]), 'zhaofu')
    const submit = (url: string, more: Row = {}) =>
      operator('POST', 'batchGive', {
        kind: 'readMoney',
        file: { url, name: '用户充值模板.xlsx', size: 10 },
        reason: '客诉补偿第二批',
        ...more,
      })
    for (const url of [
      'https://example.com/masthead/image/a.xlsx',
      'http://127.0.0.1:9/masthead/image/a.xlsx',
      'http://169.254.169.254/latest/meta-data',
      `${own}/../../other`,
      `http://user@${new URL(ORIGIN).host}${own}`,
      'file:///etc/passwd',
      '//example.com/a.xlsx',
      others,
      own.replace(/\d+\.xlsx$/, '999.xlsx'),
    ]) {
      const { code, data } = await submit(url)
      expect([url, code, data.errors.file]).toEqual([
        url,
        40001,
        expect.stringMatching(/not allowed|address|web/i),
      ])
    }
    const named = await submit(own, { fileName: '名单.xlsx' })
    expect(named.data.errors.fileName).toContain('用户充值模板.xlsx')
    const broken = await submit(own)
    expect(broken.data).toMatchObject({ status: 'problem', rows: 0, faults: [{ code: 'F4' }] })
    expect((await editor('POST', 'batchGive', { kind: 'readMoney' })).code).toBe(40300)
  })

  test('a batch is seen by those who may run its kind and by its maker, and by no screen', async () => {
    const { editor } = bench
    const batch = await ready([phoneOf(60), '', '1', '', ''])
    expect((await bench.approver('GET', `batchGive/${batch.id}`)).code).toBe(20000)
    expect((await editor('GET', `batchGive/${batch.id}`)).code).toBe(40400)
    expect((await editor('GET', `batchRow?filter={"batch":${batch.id}}`)).code).toBe(40400)
    expect((await editor('GET', 'batchGive')).data.list).toEqual([])
    // What an editor imports by hand may be imported from a list; grants and books of finance take a right.
    const offered = (await editor('GET', 'batchGive/kinds')).data as { name: string }[]
    for (const { name } of offered) expect(bulkKinds[name]?.who.rights ?? []).toEqual([])
    expect((await get('batchGive/kinds'))[0]).toMatchObject({
      name: 'readMoney',
      template: '用户充值模板.xlsx',
      most: 20000,
    })
  })

  test('appUser.give one user gets read money through the same checks', async () => {
    const { operator, records } = bench
    const user = (await records.select('appUser', { uid: { eq: { text: uidOf(70) } } }))[0] as Row
    const give = (cells: Row, more: Row = {}) =>
      operator('POST', `appUser/${user.id}/give`, {
        ...{ kind: 'readMoney', cells: { amount: '10.00', ...cells }, why: '活动漏发补偿' },
        ...{ version: user.version, ...more },
      })
    expect((await give({ amount: '0' })).code).toBe(40001)
    const { data } = await give({})
    expect(data).toMatchObject({ status: 'done', row: 'done', total: 1000 })
    expect(await balance(70)).toBe(1000)
    expect((await give({})).code).toBe(42800)
    expect((await give({ note: '另一笔' })).code).toBe(42800)
    expect((await give({ note: '另一笔' }, { accept: ['D2'] })).code).toBe(20000)
    expect(await balance(70)).toBe(2000)
  })

  test('readMoneyLedger.reverse a granted entry is taken back once, as far as it is unspent', async () => {
    const { operator, records } = bench
    const user = (await records.select('appUser', { uid: { eq: { text: uidOf(71) } } }))[0] as Row
    await operator('POST', `appUser/${user.id}/give`, {
      ...{ kind: 'readMoney', cells: { amount: '9.00' }, why: '活动漏发补偿' },
      version: user.version,
    })
    await records.create('readMoneyLedger', {
      user: user.id,
      direction: 'out',
      source: 'purchase',
      amount: 300,
    })
    const [entry] = (await records.select('readMoneyLedger', {
      user: user.id,
      source: 'grant',
    })) as [Row]
    const reverse = () =>
      operator('POST', `readMoneyLedger/${entry.id}/reverse`, { why: '发错用户', version: 1 })
    const kept = async () => (await get(`readMoneyLedger/${entry.id}`)).reversed
    expect(await kept()).toBe(0)
    expect((await reverse()).data).toMatchObject({
      direction: 'out',
      source: 'reverse',
      amount: 600,
      balanceAfter: 0,
    })
    expect(await kept()).toBe(600)
    const again = await reverse()
    expect([again.code, again.message]).toEqual([
      40900,
      'Only what was granted and not reversed yet can be reversed',
    ])
    expect(
      (await operator('PUT', `readMoneyLedger/${entry.id}`, { note: 'x', version: 1 })).code,
    ).not.toBe(20000)
    await expect(
      records.create('readMoneyLedger', {
        user: user.id,
        direction: 'out',
        source: 'purchase',
        amount: 1,
      }),
    ).rejects.toThrow()
    expect(await inStep()).toBe(true)
  })

  test('batchRow.skip a single row is passed over, and none once the batch has gone on', async () => {
    const { operator } = bench
    const batch = await ready([phoneOf(80), '', '1', '', ''], [phoneOf(81), '', '1', '', ''])
    const { list } = await get(`batchRow?filter={"batch":${batch.id}}`)
    const skipped = await operator('POST', `batchRow/${list[1].id}/skip`, {})
    expect(skipped.data).toMatchObject({ status: 'skipped' })
    expect((await confirm(await get(`batchGive/${batch.id}`))).code).toBe(40900)
    const [ungranted] = parts.flatMap(({ lists }) =>
      lists.filter(({ entity }) => entity === 'batchRow'),
    )
    const asked = JSON.stringify(belongsTo(ungranted as Held, await bench.userId(81)))
    expect((await get(`batchRow?filter=${asked}&sort=["createdAt","DESC"]`)).list).toMatchObject([
      { batch: batch.id, status: 'skipped', message: '操作人剔除了本行，未执行' },
    ])
    const { data: checked } = await operator('POST', `batchGive/${batch.id}/check`, {})
    expect(await ran(checked)).toMatchObject({ status: 'done', done: 1, skipped: 1, total: 100 })
    expect((await operator('POST', `batchRow/${list[0].id}/skip`, {})).code).toBe(40900)
    expect([await balance(80), await balance(81)]).toEqual([100, 0])
  })

  test('appUser.editNote appUser.resetProfile appUser.makeOfficial support keeps notes and resets what breaks the rules, and only admins make an account official', async () => {
    const { operator, admin, records } = bench
    const [user] = (await records.select('appUser', { uid: { eq: { text: uidOf(95) } } })) as [Row]
    const on = (name: string) => `appUser/${user.id}/${name}`
    expect((await operator('POST', on('editNote'), { note: '来电询问补发' })).code).toBe(20000)
    const reset = { what: ['nickname', 'avatar'], why: '昵称含广告' }
    expect((await operator('POST', on('resetProfile'), { ...reset, why: '' })).code).toBe(40001)
    expect((await operator('POST', on('resetProfile'), { ...reset, what: [] })).code).toBe(40001)
    expect((await operator('POST', on('resetProfile'), reset)).code).toBe(20000)
    expect(await records.find('appUser', user.id as number)).toMatchObject({
      ...{ note: '来电询问补发', nickname: `用户${user.uid}`, avatar: null, official: false },
    })
    const kept = await records.select('auditLog', {
      ...{ entity: { eq: { text: 'appUser' } }, recordId: { eq: { text: String(user.id) } } },
    })
    expect(JSON.stringify(kept)).toContain('昵称含广告')
    expect((await operator('POST', on('makeOfficial'), {})).code).toBe(40300)
    expect((await admin('POST', on('makeOfficial'), {})).code).toBe(20000)
    expect((await admin('POST', on('makeOfficial'), {})).code).not.toBe(20000)
    expect((await admin('POST', on('endOfficial'), {})).code).toBe(20000)
  })

  test('appUser.showPhone appUser.changePhone appUser.signOut phones are shown and changed with the right to personal data only', async () => {
    const { operator, admin, records } = bench
    const [user] = (await records.select('appUser', { uid: { eq: { text: uidOf(90) } } })) as [Row]
    expect((await operator('GET', `appUser/${user.id}`)).data.phone).toBe('199****0090')
    expect((await operator('POST', `appUser/${user.id}/showPhone`, {})).code).toBe(40300)
    const shown = await admin('POST', `appUser/${user.id}/showPhone`, {})
    expect(shown.data).toMatchObject({ phone: phoneOf(90), until: '2026-11-21T10:05:00+08:00' })
    expect(shown.data.found).toEqual({ forSeconds: 300, phone: phoneOf(90) })
    const reveals = await records.select('auditLog', {
      action: 'reveal',
      recordId: String(user.id),
    })
    expect(reveals).toHaveLength(1)
    const change = (newPhone: string) =>
      admin('POST', `appUser/${user.id}/changePhone`, { newPhone, why: '用户来电更换' })
    expect((await change(phoneOf(91))).code).toBe(40001)
    expect((await change('123')).code).toBe(40001)
    expect((await change('19912340000')).code).toBe(20000)
    expect(await records.find('appUser', user.id as number)).toMatchObject({
      phone: '19912340000',
      signedOutAt: expect.stringMatching(/^2026-11-21/),
    })
    expect((await admin('POST', `appUser/${user.id}/signOut`, {})).code).toBe(20000)
    const closed = await records.update('appUser', user.id as number, { status: 'closed' })
    expect(closed).toMatchObject({ phone: null, nickname: '已注销', addresses: null })
  })
})
