import type { Entity, Label } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, summaryOf, usual } from './parts.ts'

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }

/** Moves that are set for a time, where the declaration lets any be. */
export function plannedMovePaths(entity: Entity): { readonly [path: string]: Json } {
  const timed = Object.entries(entity.moves).flatMap(([name, move]) => (move.timed ? [name] : []))
  if (timed.length === 0) return {}
  const move = { type: 'string', enum: timed }
  const accept = { type: 'array', items: { type: 'string' } }
  const call = (name: string, label: Label, body?: Json): Json => ({
    tags: [entity.name],
    operationId: `${entity.name}.planned.${name}`,
    summary: summaryOf(entity, label),
    ...(body && { requestBody: json(body) }),
    responses: {
      200: { description: 'Done', ...json(envelopeOf(listed)) },
      ...(body ? changing : usual),
    },
  })
  return {
    [`${ROOT}${entity.path}/{id}/planned`]: {
      parameters: [id],
      get: call('read', ['定时操作', 'What is planned']),
      put: call('plan', ['定时操作', 'Plan a move'], {
        type: 'object',
        required: ['move', 'at'],
        properties: { move, at: { type: 'string', format: 'date-time' }, accept },
      }),
      delete: call('drop', ['取消定时', 'Plan it no more'], {
        type: 'object',
        required: ['move'],
        properties: { move },
      }),
    },
  }
}

const listed = {
  type: 'object',
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        required: ['recordId', 'move', 'at'],
        properties: {
          recordId: { type: 'integer' },
          move: { type: 'string' },
          at: { type: 'string' },
          planner: {
            type: 'object',
            properties: { id: { type: ['integer', 'null'] }, name: { type: 'string' } },
          },
          failed: { type: ['array', 'null'], items: { type: 'string' } },
        },
      },
    },
  },
}
