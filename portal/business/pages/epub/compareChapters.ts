import type { Row } from '#declare'

/** What a newer file of a book would change. */
export interface ChapterChanges {
  readonly added: readonly string[]
  readonly gone: readonly string[]
  readonly changed: readonly string[]
  /** Titles of chapters edited or made by hand, whose work would be lost. */
  readonly lost: readonly string[]
  readonly same: number
}

/**
 * Holds the chapters of a newer file against those that stand; chapters are the same by their place in the file.
 * @param sources what the standing ones were parsed from, by place
 */
export function compareChapters(
  standing: readonly Row[],
  sources: ReadonlyMap<string, string>,
  fresh: readonly { readonly href: string; readonly title: string; readonly content: string }[],
): ChapterChanges {
  const mine = new Map(standing.map((row) => [String(row.href ?? `#${row.id}`), row]))
  const theirs = new Set(fresh.map(({ href }) => href))
  const kept = fresh.filter(({ href }) => mine.has(href))
  const changed = kept.filter(
    ({ href, title, content }) => sources.get(href) !== content || mine.get(href)?.title !== title,
  )
  const titles = (rows: readonly Row[]) => rows.map(({ title }) => String(title))
  return {
    added: fresh.filter(({ href }) => !mine.has(href)).map(({ title }) => title),
    gone: titles([...mine].filter(([href]) => !theirs.has(href)).map(([, row]) => row)),
    changed: changed.map(({ title }) => title),
    lost: titles(
      standing.filter(({ edited, href }) => edited === true || !href || !sources.has(String(href))),
    ),
    same: kept.length - changed.length,
  }
}
