/** A screen or record that was visited, at the address it was left at. */
export interface Tag {
  /** Its path: what tells two tags apart. */
  readonly key: string
  /** Path of the screen it belongs to; the same as `key` for the screen itself. */
  readonly screen: string
  /** Path and query to come back to. */
  readonly address: string
  /** What the record is called, once that is known. */
  readonly title?: string
}

/** Whether something typed at this path is not saved yet. */
type IsHeld = (key: string) => boolean

/**
 * The tags with one more, or with the one of that key brought up to date. Records take turns in one tag a screen, beside
 * the screen's own, so that a day of editing leaves no row of a hundred; one with something typed in it keeps its tag.
 */
export function withTag(tags: readonly Tag[], tag: Tag, isHeld: IsHeld): readonly Tag[] {
  const known = tags.findIndex(({ key }) => key === tag.key)
  if (known >= 0) {
    const { title } = tags[known]!
    return tags.with(known, { ...(title !== undefined && { title }), ...tag })
  }
  if (tag.key === tag.screen) return [...tags, tag]
  const turn = tags.findIndex(
    ({ key, screen }) => screen === tag.screen && key !== screen && !isHeld(key),
  )
  if (turn >= 0) return tags.with(turn, tag)
  const beside = tags.findLastIndex(({ screen }) => screen === tag.screen)
  return beside < 0 ? [...tags, tag] : tags.toSpliced(beside + 1, 0, tag)
}

/** Moves a tag to a place; the pinned ones, which stand first, keep theirs. */
export function reorderTags(
  tags: readonly Tag[],
  key: string,
  to: number,
  pinned: number,
): readonly Tag[] {
  const from = tags.findIndex((tag) => tag.key === key)
  const place = Math.min(Math.max(to, pinned), tags.length - 1)
  if (from < pinned || from === place) return tags
  return tags.toSpliced(from, 1).toSpliced(place, 0, tags[from]!)
}

/** Where to go when tags are closed: the nearest one left at the right of `key`, else at its left. */
export function nextTo(tags: readonly Tag[], key: string, closed: ReadonlySet<string>) {
  const at = tags.findIndex((tag) => tag.key === key)
  const staysOpen = ({ key }: Tag) => !closed.has(key)
  return tags.slice(at + 1).find(staysOpen) ?? tags.slice(0, Math.max(at, 0)).findLast(staysOpen)
}
