import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { DayLines } from './DayLines.tsx'
import './hourly.css'

/** Figures hour by hour: a chart for each, a line for each of what it is counted for. */
export interface HourlyFacts {
  readonly hours: readonly string[]
  readonly charts: readonly {
    readonly label: Label
    readonly lines: readonly {
      readonly label: Label
      readonly values: readonly number[]
      readonly total: number
    }[]
  }[]
}

const grouped = (value: number) => value.toLocaleString('en-US')

/** Charts side by side, below each other where there is no room. */
export function Hourly({ facts: { hours, charts } }: { readonly facts: HourlyFacts }) {
  const say = useSay()
  return (
    <div className="hourly">
      {charts.map(({ label, lines }) => (
        <DayLines
          key={label[1]}
          title={say(label)}
          days={hours}
          format={grouped}
          lines={lines.map((line) => ({
            name: say(line.label),
            values: line.values,
            total: grouped(line.total),
          }))}
        />
      ))}
    </div>
  )
}
