import type { Entity, Label, Row } from '#declare'
import { isOver, spanOf } from '#derive/calendarSpan.ts'
import { calledOf } from '#derive/calledOf.ts'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { calendars } from '#resources/calendars.ts'
import type { TodayEntry } from '#wire/todayEntry.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { reading } from '../context/reading.ts'
import type { Session } from '../context/session.ts'
import { calendarRows, type Stretch } from './calendarRows.ts'
import { timedEntries } from './timedEntries.ts'

/** What is late is told for so long. */
const LATE = '-30d'
/** Told at most, and read of each entity. */
const MOST = 40
const READ = 100

/** `GET index/today`: the entries of all calendars for today and the day after, as whoever asks may see them: what is late first. */
export function today(
  context: PortalContext,
  session: Session,
): Promise<{ readonly list: readonly TodayEntry[]; readonly more: number }> {
  return reading(context, session, async (from) => {
    const now = shanghaiTime(from.clock())
    const begins = `${now.slice(0, 10)}T00:00:00+08:00`
    const stretch = { from: begins, to: shift(begins, '+2d') }
    const entities = Object.values(calendars)
      .flatMap(({ of }) => of)
      .flatMap((name) => from.entities.get(name) ?? [])
      .filter((entity) => from.access.mayUse(session, entity, 'read'))
    const found: TodayEntry[] = []
    for (const entity of entities)
      found.push(...(await recordsOf({ context: from, entity, session }, stretch, now)))
    found.push(...(await timedOf(from, session, stretch, now)))
    // On the day an issue of fifty articles comes out, what the portal does by itself is not what is left out.
    const told = found.toSorted((a, b) => weightOf(b) - weightOf(a) || inTime(a, b)).slice(0, MOST)
    const list = told.toSorted((a, b) => Number(b.late) - Number(a.late) || inTime(a, b))
    return { list, more: found.length - list.length }
  })
}

const weightOf = ({ late, kind }: TodayEntry): number => (late ? 2 : kind === 'record' ? 0 : 1)
const inTime = (a: TodayEntry, b: TodayEntry): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)

interface Asking {
  readonly context: PortalContext
  readonly entity: Entity
  readonly session: Session
}

async function recordsOf(
  asking: Asking,
  stretch: Stretch,
  now: string,
): Promise<readonly TodayEntry[]> {
  const { entity } = asking
  const { due } = entity.calendar!
  const near = await calendarRows(asking, stretch, READ)
  const before = { from: shift(stretch.from, LATE), to: stretch.from }
  // Only where states say so can something be late, and only those are looked for.
  const late = due ? await calendarRows(asking, before, READ, dueIn(entity)) : []
  const seen = new Map([...near, ...late].map((row) => [row.id, row]))
  return [...seen.values()].flatMap((row) => entriesOf(entity, row, stretch, now))
}

/** The states in which a record is late, of those that stand in the calendar at all. */
function dueIn({ calendar, stateField }: Entity): Row {
  const { where = {}, due = [] } = calendar!
  const shown = where[stateField]
  return { [stateField]: shown ? due.filter((state) => [shown].flat().includes(state)) : due }
}

/** What begins or ends in a stretch, or stands there; what goes on through it is no news. */
function entriesOf(
  entity: Entity,
  row: Row,
  { from, to }: Stretch,
  now: string,
): readonly TodayEntry[] {
  const { at, due = [] } = entity.calendar!
  const span = spanOf(entity.fields[at]!.kind, row[at])
  if (!span) return []
  const state = String(row[entity.stateField])
  const late = due.includes(state) && isOver(span, now)
  const told = { kind: 'record' as const, entity: entity.name, recordId: Number(row.id), late }
  const line = (when: string, what: Label | null) => ({
    ...{ ...told, title: calledOf(entity, row), at: when, what },
  })
  // What has happened already today is no news either, unless it is late.
  const within = (when: string) =>
    when >= from.slice(0, 10) &&
    when.slice(0, 10) < to.slice(0, 10) &&
    (when.length === 10 || `${when}+08:00` >= now)
  if (!span.end)
    return late || within(span.start) ? [line(span.start, entity.states[state] ?? null)] : []
  // The end of whole days is the day after the last of them.
  const last = span.allDay ? shift(span.end, '-1d').slice(0, 10) : span.end
  return [
    ...(within(span.start) ? [line(span.start, begins)] : []),
    ...(within(last) && last !== span.start ? [line(last, ends)] : []),
  ]
}
const begins: Label = ['开始', 'begins']
const ends: Label = ['结束', 'ends']

/** What the portal does by itself, also to records that stand in no calendar; what failed is late. */
async function timedOf(
  context: PortalContext,
  session: Session,
  { from, to }: Stretch,
  now: string,
): Promise<readonly TodayEntry[]> {
  const all = [...context.entities.values()]
  const timed = await timedEntries(context, session, all, { from: shift(from, LATE), to })
  return timed.flatMap(({ kind, entity, recordId, title, at, does, failed }) =>
    failed || at >= now
      ? [{ kind, entity, recordId, title, at: at.slice(0, 19), what: does, late: failed !== null }]
      : [],
  )
}
