import { useSay } from '../../i18n/useSay.ts'
import { Spark } from '../../views/dashboard/Spark.tsx'

interface Props {
  readonly title: string
  readonly values: readonly number[]
  /** The day of the last value. */
  readonly until: string
  format(value: number): string
}

/**
 * A line over the days, dashed to the last one, which is not over yet; whoever cannot see it hears the highest, the
 * lowest and the last day.
 */
export function Trend({ title, values, until, format }: Props) {
  const say = useSay()
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
  return <Spark words={words} values={values} open />
}

/** `2026-11-20`, one day before the 21st. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
