import { sql } from 'kysely'
import { shift } from '#derive/moment.ts'
import { originsOf } from '../originsOf.ts'
import type { BulkPlace } from './bulkFunctions.ts'

/** Within so many days the same thing again is told (D2). */
export const DAYS = 30

/** A user and what was given, as one text. */
export const grantKeyOf = (user: unknown, what: readonly unknown[]): string =>
  [user, ...what.map((part) => part ?? '')].join(' ')

/**
 * What the users got of `entity` within the last days by other batches and still have, by user and the columns in
 * `like`: the number of the batch. The batches a re-run goes back to do not count.
 */
export async function earlierGrants(
  { db, batch, now }: BulkPlace,
  { entity, like, gone }: { readonly entity: string; like: readonly string[]; gone: string },
  users: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map()
  const own = [batch.id, ...(await originsOf(db, batch))]
  const columns = sql.join(like.map((name) => sql.ref(`g.${name}`)))
  const { rows } = await sql<{ [column: string]: unknown }>`
    select g."user", b."batchNo", ${columns} from ${sql.table(entity)} g
    join "batchGive" b on b.id = g.batch
    where g."user" in (${sql.join(users)}) and g.status <> ${gone}
      and g."createdAt" >= ${shift(now, `-${DAYS}d`)} and g.batch not in (${sql.join(own)})
      and g."deletedAt" is null
    order by g.id`.execute(db)
  return new Map(
    rows.map((row) => [
      grantKeyOf(
        row.user,
        like.map((name) => row[name]),
      ),
      String(row.batchNo),
    ]),
  )
}
