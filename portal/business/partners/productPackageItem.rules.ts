import type { Jump, Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { contentOf } from './contentOf.ts'

/** Names of items, in characters. */
const LONGEST = 30

/** An item nobody named is called after what it holds. */
async function namesItself({ after, records }: Change): Promise<void> {
  if (after.showTitle) return
  const held = await heldBy(after, records)
  const name = held?.title ?? held?.name
  if (name) after.showTitle = [...String(name)].slice(0, LONGEST).join('')
}

const heldBy = (item: Row, records: Change['records']): Promise<Row | null> | Row | null => {
  if (item.vipGoods) return records.find('vipGoods', Number(item.vipGoods))
  if (item.coupon) return records.find('coupon', Number(item.coupon))
  return contentOf(item.target as Jump | null, records)
}

/** Rules of items of product packages that no word carries. */
export const rules: RuleFunctions = { namesItself }
