import type { Db, Tx } from '#portal/storage/db/database.ts'
import { readConfig } from '../configuration/readConfig.ts'

/** The address of a page on the app's H5 host: `redeem/` with a code, `h5/` with a page key. */
export async function h5Address(
  db: Db | Tx,
  path: string,
  word: string,
  now: string,
): Promise<string> {
  const home = String((await readConfig(db, 'app.h5Address', now)) ?? '/')
  return `${home}${path}${encodeURIComponent(word)}`
}
