import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { utils } from 'xlsx'
import { messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { welfareCode } from '#resources/data/bulk/welfareCode.ts'
import { BulkFileError } from './bulkFileError.ts'
import { readColumns } from './readColumns.ts'
import { readSheet } from './readSheet.ts'
import {
  bookOf,
  encryptedFile,
  fileOf,
  gb18030,
  header,
  inZip64,
  listOf,
  rewritten,
  statingSize,
  utf8,
  withFormula,
  withPassword,
} from './testing/listFile.ts'
import { readXlsx } from './xlsx/readXlsx.ts'

const row = ['19900000001', '10000231', '50.00', '2026-12-31', '客诉补偿']
const cells = {
  phone: '19900000001',
  uid: '10000231',
  amount: '50.00',
  validUntil: '2026-12-31',
  note: '客诉补偿',
}
const read = (bytes: Uint8Array) => readSheet(bytes, readMoney)
const first = async (bytes: Uint8Array) => (await read(bytes)).rows[0]?.cells
const fault = async (bytes: Uint8Array) => {
  const error = await read(bytes).then(
    () => null,
    (thrown) => thrown,
  )
  if (!(error instanceof BulkFileError)) throw error ?? new Error('The file was read')
  return messageOf(readMoney, error.finding)[0]
}
/** What the check of a row says, in Chinese. */
const says = async (bytes: Uint8Array) =>
  normalise(readMoney, (await first(bytes)) ?? {}, '2026-11-21').findings.map(
    (found) => messageOf(readMoney, found)[0],
  )
const sheetPath = 'xl/worksheets/sheet1.xml'
/** So many rows alike, without the numbers that rows and cells may bear. */
const longList = (rows: number) =>
  rewritten(listOf(row), {
    [sheetPath]: (xml) =>
      xml.replace(/<row r="2"[\s\S]*?<\/row>/, (line) =>
        line.replace(/ r="\w+"/g, '').repeat(rows),
      ),
  })
const unreadable = '文件无法读取，请确认未加密、未损坏'
const csv = [header.join(','), row.join(',')].join('\r\n')

const sameList: { [format: string]: Uint8Array } = {
  xlsx: listOf(row),
  'xlsx with shared strings': fileOf(bookOf([header, row])),
  'xlsx as writers of large files zip it': inZip64(listOf(row)),
  xls: fileOf(bookOf([header, row]), 'biff8'),
  'csv in UTF-8': utf8(csv),
  'csv in UTF-8 with its mark': utf8(`\ufeff${csv}`),
  'csv in GB18030': gb18030(csv),
  'csv with semicolons': utf8(csv.replaceAll(',', ';')),
  'csv with tabs': utf8(csv.replaceAll(',', '\t')),
  'csv in UTF-16, as Excel saves Unicode text': Uint8Array.from([
    0xff,
    0xfe,
    ...[...csv.replaceAll(',', '\t')].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
  ]),
  'csv that keeps digits as ="…"': utf8(csv.replace('19900000001', '="19900000001"')),
  'xlsx with prefixed names': rewritten(listOf(row), {
    [sheetPath]: (xml) =>
      xml.replace('<worksheet ', '<worksheet xmlns:x="y" ').replace(/<(\/?)(?=[a-z])/g, '<$1x:'),
  }),
}
test.each(Object.entries(sameList))('reads %s', async (_format, bytes) => {
  expect(await read(bytes)).toEqual({ rows: [{ rowNo: 2, cells }], notices: [] })
})

test('keeps the row numbers of the file and passes empty rows over', async () => {
  const rows = [[], header, ['', ' ', null, '', ''], row, [], row]
  const numbers = (bytes: Uint8Array) =>
    read(bytes).then((sheet) => sheet.rows.map((one) => one.rowNo))
  expect(await numbers(fileOf(bookOf(rows)))).toEqual([4, 6])
  expect(await numbers(fileOf(bookOf(rows), 'biff8'))).toEqual([4, 6])
  expect(await numbers(utf8(`\n${csv}\n\n , ,,\n${row.join(',')}\n`))).toEqual([3, 6])
})

test('reads the columns by their header, in any order and with either brackets', async () => {
  const rows = [['备注', '*充值金额(元)', ' 手机号 ', '有效期至', '用户ID'], [...row].reverse()]
  expect(await first(fileOf(bookOf(rows)))).toMatchObject({ note: '客诉补偿', uid: '19900000001' })
})

test('reads numbers as the digits they are', async () => {
  const bytes = listOf([19900000001, 10000231, 8.37, null, 0.1 + 0.2])
  expect(await first(bytes)).toEqual({
    phone: '19900000001',
    uid: '10000231',
    amount: '8.37',
    note: '0.3',
  })
})

const scientific = { t: 'n', v: 19900000000, z: '0.00E+00' } as const
const scientificMessage = '手机号被表格转成了科学计数，请把该列设为文本'
test.each(['xlsx', 'biff8'] as const)(
  'refuses a phone in scientific notation (%s)',
  async (type) => {
    const rows = (phone: string | typeof scientific) => [header, [phone, null, '50', null, null]]
    expect(await says(fileOf(bookOf(rows(scientific)), type))).toEqual([scientificMessage])
    expect(await says(fileOf(bookOf(rows('1.99E+10')), type))).toEqual([scientificMessage])
  },
)
test('refuses a user ID longer than a spreadsheet keeps, takes an amount however it is shown', async () => {
  expect(await says(listOf([null, 1.2345678901234567e19, '50', null, null]))).toEqual([
    '用户ID被表格转成了科学计数，请把该列设为文本',
  ])
  const amount = { t: 'n', v: 1200, z: '0.00E+00' } as const
  expect(await says(listOf(['19900000001', null, amount, null, null]))).toEqual([])
})

const calculated = [
  header,
  ['19900000001', null, { t: 'n', v: 50, f: '25*2' } as const, null, null],
]
test.each([
  ['xlsx', fileOf(bookOf(calculated))],
  ['xls', withFormula(fileOf(bookOf(calculated), 'biff8'), 1, 2)],
])('marks a formula (%s)', async (_type, bytes) => {
  expect((await first(bytes))?.amount).toMatchObject({ mark: 'formula' })
  expect(await says(bytes)).toEqual(['充值金额（元）含公式或合并单元格，请粘贴为数值'])
})
test('marks a formula in a csv', async () => {
  expect(await says(utf8(csv.replace('50.00', '=25*2')))).toEqual([
    '充值金额（元）含公式或合并单元格，请粘贴为数值',
  ])
})

test.each(['xlsx', 'biff8'] as const)('marks every cell of a merged range (%s)', async (type) => {
  const other = ['19900000002', '10000232', null, null, null]
  const book = bookOf([header, row, other, row], (sheet) => {
    sheet['!merges'] = [{ s: { r: 1, c: 2 }, e: { r: 2, c: 3 } }]
  })
  const rows = (await read(fileOf(book, type))).rows
  const marks = rows.map((one) =>
    Object.entries(one.cells).flatMap(([name, cell]) => (typeof cell === 'object' ? [name] : [])),
  )
  expect(marks).toEqual([['amount', 'validUntil'], ['amount', 'validUntil'], []])
})

const day = (v: number, z = 'yyyy/m/d') => ({ t: 'n', v, z }) as const
test.each(['xlsx', 'biff8'] as const)(
  'reads days as dates, text and bare numbers (%s)',
  async (type) => {
    const dayIn = async (cell: string | number | ReturnType<typeof day>) => {
      const rows = [header, ['19900000001', null, '50', cell, null]]
      return (await first(fileOf(bookOf(rows), type)))?.validUntil
    }
    expect(await dayIn(day(46387))).toBe('2026-12-31')
    expect(await dayIn(day(46387, 'yyyy"年"m"月"d"日"'))).toBe('2026-12-31')
    expect(await dayIn(46387)).toBe('2026-12-31')
    expect(await dayIn('2026/12/31')).toBe('2026/12/31')
    expect(await dayIn(day(46387.75, 'yyyy/m/d h:mm'))).toBe('2026-12-31 18:00:00')
  },
)

test('counts days from 1904 where the workbook does', async () => {
  const book = bookOf([header, ['19900000001', null, '50', day(44925), null]], (_sheet, whole) => {
    whole.Workbook = { WBProps: { date1904: true } }
  })
  const file = fileOf(book)
  const plain = rewritten(file, {
    [sheetPath]: (xml) => xml.replace(/<v>4\d{4}(\.\d+)?<\/v>/, '<v>44925</v>'),
  })
  expect((await first(plain))?.validUntil).toBe('2026-12-31')
})

test('takes the first sheet that is shown, and none but it', async () => {
  const book = bookOf([['说明']], (_sheet, whole) => {
    const { Sheets } = bookOf([header, row])
    whole.SheetNames.push('名单', '其他')
    Object.assign(whole.Sheets, { 名单: Sheets.数据, 其他: bookOf([['x']]).Sheets.数据 })
    whole.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] }
  })
  expect(await first(fileOf(book))).toEqual(cells)
})

test('reads quoted line ends, quotes and delimiters of a csv', async () => {
  const bytes = utf8(
    `${header.join(',')}\n19900000001,,50,,"第一行\n第二行，""好"",完"\n${row.join(',')}`,
  )
  const { rows } = await read(bytes)
  expect(rows[0]?.cells.note).toBe('第一行\n第二行，"好",完')
  expect(rows[1]?.rowNo).toBe(3)
})

test('reads Chinese notes of a csv in GB18030', async () => {
  const note = '春节读者回馈：龘、囧'
  expect((await first(gb18030(csv.replace('客诉补偿', note))))?.note).toBe(note)
})

test('gives back what our own sheets escaped', async () => {
  expect((await first(listOf(['19900000001', null, '50', null, "'=1+1"])))?.note).toBe('=1+1')
})

test('reads texts made of runs, without the reading aids', async () => {
  const bytes = rewritten(listOf(row), {
    [sheetPath]: (xml) =>
      xml.replace(
        /<c r="E2"[\s\S]*?<\/c>/,
        '<c r="E2" t="inlineStr"><is><r><t>客诉</t></r><r><t xml:space="preserve"> &amp; 补偿</t></r><rPh sb="0"><t>ke su</t></rPh></is></c>',
      ),
  })
  expect((await first(bytes))?.note).toBe('客诉 & 补偿')
})

test('names the columns that are missing', async () => {
  expect(
    await fault(
      fileOf(
        bookOf([
          ['手机号', '金额'],
          ['19900000001', '50'],
        ]),
      ),
    ),
  ).toBe('缺少列：用户ID、充值金额（元）、有效期至、备注，请使用最新模板')
})

test('tells which further columns it passes over, but not those our own sheets add', async () => {
  const rows = [
    [...header, '部门', '原因', '门店'],
    [...row, '市场', '用户不存在', '一店'],
  ]
  const { notices, rows: found } = await read(fileOf(bookOf(rows)))
  expect(notices.map((notice) => messageOf(readMoney, notice)[0])).toEqual([
    '多余的列已忽略：部门、门店',
  ])
  expect(notices[0]?.level).toBe('warn')
  expect(found[0]?.cells).toEqual(cells)
})

test('wants at least one row', async () => {
  expect(await fault(listOf())).toBe('文件没有数据行')
  expect(await fault(new Uint8Array())).toBe('文件没有数据行')
  expect(await fault(fileOf(bookOf([[]])))).toBe('文件没有数据行')
})

test('takes 20,000 rows and refuses one more', async () => {
  expect((await read(longList(20_000))).rows).toHaveLength(20_000)
  expect(await fault(longList(20_001))).toBe('最多20000行，当前20001行')
  expect(await fault(utf8(`${csv}\n`.repeat(10_002)))).toBe('最多20000行，当前20003行')
})

test('refuses a file over 10 MB', async () => {
  expect(await fault(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('文件不能超过10MB')
})

const cut = (bytes: Uint8Array, by = 0.6) => bytes.slice(0, Math.floor(bytes.length * by))
const flipped = (bytes: Uint8Array) => {
  const at = bytes.findIndex((_byte, i) => bytes[i] === 0x4b && bytes[i + 1] === 3) + 200
  return bytes.map((byte, i) => (i === at ? byte ^ 1 : byte))
}
/** With one length changed in the middle of its records. */
const astray = (xls: Uint8Array) => {
  const at = xls.findIndex(
    (_byte, i) => i > xls.length / 3 && xls[i] === 0x04 && xls[i + 1] === 0x02,
  )
  return xls.map((byte, index) => (index === at + 2 ? byte ^ 1 : byte))
}
const many = Array.from({ length: 300 }, (_, i) => [...row.slice(0, 4), `备注${i}`])
const unreadableFiles: { [what: string]: Uint8Array } = {
  'a workbook cut short': cut(listOf(...many)),
  'an xls cut short': cut(fileOf(bookOf([header, ...many]), 'biff8'), 0.2),
  'an xls cut near its end': cut(fileOf(bookOf([header, ...many]), 'biff8'), 0.9),
  'an xls whose records lead astray': astray(fileOf(bookOf([header, ...many]), 'biff8')),
  'a workbook with a flipped bit': flipped(listOf(...many)),
  'a csv cut within a character': utf8(csv).slice(0, -1),
  'a csv with an open quote': utf8(csv.replace('客诉补偿', '"客诉')),
  'a picture under another name': Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13,
  ]),
  'a PDF under another name': utf8('%PDF-1.7\n\u0001\u0002\u0003'),
  'another zip under another name': zipSync({ 'word/document.xml': utf8('<w/>') }),
  'an OpenDocument sheet': fileOf(bookOf([header, row]), 'ods'),
  'an OLE container of something else': encryptedFile().slice(0, 1024),
}
test.each(Object.entries(unreadableFiles))('refuses %s', async (_what, bytes) => {
  expect(await fault(bytes)).toBe(unreadable)
})

const page = '<html><table><tr><td>手机号</td></tr></table></html>'
const told: { [what: string]: readonly [Uint8Array, string] } = {
  'a workbook with a password': [encryptedFile(), '文件有打开密码，请去掉密码后重新保存'],
  'an old workbook with a password': [
    withPassword(fileOf(bookOf([header, row]), 'biff8')),
    '文件有打开密码，请去掉密码后重新保存',
  ],
  'a web page called xls': [utf8(page), '这是网页，不是表格：请用Excel打开，另存为xlsx后上传'],
  'XML called xls': [
    utf8('<?xml version="1.0"?><Workbook/>'),
    '这是网页，不是表格：请用Excel打开，另存为xlsx后上传',
  ],
}
test.each(Object.entries(told))('tells what %s is', async (_what, [bytes, message]) => {
  expect(await fault(bytes)).toBe(message)
})

test('unpacks no more than any list holds, whatever size a file states', async () => {
  const swollen = rewritten(listOf(row), { [sheetPath]: () => '<row/>'.repeat(1_100_000) })
  expect(swollen.length).toBeLessThan(100_000)
  expect(await fault(swollen)).toBe(unreadable)
  const unpack = (bytes: Uint8Array) =>
    readXlsx(bytes as Uint8Array<ArrayBuffer>, () => {}, 0, 1024 * 1024)
  const tooLarge = { finding: { says: 'F4.large' } }
  await expect(unpack(swollen)).rejects.toMatchObject(tooLarge)
  await expect(unpack(statingSize(swollen, 1000))).rejects.toMatchObject(tooLarge)
})

test('a damaged workbook is read as it was meant, or refused', async () => {
  const whole = listOf(row, ['19900000002', null, 8.37, 46387, '=x'])
  const meant = await read(whole)
  const place = fc.nat(whole.length - 1)
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const damaged = whole.map((byte, index) => (index === at ? byte ^ flip : byte))
      const found = await read(damaged).catch((error: unknown) => error)
      if (!(found instanceof BulkFileError)) expect(found).toEqual(meant)
    }),
    { numRuns: 300 },
  )
})

const say = async (bytes: Uint8Array) =>
  (await read(bytes)).notices.map((found) => messageOf(readMoney, found)[0])

test('finds the header below titles and notes, and leaves sums out', async () => {
  const bytes = fileOf(
    bookOf([
      ['客诉补偿名单'],
      [],
      ['导出时间：2026-11-21', null, '单位：元'],
      header,
      row,
      ['合计', null, 50],
    ]),
  )
  expect((await read(bytes)).rows).toEqual([{ rowNo: 5, cells }])
  expect(await say(bytes)).toEqual(['表头在第4行，其上的内容未读取', '合计行未计入：第6行'])
})

test('says which column the nearest row lacks where no row is the header', async () => {
  expect(await fault(utf8(`名单\n手机号,备注\n19900000001,客诉`))).toBe(
    '缺少列：用户ID、充值金额（元）、有效期至，请使用最新模板',
  )
})

test('tells of further sheets that hold something, but for those that explain ours', async () => {
  const two = (name: string, rows: (string | number)[][]) =>
    fileOf(
      bookOf([header, row], (_sheet, book) =>
        utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name),
      ),
    )
  expect(await say(two('二月', [['手机号']]))).toEqual(['只读取一张工作表，未读取：二月'])
  expect(await say(two('Sheet2', []))).toEqual([])
  expect(await say(two('填写说明', [['列', '要求']]))).toEqual([])
})

test('a sheet of thousands of columns is told at once', async () => {
  const wide = [header, [...row, ...Array.from({ length: 16_000 }, () => 'x')]]
  expect(await fault(fileOf(bookOf(wide)))).toBe('表格有16005列，最多500列，请确认这是要导入的名单')
})

test('reads the columns of another file as they were mapped, one value for all rows among them', async () => {
  const theirs = utf8('电话,金额,客服\n19900000001,20,小林\n总计,20,')
  const mapping = {
    phone: { header: '电话' },
    amount: { header: '金额' },
    note: { value: '客诉补偿' },
  }
  const { rows, notices } = await readSheet(theirs, readMoney, mapping)
  expect(rows).toEqual([
    { rowNo: 2, cells: { phone: '19900000001', amount: '20', note: '客诉补偿' } },
  ])
  expect(notices.map(({ says }) => says)).toEqual(['F6.sums'])
  expect(await readColumns(theirs)).toEqual([
    { header: '电话', samples: ['19900000001', '总计'] },
    { header: '金额', samples: ['20', '20'] },
    { header: '客服', samples: ['小林', ''] },
  ])
})

test('takes the sheet that is the list, where a cover stands before it', async () => {
  const book = bookOf([['客诉补偿'], ['制表：小林', '2026-11']], (_sheet, whole) =>
    utils.book_append_sheet(whole, utils.aoa_to_sheet([header, row]), '明细'),
  )
  for (const type of ['xlsx', 'biff8'] as const) {
    expect((await read(fileOf(book, type))).rows).toEqual([{ rowNo: 2, cells }])
    expect(await say(fileOf(book, type))).toEqual([
      '第一张工作表不是名单，已读取“明细”',
      '只读取一张工作表，未读取：数据',
    ])
  }
})

const codes = (...lines: string[]) => readSheet(utf8(lines.join('\n')), welfareCode)
test('a list of codes needs no header, and says that it had none', async () => {
  const { rows, notices } = await codes('KF7310000', 'KF7310001')
  expect(rows).toEqual([
    { rowNo: 1, cells: { code: 'KF7310000' } },
    { rowNo: 2, cells: { code: 'KF7310001' } },
  ])
  expect(notices.map((found) => messageOf(welfareCode, found)[0])).toEqual([
    '没有表头，第一列按“券码”读取，从第一行开始',
  ])
  expect((await codes('激活码', 'KF7310000')).rows).toHaveLength(1)
  await expect(codes('兑换凭证', 'KF7310000')).rejects.toMatchObject({ finding: { code: 'F5' } })
})

test('of a list that needs several columns nothing is taken for a value', async () => {
  expect(await fault(utf8('19900000001\n19900000002'))).toContain('缺少列')
})

test('a dash is no number and no day, and a quote before digits is not one of them', async () => {
  const rows = [header, ["'19900000001", "'10000231", '50', '--', '-']]
  const sheet = await first(fileOf(bookOf(rows)))
  expect(sheet).toEqual({
    ...{ phone: '19900000001', uid: '10000231', amount: '50', validUntil: '--', note: '-' },
  })
  expect(normalise(readMoney, sheet ?? {}, '2026-11-21')).toMatchObject({
    values: { validUntil: null, note: '-' },
    findings: [],
  })
})
