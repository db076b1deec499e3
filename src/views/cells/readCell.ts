import { columnOf, type Field, fillsCell, type Label } from '#declare'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { messageOf } from '#derive/bulk/finding.ts'
import { isEmpty } from '#derive/compare.ts'

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
  const { value, fault } = readerOf(column).read(written, column, today)
  if (fault)
    return { problem: messageOf({ columns: { cell: column } }, { ...fault, column: 'cell' }) }
  return { value: field.kind === 'boolean' ? value === 'true' : value }
}

const notPasted: Label = [
  '这一列不能粘贴，请逐个修改',
  'Nothing can be pasted into this column: change its cells one by one',
]
