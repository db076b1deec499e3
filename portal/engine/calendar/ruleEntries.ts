import type { Entity, Label } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { timeOf } from '#derive/moment.ts'
import { isPastPromise, momentIn, type TimedMove, timedMovesOf } from '#derive/timedMoves.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Stretch } from './calendarRows.ts'
import type { Untitled } from './timedEntry.ts'

/** So many records of a rule are told at once. */
const MOST = 500
/** The portal does what is due within seconds; what is late by more has been refused, in milliseconds. */
const AT_ONCE = 60_000

/**
 * What the portal does by itself at a time that a record holds, as the `at` rules of entities that have a calendar say
 * (an issue is published at its 定时上架时间). Where the record stands in its calendar at just that field, it is there already.
 */
export async function ruleEntries(
  { database, rows, access }: PortalContext,
  session: Session,
  among: readonly Entity[],
  stretch: Stretch,
  now: string,
): Promise<readonly Untitled[]> {
  const found: Untitled[] = []
  for (const entity of among)
    for (const timed of tellable(entity, session)) {
      const { path, states, when, move } = timed
      const where = {
        ...{ [entity.stateField]: states, ...when, ...access.sees(entity, session) },
        [path]: within(entity, path, stretch),
      }
      const due = await rows.select(database.db, entity, where, { limit: MOST })
      const field = path.includes('.') ? {} : { field: path }
      const mayMove = 'field' in field && access.mayUse(session, entity, 'update')
      const { label: does } = entity.moves[move]!
      for (const row of due) {
        const at = momentIn(timed, row)
        if (at === undefined) continue
        const told = { entity: entity.name, recordId: Number(row.id), version: Number(row.version) }
        const failed = failedBy(timed, at, now)
        found.push({
          kind: 'move',
          ...told,
          ...field,
          at: whole(at),
          move,
          does,
          by: '',
          failed,
          mayMove,
        })
      }
    }
  return found
}

type Tellable = TimedMove & { readonly path: string }

/** Those whose time stands in the record itself, where whoever asks sees it, and that its calendar does not show anyway. */
const tellable = (entity: Entity, session: Session): readonly Tellable[] =>
  entity.calendar
    ? timedMovesOf(entity).flatMap((timed) => {
        const { path, later } = timed
        const head = path?.split('.')[0] ?? ''
        const isOwn = ['date', 'dateTime', 'period'].includes(entity.fields[head]?.kind ?? '')
        const isShown = head === entity.calendar?.at
        const isSeen = !maskedFields(entity, session).has(head)
        return path && later === '' && isOwn && !isShown && isSeen ? [{ ...timed, path }] : []
      })
    : []

function within(entity: Entity, path: string, { from, to }: Stretch) {
  const bound = (at: string) => (entity.fields[path]?.kind === 'date' ? at.slice(0, 10) : at)
  return { gte: { text: bound(from) }, lt: { text: bound(to) } }
}

/** A day begins at midnight. */
const whole = (at: string): string => (at.length === 10 ? `${at}T00:00:00+08:00` : at)

function failedBy(timed: TimedMove, at: string, now: string): Label | null {
  if (timeOf(at) > timeOf(now) - AT_ONCE) return null
  return isPastPromise(timed, at, timeOf(now)) ? overdue : tried
}
const overdue: Label = [
  '当时条件没有满足，已过时：不会再自动执行，请立即执行或另定时间',
  'Something stood against it, and it is overdue: do it now, or give it a time to come',
]
const tried: Label = [
  '条件没有满足，稍后会再试',
  'Something stands against it: it is tried again a little later',
]
