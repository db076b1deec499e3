import { utils, write } from 'xlsx'
import { phoneOf, uidOf } from './fillUsers.ts'

/** A list for so many users, those behind the first ones, as a spreadsheet program saves it: half by phone, half by number. */
export function listFile(rows: number, behind = 0): Uint8Array {
  const header = ['手机号', '用户ID', '充值金额（元）', '有效期至', '备注']
  const lines = Array.from({ length: rows }, (_, at) => [
    at % 2 === 0 ? phoneOf(behind + at + 1) : '',
    at % 2 === 0 ? '' : uidOf(behind + at + 1),
    (5 + (at % 100) / 10).toFixed(2),
    '2030-12-31',
    '读者回馈',
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...lines]), '数据')
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  )
}
