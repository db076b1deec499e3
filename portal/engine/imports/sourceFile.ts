import type { BulkKind, Row, StoredFile } from '#declare'
import { heaviestFile } from '#derive/bulk/fileFault.ts'
import { finding } from '#derive/bulk/finding.ts'
import { ownPrefixes } from '#portal/engine/context/ownPrefixes.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import type { ObjectHead } from '#portal/storage/objects/objectStore.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { ownKey } from '../media/ownKey.ts'
import { OutOfReach } from '../queue/outOfReach.ts'
import { SourceFault } from './SourceFault.ts'

/** Where lists lie once they are taken: read by the portal's own key only. */
export const PRIVATE = 'private/bulk/'

/**
 * The object an address names: in our own bucket, below the caller's own upload path. Nothing is ever fetched: the
 * address is read as text, the store is asked by key. Throws F10 for every other address, F3 where it is too heavy.
 */
export async function uploadedObject(
  context: PortalContext,
  session: Session,
  url: string,
): Promise<ObjectHead> {
  const { store } = context
  if (!store) throw new SourceFault(finding('F10'))
  const key = ownKey(context, url)
  const prefixes = await ownPrefixes(context, session.user?.username ?? '')
  const isOwn = key !== null && prefixes.some((prefix) => key.startsWith(prefix))
  const head = isOwn ? await store.head(key) : null
  if (!head) throw new SourceFault(finding('F10'))
  if (head.size > heaviestFile) throw new SourceFault(finding('F3'))
  return head
}

/** Copies an upload to where only the portal reads it. Gives the value of the field `file`. */
export async function takeIn(
  context: PortalContext,
  head: ObjectHead,
  name: string,
): Promise<StoredFile> {
  const from = await context.store?.get(head.key)
  if (!from) throw new SourceFault(finding('F10'))
  const bytes = new Uint8Array(await new Response(from.body).arrayBuffer())
  return putAside(context, bytes, name, /\.[a-z]{3,4}$/.exec(head.key)?.[0])
}

/** Rows that came by themselves, as the list they are: a csv in the private place. */
export function rowsAsFile(
  context: PortalContext,
  kind: BulkKind,
  rows: readonly Row[],
): Promise<StoredFile> {
  const columns = Object.entries(kind.columns)
  const quoted = (text: unknown) => `"${String(text ?? '').replaceAll('"', '""')}"`
  const lines = [
    columns.map(([, { label }]) => quoted(label[0])),
    ...rows.map((row) => columns.map(([name]) => quoted(row[name]))),
  ]
  const text = lines.map((line) => line.join(',')).join('\r\n')
  return putAside(context, new TextEncoder().encode(`\ufeff${text}`), kind.template, '.csv')
}

/** A file that came by itself, in the private place. */
export const bytesAsFile = (
  context: PortalContext,
  bytes: Uint8Array,
  name: string,
): Promise<StoredFile> => putAside(context, bytes, name)

async function putAside(
  { store }: PortalContext,
  bytes: Uint8Array,
  name: string,
  ending = '',
): Promise<StoredFile> {
  if (!store) throw new SourceFault(finding('F10'))
  const key = `${PRIVATE}${toHex(randomBytes(16))}${ending}`
  await store.put(key, bytes, { type: 'application/octet-stream', isPrivate: true })
  return { url: `${bucketAddress(store.describe())}/${key}`, name, size: bytes.length }
}

/** The key of a batch's file; null where it has none, or its time is over. */
export function keyOfFile({ store }: PortalContext, batch: Row): string | null {
  const key = ownKey({ store, origins: [] }, (batch.file as StoredFile | null)?.url)
  return key?.startsWith(PRIVATE) ? key : null
}

/** The bytes of a batch's file. Throws F4 where its time is over, `OutOfReach` where the store does not have it. */
export async function fileOf(context: PortalContext, batch: Row): Promise<Uint8Array> {
  const key = keyOfFile(context, batch)
  if (!key) throw new SourceFault(finding('F4'))
  const stored = await context.store?.get(key)
  if (!stored) throw new OutOfReach((batch.file as StoredFile).name)
  return new Uint8Array(await new Response(stored.body).arrayBuffer())
}
