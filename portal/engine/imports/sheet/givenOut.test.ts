import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { b, bulkKind } from '#declare'
import { readSheet } from '#derive/bulk/sheet/readSheet.ts'
import { rewritten } from '#derive/bulk/sheet/testing/listFile.ts'
import { goods } from '#resources/data/bulk/goods.ts'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { type ProblemRow, problemsOf } from './problemsOf.ts'
import { type BatchFacts, type ResultRow, resultOf } from './resultOf.ts'
import { templateOf } from './templateOf.ts'

const sheetsOf = (bytes: Uint8Array) => {
  const book = read(bytes, { type: 'array' })
  return Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, raw: false, defval: '' }),
    ]),
  )
}
const partOf = (bytes: Uint8Array, path: string) => new TextDecoder().decode(unzipSync(bytes)[path])

const book = bulkKind('book', ['赠送书籍', 'Books'], {
  about: ['给用户发放书籍', 'Gives books to users'],
  template: '书籍发放模板.xlsx',
  most: 500,
  who: { rights: ['bulk'] },
  columns: {
    uid: b.uid(),
    type: b.choice('书籍类型', 'Kind', {
      required: true,
      of: { audiobook: ['听书', 'Audiobook'], epub: ['电子书', 'E-book'] },
    }),
    days: b.integer('有效天数', 'Days', { min: 1, max: 3660 }),
  },
  adds: {},
})

test('the template has the headers of its kind, and what to know on a second sheet', async () => {
  const sheets = sheetsOf(await templateOf(readMoney))
  expect(Object.keys(sheets)).toEqual(['数据', '填写说明'])
  expect(sheets.数据).toEqual([['手机号', '用户ID', '充值金额（元）', '有效期至', '备注']])
  const instructions = sheets.填写说明!.map((line) => line.join('|'))
  expect(instructions).toContain(
    '充值金额（元）\nAmount (¥)|是 Yes|0.01 到 5000.00 的金额，单位元，最多两位小数|From 0.01 to 5000.00 yuan, two decimals at most|50.00',
  )
  expect(instructions.join('\n')).toContain('文件名须为 用户充值模板.xlsx，请勿改名')
  expect(instructions.join('\n')).toContain('最多 20000 行')
})

test('the template holds phones and user IDs as text, its header in sight, its columns wide enough', async () => {
  const bytes = await templateOf(readMoney)
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  const formats = [...partOf(bytes, 'xl/styles.xml').matchAll(/<xf numFmtId="(\d+)" [^>]*xfId/g)]
  const columns = [...sheet.matchAll(/<col min="(\d+)" max="\d+" width="(\d+)" style="(\d+)"/g)]
  const formatOf = (index: number) => formats[Number(columns[index]?.[3])]?.[1]
  expect([0, 1, 4].map(formatOf)).toEqual(['49', '49', '49'])
  expect([formatOf(2), formatOf(3)]).toEqual(['2', '164'])
  expect(columns.every(([, , width]) => Number(width) >= 14)).toBe(true)
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  )
})

test('the template offers what may be chosen', async () => {
  const sheet = partOf(await templateOf(book), 'xl/worksheets/sheet1.xml')
  expect(sheet).toMatch(/<dataValidation type="list"[^>]*sqref="B2:B501"><formula1>"听书,电子书"</)
  expect(sheet).toMatch(/<dataValidation type="whole"[^>]*sqref="C2:C501"><formula1>1</)
})

test('the template says which rows may stand once in the words of its kind', async () => {
  const notes = async (kind: Parameters<typeof templateOf>[0]) =>
    sheetsOf(await templateOf(kind))
      .填写说明!.map((line) => line.join('|'))
      .join('\n')
  expect(await notes(readMoney)).toContain('同一用户的相同权益只填一行')
  expect(await notes(goods)).toContain('销售平台、平台商品编号相同的只填一行')
  expect(await notes(goods)).not.toContain('同一用户')
})

test('a filled-in template is read; an empty one has no rows', async () => {
  const template = await templateOf(readMoney)
  await expect(readSheet(template, readMoney)).rejects.toMatchObject({ finding: { code: 'F7' } })
  const filled = rewritten(template, {
    'xl/worksheets/sheet1.xml': (xml) =>
      xml.replace('</sheetData>', '<row r="2"><c r="C2" s="4"><v>50.5</v></c></row></sheetData>'),
  })
  expect((await readSheet(filled, readMoney)).rows).toEqual([
    { rowNo: 2, cells: { amount: '50.5' } },
  ])
})

const facts: BatchFacts = {
  batchNo: 'PL20261121-0007',
  editor: '张三',
  approver: '李四',
  reason: '客诉补偿第23批',
  status: 'partly',
  rows: 3,
  people: 3,
  amount: 10_001,
  done: 1,
  failed: 1,
  skipped: 1,
  startedAt: '2026-11-21T19:30:00+08:00',
  endedAt: '2026-11-21T19:31:05+08:00',
}
const done: ResultRow = {
  rowNo: 2,
  cells: { phone: '19900000001', amount: '50', validUntil: '2026-12-31', note: '客诉补偿' },
  status: 'done',
  message: '',
  adds: { nickname: '小明', balanceBefore: 100, balanceAfter: 5100, ledger: 'PL20261121-0007-2' },
  doneAt: '2026-11-21T19:31:00+08:00',
}
const failed: ResultRow = {
  rowNo: 4,
  cells: { phone: '19900000002', amount: { text: '五十', mark: 'formula' } },
  status: 'failed',
  message: '用户不存在',
  adds: {},
  doneAt: null,
}
const skipped: ResultRow = { ...failed, rowNo: 5, status: 'skipped', message: '任务已取消，未执行' }

test('the result tells of every row what became of it', async () => {
  const { bytes, name } = await resultOf(readMoney, facts, [done, failed, skipped])
  expect(name).toBe('充值阅读币结果PL20261121-0007.xlsx')
  const { 结果: rows, 汇总: summary } = sheetsOf(bytes)
  expect(rows).toEqual([
    '行号 手机号 用户ID 充值金额（元） 有效期至 备注 结果 原因 昵称 充值前余额 充值后余额 流水号 执行时间'.split(
      ' ',
    ),
    [
      '2',
      '19900000001',
      '',
      '50.00',
      '2026-12-31',
      '客诉补偿',
      '成功',
      '',
      '小明',
      '1.00',
      '51.00',
      'PL20261121-0007-2',
      '2026-11-21 19:31:00',
    ],
    ['4', '19900000002', '', '五十', '', '', '失败', '用户不存在', '', '', '', '', ''],
    ['5', '19900000002', '', '五十', '', '', '跳过', '任务已取消，未执行', '', '', '', '', ''],
  ])
  expect(summary).toEqual([
    '批次号 类型 经办人 复核人 原因 行数 人数 总金额（元） 成功 失败 跳过 开始 结束'.split(' '),
    [
      'PL20261121-0007',
      '充值阅读币',
      '张三',
      '李四',
      '客诉补偿第23批',
      '3',
      '3',
      '100.01',
      '1',
      '1',
      '1',
      '2026-11-21 19:30:00',
      '2026-11-21 19:31:05',
    ],
  ])
})

test('amounts of the result are numbers that add up', async () => {
  const { bytes } = await resultOf(readMoney, facts, [done])
  const sheet = read(bytes, { type: 'array' }).Sheets.结果!
  expect(sheet.D2).toMatchObject({ t: 'n', v: 50 })
  expect(sheet.K2).toMatchObject({ t: 'n', v: 51 })
  expect(sheet.B2).toMatchObject({ t: 's', v: '19900000001' })
})

test('numbers and days of the result are numbers and days, however they were written', async () => {
  const written = { uid: '10000231', type: '听书', days: '３０' }
  const { bytes } = await resultOf(book, facts, [{ ...done, cells: written, adds: {} }])
  const given = { ...done, cells: { ...done.cells, validUntil: '2026年12月31日' } }
  const unread = { ...done, cells: { ...done.cells, validUntil: '年底' } }
  const { bytes: money } = await resultOf(readMoney, facts, [given, unread])
  expect(read(bytes, { type: 'array' }).Sheets.结果!.D2).toMatchObject({ t: 'n', v: 30 })
  const sheet = read(money, { type: 'array' }).Sheets.结果!
  expect(sheet.E2).toMatchObject({ t: 'n', w: '2026-12-31' })
  expect(sheet.E3).toMatchObject({ t: 's', v: '年底' })
})

test.each(['=1+1', '+1', '-1', '@x', '\t=1'])(
  'nothing in a result runs as a formula: %j',
  async (note) => {
    const row = { ...done, cells: { ...done.cells, note }, adds: { ...done.adds, nickname: note } }
    const { bytes } = await resultOf(readMoney, { ...facts, reason: note, editor: note }, [row])
    const { 结果: rows, 汇总: summary } = sheetsOf(bytes)
    const found = [rows?.[1]?.[5], rows?.[1]?.[8], summary?.[1]?.[2], summary?.[1]?.[4]]
    expect(found).toEqual([`'${note}`, `'${note}`, `'${note}`, `'${note}`])
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('<f')
  },
)

test('keeps texts that XML would trip over', async () => {
  const note = '<a> & "b" _x000D_ \u0001\ud800 😀\n第二行'
  const { bytes } = await resultOf(readMoney, facts, [{ ...done, cells: { ...done.cells, note } }])
  expect(sheetsOf(bytes).结果?.[1]?.[5]).toBe('<a> & "b" _x000D_ \ufffd 😀\n第二行')
})

test.each([
  ['running', '处理中', ''],
  ['approval', '待复核', ''],
  ['ready', '待确认', ''],
  ['problem', '失败', '名单有问题行，本批未执行'],
])('a row that waits in a batch that is %s reads %s', async (status, outcome, reason) => {
  const waiting: ResultRow = { ...done, status: 'waiting', adds: {}, doneAt: null }
  const { bytes } = await resultOf(readMoney, { ...facts, status }, [waiting])
  expect(sheetsOf(bytes).结果?.[1]?.slice(6, 8)).toEqual([outcome, reason])
})

test('many rows come as several files in a zip', async () => {
  const rows = [done, failed, skipped]
  const { bytes, name, type } = await resultOf(readMoney, facts, rows, 2)
  expect([name, type]).toEqual(['充值阅读币结果PL20261121-0007.zip', 'application/zip'])
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual([
    '充值阅读币结果PL20261121-0007-1.xlsx',
    '充值阅读币结果PL20261121-0007-2.xlsx',
  ])
  const numbers = Object.values(files).map((file) =>
    sheetsOf(file)
      .结果?.slice(1)
      .map(([no]) => no),
  )
  expect(numbers).toEqual([['2', '4'], ['5']])
})

test('problem rows can be uploaded again as they are', async () => {
  const rows: ProblemRow[] = [
    {
      rowNo: 4,
      cells: { phone: '1990000000', amount: '50.5', note: '=x' },
      message: '手机号格式不正确',
    },
    {
      rowNo: 9,
      cells: { uid: '10000231', amount: '五十', validUntil: '2026/12/31' },
      message: '…',
    },
  ]
  const bytes = await problemsOf(readMoney, rows)
  expect(sheetsOf(bytes).数据?.map((line) => line.at(-1))).toEqual([
    '原因',
    '手机号格式不正确',
    '…',
  ])
  expect(await readSheet(bytes, readMoney)).toEqual({
    rows: rows.map(({ cells }, index) => ({ rowNo: index + 2, cells })),
    notices: [],
  })
})
