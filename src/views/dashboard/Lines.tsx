import { useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { figureText } from './figureText.ts'
import { LineChart } from './LineChart.tsx'
import { namedBy } from './namedBy.ts'
import type { PanelProps } from './panelProps.ts'

/** Lines with what they are called; a press on a name leaves that line out. */
export function Lines({ told, data, title }: PanelProps) {
  const say = useSay()
  const [away, setAway] = useState<readonly string[]>([])
  const named = namedBy(say)
  const lines = (data.series ?? []).map(({ label, values, measure }) => ({
    name: named(label),
    values,
    unit: told.measures[measure]?.unit ?? 'count',
  }))
  const unit = lines[0]?.unit ?? 'count'
  const shown = lines.map((line) =>
    away.includes(line.name) ? { ...line, values: line.values.map(() => null) } : line,
  )
  const most = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const toggle = (name: string) =>
    setAway(away.includes(name) ? away.filter((one) => one !== name) : [...away, name])
  return (
    <>
      <LineChart
        title={title}
        buckets={data.buckets ?? []}
        lines={shown}
        step={unit === 'duration' ? (most < 3600 ? 60 : 3600) : 1}
        whole={unit === 'count'}
        format={(value, brief) => figureText(value, unit, say, brief, brief ? most : undefined)}
      />
      {lines.length > 1 && (
        <ul className="legend">
          {lines.map(({ name }, at) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={!away.includes(name)}
                onClick={() => toggle(name)}
              >
                <i className={`tone-${at % 8}`} aria-hidden="true" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
