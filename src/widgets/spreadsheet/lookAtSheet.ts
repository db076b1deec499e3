import type { Label } from '#declare'
import { messages } from '#derive/bulk/messages.ts'
import { unreadable } from './sheetFaults.ts'

/** What lies in a spreadsheet, or why it cannot be read. */
export type SheetLook =
  | {
      readonly columns: readonly string[]
      readonly rows: number
      /** What it is by its content. */
      readonly ending: 'csv' | 'xlsx' | 'xls'
    }
  | { readonly fault: Label }

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no text holds
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Reads a spreadsheet's heading and counts its rows; by its content, whatever its name says. Never throws. */
export async function lookAtSheet(bytes: Uint8Array): Promise<SheetLook> {
  try {
    const ending = begins(bytes, ZIP) ? 'xlsx' : begins(bytes, OLE) ? 'xls' : 'csv'
    const lines = ending === 'csv' ? await csvLines(bytes) : await bookLines(bytes)
    const filled = lines.filter((line) => line.some((cell) => String(cell ?? '').trim() !== ''))
    const [head, ...rows] = filled
    if (!head || rows.length === 0) return { fault: messages.F7 }
    return {
      columns: head.map((cell) => String(cell ?? '').trim()).filter(Boolean),
      rows: rows.length,
      ending,
    }
  } catch {
    return { fault: unreadable }
  }
}

type Lines = readonly (readonly unknown[])[]

async function bookLines(bytes: Uint8Array): Promise<Lines> {
  const { read, utils } = await import('xlsx')
  const book = read(bytes, { type: 'array', dense: true, cellStyles: false, cellHTML: false })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: false }) : []
}

async function csvLines(bytes: Uint8Array): Promise<Lines> {
  const text = textOf(bytes)
  if (CONTROLS.test(text) || /^\s*<(!doctype|html|\?xml|table)/i.test(text.slice(0, 1000)))
    throw new Error('The file is no csv')
  const { parse } = (await import('papaparse')).default
  return parse<string[]>(text, { skipEmptyLines: true }).data
}

/** UTF-8, UTF-16 by its mark, else GB18030, as a Chinese Excel saves it. */
function textOf(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
  if (begins(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}
