import type { Entity } from '#declare'
import { calledOn } from '#derive/calledOn.ts'
import { handOrderOf } from '#derive/handOrder.ts'
import { handsOut } from '#derive/handsOut.ts'
import { mergeNameOf } from '#derive/merges.ts'
import { ROOT } from '../records/addresses.ts'
import { dashboardPaths } from './dashboardPaths.ts'
import { changing, enveloped, type Json, json, ref, usual } from './parts.ts'

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
const query = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
})
const listQuery = [
  query('filter', 'JSON object: equality, field_q, field_gte, field_lte, id with a list, q'),
  query('sort', '["title","ASC"]'),
  query('range', '[0,9]'),
]
const at = query('at', 'a field that holds a file: contractFile, attachments.0.file')
const link = {
  type: 'object',
  properties: { url: { type: 'string' }, name: { type: ['string', 'null'] } },
}
const columns = query(
  'columns',
  '["title","cover"]: only these fields, beside id, version and state; all of them unless said',
)

/** In the order the list declares them. */
const sumsOf = {
  type: 'object',
  properties: { sums: { type: 'array', items: { type: ['number', 'null'] } } },
}

/** The plain calls of an entity, its moves and its actions. */
export function recordPaths(entity: Entity): { readonly [path: string]: Json } {
  const base = ROOT + entity.path
  const record = ref(entity.name)
  const call = callOf(entity)
  const values = json({ allOf: [ref(`${entity.name}Values`), ref('Terms')] })
  const terms = json(ref('Terms'))
  const any = json({ type: 'object' })
  const page = {
    type: 'object',
    properties: {
      list: { type: 'array', items: record },
      total: {
        type: ['integer', 'null'],
        description: 'null beyond 10,000 or not counted in time',
      },
      atLeast: { type: 'integer', description: 'so many at least, where counting took too long' },
      cut: { type: 'boolean', description: 'the search was given up: not all was looked at' },
      page: { type: 'integer' },
      size: { type: 'integer' },
      hasNext: { type: 'boolean' },
    },
  }
  const paths: Record<string, Json> = {
    [base]: {
      get: call('list', page, { parameters: [...listQuery, columns] }),
      post: call('create', record, { requestBody: values }, 201),
    },
    [`${base}/{id}`]: {
      parameters: [id],
      get: call('read', record),
      put: call('change', record, { requestBody: values }),
      delete: call('remove', { type: 'object' }),
    },
    [`${base}/bulk`]: { post: call('bulk', { type: 'object' }, { requestBody: any }) },
    [`${base}/check`]: { post: call('check', { type: 'object' }, { requestBody: any }) },
    [`${base}/bin`]: { get: call('bin', page, { parameters: [...listQuery, columns] }) },
    [`${base}/{id}/restoreFromBin`]: {
      parameters: [id],
      post: call('restoreFromBin', record, { requestBody: terms }),
    },
    [`${base}/{id}/history`]: { parameters: [id], get: call('history', { type: 'object' }) },
    [`${base}/{id}/history/{version}/restore`]: {
      parameters: [
        id,
        { name: 'version', in: 'path', required: true, schema: { type: 'integer' } },
      ],
      post: call('restoreVersion', record, { requestBody: terms }),
    },
  }
  if (handOrderOf(entity))
    paths[`${base}/order`] = { post: call('order', { type: 'object' }, { requestBody: any }) }
  if (entity.list.export) paths[`${base}/export`] = { get: exported(entity) }
  if (entity.list.sums.length > 0)
    paths[`${base}/sums`] = { get: call('sums', sumsOf, { parameters: [listQuery[0]] }) }
  if (handsOut(entity.fields))
    paths[`${base}/{id}/file`] = { parameters: [id], get: call('file', link, { parameters: [at] }) }
  Object.assign(paths, dashboardPaths(entity))
  const merges = mergeNameOf(entity)
  if (merges) paths[`${base}/${merges}`] ??= { post: call(merges, record, { requestBody: any }) }
  for (const name of Object.keys(entity.moves))
    paths[`${base}/{id}/${name}`] = {
      parameters: [id],
      post: call(name, record, { requestBody: terms }),
    }
  for (const [name, action] of Object.entries(entity.actions)) {
    const on = calledOn(action)
    if (!on) continue
    const onRow = on === 'record'
    const at = onRow ? `${base}/{id}/${name}` : `${base}/${name}`
    paths[at] = { ...(onRow && { parameters: [id] }), post: call(name, {}, { requestBody: any }) }
  }
  return paths
}

const callOf =
  (entity: Entity) =>
  (name: string, data: Json, more: Json = {}, status = 200): Json => ({
    tags: [entity.name],
    operationId: `${entity.name}.plain.${name}`,
    ...more,
    responses: {
      [status]: { description: 'Done', ...json(enveloped(data)) },
      ...(['list', 'read', 'history', 'bin'].includes(name) ? usual : changing),
    },
  })

const exported = (entity: Entity): Json => ({
  tags: [entity.name],
  operationId: `${entity.name}.plain.export`,
  parameters: [...listQuery, query('columns', 'names, separated by commas')],
  responses: {
    200: {
      description: 'A spreadsheet',
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
          schema: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
    },
    ...usual,
  },
})
