import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { firstSheet } from './firstSheet.ts'

const relation = (id: string, kind: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

/** A workbook of one sheet, with whatever lies in it besides. */
const book = (rows: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': strToU8(relation('r1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...more,
  })

test('reads cells as they are shown, with rows and cells nobody wrote to as empty ones', async () => {
  const rows = `<row r="1">${cell('A1', '书名')}${cell('C1', ' 数量 ')}</row><row r="3"><c r="C3"><f>1+1</f><v>2</v></c></row>`
  expect(await firstSheet(book(rows))).toEqual([['书名', '', '数量'], [], ['', '', '2']])
})

test('reads lists without formatting in UTF-8, with its mark or without, and in GBK', async () => {
  const expected = [
    ['手机号', '备注'],
    ['甲', '=1+1'],
  ]
  const text = '手机号,备注\n甲,=1+1'
  expect((await firstSheet(strToU8(text)))?.[0]).toEqual(expected[0])
  expect((await firstSheet(strToU8(`\ufeff${text}`)))?.[0]).toEqual(expected[0])
  const gbk = new Uint8Array([0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5, 0x0a, 0x31])
  expect(await firstSheet(gbk)).toEqual([['手机号'], ['1']])
  expect(await firstSheet(new Uint8Array())).toEqual([])
})

test('what is wider than any list is none, and a row far down costs nothing', async () => {
  const wide = `<row r="1">${cell('A1', 'a')}</row><row r="1048576">${cell('XFD1048576', 'x')}</row>`
  expect(await firstSheet(book(wide))).toBeNull()
  const far = `<row r="1">${cell('A1', 'a')}</row><row r="200000">${cell('CZ200000', 'x')}</row>`
  expect((await firstSheet(book(far)))?.length).toBe(200_000)
})

test('what unpacks to more than any list holds is none', async () => {
  const bomb = book(`<row r="1">${cell('A1', 'a')}</row>`, {
    'xl/media/image1.bin': new Uint8Array(100 * 1024 * 1024),
  })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await firstSheet(bomb)).toBeNull()
})
