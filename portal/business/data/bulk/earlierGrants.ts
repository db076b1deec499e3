import { sql } from 'kysely'
import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { shift } from '#derive/moment.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import { originsOf } from '#portal/engine/imports/originsOf.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'

/** Within so many days the same thing again is told (D2). */
export const DAYS = 30

/** A user and what was given, as one text. */
export const grantKeyOf = (user: unknown, what: readonly unknown[]): string =>
  [user, ...what.map((part) => part ?? '')].join(' ')

/** What counts as the same grant: columns of the entity it wrote, and columns of the list it was asked for by. */
interface Alike {
  readonly entity: string
  readonly like: readonly string[]
  readonly said?: readonly string[]
  /** The state of what was taken away since. */
  readonly gone: string
}

/**
 * What the users got of `entity` within the last days by other batches and still have, by user, the columns in `like`
 * and what their rows said in `said`: the number of the batch. The batches a re-run goes back to do not count.
 */
export async function earlierGrants(
  { db, batch, now, kind }: BulkPlace,
  { entity, like, said = [], gone }: Alike,
  users: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map()
  const own = [batch.id, ...(await originsOf(db, batch))]
  const columns = sql.join(like.map((name) => sql.ref(`g.${name}`)))
  const { rows } = await sql<{ [column: string]: unknown }>`
    select g."user", b."batchNo", g."createdAt" as day, r.data as cells, ${columns} from ${sql.table(entity)} g
    join "batchGive" b on b.id = g.batch
    left join "batchRow" r on r.key = g."grantKey"
    where g."user" in (${sql.join(users)}) and g.status <> ${gone}
      and g."createdAt" >= ${shift(now, `-${DAYS}d`)} and g.batch not in (${sql.join(own)})
      and g."deletedAt" is null
    order by g.id`.execute(db)
  return new Map(
    rows.map((row) => [
      grantKeyOf(row.user, [...like.map((name) => row[name]), ...saidIn(kind, row, said)]),
      String(row.batchNo),
    ]),
  )
}

/** What a row of an earlier list asked for, read as on the day it was carried out. */
function saidIn(kind: BulkKind, { cells, day }: Row, columns: readonly string[]): unknown[] {
  if (columns.length === 0) return []
  const read = (parsedJson(cells) ?? {}) as Cells
  const { values } = normalise(kind, read, String(day).slice(0, 10))
  return columns.map((name) => values[name] ?? null)
}
