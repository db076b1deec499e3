import type { BulkKind, Row, StoredFile } from '#declare'
import { finding, messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { type PortalError, refusedField } from '#portal/core/errors.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { SourceFault } from '../imports/SourceFault.ts'
import { uploadedObject } from '../imports/sourceFile.ts'
import { privateKeyOf } from '../media/privateLink.ts'
import type { Call } from '../records/call.ts'

/** Lists of people lie here under what they hold, so that the same list is known again. */
const LISTS = 'private/exportLists/'

/**
 * A list of people in its private place. An upload is taken over by the caller who made it; a list that lies there
 * already, by whoever sees an export of it. Throws 40001 where it cannot be read.
 */
export async function keepList(call: Call, kind: BulkKind, given: StoredFile): Promise<StoredFile> {
  const { context } = call
  const known = privateKeyOf(context, given)
  if (known) {
    if (await isOfSeenExport(call, given)) return given
    throw saying(kind, new SourceFault(finding('F10')))
  }
  try {
    const head = await uploadedObject(context, call.session, given.url)
    const bytes = await bytesAt(context, head.key)
    await rowsOf(bytes, kind)
    const ending = /\.[a-z]{3,4}$/.exec(head.key)?.[0] ?? ''
    const key = `${LISTS}${await sha256Hex(bytes)}${ending}`
    const { store } = context
    await store!.put(key, bytes, { type: 'application/octet-stream', isPrivate: true })
    return { ...given, url: `${bucketAddress(store!.describe())}/${key}`, size: bytes.length }
  } catch (error) {
    throw saying(kind, error)
  }
}

/** The people a list names, in its order: the value of its one column, or null where it is none. */
export async function peopleOf(
  context: PortalContext,
  kind: BulkKind,
  file: unknown,
): Promise<readonly { readonly written: string; readonly value: string | null }[]> {
  const key = privateKeyOf(context, file)
  if (!key) throw new Error('The list of an export lies in no private place: make the export anew')
  const [column = ''] = Object.keys(kind.columns)
  return (await rowsOf(await bytesAt(context, key), kind)).map(({ cells }) => {
    const value = normalise(kind, cells, '2000-01-01').values[column]
    const cell = cells[column]
    const written = typeof cell === 'object' ? cell.text : (cell ?? '')
    return { written, value: value === null || value === undefined ? null : String(value) }
  })
}

async function rowsOf(bytes: Uint8Array, kind: BulkKind) {
  // The readers of spreadsheets are large: they are loaded where one is read.
  const { readSheet } = await import('#derive/bulk/sheet/readSheet.ts')
  return (await readSheet(bytes, kind)).rows
}

async function bytesAt({ store }: PortalContext, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await store?.get(key)
  if (!found) throw new SourceFault(finding('F4'))
  return new Uint8Array(await new Response(found.body).arrayBuffer())
}

/** Lists of so many of the newest exports may be used again. */
const NEWEST = 500

async function isOfSeenExport({ context, entity, session }: Call, { url }: StoredFile) {
  const where = { ...context.access.sees(entity, session), file: { set: true } }
  const options = { limit: NEWEST, sort: '-id' }
  const rows = await context.rows.select(context.database.db, entity, where, options)
  return rows.some(({ file }: Row) => (file as StoredFile | null)?.url === url)
}

/** What is wrong with the list, at its field; any other error as it is. */
function saying(kind: BulkKind, error: unknown): PortalError | unknown {
  const found =
    error instanceof SourceFault
      ? error.found
      : (error as { readonly finding?: SourceFault['found'] } | null)?.finding
  return found ? refusedField('file', messageOf(kind, found)) : error
}
