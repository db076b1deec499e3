import { f, type Label } from '#declare'

/** The spreadsheet of tracking numbers, filled in. */
export const numbersFile = f.file('单号表格', 'Numbers', { required: true, pattern: '\\.(xlsx|xls|csv)$', maxKB: 2048 })

/** What importing numbers does, and by which column it tells the records apart. */
export const numbersAsked = (zh: string, en: string): Label => [
  `表格的列：${zh}、快递公司、快递单号。先逐行说明哪些可以发货，确认后在后台发货。`,
  `Columns ${zh} (${en}), 快递公司, 快递单号. What fits is told row by row, then shipped in the background.`,
]

/** What exporting for the warehouse does. */
export const toShipSaid: Label = [
  '待发货的记录，填上快递公司与单号后可原样导入。含收货人手机与地址，记入审计日志。',
  'Records to ship, ready to be filled in and imported. Holds phones and addresses; kept in the audit log.',
]
