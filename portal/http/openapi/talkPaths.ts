import type { Entity } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { callsOf, type Json, recordId, ref } from './parts.ts'

const key = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }

/** What is said at the records of an entity, and who follows them: for whoever may read them. */
export function talkPaths(entity: Entity): { readonly [path: string]: Json } {
  const at = `${ROOT}${entity.path}/{id}`
  const call = callsOf(entity, 'talk')
  const body = ref('Saying')
  const follows = {
    type: 'object',
    required: ['follows'],
    properties: { follows: { type: 'boolean' } },
  }
  return {
    [`${at}/talk`]: {
      parameters: [recordId],
      get: call('read', ['讨论', 'What is said'], { answer: ref('TalkHere') }),
      post: call('say', ['发起或回复讨论', 'Say something, or answer'], {
        ...{ answer: ref('Talk'), body, status: 201 },
      }),
    },
    [`${at}/talk/{key}`]: {
      parameters: [recordId, key],
      put: call('change', ['修改、指派或解决', 'Change, give or settle it'], {
        answer: ref('Talk'),
        body,
      }),
      delete: call('drop', ['删除自己说的话', 'Take away what one said'], {
        ...{ answer: { type: 'object' }, changes: true },
      }),
    },
    [`${at}/follow`]: {
      parameters: [recordId],
      put: call('follow', ['关注', 'Follow'], { answer: follows, body: follows }),
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
