import type { Entity, Label } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import { handsOut } from '#derive/handsOut.ts'
import { masksOf } from '#derive/maskPlan.ts'
import { ROOT } from '../records/addresses.ts'
import { actionPaths, movePaths } from './actionPaths.ts'
import { bulkRunPaths } from './bulkRunPaths.ts'
import { dashboardPaths } from './dashboardPaths.ts'
import { editPaths } from './editPaths.ts'
import { changing, envelopeOf, type Json, json, recordId, ref, summaryOf, usual } from './parts.ts'
import { plannedMovePaths } from './plannedMovePaths.ts'
import { queuePath } from './queuePath.ts'
import { revisionPaths } from './revisionPaths.ts'
import { talkPaths } from './talkPaths.ts'

const query = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
})
const listQuery = [
  query(
    'filter',
    'JSON object: equality or a list of values, field_q, field_gte, field_lte; { not }, { set }, { gt, gte, lt, lte }, { lacks: text }, { within: "last-7d", "next-30d", "today", "thisMonth" … }, { me: true }; any or all of several; id with a list, q',
  ),
  query('sort', '["title","ASC"]'),
  query('range', '[0,9]'),
]
const at = query('at', 'a field that holds a file: contractFile, attachments.0.file')
const purpose = query(
  'for',
  'crop where it is only opened to be cropped: the log tells that it was looked at',
)
const link = {
  type: 'object',
  properties: { url: { type: 'string' }, name: { type: ['string', 'null'] } },
}
const columns = query(
  'columns',
  '["title","cover"]: only these fields, beside id, version and state; all of them unless said',
)

const total = query(
  'total',
  'exact: counted to the end, however long the list; later: left out where counting takes long; else null beyond 10,000',
)

const openForm = {
  type: 'object',
  required: ['form'],
  properties: {
    form: { type: 'string' },
    field: { type: ['string', 'null'] },
    typing: { type: 'boolean' },
    takes: { type: 'boolean', description: 'takes over what somebody else is changing' },
    leaves: { type: 'boolean' },
  },
}
const presenceOf = {
  type: 'object',
  properties: {
    others: { type: 'array', items: { type: 'object' } },
    version: { type: 'integer' },
  },
}
const usesOf = {
  type: 'object',
  properties: {
    total: { type: 'integer' },
    groups: { type: 'array', items: { type: 'object' } },
  },
}

const replaceBody = {
  type: 'object',
  required: ['by'],
  properties: {
    by: { type: 'integer', description: 'the record that takes its place' },
    reason: { type: 'string' },
  },
}
const replacing =
  'Looks at an edit for each entity whose records refer to it; nothing is written before it is run at `{entity}/edits/{id}/run`.'

const revealed = {
  type: 'object',
  required: ['id', 'version', 'values'],
  properties: {
    id: { type: 'integer' },
    version: { type: 'integer' },
    values: { type: 'object', description: 'the masked fields in clear' },
  },
}
const revealing =
  'For whoever has the right to personal data; the audit log tells who looked at which fields.'

/** What each plain call does. */
const does: { readonly [name: string]: Label } = {
  list: ['列表', 'List'],
  create: ['新增', 'Create'],
  read: ['查看', 'Read'],
  change: ['修改', 'Change'],
  remove: ['删除', 'Delete'],
  bulk: ['批量操作', 'Do for many'],
  check: ['试存，不写入', 'Try a save, writing nothing'],
  bin: ['回收站', 'Bin'],
  restoreFromBin: ['从回收站恢复', 'Restore from the bin'],
  history: ['修改历史', 'History'],
  uses: ['引用情况', 'Where it is used'],
  replaceUses: ['替换引用', 'Replace it where it is used'],
  presence: ['还有谁在此记录', 'Who else is at it'],
  restoreVersion: ['恢复到某一版本', 'Go back to a version'],
  order: ['排序', 'Put in order'],
  sums: ['合计', 'Sums'],
  file: ['下载文件', 'Download a file'],
  reveal: ['显示完整信息', 'Show in full'],
}

/** In the order the list declares them. */
const sumsOf = {
  type: 'object',
  properties: {
    sums: { type: 'array', items: { type: ['number', 'null'] } },
    narrowed: { type: 'boolean' },
  },
}

/** The plain calls of an entity, its moves and its actions. */
export function recordPaths(entity: Entity): { readonly [path: string]: Json } {
  const base = ROOT + entity.path
  const record = ref(entity.name)
  const call = callOf(entity)
  const values = json({ allOf: [ref(`${entity.name}Values`), ref('Terms')] })
  const terms = json(ref('Terms'))
  const page = {
    type: 'object',
    properties: {
      list: { type: 'array', items: record },
      total: {
        type: ['integer', 'null'],
        description: 'null beyond 10,000 or not counted in time',
      },
      atLeast: { type: 'integer', description: 'so many at least, where counting took too long' },
      later: { type: 'boolean', description: 'not counted, as total=later asked' },
      cut: { type: 'boolean', description: 'the search was given up: not all was looked at' },
      page: { type: 'integer' },
      size: { type: 'integer' },
      hasNext: { type: 'boolean' },
    },
  }
  const paths: Record<string, Json> = {
    [base]: {
      get: call('list', page, { parameters: [...listQuery, columns, total] }),
      post: call('create', record, { requestBody: values }, 201),
    },
    [`${base}/{id}`]: {
      parameters: [recordId],
      get: call('read', record),
      put: call('change', record, { requestBody: values }),
      delete: call('remove', numbered, { requestBody: terms }),
    },
    [`${base}/bulk`]: { post: call('bulk', ref('BulkResult'), { requestBody: json(ref('Bulk')) }) },
    [`${base}/check`]: {
      post: call('check', ref('Checked'), { requestBody: json(checkBody(entity)) }),
    },
    [`${base}/bin`]: { get: call('bin', page, { parameters: [...listQuery, columns] }) },
    [`${base}/{id}/restoreFromBin`]: {
      parameters: [recordId],
      post: call('restoreFromBin', record, { requestBody: terms }),
    },
    [`${base}/{id}/history`]: { parameters: [recordId], get: call('history', ref('History')) },
    [`${base}/{id}/uses`]: { parameters: [recordId], get: call('uses', usesOf) },
    [`${base}/{id}/replaceUses`]: {
      parameters: [recordId],
      post: call(
        'replaceUses',
        { type: 'object', properties: { edits: { type: 'array', items: ref('Edit') } } },
        { requestBody: json(replaceBody), description: replacing },
        201,
      ),
    },
    ...talkPaths(entity),
    [`${base}/{id}/presence`]: {
      parameters: [recordId],
      post: call('presence', presenceOf, { requestBody: json(openForm) }),
    },
    [`${base}/{id}/history/{version}/restore`]: {
      parameters: [
        recordId,
        { name: 'version', in: 'path', required: true, schema: { type: 'integer' } },
      ],
      post: call('restoreVersion', record, { requestBody: terms }),
    },
  }
  if (masksOf(entity).some(({ personal }) => personal))
    paths[`${base}/{id}/reveal`] = {
      parameters: [recordId],
      post: call('reveal', revealed, {
        requestBody: json({ type: 'object' }),
        description: revealing,
      }),
    }
  if (handOrderOf(entity))
    paths[`${base}/order`] = {
      post: call(
        'order',
        { type: 'object', properties: { list: { type: 'array', items: record } } },
        { requestBody: json(ref('Order')), description: orderedWithin(entity) },
      ),
    }
  if (entity.list.export) paths[`${base}/export`] = { get: exported(entity) }
  if (entity.list.sums.length > 0)
    paths[`${base}/sums`] = { get: call('sums', sumsOf, { parameters: [listQuery[0]] }) }
  if (handsOut(entity.fields))
    paths[`${base}/{id}/file`] = {
      parameters: [recordId],
      get: call('file', link, { parameters: [at, purpose] }),
    }
  Object.assign(paths, dashboardPaths(entity))
  Object.assign(paths, movePaths(entity), actionPaths(entity), bulkRunPaths(entity))
  Object.assign(paths, editPaths(entity), entity.queue && queuePath(entity))
  if (entity.revisions) Object.assign(paths, revisionPaths(entity))
  Object.assign(paths, plannedMovePaths(entity))
  return paths
}

const callOf =
  (entity: Entity) =>
  (name: string, data: Json, more: Json = {}, status = 200): Json => ({
    tags: [entity.name],
    operationId: `${entity.name}.plain.${name}`,
    summary: summaryOf(entity, does[name] ?? [name, name]),
    ...more,
    responses: {
      [status]: { description: 'Done', ...json(envelopeOf(data)) },
      ...(reads.includes(name) ? usual : changing),
    },
  })
const reads = ['list', 'read', 'history', 'uses', 'bin', 'file', 'sums']

const numbered: Json = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' } },
}

/** What a dry run takes. */
const checkBody = ({ name }: Entity): Json => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    move: { type: 'string', description: 'a move; a save unless said' },
    action: { type: 'string', description: 'an action' },
    values: ref(`${name}Values`),
    readers: { type: 'boolean', description: 'tell what becomes of those that refer to it' },
  },
})

const exported = (entity: Entity): Json => ({
  tags: [entity.name],
  operationId: `${entity.name}.plain.export`,
  summary: summaryOf(entity, ['导出列表', 'Export the list']),
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

/** The fields within whose values an order counts. */
function orderedWithin(entity: Entity): string {
  const { scope = [] } = handOrderOf(entity) ?? {}
  return scope.length > 0 ? `scope: { ${scope.join(', ')} }` : 'All records are sorted together.'
}
