import { strictEncode } from '#derive/ossV4.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sha256Hex } from '#portal/storage/objects/hmac.ts'

export const ACS3 = 'ACS3-HMAC-SHA256'

/** A call of an Alibaba Cloud product: which action, of which version, with which parameters (in the query), and what is sent along. */
export interface AcsCall {
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: { readonly [name: string]: string }
  readonly body?: Uint8Array<ArrayBuffer>
}

/** Whose call it is, and when. A nonce serves once. */
export interface AcsSigner {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly date: Date
  readonly nonce: string
}

/** The query of a call as it is signed and sent. */
export const acsQuery = (query: AcsCall['query']): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${strictEncode(name)}=${strictEncode(query[name] as string)}`)
    .join('&')

/** The headers that sign a POST (signature version 3, ACS3-HMAC-SHA256). `host` is left to fetch. */
export async function acsHeaders(
  call: AcsCall,
  signer: AcsSigner,
): Promise<Record<string, string>> {
  const own = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': await sha256Hex(call.body ?? ''),
    'x-acs-date': `${signer.date.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': signer.nonce,
    'x-acs-version': call.version,
  }
  const signed = Object.entries({ host: call.host, ...own })
  const names = signed.map(([name]) => name).join(';')
  const request = [
    'POST',
    '/',
    acsQuery(call.query),
    signed.map(([name, value]) => `${name}:${value}\n`).join(''),
    names,
    own['x-acs-content-sha256'],
  ].join('\n')
  const key = signer.accessKeySecret
  const signature = toHex(await hmac('SHA-256', key, `${ACS3}\n${await sha256Hex(request)}`))
  const credential = `Credential=${signer.accessKeyId},SignedHeaders=${names}`
  return { ...own, authorization: `${ACS3} ${credential},Signature=${signature}` }
}
