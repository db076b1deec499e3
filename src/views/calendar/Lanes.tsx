import { type CSSProperties, Fragment } from 'react'
import { momentOf, shift, timeOf } from '#derive/moment.ts'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import type { Entry, Range } from './useEntries.ts'

interface Props {
  readonly range: Range
  readonly entries: readonly Entry[]
  onOpen(entry: Entry, at: Element): void
}

const DAY = 86_400_000
const dayOf = (range: Range, moment: string): number =>
  Math.floor((timeOf(moment.slice(0, 10)) - timeOf(range.from)) / DAY)

/** A lane for each place, the days of a month across it: who stands where and when, and what is free. */
export function Lanes({ range, entries, onOpen }: Props) {
  const say = useSay()
  const isEnglish = useLanguage() === 'en'
  const days = dayOf(range, range.to)
  const placed = entries.filter(({ place }) => place !== undefined)
  const lanes = [...Map.groupBy(placed, ({ place }) => place!)].sort(([a], [b]) =>
    a.localeCompare(b),
  )
  const today = dayOf(range, momentOf(Date.now()))
  const heads = Array.from({ length: days }, (_, at) => shift(range.from, `+${at}d`))
  if (lanes.length === 0)
    return (
      <p className="cal-none">
        {say(['这段时间各位置都空着', 'Every place is free in these days'])}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a month is wider than a phone, and scrolled by keyboard
    <div className="cal-lanes" tabIndex={0} style={{ '--days': days } as CSSProperties}>
      <div className="cal-lane-head" />
      {heads.map((day, at) => (
        <div key={day} className={at === today ? 'cal-day today' : 'cal-day'}>
          {Number(day.slice(8))}
          <small>{weekday(day, isEnglish)}</small>
        </div>
      ))}
      {lanes.map(([place, some]) => (
        <Fragment key={place}>
          <div className="cal-lane-head">
            <Place entry={some[0]!} />
          </div>
          <div className="cal-lane">
            {rowsOf(some).map((row, at) =>
              row.map((entry) => {
                const begins = Math.max(dayOf(range, entry.span.start), 0)
                const last = entry.span.end ?? entry.span.start
                const ends =
                  entry.span.allDay && entry.span.end ? dayOf(range, last) : dayOf(range, last) + 1
                const style = {
                  gridColumn: `${begins + 1} / ${Math.max(Math.min(ends, days), begins + 1) + 1}`,
                  gridRow: at + 1,
                }
                return (
                  <button
                    key={entry.key}
                    type="button"
                    className={`cal-bar cal-${entry.source}${entry.clash ? ' clash' : ''}`}
                    style={style}
                    title={entry.title}
                    onClick={(event) => onOpen(entry, event.currentTarget)}
                  >
                    {entry.title}
                  </button>
                )
              }),
            )}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

function Place({ entry: { entity, row } }: { readonly entry: Entry }) {
  const name = entity.calendar!.place!
  const say = useSay()
  return (
    <>
      <small>{say(entity.label)}</small>
      <FieldCell entity={entity} name={name} field={entity.fields[name]!} record={row} />
    </>
  )
}

/** Those that stand there at once below one another, all others in one line. */
function rowsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const rows: Entry[][] = []
  for (const entry of entries.toSorted((a, b) => (a.span.start < b.span.start ? -1 : 1))) {
    const free = rows.find((row) => {
      const { span } = row.at(-1)!
      return (span.end ?? span.start) <= entry.span.start
    })
    if (free) free.push(entry)
    else rows.push([entry])
  }
  return rows
}

const weekday = (day: string, isEnglish: boolean): string =>
  new Intl.DateTimeFormat(isEnglish ? 'en' : 'zh-CN', {
    weekday: 'narrow',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
