import { conflict } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Item } from './itemOf.ts'
import type { Written } from './writeItem.ts'

/** Whose key, and for what. */
export interface Claim {
  readonly serviceKey: number
  readonly entity: string
  readonly item: Item & { readonly key: string }
  /** Milliseconds by the portal's clock. */
  readonly now: number
}

/**
 * Takes a key for what follows in this transaction; gives what was done under it before, if anything was. Somebody
 * with the same key at the same time waits here. Throws 40900 where the key was used for something else.
 */
export async function claim(
  tx: Tx,
  { serviceKey, entity, item, now }: Claim,
): Promise<Written | undefined> {
  const { key, hash } = item
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('_ingested')
    .values({ serviceKey, entity, key, hash, outcome: '', at: now })
    .onConflict((taken) => taken.columns(['serviceKey', 'entity', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) > 0) return undefined
  const found = await rowOf(tx, serviceKey, entity, key).executeTakeFirstOrThrow()
  if (found.hash !== hash) throw conflict([{ field: 'key', kind: 'conflict', message: other(key) }])
  return JSON.parse(found.outcome) as Written
}

/** Keeps what was done under a claimed key. */
export async function settleClaim(
  tx: Tx,
  { serviceKey, entity, item }: Claim,
  outcome: Written,
): Promise<void> {
  await tx
    .updateTable('_ingested')
    .set({ outcome: JSON.stringify(outcome) })
    .where('serviceKey', '=', serviceKey)
    .where('entity', '=', entity)
    .where('key', '=', item.key)
    .execute()
}

const rowOf = (tx: Tx, serviceKey: number, entity: string, key: string) =>
  tx
    .selectFrom('_ingested')
    .select(['hash', 'outcome'])
    .where('serviceKey', '=', serviceKey)
    .where('entity', '=', entity)
    .where('key', '=', key)

const other = (key: string) =>
  [
    `键“${key}”已用于另一次写入，请换一个键`,
    `The key "${key}" was used for something else: take another`,
  ] as const

/** How long a key is remembered: senders try again for hours, not for months. */
export const REMEMBERED = 30 * 86_400_000

/** Forgets keys whose time is over. */
export async function forgetKeys({ database, clock }: PortalContext): Promise<void> {
  const before = clock().getTime() - REMEMBERED
  await database.db.deleteFrom('_ingested').where('at', '<', before).execute()
}
