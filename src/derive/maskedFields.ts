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

/** The same, and what is masked until somebody asks for it: kept and told nowhere else in clear. */
export const fieldsUntilAsked = (entity: Entity, asker: Asker): ReadonlySet<string> =>
  asker.acting && asker.acting !== 'user'
    ? new Set()
    : new Set([
        ...maskedFields(entity, asker),
        ...masksOf(entity).flatMap(({ list, field, personal }) =>
          personal ? (list ?? field) : [],
        ),
      ])

/**
 * Whether whoever asks sees without asking what a mask hides from others: what says who somebody is, of what they made
 * themselves alone; anything else by their rights.
 */
export const seesUnasked = (mask: Mask, situation: Situation): boolean =>
  mask.personal
    ? [mask.unless ?? []].flat().some((who) => isObjectWith(who, 'creator')) &&
      isWho({ creator: true }, situation) === true
    : seesClear(mask, situation)

const isObjectWith = (who: unknown, key: string): boolean =>
  typeof who === 'object' && who !== null && key in who

/** Whether whoever asks may see what a mask hides from others. */
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
