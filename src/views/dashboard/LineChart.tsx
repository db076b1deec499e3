import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useWidth } from '../useWidth.ts'
import { bucketText } from './bucketText.ts'
import { ticksOf } from './ticks.ts'

export interface ChartLine {
  readonly name: string
  readonly values: readonly (number | null)[]
}
interface Props {
  readonly title: string
  readonly buckets: readonly string[]
  readonly lines: readonly ChartLine[]
  /** What a round number is a multiple of: an hour where seconds are told in hours. */
  readonly step?: number
  /** What is counted has no halves. */
  readonly whole?: boolean
  format(value: number | null, brief?: boolean): string
}

const HEIGHT = 236
const TOP = 12
const BOTTOM = 26
const RIGHT = 14
/** Two letters at an axis never touch. */
const LABEL = 62

/**
 * Lines over time. What stands at a place is told by mouse, by touch, and by arrow keys: to whoever cannot see it, it is a
 * slider over time that reads out its values.
 */
export function LineChart({ title, buckets, lines, step: unit = 1, whole = false, format }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, setAt] = useState<number | null>(null)
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null))
  const [least, most] = [Math.min(0, ...values) / unit, Math.max(0, ...values) / unit]
  const ticks = ticksOf(least, most, { whole }).map((tick) => tick * unit)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const left = 14 + Math.max(...ticks.map((tick) => format(tick, true).length)) * 7
  const last = buckets.length - 1
  const room = Math.max(40, width - left - RIGHT)
  const x = (index: number) => left + (last === 0 ? room / 2 : (index / last) * room)
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const every = Math.max(1, Math.ceil(((last + 1) * LABEL) / room))
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left: from } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - from - left) / room
    setAt(Math.min(last, Math.max(0, Math.round(share * last))))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]?.(at ?? last, last)
    if (step === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, step)))
  }
  const describePoint = (index: number) =>
    `${buckets[index]}：${lines.map((line) => `${line.name} ${format(line.values[index] ?? null)}`).join('，')}`
  const shown = at !== null && at <= last ? at : null
  return (
    <div
      ref={box}
      className="chart"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, last)}
      aria-valuenow={shown ?? Math.max(0, last)}
      aria-valuetext={describePoint(shown ?? last)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
      onKeyDown={press}
    >
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick} className={tick === 0 ? 'chart-tick zero' : 'chart-tick'}>
            <path d={`M${left},${y(tick).toFixed(1)}H${width - RIGHT}`} />
            <text x={left - 8} y={y(tick) + 4}>
              {format(tick, true)}
            </text>
          </g>
        ))}
        {buckets.map((bucket, index) =>
          (last - index) % every === 0 && x(index) > left - 1 ? (
            <text
              key={bucket}
              className="chart-time"
              x={x(index)}
              y={HEIGHT - 6}
              textAnchor={anchorAt(index, last)}
            >
              {bucketText(bucket)}
            </text>
          ) : null,
        )}
        {lines.length === 1 && (
          <path className="chart-area" d={areaOf(lines[0]!.values, x, y, y(Math.max(0, low)))} />
        )}
        {shown !== null && (
          <path className="chart-at" d={`M${x(shown)},${TOP}V${HEIGHT - BOTTOM}`} />
        )}
        {lines.map((line, index) => (
          <path
            key={line.name}
            className={`chart-line tone-${index % 8}`}
            d={pathOf(line.values, x, y)}
          />
        ))}
        {shown !== null &&
          lines.map((line, index) => {
            const value = line.values[shown]
            return typeof value === 'number' ? (
              <circle
                key={line.name}
                className={`chart-dot tone-${index % 8}`}
                cx={x(shown)}
                cy={y(value)}
                r={4}
              />
            ) : null
          })}
      </svg>
      {shown !== null && (
        <div className="chart-tip" style={tipAt(x(shown), width)} aria-hidden="true">
          <b>
            {bucketText(buckets[shown] as string).length < 6
              ? buckets[shown]
              : bucketText(buckets[shown] as string)}
          </b>
          {lines.map((line, index) => (
            <span key={line.name}>
              <i className={`tone-${index % 8}`} />
              {line.name}
              <strong>{format(line.values[shown] ?? null)}</strong>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

type Place = (value: number) => number

const steps: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
}

/** The last one ends where the drawing does. */
const anchorAt = (index: number, last: number) => (index === last && last > 0 ? 'end' : 'middle')

const tipAt = (x: number, width: number) =>
  x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }

/** Broken off where there is no value; one that stands alone is a dot. */
function pathOf(values: readonly (number | null)[], x: Place, y: Place): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const place = `${x(index).toFixed(1)},${y(value).toFixed(1)}`
      return typeof values[index - 1] === 'number' ? `L${place}` : `M${place}h0.01`
    })
    .join('')
}

function areaOf(values: readonly (number | null)[], x: Place, y: Place, ground: number): string {
  const known = values.flatMap((value, index) => (value === null ? [] : [[index, value] as const]))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return ''
  const line = known.map(([index, value]) => `L${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  return `M${x(first[0])},${ground}${line.join('')}L${x(last[0])},${ground}Z`
}
