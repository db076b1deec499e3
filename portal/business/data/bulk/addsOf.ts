import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import { entryId } from './ledgerRows.ts'
import { nicknamesOf } from './nicknamesOf.ts'

/** So many rows in one statement. */
const AT_ONCE = 1000

/**
 * What a result sheet adds for rows that made a record of `entity` each: the user's name, and what `tell` says of the
 * record. The other records that are named in it are read by `tell` for many at once.
 */
export const addsOf =
  (
    entity: string,
    tell: (place: BulkPlace, records: readonly Row[]) => Promise<ReadonlyMap<unknown, Row>>,
  ) =>
  async (place: BulkPlace, rows: readonly Row[]): Promise<ReadonlyMap<number, Row>> => {
    const adds = new Map<number, Row>()
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE)
      const ids = some.map(entryId).filter((id) => id > 0)
      const records = await place.context.rows.readMany(
        place.db,
        entityNamed(place.context, entity),
        ids,
      )
      const [told, names] = [await tell(place, records), await nicknamesOf(place.db, some)]
      for (const row of some) {
        const nickname = names.get(row.user as number) ?? null
        adds.set(row.id as number, { nickname, ...told.get(entryId(row)) })
      }
    }
    return adds
  }
