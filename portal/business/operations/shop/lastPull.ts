import type { Db, Tx } from '#portal/storage/db/database.ts'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'

const NAME = 'shopOrders'

/** Until when the shop's orders were pulled, ISO 8601 with +08:00; undefined before the first time. */
export const lastPull = (db: Db | Tx): Promise<string | undefined> => lastDone(db, NAME)

/** Keeps it once the last of them stands. */
export const markPull = (tx: Tx, last: string): Promise<void> => markDone(tx, NAME, last)
