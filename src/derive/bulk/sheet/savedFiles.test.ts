import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { readSheet } from './readSheet.ts'

/** Files as openpyxl 3.0 and Debian's LibreOffice 7.4 saved them; how they were made stands in `makeFiles.py`. */
const saved = async (name: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'testing/files', name)))
const read = async (name: string) => readSheet(await saved(name), readMoney)
/** What the rows mean, and what is told of each. */
const meant = async (name: string) =>
  (await read(name)).rows.map(({ rowNo, cells }) => {
    const { values, findings } = normalise(readMoney, cells, '2026-11-21')
    const told = findings.map(({ code, column }) => `${code} ${column ?? ''}`.trim())
    return [rowNo, values.phone, values.uid, values.amount, values.validUntil, values.note, told]
  })

const rows = [
  [4, '19900000001', '10000231', 5000, '2026-12-31', '客诉补偿', []],
  [5, '19900000002', '10000232', 120_050, '2026-12-31', '全角12', []],
  [6, '19900000003', null, 120_000, '2026-12-31', null, []],
  [7, '19900000004', null, null, null, '公式', ['R15 amount']],
  [8, '19900000005', null, null, null, '合并', ['R15 amount', 'R15 validUntil']],
] as const

test.each(['openpyxl.xlsx', 'libreoffice.xlsx', 'libreoffice.xls', 'macros.xlsm'])(
  '%s is read cell by cell: a title above, days of all kinds, signs, full-width digits, a formula, merged cells, a sum',
  async (name) => {
    expect(await meant(name)).toEqual(rows)
    expect((await read(name)).notices.map((notice) => messageOf(readMoney, notice)[0])).toEqual([
      '表头在第3行，其上的内容未读取',
      '合计行未计入：第9行',
      '只读取一张工作表，未读取：说明',
    ])
  },
)

test('a csv that LibreOffice saved in GB18030 is read alike, but for what a csv cannot hold', async () => {
  expect(await meant('libreoffice.csv')).toEqual([
    ...rows.slice(0, 3),
    [7, '19900000004', null, 5000, null, '公式', []],
    [8, '19900000005', null, 3000, null, '合并', []],
  ])
})

test.each(['locked.xlsx', 'locked.xls'])('%s is told to have a password', async (name) => {
  await expect(read(name)).rejects.toMatchObject({ finding: { says: 'F4.locked' } })
})
