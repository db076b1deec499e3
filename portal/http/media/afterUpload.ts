import type { Row } from '#declare'
import { noCall, PortalError, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { closeObject } from '#portal/engine/media/closeDocuments.ts'
import { type Judged, judge } from '#portal/engine/media/judge.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { type Content, readContent } from '#portal/engine/media/readContent.ts'
import { storedAddress } from '#portal/engine/media/storedAddresses.ts'
import { withoutTraces } from '#portal/engine/media/withoutTraces.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { type Call, visibleRow } from '#portal/engine/records/call.ts'
import { referencesToObject } from '#portal/engine/records/reference.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/** Letters of a name. */
const LONGEST = 100

/**
 * `POST material/uploaded { url, name }`: a browser says what it uploaded; the portal reads the object itself. Answers
 * `{ material }`, whose `url` is the address to use: the same content uploaded again is the item there was. What is
 * not taken is removed from the store. Throws 40001 with the reason.
 */
export const afterUpload: Route = async (c, call) => {
  const body = await bodyOf(c)
  demandOnly(body, ['url', 'name'])
  const { url, name } = body
  const { store } = call.context
  if (!store) throw noCall('POST', c.req.path)
  const key = await uploadedKey(call, url)
  const address = publicAddress(call.context, key, String(url))
  const standing = await itemWhere(call, { url: address })
  if (standing) return success(c, { material: visibleRow(call, standing) })
  await dropTraces(store, key)
  const content = await readContent(store, key)
  if (!content)
    throw refusedField('url', [
      '文件不存在，请重新上传',
      'There is no such file in the store: upload it again',
    ])
  const material = await itemOf(call, store, content, { address, name: nameOf(name, key) })
  return success(c, { material: visibleRow(call, material) })
}

/** Heavier pictures are no pictures of an article, and are refused by their pixels; in bytes. */
const HEAVIEST_PICTURE = 40 * 1024 * 1024

/** A picture is open to everybody: what its camera noted of place and person goes before anybody is told its address. */
async function dropTraces(store: ObjectStore, key: string): Promise<void> {
  if (!/\.(jpe?g|png|webp)$/i.test(key)) return
  const found = await store.get(key)
  if (!found) return
  if (found.size > HEAVIEST_PICTURE) return void found.body.cancel()
  const picture = await readBytes(found.body, HEAVIEST_PICTURE)
  const plain = withoutTraces(picture)
  if (plain !== picture) await store.put(key, plain, { type: found.type })
}

/** Only what the caller uploaded is looked at: reading and removing others' objects is nobody's business here. */
async function uploadedKey({ context, session }: Call, url: unknown) {
  const key = ownKey(context, url)
  const user = session.user?.username ?? ''
  const own = await uploadPrefixes(context.secret, user)
  if (key !== null && own.some((prefix) => key.startsWith(prefix))) return key
  throw refusedField('url', [
    '只能登记自己上传到本系统的文件',
    'Only files you uploaded here are taken in',
  ])
}

/** The address records keep: without what signed the upload, at the CDN where one stands before the bucket. */
function publicAddress(context: PortalContext, key: string, url: string): string {
  const { cdn } = context
  if (cdn) return `${cdn}/${key.split('/').map(encodeURIComponent).join('/')}`
  return storedAddress(context, url.replace(/[?#].*$/, ''))
}

const nameOf = (name: unknown, key: string): string => {
  const given = typeof name === 'string' ? name.replace(unread, '').trim() : ''
  return [...(given || (key.split('/').at(-1) ?? key))].slice(0, LONGEST).join('')
}
/** What nobody reads in a name, and what makes a program read as a picture: `图\u202Egpj.exe`. */
const unread = /[\p{Cc}\p{Bidi_Control}]/gu

interface Naming {
  readonly address: string
  readonly name: string
}

async function itemOf(
  call: Call,
  store: ObjectStore,
  content: Content,
  naming: Naming,
): Promise<Row> {
  const before = await itemWhere(call, { hash: content.hash })
  if (before) return sameAgain(call, store, content, before, naming)
  const judged = await judge(content, (start, end) => readPart(store, content.key, start, end))
  if ('refusal' in judged) {
    await removeUnused(call, store, content.key)
    throw refusedField('file', judged.refusal)
  }
  if (!isOpenKey(content.key)) {
    if (store.describe().style === 'host') await closeObject(store, content.key)
    return unkept(content, naming)
  }
  return keepItem(call, store, content, { ...naming, ...judged })
}

/** A document belongs to the record it is uploaded for: nobody is to find lists of people or contracts in a library. */
const unkept = ({ size }: Content, { address, name }: Naming): Row => ({
  ...{ id: 0, name, mediaType: 'file', url: address, size },
  ...{ width: null, height: null, duration: null, alt: null, folder: null, tags: null },
})

async function itemWhere({ context, entity }: Call, where: Row): Promise<Row | undefined> {
  const [found] = await context.rows.select(context.database.db, entity, where, { limit: 1 })
  return found
}

/**
 * The same content once more: the new object goes, the item there was is the answer. Where its own object is gone from
 * the store, the new one takes its place.
 */
async function sameAgain(
  call: Call,
  store: ObjectStore,
  { key }: Content,
  before: Row,
  { address }: Naming,
): Promise<Row> {
  const { context, entity, session } = call
  const own = ownKey(context, before.url)
  if (own === null || (await store.head(own))) {
    if (own !== key) await removeUnused(call, store, key)
    return before
  }
  const id = before.id as number
  return inTransaction(context, { session }, ({ records }) =>
    records.update(entity.name, id, { url: address }),
  )
}

async function keepItem(
  call: Call,
  store: ObjectStore,
  content: Content,
  { address, name, ...judged }: Judged & Naming,
): Promise<Row> {
  const { context, entity, session } = call
  const { hash, size } = content
  const values = { ...judged, name, url: address, hash, size }
  try {
    return await inTransaction(context, { session }, ({ records }) =>
      records.create(entity.name, values),
    )
  } catch (error) {
    // The same content came twice at one moment: the other one was faster.
    const before = error instanceof PortalError && (await itemWhere(call, { hash }))
    if (!before) throw error
    return sameAgain(call, store, content, before, { address, name })
  }
}

/** Takes an object out of the store again, unless some record shows it already. */
async function removeUnused({ context }: Call, store: ObjectStore, key: string): Promise<void> {
  const { endpoint, bucket, style } = store.describe()
  const address = style === 'path' ? `${endpoint}/${bucket}/${key}` : `${endpoint}/${key}`
  const users = await referencesToObject(context.database.db, [], address, 1)
  if (users.length === 0) await store.remove(key)
}

async function readPart(store: ObjectStore, key: string, start: number, end: number) {
  const found = await store.get(key, { start, end: end - 1 })
  if (!found) throw new Error(`The object ${key} vanished while it was read`)
  return new Uint8Array(await new Response(found.body as BodyInit).arrayBuffer())
}
