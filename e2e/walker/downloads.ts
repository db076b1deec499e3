import { readFileSync } from 'node:fs'
import { type CellObject, read, utils } from 'xlsx'
import type { Entity, KindName } from '#declare'
import { shownAs } from '#derive/computedField.ts'

/** What the first bytes of a file say that it is. */
const signs: readonly (readonly [kind: string, test: (bytes: Uint8Array) => boolean])[] = [
  ['zip', (bytes) => text(bytes, 0, 2) === 'PK'],
  ['png', (bytes) => text(bytes, 1, 4) === 'PNG'],
  ['jpg', ([first, second]) => first === 0xff && second === 0xd8],
  ['gif', (bytes) => text(bytes, 0, 3) === 'GIF'],
  ['mp4', (bytes) => text(bytes, 4, 8) === 'ftyp'],
  ['mp3', ([first, second = 0]) => first === 0xff && (second & 0xe0) === 0xe0],
  ['mp3', (bytes) => text(bytes, 0, 3) === 'ID3'],
  ['pdf', (bytes) => text(bytes, 0, 4) === '%PDF'],
  ['html', (bytes) => /^\s*<(!doctype html|html)/i.test(text(bytes, 0, 200))],
]
const text = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to))

/** Endings by what their files are beneath. */
const beneath: { readonly [ending: string]: string } = {
  xlsx: 'zip',
  epub: 'zip',
  docx: 'zip',
  jpeg: 'jpg',
  m4a: 'mp4',
}

/** What a file is, as far as its first bytes tell. */
export const kindOfBytes = (bytes: Uint8Array): string | undefined =>
  signs.find(([, test]) => test(bytes))?.[0]

/** What is wrong with a file that claims to be what its name ends in; undefined where nothing is. */
export function bytesProblem(name: string, bytes: Uint8Array): string | undefined {
  const ending = /\.(\w+)(?:\?|$)/.exec(name)?.[1]?.toLowerCase() ?? ''
  const kind = kindOfBytes(bytes)
  if (bytes.length === 0) return 'is empty'
  if (kind === 'html' && !['html', 'htm'].includes(ending)) return 'is a page of HTML'
  const claimed = beneath[ending] ?? ending
  const known = signs.some(([one]) => one === claimed)
  return known && kind !== claimed ? `claims to be ${ending} and is ${kind ?? 'none'}` : undefined
}

/** What is wrong with the export of a list: rows missing, cells that are text and should not be. */
export function sheetProblems(path: string, entity: Entity, total: number): readonly string[] {
  const bytes = readFileSync(path)
  const broken = bytesProblem('list.xlsx', bytes)
  if (broken) return [broken]
  const book = read(bytes, { cellDates: true })
  const sheet = book.Sheets[book.SheetNames[0] as string]
  if (!sheet) return ['has no sheet']
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: false })
  const [head = [], ...lines] = rows
  const counted =
    lines.length === total ? [] : [`holds ${lines.length} rows where the list has ${total}`]
  const cells = head.flatMap((label, column) => cellProblem(entity, String(label), column, sheet))
  return [...counted, ...cells]
}

/** What is wrong with a book of figures: a sheet without a head, numbers that are text. */
export function bookProblems(path: string): readonly string[] {
  const bytes = readFileSync(path)
  const broken = bytesProblem('figures.xlsx', bytes)
  if (broken) return [broken]
  const { SheetNames, Sheets } = read(bytes, { cellDates: true })
  return SheetNames.flatMap((name) => {
    const cells = Object.entries(Sheets[name] ?? {}).filter(([address]) => !address.startsWith('!'))
    const text = cells.find(([, { t, v }]: [string, CellObject]) => t === 's' && isReckoned(v))
    if (cells.length === 0) return [`${name} is empty`]
    return text ? [`${name} ${text[0]} is the text “${(text[1] as CellObject).v}”`] : []
  })
}
/** What stands in a cell as text and is a number, an amount, a share, a moment; with a nought before it it is a code, as hours are. */
const isReckoned = (value: unknown): boolean =>
  /^((?!0\d)[¥￥-]?[\d,]+(\.\d+)?%?|\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*)$/.test(String(value))

/** Kinds that are numbers, amounts, times: cells of their own kind in a sheet. */
const reckoned: readonly KindName[] = [
  ...(['integer', 'decimal', 'money', 'percent', 'count'] as const),
  ...(['duration', 'date', 'dateTime'] as const),
]

function cellProblem(
  entity: Entity,
  label: string,
  column: number,
  sheet: { readonly [address: string]: unknown },
): readonly string[] {
  const field = Object.values(entity.fields).find((one) => one.label[0] === label)
  if (!field || !reckoned.includes(shownAs(field).kind)) return []
  for (let row = 1; row < 40; row += 1) {
    const cell = sheet[utils.encode_cell({ c: column, r: row })] as CellObject | undefined
    if (cell?.t === 's' && String(cell.v).trim() !== '')
      return [`${label} is the text “${String(cell.v).slice(0, 40)}”`]
  }
  return []
}
