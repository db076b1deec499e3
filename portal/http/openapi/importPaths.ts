import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, recordId } from './parts.ts'

const text = { type: 'string' }
const kind = {
  ...{ name: 'kind', in: 'path', required: true },
  schema: { type: 'string', enum: Object.keys(bulkKinds) },
}
const terms = {
  type: 'object',
  properties: {
    accept: { type: 'array', items: text, description: 'the codes of warnings that are agreed to' },
    people: { type: 'integer', description: 'how many people, where they are many' },
  },
}
const list = {
  type: 'object',
  required: ['rows'],
  properties: {
    ...terms.properties,
    reason: text,
    options: { type: 'object' },
    confirm: { type: 'boolean', description: 'carried out at once where there is no problem' },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 5000,
      items: { type: 'object', additionalProperties: true },
      description: 'by the names or headers of the columns, each value as a cell shows it',
    },
  },
}
/** How a batch stands, with what was found in it. */
const batch = {
  type: 'object',
  properties: {
    ...{ id: { type: 'integer' }, batchNo: text, status: text },
    ...Object.fromEntries(
      ['rows', 'done', 'failed', 'skipped', 'problems', 'warnings', 'amount'].map((name) => [
        name,
        { type: 'integer' },
      ]),
    ),
    codes: { type: 'array', items: { type: 'object' } },
    shares: { type: 'array', items: { type: 'object' } },
    wrong: { type: 'array', items: { type: 'object' } },
  },
}

/** The calls by which other programs hand lists in. */
export function importPaths(): { readonly [path: string]: Json } {
  const at = `${ROOT}import/{kind}`
  const file = { description: 'A file', content: { 'application/octet-stream': { schema: {} } } }
  const told = { description: 'The batch as it stands', ...json(envelopeOf(batch)) }
  const call = (name: string, summary: string, more: Json): Json => ({
    ...{ tags: ['import'], security: [{ serviceKey: [] }], operationId: `import.${name}`, summary },
    responses: { 200: told, ...changing },
    ...more,
  })
  const of = (calls: Json): Json => ({ parameters: [kind, recordId], ...calls })
  return {
    [at]: {
      parameters: [kind],
      post: call('handIn', '导入名单 / Hand a list in', {
        requestBody: {
          content: {
            ...json(list).content,
            'text/csv': { schema: text },
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: {} },
          },
        },
        // 409: the same list ran before.
        responses: { 201: told, ...changing },
      }),
    },
    [`${at}/{id}`]: of({ get: call('read', '查看批次 / How it stands', {}) }),
    [`${at}/{id}/confirm`]: of({
      post: call('confirm', '执行 / Carry it out', { requestBody: json(terms) }),
    }),
    [`${at}/{id}/cancel`]: of({
      post: call('cancel', '取消 / Put it down', { requestBody: json({ type: 'object' }) }),
    }),
    [`${at}/{id}/result`]: of({
      get: call('result', '下载结果 / The result', { responses: { 200: file, ...changing } }),
    }),
  }
}
