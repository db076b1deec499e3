import { type ComponentType, useId, useState } from 'react'
import type { DashboardOf, Label, PanelOf } from '#declare'
import type { DashboardFigures, PanelFigures } from '#derive/dashboard/figures.ts'
import { useSay } from '../../i18n/useSay.ts'
import { Lines } from './Lines.tsx'
import { LinesTable } from './LinesTable.tsx'
import type { PanelProps } from './panelProps.ts'
import { RowsTable } from './RowsTable.tsx'
import { Segments } from './Segments.tsx'
import { Shares } from './Shares.tsx'

const drawn: { readonly [K in PanelOf['kind']]: ComponentType<PanelProps> } = {
  line: Lines,
  hours: Lines,
  bars: RowsTable,
  shares: Shares,
  rank: RowsTable,
  bands: RowsTable,
  table: RowsTable,
}

interface Props {
  readonly board: DashboardOf
  readonly name: string
  readonly told: DashboardFigures
  ask(changed: { readonly [name: string]: string | undefined }): void
}

/** A panel with its title, its choices, and for lines the way to their figures as a table. */
export function Panel({ board, name, told, ask }: Props) {
  const say = useSay()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const panel = board.panels[name]!
  const data = told.panels[name]
  if (!data) return null
  const title = say(panel.label)
  const isLines = data.series !== undefined
  const Drawn = isLines && asTable ? LinesTable : drawn[panel.kind]
  const shown = isEmpty(data) ? null : <Drawn panel={panel} told={told} data={data} title={title} />
  return (
    <section className={panel.wide ? 'card panel wide' : 'card panel'} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {choicesOf(panel, told).map(({ choice, label, among, held }) => (
          <Segments
            key={choice}
            label={say(label)}
            value={held}
            choices={among.map(([value, one]) => [value, say(one)])}
            onChoose={(value) => ask({ [choice]: value })}
          />
        ))}
        {isLines && shown && (
          <button type="button" className="panel-as" onClick={() => setAsTable(!asTable)}>
            {asTable ? say(['看图', 'As lines']) : say(['看数据', 'As a table'])}
          </button>
        )}
      </header>
      {shown ?? <p className="panel-none">{say(['这段时间没有数据', 'Nothing in this time'])}</p>}
    </section>
  )
}

const isEmpty = ({ series, rows, measures }: PanelFigures): boolean =>
  measures.length === 0 ||
  (series
    ? series.every(({ values }) => values.every((value) => !value))
    : (rows ?? []).every(({ values }) => Object.values(values).every((value) => !value)))

interface Choice {
  readonly choice: string
  readonly label: Label
  readonly among: readonly (readonly [string, Label])[]
  readonly held: string | undefined
}

const grainNames: { readonly [grain: string]: Label } = {
  day: ['日', 'Day'],
  week: ['周', 'Week'],
  month: ['月', 'Month'],
}

/** What of a panel one may choose, by the name it is asked under. */
function choicesOf(
  panel: PanelOf,
  { asked, measures, dimensions }: DashboardFigures,
): readonly Choice[] {
  const found: Choice[] = []
  const offer = (choice: string, label: Label, among: Choice['among'], held: unknown) =>
    found.push({ choice, label, among, held: held === undefined ? undefined : String(held) })
  if ((panel.kind === 'rank' || panel.kind === 'line') && Array.isArray(panel.by))
    offer(
      'by',
      ['按什么', 'By'],
      panel.by.map((one: string) => [one, dimensions[one]?.label ?? [one, one]] as const),
      asked.by,
    )
  if (panel.kind === 'rank' && panel.choose)
    offer(
      'measure',
      ['排序指标', 'Ranked by'],
      panel.measures.flatMap((one) => {
        const label = measures[one]?.label
        return label ? [[one, label] as const] : []
      }),
      asked.measure,
    )
  if (panel.kind === 'rank' && Array.isArray(panel.top))
    offer(
      'top',
      ['名次', 'Places'],
      panel.top.map((top: number) => [String(top), [`前 ${top}`, `Top ${top}`]] as const),
      asked.top,
    )
  if (panel.kind === 'line' && Array.isArray(panel.grain))
    offer(
      'grain',
      ['时间粒度', 'Stretch'],
      panel.grain.map((grain: string) => [grain, grainNames[grain] ?? [grain, grain]] as const),
      asked.grain,
    )
  return found
}
