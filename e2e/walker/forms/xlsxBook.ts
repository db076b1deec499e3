import { utils, write } from 'xlsx'

/** A spreadsheet with one phone. */
export function xlsxBook(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['手机号'], ['13800000001']]), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
