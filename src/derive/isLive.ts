import type { Row } from '#declare'
import { holds } from './condition.ts'
import { namesIn } from './namesIn.ts'
import { publicReading } from './publicReading.ts'
import type { Situation } from './situation.ts'

/**
 * Whether readers have the record as it stands before it is changed, so that a save reaches them at once; also where what
 * it depends on is not known here. Never where they see what was published last (`snapshot`).
 */
export function isLive(situation: Situation): boolean {
  const reading = publicReading(situation.entity)
  const { before } = situation
  if (!reading || reading.kept || !before) return false
  return holds(reading.shown, { ...situation, after: before }) !== false
}

/** Whether readers see at once that these fields of a record change: they get them, or get the record by them. */
export function isSeenAtOnce(situation: Situation, changed: readonly string[]): boolean {
  const { entity } = situation
  const { gives = [], shown = {} } = publicReading(entity) ?? {}
  const seen = new Set([...gives, ...namesIn(entity, shown)])
  return changed.some((name) => seen.has(name)) && isLive(situation)
}

/** Whether readers no longer get a record they have once its fields hold this. */
export const goesOutOfSight = (situation: Situation, values: Row): boolean =>
  holds(publicReading(situation.entity)?.shown, {
    ...situation,
    after: { ...situation.before, ...values },
  }) === false
