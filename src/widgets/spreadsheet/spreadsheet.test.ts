import { expect, test } from 'vitest'
import { CFB, utils, write } from 'xlsx'
import { dateRange, rangeFault } from './dateRange.ts'
import { lookAtSheet } from './lookAtSheet.ts'
import { isSame, rowsFault, sheetFault } from './sheetFaults.ts'

const lines = [
  ['手机号', '金额'],
  ['19900000001', '5.00'],
  ['19900000002', '6.00'],
]
const bookOf = (bookType: 'xlsx' | 'biff8', rows: readonly string[][] = lines) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as string[][]), '数据')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}
const csv = (text: string) => new TextEncoder().encode(text)
const faultOf = async (bytes: Uint8Array) => {
  const look = await lookAtSheet(bytes)
  return 'fault' in look ? look.fault[0] : 'taken'
}

test('names, endings and weight are held against what is asked, in the words of the specification', () => {
  const named = { named: '用户充值模板.xlsx' }
  expect(sheetFault({ name: '名单.xlsx', size: 9 }, named)).toEqual([
    '请上传（用户充值模板.xlsx）文件',
    'Please upload (用户充值模板.xlsx) file',
  ])
  expect(sheetFault({ name: '资格.xlsx', size: 9 }, { named: '资格发放模板.xlsx' })?.[0]).toBe(
    '请上传（资格发放模板.xlsx）文件',
  )
  expect(sheetFault({ name: '用户充值模板.xlsx', size: 9 }, named)).toBe(null)
  expect(sheetFault({ name: '名单.CSV', size: 9 })).toBe(null)
  expect(sheetFault({ name: '名单.docx', size: 9 })?.[0]).toBe('只能上传csv、xlsx、xls文件')
  expect(sheetFault({ name: '名单.csv', size: 50 * 1024 * 1024 })?.[0]).toBe('文件不能超过10MB')
  expect(sheetFault({ name: '名单.xls', size: 0 })?.[0]).toMatch(/0字节/)
})

test('a file is on the list once, by name and size', () => {
  const file = { name: '名单.xlsx', size: 9 }
  expect(isSame(file, { ...file })).toBe(true)
  expect(isSame(file, { ...file, size: 10 })).toBe(false)
})

test('csv, xlsx and xls are read for their heading and number of rows', async () => {
  const seen = { columns: ['手机号', '金额'], rows: 2 }
  const is = (ending: string) => ({ ...seen, ending })
  expect(await lookAtSheet(bookOf('xlsx'))).toEqual(is('xlsx'))
  expect(await lookAtSheet(bookOf('biff8'))).toEqual(is('xls'))
  expect(await lookAtSheet(csv(lines.map((line) => line.join(',')).join('\r\n')))).toEqual(
    is('csv'),
  )
  const gbk = Uint8Array.from([0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5, 0x0a, 0x31, 0x39, 0x39])
  expect(await lookAtSheet(gbk)).toEqual({ columns: ['手机号'], rows: 1, ending: 'csv' })
})

test('a renamed program, a protected or cut workbook and an empty list are told', async () => {
  const F4 = '文件无法读取，请确认未加密、未损坏'
  expect(await faultOf(csv('MZ\u0090\u0000\u0003 This program cannot be run'))).toBe(F4)
  expect(await faultOf(bookOf('xlsx').subarray(0, 900))).toBe(F4)
  expect(await faultOf(protectedBook())).toBe('文件有打开密码，请去掉密码后重新保存')
  expect(await faultOf(csv('<html><table></table></html>'))).toMatch(/^这是网页，不是表格/)
  const wide = Array.from({ length: 16_000 }, (_, at) => `列${at}`).join(',')
  expect(await faultOf(csv(`${wide}\n1`))).toMatch(/^表格有16000列，最多500列/)
  expect(await faultOf(csv('手机号,金额\n,\n'))).toBe('文件没有数据行')
})

/** What Excel writes where a workbook has a password: an OLE container that holds the sealed package. */
function protectedBook(): Uint8Array {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/EncryptionInfo', Uint8Array.of(4, 0, 4, 0, 64, 0, 0, 0))
  CFB.utils.cfb_add(container, '/EncryptedPackage', new Uint8Array(4096).fill(7))
  return Uint8Array.from(CFB.write(container, { type: 'array' }) as number[])
}

test('a list of many times the rows there may be is told before it is sent', () => {
  expect(rowsFault(200_000, { most: 5000 })?.[0]).toBe('最多5000行，当前200000行')
  expect(rowsFault(5010, { most: 5000 })).toBe(null)
  expect(rowsFault(200_000, {})).toBe(null)
})

test('a range needs both ends, in order, within 366 days, and is sent in Shanghai’s time', () => {
  const start = '2026-11-01T00:00:00+08:00'
  expect(rangeFault({ start: null, end: start })?.[0]).toBe('请选择开始时间和结束时间')
  expect(rangeFault({ start, end: start })?.[0]).toBe('结束时间应晚于开始时间')
  expect(rangeFault({ start, end: '2028-01-01T00:00:00+08:00' })?.[0]).toMatch(/366天/)
  expect(dateRange({ start, end: '2026-11-21T08:30:00+08:00' })).toEqual({
    startTime: '2026-11-01 00:00:00',
    endTime: '2026-11-21 08:30:00',
  })
})
