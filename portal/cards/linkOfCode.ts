import { readConfig } from '../config/readConfig.ts'
import type { Db, Tx } from '../db/database.ts'

/** Where a card's QR code leads: the H5 page at which it is redeemed, with the code. */
export async function linkOfCode(db: Db | Tx, code: string, now: string): Promise<string> {
  const home = String((await readConfig(db, 'app.h5Address', now)) ?? '/')
  return `${home}redeem/${encodeURIComponent(code)}`
}
