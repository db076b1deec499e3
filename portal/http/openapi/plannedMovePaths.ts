import type { Entity } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { callsOf, type Json, recordId } from './parts.ts'

/** Moves that are set for a time, where the declaration lets any be. */
export function plannedMovePaths(entity: Entity): { readonly [path: string]: Json } {
  const timed = Object.entries(entity.moves).flatMap(([name, move]) => (move.timed ? [name] : []))
  if (timed.length === 0) return {}
  const move = { type: 'string', enum: timed }
  const accept = { type: 'array', items: { type: 'string' } }
  const call = callsOf(entity, 'planned')
  const body = (required: readonly string[], properties: Json) => ({
    ...{ answer: listed, body: { type: 'object', required, properties } },
  })
  return {
    [`${ROOT}${entity.path}/{id}/planned`]: {
      parameters: [recordId],
      get: call('read', ['定时操作', 'What is planned'], { answer: listed }),
      put: call(
        'plan',
        ['定时操作', 'Plan a move'],
        body(['move', 'at'], { move, at: { type: 'string', format: 'date-time' }, accept }),
      ),
      delete: call('drop', ['取消定时', 'Plan it no more'], body(['move'], { move })),
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
