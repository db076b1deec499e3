import { beforeEach, expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bareRecords, type Stored as Made } from '#portal/testing/bareRecords.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const NOW = '2026-11-21T10:00:00+08:00'

const bench = sharedBench()
let admin: ReturnType<typeof bench.signIn> extends Promise<infer S> ? S : never
let editor: typeof admin
let next = 0
beforeEach(async () => {
  bench.time.now = Date.parse(NOW)
  admin = await bench.signIn('boss')
  editor = await bench.signIn('wang')
})

const records = () => bench.portal.records()
const find = (name: string, id: number) => records().find(name, id) as Promise<Made>

/** Made by the portal: valid, with what the test is about. */
const put = bareRecords(bench, NOW)
const letters = () => String.fromCharCode(65 + (next % 26), 65 + ((next * 7) % 26))
const type = (kind: string, more: Row = {}) =>
  put('financeType', {
    type: kind,
    parent: null,
    feeRate: kind === 'channel' ? 10 : null,
    name: `类型${++next}`,
    code: `T${next}`,
    enabled: true,
    ...more,
  })
const project = async (more: Row = {}) =>
  put('project', {
    projectNo: `${letters()}${String(++next).padStart(6, '0')}`,
    name: `项目${next}`,
    projectType: (await type('projectType')).id,
    owner: bench.people.boss,
    company: null,
    term: { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:00+08:00' },
    incomePlan: 100_000_00,
    expensePlan: 50_000_00,
    files: [],
    remark: null,
    status: 'running',
    ...more,
  })
const file = { url: '/masthead/file/receipt.pdf', name: 'receipt.pdf', size: 9 }
const category = (side: 'income' | 'expenditure', types: readonly number[], more: Row = {}) =>
  put('projectCategory', {
    code: `${side === 'income' ? 'I' : 'E'}${++next}`,
    name: `类别${next}`,
    side,
    types,
    ...more,
  })

/** What is wrong with a call, by field; `done` where nothing is. */
async function said(call: typeof admin, method: string, path: string, body: Row = {}) {
  const [name = '', id] = path.split('/')
  const read = method === 'PUT' ? { version: (await find(name, Number(id))).version } : {}
  const { code, data } = await call(method, path, { ...read, ...body })
  if (code === 20000 || code === 20100) return 'done'
  const warned = (data?.warnings ?? []).map(({ field }: { field: string }) => field)
  return [code, ...Object.keys(data?.errors ?? {}), ...warned]
}

/** A spreadsheet uploaded for a dialog. */
async function _sheet(rows: readonly (readonly unknown[])[]) {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), 'a')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  const key = `upload/list-${++next}.xlsx`
  await bench.store.put(key, bytes, { type: 'application/octet-stream' })
  return { url: `http://portal.test/masthead/${key}`, name: 'list.xlsx', size: bytes.length }
}

test('financeType#nameUniqueInType financeType#secondaryNeedsParent names are one of their kind, kind and code stay, rates belong to channels', async () => {
  const spent = await type('expenditure')
  const like = { type: 'expenditure', name: spent.name, code: `X${++next}` }
  expect(await said(admin, 'POST', 'financeType', like)).toEqual([40001, 'name'])
  expect(await said(admin, 'POST', 'financeType', { ...like, type: 'incomeType' })).toBe('done')
  expect(await said(admin, 'PUT', `financeType/${spent.id}`, { code: 'OTHER1' })).toContain('code')
  const below = { type: 'secondary', name: '讲师稿酬', code: `S${++next}` }
  expect(await said(admin, 'POST', 'financeType', below)).toContain('parent')
  expect(await said(admin, 'POST', 'financeType', { ...below, parent: spent.id })).toBe('done')
  const channel = { type: 'channel', name: `渠道${++next}`, code: `C${next}` }
  expect(await said(admin, 'POST', 'financeType', channel)).toEqual([40001, 'feeRate'])
  expect(await said(admin, 'POST', 'financeType', { ...channel, feeRate: 0 })).toBe('done')
})

test('financeType#offeredWhileEnabled financeType#deletableWhenUnused financeType#onlyAdminEdits disabling takes those below along, one in use stays, an editor only picks', async () => {
  const spent = await type('expenditure')
  const below = await type('secondary', { parent: spent.id })
  expect(await said(editor, 'PUT', `financeType/${spent.id}`, { note: '新' })).toContain(40300)
  expect(await said(admin, 'DELETE', `financeType/${spent.id}`)).toContain(40900)
  expect(await said(admin, 'PUT', `financeType/${spent.id}`, { enabled: false })).toBe('done')
  expect(await find('financeType', below.id)).toMatchObject({ enabled: false })
  const kind = await type('projectType')
  await project({ projectType: kind.id })
  expect(await find('financeType', kind.id)).toMatchObject({ usedCount: 1 })
  expect(await said(admin, 'DELETE', `financeType/${kind.id}`)).toContain(40900)
})

test('projectCategory#codeTellsSide projectCategory#typesMatchSide projectCategory#onlyAdminEdits its code tells its side, and a type stands in one category', async () => {
  const [sold, spent] = [await type('incomeType'), await type('expenditure')]
  const row = { side: 'income', name: `类${++next}`, description: '口径', types: [sold.id] }
  expect(await said(admin, 'POST', 'projectCategory', { ...row, code: `E${++next}` })).toEqual([
    40001,
    'code',
  ])
  expect(
    await said(admin, 'POST', 'projectCategory', { ...row, code: `I${++next}`, types: [spent.id] }),
  ).toEqual([40001, 'types'])
  expect(await said(admin, 'POST', 'projectCategory', { ...row, code: `I${next}` })).toBe('done')
  const again = { ...row, name: `类${++next}`, code: `I${++next}` }
  expect(await said(admin, 'POST', 'projectCategory', again)).toEqual([40001, 'types'])
  expect(await said(editor, 'POST', 'projectCategory', { ...again, types: [] })).toContain(40300)
})

/** A project with an income and what it is counted in. */
async function ledger() {
  const [sold, spent, channel] = [
    await type('incomeType'),
    await type('expenditure'),
    await type('channel'),
  ]
  const [gained, cost] = [
    await category('income', [sold.id]),
    await category('expenditure', [spent.id]),
  ]
  const one = await project()
  const income = {
    project: one.id,
    type: sold.id,
    channel: channel.id,
    title: '小程序商城 5 月销售',
    amount: 52_800_00,
    month: '2026-05',
  }
  const expenditure = {
    project: one.id,
    type: spent.id,
    title: '十讲讲师稿酬',
    amount: 36_000_00,
    month: '2026-05',
    payee: '林老师',
  }
  return { one, sold, spent, channel, gained, cost, income, expenditure }
}

test('projectExpenditure#dashboardShowsExpenditure the heads of the ledgers add up what profit counts: confirmed incomes, approved and paid expenditures', async () => {
  const { one, income, expenditure } = await ledger()
  const spentAs = (status: string, amount: number) =>
    put('projectExpenditure', { ...expenditure, status, amount })
  await spentAs('draft', 100)
  await spentAs('rejected', 200)
  await spentAs('approved', 400)
  await spentAs('paid', 800)
  await put('projectIncome', { ...income, status: 'void', amount: 1000, net: 1000 })
  await put('projectIncome', { ...income, status: 'confirmed', amount: 3000, net: 2700 })
  const sumsOf = async (name: string, filter: Row = {}) => {
    const asked = encodeURIComponent(JSON.stringify({ project: one.id, ...filter }))
    return (await admin('GET', `${name}/sums?filter=${asked}`)).data.sums
  }
  expect(await sumsOf('projectExpenditure')).toEqual([1200])
  expect(await sumsOf('projectExpenditure', { status: 'rejected' })).toEqual([200])
  expect((await sumsOf('projectIncome'))[0]).toBe(3000)
})

test('projectIncome#typeIsIncome projectIncome#enteredWhileRunning the fee is what the channel takes unless somebody says otherwise, never more than the amount', async () => {
  const { income, spent } = await ledger()
  const { data } = await admin('POST', 'projectIncome', income)
  expect(data).toMatchObject({ channelFee: 5_280_00, net: 47_520_00, status: 'expected' })
  expect(await said(admin, 'POST', 'projectIncome', { ...income, channelFee: 52_800_01 })).toEqual([
    40001,
    'channelFee',
  ])
  expect(await said(admin, 'POST', 'projectIncome', { ...income, type: spent.id })).toEqual([
    40001,
    'type',
  ])
  const closed = await project({ status: 'closed' })
  expect(await said(admin, 'POST', 'projectIncome', { ...income, project: closed.id })).toEqual([
    40001,
    'project',
  ])
})

test('projectIncome#confirmNeedsVoucher projectIncome#deletableWhileExpected it is received with a day and confirmed by an admin with a voucher; then its money is fixed', async () => {
  const { income, one } = await ledger()
  const { data } = await admin('POST', 'projectIncome', income)
  const path = `projectIncome/${data.id}`
  expect(await said(admin, 'POST', `${path}/receive`)).toEqual([40001, 'receivedOn'])
  expect(await said(admin, 'POST', `${path}/receive`, { receivedOn: '2026-06-02' })).toBe('done')
  expect(await said(admin, 'DELETE', path)).toContain(40900)
  expect(await said(admin, 'POST', `${path}/confirm`)).toEqual([40001, 'voucher'])
  await records().update('projectIncome', data.id, { voucher: file })
  expect(await said(editor, 'POST', `${path}/confirm`)).toContain(40300)
  expect(await said(admin, 'POST', `${path}/confirm`)).toBe('done')
  expect(await said(admin, 'PUT', path, { amount: 1 })).toContain('amount')
  expect(await find('project', one.id)).toMatchObject({
    income: 47_520_00,
    profit: 47_520_00,
    profitRate: 100,
  })
  const other = (await admin('POST', 'projectIncome', income)).data
  expect(
    await said(admin, 'POST', `projectIncome/${other.id}/void`, {
      accept: ['confirm'],
      confirm: 'yes',
    }),
  ).toContain('remark')
})

test('projectExpenditure#typeIsExpenditure projectExpenditure#enteredWhileRunning it names a secondary type where there are any, in a month the project runs', async () => {
  const { expenditure, spent, sold } = await ledger()
  expect(
    await said(admin, 'POST', 'projectExpenditure', { ...expenditure, type: sold.id }),
  ).toContain('type')
  expect(
    await said(admin, 'POST', 'projectExpenditure', { ...expenditure, month: '2026-12' }),
  ).toEqual([40001, 'month'])
  expect(
    await said(admin, 'POST', 'projectExpenditure', { ...expenditure, month: '2025-12' }),
  ).toEqual([40001, 'month'])
  expect(await said(admin, 'POST', 'projectExpenditure', expenditure)).toBe('done')
  const below = await type('secondary', { parent: spent.id })
  expect(await said(admin, 'POST', 'projectExpenditure', expenditure)).toEqual([40001, 'secondary'])
  expect(
    await said(admin, 'POST', 'projectExpenditure', { ...expenditure, secondary: below.id }),
  ).toBe('done')
})

test('projectIncome#onlyOwnersEdit projectExpenditure#onlyOwnersEdit an editor enters for the projects he owns, and for no other', async () => {
  const { one, income, expenditure } = await ledger()
  const mine = (path: string, body: Row) => said(editor, 'POST', path, body)
  expect(await mine('projectExpenditure', expenditure)).toEqual([40001, 'project'])
  expect(await mine('projectIncome', income)).toEqual([40001, 'project'])
  const made = (await admin('POST', 'projectExpenditure', expenditure)).data
  expect(await said(editor, 'POST', `projectExpenditure/${made.id}/submit`)).toEqual([
    40001,
    'project',
  ])
  expect(await said(editor, 'DELETE', `projectExpenditure/${made.id}`)).toEqual([40001, 'project'])
  const { id: owner } = (await editor('GET', 'index/getInfo')).data
  await records().update('project', one.id, { owner })
  expect(await mine('projectExpenditure', expenditure)).toBe('done')
  expect(await mine('projectIncome', income)).toBe('done')
  // Within the budget too it is finance that approves.
  expect(await said(editor, 'POST', `projectExpenditure/${made.id}/submit`)).toBe('done')
  expect(await said(editor, 'POST', `projectExpenditure/${made.id}/approve`)).toContain(40300)
})

test('projectExpenditure#approvedBySomeoneElse projectExpenditure#payNeedsDateAndInvoice projectExpenditure#editableUntilSubmitted nobody approves one of his own; beyond the budget an admin is asked; it is paid with day and invoice', async () => {
  const { expenditure, one } = await ledger()
  const { data } = await admin('POST', 'projectExpenditure', { ...expenditure, amount: 60_000_00 })
  const path = `projectExpenditure/${data.id}`
  expect(await said(admin, 'POST', `${path}/submit`)).toBe('done')
  expect(await said(admin, 'PUT', path, { amount: 1 })).toContain(40900)
  expect(await said(admin, 'DELETE', path)).toContain(40900)
  expect(await said(admin, 'POST', `${path}/approve`)).toContain(40300)
  await bench.portal.context.database.db
    .updateTable('projectExpenditure')
    .set({ createdBy: bench.people.wang })
    .where('id', '=', data.id)
    .execute()
  expect(await said(admin, 'POST', `${path}/reject`)).toContain('rejectNote')
  expect(await said(admin, 'POST', `${path}/approve`)).toEqual([42800, 'amount'])
  expect(
    await said(admin, 'POST', `${path}/approve`, {
      accept: ['projectExpenditure#approvedBySomeoneElse'],
    }),
  ).toBe('done')
  expect(await find('project', one.id)).toMatchObject({ expense: 60_000_00, budgetUsed: 120 })
  expect(await said(admin, 'POST', `${path}/pay`)).toEqual([40001, 'paidOn', 'invoiceNo'])
  expect(
    await said(admin, 'POST', `${path}/pay`, { paidOn: '2026-11-20', invoiceNo: 'FP-1' }),
  ).toBe('done')
  const twice = { ...expenditure, invoiceNo: 'FP-1' }
  expect(await said(admin, 'POST', 'projectExpenditure', twice)).toEqual([40001, 'invoiceNo'])
  const copied = (await admin('POST', `${path}/copy`, {})).data
  expect(copied).toMatchObject({ status: 'draft', invoiceNo: null, paidOn: null })
})

test('projectEntry#oncePerMonthAndCategory projectEntry#comesFromImport bulk.projectEntry finance figures stand beside the ledger, old beside new, and a later import taken back leaves the earlier one', async () => {
  const { one, gained, cost } = await ledger()
  const desk = listDesk(bench, admin)
  const line = (code: unknown, amount: string, no: unknown = one.projectNo) =>
    `${no},2026-05,${code},${amount}`
  const faulty = await desk.check('projectEntry', [
    line(gained.code, '47520.00'),
    line(cost.code, '1', 'XX000000'),
    line('E99', '1'),
    line(gained.code, '3'),
  ])
  expect(faulty.codes).toEqual([null, 'R13', 'R13', 'D1'])
  // By the header of its column, as whoever filled it in calls it.
  expect(faulty.rows[2]?.message).toContain('类别编码“E99”不存在')
  const lines = [line(gained.code, '47520'), line(cost.code, '-36000')]
  const first = await desk.confirm(await desk.check('projectEntry', lines))
  const figures = async () =>
    (await records().select('projectEntry', { project: one.id }, { sort: 'id' })).map(
      ({ financeAmount, batchNo }) => [financeAmount, batchNo],
    )
  const { batchNo } = first.batch
  const before = [
    [47_520_00, batchNo],
    [-36_000_00, batchNo],
  ]
  expect(await figures()).toEqual(before)
  expect(await desk.adds(first)).toMatchObject([{ action: '新增', difference: -47_520_00 }, {}])
  const again = await desk.check('projectEntry', [line(gained.code, '47520.10'), lines[1]!])
  expect(again.codes).toEqual(['B21', 'B24'])
  const second = await desk.confirm(again, ['B21'])
  expect(second.batch).toMatchObject({ done: 1, skipped: 1 })
  expect(await figures()).toEqual([[47_520_10, second.batch.batchNo], before[1]])
  const [entry] = await records().select('projectEntry', { project: one.id }, { sort: 'id' })
  expect(await said(admin, 'PUT', `projectEntry/${entry?.id}`, { financeAmount: 1 })).toContain(
    'financeAmount',
  )
  await desk.confirm(await desk.back(second))
  expect(await figures()).toEqual(before)
  await records().move('projectEntry', entry?.id as number, 'agree', { checkNote: '已核' })
  expect((await desk.check('projectEntry', [line(gained.code, '5')])).codes).toEqual(['B16'])
  expect((await desk.back(first)).codes).toEqual(['U7', null])
})

test('projectEntry#differenceNeedsNote projectEntry#agreedLocksLedgers projectEntry#disputedReopensOnChange projectIncome#lockedOnceAgreed projectExpenditure#lockedOnceAgreed an agreed entry locks its ledger, a disputed one waits again when it changes', async () => {
  const { income, one, gained, expenditure, cost } = await ledger()
  const made = (await admin('POST', 'projectIncome', { ...income, receivedOn: '2026-06-01' })).data
  await records().update('projectIncome', made.id, { voucher: file })
  await admin('POST', `projectIncome/${made.id}/receive`, {})
  expect(await said(admin, 'POST', `projectIncome/${made.id}/confirm`)).toBe('done')
  const [entry] = await records().select('projectEntry', { project: one.id, category: gained.id })
  const path = `projectEntry/${entry?.id}`
  expect(entry).toMatchObject({ portalAmount: 47_520_00, financeAmount: null, status: 'pending' })
  expect(await said(admin, 'POST', `${path}/agree`)).toEqual([40001, 'checkNote'])
  const bulk = await admin('POST', 'projectEntry/bulk', { action: 'agree', ids: [entry?.id] })
  expect(bulk.data).toMatchObject({ done: 0, refused: 1 })
  await admin('POST', `${path}/dispute`, {})
  await admin('POST', `projectIncome/${made.id}/unconfirm`, {})
  expect(await find('projectEntry', entry?.id as number)).toMatchObject({
    status: 'pending',
    portalAmount: 0,
  })
  await admin('POST', `projectIncome/${made.id}/confirm`, {})
  expect(await said(admin, 'POST', `${path}/agree`, { checkNote: '财务未入账' })).toBe('done')
  expect(await find('projectEntry', entry?.id as number)).toMatchObject({
    checkedBy: bench.people.boss,
    checkedAt: NOW,
  })
  expect(await said(admin, 'POST', `projectIncome/${made.id}/unconfirm`)).toContain(40900)
  expect(await said(admin, 'POST', 'projectIncome', income)).toContain(40900)
  expect(await said(admin, 'POST', 'projectExpenditure', expenditure)).toBe('done')
  await records().create('projectEntry', {
    project: one.id,
    month: '2026-05',
    category: cost.id,
    status: 'agreed',
  })
  expect(await said(admin, 'POST', 'projectExpenditure', expenditure)).toContain(40900)
  expect(await said(editor, 'POST', `${path}/reopen`, { accept: ['confirm'] })).toContain(40300)
  expect(await said(admin, 'PUT', `projectCategory/${gained.id}`, { types: [] })).toContain(40900)
  expect(await said(admin, 'DELETE', `projectCategory/${gained.id}`)).toContain(40900)
})

test('projectCategory#agreedTypesStay amounts move along with their type while nothing of them is agreed', async () => {
  const { expenditure, one, spent, cost } = await ledger()
  const made = (await admin('POST', 'projectExpenditure', expenditure)).data
  await records().move('projectExpenditure', made.id, 'submit')
  await records().move('projectExpenditure', made.id, 'approve')
  const other = await category('expenditure', [])
  expect(await said(admin, 'PUT', `projectCategory/${cost.id}`, { types: [] })).toBe('done')
  expect(await said(admin, 'PUT', `projectCategory/${other.id}`, { types: [spent.id] })).toBe(
    'done',
  )
  const amounts = await records().select('projectEntry', { project: one.id }, { sort: 'id' })
  expect(amounts.map(({ category: of, portalAmount }) => [of, portalAmount])).toEqual([
    [cost.id, 0],
    [other.id, 36_000_00],
  ])
})

test('project#typeIsProjectType project#closeNeedsAgreedEntries project#projectNoNeverChanges project#onlyOwnersEdit a project is closed when nothing is open, by an admin; an editor changes only his own', async () => {
  const { one, income } = await ledger()
  const path = `project/${one.id}`
  expect(await said(admin, 'PUT', path, { projectNo: 'ZZ000001' })).toContain('projectNo')
  expect(await said(editor, 'PUT', path, { remark: '催结算' })).toContain(40300)
  const own = await project({ owner: bench.people.wang })
  expect(await said(editor, 'PUT', `project/${own.id}`, { remark: '我的' })).toBe('done')
  const { data } = await admin('POST', 'projectIncome', income)
  expect(await said(admin, 'DELETE', path)).toContain(40900)
  await admin('POST', `${path}/settle`, {})
  const sure = { accept: ['confirm'], confirm: 'yes' }
  expect(await said(admin, 'POST', `${path}/close`, sure)).toEqual([40001, '_'])
  await admin('DELETE', `projectIncome/${data.id}`, {})
  expect(await said(editor, 'POST', `${path}/close`, sure)).toContain(40300)
  expect(await said(admin, 'POST', `${path}/close`, sure)).toBe('done')
  expect(await said(admin, 'POST', `${path}/reopen`)).toContain('remark')
})

test('project#dashboardShowsProject project.exportProfit a project is told by month and category against its plan, and taken away as a spreadsheet', async () => {
  const { one, expenditure } = await ledger()
  const made = (await admin('POST', 'projectExpenditure', expenditure)).data
  await records().move('projectExpenditure', made.id, 'submit')
  await records().move('projectExpenditure', made.id, 'approve')
  const { data } = await admin('POST', `project/${one.id}/data`, {})
  expect(data).toMatchObject({
    'Spent / budget': '¥36,000.00 / ¥50,000.00',
    Profit: '-¥36,000.00',
  })
  expect(Object.keys(data).some((name) => name.startsWith('2026-05 · Expenditure · E'))).toBe(true)
  const given = await admin('POST', 'project/exportProfit', { from: '2026-05', until: '2026-05' })
  expect(given.data).toMatchObject({
    name: '项目利润表.xlsx',
    url: expect.stringContaining('/api/portal/download/private?'),
  })
})

const partner = (more: Row = {}) =>
  put('settlementPartner', {
    name: `拾光文化${++next}`,
    type: 'studio',
    authors: [],
    mode: ['single'],
    singleRate: 40,
    vipRate: null,
    guarantee: null,
    minPayout: 100_00,
    taxMode: 'labour',
    accountNo: '6222020200112233',
    contractNo: `JS-${next}`,
    contract: { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:00+08:00' },
    status: 'active',
    ...more,
  })
const line = (channel: number, more: Row = {}) => ({
  channel,
  orders: 10,
  gross: 52_800_00,
  refund: 800_00,
  feeRate: 10,
  ...more,
})
const statement = async (of: Row, more: Row = {}) =>
  put('settlementSingle', {
    statementNo: null,
    month: '2026-05',
    partner: of.id,
    content: { type: 'url', url: `https://www.example.com/${++next}` },
    title: `宋代美学十讲${next}`,
    lines: [line((await type('channel')).id)],
    shareRate: 40,
    adjustAmount: 0,
    adjustReason: null,
    taxAmount: 0,
    invoiceNo: null,
    paidOn: null,
    voucher: null,
    batchNo: null,
    carriedTo: null,
    ...more,
  })

test('settlementPartner#rateFollowsMode settlementPartner#authorInOnePartner its rates follow its modes, an author belongs to one, and an author alone is withheld', async () => {
  const one = await partner()
  const path = `settlementPartner/${one.id}`
  expect(await said(admin, 'PUT', path, { mode: ['single', 'vip'] })).toEqual([40001, 'vipRate'])
  expect(await said(admin, 'PUT', path, { mode: ['single', 'buyout'] })).toEqual([40001, 'mode'])
  expect(await said(admin, 'PUT', path, { mode: ['buyout'] })).toBe('done')
  expect(await said(admin, 'PUT', path, { type: 'author' })).toEqual([40001, 'authors'])
  const author = await put('author', { user: null })
  await partner({ authors: [author.id] })
  expect(await said(admin, 'PUT', path, { authors: [author.id] })).toEqual([40001, 'authors'])
  const another = await put('author', { user: null })
  const {
    id: _,
    version: __,
    taxMode: ___,
    ...row
  } = await partner({ type: 'author', authors: [another.id], taxMode: undefined })
  expect(___).toBe('labour')
  expect(row.status).toBe('active')
})

test('settlementPartner#accountNoIsMasked its account is shown in part to whoever is no admin, who may not change it; a change holds pay for a day', async () => {
  const one = await partner()
  const path = `settlementPartner/${one.id}`
  expect((await editor('GET', path)).data.accountNo).toMatch(/^\*+2233$/)
  expect(await said(editor, 'PUT', path, { accountNo: '6222020200119999' })).toContain(40300)
  expect(await said(admin, 'PUT', path, { accountNo: '6222020200119999' })).toBe('done')
  const due = await statement(one, { status: 'confirmed' })
  await records().update('settlementSingle', due.id, { voucher: file })
  const pay = { paidOn: '2026-11-21' }
  expect(await said(admin, 'POST', `settlementSingle/${due.id}/pay`, pay)).toContain('partner')
  bench.time.now += 25 * 3_600_000
  admin = await bench.signIn('boss')
  expect(await said(admin, 'POST', `settlementSingle/${due.id}/pay`, pay)).toBe('done')
  expect(await find('settlementPartner', one.id)).toMatchObject({ unpaid: 0, totalPaid: 18_720_00 })
})

test('settlementPartner#endNeedsNothingUnpaid settlementPartner#deletableWhenUnused it ends when nothing is unpaid, and stays while it has settlements', async () => {
  const one = await partner()
  const due = await statement(one)
  await admin('POST', `settlementSingle/${due.id}/confirm`, {})
  const path = `settlementPartner/${one.id}`
  expect(await find('settlementPartner', one.id)).toMatchObject({ unpaid: 18_720_00 })
  expect(await said(admin, 'POST', `${path}/end`, { accept: ['confirm'] })).toEqual([
    40001,
    'unpaid',
  ])
  expect(await said(admin, 'DELETE', path)).toContain(40900)
  await records().move('settlementSingle', due.id, 'void')
  expect(await said(admin, 'POST', `${path}/end`, { accept: ['confirm'] })).toBe('done')
})

test('settlementSingle#oncePerPartnerAndContent settlementSingle#readOnlyOnceConfirmed settlementSingle#adjustAmountNeedsReason a statement is numbered by its month, exact to the fen, and shut once it is confirmed', async () => {
  const one = await partner()
  const made = await statement(one)
  expect(await find('settlementSingle', made.id)).toMatchObject({
    statementNo: expect.stringMatching(/^DS-202605-\d{4}$/),
    grossAmount: 52_800_00,
    channelFee: 5_200_00,
    netAmount: 46_800_00,
    payable: 18_720_00,
  })
  await expect(statement(one, { content: made.content })).rejects.toThrow()
  const path = `settlementSingle/${made.id}`
  expect(await said(admin, 'PUT', path, { lines: [] })).toContain('lines')
  expect(await said(admin, 'PUT', path, { adjustAmount: -5 })).toEqual([40001, 'adjustReason'])
  expect(await said(admin, 'PUT', path, { adjustAmount: -5, adjustReason: '抹零' })).toBe('done')
  expect(await find('settlementSingle', made.id)).toMatchObject({ payable: 18_719_95 })
  expect(await said(editor, 'POST', `${path}/confirm`)).toContain(40300)
  expect(await said(admin, 'POST', `${path}/confirm`)).toBe('done')
  expect(await said(admin, 'PUT', path, { adjustAmount: 0 })).toContain(40900)
  expect(await said(admin, 'PUT', path, { remark: '已寄出' })).toBe('done')
})

test('settlementSingle#negativeIsCarriedOver what is less than nothing is not paid but the adjustment of the month that follows, once', async () => {
  const one = await partner()
  const channel = (await type('channel')).id
  const lines = [line(channel, { gross: 0, refund: 1000_00, feeRate: 0 })]
  const minus = await statement(one, { lines, status: 'confirmed' })
  expect(minus.payable).toBe(-400_00)
  const path = `settlementSingle/${minus.id}`
  await records().update('settlementSingle', minus.id, { voucher: file })
  expect(await said(admin, 'POST', `${path}/pay`, { paidOn: '2026-11-21' })).toContain('payable')
  const after = await statement(one, { month: '2026-06', adjustAmount: 0 })
  expect(after).toMatchObject({
    adjustAmount: -400_00,
    payable: 18_320_00,
    adjustReason: `结转 ${minus.statementNo}`,
  })
  expect(await find('settlementSingle', minus.id)).toMatchObject({ carriedTo: after.id })
  expect(await statement(one, { month: '2026-07', adjustAmount: 0 })).toMatchObject({
    adjustAmount: 0,
  })
})

test('settlementSingle#payNeedsDateAndVoucher settlementSingle#payNeedsMinimumReached settlementSingle#onlyAdminConfirms it is paid by another admin than confirmed it, with voucher, invoice and enough to pay', async () => {
  const one = await partner({ taxMode: 'invoice', minPayout: 30_000_00 })
  const first = await statement(one)
  const path = `settlementSingle/${first.id}`
  await admin('POST', `${path}/confirm`, {})
  expect(await said(admin, 'DELETE', path)).toContain(40900)
  const pay = { paidOn: '2026-11-21', invoiceNo: 'FP-9' }
  expect(await said(admin, 'POST', `${path}/pay`, pay)).toContain(40300)
  const second = await statement(one, { status: 'confirmed' })
  expect(
    await said(admin, 'POST', `settlementSingle/${second.id}/pay`, { paidOn: '2026-11-21' }),
  ).toEqual([40001, 'voucher', 'invoiceNo'])
  await records().update('settlementSingle', second.id, { voucher: file })
  expect(await said(admin, 'POST', `settlementSingle/${second.id}/pay`, pay)).toBe('done')
  const low = await partner({ minPayout: 30_000_00 })
  const alone = await statement(low, { status: 'confirmed' })
  await records().update('settlementSingle', alone.id, { voucher: file })
  expect(
    await said(admin, 'POST', `settlementSingle/${alone.id}/pay`, { paidOn: '2026-11-21' }),
  ).toContain('payable')
  await records().move('settlementPartner', one.id, 'suspend')
  expect(await said(admin, 'POST', `settlementSingle/${first.id}/invoice`)).toContain('invoiceNo')
})

test('settlementSingle#sameFileImportedOnce settlementPartner#endsAfterStart bulk.settlementSingle sales become lines of statements row by row, with old beside new, and are put back as they were', async () => {
  const author = await put('author', { user: null })
  const one = await partner({ authors: [author.id] })
  const category = (await put('category', { parent: null })).id
  const course = await put('catalog', { parent: null, lecturers: [author.id], category })
  const unpaid = await put('catalog', {
    parent: null,
    lecturers: [(await put('author', { user: null })).id],
    category,
  })
  const [shop, app] = [await type('channel'), await type('channel')]
  const desk = listDesk(bench, admin)
  const line = (channel: Made, gross: string, refund = '0', content = course) =>
    `2026-05,课程,${content.id},${channel.name},528,${gross},${refund}`
  const faulty = await desk.check('settlementSingle', [
    line(shop, '52800.00', '800'),
    line(app, '12x'),
    line(app, '100', '0', unpaid),
    line({ ...app, name: '没有这个渠道' }, '100'),
    line(shop, '1'),
  ])
  expect(faulty.codes).toEqual([null, 'R7', 'B13', 'R13', 'D1'])
  expect(faulty.rows[3]?.message).toContain('渠道“没有这个渠道”不存在')
  expect(await records().count('settlementSingle', { partner: one.id })).toBe(0)
  const first = await desk.check('settlementSingle', [
    line(shop, '52800', '800'),
    line(app, '100.5'),
  ])
  expect(first.codes).toEqual([null, null])
  const { name } = await find('settlementPartner', one.id)
  expect(first.rows.map(({ share }) => share)).toEqual([`2026-05 · ${name}`, `2026-05 · ${name}`])
  expect(await records().count('settlementSingle', { partner: one.id })).toBe(0)
  const done = await desk.confirm(first)
  expect(done.batch).toMatchObject({ status: 'done', done: 2, net: 52_900_50 })
  const [made] = await records().select('settlementSingle', { partner: one.id })
  const lines = [
    { channel: shop.id, gross: 52_800_00, refund: 800_00, feeRate: 10 },
    { channel: app.id, gross: 100_50, refund: 0 },
  ]
  expect(made).toMatchObject({
    lines,
    shareRate: 40,
    status: 'pending',
    batchNo: done.batch.batchNo,
  })
  expect(await desk.adds(done)).toMatchObject([
    { action: '新增', statementNo: made?.statementNo },
    { action: '新增', title: made?.title },
  ])
  const again = await desk.check('settlementSingle', [
    line(shop, '60000', '800'),
    line(app, '100.50'),
  ])
  expect(again.codes).toEqual(['B21', 'B24'])
  expect(again.rows[0]?.message).toContain('52800.00 → 销售额（元） 60000.00')
  const changed = await desk.confirm(again, ['B21'])
  expect(changed.batch).toMatchObject({ status: 'done', done: 1, skipped: 1 })
  const read = () => find('settlementSingle', made?.id as number)
  expect(await read()).toMatchObject({ lines: [{ gross: 60_000_00 }, { gross: 100_50 }] })
  await desk.confirm(await desk.back(changed))
  expect(await read()).toMatchObject({ lines, batchNo: done.batch.batchNo })
  const late = await desk.check('settlementSingle', [line(shop, '61000', '800')])
  await records().move('settlementSingle', made?.id as number, 'confirm')
  expect((await desk.confirm(late, ['B21'])).rows[0]).toMatchObject({
    status: 'failed',
    problem: 'X1',
  })
  expect((await desk.check('settlementSingle', [line(shop, '70000', '800')])).codes).toEqual([
    'B15',
  ])
  const barred = await desk.back(done)
  expect(barred.codes).toEqual(['U7', 'U7'])
  await records().move('batchGive', barred.batch.id, 'cancel')
  await records().move('settlementSingle', made?.id as number, 'reopen')
  await desk.confirm(await desk.back(done))
  expect(await records().count('settlementSingle', { partner: one.id })).toBe(0)
})

test('bulk.settlementSingle finance runs it, an editor without that right does not', async () => {
  const editors = listDesk(bench, editor, 'wang')
  await expect(editors.check('settlementSingle', ['2026-05,课程,1,x,1,1,1'])).rejects.toThrow(
    '40300',
  )
})

test('settlementSingle.adjust finance corrects what is payable with a reason while it is to be checked, nobody later', async () => {
  const made = await statement(await partner())
  const path = `settlementSingle/${made.id}/adjust`
  const less = { adjustAmount: -100_00, taxAmount: 0 }
  expect(await said(admin, 'POST', path, less)).toContain('adjustReason')
  const given = { ...less, adjustReason: '上月多计' }
  expect(await said(editor, 'POST', path, given)).not.toBe('done')
  expect(await said(admin, 'POST', path, given)).toBe('done')
  expect((await find('settlementSingle', made.id)).payable).toBe(Number(made.payable) - 100_00)
  await records().move('settlementSingle', made.id, 'confirm')
  expect(await said(admin, 'POST', path, given)).toContain(40900)
})

test('settlementSingle.recalculate settlementSingle.exportStatement rates are taken anew, and chosen statements come as one file a partner', async () => {
  const one = await partner()
  const made = await statement(one)
  const other = await statement(one)
  await records().update('settlementPartner', one.id, { singleRate: 50 })
  const { data } = await admin('POST', `settlementSingle/${made.id}/recalculate`, {})
  expect(data).toMatchObject({ shareRate: 50, payable: 23_400_00 })
  await records().move('settlementSingle', other.id, 'confirm')
  expect(await said(admin, 'POST', `settlementSingle/${other.id}/recalculate`)).toContain(40900)
  const ids = [made.id, other.id]
  await admin('POST', 'settlementSingle/bulk', { action: 'exportStatement', ids })
  const jobs = await records().select('job', { kind: 'export' }, { sort: '-id' })
  expect(jobs[0]).toMatchObject({ params: { ids } })
  await runQueued(bench.portal.context)
  expect(await find('job', jobs[0]?.id as number)).toMatchObject({
    status: 'done',
    resultFile: { name: `结算单-${one.name}.xlsx` },
  })
})

test('partnerUserOrder#refundedLeaveSettlement a refunded order leaves the statement of its month, or is set off in the next one', async () => {
  const one = await partner()
  const made = await statement(one)
  const user = await put('appUser', { company: null, channel: null })
  const of = await put('company', {
    type: 'standard',
    branchNo: null,
    branchLevel: null,
    group: null,
    packages: [],
    renewals: [],
    owner: bench.people.boss,
  })
  const order = () =>
    put('partnerUserOrder', {
      orderNo: `YD${++next}`,
      company: of.id,
      user: user.id,
      goodsType: 'course',
      goodsTitle: made.title,
      productPackage: null,
      price: 99_00,
      paid: 99_00,
      payType: 'wechat',
      paidAt: '2026-05-09T10:00:00+08:00',
      grantedAt: null,
      expiresAt: null,
      status: 'paid',
      refundAmount: null,
      refundReason: null,
      refundedAt: null,
      settledIn: null,
    })
  const refund = { refundAmount: 99_00, refundReason: '重复购买' }
  const first = await order()
  await records().move('partnerUserOrder', first.id, 'markRefund', refund)
  expect(await find('settlementSingle', made.id)).toMatchObject({ refundAmount: 899_00 })
  expect(await find('partnerUserOrder', first.id)).toMatchObject({
    settledIn: made.id,
    refundedAt: NOW,
  })
  await records().move('settlementSingle', made.id, 'confirm')
  const second = await order()
  await records().move('partnerUserOrder', second.id, 'markRefund', refund)
  expect(await find('settlementSingle', made.id)).toMatchObject({ refundAmount: 899_00 })
  const after = await statement(one, { month: '2026-06', title: made.title, content: made.content })
  expect(await find('settlementSingle', after.id)).toMatchObject({ refundAmount: 899_00 })
  expect(await find('partnerUserOrder', second.id)).toMatchObject({ settledIn: after.id })
})

test('bulk.settlementSingle whoever has the right of finance alone checks, leaves a row out and runs', async () => {
  const role = await records().create('role', {
    ...{ kind: 'named', code: 'moneyDesk', name: '财务专员', special: ['finance'] },
    ...{ rights: [], hidden: [] },
  })
  const wang = await find('portalUser', bench.people.wang)
  await records().update('portalUser', wang.id, {
    roles: [...(wang.roles as readonly number[]), role.id as number],
  })
  const desk = listDesk(bench, await bench.signIn('wang'), 'wang')
  const { one, gained, cost } = await ledger()
  const lines = [gained, cost].map(({ code }) => `${one.projectNo},2026-05,${code},12.50`)
  const list = await desk.check('projectEntry', lines)
  expect(list.codes).toEqual([null, null])
  const finance = await bench.signIn('wang')
  const [row] = list.rows
  expect(await said(finance, 'POST', `batchRow/${row?.id}/skip`, { version: row?.version })).toBe(
    'done',
  )
  const { version } = await find('batchGive', list.batch.id)
  expect(await said(finance, 'POST', `batchGive/${list.batch.id}/check`, { version })).toBe('done')
  const batch = await find('batchGive', list.batch.id)
  expect((await desk.confirm({ ...list, batch })).batch).toMatchObject({ done: 1, skipped: 1 })
  await records().update('portalUser', wang.id, { roles: wang.roles })
})
