import { sql } from 'kysely'
import { touch } from '#portal/storage/db/freshness.ts'
import type { Bringing } from './rule.ts'

/**
 * What is given by code has as many in `stock` as codes were taken in: one more for each, one less when it goes.
 * @param field the field of a code that names what it is given for
 */
export const stockFollows = (field: string): Bringing => ({
  effect: async ({ kind, entity, after, tx }) => {
    const to = String(entity.fields[field]?.to)
    const by = kind === 'remove' ? -1 : 1
    await tx
      .updateTable(to)
      .set({ stock: sql`coalesce(${sql.ref('stock')}, 0) + ${by}` })
      .where('id', '=', after[field])
      .execute()
    touch(tx, to)
  },
})
