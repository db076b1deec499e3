import { expect, test } from 'vitest'
import { b, bulkKind, columnOf, f } from '#declare'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { sales } from '#resources/data/bulk/sales.ts'
import { vip } from '#resources/data/bulk/vip.ts'
import type { Cells } from './cell.ts'
import { messageOf } from './finding.ts'
import { cellsOf, normalise } from './normalise.ts'

const today = '2026-11-21'
const fine: Cells = { phone: '19900000001', amount: '50.00' }
const told = (cells: Cells, kind = readMoney) =>
  normalise(kind, cells, today).findings.map((found) => messageOf(kind, found)[0])
const values = (cells: Cells) => normalise(readMoney, cells, today).values

test('reads a row', () => {
  const cells = { ...fine, uid: '10000231', validUntil: '2026-12-31', note: '客诉补偿' }
  expect(normalise(readMoney, cells, today)).toEqual({
    values: {
      phone: '19900000001',
      uid: '10000231',
      amount: 5000,
      validUntil: '2026-12-31',
      note: '客诉补偿',
    },
    findings: [],
    text: '["19900000001","10000231","50.00","2026-12-31","客诉补偿"]',
  })
})

test.each([
  ' 19900000001 ',
  '+86 199 0000 0001',
  '+8619900000001',
  '0086-199-0000-0001',
  '１９９００００００01',
  '199‐0000‐0001',
  '＋８６１９９０００００００１',
  '\u202d19900000001\u202c',
  '\u300019900000001',
])('reads the phone %j as 19900000001', (phone) => {
  expect(values({ ...fine, phone }).phone).toBe('19900000001')
})

test.each(['1990000000', '199000000011', '12900000001', '电话', '+1 19900000001', '19900000001x'])(
  'refuses the phone %s',
  (phone) => expect(told({ ...fine, phone })).toEqual(['手机号格式不正确']),
)

test('knows a phone that a spreadsheet turned into scientific notation', () => {
  const message = '手机号被表格转成了科学计数，请把该列设为文本'
  expect(told({ ...fine, phone: '1.99E+10' })).toEqual([message])
  expect(told({ ...fine, phone: { text: '19900000000', mark: 'scientific' } })).toEqual([message])
})

test('takes an amount for what it is, however a spreadsheet shows it', () => {
  const amount = (written: string) =>
    values({ ...fine, amount: { text: written, mark: 'scientific' } }).amount
  expect(amount('1200')).toBe(120_000)
})

test.each([
  ['50', 5000],
  ['50.1', 5010],
  ['50.10', 5010],
  ['50.100', 5010],
  ['.5', 50],
  ['５０．０１', 5001],
  ['1,234.56', 123_456],
  ['0.01', 1],
  ['5000', 500_000],
  ['1.10', 110],
  ['4.35', 435],
  ['￥20.00', 2000],
  ['¥ 1,200.00', 120_000],
  ['50元', 5000],
  ['20.00 RMB', 2000],
])('reads %s yuan as %i fen', (amount, fen) => {
  expect(values({ ...fine, amount }).amount).toBe(fen)
})

test.each(['五十', '1,23', '1e3', '--5', '.', '元', '20美元'])(
  'names the format where %s is no amount',
  (amount) =>
    expect(told({ ...fine, amount })).toEqual([`充值金额（元）只填数字，如50.00；现为“${amount}”`]),
)

test('reads a number with the unit of its column behind it, and no other', () => {
  const days = (written: string) => normalise(vip, { days: written }, '2026-11-21')
  expect(days('30天').values.days).toBe(30)
  expect(days('30 天').values.days).toBe(30)
  const [found] = days('30年').findings.filter(({ column }) => column === 'days')
  expect(found).toMatchObject({ code: 'R7', says: 'R7.number', values: { written: '30年' } })
})

test('takes no number that a spreadsheet rounded for a text', () => {
  const row = normalise(sales, { goodsCode: '6.8E+11' }, '2026-11-21')
  expect(row.findings).toContainEqual({
    ...{ code: 'R3', says: 'R3.scientific', level: 'error', column: 'goodsCode' },
  })
  expect(normalise(sales, { goodsCode: '68E11' }, '2026-11-21').values.goodsCode).toBe('68E11')
})

test.each(['0', '-1', '5000.01', '99999999999999999999'])('refuses the amount %s', (amount) =>
  expect(told({ ...fine, amount })).toEqual(['充值金额（元）应为0.01到5000.00之间的数']),
)

test('takes two decimals of an amount and no more', () => {
  expect(told({ ...fine, amount: '0.001' })).toEqual(['充值金额（元）最多两位小数'])
  expect(told({ ...fine, amount: '50.005' })).toEqual(['充值金额（元）最多两位小数'])
})

test('wants what is required', () => {
  expect(told({ phone: '19900000001' })).toEqual(['充值金额（元）不能为空'])
  expect(told({ phone: '19900000001', amount: ' \u3000 ' })).toEqual(['充值金额（元）不能为空'])
})

test('wants a phone or a user ID', () => {
  expect(told({ amount: '50' })).toEqual(['手机号和用户ID至少填一项'])
  expect(told({ amount: '50', uid: '10000231' })).toEqual([])
  expect(told({ amount: '50', uid: '12' })).toEqual(['用户ID格式不正确'])
})

test.each([
  '2026-12-31',
  '2026/12/31',
  '2026.12.31',
  '2026年12月31日',
  '20261231',
  '２０２６－１２－３１',
  '2026-12-31 00:00:00',
  '46387',
  '2026-12-31 ~ 2026-12-31',
])('reads %s as a day', (validUntil) =>
  expect(values({ ...fine, validUntil }).validUntil).toBe('2026-12-31'),
)

test.each([
  ...['2026-02-30', '31/12/2026', '明天', '2026-12', '2026-12-31 18:30', '99999'],
  '2026-12-30 ~ 2026-12-31',
])('does not take %s for a day', (validUntil) =>
  expect(told({ ...fine, validUntil })).toEqual(['有效期至应为日期，如2025-06-30']),
)

test('holds a day between its bounds, which are within', () => {
  expect(told({ ...fine, validUntil: '2026-11-20' })).toEqual(['有效期至不能早于今天'])
  expect(told({ ...fine, validUntil: '2026-11-21' })).toEqual([])
  expect(told({ ...fine, validUntil: '2036-11-21' })).toEqual([])
  expect(told({ ...fine, validUntil: '2036-11-22' })).toEqual(['有效期至不能晚于2036-11-21'])
})

test('counts the characters of a text', () => {
  expect(told({ ...fine, note: '赠'.repeat(100) })).toEqual([])
  expect(told({ ...fine, note: '😀'.repeat(100) })).toEqual([])
  expect(told({ ...fine, note: '赠'.repeat(101) })).toEqual(['备注不能超过100个字'])
})

test('keeps the full-width punctuation of a text', () => {
  expect(values({ ...fine, note: '补偿，Ａ１！' }).note).toBe('补偿，A1！')
})

test('refuses a formula and a merged cell, wherever they stand', () => {
  const message = '充值金额（元）含公式或合并单元格，请粘贴为数值'
  expect(told({ ...fine, amount: { text: '50', mark: 'formula' } })).toEqual([message])
  expect(told({ ...fine, amount: { text: '', mark: 'merged' } })).toEqual([message])
})

test('leaves out the value of a faulty cell and tells every fault of the row', () => {
  const row = normalise(readMoney, { phone: '1', amount: '0', validUntil: '2020-01-01' }, today)
  expect(row.values).toMatchObject({ phone: null, amount: null, validUntil: null })
  expect(row.findings.map(({ code, column }) => [code, column])).toEqual([
    ['R3', 'phone'],
    ['R7', 'amount'],
    ['R9', 'validUntil'],
  ])
})

const other = bulkKind('other', ['其他', 'Other'], {
  about: ['其他', 'Other'],
  template: '其他.xlsx',
  most: 10,
  who: {},
  columns: {
    book: b.choice('书籍类型', 'Kind', {
      of: { audiobook: ['听书', 'Audiobook'], epub: ['电子书', 'E-book'] },
    }),
    days: b.integer('有效天数', 'Days', { min: 1, max: 3660 }),
    count: b.integer('张数', 'Number', { min: 1, max: 99, empty: 1 }),
    start: b.date('开始日期', 'Start', {}),
    end: b.date('结束日期', 'End', { notBefore: 'today' }),
    months: b.integer('订阅月数', 'Months', { min: 1, max: 60 }),
    issue: b.id('期次ID', 'Issue ID', { to: 'issue' }),
    code: b.code('兑换码', 'Code', { length: 12 }),
    month: b.month('结算月份', 'Month', { closed: true }),
    day: b.date('日期', 'Day', { notAfter: 'today-1d' }),
    partner: b.name('合作方', 'Partner', { to: 'partner', max: 40 }),
    share: b.percent('分成比例', 'Share', {}),
    tracking: b.text('快递单号', 'Tracking no.', {
      ...{ max: 24, pattern: '^[A-Za-z0-9-]{8,24}$', example: 'SF1234567890' },
    }),
    change: b.money('金额（元）', 'Amount (¥)', { min: -10_000_000_000, max: 10_000_000_000 }),
  },
  rules: [
    { oneOf: ['months', 'issue'] },
    { together: ['start', 'end'] },
    { rises: ['start', 'end'] },
    { together: ['partner', 'share'], says: 'B13.together' },
  ],
  adds: {},
})
const of = (cells: Cells) => normalise(other, { months: '12', ...cells }, today)
const saidOf = (cells: Cells) => told({ months: '12', ...cells }, other as never)

test('takes a choice in either language and names them all where it is none', () => {
  expect(of({ book: '听书' }).values.book).toBe('audiobook')
  expect(of({ book: 'e-book' }).values.book).toBe('epub')
  expect(saidOf({ book: '漫画' })).toEqual(['书籍类型只能填：听书、电子书'])
})

test('takes a choice as it is called elsewhere, and a tick for a yes', () => {
  const columns = {
    carrier: b.choice('快递公司', 'Carrier', {
      of: { sf: ['顺丰速运', 'SF Express'], jd: ['京东快递', 'JD'] },
      words: { sf: ['顺丰', '顺丰快递'] },
    }),
    sent: columnOf(f.boolean('已寄出', 'Sent', {})),
  }
  const about = ['包裹', 'Parcels'] as const
  const kind = bulkKind('parcels', about, {
    about,
    template: '',
    most: 9,
    who: {},
    columns,
    adds: {},
  })
  const read = (cells: Cells) => normalise(kind, cells, today).values
  expect(read({ carrier: '顺丰 快递', sent: '√' })).toEqual({ carrier: 'sf', sent: 'true' })
  expect(read({ carrier: '顺丰速运', sent: '×' })).toEqual({ carrier: 'sf', sent: 'false' })
  expect(read({ carrier: '快递' }).carrier).toBeNull()
})

test('takes whole numbers only, and what an empty cell counts as', () => {
  expect(of({ days: '365' }).values).toMatchObject({ days: 365, count: 1 })
  expect(of({ days: '365.0' }).values.days).toBe(365)
  expect(saidOf({ days: '1.5' })).toEqual(['有效天数应为1到3660之间的数'])
  expect(saidOf({ count: '100' })).toEqual(['张数应为1到99之间的数'])
})

test('wants one and only one of months and issue', () => {
  const message = '订阅月数与期次ID须且只能填一项'
  expect(saidOf({ issue: '318' })).toEqual([message])
  expect(saidOf({ months: '' })).toEqual([message])
})

test('wants both days or neither, the second after the first', () => {
  expect(saidOf({ start: '2025-07-01' })).toEqual(['结束日期不能为空'])
  expect(saidOf({ start: '2026-12-31', end: '2026-12-31' })).toEqual(['结束日期应晚于开始日期'])
  expect(saidOf({ start: '2025-07-01', end: '2026-12-31' })).toEqual([])
})

test('says in words of its own that partner and share go together', () => {
  expect(saidOf({ partner: '声音工坊' })).toEqual(['合作方与分成比例须同时填写'])
  expect(of({ partner: '声音工坊', share: '30%' }).values.share).toBe(30)
})

test('puts codes in upper case without blanks and dashes', () => {
  expect(of({ code: 'abcd-2345 wxyz' }).values.code).toBe('ABCD2345WXYZ')
  expect(saidOf({ code: 'ABCD2345' })).toEqual(['兑换码应为12位字母和数字；现为“ABCD2345”'])
})

test.each(['2026-10', '2026/10', '2026年10月', '202610', '2026-10-01'])(
  'reads %s as a month',
  (month) => expect(of({ month }).values.month).toBe('2026-10'),
)

test('takes a month only when it is over, a day of sales only to yesterday', () => {
  expect(saidOf({ month: '2026-11' })).toEqual(['结算月份不能晚于2026-10'])
  expect(saidOf({ month: '十月' })).toEqual(['结算月份应为月份，如2025-06'])
  expect(saidOf({ day: '2026-11-21' })).toEqual(['日期不能晚于昨天'])
  expect(saidOf({ day: '2026-11-20' })).toEqual([])
})

test('takes a record by its number, and a text by its pattern', () => {
  expect(of({ months: '', issue: '318' }).values.issue).toBe(318)
  expect(saidOf({ months: '', issue: '三一八' })).toEqual([
    '期次ID只填编号（后台列表中的数字）；现为“三一八”',
  ])
  expect(saidOf({ tracking: 'SF1234567890' })).toEqual([])
  expect(of({ tracking: 'SF 1234 567890' }).values.tracking).toBe('SF1234567890')
  expect(saidOf({ tracking: 'SF 123' })).toEqual([
    '快递单号格式不正确，应如SF1234567890；现为“SF 123”',
  ])
})

test('reads amounts below zero where they are allowed', () => {
  expect(of({ change: '−320.00' }).values.change).toBe(-32_000)
  expect(of({ change: '-0.005' }).findings.map(({ code }) => code)).toEqual(['R8'])
})

test('an amount that is no number is written as it was typed, and refused by that', () => {
  const cells = cellsOf(readMoney, { phone: '19900000001', amount: '五十' })
  expect(cells).toMatchObject({ amount: '五十' })
  expect(told(cells).join()).not.toContain('NaN')
  expect(told(cells)).toHaveLength(1)
  expect(cellsOf(readMoney, { amount: 5000 })).toEqual({ amount: '50.00' })
})
