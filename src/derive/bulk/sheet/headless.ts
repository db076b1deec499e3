import type { BulkColumn, BulkKind } from '#declare'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { type Header, isFilled, type Known } from './headerOf.ts'
import type { RawCell } from './rawCell.ts'

/** What a code looks like, and no header does. */
const codeLike = /^(?=.*\d)[!-~]{4,}$/

/**
 * A list of one column whose first row is no header but a value already: phones, user numbers, codes, as chats and
 * suppliers send them. Only of kinds that need no more than one column, and only where the value tells which.
 */
export function headless(kind: BulkKind, cells: readonly (RawCell | undefined)[]): Header | null {
  const filled = cells.flatMap((cell, index) => (isFilled(cell) ? [index] : []))
  const [index, ...others] = filled
  if (index === undefined || others.length > 0) return null
  const text = cells[index]?.text.trim() ?? ''
  const column = aloneIn(kind).find(({ column: one }) => isValue(one, text))
  if (!column) return null
  return { at: Object.assign([], { [index]: column }), extra: [], missing: [] }
}

/** The columns of which one is enough for a row. */
function aloneIn({ columns, rules }: BulkKind): readonly Known[] {
  const known = Object.entries(columns).map(([name, column]) => ({ name, column }))
  const required = known.filter(({ column }) => column.required)
  const [first] = rules.flatMap((rule) => ('anyOf' in rule ? [rule.anyOf] : []))
  if (required.length > 1 || (required.length === 1 && first)) return []
  return required.length === 1 ? required : known.filter(({ name }) => first?.includes(name))
}

const telling: readonly BulkColumn['kind'][] = ['phone', 'uid', 'id', 'code']

function isValue(column: BulkColumn, text: string): boolean {
  if (column.kind === 'text') return codeLike.test(text) && text.length <= column.max
  return telling.includes(column.kind) && !readerOf(column).read(text, column, '').fault
}
