import type { Row } from '#declare'
import { takeAlong } from '#portal/engine/records/takenAlong.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { countIgnored, ignoreRows } from './sales/ignoreRows.ts'

/** What is matched with goods of ours is a sale of ours. */
const notMatched: Judging = async ({ after, records }) => {
  const { platform, shop, goodsCode } = after
  const where: Row = { platform, goodsCode, matchStatus: 'matched', ...(shop ? { shop } : {}) }
  const [row] = await records.select('salesDaily', where, { limit: 1 })
  if (!row) return []
  const goods = await records.find('goods', row.goods as number)
  return [
    {
      field: 'goodsCode',
      message: [
        `“${goodsCode}”已匹配商品“${goods?.name ?? ''}”，请先取消匹配再忽略`,
        `"${goodsCode}" is matched with "${goods?.name ?? ''}": unmatch it before you ignore it`,
      ],
    },
  ]
}

/** Its unmatched rows are set aside; they are kept, so that restoring loses nothing. */
const leavesOut: Bringing = {
  effect: async ({ tx, after }) => {
    const ids = await ignoreRows(tx, after)
    takeAlong(tx, 'salesDaily', ids)
    await countIgnored(tx, [after.id as number])
  },
}

/** Rules of ignored goods that no word carries. */
export const rules: RuleFunctions = { notMatched, leavesOut }
