import type { Entity } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, ref, summaryOf } from './parts.ts'

const ids = { type: 'array', maxItems: 200, items: { type: 'integer' } }

const said = {
  type: 'object',
  required: ['desk'],
  properties: {
    desk: { type: 'string', description: 'one window of one person, by a name it gives itself' },
    tab: { type: 'integer', description: 'which of the declared tabs, counted from 0' },
    hand: { ...ids, description: 'what is before one' },
    decided: { ...ids, description: 'decided, and not sent yet' },
    skipped: { ...ids, description: 'left to others' },
    take: { type: 'integer', minimum: 0, maximum: 20, description: 'so many more are asked for' },
  },
}

/** The next records of a queue, which nobody else is given meanwhile. */
export const queuePath = (entity: Entity): { readonly [path: string]: Json } => ({
  [`${ROOT}${entity.path}/queue`]: {
    post: {
      tags: [entity.name],
      operationId: `${entity.name}.queue`,
      summary: summaryOf(entity, ['领取下一批待处理', 'Take the next that wait']),
      description:
        'Gives the longest waiting that nobody works on. What is in neither `hand` nor `decided` is let go of at once, what is not said again within two minutes lapses.',
      requestBody: json(said),
      responses: {
        200: { description: 'Done', ...json(envelopeOf(turnOf(entity))) },
        ...changing,
      },
    },
  },
})

const turnOf = (entity: Entity): Json => ({
  type: 'object',
  required: ['records', 'gone', 'tabs', 'others', 'today'],
  properties: {
    records: { type: 'array', items: ref(entity.name) },
    gone: {
      type: 'array',
      description: 'of those in hand, what waits no more or is somebody else’s',
      items: {
        type: 'object',
        properties: { id: { type: 'integer' }, by: { type: 'string' } },
      },
    },
    tabs: { type: 'array', items: { type: 'object' } },
    others: { type: 'array', items: { type: 'string' } },
    today: {
      type: 'object',
      properties: { mine: { type: 'integer' }, all: { type: 'integer' } },
    },
  },
})
