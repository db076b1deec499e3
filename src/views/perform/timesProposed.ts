import type { Entity, Row } from '#declare'
import { isMoment, onDay, shift } from '#derive/moment.ts'

/** When what goes out on a day usually does. */
const USUAL = '08:00'

/** A round hour to come: an hour from now, and what is left of that. */
export const nextHour = (now: string): string => `${shift(now, '+119m').slice(0, 13)}:00:00+08:00`

/**
 * What is proposed for times to come that a record has not said yet: the day it stands at in its calendar at a usual
 * hour, such as an issue's date, else the next round hour but one.
 */
export function timesProposed(
  { fields, calendar }: Entity,
  names: readonly string[],
  record: Row,
  now: string,
): Row {
  const stands = record[calendar?.at ?? ''] as unknown
  const day = typeof stands === 'string' ? stands.slice(0, 10) : undefined
  const planned = day && /^\d{4}-\d\d-\d\d$/.test(day) ? onDay(day, 0, USUAL) : undefined
  const proposed = planned && isMoment(planned) && planned > now ? planned : nextHour(now)
  return Object.fromEntries(
    names
      .filter((name) => fields[name]?.kind === 'dateTime' && !record[name])
      .map((name) => [name, proposed]),
  )
}
