import type { Entity, Screen } from '#declare'
import type { Counted, DashboardOf } from '#declare/dashboard.ts'
import { valueIn } from '../dashboard/described.ts'
import { isCounted, operandsOf } from '../dashboard/workedOut.ts'
import { type ByName, strayPart } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

type Demand = (address: string, name: string, among: Iterable<string>) => void

/** Names in dashboards: sources, fields of theirs, measures, dimensions, the screen; and that each screen has one. */
export function checkDashboards(
  entity: Entity,
  byName: ByName,
  screens: readonly Screen[],
  report: Report,
): void {
  const own = screens.filter(({ kind, entity: of }) => kind === 'dashboard' && of === entity.name)
  const boards = Object.entries(entity.dashboards)
  for (const { path } of own)
    if (!boards.some(([, board]) => board.screen === path))
      report(
        path,
        ['是数据看板，却没有声明其内容', 'is a dashboard, and nothing says what it shows'],
        [`请在 ${entity.name} 的 dashboards 中声明`, `declare it in dashboards of ${entity.name}`],
      )
  for (const [name, board] of boards) {
    const address = `${entity.name}.dashboards.${name}`
    const demand: Demand = (section, one, among) => {
      const known = [...among]
      if (!known.includes(one))
        report(
          `${address}.${section}`,
          [`没有“${one}”`, `there is no "${one}"`],
          didYouMean(one, known),
        )
    }
    demand(
      'screen',
      board.screen,
      own.map(({ path }) => path),
    )
    checkSources(board, byName, address, report, demand)
    checkMeasures(board, byName, address, report, demand)
    checkDimensions(board, byName, address, report, demand)
    checkPanels(board, demand)
    const { presets, longest, default: usual } = board.range
    if (Math.max(usual, ...presets) > longest)
      report(
        `${address}.range`,
        ['默认或快捷范围超过了最长范围', 'its default or a preset is longer than the longest'],
        ['请缩短，或放宽 longest', 'shorten it, or raise longest'],
      )
  }
}

function checkSources(
  { sources }: DashboardOf,
  byName: ByName,
  address: string,
  report: Report,
  demand: Demand,
): void {
  for (const [source, { of, at, where }] of Object.entries(sources)) {
    demand(`sources.${source}`, of, byName.keys())
    for (const path of [...(at ? [at] : []), ...pathsIn(where)])
      stray(`${address}.sources.${source}`, path, byName.get(of), byName, report)
  }
}

function checkMeasures(
  board: DashboardOf,
  byName: ByName,
  address: string,
  report: Report,
  demand: Demand,
): void {
  for (const [name, measure] of Object.entries(board.measures)) {
    const section = `measures.${name}`
    if (!isCounted(measure)) {
      for (const one of operandsOf(measure)) demand(section, one, Object.keys(board.measures))
      continue
    }
    if (measure.in) demand(section, measure.in, Object.keys(board.sources))
    const source = board.sources[measure.in ?? (Object.keys(board.sources)[0] as string)]
    for (const path of pathsOf(measure))
      stray(`${address}.${section}`, path, byName.get(source?.of ?? ''), byName, report)
  }
}

const pathsOf = (measure: Counted): readonly string[] => [
  ...('sum' in measure && typeof measure.sum === 'string' ? [measure.sum] : []),
  ...('distinct' in measure ? [measure.distinct] : []),
  ...(measure.at ? [measure.at] : []),
  ...pathsIn(measure.where),
]
const pathsIn = (where: object | undefined): readonly string[] =>
  Object.keys(where ?? {}).filter((path) => path !== 'any')

function checkDimensions(
  board: DashboardOf,
  byName: ByName,
  address: string,
  report: Report,
  demand: Demand,
): void {
  const known = Object.keys(board.dimensions ?? {})
  for (const filter of [...(board.filters ?? []), ...(board.one ? [board.one] : [])])
    demand('filters', filter, known)
  for (const [name, dimension] of Object.entries(board.dimensions ?? {})) {
    if (typeof dimension === 'object')
      for (const source of Object.keys(dimension.in ?? {}))
        demand(`dimensions.${name}`, source, Object.keys(board.sources))
    for (const [source, { of }] of Object.entries(board.sources)) {
      const path = valueIn(dimension, source)
      const everywhere = typeof dimension === 'string' || dimension.path !== undefined
      // A path for all sources need not lead anywhere in those that only hold a plan.
      if (typeof path !== 'string' || (everywhere && !board.sources[source]?.at)) continue
      stray(`${address}.dimensions.${name}`, path, byName.get(of), byName, report)
    }
  }
}

function checkPanels(board: DashboardOf, demand: Demand): void {
  const measures = Object.keys(board.measures)
  const dimensions = [...Object.keys(board.dimensions ?? {}), 'time']
  for (const card of board.cards)
    for (const one of typeof card === 'string' ? [card] : [card.measure, card.plan])
      demand('cards', one, measures)
  for (const [name, panel] of Object.entries(board.panels)) {
    for (const one of panel.measures) demand(`panels.${name}`, one, measures)
    const by = 'by' in panel ? [panel.by ?? []].flat() : 'per' in panel ? [panel.per] : []
    for (const one of by as readonly string[]) demand(`panels.${name}`, one, dimensions)
  }
}

function stray(
  address: string,
  path: string,
  entity: Entity | undefined,
  byName: ByName,
  report: Report,
): void {
  const found = entity && strayPart(path, entity, byName)
  if (found)
    report(
      address,
      [`“${path}”中没有“${found.part}”`, `there is no "${found.part}" in "${path}"`],
      didYouMean(found.part, found.known),
    )
}
