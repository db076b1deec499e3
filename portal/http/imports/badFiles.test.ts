import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { utils } from 'xlsx'
import { fileFault } from '#derive/bulk/fileFault.ts'
import { type Finding, messageOf } from '#derive/bulk/finding.ts'
import { bookOf, fileOf, rewritten, utf8 } from '#derive/bulk/sheet/testing/listFile.ts'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { whiteList } from '#resources/data/bulk/whiteList.ts'

const bench = sharedBench()
const { admin } = bench
const desk = listDesk(bench, admin)

const header = ['手机号', '部门', '有效期至', '备注']
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`199${String(at).padStart(8, '0')}`, '内容部', '', ''])
const saved = async (name: string) => {
  const folder = join(import.meta.dirname, '../../../src/derive/bulk/sheet/testing/files')
  return new Uint8Array(await readFile(join(folder, name)))
}
const sheetPath = 'xl/worksheets/sheet1.xml'
/** 200,000 rows, as a spreadsheet writes them. */
const endless = () =>
  rewritten(fileOf(bookOf([header, ...rows(1)])), {
    [sheetPath]: (xml) =>
      xml.replace(/<row r="2"[\s\S]*?<\/row>/, (line) =>
        line.replace(/ r="\w+"/g, '').repeat(200_000),
      ),
  })
const wide = () => fileOf(bookOf([[...header, ...Array.from({ length: 16_000 }, () => 'x')]]))
/** Unpacks to 3 GB, and says it were 1 KB. */
const bomb = () => {
  const layer = new Uint8Array(64 * 1024 * 1024)
  return zipSync({ [sheetPath]: layer, 'xl/workbook.xml': utf8('<workbook/>') }, { level: 9 })
}
const cut = (bytes: Uint8Array) => bytes.slice(0, Math.floor(bytes.length * 0.6))

interface Bad {
  readonly bytes: () => Uint8Array | Promise<Uint8Array>
  readonly ending: string
  readonly says: RegExp
}
const bad: { readonly [what: string]: Bad } = {
  '200,000 rows': { bytes: endless, ending: 'xlsx', says: /^最多500行，当前200000行/ },
  '16,000 columns': { bytes: wide, ending: 'xlsx', says: /^表格有16004列，最多500列/ },
  'a password': { bytes: () => saved('locked.xlsx'), ending: 'xlsx', says: /^文件有打开密码/ },
  'a password, in an old workbook': {
    ...{ bytes: () => saved('locked.xls'), ending: 'xls', says: /^文件有打开密码/ },
  },
  'its end cut off': {
    ...{ bytes: () => cut(fileOf(bookOf([header, ...rows(400)]))), ending: 'xlsx' },
    says: /^文件无法读取/,
  },
  'a web page in it, called xls': {
    ...{ bytes: () => utf8('<html><table><tr><td>手机号</td></tr></table></html>'), ending: 'xls' },
    says: /^这是网页，不是表格/,
  },
  'a zip bomb in it': { bytes: bomb, ending: 'xlsx', says: /^文件无法读取|^表格解开后超过/ },
  'no rows': { bytes: () => fileOf(bookOf([header])), ending: 'xlsx', says: /^文件没有数据行/ },
}

test.each(Object.entries(bad))(
  'a file with %s is told in words, and nothing of it is kept',
  async (_what, { bytes, ending, says }) => {
    const { batch } = await desk.checkFile('whiteList', await bytes(), ending)
    expect([batch.status, batch.rows, batch.file]).toEqual(['problem', 0, null])
    const [fault] = batch.faults as readonly Finding[]
    expect(messageOf(whiteList, fault!)[0]).toMatch(says)
    const { data } = await admin('GET', `batchGive/${batch.id}/summary`)
    expect((await bench.store.list('private/bulk/')).objects).toEqual([])
    expect(await bench.portal.records().count('batchRow', { batch: batch.id })).toBe(0)
    // Asked once more it tells the same.
    await admin('POST', `batchGive/${batch.id}/check`, { version: batch.version })
    const again = (await admin('GET', `batchGive/${batch.id}/summary`)).data
    expect(again.faults).toEqual(data.faults)
  },
)

test('a workbook with macros is refused by its name, and read without them under another', async () => {
  expect(fileFault(whiteList, { name: '名单.xlsm', size: 9 })?.code).toBe('F2')
  const macros = rewritten(fileOf(bookOf([header, ...rows(2)])), {})
  const { batch } = await desk.checkFile('whiteList', macros, 'xlsx')
  expect(batch).toMatchObject({ rows: 2 })
})

test('a file under the name of another kind is read by what it is', async () => {
  const old = fileOf(bookOf([header, ...rows(3)]), 'biff8')
  const { batch } = await desk.checkFile('whiteList', old, 'xlsx')
  expect(batch).toMatchObject({ rows: 3 })
})

test('formulas are told cell by cell, and keep no other row out', async () => {
  const book = bookOf([header, ...rows(2)], (sheet) => {
    sheet.B3 = { t: 's', v: '内容部', f: '"内容"&"部"' }
    utils.sheet_add_aoa(sheet, [['19900000077', '市场部', '', '']], { origin: 'A4' })
  })
  const { rows: read } = await desk.checkFile('whiteList', fileOf(book), 'xlsx')
  const codes = read.map(({ findings }) =>
    ((findings as readonly Finding[] | null) ?? []).map(({ code }) => code),
  )
  expect(codes.map((found) => found.includes('R15'))).toEqual([false, true, false])
})
