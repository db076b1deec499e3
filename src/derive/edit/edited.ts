import type { Field, Fields, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { isEmpty, same } from '../compare.ts'
import { shift } from '../moment.ts'
import { escapeMarkup } from '../text/escapeMarkup.ts'
import type { EditWay, FieldEdit } from './ways.ts'

/** What the fields that are edited hold afterwards; an edit that comes later finds what those before it left. */
export function editedValues(fields: Fields, row: Row, edits: readonly FieldEdit[]): Row {
  const after: Row = {}
  for (const edit of edits) {
    const { field, way } = edit
    const held = field in after ? after[field] : (row[field] ?? null)
    after[field] = doing[way](held, edit, fields[field] as Field)
  }
  return after
}

type Does = (held: unknown, edit: FieldEdit, field: Field) => unknown

const doing: { readonly [W in EditWay]: Does } = {
  set: (_, { value }) => value ?? null,
  empty: () => null,
  add: (held, { value }) => {
    const [standing, more] = [listOf(held), listOf(value)]
    return [...standing, ...more.filter((one) => !standing.some((other) => same(one, other)))]
  },
  remove: (held, { value }) => {
    const gone = listOf(value)
    return listOf(held).filter((one) => !gone.some((other) => same(one, other)))
  },
  replace: (held, edit, { kind }) =>
    typeof held === 'string' ? replaced(held, edit, kinds[kind].is.markup === true) : held,
  shift: (held, { value }) => shifted(held, String(value)),
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function replaced(text: string, { find = '', value }: FieldEdit, isMarkup: boolean): string {
  const by = String(value ?? '')
  if (!isMarkup) return text.replaceAll(find, () => by)
  // Only what one reads: tags and what stands in them stay.
  return text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : replacedInRead(part, find, escapeMarkup(by))))
    .join('')
}

/** Text between tags is looked through as it is read: `&amp;` is one letter of it, and no `amp`. */
function replacedInRead(text: string, find: string, by: string): string {
  const letters = text.match(/&(?:#\w+|\w+);|[\s\S]/g) ?? []
  const read = letters.map((letter) => readAs[letter] ?? (letter.length > 1 ? NONE : letter))
  const plain = read.join('')
  const parts: string[] = []
  let from = 0
  for (let at = plain.indexOf(find); at >= 0; at = plain.indexOf(find, from)) {
    parts.push(...letters.slice(from, at), by)
    from = at + find.length
  }
  return [...parts, ...letters.slice(from)].join('')
}
const readAs: { readonly [written: string]: string } = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00a0' },
}
/** Stands for a letter nobody types. */
const NONE = '\ufffc'

/** A day or a moment, or both ends of a stretch. */
function shifted(held: unknown, by: string): unknown {
  if (typeof held === 'string' && held !== '') return shift(held, by)
  if (typeof held !== 'object' || held === null || isEmpty(held)) return held
  return Object.fromEntries(Object.entries(held).map(([end, at]) => [end, shifted(at, by)]))
}
