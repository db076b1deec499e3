import { expect, test } from 'vitest'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { fileFault } from './fileFault.ts'
import { finding, messageOf, messageOfAll, weightiest } from './finding.ts'
import { messages } from './messages.ts'

const said = (found: ReturnType<typeof finding>) => messageOf(readMoney, found)
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

test.each(Object.entries(messages))('%s fills in the same in both languages', (_says, [zh, en]) => {
  expect(holes(en)).toEqual(holes(zh))
})

test('names the column in the language of the reader', () => {
  expect(said(finding('R1', { column: 'amount' }))).toEqual([
    '充值金额（元）不能为空',
    'Amount (¥) is required',
  ])
})

test('fills in what a message needs', () => {
  expect(said(finding('D2', { days: 30, batchNo: 'PL20261120-0007' }))).toEqual([
    '该用户30天内已在批次PL20261120-0007得到相同权益',
    'The user got the same in batch PL20261120-0007 within 30 days',
  ])
  expect(said(finding('R13', { what: ['课程', 'Course'], id: 318 }))).toEqual([
    '课程318不存在',
    'Course 318 does not exist',
  ])
})

test('keeps one code for all wordings of it', () => {
  const found = finding('R6.closed')
  expect(found).toEqual({ code: 'R6', says: 'R6.closed', level: 'error' })
  expect(said(found)).toEqual(['用户已注销', 'The account is closed'])
  expect(said(JSON.parse(JSON.stringify(found)))).toEqual(said(found))
})

test('says of several findings only what holds for each of them', () => {
  const later = (...rows: number[]) => rows.map((row) => finding('D1', { row }))
  expect(messageOfAll(readMoney, later(2), 1)[0]).toBe('与第2行重复')
  expect(messageOfAll(readMoney, later(2, 3, 96), 3)).toEqual([
    '与第2、3、96行重复',
    'Same as row 2, 3, 96',
  ])
  expect(messageOfAll(readMoney, later(2, 3, 4, 96), 7)[0]).toBe('与第2、3、4等行重复')
  const runs = [
    finding('D2', { days: 30, batchNo: 'a' }),
    finding('D2', { days: 7, batchNo: 'b' }),
  ] as const
  expect(messageOfAll(readMoney, runs, 2)[0]).toBe('该用户…天内已在批次…得到相同权益（各行不同）')
})

test('knows which findings are warnings and which pass a row over', () => {
  expect(finding('D2', { days: 30, batchNo: 'x' }).level).toBe('warn')
  expect(finding('B7.over').level).toBe('skip')
  expect(finding('B7').level).toBe('error')
})

test('a problem outweighs a skip, a skip a warning', () => {
  const warn = finding('B9')
  const skip = finding('D3')
  const error = finding('R4')
  expect(weightiest([warn, skip, error])).toBe(error)
  expect(weightiest([warn, skip])).toBe(skip)
  expect(weightiest([])).toBeNull()
})

test('takes only the template of that name where it is enforced', () => {
  const fault = (name: string, size = 1000) => fileFault(readMoney, { name, size })
  expect(fault('用户充值模板.xlsx')).toBeNull()
  for (const name of ['用户充值模板 (1).xlsx', '用户充值模板(12).xlsx', '用户充值模板（2）.xlsx'])
    expect(fault(name)).toBeNull()
  expect(fault('用户充值模板 最终.xlsx')?.code).toBe('F1')
  expect(said(fault('名单.xlsx')!)[0]).toBe('请上传（用户充值模板.xlsx）文件')
  expect(fault('用户充值模板.xlsx', 10 * 1024 * 1024)).toBeNull()
  expect(said(fault('用户充值模板.xlsx', 10 * 1024 * 1024 + 1)!)[0]).toBe('文件不能超过10MB')
})

test('takes csv, xlsx and xls elsewhere', () => {
  const kind = { ...readMoney, nameEnforced: false }
  expect(fileFault(kind, { name: '名单.CSV', size: 1 })).toBeNull()
  expect(said(fileFault(kind, { name: '名单.pdf', size: 1 })!)[0]).toBe(
    '只能上传csv、xlsx、xls文件',
  )
})
