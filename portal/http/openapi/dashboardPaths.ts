import type { Entity } from '#declare'
import { offers } from '#portal/engine/dashboards/dashboardQuery.ts'
import { ROOT } from '../records/addresses.ts'
import { envelopeOf, type Json, json, summaryOf, usual } from './parts.ts'

const parameter = (name: string, schema: Json, description: string) => ({
  name,
  in: 'query',
  description,
  schema,
})

/** The calls of an entity's dashboards. */
export function dashboardPaths(entity: Entity): { readonly [path: string]: Json } {
  const paths: Record<string, Json> = {}
  for (const [name, board] of Object.entries(entity.dashboards)) {
    const { unit, longest, until } = board.range
    const shape = unit === 'day' ? '2026-11-22' : '2026-11'
    const last = until ? 'yesterday' : `this ${unit}`
    const parameters = [
      parameter('from', { type: 'string' }, `${shape}; at most ${longest} ${unit}s up to \`to\``),
      parameter('to', { type: 'string' }, `${shape}, included; ${last} unless said`),
      ...Object.entries(offers(board)).map(([choice, among]) =>
        parameter(choice, { enum: among }, 'the first unless said'),
      ),
      ...[...(board.filters ?? []), ...(board.one ? [board.one] : [])].map((filter) =>
        parameter(filter, { type: 'string' }, 'one value, or several with commas between'),
      ),
    ]
    const call = (what: string, answer: Json): Json => ({
      get: {
        tags: [entity.name],
        operationId: `${entity.name}.${what}.${name}`,
        summary: summaryOf(entity, ['数据看板', 'Dashboard']),
        parameters,
        responses: answer,
      },
    })
    const base = `${ROOT}${entity.path}/dashboard/${name}`
    paths[base] = call('dashboard', {
      200: { description: 'Figures and panels', ...json(envelopeOf({ type: 'object' })) },
      ...usual,
    })
    paths[`${base}/export`] = call('exportDashboard', {
      200: {
        description: 'A spreadsheet, a sheet a panel',
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
            schema: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        },
      },
      ...usual,
    })
  }
  return paths
}
