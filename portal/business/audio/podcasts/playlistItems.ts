import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** For each kind of item: the field and entity it names, and the state in which it can be heard. */
const kinds: {
  readonly [kind: string]: { readonly entity: string; readonly live: string }
} = {
  audio: { entity: 'audio', live: 'published' },
  podcast: { entity: 'podcast', live: 'onShelf' },
  lesson: { entity: 'catalog', live: 'published' },
  article: { entity: 'article', live: 'published' },
}

/** The records a playlist's items stand for, in their order; those that are gone left out. */
async function targetsOf(items: readonly Row[], records: Records) {
  const found = items.map(async (item) => {
    const kind = kinds[String(item.itemKind)]
    const id = item[String(item.itemKind)]
    const row = kind && typeof id === 'number' ? await records.find(kind.entity, id) : null
    return kind && row ? [{ kind, row }] : []
  })
  return (await Promise.all(found)).flat()
}

/** How many of the items can be heard now. */
export const playableCount = async (items: readonly Row[], records: Records): Promise<number> =>
  (await targetsOf(items, records)).filter(({ kind, row }) => row.status === kind.live).length

/** How long all items take, in seconds; an article as long as it is read aloud. */
export async function playingTime(items: readonly Row[], records: Records): Promise<number> {
  const targets = await targetsOf(items, records)
  return targets.reduce((sum, { row }) => sum + secondsOf(row), 0)
}

const secondsOf = ({ duration, audio }: Row): number =>
  Math.round(Number(duration ?? (audio as { duration?: number } | null)?.duration ?? 0))
