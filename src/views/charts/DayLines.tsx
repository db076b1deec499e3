import { useId } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import './dayLines.css'

export interface Line {
  readonly name: string
  readonly values: readonly number[]
  readonly total: string
}
interface Props {
  readonly title: string
  readonly days: readonly string[]
  readonly lines: readonly Line[]
  format(value: number): string
}

const WIDTH = 560
const HEIGHT = 150
const EDGE = 4

/** One figure over days or hours, a line per channel; whoever cannot see it hears what each comes to. */
export function DayLines({ title, days, lines, format }: Props) {
  const say = useSay()
  const id = useId()
  const most = Math.max(1e-9, ...lines.flatMap(({ values }) => values))
  const x = (day: number) => EDGE + (day / Math.max(1, days.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)
  const heard = lines.map(({ name, total }) => `${name} ${total}`)
  return (
    <section className="card day-lines">
      <h2 id={id}>{title}</h2>
      <p className="day-lines-most">{format(most < 1e-6 ? 0 : most)}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say(['{title}：{lines}', '{title}: {lines}'], {
          title,
          lines: heard.join('、'),
        })}
      >
        <path className="day-lines-ground" d={`M0,${HEIGHT - EDGE}H${WIDTH}M0,${EDGE}H${WIDTH}`} />
        {lines.map(({ name, values }, index) => (
          <polyline
            key={name}
            className={`line-${index % 6}`}
            points={values
              .map((value, day) => `${x(day).toFixed(1)},${y(value).toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <p className="day-lines-days">
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </p>
      <ul aria-labelledby={id}>
        {lines.map(({ name, total }, index) => (
          <li key={name}>
            <i className={`line-${index % 6}`} aria-hidden="true" />
            {name}
            <b>{total}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
