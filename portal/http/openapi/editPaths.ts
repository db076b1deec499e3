import type { Entity, Label } from '#declare'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, recordId, ref, summaryOf } from './parts.ts'

const query = (name: string, description: string) => ({
  ...{ name, in: 'query', required: false, description },
  schema: { type: 'string' },
})

/** Many records of an entity edited at once: looked at, run, taken back. */
export function editPaths(entity: Entity): { readonly [path: string]: Json } {
  const at = `${ROOT}${entity.path}/edits`
  const call = (name: string, label: Label, answer: Json, more: Json = {}, status = 200): Json => ({
    tags: [entity.name],
    operationId: `${entity.name}.edits.${name}`,
    summary: summaryOf(entity, label),
    ...more,
    responses: {
      [status]: { description: 'Done', ...json(envelopeOf(answer)) },
      ...changing,
    },
  })
  const list = { type: 'object', properties: { list: { type: 'array', items: ref('Edit') } } }
  const rows = {
    type: 'object',
    properties: { list: { type: 'array', items: ref('EditedRow') }, total: { type: 'integer' } },
  }
  const terms = { requestBody: json(ref('Terms')) }
  const paging = [
    query('outcome', 'change, same, refused, done, unreached or kept'),
    query('range', '[first, last] as JSON, counted from 0'),
  ]
  return {
    [at]: {
      get: call('last', ['最近的批量编辑', 'Last edits of many'], list),
      post: call(
        'preview',
        ['预览批量编辑', 'Look at an edit of many'],
        ref('Edit'),
        {
          description:
            'Judges the edits for every record under all its rules, and writes nothing: at once up to 200 records, else by a job, and `status` is `uploaded` or `checking` until it is over. 42800 with `confirm.count` where the filter means another number of records by now.',
          requestBody: json(ref('EditMany')),
        },
        201,
      ),
    },
    [`${at}/{id}`]: {
      parameters: [recordId],
      get: call('read', ['查看批量编辑', 'An edit of many'], ref('Edit')),
    },
    [`${at}/{id}/rows`]: {
      parameters: [recordId],
      get: call('rows', ['逐条查看', 'Record by record'], rows, { parameters: paging }),
    },
    [`${at}/{id}/run`]: {
      parameters: [recordId],
      post: call('run', ['执行', 'Run'], ref('Edit'), {
        description:
          'Does what was previewed and nothing else: a record that reads otherwise by now is told, not written over. `accept: ["B23"]` agrees to the warnings.',
        ...terms,
      }),
    },
    [`${at}/{id}/back`]: {
      parameters: [recordId],
      post: call(
        'back',
        ['整批撤回', 'Take all of it back'],
        ref('Edit'),
        {
          description:
            'An edit that puts back what was there before, within seven days: previewed and run as the first one. What was changed since, and what may not go back, is `kept`.',
          ...terms,
        },
        201,
      ),
    },
    [`${at}/{id}/again`]: {
      parameters: [recordId],
      post: call('again', ['重试未完成的', 'Try the rest again'], ref('Edit'), terms, 201),
    },
    [`${at}/{id}/cancel`]: {
      parameters: [recordId],
      post: call('cancel', ['取消', 'Cancel'], ref('Edit'), terms),
    },
  }
}

/** What these calls take and give. */
export const editSchemas: { readonly [name: string]: Json } = {
  EditMany: {
    type: 'object',
    required: ['edits'],
    properties: {
      ids: { type: 'array', minItems: 1, items: { type: 'integer' } },
      filter: { type: 'object', description: 'in place of ids, with count' },
      count: { type: 'integer', description: 'how many records the filter is known to mean' },
      reason: { type: 'string', description: 'told in the history; the fields unless said' },
      edits: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['field', 'way'],
          properties: {
            field: { type: 'string' },
            way: { enum: ['set', 'empty', 'add', 'remove', 'replace', 'shift'] },
            value: {
              description: 'what is set, added, taken out or put in place; `+7d` of a shift',
            },
            find: { type: 'string', description: 'the text that is replaced' },
          },
        },
      },
    },
  },
  Edit: {
    type: 'object',
    required: ['id', 'status', 'total', 'counts'],
    properties: {
      id: { type: 'integer' },
      status: { type: 'string', description: 'as of the batch: checking, ready, running, done …' },
      job: { type: ['integer', 'null'], description: 'the job that checks or runs it' },
      undoOf: { type: ['integer', 'null'], description: 'the edit it takes back' },
      mayBack: { type: 'boolean' },
      total: { type: 'integer' },
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
      warnings: { type: 'array', items: { type: 'object' } },
      refusals: { type: 'array', items: { type: 'object' } },
    },
  },
  EditedRow: {
    type: 'object',
    required: ['id', 'title', 'outcome', 'changes', 'says'],
    properties: {
      id: { type: 'integer' },
      title: { type: 'string' },
      outcome: { type: 'string' },
      changes: {
        type: 'object',
        description: 'by field, before and after',
        additionalProperties: { type: 'array' },
      },
      says: { type: 'array', items: { type: 'string' } },
    },
  },
}
