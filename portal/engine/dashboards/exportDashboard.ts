import { type Label, type Language, wording } from '#declare'
import type { FigureUnit } from '#declare/dashboard.ts'
import type { DashboardFigures, Named, PanelFigures } from '#derive/dashboard/figures.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { header, text } from '../imports/sheet/write/listSheet.ts'
import type { PlannedCell, SheetPlan } from '../imports/sheet/write/sheetPlan.ts'
import { workbookOf } from '../imports/sheet/write/workbookOf.ts'
import { type Call, demand } from '../records/call.ts'
import { boardNamed, tell } from './tell.ts'

type Query = { readonly [name: string]: string }
type Say = (label: Label) => string

/** The figures and every panel of a dashboard as sheets of one file, as the session sees them; told in the audit log. */
export async function exportDashboard(
  call: Call,
  name: string,
  query: Query,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const board = boardNamed(call, name)
  demand(call, 'export')
  const told = await tell(call, name, query)
  const say: Say = (label) => wording(label, language)
  const sheets = [
    figuresSheet(told, say),
    ...Object.entries(told.panels)
      .filter(([, { measures }]) => measures.length > 0)
      .map(([panel, one]) => panelSheet(say(board.panels[panel]!.label), one, told, say)),
  ]
  const { context, entity, session } = call
  await context.database.transaction((tx) =>
    writeDeed(context, tx, session, {
      action: 'export',
      entity: entity.name,
      after: { dashboard: name, ...query },
    }),
  )
  return workbookOf(sheets.map((sheet, at) => ({ ...sheet, name: sheetName(sheet.name, at) })))
}

/** Names of sheets are short, and no two are the same. */
const sheetName = (name: string, at: number): string =>
  `${at + 1} ${name.replace(/[\\/?*[\]:]/g, ' ')}`.slice(0, 31)

function figuresSheet({ cards, measures, range }: DashboardFigures, say: Say): SheetPlan {
  const heads: Label[] = [
    ['指标', 'Figure'],
    ['数值', 'Value'],
    ['上一周期', 'Period before'],
    ['去年同期', 'A year ago'],
  ]
  const span = range.latest ?? `${range.from} – ${range.to}`
  return plan(say(['概览', 'Overview']), [
    [header(say(['时间范围', 'Range'])), text(span)],
    heads.map((head) => header(say(head))),
    ...cards.map((card) => {
      const facts = measures[card.measure]!
      const values = [card.value, card.before, card.yearAgo]
      return [text(headOf(facts, say)), ...values.map((value) => figure(value, facts.unit))]
    }),
  ])
}

function panelSheet(
  title: string,
  panel: PanelFigures,
  told: DashboardFigures,
  say: Say,
): SheetPlan {
  return panel.series ? seriesSheet(title, panel, told, say) : rowsSheet(title, panel, told, say)
}

function seriesSheet(
  title: string,
  panel: PanelFigures,
  { measures }: DashboardFigures,
  say: Say,
): SheetPlan {
  const series = panel.series ?? []
  return plan(title, [
    [
      header(say(['时间', 'Time'])),
      ...series.map(({ label, measure }) =>
        header(headOf({ label, unit: measures[measure]?.unit }, say)),
      ),
    ],
    ...(panel.buckets ?? []).map((bucket, at) => [
      text(bucket),
      ...series.map(({ values, measure }) =>
        figure(values[at], measures[measure]?.unit ?? 'count'),
      ),
    ]),
  ])
}

function rowsSheet(
  title: string,
  { by, rows = [], measures: names }: PanelFigures,
  { measures, dimensions }: DashboardFigures,
  say: Say,
): SheetPlan {
  const isRanked = rows.some(({ rank }) => rank !== undefined)
  const hasShare = rows.some(({ share }) => typeof share === 'number')
  const dims: Label[] = by.map((one) => dimensions[one]?.label ?? ['时间', 'Time'])
  // Bands are told apart by themselves, and count persons whatever was measured.
  const isBands = by.length === 0
  const heads: string[] = [
    ...(isRanked ? [say(['名次', 'Rank'])] : []),
    ...(isBands ? [say(['分段', 'Band'])] : dims.map(say)),
    ...names.map((one) => (isBands ? say(['人数', 'Members']) : headOf(measures[one]!, say))),
    ...(hasShare ? [say(['占比（%）', 'Share (%)'])] : []),
  ]
  return plan(title, [
    heads.map((head) => header(head)),
    ...rows.map(({ rank, labels, values, share }) => [
      ...(isRanked ? [rank ?? null] : []),
      ...labels.map((label) => text(labelText(label, say))),
      ...names.map((one) => figure(values[one], isBands ? 'count' : measures[one]!.unit)),
      ...(hasShare ? [figure(share, 'percent')] : []),
    ]),
  ])
}

const labelText = (label: Named, say: Say): string =>
  typeof label === 'string' ? label : say(label)

/** What a column is called, with its unit where the number does not show it. */
function headOf({ label, unit }: { label: Named; unit: FigureUnit | undefined }, say: Say): string {
  const mark = unit && marks[unit]
  return mark ? labelText(label, say) + say(mark) : labelText(label, say)
}

const marks: { readonly [unit in FigureUnit]?: Label } = {
  duration: ['（小时）', ' (h)'],
  percent: ['（%）', ' (%)'],
}

/** Amounts in yuan, lengths in hours, so that they can be added up. */
function figure(value: number | null | undefined, unit: FigureUnit): PlannedCell {
  if (value === null || value === undefined) return null
  if (unit === 'money') return { value: Math.round(value) / 100, style: 'yuan' }
  if (unit === 'duration') return { value: Math.round(value / 36) / 100, style: 'yuan' }
  return Math.round(value * 100) / 100
}

const plan = (name: string, rows: readonly (readonly PlannedCell[])[]): SheetPlan => {
  const most = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: most }, (_, at) => ({ width: at === 0 ? 26 : 16 }))
  return { name, columns, rows, isFrozen: true }
}
