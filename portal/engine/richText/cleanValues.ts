import type { Field, Fields, Row } from '#declare'
import { isRow } from '../records/entryKeys.ts'
import { cleanHtml } from './cleanHtml.ts'

/** What was cut from the rich text of a field: `['<script>', 'onload ×2']`. */
export interface CutFrom {
  /** `body`, or `blocks.2.text` within a list. */
  readonly field: string
  readonly cut: readonly string[]
}

/** A value whose rich text, its own or that of its entries, is cleaned; what was cut is added to `cut`. */
export function cleanValue(
  field: Field | undefined,
  at: string,
  value: unknown,
  cut: CutFrom[],
): unknown {
  if (field?.kind === 'richText' && typeof value === 'string') {
    const cleaned = cleanHtml(value)
    if (cleaned.cut.length > 0) cut.push({ field: at, cut: cleaned.cut })
    return cleaned.html
  }
  if (field?.kind !== 'list' || !Array.isArray(value)) return value
  const of = field.of as Fields
  if (!Object.values(of).some(({ kind }) => kind === 'richText' || kind === 'list')) return value
  return value.map((entry, index) =>
    isRow(entry) ? cleanValues(of, entry, cut, `${at}.${index}.`) : entry,
  )
}

/** The values of a record, or of an entry, with their rich text cleaned: whoever writes them. */
export function cleanValues(fields: Fields, values: Row, cut: CutFrom[] = [], at = ''): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      cleanValue(fields[name], at + name, value, cut),
    ]),
  )
}

/** The record as it is answered: what was cut from the text that was sent stands beside it as `_cut`. */
export const withCut = (row: Row, cut: readonly CutFrom[]): Row =>
  cut.length > 0 ? { ...row, _cut: cut } : row
