import type { Row } from '#declare'
import { overlaps } from '#derive/compare.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const entriesOf = ({ items }: Row) => (items ?? []) as readonly Row[]

/** Goods that are in a sale of the app at the same time cost the same here. */
const sameAsInApp: Judging = async ({ after, records }) => {
  const goods = entriesOf(after).map((entry) => entry.goods)
  if (goods.length === 0) return []
  const where = { status: 'published', 'items.goods': goods }
  const sales = await records.select('limitedDiscount', where, { limit: 200 })
  const prices = new Map(
    sales
      .filter(({ period }) => overlaps(period, after.period))
      .flatMap(entriesOf)
      .map((entry) => [entry.goods, Number(entry.price)]),
  )
  return entriesOf(after).flatMap((entry, at) => {
    const price = prices.get(entry.goods)
    if (price === undefined || price === Number(entry.price)) return []
    const yuan = (price / 100).toFixed(2)
    return [
      {
        field: `items.${at}.price`,
        message: [
          `App折扣中此商品为 ${yuan} 元，须一致`,
          `In the app's sale it costs ¥${yuan}: the prices must be the same`,
        ] as const,
      },
    ]
  })
}

/** Rules of the website's sales that no word carries. */
export const rules: RuleFunctions = { sameAsInApp }
