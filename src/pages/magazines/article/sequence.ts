import type { Row } from '#declare'

/** An episode as an article holds it. */
export interface Insert {
  readonly _key?: string
  readonly podcast: number
  readonly place: 'before' | 'after'
  readonly title?: string | null
}
/** One line of an issue's running order: an article, or an episode between two of them. */
export type Item =
  | { readonly kind: 'article'; readonly key: string; readonly article: Row }
  | {
      readonly kind: 'episode'
      readonly key: string
      readonly insert: Insert
      /** The article that held it when the order was read. */
      readonly home?: number
    }

const insertsOf = (article: Row): readonly Insert[] =>
  (article.podcastInserts ?? []) as readonly Insert[]

/** Articles in their order with the episodes each holds before and after it. */
export const sequenceOf = (articles: readonly Row[]): readonly Item[] =>
  articles.flatMap((article) => {
    const insertsAt = (place: Insert['place']) =>
      insertsOf(article)
        .filter((insert) => insert.place === place)
        .map((insert) => episode(insert, Number(article.id)))
    return [
      ...insertsAt('before'),
      { kind: 'article' as const, key: `article ${String(article.id)}`, article },
      ...insertsAt('after'),
    ]
  })

/** An episode as a line of its own. An issue holds each once, so its number tells it apart. */
export const episode = (insert: Insert, home?: number): Item => ({
  kind: 'episode',
  key: `episode ${insert.podcast}`,
  insert,
  ...(home !== undefined && { home }),
})

/**
 * What each article holds when the order is this one. Episodes go with the article above them; at the head of the
 * issue, and where they stood before the article below and still do, with the one below.
 */
export function heldBy(items: readonly Item[]): ReadonlyMap<number, readonly Insert[]> {
  const held = new Map<number, Insert[]>()
  let above: number | null = null
  let gap: (Item & { kind: 'episode' })[] = []
  const settle = (below: number | null) => {
    const stays = trailing(gap, below)
    for (const [at, { insert, home }] of gap.entries()) {
      const isBefore = above === null || (below !== null && at >= stays)
      const owner = (isBefore ? below : above) as number
      const { _key, ...rest } = insert
      held.get(owner)?.push({
        ...rest,
        ...(_key !== undefined && home === owner && { _key }),
        place: isBefore ? 'before' : 'after',
      })
    }
    gap = []
  }
  for (const item of items) if (item.kind === 'article') held.set(Number(item.article.id), [])
  for (const item of items) {
    if (item.kind === 'episode') {
      gap.push(item)
      continue
    }
    settle(Number(item.article.id))
    above = Number(item.article.id)
  }
  settle(null)
  return held
}

/** Where the episodes begin that stay before the article below. */
function trailing(gap: readonly (Item & { kind: 'episode' })[], below: number | null): number {
  let at = gap.length
  while (at > 0 && gap[at - 1]?.home === below && gap[at - 1]?.insert.place === 'before') at--
  return at
}

/** The articles whose episodes differ from what they hold, with what they are to hold. */
export const changesOf = (items: readonly Item[]) => {
  const held = heldBy(items)
  return items.flatMap((item) => {
    if (item.kind !== 'article') return []
    const { id, version } = item.article
    const podcastInserts = held.get(Number(id)) ?? []
    return plain(podcastInserts) === plain(insertsOf(item.article))
      ? []
      : [{ article: Number(id), version: Number(version), podcastInserts }]
  })
}

const plain = (inserts: readonly Insert[]) =>
  JSON.stringify(
    ['before', 'after'].flatMap((place) =>
      inserts
        .filter((insert) => insert.place === place)
        .map(({ podcast, title }) => [podcast, place, title ?? null]),
    ),
  )
