import { unzipSync, zipSync } from 'fflate'
import { type CellObject, CFB, utils, type WorkBook, type WorkSheet, write } from 'xlsx'

export const header = ['手机号', '用户ID', '充值金额（元）', '有效期至', '备注']
/** A cell as `aoa_to_sheet` takes it. */
type Given = string | number | boolean | null | CellObject

/** A workbook of one sheet; `change` may do to it what a spreadsheet can. */
export function bookOf(
  rows: readonly (readonly Given[])[],
  change: (sheet: WorkSheet, book: WorkBook) => void = () => {},
): WorkBook {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  const book = utils.book_new(sheet, '数据')
  change(sheet, book)
  return book
}

/** The file a spreadsheet program saves. */
export const fileOf = (
  book: WorkBook,
  bookType: 'xlsx' | 'biff8' | 'biff5' | 'csv' | 'ods' = 'xlsx',
) => new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer)

/** The xlsx file of rows below the template's header. */
export const listOf = (...rows: readonly (readonly Given[])[]) => fileOf(bookOf([header, ...rows]))

export const utf8 = (text: string) => new TextEncoder().encode(text)

/** The same xlsx file with some of its parts rewritten. */
export function rewritten(
  file: Uint8Array,
  parts: { readonly [path: string]: (text: string) => string },
): Uint8Array {
  const files = unzipSync(file)
  for (const [path, change] of Object.entries(parts))
    files[path] = utf8(change(new TextDecoder().decode(files[path])))
  return zipSync(files, { level: 1 })
}

/** The same zip, lying about what each of its files unpacks to. */
export function statingSize(file: Uint8Array, size: number): Uint8Array {
  const copy = file.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at < copy.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return copy
}

/** The same zip as writers of large files make it: sizes and places in zip64 fields, however small they are. */
export function inZip64(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = file.length - 22
  const start = view.getUint32(end + 16, true)
  const directory: number[] = []
  for (let at = start; at < end; ) {
    const [name = 0, extra = 0] = [28, 30].map((offset) => view.getUint16(at + offset, true))
    const entry = file.slice(at, at + 46 + name)
    const wide = new DataView(entry.buffer)
    const numbers = [24, 20, 42].map((offset) => BigInt(view.getUint32(at + offset, true)))
    for (const offset of [20, 24, 42]) wide.setUint32(offset, 0xffffffff, true)
    wide.setUint16(30, 28, true)
    directory.push(...entry, 1, 0, 24, 0, ...new Uint8Array(BigUint64Array.from(numbers).buffer))
    at += 46 + name + extra
  }
  const tail = file.slice(end)
  new DataView(tail.buffer).setUint32(12, directory.length, true)
  return Uint8Array.from([...file.subarray(0, start), ...directory, ...tail])
}

/** What Excel makes of a workbook with a password: an OLE container around an encrypted package. */
export function encryptedFile(): Uint8Array {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(
    container,
    '/EncryptionInfo',
    Array.from({ length: 200 }, (_, i) => i & 255),
  )
  CFB.utils.cfb_add(
    container,
    '/EncryptedPackage',
    Array.from({ length: 9000 }, (_, i) => (i * 7) & 255),
  )
  return new Uint8Array(CFB.write(container, { type: 'array', fileType: 'cfb' }) as ArrayBuffer)
}

const FILE_PASS = 0x002f

/** The same xls file as it looks with a password: the record that says so behind its first. */
export function withPassword(file: Uint8Array): Uint8Array {
  const container = CFB.read(file, { type: 'array' })
  const stream = Uint8Array.from(CFB.find(container, '/Workbook')!.content as Uint8Array)
  const first = 4 + new DataView(stream.buffer).getUint16(2, true)
  const pass = [FILE_PASS, 0, 6, 0, 0, 0, 0x12, 0x34, 0x56, 0x78]
  const records = [...stream.subarray(0, first), ...pass, ...stream.subarray(first)]
  CFB.utils.cfb_add(container, '/Workbook', records)
  return new Uint8Array(CFB.write(container, { type: 'array', fileType: 'cfb' }) as ArrayBuffer)
}

const FORMULA = 0x0006
/** 25*2 as an xls file holds it. */
const calculation = [0x1e, 25, 0, 0x1e, 2, 0, 0x05]

/** The same xls file with a formula in place of the number in one cell: what wrote it writes values only. */
export function withFormula(file: Uint8Array, row: number, column: number): Uint8Array {
  const container = CFB.read(file, { type: 'array' })
  const stream = Uint8Array.from(CFB.find(container, '/Workbook')!.content as Uint8Array)
  const view = new DataView(stream.buffer)
  const records: number[] = []
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = 4 + view.getUint16(at + 2, true)
    const isNumber = [0x0203, 0x027e].includes(view.getUint16(at, true))
    const here =
      isNumber && view.getUint16(at + 4, true) === row && view.getUint16(at + 6, true) === column
    if (!here) records.push(...stream.subarray(at, at + length))
    else {
      const value = [...new Uint8Array(Float64Array.of(50).buffer)]
      const body = [
        ...stream.subarray(at + 4, at + 10),
        ...value,
        0,
        0,
        0,
        0,
        0,
        0,
        calculation.length,
        0,
        ...calculation,
      ]
      records.push(FORMULA, 0, body.length, 0, ...body)
    }
    at += length
  }
  CFB.utils.cfb_add(container, '/Workbook', records)
  return new Uint8Array(CFB.write(container, { type: 'array', fileType: 'cfb' }) as ArrayBuffer)
}

/** Text in GB18030, found by asking the decoder for every pair of bytes. */
export function gb18030(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0)!
    bytes.push(...(code < 128 ? [code] : (pairs().get(character) ?? [63])))
  }
  return Uint8Array.from(bytes)
}

let known: Map<string, readonly number[]> | undefined
function pairs() {
  if (known) return known
  known = new Map()
  const decoder = new TextDecoder('gb18030')
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++)
      known.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return known
}
