import type { Entity, Row } from '#declare'
import { filtersOf } from '#derive/filters.ts'
import { handOrderOf, scopeOf } from '#derive/handOrder.ts'
import { conflict, invalid, missing, refusedField } from '#portal/core/errors.ts'
import { remove } from '#portal/engine/records/bin.ts'
import { bulk } from '#portal/engine/records/bulk.ts'
import { type Call, demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { isRefused, parseListQuery } from '#portal/engine/records/listQuery.ts'
import { move } from '#portal/engine/records/move.ts'
import { reorder } from '#portal/engine/records/reorder.ts'
import { create, update } from '#portal/engine/records/save.ts'
import { bodyOf } from '../body.ts'
import { languageOf, success } from '../envelope.ts'
import { page, type Route, record } from './recordCalls.ts'

/** Records of a tree or a board read at once. */
const MOST = 5000

/** The record number of a body. Throws 40001 where there is none. */
export function idIn(id: unknown): number {
  if (Number.isSafeInteger(id) && (id as number) > 0) return id as number
  throw refusedField('id', ['请给出记录编号', 'Send the number of the record'])
}

/** `GET …/list?page&size&title&status`: the list, texts by a part of them. */
export const list: Route = async (c, call) => {
  const { page: at = '1', size = '10', ...given } = queryOf(c)
  const [first, most] = [Number(at), Number(size)]
  if (!(Number.isSafeInteger(first) && first > 0 && Number.isSafeInteger(most) && most > 0))
    throw refusedField('page', [
      '页码与每页条数应为正整数',
      'page and size are whole numbers from 1',
    ])
  const filter = Object.entries(given).filter(([, value]) => value !== '')
  const byPart = (name: string) =>
    filtersOf(call.entity, name).includes('contains') ? `${name}_q` : name
  return page(c, call, {
    filter: JSON.stringify(
      Object.fromEntries(filter.map(([name, value]) => [byPart(name), value])),
    ),
    range: JSON.stringify([(first - 1) * most, first * most - 1]),
  })
}

const detail: Route = async (c, call) => {
  demand(call, 'read')
  const id = idIn(Number(queryOf(c).id))
  return record(c, visibleRow(call, await findVisible(call, call.context.database.db, id)))
}

/** `{ id?, record }`: creates without id, else changes. */
const save: Route = async (c, call) => {
  const { id, record: values } = await bodyOf(c)
  if (!isRow(values)) throw refusedField('record', ['请给出记录内容', 'Send the fields as record'])
  if (id === undefined || id === null) return record(c, await create(call, values), 201)
  return record(c, await update(call, idIn(id), values))
}

/** `{ record }`: changes the record whose number it bears, or the only one there is, else makes one; so do the fields themselves without `record`. */
const saveRecord: Route = async (c, call) => {
  const body = await bodyOf(c)
  const { record: given, ...plain } = isRow(body.record) ? body : { record: body }
  const { id, ...fields } = given as Row
  const standing = id ?? (await onlyOne(call))?.id
  if (standing === undefined || standing === null)
    return record(c, await create(call, { ...fields, ...plain }), 201)
  return record(c, await update(call, idIn(standing), { ...fields, ...plain }))
}

/** The one record of an entity that has no more; undefined where it may have more, or has none yet. */
async function onlyOne({ context, entity }: Call): Promise<Row | undefined> {
  const literals = Object.values(entity.rules).flat()
  if (!literals.some(({ singleton }) => singleton === true)) return undefined
  const [only] = await context.rows.select(context.database.db, entity, {}, { limit: 1 })
  return only
}

/** The one record there is; as a list for whoever asks for one. Throws 40400 where there is none yet. */
const only: Route = async (c, call) => {
  const query = queryOf(c)
  if (Object.keys(query).length > 0) return page(c, call, query)
  demand(call, 'read')
  const { context, entity } = call
  const row = await onlyOne(call)
  if (!row) throw missing(entity.label, '1')
  return record(c, visibleRow(call, await findVisible(call, context.database.db, row.id as number)))
}

const erase: Route = async (c, call) => {
  const { id, ...body } = await bodyOf(c)
  return success(c, await remove(call, idIn(id), body))
}

/** `{ id, status }`: the move that leads there from where the record stands. */
const state: Route = async (c, call) => {
  const { id, status, ...body } = await bodyOf(c)
  const { entity, context } = call
  demand(call, 'read')
  if (typeof status !== 'string' || !Object.hasOwn(entity.states, status))
    throw refusedField('status', [
      `没有状态“${String(status)}”`,
      `There is no state "${String(status)}"`,
    ])
  const now = (await findVisible(call, context.database.db, idIn(id)))[entity.stateField] as string
  const name = Object.keys(entity.moves).find(
    (one) => entity.moves[one]?.to === status && entity.moves[one]?.from.includes(now),
  )
  if (name) return record(c, await move(call, idIn(id), name, body))
  const [from, to] = [now, status].map((one) => entity.states[one] ?? ([one, one] as const)) as [
    readonly [string, string],
    readonly [string, string],
  ]
  throw conflict([
    {
      field: 'status',
      kind: 'conflict',
      message: [`不能从“${from[0]}”变为“${to[0]}”`, `It cannot go from "${from[1]}" to "${to[1]}"`],
    },
  ])
}

/** `{ id, parent, position }`: puts a node where it belongs and gives its siblings in order. */
const place: Route = async (c, call) => {
  const { id, ...values } = await bodyOf(c)
  const { entity, context } = call
  const placed = await update(call, idIn(id), values, { versioned: false })
  const order = handOrderOf(entity)
  const where = order ? scopeOf(order, placed) : { parent: placed.parent ?? null }
  const siblings = await context.rows.select(context.database.db, entity, where, {
    limit: MOST,
    ...(order && { sort: order.field }),
  })
  return success(c, { list: siblings.map((row) => visibleRow(call, row)) })
}

/** `{ ids }` in the wanted order. */
const sort: Route = async (c, call) =>
  success(c, { count: (await reorder(call, await bodyOf(c))).list.length })

/** Records nested below each other, in order; query parameters are equalities. */
const tree: Route = async (c, call) => {
  demand(call, 'read')
  const { context, entity } = call
  const parent =
    Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'parent') ?? 'parent'
  const asked = Object.entries(queryOf(c)).filter(([, value]) => value !== '')
  const sorted = handOrderOf(entity)?.field
  const where = { ...equalTo(entity, asked), ...context.access.sees(entity, call.session) }
  const rows = await context.rows.select(context.database.db, entity, where, {
    limit: MOST,
    ...(sorted && { sort: sorted }),
  })
  const ids = new Set(rows.map((row) => row.id))
  const children = Map.groupBy<unknown, Row>(rows, (row) =>
    ids.has(row[parent] as number) ? row[parent] : null,
  )
  const below = (id: unknown): Row[] =>
    (children.get(id) ?? []).map((row) => ({ ...visibleRow(call, row), children: below(row.id) }))
  return success(c, { list: below(null), total: rows.length })
}

/** What each of these fields must be. Throws 40001 for one that filters no list, and a value that is none of its own. */
function equalTo(entity: Entity, asked: readonly (readonly [string, string])[]): Row {
  const filter = Object.fromEntries(
    asked.map(([name, value]) => [
      name,
      entity.fields[name]?.kind === 'boolean' ? value === 'true' : value,
    ]),
  )
  const query = parseListQuery(entity, { filter })
  if (isRefused(query)) throw invalid(query)
  return Object.fromEntries(
    query.filters.flatMap((read) => ('field' in read ? [[read.field, read.values]] : [])),
  )
}

/** A move of one record, or of many with `ids`. */
export const moving =
  (name: string): Route =>
  async (c, call) => {
    const { id, ids, ...body } = await bodyOf(c)
    if (ids === undefined) return record(c, await move(call, idIn(id), name, body))
    const language = languageOf(c.req.header('accept-language'))
    const result = await bulk(call, { ...body, action: name, ids }, nothingMeant, language)
    const moved = await readMany(
      call,
      result.results.filter((one) => one.done).map((one) => one.id),
    )
    return success(c, { ...result, list: moved })
  }

async function readMany(call: Call, ids: readonly number[]): Promise<Row[]> {
  const { context, entity } = call
  return (await context.rows.readMany(context.database.db, entity, ids)).map((row) =>
    visibleRow(call, row),
  )
}

const nothingMeant = async () => ({ ids: [], total: 0 })

/** Operations by what they are called and what they take, whatever the entity; other shapes are left to functions of their own. */
const shapes: { readonly [operation: string]: Route } = {
  'detail id': detail,
  'save id record': save,
  'save record': saveRecord,
  get: only,
  'delete id': erase,
  'publish id status': state,
  'state id status': state,
  'updateStatus id status': state,
  'setCatalogStatus id status': state,
  'sort id parent position': place,
  'sort ids': sort,
}

/** The route of an operation by its shape; parameters that filter may stand beside those of a list or a tree. */
export function routeByShape(operation: string, takes: readonly string[]): Route | undefined {
  if (operation === 'tree') return tree
  if (operation === 'list' && takes.includes('page') && takes.includes('size')) return list
  return shapes[[operation, ...takes].join(' ')]
}
