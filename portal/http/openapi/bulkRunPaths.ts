import type { Entity } from '#declare'
import { bulkCallsOf } from '../imports/routes.ts'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, recordId, ref, summaryOf } from './parts.ts'

const query = (name: string, required = false) => ({
  ...{ name, in: 'query', required },
  schema: { type: 'string' },
})
/** Answered with a spreadsheet, or the list as it was uploaded. */
const files = ['template', 'problems', 'result', 'file']
const asked: { readonly [call: string]: readonly Json[] } = {
  'GET template': [query('kind', true)],
  'GET link': [query('of')],
  'GET found': [query('column', true), query('find', true), query('by')],
}
const bodies: { readonly [call: string]: Json } = {
  'POST fixRows': ref('FixRows'),
  'POST doubles': ref('Doubles'),
  'POST map': ref('MapColumns'),
  'POST replace': ref('ReplaceCells'),
  'POST cells': ref('PasteCells'),
}

/** The calls of bulk runs beside those of every entity. */
export function bulkRunPaths(entity: Entity): { readonly [path: string]: Json } {
  const base = ROOT + entity.path
  const { list, one } = bulkCallsOf(entity)
  const paths: Record<string, Json> = {}
  for (const [calls, at] of [[list, base] as const, [one, `${base}/{id}`] as const])
    for (const call of calls) {
      const [method = '', name] = call.split(' ')
      // Those without a name of their own are described as the plain ones they stand for.
      if (name === undefined) continue
      paths[`${at}/${name}`] = {
        ...(at.endsWith('{id}') && { parameters: [recordId] }),
        [method.toLowerCase()]: described(entity, call, method, name),
      }
    }
  return paths
}

const described = (entity: Entity, call: string, method: string, name: string): Json => ({
  tags: [entity.name],
  operationId: `${entity.name}.run.${name}`,
  summary: summaryOf(entity, labelOf(entity, name)),
  ...(asked[call] && { parameters: asked[call] }),
  ...(method === 'POST' && { requestBody: json(bodies[call] ?? ref('Terms')) }),
  responses: {
    200:
      method === 'GET' && files.includes(name)
        ? { description: 'A file', content: { 'application/octet-stream': { schema: {} } } }
        : { description: 'Done', ...json(envelopeOf({})) },
    ...changing,
  },
})

const labelOf = ({ moves, actions }: Entity, name: string) =>
  moves[name]?.label ?? actions[name]?.label ?? ([name, name] as const)
