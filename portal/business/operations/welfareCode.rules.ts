import { sql } from 'kysely'
import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'

/** A benefit given by code has as many in stock as codes were taken in. */
const stockFollows: Bringing = {
  effect: async ({ kind, after, tx }) => {
    const by = kind === 'remove' ? -1 : 1
    await tx
      .updateTable('welfare')
      .set({ stock: sql`coalesce(${sql.ref('stock')}, 0) + ${by}` })
      .where('id', '=', after.welfare)
      .execute()
    touch(tx, 'welfare')
  },
}

/** Rules of third parties' codes that no word carries. */
export const rules: RuleFunctions = { stockFollows }
