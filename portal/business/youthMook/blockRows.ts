import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** Where a block takes its records from: the entity, the field with those picked, what is live, and what is hot. */
export const sources: {
  readonly [source: string]: {
    readonly entity: string
    readonly field: string
    readonly live: Row
    readonly hottest: string
    readonly picture: string
  }
} = {
  complete: {
    entity: 'yongsComplete',
    field: 'books',
    live: { status: 'published' },
    hottest: '-readers',
    picture: 'cover',
  },
  study: {
    entity: 'yongsStudy',
    field: 'studies',
    live: { status: ['enrolling', 'running'] },
    hottest: '-joined',
    picture: 'cover',
  },
  compilation: {
    entity: 'yongsCompilation',
    field: 'compilations',
    live: { status: 'published' },
    hottest: '-views',
    picture: 'cover',
  },
  article: {
    entity: 'article',
    field: 'articles',
    live: { status: 'published' },
    hottest: '-id',
    picture: 'imageUrl',
  },
}

/** The records a block of the home page shows: those picked, in their order, or the newest or hottest; live ones only. */
export async function blockRows(
  block: Row,
  records: Pick<Records, 'select'>,
): Promise<readonly Row[]> {
  const source = sources[String(block.source)]
  if (!source) return []
  const limit = Number(block.showCount ?? 4)
  if (block.pick !== 'manual') {
    const sort = block.pick === 'hottest' ? source.hottest : '-id'
    return records.select(source.entity, source.live, { limit, sort })
  }
  const ids = (block[source.field] ?? []) as readonly number[]
  if (ids.length === 0) return []
  const rows = await records.select(source.entity, { ...source.live, id: ids }, { limit: 12 })
  return rows
    .toSorted((one, other) => ids.indexOf(one.id as number) - ids.indexOf(other.id as number))
    .slice(0, limit)
}
