import { sql } from 'kysely'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'

/** As many codes stay as are sold and wait to be delivered. */
const soldOnesStay: Judging = async ({ after, records }) => {
  const of = await records.find('unionVip', after.unionVip as number)
  if (!of || Number(of.soldCount ?? 0) === 0 || Number(of.stock ?? 0) > 0) return []
  return [
    {
      field: '_',
      kind: 'conflict',
      message: [
        `“${of.name}”剩余可售为 0，此码已售待发`,
        `Nothing of "${of.name}" is left to sell: this code is owed to a sale`,
      ],
    },
  ]
}

/** A membership delivered by code has one more to sell for each code, and one less when it goes. */
const stockFollows: Bringing = {
  effect: async ({ kind, after, tx }) => {
    const by = kind === 'remove' ? -1 : 1
    await tx
      .updateTable('unionVip')
      .set({ stock: sql`coalesce(${sql.ref('stock')}, 0) + ${by}` })
      .where('id', '=', after.unionVip)
      .execute()
    touch(tx, 'unionVip')
  },
}

/** Rules of partners' codes that no word carries. */
export const rules: RuleFunctions = { soldOnesStay, stockFollows }
