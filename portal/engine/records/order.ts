import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { type HandOrder, handOrderOf, scopeOf } from '#derive/handOrder.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import type { Change } from '../context/change.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { same } from './same.ts'

/** A new record, and one that moves to other siblings without saying where, goes to the end (or to the beginning). */
export async function placeInOrder(
  { context, tx }: Transaction,
  { entity, before, after, sent }: Change,
): Promise<void> {
  const order = handOrderOf(entity)
  if (!order || sent[order.field] != null) return
  const stays =
    before !== null &&
    after[order.field] != null &&
    order.scope.every((name) => same(before[name], after[name]))
  if (stays) return
  after[order.field] = order.first ? 0 : await behind(context, tx, entity, order, after)
}

async function behind(
  context: PortalContext,
  tx: Tx,
  entity: Entity,
  order: HandOrder,
  after: Row,
): Promise<number> {
  const where = { ...scopeOf(order, after), [order.field]: { set: true } }
  const [last] = await context.rows.select(tx, entity, where, { limit: 1, sort: `-${order.field}` })
  return Number(last?.[order.field] ?? 0) + 1
}

/** Makes room for a record that was put where another one stands: that one and those behind it move up by one. */
export async function makeRoom(
  { context, tx }: Transaction,
  { entity, before, after }: Change,
): Promise<void> {
  const order = handOrderOf(entity)
  const at = order && after[order.field]
  if (
    !order ||
    at == null ||
    (before &&
      same(before[order.field], at) &&
      order.scope.every((name) => same(before[name], after[name])))
  )
    return
  const taken = await context.rows.select(
    tx,
    entity,
    { ...scopeOf(order, after), [order.field]: at },
    { limit: 2 },
  )
  if (taken.every((row) => row.id === after.id)) return
  let siblings = tx
    .updateTable(entity.name)
    .set({ [order.field]: sql`${sql.ref(order.field)} + 1` })
    .where('id', '!=', after.id)
    .where('deletedAt', 'is', null)
    .where(order.field, '>=', at)
  for (const [name, value] of Object.entries(scopeOf(order, after)))
    siblings = value === null ? siblings.where(name, 'is', null) : siblings.where(name, '=', value)
  await siblings.execute()
  touch(tx, entity.name)
}
