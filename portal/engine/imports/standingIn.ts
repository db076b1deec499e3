import type { BulkFunctions } from './bulkFunctions.ts'

/** Those of the keys under which a record of that entity stands; its index by key is of records that are not removed. */
export const standingIn =
  (entity: string): BulkFunctions['standing'] =>
  async ({ db }, keys) => {
    if (keys.length === 0) return new Map()
    const rows = await db
      .selectFrom(entity)
      .select(['id', 'grantKey'])
      .where('grantKey', 'in', keys)
      .where('deletedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id, grantKey }) => [String(grantKey), `${entity} ${id}`]))
  }
