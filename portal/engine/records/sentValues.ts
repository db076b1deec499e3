import { type Entity, type Field, type Fields, isKept, type Row } from '#declare'
import { saysNothing } from '#derive/compare.ts'
import type { Problem } from '#derive/problem.ts'
import { type CutFrom, cleanValue } from '../richText/cleanValues.ts'
import { ENTRY_KEY, isRow, withKeys } from './entryKeys.ts'
import { same } from './same.ts'

/** Keys of a body that are no values of the record. */
export interface Wrapping {
  readonly version?: number
  readonly accept: readonly string[]
  readonly reason?: string
  /** What was typed to confirm, or the number of records. */
  readonly confirm?: unknown
}

/** What the portal keeps of every record. */
export const standing = [
  'id',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'deletedAt',
  'deletedBy',
]
/** What any call may bear beside its values. */
export const wrapping = ['version', 'accept', 'reason', 'confirm']

/** Takes a body apart: what says how, and what the record is to hold. A declared field of the name is a value. */
export function unwrap(
  entity: Pick<Entity, 'fields'> | null,
  body: Row,
): { readonly wrap: Wrapping; readonly values: Row } {
  const isWrap = (key: string) =>
    wrapping.includes(key) && (key === 'version' || !entity || !(key in entity.fields))
  const values = Object.fromEntries(Object.entries(body).filter(([key]) => !isWrap(key)))
  const accept = isWrap('accept') && Array.isArray(body.accept) ? body.accept.map(String) : []
  return {
    values,
    wrap: {
      accept,
      ...(typeof body.version === 'number' && { version: body.version }),
      ...(typeof body.reason === 'string' && { reason: body.reason }),
      ...(isWrap('confirm') && body.confirm !== undefined && { confirm: body.confirm }),
    },
  }
}

/**
 * What a caller wants changed: only declared fields whose value differs from what they were shown. Fields nobody may
 * send are problems, unless they come back as they were shown.
 * Markup that no text may hold is cut from rich text, and told in `cut`.
 * @param shown the record as the caller saw it, masked values included; null when it is created
 * @param asked fields a move asks for, which it may set though no form does
 */
export function sentValues(
  entity: Entity,
  values: Row,
  shown: Row | null,
  asked: readonly string[] = [],
): { readonly sent: Row; readonly problems: Problem[]; readonly cut: CutFrom[] } {
  const problems: Problem[] = []
  const cut: CutFrom[] = []
  const sent: Row = {}
  const count = Object.keys(values).length
  if (count > MOST_VALUES) return { sent, problems: [tooMany(count)], cut }
  for (const [key, given] of Object.entries(withKeys(entity, values))) {
    if (shown && isKnown(entity, key) && same(given, shown[key])) continue
    const isAsked = asked.includes(key) && isWritten(entity.fields[key])
    const barred = isAsked ? undefined : barredBecause(entity, key, given, shown)
    const long = barred ? 0 : markupIn(entity.fields[key], given)
    if (barred) problems.push(barred)
    else if (long > LONGEST_MARKUP) problems.push(tooLong(key, long))
    else if (!standing.includes(key))
      sent[key] = cleanValue(entity.fields[key], key, tidy(entity.fields, key, given), cut)
  }
  problems.push(...strangeEntries(entity.fields, sent))
  return { sent, problems, cut }
}

/** No entity has as many fields; whoever sends more means no record. */
const MOST_VALUES = 500
/** Characters of rich text, markup and all: many times the longest article. */
const LONGEST_MARKUP = 1_000_000

/** How many characters of rich text a value holds, its entries' included: what takes time to clean. */
function markupIn(field: Field | undefined, value: unknown): number {
  if (field?.kind === 'richText') return typeof value === 'string' ? value.length : 0
  if (field?.kind !== 'list' || !Array.isArray(value)) return 0
  const of = Object.entries(field.of as Fields)
  return value
    .filter(isRow)
    .reduce(
      (sum, entry) => sum + of.reduce((all, [key, inner]) => all + markupIn(inner, entry[key]), 0),
      0,
    )
}

const tooMany = (count: number): Problem => ({
  field: '_',
  message: [
    `一次提交了 ${count} 个字段，最多 ${MOST_VALUES} 个`,
    `${count} fields were sent; ${MOST_VALUES} are the most`,
  ],
})
const tooLong = (field: string, count: number): Problem => ({
  field,
  message: [
    `正文连同标记共 ${count} 字符，最多 ${LONGEST_MARKUP}：请去掉多余的格式，或拆成几篇`,
    `The text has ${count} characters with its markup, at most ${LONGEST_MARKUP}: take formats out, or split it`,
  ],
})

/** Only said to be read, not counted or worked out. */
const isWritten = (field: Field | undefined): boolean =>
  field !== undefined && !isKept({ ...field, readOnly: false })

function barredBecause(
  entity: Entity,
  key: string,
  given: unknown,
  shown: Row | null,
): Problem | undefined {
  const field = entity.fields[key]
  if (field)
    return isKept(field) && !(shown === null && same(given, null)) ? portalOnly(key) : undefined
  if (standing.includes(key)) return shown || same(given, null) ? portalOnly(key) : undefined
  const states = Object.keys(entity.states)
  if (key !== entity.stateField || states.length === 0) return unknown(key)
  return !shown && (same(given, null) || given === states[0]) ? undefined : byMove(key)
}

const isKnown = (entity: Entity, key: string) =>
  key in entity.fields ||
  standing.includes(key) ||
  (key === entity.stateField && Object.keys(entity.states).length > 0)

const unknown = (field: string): Problem => ({
  field,
  message: [`没有名为“${field}”的字段`, `There is no field "${field}"`],
})
const portalOnly = (field: string): Problem => ({
  field,
  message: ['此字段由系统维护，不能修改', 'The portal keeps this field, it cannot be changed'],
})
const byMove = (field: string): Problem => ({
  field,
  message: ['状态请通过相应操作变更', 'The state changes by its moves only'],
})

/**
 * Blanks around a text are no part of it. Empty text is nothing set, nor is markup without content, nor a link to
 * nowhere where none need be given.
 */
export function tidy(fields: Fields, key: string, sent: unknown): unknown {
  const field = fields[key]
  const given = trimmed(field, sent)
  if (given === '' || given === undefined) return null
  if (field && holding.includes(field.kind) && !field.required && saysNothing(given)) return null
  if (field?.kind === 'list' && Array.isArray(given))
    return given.map((entry) => tidyEntry(field.of as Fields, entry))
  return given
}

/** How the texts of a kind are trimmed: a paragraph keeps the blanks it is indented by. */
const trims: { readonly [kind: string]: (text: string) => string } = {
  ...Object.fromEntries(
    ['text', 'code', 'phone', 'url', 'color', 'tags'].map((kind) => [
      kind,
      (text: string) => text.trim(),
    ]),
  ),
  longText: (text) => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd(),
}

function trimmed(field: Field | undefined, given: unknown): unknown {
  const trim = trims[field?.kind ?? '']
  if (!trim) return given
  if (Array.isArray(given)) return given.map((one) => (typeof one === 'string' ? trim(one) : one))
  return typeof given === 'string' ? trim(given) : given
}

/** The kinds whose values may say nothing. */
const holding = ['richText', 'jump']

const tidyEntry = (fields: Fields, entry: unknown): unknown =>
  isRow(entry)
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) => [key, tidy(fields, key, value)]),
      )
    : entry

function strangeEntries(fields: Fields, values: Row, at = ''): Problem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (field?.kind !== 'list' || !Array.isArray(value)) return []
    const of = field.of as Fields
    return value.flatMap((entry, index) => {
      if (!isRow(entry)) return []
      const here = `${at}${name}.${index}.`
      const strange = Object.keys(entry).filter((key) => !(key in of) && key !== ENTRY_KEY)
      return [
        ...strange.map((key) => ({ ...unknown(key), field: here + key })),
        ...strangeEntries(of, entry, here),
      ]
    })
  })
}

/** Counts inside list entries are the portal's: a save keeps what stands there, entry by entry. */
export function keepEntryCounts(entity: Entity, after: Row, before: Row | null): void {
  for (const [name, field] of Object.entries(entity.fields)) {
    const entries = after[name]
    if (field.kind !== 'list' || !Array.isArray(entries)) continue
    const keptFields = Object.entries(field.of as Fields).filter(([, inner]) => isKept(inner))
    if (keptFields.length === 0) continue
    const stood = new Map(listOf(before?.[name]).map((entry) => [entry[ENTRY_KEY], entry]))
    after[name] = entries.map((entry) => {
      if (!isRow(entry)) return entry
      const was = stood.get(entry[ENTRY_KEY])
      const keep = keptFields.map(([key, inner]) => [
        key,
        was?.[key] ?? (inner.kind === 'count' ? 0 : null),
      ])
      return { ...entry, ...Object.fromEntries(keep) }
    })
  }
}

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
