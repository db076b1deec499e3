import type { Db, Tx } from '#portal/storage/db/database.ts'
import { fromBase64, randomBytes, toBase64 } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import { seal, unseal } from './seal.ts'

/** What signing secrets are sealed for. */
export const SIGNING = 'webhook secret'

/** Gives a webhook a new signing secret, `whsec_…`, in place of the one before, and gives it back to be told once. */
export async function giveSigningSecret(
  tx: Tx,
  { portal, webhook, cursor }: { portal: string; webhook: number; cursor: number },
): Promise<string> {
  const secret = `whsec_${toBase64(randomBytes(32))}`
  const sealed = await seal(portal, SIGNING, secret)
  await tx
    .insertInto('_webhook')
    .values({ webhook, sealed, cursor })
    .onConflict((known) => known.column('webhook').doUpdateSet({ sealed }))
    .execute()
  return secret
}

/** A webhook's signing secret; throws where there is none, or the portal's own secret was changed. */
export async function signingSecret(db: Db | Tx, portal: string, webhook: number): Promise<string> {
  const row = await db
    .selectFrom('_webhook')
    .select('sealed')
    .where('webhook', '=', webhook)
    .executeTakeFirst()
  if (!row) throw new Error(`Webhook ${webhook} has no signing secret: give it a new one`)
  return unseal(portal, SIGNING, row.sealed)
}

/**
 * Headers that let a receiver tell that a body comes from here, after the Standard Webhooks: HMAC-SHA256 over
 * `id.timestamp.body`. The timestamp, in seconds, keeps an old body from being sent again by somebody else.
 */
export async function signedHeaders(
  secret: string,
  { id, now, body }: { id: string; now: number; body: string },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const key = fromBase64(secret.replace(/^whsec_/, ''))
  if (!key) throw new Error('A signing secret is whsec_ and Base64')
  const signature = toBase64(await hmac('SHA-256', key, `${id}.${timestamp}.${body}`))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
