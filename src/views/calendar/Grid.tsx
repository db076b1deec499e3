import FullCalendar, { type CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import chinese from '@fullcalendar/react/locales/zh-cn'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Dragged, draggedTo } from '#derive/calendarSpan.ts'
import { momentOf } from '#derive/moment.ts'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import type { Pointed } from './CreateMenu.tsx'
import { MoreCount } from './MoreCount.tsx'
import { monthOf, PER_DAY, rankOf } from './monthOf.ts'
import { titleIn } from './titleIn.ts'
import { type Entry, timeAt } from './useEntries.ts'
import type { Rescheduled } from './useReschedule.ts'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'

export const gridViews = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listMonth'] as const
export type GridView = (typeof gridViews)[number]

type Place = Pointed['place']

interface Props {
  readonly view: GridView
  /** A day within what is shown. */
  readonly date: string
  readonly entries: readonly Entry[]
  readonly movable: (entry: Entry) => boolean
  onOpen(entry: Entry, at: Element): void
  onReschedule(entry: Entry, to: Rescheduled): Promise<boolean>
  /** A day was pressed, or an hour of one; left out where nothing can be made. */
  readonly onPoint?: ((when: string, place: Place) => void) | undefined
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
/** So many stand beside each other at one hour; an issue with forty articles would leave a letter of each. */
const stacks = { timeGridWeek: { eventMaxStack: 3 }, timeGridDay: { eventMaxStack: 10 } }
const none: ReadonlyMap<string, number> = new Map()
/** Nothing moved. */
const still = { days: 0, milliseconds: 0 }
/** Times are those of the clock in Shanghai, wherever the browser is: told as if they were those of UTC. */
const wall = () => momentOf(Date.now()).slice(0, 19)

/** Days, weeks and months with what stands in them; what may be moved is dragged, and is back in place where that is refused. */
export const Grid = memo(function Grid({
  view,
  date,
  entries,
  movable,
  onOpen,
  onReschedule,
  onPoint,
}: Props) {
  const say = useSay()
  const calendar = useRef<CalendarRef>(null)
  const isEnglish = useLanguage() === 'en'
  const [opened, setOpened] = useState<string>()
  const month = useMemo(
    () => (view === 'dayGridMonth' ? monthOf(entries, opened) : { entries, leftOut: none }),
    [entries, opened, view],
  )
  const drawing = useMemo(
    () => ({
      ...{ view, month },
      events: month.entries.map((entry) => {
        const isMovable = movable(entry)
        return {
          ...{ id: entry.key, title: titleIn(entry, say), ...entry.span },
          className: [
            'cal-entry',
            `cal-${entry.source}`,
            entry.timed ? 'timed' : '',
            view === 'listMonth' ? 'inList' : view === 'dayGridMonth' ? 'inMonth' : '',
            entry.late ? 'late' : '',
            entry.clash ? 'clash' : '',
          ]
            .filter(Boolean)
            .join(' '),
          rank: rankOf(entry),
          startEditable: isMovable,
          durationEditable: isMovable && entry.span.end !== undefined,
        }
      }),
    }),
    [month, movable, say, view],
  )
  const drawn = useTurned(calendar, drawing, date)
  const keepFocus = useKeptFocus()
  const live = useRef({ entries, onOpen, onReschedule, onPoint })
  useLayoutEffect(() => {
    live.current = { entries, onOpen, onReschedule, onPoint }
  })
  const isPointed = onPoint !== undefined
  const [first] = useState({ view, date })
  // Drawn anew only for others: there may be thousands, and it reads all of them each time.
  return useMemo(() => {
    const named = (key: string) => live.current.entries.find((entry) => entry.key === key)
    const dropped = async (key: string, dragged: Dragged, revert: () => void) => {
      const entry = named(key)
      if (!entry) return revert()
      const { kind, value } = timeAt(entry)
      if (!(await live.current.onReschedule(entry, { time: draggedTo(kind, value, dragged) })))
        revert()
    }
    return (
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={first.view}
        initialDate={first.date}
        timeZone="UTC"
        now={wall}
        // The library's Chinese has no word for what stands at an hour.
        {...(isEnglish ? { locale: 'en' } : { locales, locale: 'zh-cn', timedText: '按钟点' })}
        firstDay={1}
        headerToolbar={false}
        // A day is taller than the screen: it scrolls by itself, and begins before the first of a morning goes out.
        height={drawn.view.startsWith('timeGrid') ? 'max(420px, calc(100vh - 250px))' : 'auto'}
        dayMaxEvents={PER_DAY}
        views={stacks}
        eventOrder="rank,start,-duration,allDay,title"
        eventInteractive
        // What stands at the last hour of a day is drawn as long as an hour, and is no matter of the next.
        nextDayThreshold="02:00:00"
        nowIndicator
        // One form wherever a time stands: `08:00`.
        eventTimeFormat={clock}
        slotHeaderFormat={clock}
        // A cell cuts a title: whole where one stays on it, or comes to it by keyboard.
        eventDidMount={({ el, event, timeText }) => {
          el.dataset.entry = event.id
          el.dataset.tip = [timeText, event.title].filter(Boolean).join(' ')
          keepFocus(event.id, el)
        }}
        scrollTime="06:30:00"
        // A day turned to stands at the hour one was at; a month has no hours, and measuring for them costs 30 ms.
        scrollTimeReset={false}
        events={drawn.events}
        eventClick={({ event, el, jsEvent }) => {
          jsEvent.preventDefault()
          const entry = named(event.id)
          if (entry) live.current.onOpen(entry, el)
        }}
        eventDrop={({ event, delta, revert }) =>
          void dropped(event.id, { start: delta, end: delta }, revert)
        }
        eventResize={({ event, startDelta, endDelta, revert }) =>
          void dropped(event.id, { start: startDelta ?? still, end: endDelta }, revert)
        }
        {...(isPointed && {
          dateClick: ({ dateStr, jsEvent }: { dateStr: string; jsEvent: MouseEvent }) =>
            live.current.onPoint?.(dateStr.replace('Z', ''), {
              ...{ top: jsEvent.clientY, left: jsEvent.clientX },
            }),
        })}
        popoverClass="cal-popover"
        columnMoreLinkClass="cal-more"
        moreLinkHint={say(['看这一天的全部', 'All of this day'])}
        moreLinkContent={({ num }: { num: number }) => (
          <MoreCount folded={num} month={drawn.month} />
        )}
        moreLinkClick={({ date: day }) => {
          setOpened(day.toISOString().slice(0, 10))
          return 'popover'
        }}
      />
    )
  }, [drawn, first, isEnglish, isPointed, keepFocus, say])
})

/** Entries drawn anew are other elements: the keyboard stays at the one it was at. */
function useKeptFocus(): (key: string, element: HTMLElement) => void {
  const at = useRef<string | undefined>(undefined)
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const entry =
        target instanceof HTMLElement ? target.closest<HTMLElement>('[data-entry]') : null
      at.current = entry?.dataset.entry
    }
    // Whoever presses somewhere else is there, even where nothing takes the focus.
    const leave = () => {
      at.current = undefined
    }
    addEventListener('pointerdown', leave, true)
    addEventListener('focusin', look)
    return () => {
      removeEventListener('pointerdown', leave, true)
      removeEventListener('focusin', look)
    }
  }, [])
  return useCallback((key, element) => {
    if (at.current !== key) return
    // Behind the drawing, which takes the one of before away.
    setTimeout(() => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    })
  }, [])
}

const plugins = [dayGrid, timeGrid, list, interaction, classic]
const locales = [chinese]

/**
 * Turns the calendar, and hands out what is drawn on it then: both at once, since it draws the whole month for each. By
 * itself: as a part of that the day it is at stays where it was, as long as the new month shows it too.
 */
function useTurned<T extends { readonly view: GridView }>(
  calendar: RefObject<CalendarRef | null>,
  drawing: T,
  date: string,
): T {
  const [drawn, setDrawn] = useState(drawing)
  const at = useRef({ view: drawing.view, date })
  useLayoutEffect(() => {
    const { view } = drawing
    const api = calendar.current?.getApi()
    if (at.current.view !== view) api?.changeView(view, date)
    else if (at.current.date !== date) api?.gotoDate(date)
    at.current = { view, date }
    setDrawn(drawing)
  }, [calendar, drawing, date])
  return drawn
}
