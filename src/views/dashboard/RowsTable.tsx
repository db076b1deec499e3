import { useState } from 'react'
import type { Label } from '#declare'
import type { RowFigures } from '#derive/dashboard/figures.ts'
import { useSay } from '../../i18n/useSay.ts'
import { figureText } from './figureText.ts'
import { namedBy } from './namedBy.ts'
import type { PanelProps } from './panelProps.ts'

/** So many rows of bars stand there at first. */
const FIRST = 12

/** Values with their measures, each with a bar as long as its first measure; ranked ones with their places. */
export function RowsTable({ panel, told, data, title }: PanelProps) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const rows = data.rows ?? []
  const [first = ''] = data.measures
  const isTable = panel.kind === 'table'
  const isBands = panel.kind === 'bands'
  const most = Math.max(1e-9, ...rows.map(({ values }) => Math.abs(values[first] ?? 0)))
  const hasShare = !isTable && rows.some(({ values }) => (values[first] ?? 0) > 0)
  const isMixed = rows.some(({ values }) => (values[first] ?? 0) < 0)
  const shown = all || panel.kind !== 'bars' ? rows : rows.slice(0, FIRST)
  const unitOf = (measure: string) =>
    isBands ? 'count' : (told.measures[measure]?.unit ?? 'count')
  const heads: Label[] = isBands
    ? [['时长', 'How long']]
    : data.by.map((by) => told.dimensions[by]?.label ?? ['时间', 'Time'])
  const labelOf = (measure: string): Label =>
    isBands ? ['人数', 'Members'] : (told.measures[measure]?.label ?? ['', ''])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="panel-table" tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            {panel.kind === 'rank' && (
              <th scope="col" className="place">
                {say(['名次', 'Rank'])}
              </th>
            )}
            {heads.map((head) => (
              <th key={head[1]} scope="col">
                {say(head)}
              </th>
            ))}
            {data.measures.map((measure) => (
              <th key={measure} scope="col" className="end">
                {say(labelOf(measure))}
              </th>
            ))}
            {hasShare && !isMixed && (
              <th scope="col" className="end">
                {say(['占比', 'Share'])}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.keys.join(' ')}>
              {panel.kind === 'rank' && (
                <td className="place">
                  <span className={`place-${row.rank}`}>{row.rank}</span>
                </td>
              )}
              <Names row={row} bar={isTable ? null : (row.values[first] ?? 0) / most} />
              {data.measures.map((measure) => (
                <td key={measure} className={(row.values[measure] ?? 0) < 0 ? 'end below' : 'end'}>
                  {figureText(row.values[measure], unitOf(measure), say)}
                </td>
              ))}
              {hasShare && !isMixed && (
                <td className="end">{figureText(row.share, 'percent', say)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className="panel-as" onClick={() => setAll(true)}>
          {say(['展开全部 {count} 项', 'Show all {count}'], { count: rows.length })}
        </button>
      )}
    </div>
  )
}

/** What a row is called; the bar lies below the name. */
function Names({ row, bar }: { readonly row: RowFigures; readonly bar: number | null }) {
  const named = namedBy(useSay())
  return row.labels.map((label, at) => (
    <th key={`${row.keys[at]} ${named(label)}`} scope="row" title={named(label)}>
      <span className="panel-name">{named(label)}</span>
      {bar !== null && at === 0 && (
        <i
          className={bar < 0 ? 'panel-bar below' : 'panel-bar'}
          style={{ inlineSize: `${bar === 0 ? 0 : Math.max(1, Math.abs(bar) * 100)}%` }}
        />
      )}
    </th>
  ))
}
