import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Call } from '../records/call.ts'

/** A window of somebody who works through a queue. */
export interface Desk {
  readonly name: string
  readonly user: number
  readonly userName: string
}
/** A record somebody works on. */
export interface Claim {
  readonly record: number
  readonly desk: string
  readonly user: number
  readonly name: string
}

/** So many milliseconds a record stays with whoever took it and is not heard of. */
export const LAPSE = 120_000

/** Every claim that holds, in the order records were made. */
export async function claimsOf({ context, entity }: Call, db: Db | Tx): Promise<readonly Claim[]> {
  const rows = await db
    .selectFrom('_queueClaim')
    .select(['recordId', 'desk', 'user', 'name'])
    .where('entity', '=', entity.name)
    .where('until', '>', context.clock().getTime())
    .orderBy('recordId')
    .execute()
  return rows.map(({ recordId, desk, user, name }) => ({
    record: Number(recordId),
    desk: String(desk),
    user: Number(user),
    name: String(name),
  }))
}

/** Lets go of what has lapsed, and of what a desk has no more in hand. */
export async function letGo(
  { context, entity }: Call,
  tx: Tx,
  desk: Desk,
  inHand: readonly number[],
): Promise<void> {
  const lapsed = context.clock().getTime()
  await tx
    .deleteFrom('_queueClaim')
    .where('entity', '=', entity.name)
    .where('until', '<=', lapsed)
    .execute()
  let own = tx
    .deleteFrom('_queueClaim')
    .where('entity', '=', entity.name)
    .where('desk', '=', desk.name)
    .where('user', '=', desk.user)
  if (inHand.length > 0) own = own.where('recordId', 'not in', [...inHand])
  await own.execute()
}

/** Takes records for a desk, or keeps those it has; those somebody else was faster with stay theirs. */
export async function claim(
  { context, entity }: Call,
  tx: Tx,
  desk: Desk,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const until = context.clock().getTime() + LAPSE
  const { name: deskName, user, userName: name } = desk
  // In one order always: two desks that take at once wait for one another, never each for the other.
  const rows = ids
    .toSorted((a, b) => a - b)
    .map((recordId) => ({ entity: entity.name, recordId, desk: deskName, user, name, until }))
  await tx
    .insertInto('_queueClaim')
    .values(rows)
    .onConflict((taken) =>
      taken
        .columns(['entity', 'recordId'])
        .doUpdateSet({ until })
        .where('_queueClaim.desk', '=', deskName)
        .where('_queueClaim.user', '=', user),
    )
    .execute()
}
