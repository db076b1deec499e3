import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'

/** Days of a card's unit. */
const unitDays: { readonly [unit: string]: number } = { day: 1, month: 30, year: 365 }

/** What a day of each kind of membership costs, in fen and by the cheapest card on sale; a kind without one is missing. */
export async function membershipPrices({
  context,
  db,
}: BulkPlace): Promise<ReadonlyMap<string, number>> {
  const where = { status: 'published', usage: 'sale', price: { gt: 0 } }
  const cards = await context.rows.select(db, entityNamed(context, 'vipGoods'), where, {
    limit: 1000,
  })
  const perDay = new Map<string, number>()
  for (const { vipType, price, term, unit, giftDays } of cards) {
    const days = Number(term) * (unitDays[String(unit)] ?? 1) + Number(giftDays ?? 0)
    const before = perDay.get(String(vipType)) ?? Number.POSITIVE_INFINITY
    perDay.set(String(vipType), Math.min(before, Number(price) / days))
  }
  return perDay
}
