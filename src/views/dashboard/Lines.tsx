import { useSay } from '../../i18n/useSay.ts'
import { LineChart } from '../charts/LineChart.tsx'
import { figureText } from './figureText.ts'
import { namedBy } from './namedBy.ts'
import type { PanelProps } from './panelProps.ts'
import { unfinishedText } from './unfinishedText.ts'

/** Lines of measures over time, in the unit the measures have. */
export function Lines({ told, data, title }: PanelProps) {
  const say = useSay()
  const named = namedBy(say)
  const { buckets = [], series = [], unfinished } = data
  const lines = series.map(({ label, values }) => ({ name: named(label), values }))
  const unit = told.measures[series[0]?.measure ?? '']?.unit ?? 'count'
  const most = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return (
    <LineChart
      {...{ title, buckets, lines }}
      step={unit === 'duration' ? (most < 3600 ? 60 : 3600) : 1}
      whole={unit === 'count'}
      format={(value, brief) => figureText(value, unit, say, brief, brief ? most : undefined)}
      open={unfinished && { bucket: unfinished.bucket, words: say(unfinishedText[unfinished.of]) }}
    />
  )
}
