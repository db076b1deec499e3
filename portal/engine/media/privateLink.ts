import type { StoredFile } from '#declare'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import type { Ground } from '../context/ground.ts'
import { ownKey } from './ownKey.ts'

/** How long a link leads to its file, in seconds. */
const LIVES = 600
export const PATH = '/api/portal/download/private'
const PRIVATE = 'private/'

/** The key of a file that the portal itself has put aside; null for any other. */
export function privateKeyOf({ store }: Pick<Ground, 'store'>, file: unknown): string | null {
  const key = ownKey({ store, origins: [] }, (file as StoredFile | null)?.url)
  return key?.startsWith(PRIVATE) ? key : null
}

/** An address under which a browser downloads a document by itself, good for ten minutes; pictures and sounds keep their own. */
export async function downloadOf(
  ground: Pick<Ground, 'store' | 'origins' | 'clock' | 'secret'>,
  file: StoredFile,
): Promise<{ readonly url: string; readonly name: string | null }> {
  const name = file.name ?? null
  const key = ownKey(ground, file.url)
  if (key === null || isOpenKey(key)) return { url: file.url, name }
  const until = String(Math.floor(ground.clock().getTime() / 1000) + LIVES)
  const called = name ?? key.split('/').at(-1) ?? 'file'
  const sign = await signed(ground, key, called, until)
  return { url: `${PATH}?${new URLSearchParams({ key, name: called, until, sign })}`, name }
}

const signed = async ({ secret }: Pick<Ground, 'secret'>, ...parts: readonly string[]) =>
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
  ground: Pick<Ground, 'clock' | 'secret'>,
  { key, name, until, sign }: PrivateLink,
): Promise<boolean> {
  const right = await signed(ground, key, name, until)
  return sameText(sign, right) && Number(until) * 1000 > ground.clock().getTime()
}
