import { columnOf, type Field, fillsCell, type Label } from '#declare'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { messageOf } from '#derive/bulk/finding.ts'
import { isEmpty } from '#derive/compare.ts'
import { readDay } from '#widgets/calendar/readTime.ts'
import { plainPhone } from '#widgets/phone/plainPhone.ts'

/** What a pasted text means in a field, or why it means nothing there. */
export type ReadText = { readonly value: unknown } | { readonly problem: Label }

const unreadable: readonly string[] = ['name', 'media', 'choices', 'id']

/**
 * Reads a text as a list that is imported reads its cells: amounts in yuan, choices by what they are called, days in any
 * of the ways people write them.
 */
export function readCell(field: Field, text: string, today: string): ReadText {
  const written = text.trim()
  const column = fillsCell(field) ? columnOf(field) : undefined
  if (!column || unreadable.includes(column.kind)) return { problem: notPasted }
  if (isEmpty(written)) return { value: field.kind === 'boolean' ? false : null }
  const { value, fault } = readerOf(column).read(asMeant(field, written, today), column, today)
  if (fault)
    return { problem: messageOf({ columns: { cell: column } }, { ...fault, column: 'cell' }) }
  return { value: field.kind === 'boolean' ? value === 'true' : value }
}

/** What one types by hand may be said of a day: a cell takes it as its box does, a list of thousands does not. */
function asMeant(field: Field, text: string, today: string): string {
  if (field.kind === 'date') return readDay(text, today) ?? text
  return field.kind === 'phone' ? plainPhone(text) : text
}

const notPasted: Label = [
  '这一列不能粘贴，请逐个修改',
  'Nothing can be pasted into this column: change its cells one by one',
]
