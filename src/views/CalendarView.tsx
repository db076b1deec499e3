import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Entity, Label } from '#declare'
import { momentOf, shift } from '#derive/moment.ts'
import { calendars } from '#resources/calendars.ts'
import type { TimedEntry } from '#wire/timedEntry.ts'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { useNarrow } from '../theme/useNarrow.ts'
import { CreateMenu, type Pointed, useMakeable } from './calendar/CreateMenu.tsx'
import { EntryCard } from './calendar/EntryCard.tsx'
import { elementOf } from './calendar/elementOf.ts'
import { Grid, type GridView, gridViews } from './calendar/Grid.tsx'
import { Lanes } from './calendar/Lanes.tsx'
import { Legend } from './calendar/Legend.tsx'
import { type Refusal, Refused } from './calendar/Refused.tsx'
import { rangeOf } from './calendar/rangeOf.ts'
import { Subscribe } from './calendar/Subscribe.tsx'
import { setTime } from './calendar/timedCalls.ts'
import { type Entry, fieldOfTime, timeAt, useEntries } from './calendar/useEntries.ts'
import { useHeld } from './calendar/useHeld.ts'
import { useMovable, usePlaceable, useReschedule } from './calendar/useReschedule.ts'
import { whenOf } from './calendar/whenOf.ts'
import { askTime } from './dialog/askTime.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { useDialog } from './dialog/useDialog.ts'
import { EmptyState } from './EmptyState.tsx'
import { Follow } from './live/Follow.tsx'
import { wordsOf } from './perform/wordsOf.ts'
import type { ViewProps } from './ViewProps.ts'
import './show.css'
import './calendar/calendar.css'

/** What stands when, of several entities: days, weeks, months, and a lane for each place. */
export default function CalendarView(props: ViewProps) {
  return (
    <DialogProvider>
      <Calendar {...props} />
    </DialogProvider>
  )
}

type View = GridView | 'lanes'
const labels: { readonly [view in View]: Label } = {
  dayGridMonth: ['月', 'Month'],
  timeGridWeek: ['周', 'Week'],
  timeGridDay: ['日', 'Day'],
  listMonth: ['列表', 'List'],
  lanes: ['位置', 'Places'],
}
/** How far one goes on with a press. */
const steps: { readonly [view in View]: string } = {
  dayGridMonth: '1M',
  timeGridWeek: '7d',
  timeGridDay: '1d',
  listMonth: '1M',
  lanes: '1M',
}
const nothing: readonly Entry[] = []

function Calendar({ screen, entity }: ViewProps) {
  const say = useSay()
  const ask = useDialog()
  const client = useQueryClient()
  const notify = useNotify()
  const narrow = useNarrow()
  const isEnglish = useLanguage() === 'en'
  const { in: name } = entity.calendar!
  const { label } = calendars[name]
  const [search, setSearch] = useSearchParams()
  const today = momentOf(Date.now()).slice(0, 10)
  const date = /^\d{4}-\d\d-\d\d$/.test(search.get('date') ?? '') ? search.get('date')! : today
  const view = viewOf(search.get('view'), narrow)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const go = (to: { readonly view?: View; readonly date?: string }) => {
    setRefusal(null)
    setSearch({ view, date, ...to }, { replace: true })
  }
  const range = useMemo(() => rangeOf(view, date), [view, date])
  const { data, error, isPlaceholderData } = useEntries(name, range)
  const turned = useMemo(() => ({ view, date }), [view, date])
  const drawn = useHeld(turned, !isPlaceholderData)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const makeable = useMakeable(data?.sources.map(({ entity: of }) => of) ?? [])
  const [open, setOpen] = useState<{ readonly entry: Entry; readonly at: Element } | null>(null)
  const all = data?.entries ?? nothing
  const latest = useRef(all)
  latest.current = all
  const entries = useMemo(
    () => all.filter(({ entity: { name: of } }) => !hidden.has(of)),
    [all, hidden],
  )
  const shown = useMemo(
    () => data?.sources.filter(({ entity: { name: of } }) => !hidden.has(of)) ?? [],
    [data, hidden],
  )
  const movable = useMovable()
  const placeable = usePlaceable()
  const onRefused = useCallback(
    // Once it is back in place.
    (entry: Entry, why: string) =>
      setTimeout(() =>
        elementOf(entry) ? setRefusal({ entry, why }) : notify(why, { type: 'error' }),
      ),
    [notify],
  )
  const moveTo = useReschedule(all, onRefused)
  const reschedule = useCallback(
    (...moved: Parameters<typeof moveTo>) => {
      // What was refused before is no matter of this.
      setRefusal(null)
      return moveTo(...moved)
    },
    [moveTo],
  )
  const onOpen = useCallback((entry: Entry, at: Element) => setOpen({ entry, at }), [])
  const onPoint = useCallback(
    (when: string, place: Pointed['place']) => setPointed({ when, place }),
    [],
  )
  const change = async (one: Entry) => {
    const { entity: of, title, key, timed } = one
    setOpen(null)
    const at = fieldOfTime(one)
    if (timed && !at) return changeTime(of, timed)
    const name = String(at)
    const fields = { of: { [name]: of.fields[name]! }, record: { [name]: timeAt(one).value } }
    const agreed = await ask({ title: say(['改时间', 'Change the time']), names: [title], fields })
    // As it is by now: somebody may have been at it while the dialog stood.
    const entry = latest.current.find((other) => other.key === key)
    if (agreed?.values && entry) await reschedule(entry, { time: agreed.values[name] })
  }
  const changeTime = (of: Entity, timed: TimedEntry) =>
    askTime(ask, say, {
      title: say(['定时{does}：{title}', '{does} by itself: {title}'], {
        ...{ does: say(timed.does), title: timed.title },
      }),
      text: say([
        '到时由系统执行，仍按全部规则检查；不能执行时会通知设定的人。',
        'The portal does it then, under all rules; whoever set it is told where it cannot.',
      ]),
      known: timed.at,
      send: (time, consent) => setTime(of, timed, time, consent),
      done: () => void client.invalidateQueries(),
    })
  // As it is now: the calendar may have been read anew since it was pressed.
  const opened = open && (all.find(({ key }) => key === open.entry.key) ?? open.entry)
  const readAnew = () => client.invalidateQueries({ queryKey: ['calendar', name] })
  const hasPlaces = data?.sources.some(({ entity: of }) => of.calendar!.place)
  const views = [...gridViews, ...(hasPlaces ? (['lanes'] as const) : [])]
  return (
    <div className="list cal">
      {data?.sources.map(({ entity: { name: of } }) => (
        <Follow key={of} of={of} onChanges={readAnew} onMany={readAnew} />
      ))}
      <div className="list-head">
        <h1>{say(label)}</h1>
        <ButtonGroup size="small" aria-label={say(['翻页', 'Turn the pages'])}>
          <Button
            aria-label={say(['往前', 'Before'])}
            onClick={() => go({ date: shift(date, `-${steps[view]}`) })}
          >
            ‹
          </Button>
          <Button onClick={() => go({ date: today })}>{say(['今天', 'Today'])}</Button>
          <Button
            aria-label={say(['往后', 'After'])}
            onClick={() => go({ date: shift(date, `+${steps[view]}`) })}
          >
            ›
          </Button>
        </ButtonGroup>
        <strong className="cal-when">{whenOf(view, date, isEnglish)}</strong>
        <div className="room" />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, next: View | null) => next && go({ view: next })}
          aria-label={say(['显示方式', 'View'])}
        >
          {views.map((one) => (
            <ToggleButton key={one} value={one}>
              {say(labels[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Subscribe name={name} label={label} />
        {makeable.length > 0 && (
          <Button
            variant="contained"
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const { bottom: top, left } = currentTarget.getBoundingClientRect()
              setPointed({ when: date, place: { top, left } })
            }}
          >
            {say(['新建', 'New'])}
          </Button>
        )}
        <Button component={Link} to={screen.path} variant="outlined">
          {say(['返回列表', 'Back to the list'])}
        </Button>
      </div>
      <div className="card">
        <Legend sources={data?.sources} {...{ all, hidden }} onHide={setHidden} />
        {error && (
          <EmptyState
            title={say(['没有取到数据', 'Nothing came back'])}
            text={wordsOf(error)}
            alert
          />
        )}
        {drawn.view === 'lanes' ? (
          <Lanes
            range={rangeOf('lanes', drawn.date)}
            sources={shown}
            {...{ entries, movable, placeable, onOpen }}
            onReschedule={reschedule}
          />
        ) : (
          <Grid
            view={drawn.view}
            date={drawn.date}
            {...{ entries, movable, onOpen }}
            onReschedule={reschedule}
            onPoint={makeable.length > 0 ? onPoint : undefined}
          />
        )}
      </div>
      {refusal && <Refused {...refusal} onClose={() => setRefusal(null)} />}
      {pointed && <CreateMenu {...{ pointed, makeable }} onClose={() => setPointed(null)} />}
      {open && opened && (
        <EntryCard
          entry={opened}
          anchor={open.at}
          movable={movable(opened)}
          onClose={() => setOpen(null)}
          onMove={() => void change(opened)}
        />
      )}
    </div>
  )
}

/** A month is unreadable on a phone: what stands in it is listed there. */
function viewOf(asked: string | null, narrow: boolean): View {
  if (asked && asked in labels) return asked as View
  return narrow ? 'listMonth' : 'dayGridMonth'
}
