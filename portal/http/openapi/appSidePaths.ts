import type { Entity } from '#declare'
import { type AppWrites, appWrites } from '#derive/appWrites.ts'
import { masksOf } from '#derive/maskPlan.ts'
import { publicReading } from '#derive/publicReading.ts'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, recordId, ref, summaryOf, usual } from './parts.ts'
import { fieldSchema } from './schemas.ts'

const security = [{ serviceKey: [] }]
const tags = ['app']
const query = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
})
const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})
const paced = { 429: ref('tooMany', 'responses') }

/** The calls of other programs: what the app writes, what it reads of published records, and the feed. */
export function appSidePaths(entities: readonly Entity[]): { readonly [path: string]: Json } {
  const paths: Record<string, Json> = { [`${ROOT}changes`]: { get: changes } }
  for (const entity of entities) {
    const writes = appWrites(entity)
    if (writes) paths[`${ROOT}ingest/${entity.path}`] = { post: ingest(entity, writes) }
    Object.assign(paths, publicPaths(entity))
  }
  return paths
}

function ingest(entity: Entity, writes: AppWrites): Json {
  const item = itemSchema(entity, writes)
  return {
    tags,
    security,
    operationId: `${entity.name}.ingest`,
    summary: summaryOf(entity, ['App 写入', 'Written by the app']),
    description: 'One item, or up to 500; each under all rules, refused alone.',
    parameters: [header('Idempotency-Key', 'stands for the whole request; key for one item')],
    requestBody: json({ oneOf: [item, { type: 'array', items: item, maxItems: 500 }] }),
    responses: {
      200: { description: 'Changed, or what became of each item', ...json(ref('Envelope')) },
      201: { description: 'Made', ...json(ref('Envelope')) },
      ...changing,
      ...paced,
    },
  }
}

const itemSchema = (entity: Entity, { fields, moves, states }: AppWrites): Json => ({
  type: 'object',
  properties: {
    key: {
      type: 'string',
      maxLength: 200,
      description: 'what was done under it is not done again',
    },
    id: { type: 'integer' },
    ...(moves.length > 0 && { move: { type: 'string', enum: moves } }),
    ...(states.length > 0 && { [entity.stateField]: { type: 'string', enum: states } }),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.to && field.kind === 'ref'
          ? { oneOf: [fieldSchema(field), { type: 'object' }], title: field.label.join(' ') }
          : fieldSchema(field),
      ]),
    ),
  },
})

function publicPaths(entity: Entity): { readonly [path: string]: Json } {
  const reading = publicReading(entity)
  if (!reading) return {}
  const masked = masksOf(entity).map(({ list, field }) => list ?? field)
  const given = reading.gives.filter((name) => !masked.includes(name))
  const record = {
    type: 'object',
    required: ['id', 'updatedAt'],
    properties: {
      id: { type: 'integer' },
      updatedAt: { type: 'string' },
      ...Object.fromEntries(given.map((name) => [name, fieldSchema(entity.fields[name]!)])),
      pictureSizes: {
        type: 'object',
        description:
          'What is known of pictures in it, by address: width, height, alt, colour, srcset (url, width, height), square, share',
        additionalProperties: { type: 'object' },
      },
    },
  }
  const page = {
    type: 'object',
    properties: {
      list: { type: 'array', items: record },
      total: { type: ['integer', 'null'] },
      hasNext: { type: 'boolean' },
    },
  }
  const base = `${ROOT}public/${entity.path}`
  const call = (name: string, data: Json, parameters: readonly Json[]): Json => ({
    tags,
    security,
    operationId: `${entity.name}.public.${name}`,
    summary: summaryOf(entity, ['已发布', 'Published']),
    parameters: [
      ...parameters,
      ...(reading.inReview
        ? [
            query('channel', 'the code of the channel of the build that asks'),
            query('version', 'its version: one that a store examines sees less'),
          ]
        : []),
      header('If-None-Match', 'the ETag one has: 304 where it holds'),
    ],
    responses: {
      200: { description: 'Published', ...json(envelopeOf(data)) },
      304: { description: 'As one has it' },
      ...usual,
      ...paced,
    },
  })
  return {
    [base]: {
      get: call('list', page, [
        query('filter', 'JSON object, as for records; by given fields only'),
        query('sort', '["title","ASC"]'),
        query('range', '[0,9]'),
      ]),
    },
    [`${base}/{id}`]: {
      parameters: [recordId],
      get: call('read', record, [
        query('preview', 'a token: the record as it stands, draft or not'),
      ]),
    },
    [`${base}/{id}/preview`]: {
      parameters: [recordId],
      post: {
        tags: [entity.name],
        operationId: `${entity.name}.public.preview`,
        summary: summaryOf(entity, ['预览口令', 'A token for a draft']),
        responses: {
          201: { description: 'A token for two hours', ...json(ref('Envelope')) },
          ...usual,
        },
      },
    },
  }
}

const changes: Json = {
  tags,
  security,
  operationId: 'changes',
  summary: '变更 / What changed',
  description: 'What was published, changed while it was, or withdrawn; in order, without gaps.',
  parameters: [
    query('since', 'a cursor; now gives this moment’s'),
    query('limit', '1 to 500', { type: 'integer', minimum: 1, maximum: 500 }),
    query('entity', 'names, separated by commas'),
    query('wait', 'seconds to wait for something', { type: 'integer', minimum: 0, maximum: 25 }),
  ],
  responses: {
    200: { description: 'A stretch of the feed', ...json(ref('Envelope')) },
    409: { description: 'The cursor is too old: start over', ...json(ref('Envelope')) },
    ...usual,
    ...paced,
  },
}
