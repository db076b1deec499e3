import { type Format, numberCell } from '../numberCell.ts'
import type { OnRow, RawCell } from '../rawCell.ts'
import { columnOf } from './address.ts'
import { eachPart } from './eachPart.ts'
import { decoded, stringOf } from './xml.ts'

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[]
  readonly formats: readonly Format[]
  readonly dayOf: (serial: number) => string
}

const row = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g
const cell = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const line = /\sr=["'](\d+)["']/
const place = /\sr=["']([A-Z]{1,3})\d+["']/
const style = /\ss=["'](\d+)["']/
const type = /\st=["'](\w+)["']/
const value = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/
const formula = /<(?:\w+:)?f[\s/>]/
const merge = /<(?:\w+:)?mergeCell\b[^>]*?\bref=["']([^"']+)["']/g
/** As many rows and columns as a spreadsheet has. */
const mostRows = 1_048_576
const lastColumn = 16_383

/** Reads the rows of a sheet as they are unpacked; gives the merged ranges, which stand after them. */
export async function readRows(
  pieces: AsyncIterable<string>,
  context: SheetContext,
  onRow: OnRow,
): Promise<readonly string[]> {
  const merged: string[] = []
  let rowNo = 0
  let rows = 0
  await eachPart(pieces, ['row', 'mergeCell'], (part) => {
    for (const [, tag = '', inner] of part.matchAll(row)) {
      rowNo = Number(line.exec(tag)?.[1] ?? rowNo + 1)
      if (++rows > mostRows) throw new Error(`There are more than ${mostRows} rows`)
      if (inner) onRow(rowNo, cellsOf(inner, context))
    }
    for (const [, ref = ''] of part.matchAll(merge)) merged.push(ref)
  })
  return merged
}

function cellsOf(inner: string, context: SheetContext): (RawCell | undefined)[] {
  const cells: (RawCell | undefined)[] = []
  let column = -1
  for (const [, tag = '', content] of inner.matchAll(cell)) {
    const letters = place.exec(tag)?.[1]
    column = letters ? columnOf(letters) : column + 1
    if (column > lastColumn) throw new Error(`There is no column ${letters}`)
    if (content) cells[column] = cellOf(tag, content, context)
  }
  return cells
}

function cellOf(tag: string, content: string, context: SheetContext): RawCell | undefined {
  const read = readValue(tag, content, context)
  if (!formula.test(content)) return read
  return { text: read?.text ?? '', mark: 'formula' }
}

function readValue(tag: string, content: string, context: SheetContext): RawCell | undefined {
  const kind = type.exec(tag)?.[1] ?? 'n'
  if (kind === 'inlineStr') return { text: stringOf(content) }
  const written = value.exec(content)?.[1]
  if (written === undefined) return undefined
  return readings[kind]?.(written, tag, context) ?? { text: decoded(written) }
}

const readings: {
  readonly [type: string]: (written: string, tag: string, context: SheetContext) => RawCell
} = {
  s: (written, _tag, { strings }) => ({ text: strings[Number(written)] ?? '' }),
  b: (written) => ({ text: written === '1' ? 'TRUE' : 'FALSE' }),
  n: (written, tag, { formats, dayOf }) => {
    const number = Number(written)
    if (Number.isNaN(number)) return { text: decoded(written) }
    return numberCell(number, formats[Number(style.exec(tag)?.[1] ?? 0)] ?? 'plain', dayOf)
  },
}
