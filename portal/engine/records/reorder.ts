import type { Entity, Row } from '#declare'
import { type HandOrder, handOrderOf, isScope, scopeOf } from '#derive/handOrder.ts'
import { invalid, noCall, refusedField } from '#portal/core/errors.ts'
import type { Transaction } from '../context/transaction.ts'
import { demandOnly } from './acceptedValues.ts'
import { type Call, demand, findVisible, termsOf, visibleRow } from './call.ts'
import { carryOut } from './carryOut.ts'
import { isRow } from './entryKeys.ts'
import { kindProblems } from './kindProblems.ts'
import { same } from './same.ts'
import { unwrap } from './sentValues.ts'
import { inTransaction } from './transaction.ts'

/** Records sorted at once: a board shows no more. */
const MOST = 2000

/**
 * Sorts siblings by hand, all of them at once: `{ ids, scope }`; without `scope`, where the records stand. Records that stood elsewhere are moved into the
 * scope; siblings that `ids` leaves out make it stale, since somebody else has added them meanwhile.
 */
export async function reorder(call: Call, body: Row): Promise<{ readonly list: readonly Row[] }> {
  const { entity, context } = call
  const order = handOrderOf(entity)
  if (!order) throw noCall('POST', `/api/portal/${entity.path}/order`)
  demand(call, 'update')
  demandOnly(body, ['ids', 'scope'])
  const { wrap, values } = unwrap(null, body)
  const ids = idsOf(values.ids)
  const scope =
    values.scope === undefined
      ? await ownScope(call, order, ids)
      : scopeGiven(entity, order, values.scope)
  const list = await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    await demandWhole(transaction, call, order, scope, ids)
    const rows: Row[] = []
    for (const [index, id] of ids.entries())
      rows.push(await put(call, transaction, id, { ...scope, [order.field]: index + 1 }))
    return rows
  })
  return { list: list.map((row) => visibleRow(call, row)) }
}

function idsOf(ids: unknown): readonly number[] {
  if (
    Array.isArray(ids) &&
    ids.length > 0 &&
    ids.length <= MOST &&
    ids.every((id) => Number.isSafeInteger(id)) &&
    new Set(ids).size === ids.length
  )
    return ids as number[]
  throw refusedField('ids', [
    `请按顺序给出全部记录编号，不重复，最多 ${MOST} 条`,
    `Send the ids of all records in their order, each once, at most ${MOST}`,
  ])
}

/** Where none is named, the records are sorted within what they stand in. Throws 40001 where that is not one place. */
async function ownScope({ entity, context }: Call, order: HandOrder, ids: readonly number[]) {
  const rows = await context.rows.readMany(context.database.db, entity, ids)
  const [first, ...others] = rows.map((row) => scopeOf(order, row))
  if (others.every((one) => same(one, first))) return first ?? {}
  const [zh, en] = [0, 1].map((language) =>
    order.scope
      .map((name) => entity.fields[name]?.label[language] ?? name)
      .join(language ? ', ' : '、'),
  )
  throw refusedField('scope', [
    `这些记录不在同一处，请用 scope 说明在哪一处排序：${zh}`,
    `These records do not stand in one place: say in scope which one is sorted (${en})`,
  ])
}

/** Where the declaration says no scope, a board may sort within any reference or choice. */
function scopeGiven(entity: Entity, order: HandOrder, scope: unknown): Row {
  const given = scope ?? {}
  if (!isRow(given))
    throw refusedField('scope', ['scope 应为 JSON 对象', 'scope must be a JSON object'])
  const fits = (name: string) =>
    order.scope.includes(name) || (!order.said && isScope(entity, name))
  const strange = Object.keys(given).filter((name) => !fits(name))
  if (strange.length > 0)
    throw invalid(
      strange.map((name) => ({
        field: `scope.${name}`,
        message: [`排序范围不含“${name}”`, `The order has no scope "${name}"`] as const,
      })),
    )
  const wrong = kindProblems(entity.fields, given, 'scope.')
  if (wrong.length > 0) throw invalid(wrong)
  if (!order.said && Object.keys(given).length > 0) return given
  return Object.fromEntries(order.scope.map((name) => [name, given[name] ?? null]))
}

async function demandWhole(
  { context, tx }: Transaction,
  { entity }: Call,
  order: HandOrder,
  scope: Row,
  ids: readonly number[],
): Promise<void> {
  const there = await context.rows.select(tx, entity, scope, { limit: MOST + 1, sort: order.field })
  const left = there.filter((row) => !ids.includes(row.id as number))
  if (left.length > 0)
    throw refusedField('ids', [
      `同级还有 ${left.length} 条记录未列出，请刷新后重新排序`,
      `${left.length} records of the same place are not listed: reload and sort again`,
    ])
}

async function put(call: Call, transaction: Transaction, id: number, sent: Row): Promise<Row> {
  const before = await findVisible(call, transaction.tx, id)
  if (Object.keys(sent).every((name) => same(before[name], sent[name]))) return before
  return carryOut(transaction, {
    entity: call.entity,
    kind: 'update',
    by: 'order',
    before,
    after: { ...before, ...sent },
    sent,
  })
}
