import type { Entity, Row } from '#declare'
import { type Mask, masksOf } from './maskPlan.ts'
import { nothingKnown } from './nothingKnown.ts'
import type { Asker, Situation } from './situation.ts'
import { isWho } from './who.ts'

/**
 * Fields at the top of a record that may come masked to whoever asks; which of its rows, only each row tells. They are
 * found by their whole value only, and no list is put in order by them.
 */
export function maskedFields(entity: Entity, asker: Asker): ReadonlySet<string> {
  if (asker.acting && asker.acting !== 'user') return new Set()
  // A record of somebody else, so that nothing passes for being its maker.
  const situation = maskSituation(entity, { createdBy: -1 }, asker)
  const masks = masksOf(entity).filter((mask) => !mask.list && !seesClear(mask, situation))
  return new Set(masks.map(({ field }) => field))
}

/** Whether whoever asks sees what a mask hides from others. */
export const seesClear = (mask: Mask, situation: Situation): boolean =>
  (mask.personal && situation.session?.special.has('personal') === true) ||
  (mask.unless !== undefined && isWho(mask.unless, situation) === true)

/** A record as masks look at it: by itself. */
export const maskSituation = (entity: Entity, row: Row, session: Asker): Situation => ({
  entity,
  entities: { get: () => undefined },
  before: row,
  after: row,
  now: '',
  session,
  ...nothingKnown,
})
