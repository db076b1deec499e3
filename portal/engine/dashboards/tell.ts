import type { Entity } from '#declare'
import type { Counted, DashboardOf, PanelOf } from '#declare/dashboard.ts'
import { bucketsOf, unfinishedOf, usualGrain } from '#derive/dashboard/buckets.ts'
import { dimensionFacts, sourceName, unitOf } from '#derive/dashboard/described.ts'
import type { CardFigures, DashboardFigures, PanelFigures } from '#derive/dashboard/figures.ts'
import { type Span, spanBefore, yearAgo } from '#derive/dashboard/span.ts'
import { countedFor } from '#derive/dashboard/workedOut.ts'
import { forbidden, noCall } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { reading } from '../context/reading.ts'
import { type Call, demand } from '../records/call.ts'
import { type DashboardQuery, readDashboardQuery } from './dashboardQuery.ts'
import { namesOf } from './labels.ts'
import { type FiguresRequest, latestDay, measure } from './measure.ts'
import { plainSeries, tellers, totalOf } from './panels.ts'

type Query = { readonly [name: string]: string }

/** The dashboard of that name, for whoever may read the entity and sees the screen. */
export function boardNamed(call: Call, name: string): DashboardOf {
  const { context, entity, session } = call
  const board = entity.dashboards[name]
  if (!board) throw noCall('GET', `/api/portal/${entity.path}/dashboard/${name}`)
  demand(call, 'read')
  if (!context.access.seesScreen(session, board.screen))
    throw forbidden([
      `没有权限查看${entity.label[0]}的这组数据`,
      `You may not see these figures of ${entity.label[1]}`,
    ])
  return board
}

/** All figures of a dashboard for one query: cards, panels, notes. Throws 40001 for a range or a choice it does not have. */
export function tell(call: Call, name: string, query: Query): Promise<DashboardFigures> {
  return reading(call.context, call.session, (context) =>
    toldFrom({ ...call, context }, name, query),
  )
}

async function toldFrom(call: Call, name: string, query: Query): Promise<DashboardFigures> {
  const { context, session } = call
  const declared = boardNamed(call, name)
  const withheld = withheldOf(call, declared)
  const board = withoutMeasures(declared, withheld)
  const asked = await withOne(call, board, readDashboardQuery(context, board, query))
  const telling: FiguresRequest = { context, session, board, filters: asked.filters }
  const day = board.latest && (await latestDay(telling, asked.span))
  const { span, ...choices } = asked
  const { unit } = board.range
  const panels: Record<string, PanelFigures> = {}
  for (const [key, panel] of Object.entries(board.panels))
    panels[key] = await toldBy(telling, panel, asked)
  return {
    range: {
      unit,
      ...span,
      before: spanBefore(day ? { from: day, to: day } : span, unit),
      yearAgo: yearAgo(day ? { from: day, to: day } : span, unit),
      ...(day && { latest: day }),
    },
    asked: choices,
    ...described(telling),
    ...(await oneTold(telling)),
    cards: await cardsOf(telling, span, day ? { from: day, to: day } : span),
    panels,
    notes: await notesOf(call, board),
    withheld,
  }
}

const toldBy = (
  telling: FiguresRequest,
  panel: PanelOf,
  asked: DashboardQuery,
): Promise<PanelFigures> =>
  panel.measures.length > 0
    ? (
        tellers[panel.kind] as (
          t: FiguresRequest,
          p: PanelOf,
          a: DashboardQuery,
        ) => Promise<PanelFigures>
      )(telling, panel, asked)
    : Promise.resolve({ by: [], measures: [], rows: [] })

/** Measures over records of another entity that the session may not read. */
function withheldOf({ context, entity, session }: Call, board: DashboardOf): readonly string[] {
  const reads = (name: string) => {
    const other = context.entities.get(name)
    return name === entity.name || (other && context.access.mayUse(session, other, 'read'))
  }
  return Object.keys(board.measures).filter((name) =>
    countedFor([name], board.measures).some(
      (one) => !reads(board.sources[sourceName(board, board.measures[one] as Counted)]?.of ?? ''),
    ),
  )
}

function withoutMeasures(board: DashboardOf, gone: readonly string[]): DashboardOf {
  if (gone.length === 0) return board
  const cards = board.cards.filter((card) => !gone.includes(measureOf(card)))
  const panels = Object.entries(board.panels).map(
    ([name, panel]) =>
      [name, { ...panel, measures: panel.measures.filter((one) => !gone.includes(one)) }] as const,
  )
  return { ...board, cards, panels: Object.fromEntries(panels) as DashboardOf['panels'] }
}

const measureOf = (card: DashboardOf['cards'][number]): string =>
  typeof card === 'string' ? card : card.measure

/** Where a dashboard tells of one record at a time and none is named: of the one changed last. */
async function withOne(
  call: Call,
  board: DashboardOf,
  asked: DashboardQuery,
): Promise<DashboardQuery> {
  const { context, session } = call
  if (!board.one || asked.filters[board.one]) return asked
  const { to } = dimensionFacts(board, board.one, context.entities)
  const target: Entity | undefined = context.entities.get(to ?? '')
  if (!target) return asked
  const seen = context.access.sees(target, session) ?? {}
  const [last] = await context.rows.select(context.database.db, target, seen, {
    limit: 1,
    sort: '-updatedAt',
  })
  return { ...asked, filters: { ...asked.filters, [board.one]: [Number(last?.id ?? 0)] } }
}

async function oneTold(telling: FiguresRequest): Promise<Pick<DashboardFigures, 'one'>> {
  const { board, filters } = telling
  const [key] = board.one ? (filters[board.one] ?? []) : []
  if (!board.one || !key) return {}
  const nameOf = await namesOf(telling, board.one, [key])
  return { one: { key, label: nameOf(key) } }
}

function described({
  board,
  context,
}: FiguresRequest): Pick<DashboardFigures, 'measures' | 'dimensions'> {
  const measures = Object.entries(board.measures).map(([name, measure]) => {
    const { label, good } = measure
    const unit = unitOf(board, measure, context.entities)
    return [name, { label, unit, ...(good && { good }) }] as const
  })
  const dimensions = Object.keys(board.dimensions ?? {}).map(
    (name) => [name, dimensionFacts(board, name, context.entities)] as const,
  )
  return { measures: Object.fromEntries(measures), dimensions: Object.fromEntries(dimensions) }
}

/** Every card with what it is compared to, and its course over the range. */
async function cardsOf(
  telling: FiguresRequest,
  range: Span,
  span: Span,
): Promise<readonly CardFigures[]> {
  const { board } = telling
  const { unit } = board.range
  const plans = board.cards.flatMap((card) => (typeof card === 'string' ? [] : [card.plan]))
  const names = board.cards.map(measureOf)
  if (names.length === 0) return []
  const now = await totalOf(telling, [...names, ...plans], { span })
  const compare = board.compare ?? []
  const earlier = compare.includes('before')
    ? await totalOf(telling, names, { span: spanBefore(span, unit) })
    : undefined
  const lastYear = compare.includes('yearAgo')
    ? await totalOf(telling, names, { span: yearAgo(span, unit) })
    : undefined
  const grain = usualGrain(range, ['day', 'week', 'month'])
  const groups = await measure(telling, { measures: names, by: ['time'], span: range, grain })
  const buckets = bucketsOf(range, unit, grain)
  const series = plainSeries(telling, names, groups, buckets)
  const today = shanghaiTime(telling.context.clock()).slice(0, 10)
  const grows = unfinishedOf(buckets, unit, grain, today) !== undefined
  return board.cards.map((card, at) => {
    const measure = measureOf(card)
    return {
      measure,
      value: now[measure] ?? null,
      ...(earlier && { before: earlier[measure] ?? null }),
      ...(lastYear && { yearAgo: lastYear[measure] ?? null }),
      ...(typeof card === 'object' && {
        plan: { measure: card.plan, value: now[card.plan] ?? null },
      }),
      trend: isOfStretches(board, measure) ? (series[at]?.values ?? []) : [],
      ...(grows && { unfinished: true as const }),
    }
  })
}

/** What is counted up to the end of the range has no value of its own in a stretch of it. */
const isOfStretches = (board: DashboardOf, measure: string): boolean =>
  countedFor([measure], board.measures).every((name) => !(board.measures[name] as Counted).upTo)

async function notesOf(
  { context, entity, session }: Call,
  board: DashboardOf,
): Promise<DashboardFigures['notes']> {
  const seen = context.access.sees(entity, session)
  const counts: { note: number; count: number }[] = []
  for (const [note, { where }] of (board.notes ?? []).entries()) {
    const count = await context.rows.count(context.database.db, entity, { ...where, ...seen })
    if (count > 0) counts.push({ note, count })
  }
  return counts
}
