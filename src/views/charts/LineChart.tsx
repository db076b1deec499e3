import { useCallback, useMemo, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { Chart } from './Chart.tsx'
import type { Drawing } from './drawing.ts'
import { type LineFacts, lineOption, spokenOf } from './lineOption.ts'

interface Props extends Omit<LineFacts, 'away'> {
  readonly height?: number
}

/** Lines over time, each switched off and on by its name. */
export function LineChart({ height = 260, ...facts }: Props) {
  const say = useSay()
  const [away, setAway] = useState<readonly string[]>([])
  const { title, buckets, lines } = facts
  // Told by what they hold: whoever draws them builds them anew each time, and nothing is drawn anew for that.
  const held = JSON.stringify([buckets, lines, away, facts.open, facts.step, facts.whole, title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const shown = useMemo<LineFacts>(() => ({ ...facts, away }), [held, say])
  const option = useCallback((drawing: Drawing) => lineOption(shown, drawing), [shown])
  const points = useMemo(() => spokenOf(shown), [shown])
  const toggle = (name: string) =>
    setAway(away.includes(name) ? away.filter((one) => one !== name) : [...away, name])
  const names = lines.map(({ name, total }) => (total ? `${name} ${total}` : name))
  const words = say(['{title}，{from} 至 {to}：{lines}', '{title}, {from} to {to}: {lines}'], {
    ...{ title, lines: names.join('、') },
    ...{ from: buckets[0] ?? '', to: buckets.at(-1) ?? '' },
  })
  return (
    <Chart {...{ title, words, height, points, option }} zooms={buckets.length > 2}>
      {(lines.length > 1 || lines.some(({ total }) => total)) && (
        <ul className="legend">
          {lines.map(({ name, total }, at) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={!away.includes(name)}
                onClick={() => toggle(name)}
              >
                <i className={`tone-mark tone-${at % 8}`} aria-hidden="true" />
                {name}
                {total && <b>{total}</b>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Chart>
  )
}
