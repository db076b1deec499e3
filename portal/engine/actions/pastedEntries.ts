import type { Label } from '#declare'
import { refusedField } from '#portal/core/errors.ts'

/** So many of one dialog; more come as a spreadsheet. */
const MOST = 500

/** What a pasted list is of, and the field of the dialog it stands in. */
export interface PastedList {
  readonly field: string
  /** What is counted: `['个手机号', 'phones']`. */
  readonly what: Label
  /** Said where nothing was pasted. */
  readonly none: Label
}

/** The entries of a pasted text, each once, as they stand there. Throws 40001 for none, or too many. */
export function pastedEntries(text: unknown, { field, what, none }: PastedList): readonly string[] {
  const pieces = String(text ?? '').split(/[\s,;，；、]+/)
  const found = [...new Set(pieces.filter(Boolean))]
  if (found.length === 0) throw refusedField(field, none)
  if (found.length <= MOST) return found
  throw refusedField(field, [
    `一次最多 ${MOST} ${what[0]}，现有 ${found.length} 个`,
    `At most ${MOST} ${what[1]} at once, these are ${found.length}`,
  ])
}
