import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CalendarName, Entity, Field, Row } from '#declare'
import { clashesAmong, isOver, type Span, spanOf } from '#derive/calendarSpan.ts'
import { momentOf } from '#derive/moment.ts'
import { calendars } from '#resources/calendars.ts'
import { loadEntity } from '#resources/load.ts'
import type { TimedEntry } from '#wire/timedEntry.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { calledOf } from '../fieldAt.ts'
import { placeKey } from './placeKey.ts'
import { askTimed } from './timedCalls.ts'

/** Days of a calendar, `2026-11-01` to `2026-12-06`, the last not included. */
export interface Range {
  readonly from: string
  readonly to: string
}
/** A record as it stands in a calendar. */
export interface Entry {
  /** `advert/12`. */
  readonly key: string
  readonly entity: Entity
  readonly row: Row
  readonly title: string
  readonly span: Span
  /** Its colour: the place of its entity in the calendar. */
  readonly source: number
  readonly place?: string
  /** Nothing else may stand in its place at its time. */
  readonly alone: boolean
  /** Its time has come, and it is not what it should be by then. */
  readonly late: boolean
  /** The title of what stands in its place at its time. */
  readonly clash?: string
  /** It is what the portal does by itself to the record then, and not the record. */
  readonly timed?: TimedEntry
}
/** An entity of a calendar, with how much of it there is. */
export interface Source {
  readonly entity: Entity
  /** More of it stands in the range than are shown. */
  readonly cut: boolean
}
interface Read {
  readonly sources: readonly Source[]
  readonly entries: readonly Entry[]
}

/** So many records of an entity are shown at once. */
const MOST = 1000
/** Bounds are taken a little wide: a period that ended the evening before stands outside anyway. */
const midnight = (day: string) => `${day}T00:00:00+08:00`

/** What stands in a calendar in some days, of all entities this person may read. */
export function useEntries(name: CalendarName, range: Range) {
  const viewer = useViewer()
  const portal = useDataProvider<PortalProvider>()
  return useQuery<Read>({
    queryKey: ['calendar', name, range],
    queryFn: async () => {
      const entities = await Promise.all(calendars[name].of.map((one) => loadEntity(one)))
      const seen = entities.filter((entity) => mayUse(viewer, entity, 'read'))
      const [timed, ...read] = await Promise.all([
        askTimed(name, range),
        ...seen.map((entity, source) => entriesOf(portal, entity, source, range)),
      ])
      return {
        sources: seen.map((entity, at) => ({ entity, cut: read[at]!.length >= MOST })),
        entries: [...withClashes(read.flat()), ...timed.flatMap((one) => timedIn(seen, one))],
      }
    },
    placeholderData: (before) => before,
  })
}

async function entriesOf(
  portal: PortalProvider,
  entity: Entity,
  source: number,
  { from, to }: Range,
): Promise<readonly Entry[]> {
  const { at, where, place, alone = [], due = [] } = entity.calendar!
  const { kind } = entity.fields[at]!
  const bound = (day: string) => (kind === 'date' ? day : midnight(day))
  const columns = [...new Set([entity.title, entity.called, at, ...(place ? [place] : [])])]
  const { data } = await portal.getList(entity.name, {
    filter: { ...where, [`${at}_gte`]: bound(from), [`${at}_lte`]: bound(to) },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'id', order: 'DESC' },
    meta: { columns },
  })
  const now = momentOf(Date.now())
  return (data as readonly Row[]).flatMap((row) => {
    const span = spanOf(kind, row[at])
    if (!span) return []
    const stood = place && row[place]
    return {
      ...{ key: `${entity.name}/${row.id}`, entity, row, span, source },
      title: calledOf(entity, row),
      ...(stood !== undefined && stood !== null && { place: placeKey(entity, stood) }),
      alone: alone.includes(String(stood)),
      late: due.includes(String(row[entity.stateField])) && isOver(span, now),
    }
  })
}

/** What the portal does by itself stands where it is done, in the colour of its entity; what it could not do is late. */
function timedIn(seen: readonly Entity[], timed: TimedEntry): readonly Entry[] {
  const source = seen.findIndex(({ name }) => name === timed.entity)
  const { field } = timed
  const isDay = seen[source]?.fields[field ?? '']?.kind === 'date'
  const span = isDay ? spanOf('date', timed.at.slice(0, 10)) : spanOf('dateTime', timed.at)
  const entity = seen[source]
  if (!entity || !span) return []
  const key = `${timed.entity}/${timed.recordId}/${timed.move ?? timed.kind}`
  const row = { id: timed.recordId, version: timed.version } as Row
  const late = timed.failed !== null
  return [{ key, entity, row, title: timed.title, span, source, alone: false, late, timed }]
}

/** The time of an entry as it is written, and of which kind it is. */
export const timeAt = ({ entity, row, timed }: Entry): { kind: Field['kind']; value: unknown } => {
  if (timed) {
    const isDay = entity.fields[timed.field ?? '']?.kind === 'date'
    return isDay
      ? { kind: 'date', value: timed.at.slice(0, 10) }
      : { kind: 'dateTime', value: timed.at }
  }
  const { at } = entity.calendar!
  return { kind: entity.fields[at]!.kind, value: row[at] }
}

/** The field that a drag changes; undefined where the time stands in none. */
export const fieldOfTime = ({ entity, timed }: Entry): string | undefined =>
  timed ? timed.field : entity.calendar!.at

function withClashes(entries: readonly Entry[]): readonly Entry[] {
  const clashes = clashesAmong(entries.filter(({ alone }) => alone))
  const titles = new Map(entries.map(({ key, title }) => [key, title]))
  return entries.map((entry) => {
    const other = titles.get(clashes.get(entry.key) ?? '')
    return other === undefined ? entry : { ...entry, clash: other }
  })
}
