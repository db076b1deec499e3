import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { round as sourceRound } from '#portal/engine/imports/sources/source.round.ts'
import { bulkBench } from '#portal/engine/imports/testing/bulkBench.ts'
import { type CheckedList, listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const desk = listDesk(bench, admin)

const theirs = (day: string) =>
  new TextEncoder().encode(
    [
      '旗舰店日报',
      '统计日,宝贝编码,宝贝,件数,成交额,买家',
      `${day},680012345678,宋画十讲,12,1.2万,11`,
      '合计,,,12,12000,11',
    ].join('\n'),
  )
const columns = {
  date: { header: '统计日' },
  platform: { value: '天猫' },
  shop: { value: '旗舰店' },
  goodsCode: { header: '宝贝编码' },
  title: { header: '宝贝' },
  quantity: { header: '件数' },
  amount: { header: '成交额' },
}
/** Colleagues stand on the whitelist by the phone they registered with. */
beforeAll(async () => {
  for (const end of ['061', '062', '063', '071', '081', '082'])
    await bench.portal
      .records()
      .create('appUser', { uid: `10000${end}`, phone: `19900000${end}`, nickname: `同事${end}` })
})

const again = async ({ batch }: Pick<CheckedList, 'batch'>) =>
  (await admin('GET', `batchGive/${batch.id}`)).data as Row

test('a file with headers of its own is mapped once, and the next of its kind is read alike', async () => {
  const first = await desk.checkFile('sales', theirs('2026-11-18'), 'csv')
  expect(first.batch).toMatchObject({ status: 'problem', rows: 0 })
  const { data } = await admin('GET', `batchGive/${first.batch.id}/columns`)
  expect(data.found).toContainEqual({ header: '宝贝编码', samples: ['680012345678', ''] })
  const map = (given: Row) => admin('POST', `batchGive/${first.batch.id}/map`, { columns: given })
  const open = await map({ date: { header: '统计日' }, amount: { header: '没有' } })
  expect(Object.keys(open.data.errors)).toEqual([
    ...['columns.amount', 'columns.platform', 'columns.shop'],
    ...['columns.goodsCode', 'columns.title', 'columns.quantity'],
  ])
  expect((await map(columns)).data).toMatchObject({ status: 'ready', rows: 1, total: 1_200_000 })
  const next = await desk.checkFile('sales', theirs('2026-11-19'), 'csv')
  expect(next.batch).toMatchObject({ status: 'ready', rows: 1 })
  expect(next.batch.faults).toMatchObject([
    { says: 'F6.above' },
    { says: 'F6.sums' },
    { says: 'F6.mapped', values: { batchNo: first.batch.batchNo } },
  ])
  // The same list, however its columns are called, is known again.
  const ours = await desk
    .check('sales', ['2026-11-19,天猫,旗舰店,680012345678,宋画十讲,,12,12000.00,,'])
    .catch((error: Error) => error)
  expect(String(ours)).toContain('40900')
})

test('rows are put right together: a text replaced in a column, a block pasted from a spreadsheet', async () => {
  const list = await desk.check('whiteList', [
    '199-0000-0061x,内容部,,',
    '199-0000-0062x,内容部,,',
    '19900000063,内容,,',
  ])
  expect(list.codes).toEqual(['R3', 'R3', null])
  const path = `batchGive/${list.batch.id}`
  const replaced = await admin('POST', `${path}/replace`, { column: 'phone', find: 'x', by: '' })
  expect(replaced.data).toEqual({ changed: 2 })
  const [first, second] = list.rows
  const cells = [
    { row: first?.id, data: { department: '市场部', remark: '首发' } },
    { row: second?.id, data: { department: '市场部', remark: '首发' } },
  ]
  expect((await admin('POST', `${path}/cells`, { cells })).data).toEqual({ changed: 2 })
  const { data } = await admin('GET', `batchRow?filter={"batch":${list.batch.id}}`)
  expect(
    data.list.map(({ cells: { department }, level }: Row & { cells: Row }) => [department, level]),
  ).toEqual([
    ['市场部', 'ok'],
    ['市场部', 'ok'],
    ['内容', 'ok'],
  ])
  expect((await admin('POST', `${path}/replace`, { column: 'nothing', find: 'x' })).code).toBe(
    40001,
  )
  expect(
    (await admin('POST', `${path}/cells`, { cells: [{ row: 1, data: { no: 'x' } }] })).code,
  ).toBe(40001)
})

test('a program hands lists in under a key, with the rights of its owner', async () => {
  const { app } = await appKey(bench, { imports: ['whiteList'] })
  const rows = [{ 手机号: '19900000071', department: '内容部' }]
  const wrong = await app('POST', 'import/whiteList', {
    rows: [...rows, { phone: '12' }],
    confirm: true,
  })
  expect(wrong).toMatchObject({
    status: 201,
    data: {
      status: 'problem',
      wrong: [
        { rowNo: 3, code: 'R3', column: 'phone' },
        { rowNo: 3, code: 'R1', column: 'department' },
      ],
    },
  })
  const { data } = await app('POST', 'import/whiteList', { rows, reason: '夜间同步' })
  expect(data).toMatchObject({ status: 'ready', rows: 1, problems: 0 })
  expect((await app('POST', `import/whiteList/${data.id}/confirm`, {})).data.status).toBe('running')
  await runQueued(bench.portal.context)
  expect((await app('GET', `import/whiteList/${data.id}`)).data).toMatchObject({
    status: 'done',
    done: 1,
  })
  expect(await bench.portal.records().count('whiteList', { phone: '19900000071' })).toBe(1)
  // The same list once more runs nothing again.
  expect(await app('POST', 'import/whiteList', { rows })).toMatchObject({
    code: 40900,
    data: { code: 'F11' },
  })
  expect((await app('POST', 'import/vip', { rows })).code).toBe(40300)
  expect(
    (await app('POST', 'import/whiteList', { rows: [{ strange: 1 }] })).data.errors,
  ).toHaveProperty(['rows.strange'])
  expect((await app('GET', `import/vip/${data.id}`)).code).toBe(40300)
  expect(await again({ batch: data })).toMatchObject({
    createdBy: bench.people.boss,
    reason: '夜间同步',
  })
})

test('what a list changes is told by month and platform, old beside new', async () => {
  const line = (amount: string, no = '680099999999') =>
    `2026-11-17,天猫,旗舰店,${no},山水十讲,,3,${amount},,`
  await desk.confirm(await desk.check('sales', [line('100.00')]), ['B9'])
  const { batch } = await desk.check('sales', [line('250.00'), line('40.00', '680099999998')])
  const { data } = await admin('GET', `batchGive/${batch.id}/summary`)
  expect(data.shares).toEqual([{ share: '2026-11 · 天猫', rows: 2, before: 10_000, after: 29_000 }])
})

test('a folder is looked at each night: what is fine goes on by itself, the rest waits for its owner', async () => {
  const { store, portal, people } = bench
  const csv = (...lines: string[]) =>
    new TextEncoder().encode(['手机号,部门,有效期至,备注', ...lines].join('\n'))
  const put = (name: string, bytes: Uint8Array) =>
    store.put(`private/inbox/colleagues/${name}`, bytes, { type: 'text/csv', isPrivate: true })
  const { data } = await admin('POST', 'listSource', {
    ...{ name: '同事名单', kind: 'whiteList', owner: people.boss, source: 'folder' },
    ...{ folder: 'colleagues', hour: 3, runs: true },
  })
  await put('1.csv', csv('19900000081,内容部,,'))
  await put('2.csv', csv('19900000082,内容部,,', '12,内容部,,'))
  await sourceRound(portal.context)
  await runQueued(portal.context)
  await runQueued(portal.context)
  const batches = await portal
    .records()
    .select('batchGive', { reason: '自动取用：同事名单' }, { sort: 'id' })
  expect(batches).toMatchObject([
    { status: 'done', done: 1, createdBy: people.boss },
    { status: 'problem', problems: 1, done: 0 },
  ])
  expect((await store.list('private/inbox/colleagues/')).objects).toEqual([])
  // Not again on the same day; the same list the next day runs nothing again.
  await put('3.csv', csv('19900000081,内容部,,'))
  await sourceRound(portal.context)
  expect((await store.list('private/inbox/colleagues/')).objects).toHaveLength(1)
  expect((await admin('POST', `listSource/${data.id}/fetchNow`, {})).code).toBe(20000)
  await sourceRound(portal.context)
  await runQueued(portal.context)
  expect(
    await portal
      .records()
      .count('batchGive', { reason: '自动取用：同事名单', status: 'cancelled' }),
  ).toBe(1)
})

test('who may see a list and not run its kind changes no row of it', async () => {
  const other = await bulkBench(anyDatabase(), 1)
  const { batch } = await listDesk(other, other.admin).check('sales', [
    '2026-11-16,天猫,旗舰店,680099999997,山水十讲,,3,100.00,,',
  ])
  const [approver] = await other.records.select('portalUser', { username: 'zhaofu' })
  await other.portal.context.database.db
    .updateTable('batchGive')
    .set({ approver: approver?.id })
    .where('id', '=', batch.id)
    .execute()
  const path = `batchGive/${batch.id}`
  const change = { column: 'shop', find: '旗舰', by: '直营' }
  expect((await other.approver('GET', path)).code).toBe(20000)
  expect((await other.approver('POST', `${path}/replace`, change)).code).toBe(40300)
  expect((await other.approver('POST', `${path}/map`, { columns: {} })).code).toBe(40300)
  expect((await other.admin('POST', `${path}/replace`, change)).data).toEqual({ changed: 1 })
  await other.close()
})
