import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Label } from '#declare'
import { draggedTo, spanOf } from '#derive/calendarSpan.ts'
import { momentOf, shift, timeOf } from '#derive/moment.ts'
import { type Say, useLanguage, useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { LaneBar } from './LaneBar.tsx'
import { atLaneOf, inDays, laneAt } from './laneDrag.ts'
import { type Lane, lanesOf, rowsOf } from './lanesOf.ts'
import { type Entry, type Range, type Source, timeAt } from './useEntries.ts'
import { type Lift, useLift } from './useLift.ts'
import type { Rescheduled } from './useReschedule.ts'

interface Props {
  readonly range: Range
  readonly sources: readonly Source[]
  readonly entries: readonly Entry[]
  readonly movable: (entry: Entry) => boolean
  /** Whether it may be given another place. */
  readonly placeable: (entry: Entry) => boolean
  onOpen(entry: Entry, at: Element): void
  onReschedule(entry: Entry, to: Rescheduled): Promise<boolean>
}

const DAY = 86_400_000
const dayOf = (range: Range, moment: string): number =>
  Math.floor((timeOf(moment.slice(0, 10)) - timeOf(range.from)) / DAY)

/** A lane for each place, the days of a month across it: who stands where and when, and what is free. */
export function Lanes(props: Props) {
  const { range, movable, placeable, onOpen, onReschedule } = props
  const { sources, entries, hold, letGo } = useHeldBoard(props)
  const say = useSay()
  const isEnglish = useLanguage() === 'en'
  const days = dayOf(range, range.to)
  const lanes = useMemo(() => lanesOf(sources, entries), [sources, entries])
  const today = dayOf(range, momentOf(Date.now()))
  const heads = Array.from({ length: days }, (_, at) => shift(range.from, `+${at}d`))
  const board = useRef<HTMLDivElement>(null)
  const width = () => (board.current?.querySelector('.cal-lane')?.clientWidth ?? days) / days
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const landing = ({ active, collisions, delta }: DragMoveEvent | DragEndEvent) => {
    const at = laneAt(collisions)
    const entry = active.data.current!.entry as Entry
    return landed({ entry, days: Math.round(delta.x / width()), lane: at ?? String(entry.place) })
  }
  const landed = ({ entry, days, lane: at }: Lift) => {
    const { kind, value } = timeAt(entry)
    const by = { days, milliseconds: 0 }
    const time = days === 0 ? value : draggedTo(kind, value, { start: by, end: by })
    return { entry, time, isMoved: days !== 0, lane: lanes.find(({ key }) => key === at) }
  }
  const put = ({ entry, time, isMoved, lane }: ReturnType<typeof landed>) => {
    letGo()
    const isOther = lane !== undefined && lane.key !== entry.place
    if (!isMoved && !isOther) return
    void onReschedule(entry, { time, ...(isOther && { place: lane.value }) })
  }
  const drop = (event: DragEndEvent) => {
    moved.current = event
    put(landing(event))
  }
  // Announcements are told who is moved, and not how far.
  const moved = useRef<DragMoveEvent | DragEndEvent>(null)
  const told = (words: Label) => {
    if (!moved.current) return undefined
    return toldOf(words, landing(moved.current))
  }
  const toldOf = (words: Label, { entry, time, lane }: ReturnType<typeof landed>) => {
    const when = whenSaid(say, entry, time)
    return say(words, { name: entry.title, when, place: placeSaid(say, entry, lane) })
  }
  const liftedSaid = (entry: Entry) =>
    say(lifted, { name: entry.title, when: whenSaid(say, entry, timeAt(entry).value) })
  const [keySaid, setKeySaid] = useState('')
  const { lift, leave, pressed } = useLift({
    ...{ lanes, placeable },
    onLift: ({ entry }) => {
      hold()
      setKeySaid(liftedSaid(entry))
    },
    onMove: (next) => setKeySaid(toldOf(over, landed(next))),
    onDrop: (last) => {
      setKeySaid(toldOf(putAt, landed(last)))
      put(landed(last))
    },
    onCancel: ({ entry }) => {
      letGo()
      setKeySaid(say(cancelled, { name: entry.title }))
    },
  })
  const far = useLaneFar(board, lift)
  if (lanes.length === 0)
    return <p className="cal-none">{say(['这里没有位置', 'There are no places here'])}</p>
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={atLaneOf(placeable)}
      modifiers={[inDays(width, placeable)]}
      onDragStart={() => {
        moved.current = null
        hold()
      }}
      onDragCancel={letGo}
      onDragMove={(event) => {
        moved.current = event
      }}
      // The page scrolls under it, too; where it stands at first is told as it is lifted.
      onDragOver={(event) => {
        const { entry, lane } = landing(event)
        if (moved.current || lane?.key !== entry.place) moved.current = event
      }}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: say([
            '按空格拿起；左右键移动一天，按住 Shift 移动一周，上下键换位置；再按空格或回车放下，按 Esc 取消。按回车打开。',
            'Space lifts; left and right move by a day, with Shift by a week, up and down change the place; Space or Enter drops, Escape cancels. Enter opens.',
          ]),
        },
        announcements: {
          onDragStart: ({ active }) => {
            const entry = active.data.current!.entry as Entry
            return liftedSaid(entry)
          },
          onDragMove: () => told(over),
          onDragOver: () => told(over),
          onDragEnd: () => told(putAt),
          onDragCancel: ({ active }) =>
            say(cancelled, { name: (active.data.current!.entry as Entry).title }),
        },
      }}
    >
      <div
        ref={board}
        className="cal-lanes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a month is wider than a phone, and scrolled by keyboard
        tabIndex={0}
        style={{ '--days': days } as CSSProperties}
      >
        <div className="cal-lane-head" />
        {heads.map((day, at) => (
          <div key={day} className={at === today ? 'cal-day today' : 'cal-day'}>
            {Number(day.slice(8))}
            <small>{weekday(day, isEnglish)}</small>
          </div>
        ))}
        {lanes.map((lane) => (
          <Fragment key={lane.key}>
            <div className="cal-lane-head">
              <Place lane={lane} />
            </div>
            <LaneBox lane={lane}>
              {rowsOf(lane.entries).map((row, at) =>
                row.map((entry) => (
                  <LaneBar
                    key={entry.key}
                    {...{ entry, onOpen }}
                    movable={movable(entry)}
                    style={styleOf(entry, range, days, at)}
                    lifted={
                      lift?.entry.key === entry.key
                        ? { x: `${lift.days * width()}px`, y: `${far}px` }
                        : undefined
                    }
                    onKey={pressed}
                    onLeave={leave}
                  />
                )),
              )}
            </LaneBox>
          </Fragment>
        ))}
      </div>
      <p className="unseen" role="status" aria-live="assertive">
        {keySaid}
      </p>
    </DndContext>
  )
}

const lifted: Label = ['已拿起“{name}”：{when}', '“{name}” lifted: {when}']
const over: Label = ['{when}，{place}', '{when}, {place}']
const putAt: Label = ['“{name}”放到{when}，{place}', '“{name}” put at {when}, {place}']
const cancelled: Label = ['已取消移动“{name}”', 'Moving “{name}” was cancelled']

/** How far below its own lane the one is that it was taken to, in pixels: for drawing alone. */
function useLaneFar(board: { readonly current: HTMLElement | null }, lift: Lift | null): number {
  const [far, setFar] = useState(0)
  useLayoutEffect(() => {
    const top = (key: string) =>
      board.current?.querySelector<HTMLElement>(`[data-lane="${CSS.escape(key)}"]`)?.offsetTop ?? 0
    setFar(lift ? top(lift.lane) - top(String(lift.entry.place)) : 0)
  }, [board, lift])
  return far
}

/**
 * What is drawn: as it stood when something was lifted, until that is let go. What comes from the portal meanwhile would
 * move the lanes under it, and it would be put into another than the one it is over.
 */
function useHeldBoard({ sources, entries }: Pick<Props, 'sources' | 'entries'>) {
  const [held, setHeld] = useState<Pick<Props, 'sources' | 'entries'> | null>(null)
  return {
    ...(held ?? { sources, entries }),
    hold: () => setHeld({ sources, entries }),
    letGo: () => setHeld(null),
  }
}

function LaneBox({ lane, children }: { readonly lane: Lane; readonly children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id: lane.key, data: { of: lane.entity.name } })
  return (
    <div ref={setNodeRef} className="cal-lane" data-lane={lane.key}>
      {children}
    </div>
  )
}

function Place({ lane: { entity, value } }: { readonly lane: Lane }) {
  const name = entity.calendar!.place!
  const say = useSay()
  return (
    <>
      <small>{say(entity.label)}</small>
      <FieldCell
        entity={entity}
        name={name}
        field={entity.fields[name]!}
        record={{ [name]: value }}
      />
    </>
  )
}

function styleOf({ span }: Entry, range: Range, days: number, row: number): CSSProperties {
  const begins = Math.max(dayOf(range, span.start), 0)
  const last = span.end ?? span.start
  const ends = span.allDay && span.end ? dayOf(range, last) : dayOf(range, last) + 1
  const to = Math.max(Math.min(ends, days), begins + 1) + 1
  return { gridColumn: `${begins + 1} / ${to}`, gridRow: row + 1 }
}

/** Its time in words, for whoever does not see where it stands. */
function whenSaid(say: Say, entry: Entry, time: unknown): string {
  const span = spanOf(timeAt(entry).kind, time)
  if (!span) return ''
  const from = span.start.slice(0, 10)
  const last = (span.end ?? span.start).slice(0, 10)
  const to = span.allDay && span.end ? shift(last, '-1d') : last
  return from === to ? from : say(['{from} 至 {to}', '{from} to {to}'], { from, to })
}

function placeSaid(say: Say, { entity, row }: Entry, lane: Lane | undefined): string {
  const name = entity.calendar!.place!
  const value = String(lane ? lane.value : row[name])
  const { of } = entity.fields[name]!
  const words =
    typeof of === 'object' ? (of as { readonly [value: string]: Label })[value] : undefined
  return words ? say(words) : value
}

const weekday = (day: string, isEnglish: boolean): string =>
  new Intl.DateTimeFormat(isEnglish ? 'en' : 'zh-CN', {
    weekday: 'narrow',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
