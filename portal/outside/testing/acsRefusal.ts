import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const KEY = { accessKeyId: 'LTAItest', accessKeySecret: 'secret of the account' }

/** What a call of an Alibaba Cloud product must be to be let in. */
interface Wanted {
  readonly actions: readonly string[]
  readonly version: string
  /** Those that were used; each serves once. */
  readonly nonces: Set<string>
}

export const queryOf = (request: IncomingMessage) => (request.url ?? '').split('?')[1] ?? ''

/** The signature worked out a second time, from the bytes on the wire, as the documentation says; null where it holds. */
export function acsRefusal(request: IncomingMessage, { actions, version, nonces }: Wanted) {
  const { headers } = request
  const [, id, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id !== KEY.accessKeyId)
    return { Code: 'InvalidAccessKeyId.NotFound', Message: 'Specified access key is not found.' }
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const hash = String(headers['x-acs-content-sha256'])
  const canonical = ['POST', '/', queryOf(request), lines.join(''), names, hash].join('\n')
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const wanted = createHmac('sha256', KEY.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hashed}`)
    .digest('hex')
  const must = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version']
  if (wanted !== signature || must.some((name) => !names.split(';').includes(name)))
    return { Code: 'SignatureDoesNotMatch', Message: 'Specified signature does not match.' }
  const nonce = String(headers['x-acs-signature-nonce'])
  if (nonces.has(nonce)) return { Code: 'SignatureNonceUsed', Message: 'The nonce was used.' }
  nonces.add(nonce)
  if (!actions.includes(String(headers['x-acs-action'])) || headers['x-acs-version'] !== version)
    return { Code: 'InvalidAction.NotFound', Message: 'Specified api is not found.' }
  return null
}
