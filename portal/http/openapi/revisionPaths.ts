import type { Entity } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { callsOf, type Json, recordId, ref } from './parts.ts'

const revision = {
  type: 'integer',
  description: 'the version of the revision that was read; 0 for a first one',
}
const seen = { type: 'object', required: ['revision'], properties: { revision } }
const accept = { type: 'array', items: { type: 'string' } }

/** Changes of live records that readers do not see before they are published. */
export function revisionPaths(entity: Entity): { readonly [path: string]: Json } {
  const at = `${ROOT}${entity.path}/{id}/revision`
  const call = callsOf(entity, 'revision')
  const told = toldOf(entity)
  const saved = {
    type: 'object',
    required: ['version', 'revision', 'values'],
    properties: {
      ...{ version: { type: 'integer', description: 'of the record' }, revision },
      values: ref(`${entity.name}Values`),
      note: { type: ['string', 'null'], maxLength: 200 },
    },
  }
  const scheduled = {
    type: 'object',
    required: ['revision', 'at'],
    properties: { revision, at: { type: ['string', 'null'], format: 'date-time' }, accept },
  }
  const published = { ...seen, properties: { revision, accept } }
  return {
    [`${ROOT}${entity.path}/revisions`]: {
      get: call('marked', ['有修订稿的记录', 'Records with a revision'], { answer: listed }),
    },
    [at]: {
      parameters: [recordId],
      get: call('read', ['修订稿', 'Revision'], { answer: nullable(told) }),
      put: call('save', ['保存修订稿', 'Save the revision'], {
        answer: nullable(told),
        body: saved,
      }),
      delete: call('discard', ['丢弃修订稿', 'Discard the revision'], {
        answer: { type: 'object' },
        body: seen,
      }),
    },
    [`${at}/publish`]: {
      parameters: [recordId],
      post: call('publish', ['发布修订稿', 'Publish the revision'], {
        answer: ref(entity.name),
        body: published,
      }),
    },
    [`${at}/approve`]: {
      parameters: [recordId],
      post: call('approve', ['审核通过修订稿', 'Approve the revision'], {
        answer: told,
        body: seen,
      }),
    },
    [`${at}/schedule`]: {
      parameters: [recordId],
      post: call('schedule', ['定时发布修订稿', 'Publish it at a time'], {
        answer: told,
        body: scheduled,
      }),
    },
  }
}

const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })

const toldOf = ({ name }: Entity): Json => ({
  type: 'object',
  required: ['record', 'live', 'revision'],
  properties: {
    record: { ...ref(name), description: 'as it would stand' },
    live: ref(name),
    revision: ref('Revision'),
  },
})

const person = {
  type: 'object',
  properties: { id: { type: ['integer', 'null'] }, name: { type: 'string' } },
}
const whenAndWhy = {
  writer: person,
  at: { type: 'string' },
  publishAt: { type: ['string', 'null'] },
  failed: {
    type: ['array', 'null'],
    items: { type: 'string' },
    description: 'why it was not published at its time, in Chinese and English',
  },
}
const listed = {
  type: 'object',
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        properties: { recordId: { type: 'integer' }, ...whenAndWhy },
      },
    },
  },
}

/** What is told of a revision. */
export const revisionSchemas: { readonly [name: string]: Json } = {
  Revision: {
    type: 'object',
    required: ['version', 'fields', 'overtaken', 'at'],
    properties: {
      version: { type: 'integer' },
      fields: { type: 'array', items: { type: 'string' }, description: 'what differs' },
      overtaken: {
        type: 'array',
        items: { type: 'string' },
        description: 'fields of them in which the record was changed meanwhile',
      },
      base: { type: 'object', description: 'what the record held in them' },
      note: { type: ['string', 'null'] },
      approver: { anyOf: [person, { type: 'null' }] },
      ...whenAndWhy,
    },
  },
}
