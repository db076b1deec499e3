import type { DashboardOf, Grain } from '#declare/dashboard.ts'
import { usualGrain } from '#derive/dashboard/buckets.ts'
import { type DimensionFacts, dimensionFacts } from '#derive/dashboard/described.ts'
import type { DashboardFigures } from '#derive/dashboard/figures.ts'
import { type Span, spanAsked } from '#derive/dashboard/span.ts'
import type { Problem } from '#derive/problem.ts'
import { invalid } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** What of a dashboard a call asks for. */
export type DashboardQuery = DashboardFigures['asked'] & { readonly span: Span }
type Query = { readonly [name: string]: string }

/** Reads a query: `from`, `to`, `grain`, `by`, `measure`, `top`, and filters by name, several values by commas. Throws 40001 with all that is wrong. */
export function readDashboardQuery(
  context: PortalContext,
  board: DashboardOf,
  query: Query,
): DashboardQuery {
  const problems: Problem[] = []
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  const span = spanAsked(board.range, given, shanghaiTime(context.clock()))
  if ('length' in span) problems.push(...span)
  const offered = offers(board)
  const names = Object.keys(offered)
  const filters: Record<string, readonly (string | number)[]> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'from' || name === 'to') continue
    const among = offered[name]
    if (among) {
      if (!among.includes(value)) problems.push(strange(name, value, among))
    } else if (board.filters?.includes(name) || board.one === name)
      filters[name] = valuesOf(name, value, dimensionFacts(board, name, context.entities), problems)
    else problems.push(unknown(name, ['from', 'to', ...names, ...(board.filters ?? [])]))
  }
  if (problems.length > 0) throw invalid(problems)
  const grains = (offered.grain ?? ['day', 'week', 'month']) as Grain[]
  return {
    span: span as Span,
    grain: (given.grain as Grain | undefined) ?? usualGrain(span as Span, grains),
    ...(offered.by && { by: given.by ?? (offered.by[0] as string) }),
    ...(offered.measure && { measure: given.measure ?? (offered.measure[0] as string) }),
    ...(offered.top && { top: Number(given.top ?? offered.top[0]) }),
    filters,
  }
}

/** The choices of a dashboard, with what each may be. */
export function offers(board: DashboardOf): { readonly [choice: string]: readonly string[] } {
  const found: Record<string, string[]> = {}
  const offer = (choice: string, values: readonly (string | number)[]) => {
    found[choice] = [...new Set([...(found[choice] ?? []), ...values.map(String)])]
  }
  for (const panel of Object.values(board.panels)) {
    if (panel.kind === 'line' && Array.isArray(panel.grain)) offer('grain', panel.grain)
    if ((panel.kind === 'line' || panel.kind === 'rank') && Array.isArray(panel.by))
      offer('by', panel.by)
    if (panel.kind === 'rank' && panel.choose) offer('measure', panel.measures)
    if (panel.kind === 'rank' && Array.isArray(panel.top)) offer('top', panel.top)
  }
  return found
}

function valuesOf(
  name: string,
  given: string,
  { to, of }: DimensionFacts,
  problems: Problem[],
): readonly (string | number)[] {
  const values = given.split(',')
  const wrong = values.find((one) => (to ? !/^[1-9]\d{0,15}$/.test(one) : of && !(one in of)))
  if (wrong !== undefined)
    problems.push(strange(name, wrong, to ? ['1', '2', '…'] : Object.keys(of ?? {})))
  return to ? values.map(Number) : values
}

const strange = (field: string, value: string, among: readonly string[]): Problem => ({
  field,
  message: [
    `“${value}”不可用，可选 ${among.join('、')}`,
    `"${value}" is none of the choices: ${among.join(', ')}`,
  ],
})
const unknown = (field: string, among: readonly string[]): Problem => ({
  field,
  message: [
    `没有名为“${field}”的参数，可用 ${among.join('、')}`,
    `There is no parameter "${field}": the parameters are ${among.join(', ')}`,
  ],
})
