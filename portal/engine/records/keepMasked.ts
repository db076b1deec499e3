import type { Entity, Row } from '#declare'
import { isMaskedText } from '#derive/maskedText.ts'
import { type Mask, masksOf } from '#derive/maskPlan.ts'
import type { Problem } from '#derive/problem.ts'
import { ENTRY_KEY, isRow } from './entryKeys.ts'
import { same } from './same.ts'

/**
 * What was sent with each value inside list entries that came back as it was shown in part put back to what stands:
 * a change of one entry leaves the phones of all others alone.
 * @param shown the record as the caller saw it
 */
export function keepMasked(entity: Entity, sent: Row, before: Row, shown: Row): Row {
  const lists = new Map<string, readonly string[]>()
  for (const { list, field } of masksOf(entity))
    if (list && Array.isArray(sent[list])) lists.set(list, [...(lists.get(list) ?? []), field])
  const kept = [...lists].map(([list, fields]) => {
    const [stood, seen] = [byKey(before[list]), byKey(shown[list])]
    const entries = (sent[list] as readonly unknown[]).map((entry) => {
      const key = isRow(entry) && entry[ENTRY_KEY]
      const [was, saw] = [stood.get(key), seen.get(key)]
      if (!isRow(entry) || !was || !saw) return entry
      const back = fields.filter((field) => same(entry[field], saw[field]))
      return { ...entry, ...Object.fromEntries(back.map((field) => [field, was[field]])) }
    })
    return [list, entries] as const
  })
  return { ...sent, ...Object.fromEntries(kept) }
}

const byKey = (entries: unknown): ReadonlyMap<unknown, Row> =>
  new Map(Array.isArray(entries) ? entries.filter(isRow).map((one) => [one[ENTRY_KEY], one]) : [])

/** Texts that were shown in part and come back as something new: a copy, a paste, another record's. */
export function maskedProblems(entity: Entity, sent: Row): Problem[] {
  return masksOf(entity)
    .filter(({ personal }) => personal)
    .flatMap((mask) => placesOf(mask, sent).map((field) => ({ field, message: NOT_WHOLE })))
}

function placesOf({ list, field }: Mask, sent: Row): readonly string[] {
  if (!list) return isMaskedText(sent[field]) ? [field] : []
  const entries = sent[list]
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry, at) =>
    isRow(entry) && isMaskedText(entry[field]) ? [`${list}.${at}.${field}`] : [],
  )
}

const NOT_WHOLE = [
  '这里只有遮住后的内容，请填写完整，或保留原值',
  'Only a part of it stands here: give the whole, or leave it as it was',
] as const
