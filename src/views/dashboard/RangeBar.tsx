import type { DashboardOf, Field } from '#declare'
import type { DashboardFigures } from '#derive/dashboard/figures.ts'
import { lately, shiftUnits } from '#derive/dashboard/span.ts'
import { readDay } from '#widgets/calendar/readTime.ts'
import { TimeBox } from '#widgets/calendar/TimeBox.tsx'
import { Filter } from '#widgets/filters.tsx'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { Select } from '#widgets/input/Select.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { Segments } from './Segments.tsx'
import type { Asking } from './useDashboard.ts'

interface Props {
  readonly board: DashboardOf
  readonly told: DashboardFigures | undefined
  readonly asking: Asking
  ask(changed: { readonly [name: string]: string | undefined }): void
}

/** Which time, and which part of the whole. */
export function RangeBar({ board, told, asking, ask }: Props) {
  const say = useSay()
  const { range } = board
  const now = toShanghai(Date.now())
  const span = {
    ...lately(range, range.default, now),
    ...(told && { from: told.range.from, to: told.range.to }),
    ...(asking.from && { from: asking.from }),
    ...(asking.to && { to: asking.to }),
  }
  const held = range.presets.find((count) => {
    const usual = lately(range, count, now)
    return usual.from === span.from && usual.to === span.to
  })
  const words =
    range.unit === 'day'
      ? (['近 {count} 天', '{count:day|days}'] as const)
      : (['近 {count} 个月', '{count} months'] as const)
  const box = (end: 'from' | 'to', label: string) =>
    range.unit === 'day' ? (
      <TimeBox
        aria-label={label}
        value={span[end]}
        read={readDay}
        onChange={(text) => {
          const day = readDay(text)
          if (day) ask({ ...span, [end]: day })
        }}
      />
    ) : (
      <Select
        aria-label={label}
        value={span[end]}
        choices={monthsFor(span[end], range.longest, now).map((month) => [month, month] as const)}
        onChoose={(month) => ask({ ...span, [end]: month })}
      />
    )
  const names = [...(board.one ? [board.one] : []), ...(board.filters ?? [])]
  const values = Object.fromEntries(
    names.map((name) => [name, asking[name] ?? told?.asked.filters[name]?.join()]),
  )
  return (
    <search className="card dashboard-range">
      {names.map((name) => {
        const field = told && fieldOf(told, name)
        return field ? (
          <Filter
            key={name}
            source={name}
            field={field}
            values={values}
            onChange={(changed) => ask({ [name]: textOf(changed[name]) })}
          />
        ) : null
      })}
      <div className="dashboard-time">
        <Segments
          label={say(['时间范围', 'Range'])}
          value={held === undefined ? undefined : String(held)}
          choices={range.presets.map((count) => [String(count), say(words, { count })])}
          onChoose={(count) => ask({ ...lately(range, Number(count), now) })}
        />
        <span className="filter dashboard-ends">
          {box('from', say(['从', 'From']))}
          <span aria-hidden="true">–</span>
          {box('to', say(['到', 'To']))}
        </span>
      </div>
    </search>
  )
}

/** The months one may choose, the latest first, the one that holds among them whatever it is. */
function monthsFor(held: string, longest: number, now: string): readonly string[] {
  const months = Array.from({ length: longest }, (_, back) =>
    shiftUnits(now.slice(0, 7), -back, 'month'),
  )
  return months.includes(held) ? months : [...months, held]
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value)

/** What a dimension is chosen with: a record, or one of its values. */
function fieldOf({ dimensions }: DashboardFigures, name: string): Field | undefined {
  const facts = dimensions[name]
  if (!facts) return undefined
  const { label, to, of } = facts
  if (to) return { kind: 'ref', label, to }
  return of ? { kind: 'choice', label, of } : undefined
}
