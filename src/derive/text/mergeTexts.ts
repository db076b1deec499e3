import { sequenceDifference } from '../sequenceDifference.ts'
import { blocksOf } from './blocksOf.ts'

/** Paragraphs as they are to be, or as each of two people would have them. */
export type MergedPart =
  | { readonly text: string }
  | { readonly was: string; readonly theirs: string; readonly mine: string }

/** Whether somebody has to choose. */
export const isOpen = (part: MergedPart): part is Exclude<MergedPart, { readonly text: string }> =>
  'mine' in part

/** Brings two changes of one text together, paragraph by paragraph; what both rewrote is left open. */
export function mergeTexts(was: string, theirs: string, mine: string): readonly MergedPart[] {
  const [base, left, right] = [blocksOf(was), blocksOf(theirs), blocksOf(mine)]
  const [toLeft, toRight] = [placesIn(base, left), placesIn(base, right)]
  const parts: MergedPart[] = []
  let at = { base: 0, left: 0, right: 0 }
  for (let place = 0; place <= base.length; place++) {
    const [l, r] = [toLeft.get(place), toRight.get(place)]
    const isEnd = place === base.length
    if (!isEnd && (l === undefined || r === undefined)) continue
    const next = { base: place, left: l ?? left.length, right: r ?? right.length }
    parts.push(
      ...between(
        base.slice(at.base, next.base),
        left.slice(at.left, next.left),
        right.slice(at.right, next.right),
      ),
    )
    if (!isEnd) parts.push({ text: base[place]! })
    at = { base: next.base + 1, left: next.left + 1, right: next.right + 1 }
  }
  return parts.filter((part) => isOpen(part) || part.text !== '')
}

/** Neighbours that were rewritten one for one are told apart. */
function between(
  was: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): readonly MergedPart[] {
  const isOneForOne = was.length === theirs.length && was.length === mine.length
  return isOneForOne
    ? was.map((one, at) => partOf(one, theirs[at]!, mine[at]!))
    : [partOf(was.join(''), theirs.join(''), mine.join(''))]
}

function partOf(was: string, theirs: string, mine: string): MergedPart {
  if (mine === theirs || mine === was) return { text: theirs }
  return theirs === was ? { text: mine } : { was, theirs, mine }
}

/** Where each item stands in the other sequence, for those that both have. */
function placesIn(base: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let [i, j] = [0, 0]
  for (const { is, items } of sequenceDifference(base, other))
    for (const _ of items) {
      if (is === 'same') places.set(i, j)
      if (is !== 'new') i++
      if (is !== 'gone') j++
    }
  return places
}
