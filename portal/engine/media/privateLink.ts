import type { StoredFile } from '#declare'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import { isSignedBy, type Signing } from '../context/goodSecrets.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { ownKey } from './ownKey.ts'

/** How long a link leads to its file, in seconds. */
const LIVES = 600
export const PATH = '/api/portal/download/private'
const PRIVATE = 'private/'

/** The key of a file that the portal itself has put aside; null for any other. */
export function privateKeyOf(
  { store }: Pick<PortalContext, 'store'>,
  file: unknown,
): string | null {
  const key = ownKey({ store, origins: [] }, (file as StoredFile | null)?.url)
  return key?.startsWith(PRIVATE) ? key : null
}

/** An address under which a browser downloads a document by itself, good for ten minutes; pictures and sounds keep their own. */
export async function downloadOf(
  context: Pick<PortalContext, 'store' | 'origins' | 'clock' | 'secret'>,
  file: StoredFile,
): Promise<{ readonly url: string; readonly name: string | null }> {
  const name = file.name ?? null
  const key = ownKey(context, file.url)
  if (key === null || isOpenKey(key)) return { url: file.url, name }
  const until = String(Math.floor(context.clock().getTime() / 1000) + LIVES)
  const called = name ?? key.split('/').at(-1) ?? 'file'
  const sign = await signed(context.secret, key, called, until)
  return { url: `${PATH}?${new URLSearchParams({ key, name: called, until, sign })}`, name }
}

const signed = async (secret: string, ...parts: readonly string[]) =>
  toHex(await hmac('SHA-256', secret, ['private link', ...parts].join('\n')))

/** What such a link says, as it came back. */
export interface PrivateLink {
  readonly key: string
  readonly name: string
  readonly until: string
  readonly sign: string
}

/** Whether it is one of ours, and its time has not passed. */
export async function isGood(
  context: Signing,
  { key, name, until, sign }: PrivateLink,
): Promise<boolean> {
  const isOurs = await isSignedBy(context, sign, (secret) => signed(secret, key, name, until))
  return isOurs && Number(until) * 1000 > context.clock().getTime()
}
