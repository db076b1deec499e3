import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall } from '../actions/action.ts'
import { publishedOf } from './publishedOf.ts'

/** Drops what was edited since the last publish: readers see no change, since this is what they saw all along. */
export async function backToPublished(
  { entity, row, db, change }: ActionCall,
  also: Row = {},
): Promise<Row> {
  if (!row) throw missing(entity.label)
  const id = row.id as number
  const kept = (await publishedOf(db, entity, [id])).get(id)
  if (!kept)
    throw refusedField('_', [
      '没有留存的已发布版本',
      'What was published last was not kept: there is nothing to go back to',
    ])
  return change(id, { ...kept.content, ...also })
}
