import { h5Address } from '#portal/engine/records/h5Address.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Where a card's QR code leads: the H5 page at which it is redeemed, with the code. */
export const linkOfCode = (db: Db | Tx, code: string, now: string): Promise<string> =>
  h5Address(db, 'redeem/', code, now)
