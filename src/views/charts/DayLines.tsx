import { useId } from 'react'
import { LineChart } from './LineChart.tsx'
import type { ChartLine } from './lineOption.ts'
import './dayLines.css'

interface Props {
  readonly title: string
  readonly days: readonly string[]
  readonly lines: readonly ChartLine[]
  format(value: number): string
}

/** One figure over days or hours, a line per channel with what it comes to. */
export function DayLines({ title, days, lines, format }: Props) {
  const id = useId()
  return (
    <section className="card day-lines" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LineChart
        {...{ title, lines }}
        buckets={days}
        height={190}
        format={(value) => (value === null ? '—' : format(value))}
      />
    </section>
  )
}
