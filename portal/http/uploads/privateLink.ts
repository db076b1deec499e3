import { Hono } from 'hono'
import type { StoredFile } from '#declare'
import type { Ground } from '#portal/context/ground.ts'
import { expired, noCall } from '#portal/core/errors.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import { failed } from '../envelope.ts'

/** How long a link leads to its file, in seconds. */
const LIVES = 600
const PATH = '/api/portal/download/private'
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

/** Answers such links, without a session. */
export function privateLinks(ground: Ground): Hono {
  const app = new Hono()
  app.get(PATH, async (c) => {
    const { key = '', name = '', until = '', sign = '' } = c.req.query()
    const right = await signed(ground, key, name, until)
    const isGood = sameText(sign, right) && Number(until) * 1000 > ground.clock().getTime()
    if (!isGood) return failed(c, expired())
    const found = await ground.store?.get(key)
    if (!found) return failed(c, noCall('GET', PATH))
    return c.body(found.body, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'private, no-store',
    })
  })
  return app
}
