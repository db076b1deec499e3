import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'

/** So many goods stand in a sale of the website at most. */
const MOST = 20

/** Goods, prices and time of the app's sale that was chosen. */
const itemsOfSale: ActionFunction = async ({ values, records }) => {
  const sale =
    typeof values.discount === 'number'
      ? await records.find('limitedDiscount', values.discount)
      : null
  if (!sale) throw refusedField('discount', ['请先选择App折扣', "Choose the app's sale first"])
  const items = ((sale.items ?? []) as readonly Row[]).slice(0, MOST)
  return {
    period: sale.period,
    items: items.map(({ goods, price }) => ({ goods, price, tag: null, imageUrl: null })),
  }
}

/** Actions of the website's sales. */
export const actions: ActionFunctions = { itemsOfSale }
