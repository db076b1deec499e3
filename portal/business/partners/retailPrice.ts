import type { Jump, Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Pauses } from '#portal/engine/records/counts.ts'
import { contentOf, priceOf } from './contentOf.ts'

/** What an item of a package costs when it is bought by itself now, in fen; null where it is not sold so. */
export async function retailPrice(
  item: Row,
  records: Pick<Records, 'find'>,
): Promise<number | null> {
  const found = await pricedRecord(item, records)
  if (!found) return null
  if (item.type === 'coupon') return Number(found.amount ?? 0) * Number(item.quantity ?? 1) || null
  return priceOf(found)
}

function pricedRecord(item: Row, records: Pick<Records, 'find'>): Promise<Row | null> {
  const { type, target, vipGoods, coupon } = item
  if (type === 'content') return contentOf(target as Jump | null, records)
  const [entity, id] = type === 'vip' ? ['vipGoods', vipGoods] : ['coupon', coupon]
  return id ? records.find(entity as string, Number(id)) : Promise.resolve(null)
}

const PAGE = 200

/** For the night: brings prices of items up to what their contents cost now. Gives how many had changed. */
export async function renewPrices(context: PortalContext, pauses: Pauses): Promise<number> {
  const { db } = context.database
  const item = entityNamed(context, 'productPackageItem')
  const find: Records['find'] = (name, id) => context.rows.read(db, entityNamed(context, name), id)
  let changed = 0
  for (let after = 0; !pauses.isOver(); await pauses.rest()) {
    const where = { id: { gt: after } }
    const page = await context.rows.select(db, item, where, { limit: PAGE, sort: 'id' })
    for (const row of page) {
      const price = await retailPrice(row, { find })
      if (price === (row.price ?? null)) continue
      await context.database.transaction((tx) =>
        context.rows.keep(tx, item, row.id as number, { price }),
      )
      changed++
    }
    if (page.length < PAGE) break
    after = page.at(-1)?.id as number
  }
  return changed
}
