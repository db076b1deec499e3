import type { Entity, Label } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, ref, summaryOf, usual } from './parts.ts'

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
const key = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }

/** What is said at the records of an entity, and who follows them: for whoever may read them. */
export function talkPaths(entity: Entity): { readonly [path: string]: Json } {
  const at = `${ROOT}${entity.path}/{id}`
  const call = (name: string, label: Label, answer: Json, more: Json = {}, status = 200): Json => ({
    tags: [entity.name],
    operationId: `${entity.name}.talk.${name}`,
    summary: summaryOf(entity, label),
    ...more,
    responses: {
      [status]: { description: 'Done', ...json(envelopeOf(answer)) },
      ...(name === 'read' ? usual : changing),
    },
  })
  const body = { requestBody: json(ref('Saying')) }
  const follows = {
    type: 'object',
    required: ['follows'],
    properties: { follows: { type: 'boolean' } },
  }
  return {
    [`${at}/talk`]: {
      parameters: [id],
      get: call('read', ['讨论', 'What is said'], ref('TalkHere')),
      post: call('say', ['发起或回复讨论', 'Say something, or answer'], ref('Talk'), body, 201),
    },
    [`${at}/talk/{key}`]: {
      parameters: [id, key],
      put: call('change', ['修改、指派或解决', 'Change, give or settle it'], ref('Talk'), body),
      delete: call('drop', ['删除自己说的话', 'Take away what one said'], { type: 'object' }),
    },
    [`${at}/follow`]: {
      parameters: [id],
      put: call('follow', ['关注', 'Follow'], follows, { requestBody: json(follows) }),
    },
  }
}

const person = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
}
const day = { type: ['string', 'null'], description: '2026-11-28' }

/** What these calls take and give. */
export const talkSchemas: { readonly [name: string]: Json } = {
  Saying: {
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: 2000 },
      thread: { type: 'string', description: 'what is answered' },
      mentions: { type: 'array', maxItems: 20, items: { type: 'integer' } },
      assignee: { type: ['integer', 'null'] },
      due: day,
      resolved: { type: 'boolean', description: 'of a change' },
      version: { type: 'integer', description: 'of a change: as it was read' },
    },
  },
  Talk: {
    type: 'object',
    required: ['id', 'thread', 'text', 'author', 'at', 'version'],
    properties: {
      id: { type: 'string' },
      thread: { type: 'string' },
      text: { type: 'string' },
      author: person,
      at: { type: 'string' },
      editedAt: { type: ['string', 'null'] },
      mentions: { type: 'array', items: person },
      assignee: { anyOf: [person, { type: 'null' }] },
      due: day,
      resolved: { type: ['object', 'null'] },
      version: { type: 'integer' },
      mine: { type: 'boolean' },
    },
  },
  TalkHere: {
    type: 'object',
    properties: {
      threads: { type: 'array', items: { type: 'object' } },
      open: { type: 'integer' },
      follows: { type: 'boolean' },
    },
  },
}
