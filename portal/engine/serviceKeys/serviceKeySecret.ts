import type { Tx } from '#portal/storage/db/database.ts'
import { randomBytes, toBase64Url } from '#portal/storage/objects/encoding.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'

/** Letters that stay readable, so that one can tell keys apart: `mhk_x7Qd`. */
const BEGINNING = 8

/**
 * Gives a service key a new secret in place of the one before, and gives it back: it is told once and known nowhere
 * afterwards. 256 random bits, so a plain hash keeps it.
 */
export async function giveSecret(
  context: Pick<PortalContext, 'entities' | 'rows'>,
  tx: Tx,
  serviceKey: number,
): Promise<string> {
  const secret = `mhk_${toBase64Url(randomBytes(32))}`
  const hash = await sha256Hex(secret)
  await tx
    .insertInto('_serviceKey')
    .values({ serviceKey, hash })
    .onConflict((conflict) => conflict.column('serviceKey').doUpdateSet({ hash }))
    .execute()
  const entity = entityNamed(context, 'serviceKey')
  await context.rows.keep(tx, entity, serviceKey, { beginning: secret.slice(0, BEGINNING) })
  return secret
}
