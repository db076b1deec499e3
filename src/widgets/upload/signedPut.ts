import type OSS from 'ali-oss'

/** Bytes that go to an address the SDK signs. */
export interface SignedPut {
  readonly name: string
  readonly body: Blob
  readonly queries?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
  /** What takes longer is given up, in milliseconds. */
  readonly timeout: number
}

/** How long a signed address holds, in seconds: longer than any part takes. */
const HOLDS = 3600

/** Resolves with the ETag; rejects with the store's message, `status` and `code`, status −1 where nothing answered. */
export async function signedPut(client: OSS, sent: SignedPut): Promise<string> {
  const { name, body, queries = {}, timeout } = sent
  // A header without a value is not sent, so it must not be signed either.
  const headers = Object.fromEntries(
    Object.entries(sent.headers ?? {}).filter(([, value]) => value !== ''),
  )
  const address = await client.signatureUrlV4('PUT', HOLDS, { headers, queries }, name)
  const signal = AbortSignal.timeout(timeout)
  const answer = await fetch(address, { method: 'PUT', headers, body, signal }).catch(() => {
    throw Object.assign(new Error('No answer'), { status: -1 })
  })
  if (answer.ok) return answer.headers.get('etag') ?? ''
  throw refusal(answer.status, await answer.text())
}

function refusal(status: number, text: string): Error {
  const code = wordOf(text, 'Code')
  const message = wordOf(text, 'Message') || `HTTP ${status}`
  return Object.assign(new Error(message), { status, ...(code && { code }) })
}

const SIGNS: { readonly [name: string]: string } = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The two words of a refusal that somebody reads. */
const wordOf = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&(lt|gt|quot|amp);/g,
    (_, sign: string) => SIGNS[sign] ?? '',
  )
