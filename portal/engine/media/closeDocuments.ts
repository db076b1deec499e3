import { readBytes } from '#portal/storage/objects/body.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Pauses } from '../records/counts.ts'

/** Remembers up to when documents were closed. */
const MARK = 'private/documents-closed'
/** Heavier than any file a field takes, in bytes. */
const HEAVIEST = 128 * 1024 * 1024

/**
 * Closes documents in a bucket that anybody reads: those of before the portal closed each as it came, and uploads it
 * was never told of. The embedded store asks the key itself, at every reading.
 * @returns how many were closed
 */
export async function closeDocuments(
  { store, clock }: Pick<PortalContext, 'store' | 'clock'>,
  night: Pauses,
): Promise<number> {
  if (!store || store.describe().style === 'path') return 0
  const mark = await store.head(MARK)
  let closed = 0
  for (let after: string | null = ''; after !== null && !night.isOver(); await night.rest()) {
    const page = await store.list('', after ? { after } : {})
    for (const { key, modified } of page.objects)
      if (
        !isOpenKey(key) &&
        !(mark && modified <= mark.modified) &&
        (await closeObject(store, key))
      )
        closed++
    after = page.next
  }
  if (!night.isOver())
    await store.put(MARK, new TextEncoder().encode(clock().toISOString()), {
      type: 'text/plain',
      isPrivate: true,
    })
  return closed
}

/** Writes an object anew so that the portal's own key alone reads it; false where it is gone. */
export async function closeObject(
  store: NonNullable<PortalContext['store']>,
  key: string,
): Promise<boolean> {
  if (isOpenKey(key) || key.startsWith('private/')) return false
  const found = await store.get(key)
  if (!found) return false
  const bytes = await readBytes(found.body, HEAVIEST)
  await store.put(key, bytes, { type: found.type, isPrivate: true })
  return true
}
