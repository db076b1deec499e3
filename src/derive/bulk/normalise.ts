import type { BulkColumn, BulkKind, BulkRule, BulkValues } from '#declare'
import { type Cell, type Cells, textOf } from './cell.ts'
import { readerOf } from './columns/readers.ts'
import { type Finding, finding } from './finding.ts'

/** One row, read and checked as far as the row alone tells. */
export interface NormalRow<V = BulkValues<BulkKind>> {
  /** Fen, ISO days, keys of choices; null where the cell is empty or faulty. */
  readonly values: V
  /** R1 R2 R3 R7 R8 R9 R10 R11 R12 R15 B1 B8 B13.together, in the order of the columns, then of the rules. */
  readonly findings: readonly Finding[]
  /** The row in its one way of writing, faulty cells included: what `hashOf` is made of. Never depends on the day. */
  readonly text: string
}
type Value = string | number | null
interface ReadCell {
  readonly value: Value
  readonly text: string
  readonly fault?: Finding
}

/** Reads the cells of a row by their columns and checks them. `today` is the day in Asia/Shanghai, `2026-11-21`. */
export function normalise<K extends BulkKind>(
  kind: K,
  cells: Cells,
  today: string,
): NormalRow<BulkValues<K>> {
  const values: Record<string, Value> = {}
  const findings: Finding[] = []
  const texts: string[] = []
  for (const name of Object.keys(kind.columns)) {
    const read = readCell(cells[name], kind.columns[name]!, today)
    values[name] = read.value
    // A column that is not in the file says nothing; an empty cell of one that is there clears.
    texts.push(kind.partial && !(name in cells) ? '-' : read.text)
    if (read.fault) findings.push({ ...read.fault, column: name })
  }
  const filled = (name: string) => tidied(textOf(cells[name])) !== ''
  for (const rule of kind.rules) findings.push(...broken(rule, filled, values))
  return { values: values as BulkValues<K>, findings, text: JSON.stringify(texts) }
}

/** The cells these values are written as: normalising them gives the same values again. */
export function cellsOf(kind: BulkKind, values: { readonly [column: string]: unknown }): Cells {
  const filled = Object.entries(kind.columns).filter(([name]) => (values[name] ?? null) !== null)
  return Object.fromEntries(
    filled.map(([name, column]) => [
      name,
      readerOf(column).write(values[name] as string | number, column),
    ]),
  )
}

function readCell(cell: Cell | undefined, column: BulkColumn, today: string): ReadCell {
  const written = tidied(textOf(cell))
  const reader = readerOf(column)
  const mark = typeof cell === 'object' ? cell.mark : undefined
  if (mark === 'formula' || mark === 'merged')
    return { value: null, text: `${mark} ${written}`, fault: finding('R15') }
  if (written === '' || isNone(written, column)) return empty(column)
  if (mark === 'scientific' && reader.exact)
    return { value: null, text: written, fault: finding('R3.scientific') }
  const { value, fault } = reader.read(written, column, today)
  const text = value === null ? written : reader.write(value, column)
  return fault ? { value: null, text, fault } : { value, text }
}

function empty(column: BulkColumn): ReadCell {
  const instead = 'empty' in column ? (column.empty ?? null) : null
  if (instead !== null) return { value: instead, text: readerOf(column).write(instead, column) }
  return { value: null, text: '', ...(column.required && { fault: finding('R1') }) }
}

/** What reports write where there is no number or day. */
const dash = /^[-—–－/]{1,3}$/
const countable: readonly BulkColumn['kind'][] = ['money', 'integer', 'percent', 'date', 'month']
const isNone = (written: string, { kind }: BulkColumn): boolean =>
  dash.test(written) && countable.includes(kind)

/** Marks that only steer writing, as address books and chats leave them in numbers. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g
const wide = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g

/** Most cells: nothing in them needs care. */
const isPlain = /^[!-~]*$/

/** Trimmed, without unseen marks, digits and letters half-width; a text keeps its full-width punctuation. */
const tidied = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .replace(unseen, '')
        .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .trim()

function broken(
  rule: BulkRule,
  filled: (column: string) => boolean,
  values: { readonly [column: string]: Value },
): Finding[] {
  if ('anyOf' in rule) return rule.anyOf.some(filled) ? [] : [finding('R2')]
  if ('oneOf' in rule) return rule.oneOf.filter(filled).length === 1 ? [] : [finding('B1')]
  if ('rises' in rule) {
    const [start, end] = rule.rises.map((name) => values[name] ?? null)
    const falls = start != null && end != null && end <= start
    return falls ? [{ ...finding('R10'), column: rule.rises[1] }] : []
  }
  const lacking = rule.together.filter((name) => !filled(name))
  if (lacking.length === 0 || lacking.length === rule.together.length) return []
  if (rule.says) return [finding(rule.says)]
  return lacking.map((column) => finding('R1', { column }))
}
