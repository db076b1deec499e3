import type { Row, Screen } from '#declare'

/** Whose contents a screen showed last in this browser: a record's, or those of all. */
type Looked = number | 'all'

const keyOf = ({ path }: Screen): string => `contents ${path}`

/** What was looked at last; undefined where nothing was. */
export function lastContents(screen: Screen): Looked | undefined {
  const kept = localStorage.getItem(keyOf(screen))
  if (kept === 'all') return kept
  return kept && Number(kept) > 0 ? Number(kept) : undefined
}

/** Keeps what is looked at, so that whoever comes back, from a form or another day, finds it again. */
export function keepContents(screen: Screen, by: string, filter: Row): void {
  const looked = filter[by]
  localStorage.setItem(keyOf(screen), typeof looked === 'number' ? String(looked) : 'all')
}
