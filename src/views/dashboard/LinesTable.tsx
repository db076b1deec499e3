import { useSay } from '../../i18n/useSay.ts'
import { figureText } from './figureText.ts'
import { namedBy } from './namedBy.ts'
import type { PanelProps } from './panelProps.ts'
import { unfinishedText } from './unfinishedText.ts'

/** The figures of lines, the latest first. */
export function LinesTable({ told, data, title }: PanelProps) {
  const say = useSay()
  const series = data.series ?? []
  const buckets = [...(data.buckets ?? []).entries()].reverse()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="panel-table" tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{say(['时间', 'Time'])}</th>
            {series.map(({ measure, key, label }) => (
              <th key={`${measure} ${key ?? ''}`} scope="col" className="end">
                {namedBy(say)(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map(([at, bucket]) => (
            <tr key={bucket}>
              <th scope="row">
                {bucket.length === 2 ? `${bucket}:00` : bucket}
                {data.unfinished?.bucket === bucket && (
                  <small>{say(unfinishedText[data.unfinished.of])}</small>
                )}
              </th>
              {series.map(({ measure, key, values }) => (
                <td key={`${measure} ${key ?? ''}`} className="end">
                  {figureText(values[at], told.measures[measure]?.unit ?? 'count', say)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
