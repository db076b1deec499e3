import { renderSVG } from 'uqr'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Where a short code leads: the H5 site sends whoever comes there on to the shop. */
export async function shortUrl(db: Db | Tx, code: unknown, now: string): Promise<string> {
  const home = String((await readConfig(db, 'app.h5Address', now)) ?? '/')
  return `${home}d/${encodeURIComponent(String(code ?? ''))}`
}

/** The same as a picture that is drawn where it stands. */
export const qrCode = async (db: Db | Tx, code: unknown, now: string): Promise<string> =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(await shortUrl(db, code, now), { border: 1 }))}`
