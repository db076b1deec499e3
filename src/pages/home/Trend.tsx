import { useId } from 'react'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly title: string
  readonly values: readonly number[]
  /** The day of the last value. */
  readonly until: string
  format(value: number): string
}

const WIDTH = 240
const HEIGHT = 56
const EDGE = 4

/**
 * A line over the days, dashed to the last one, which is not over yet; whoever cannot see it hears the highest, the
 * lowest and the last day.
 */
export function Trend({ title, values, until, format }: Props) {
  const say = useSay()
  const id = useId()
  const most = Math.max(...values, 1)
  const x = (day: number) => EDGE + (day / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)
  const points = values.map((value, day) => `${x(day).toFixed(1)},${y(value).toFixed(1)}`)
  const line = points.slice(0, -1).join(' ')
  const highest = values.indexOf(Math.max(...values))
  const words = say(
    [
      '{title}，近 {days} 天：最高 {most}（{day}），最低 {least}，{until} 为 {last}',
      '{title}, the last {days} days: {most} at most ({day}), {least} at least, {last} on {until}',
    ],
    {
      title,
      days: values.length,
      most: format(values[highest] ?? 0),
      day: dayBefore(until, values.length - 1 - highest),
      least: format(Math.min(...values)),
      last: format(values.at(-1) ?? 0),
      until,
    },
  )
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{words}</title>
      <polygon
        className="trend-area"
        points={`${x(0)},${HEIGHT} ${line} ${x(values.length - 2)},${HEIGHT}`}
      />
      <polyline className="trend-line" points={line} />
      <polyline className="trend-line trend-today" points={points.slice(-2).join(' ')} />
      {/* A line without length: its round ends stay round however wide the picture is. */}
      <path className="trend-last" d={`M${x(values.length - 1)},${y(values.at(-1) ?? 0)}h0.01`} />
    </svg>
  )
}

/** `2026-11-20`, one day before the 21st. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
