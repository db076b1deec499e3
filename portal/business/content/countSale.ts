import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import { touch } from '#portal/storage/db/freshness.ts'

const UNPAID: readonly unknown[] = ['unpaid', 'closed']

/** What an order counts for: itself, and in fen what was paid and not refunded. */
function worthOf(row: Row | null): { readonly orders: number; readonly sales: number } {
  if (!row || UNPAID.includes(row.status)) return { orders: 0, sales: 0 }
  return { orders: 1, sales: Number(row.paid ?? 0) - Number(row.refundAmount ?? 0) }
}

/** An order of a course at the price of its page, while that runs, counts there; a refund is taken off again. */
export async function countSale(change: Change): Promise<void> {
  const [before, after] = [worthOf(change.before), worthOf(change.after)]
  const [orders, sales] = [after.orders - before.orders, after.sales - before.sales]
  if (orders === 0 && sales === 0) return
  const page = await pageOf(change)
  if (page === null) return
  const db = change.tx as unknown as Kysely<{ [table: string]: Row }>
  await db
    .updateTable('h5CourseActivity')
    .set({
      orders: sql`coalesce(orders, 0) + ${sql.lit(orders)}`,
      sales: sql`coalesce(sales, 0) + ${sql.lit(sales)}`,
    } as never)
    .where('id', '=', page)
    .execute()
  touch(change.tx, 'h5CourseActivity')
}

/** The page that sells one of the order's goods at the price it was sold for. */
async function pageOf({ after, records, now }: Change): Promise<number | null> {
  const at = String(after.paidAt ?? now)
  for (const { goods, price } of (after.items ?? []) as readonly Row[]) {
    if (!goods) continue
    const where = {
      goods,
      status: { not: 'draft' },
      'period.start': { lte: at },
      'period.end': { gt: at },
    }
    const pages = await records.select('h5CourseActivity', where, { limit: 100, sort: 'id' })
    const page = pages.find((one) => price === one.price || price === one.groupPrice)
    if (page) return page.id as number
  }
  return null
}
