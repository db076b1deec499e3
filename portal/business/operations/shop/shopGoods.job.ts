import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { same } from '#portal/engine/records/same.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { ShopItem } from '#portal/outside/shop/shop.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'

const PORTION = 50
const MOST = 5000

/** As the shop has it: a new one comes in hidden, a known one keeps what was set here; what is off its shelf leaves the app. */
async function take({ records, tx }: Transaction, { image, ...item }: ShopItem, syncedAt: string) {
  const { itemId } = item
  await oneAtATime(tx, `shopGoods ${itemId}`)
  const [known] = await records.select('shopGoods', { itemId }, { limit: 1 })
  const isGone = item.saleState === 'offShelf'
  const values: Row = {
    ...item,
    ...(image && { image }),
    ...(isGone && { visible: false }),
    syncedAt,
  }
  if (!known) await records.create('shopGoods', { ...values, visible: false })
  else if (Object.keys(values).some((name) => !same(values[name], known[name])))
    await records.update('shopGoods', known.id as number, values)
}

/** Goods of the shop: new ones come in hidden, those that are gone are marked as removed. Nothing changes where it cannot be asked. */
export const job: JobKind = {
  async step({ context, session, demandLease }): Promise<JobStep> {
    const items = await context.ports.shop.goods()
    const syncedAt = shanghaiTime(context.clock())
    for (let at = 0; at < items.length; at += PORTION)
      await inTransaction(context, { session }, async (transaction) => {
        await demandLease(transaction.tx)
        for (const item of items.slice(at, at + PORTION)) await take(transaction, item, syncedAt)
      })
    const there = new Set(items.map(({ itemId }) => itemId))
    await inTransaction(context, { session }, async ({ tx, records }) => {
      await demandLease(tx)
      const standing = { saleState: { not: 'removed' } }
      for (const { id, itemId } of await records.select('shopGoods', standing, { limit: MOST }))
        if (!there.has(String(itemId)))
          await records.update('shopGoods', id as number, {
            ...{ saleState: 'removed', visible: false, syncedAt },
          })
    })
    return { done: items.length, failed: 0, total: items.length, over: true }
  },
}
