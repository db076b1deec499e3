import ical from 'ical-generator'
import type { CalendarName, Entity, Label, Row } from '#declare'
import { spanOf } from '#derive/calendarSpan.ts'
import { calledOf } from '#derive/calledOf.ts'
import { momentOf, shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import { calendars } from '#resources/calendars.ts'
import type { TimedEntry } from '#wire/timedEntry.ts'
import { isSignedBy } from '../context/goodSecrets.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { personSession } from '../imports/records/makerSession.ts'
import { accountOf } from '../session/account.ts'
import { calendarRows } from './calendarRows.ts'
import { timedEntries } from './timedEntries.ts'

/** Where calendars of people are read by other programs, without a session. */
export const FEED = '/api/portal/calendar'

/** So much of the past and of the time to come a feed tells. */
const BEFORE = '-1M'
const AHEAD = '+6M'
/** So many records of an entity stand in it. */
const MOST = 500

export const isCalendar = (name: string): name is CalendarName => Object.hasOwn(calendars, name)

/**
 * The address at which a calendar program reads one of the calendars as somebody sees it, below the portal's own. It
 * ends with their password: a new one makes a new address, and the old one tells nothing any more.
 */
export async function feedPath(
  context: PortalContext,
  user: number,
  name: CalendarName,
): Promise<string> {
  const key = await keyOf(await saidOf(context, user, name), context.secret)
  return `${FEED}/${name}.ics?${new URLSearchParams({ user: String(user), key })}`
}

/**
 * A calendar as iCalendar text, with what the person of the address may read now; `origin` begins the links to records.
 * Null where the address is none, or no more.
 */
export async function calendarFeed(
  context: PortalContext,
  { name, user, key }: { readonly name: CalendarName; readonly user: number; readonly key: string },
  origin: string,
): Promise<string | null> {
  if (!Number.isSafeInteger(user)) return null
  const said = await saidOf(context, user, name)
  if (!(await isSignedBy(context, key, (secret) => keyOf(said, secret)))) return null
  const account = await accountOf(context.database.db, context.entities, user)
  if (account?.user.status !== 'active') return null
  const session = personSession(account)
  const { label, of } = calendars[name]
  const calendar = ical({ name: label[0], prodId: '//Masthead//Calendar//ZH' })
  const now = shanghaiTime(context.clock())
  const stretch = { from: shift(now, BEFORE), to: shift(now, AHEAD) }
  const urlOf = (entity: string, id: unknown) => `${origin}/open/${entity}/${id}`
  const seen = of
    .map((one) => entityNamed(context, one))
    .filter((entity) => context.access.mayUse(session, entity, 'read'))
  for (const entity of seen)
    for (const row of await calendarRows({ context, entity, session }, stretch, MOST)) {
      const event = eventOf(entity, row)
      const url = urlOf(entity.name, row.id)
      if (event) calendar.createEvent({ ...event, id: `${entity.name}-${row.id}`, url })
    }
  for (const timed of await timedEntries(context, session, seen, stretch))
    calendar.createEvent({
      ...timedEvent(entityNamed(context, timed.entity), timed),
      url: urlOf(timed.entity, timed.recordId),
    })
  return calendar.toString()
}

async function saidOf(context: PortalContext, user: number, name: string): Promise<string> {
  const credential = await context.database.db
    .selectFrom('_credential')
    .select('changedAt')
    .where('user', '=', user)
    .executeTakeFirst()
  return ['calendar', name, user, credential?.changedAt ?? 0].join('\n')
}

const keyOf = async (said: string, secret: string): Promise<string> =>
  toHex(await hmac('SHA-256', secret, said)).slice(0, 40)

/** What calendar programs show of a record: its kind and name, and the state it is in. */
function eventOf(entity: Entity, row: Row) {
  const { at } = entity.calendar!
  const span = spanOf(entity.fields[at]!.kind, row[at])
  if (!span) return undefined
  const moment = (naive: string) => new Date(span.allDay ? `${naive}T00:00:00Z` : `${naive}+08:00`)
  const state: Label | undefined = entity.states[String(row[entity.stateField])]
  const start = moment(span.start)
  const end = moment(span.end ?? (span.allDay ? dayAfter(span.start) : span.start))
  const summary = `${entity.label[0]} · ${calledOf(entity, row)}`
  return { start, end, allDay: span.allDay, summary, ...(state && { description: state[0] }) }
}

/** What the portal does by itself: what, to which record, who set it, and why it was not done. */
function timedEvent(
  entity: Entity,
  { kind, recordId, move, at, does, by, title, failed, field }: TimedEntry,
) {
  const when = new Date(at)
  const [said] = failed ? [`没有按时${does[0]}：${failed[0]}`] : [byItself(entity, by, field)]
  return {
    ...{ id: `${entity.name}-${recordId}-${move ?? kind}`, start: when, end: when },
    ...{ summary: `定时${does[0]} · ${entity.label[0]} · ${title}`, description: said },
  }
}

const byItself = (entity: Entity, by: string, field: string | undefined): string => {
  if (by) return `由系统执行，${by}设定`
  return field ? `由系统执行，按“${entity.fields[field]?.label[0]}”` : '由系统执行'
}

const dayAfter = (day: string): string =>
  momentOf(Date.parse(`${day}T00:00:00+08:00`) + DAY).slice(0, 10)
const DAY = 86_400_000
