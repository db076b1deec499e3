import type { Row } from '#declare'
import { publishingOf } from '#derive/publishing.ts'
import type { Change } from '../context/change.ts'
import { same } from '../records/same.ts'
import { contentOf } from './keepPublished.ts'
import { publishedOf } from './publishedOf.ts'

const publishes = ({ entity, by }: Change): boolean =>
  by !== undefined && publishingOf(entity).includes(by)

/** When readers last got what stands here. */
export const publishedAt = (row: Row, change: Change): unknown =>
  publishes(change) ? change.now : row.publishedAt

/** Whether something else stands here than what readers see. */
export async function differsFromPublished(row: Row, change: Change): Promise<boolean> {
  const { entity, before, tx } = change
  if (publishes(change) || !before || row[entity.stateField] !== 'published') return false
  const kept = (await publishedOf(tx, entity, [before.id as number])).get(before.id as number)
  return !same(contentOf(entity, row), kept?.content ?? contentOf(entity, before))
}
