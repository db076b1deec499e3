import type { PanelOf } from '#declare/dashboard.ts'
import { bandAt } from '#derive/dashboard/bandAt.ts'
import { type Bucket, bucketsOf, daysIn, unfinishedOf } from '#derive/dashboard/buckets.ts'
import type { PanelFigures, RowFigures, SeriesFigures } from '#derive/dashboard/figures.ts'
import { topRows } from '#derive/dashboard/topRows.ts'
import { type Values, workedOut } from '#derive/dashboard/workedOut.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { DashboardQuery } from './dashboardQuery.ts'
import { namesOf } from './labels.ts'
import { type FiguresRequest, type Group, measure } from './measure.ts'

/** Lines that one can still tell apart; parts of a whole likewise. */
const LINES = 6
const PARTS = 7
/** Rows of bars and tables. */
const ROWS = 500

type Teller<K extends PanelOf['kind']> = (
  telling: FiguresRequest,
  panel: Extract<PanelOf, { kind: K }>,
  asked: DashboardQuery,
) => Promise<PanelFigures>

/** What each kind of panel tells. `measures` of a panel hold those only that the session gets. */
export const tellers: { readonly [K in PanelOf['kind']]: Teller<K> } = {
  line: async (telling, panel, asked) => {
    const { board } = telling
    const grain = choiceOf(panel.grain, asked.grain)
    const buckets = bucketsOf(asked.span, board.range.unit, grain)
    const by = panel.by === undefined ? undefined : choiceOf(panel.by, asked.by)
    const wanted = { measures: panel.measures, span: asked.span, grain }
    const groups = await measure(telling, { ...wanted, by: by ? ['time', by] : ['time'] })
    const series = by
      ? await splitSeries(telling, { by, groups, buckets, measures: panel.measures })
      : plainSeries(telling, panel.measures, groups, buckets)
    const today = shanghaiTime(telling.context.clock()).slice(0, 10)
    const unfinished = unfinishedOf(buckets, board.range.unit, grain, today)
    return {
      ...{ by: by ? [by] : [], measures: panel.measures, series },
      ...{ buckets: buckets.map(({ key }) => key), ...(unfinished && { unfinished }) },
    }
  },
  hours: async (telling, panel) => {
    const { context } = telling
    const now = shanghaiTime(context.clock())
    const today = now.slice(0, 10)
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
    const past = hours.filter((hour) => hour <= now.slice(11, 13))
    const groups = await measure(telling, {
      measures: panel.measures,
      by: ['time'],
      span: { from: today, to: today },
      grain: 'hour',
    })
    const buckets = past.map((key) => ({ key, from: today, to: today }))
    const series = plainSeries(telling, panel.measures, groups, buckets)
    const unfinished = { bucket: now.slice(11, 13), of: 'hour' } as const
    return { by: [], measures: panel.measures, buckets: hours, series, unfinished }
  },
  bars: async (telling, panel, asked) => {
    const rows = await rowsBy(telling, [panel.by], panel.measures, asked)
    const [first = ''] = panel.measures
    const total = await totalOf(telling, panel.measures, asked)
    const sorted = rows.toSorted((a, b) => (b.values[first] ?? 0) - (a.values[first] ?? 0))
    const told = sorted.slice(0, ROWS).map((row) => withShare(row, first, total))
    return { by: [panel.by], measures: panel.measures, rows: told, total, ...moreThan(rows, ROWS) }
  },
  shares: async (telling, panel, asked) => {
    const {
      rows = [],
      total = {},
      ...rest
    } = await tellers.bars(telling, { ...panel, kind: 'bars' }, asked)
    const [first = ''] = panel.measures
    const held = rows.filter(({ values }) => (values[first] ?? 0) > 0)
    if (held.length <= PARTS) return { ...rest, rows: held, total }
    const others = held.slice(PARTS - 1)
    const sum = others.reduce((all, { values }) => all + (values[first] ?? 0), 0)
    const other: RowFigures = {
      keys: [null],
      labels: [[`其他 ${others.length} 项`, `${others.length} others`]],
      values: { [first]: sum },
    }
    return { ...rest, rows: [...held.slice(0, PARTS - 1), withShare(other, first, total)], total }
  },
  rank: async (telling, panel, asked) => {
    const by = choiceOf(panel.by, asked.by)
    const first = panel.choose
      ? choiceOf(panel.measures, asked.measure)
      : (panel.measures[0] as string)
    const top = choiceOf(panel.top, asked.top)
    const all = await rowsBy(telling, [by], panel.measures, asked, false)
    const some = all.filter(({ values }) => panel.least || values[first] !== 0)
    const total = await totalOf(telling, panel.measures, asked)
    const least = panel.least === true
    const rows = topRows(some, ({ values }) => values[first], { top, least })
    const nameOf = await namesOf(
      telling,
      by,
      rows.map(({ keys }) => keys[0] ?? null),
    )
    const told = rows.map((row) =>
      withShare({ ...row, labels: [nameOf(row.keys[0] ?? null)] }, first, total),
    )
    const measures = [first, ...panel.measures.filter((name) => name !== first)]
    return { by: [by], measures, rows: told, total, ...moreThan(some, rows.length) }
  },
  bands: async (telling, panel, asked) => {
    const [first = ''] = panel.measures
    const persons = await rowsBy(telling, [panel.per], panel.measures, asked, false)
    const counts = panel.labels.map(
      (_, band) =>
        persons.filter(({ values }) => bandAt(values[first] ?? 0, panel.steps) === band).length,
    )
    const total = { [first]: persons.length }
    const rows = panel.labels.map((label, band) =>
      withShare(
        { keys: [String(band)], labels: [label], values: { [first]: counts[band] ?? 0 } },
        first,
        total,
      ),
    )
    return { by: [], measures: panel.measures, rows, total }
  },
  table: async (telling, panel, asked) => {
    const rows = await rowsBy(telling, panel.by, panel.measures, asked)
    const total = await totalOf(telling, panel.measures, asked)
    const order = (row: RowFigures) => row.keys.map((key) => String(key ?? '')).join(' ')
    const sorted = rows.toSorted((a, b) => (order(a) < order(b) ? 1 : -1))
    const { by, measures } = panel
    return { by, measures, rows: sorted.slice(0, ROWS), total, ...moreThan(rows, ROWS) }
  },
}

/** What was asked for where it is among the choices, else the first of them. */
const choiceOf = <T>(among: T | readonly T[] | undefined, asked: unknown): T => {
  const choices = (among === undefined ? [asked] : [among].flat()) as T[]
  return choices.includes(asked as T) ? (asked as T) : (choices[0] as T)
}
const moreThan = (rows: readonly unknown[], told: number) =>
  rows.length > told ? { more: rows.length - told } : {}

/** A row for each group, named unless that comes later. */
async function rowsBy(
  telling: FiguresRequest,
  by: readonly string[],
  measures: readonly string[],
  { span, grain }: DashboardQuery,
  named = true,
): Promise<readonly RowFigures[]> {
  const { board } = telling
  const groups = await measure(telling, { measures, by, span, grain })
  const names = named
    ? await Promise.all(
        by.map((one, at) =>
          namesOf(
            telling,
            one,
            groups.map(({ keys }) => keys[at] ?? null),
          ),
        ),
      )
    : []
  const buckets = new Map(
    by.includes('time')
      ? bucketsOf(span, board.range.unit, grain).map((one) => [one.key, one])
      : [],
  )
  const rows = groups.map(({ keys, counted }) => {
    const bucket = buckets.get(String(keys[by.indexOf('time')] ?? ''))
    return {
      keys,
      labels: names.map((nameOf, at) => nameOf(keys[at] ?? null)),
      values: workedOut(measures, board.measures, counted, daysIn(bucket ?? span)),
    }
  })
  // Records that come to nothing in any measure, as a draft does, are no row.
  return rows.filter(({ values }) => Object.values(values).some((value) => value))
}

/** The measures over the whole range. */
export async function totalOf(
  telling: FiguresRequest,
  measures: readonly string[],
  { span }: Pick<DashboardQuery, 'span'>,
): Promise<Values> {
  const [group] = await measure(telling, { measures, span })
  return workedOut(measures, telling.board.measures, group?.counted ?? {}, daysIn(span))
}

function withShare(row: RowFigures, measure: string, total: Values): RowFigures {
  const [value, whole] = [row.values[measure], total[measure]]
  const share = value !== null && value !== undefined && whole ? (value / whole) * 100 : null
  return { ...row, share }
}

/** A line a measure. */
export function plainSeries(
  { board }: Pick<FiguresRequest, 'board'>,
  measures: readonly string[],
  groups: readonly Group[],
  buckets: readonly Bucket[],
): readonly SeriesFigures[] {
  const counted = new Map(groups.map((group) => [String(group.keys[0]), group.counted]))
  return measures.map((measure) => ({
    measure,
    label: board.measures[measure]?.label ?? measure,
    values: buckets.map(
      (one) =>
        workedOut([measure], board.measures, counted.get(one.key) ?? {}, daysIn(one))[measure] ??
        null,
    ),
  }))
}

interface Split {
  readonly by: string
  readonly groups: readonly Group[]
  readonly buckets: readonly Bucket[]
  readonly measures: readonly string[]
}

/** A line a value, of the first measure: those with the most. */
async function splitSeries(
  telling: FiguresRequest,
  { by, groups, buckets, measures }: Split,
): Promise<readonly SeriesFigures[]> {
  const [measure = ''] = measures
  const lines = [...Map.groupBy(groups, ({ keys }) => keys[1] ?? null)].map(([key, own]) => ({
    key,
    values: plainSeries(telling, [measure], own, buckets)[0]?.values ?? [],
  }))
  const sum = (values: readonly (number | null)[]) =>
    values.reduce((all: number, one) => all + (one ?? 0), 0)
  const most = lines.toSorted((a, b) => sum(b.values) - sum(a.values)).slice(0, LINES)
  const nameOf = await namesOf(
    telling,
    by,
    most.map(({ key }) => key),
  )
  return most.map(({ key, values }) => ({ measure, key, label: nameOf(key), values }))
}
