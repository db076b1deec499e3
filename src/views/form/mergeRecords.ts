import { type Entity, isKept, type Row } from '#declare'
import { isOpen, type MergedPart, mergeTexts } from '#derive/text/mergeTexts.ts'
import { kinds } from '#widgets/kinds.ts'
import { same } from './values.ts'

/** A field that both changed, each to something else. */
export interface Collision {
  readonly field: string
  readonly was: unknown
  readonly theirs: unknown
  readonly mine: unknown
  /** Of a text: the paragraphs that came together, and those left to choose. */
  readonly parts?: readonly MergedPart[]
}
/** Mine put upon theirs, and where the two collide. */
export interface Merged {
  readonly values: Row
  readonly collisions: readonly Collision[]
}

/**
 * Brings two changes of one record together: what only one of them touched is taken from that one, be it a field or a
 * paragraph of a text.
 */
export function mergeRecords(entity: Entity, was: Row, theirs: Row, mine: Row): Merged {
  const values: { [field: string]: unknown } = { ...theirs }
  const collisions: Collision[] = []
  for (const [field, { kind, ...rest }] of Object.entries(entity.fields)) {
    if (isKept({ kind, ...rest }) || !(field in mine) || same(mine[field], was[field])) continue
    values[field] = mine[field]
    if (same(theirs[field], was[field]) || same(theirs[field], mine[field])) continue
    const parts =
      kinds[kind].is.words === 'paragraphs' ? partsOf(was[field], theirs[field], mine[field]) : null
    if (parts && !parts.some(isOpen)) values[field] = textOf(parts, () => 'mine')
    else
      collisions.push({
        ...{ field, was: was[field], theirs: theirs[field], mine: mine[field] },
        ...(parts && { parts }),
      })
  }
  return { values, collisions }
}

const partsOf = (was: unknown, theirs: unknown, mine: unknown): readonly MergedPart[] | null =>
  typeof theirs === 'string' && typeof mine === 'string'
    ? mergeTexts(typeof was === 'string' ? was : '', theirs, mine)
    : null

/** Which of two versions of a paragraph stays, or one behind the other. */
export type Stays = 'theirs' | 'mine' | 'both'

/** The text of what came together, with what was chosen for each paragraph that was left open. */
export const textOf = (parts: readonly MergedPart[], stays: (at: number) => Stays): string =>
  parts
    .map((part, at) => {
      if (!isOpen(part)) return part.text
      const chosen = stays(at)
      return chosen === 'both' ? behind(part.theirs, part.mine) : part[chosen]
    })
    .join('')

/** Lines of plain text stay lines. */
const behind = (first: string, second: string): string =>
  first === '' || /[\n>]$/.test(first) ? first + second : `${first}\n${second}`
