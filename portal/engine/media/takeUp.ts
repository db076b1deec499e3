import type { Entity, Row } from '#declare'
import { PortalError, refusedField } from '#portal/core/errors.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { referencesToObject } from '../records/reference.ts'
import { inTransaction } from '../records/transaction.ts'
import { closeObject } from './closeDocuments.ts'
import { type Judged, judge } from './judge.ts'
import { ownKey } from './ownKey.ts'
import { type Content, readContent } from './readContent.ts'
import { withoutTraces } from './withoutTraces.ts'

/** Who takes something up, and the entity of what stands in the library. */
export interface Taking {
  readonly context: PortalContext
  readonly session: Session
  readonly entity: Entity
}

/**
 * Takes an object of the store up into the library, once by its content: the same content again is the item there was,
 * and the new object goes; so does what is not taken. Gives null where there is no such object. Throws 40001 with the
 * reason.
 */
export async function takeUp(
  call: Taking,
  store: ObjectStore,
  key: string,
  { address, name }: Naming,
): Promise<Row | null> {
  const standing = await itemWhere(call, { url: address })
  if (standing) return standing
  await dropTraces(store, key)
  const content = await readContent(store, key)
  return content && itemOf(call, store, content, { address, name: nameOf(name, key) })
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

/** Letters of a name. */
const LONGEST = 100

const nameOf = (name: string, key: string): string => {
  const given = name.replace(unread, '').trim()
  return [...(given || (key.split('/').at(-1) ?? key))].slice(0, LONGEST).join('')
}
/** What nobody reads in a name, and what makes a program read as a picture: `图\u202Egpj.exe`. */
const unread = /[\p{Cc}\p{Bidi_Control}]/gu

/** The address readers get, and what the file was called. */
export interface Naming {
  readonly address: string
  readonly name: string
}

async function itemOf(
  call: Taking,
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
  await demandHarmless(call, store, content.key)
  if (!isOpenKey(content.key)) {
    if (store.describe().style === 'host') await closeObject(store, content.key)
    return unkept(content, naming)
  }
  return keepItem(call, store, content, { ...naming, ...judged })
}

/**
 * Where a scanner is set up, nothing is taken that it finds something in; nor what it could not look at, since then
 * nobody knows: that stays in the store, to be sent once more.
 */
async function demandHarmless(call: Taking, store: ObjectStore, key: string): Promise<void> {
  const { scan, log } = call.context
  const stored = scan && (await store.get(key))
  if (!scan || !stored) return
  const found = await scan(stored.body).catch((error: Error) => {
    log({ level: 'error', message: `An upload could not be scanned: ${error.message}` })
    throw refusedField('file', [
      '暂时无法查杀病毒，文件没有收下，请稍后重试；仍不行请联系管理员',
      'It cannot be scanned for viruses just now, and was not taken: try again later, or tell an administrator',
    ])
  })
  if (found === null) return
  log({ level: 'warn', message: `An upload was refused: ${found} was found in it` })
  await removeUnused(call, store, key)
  throw refusedField('file', [
    `文件含有病毒（${found}），没有收下`,
    `A virus was found in the file (${found}): it is not taken`,
  ])
}

/** A document belongs to the record it is uploaded for: nobody is to find lists of people or contracts in a library. */
const unkept = ({ size }: Content, { address, name }: Naming): Row => ({
  ...{ id: 0, name, mediaType: 'file', url: address, size },
  ...{ width: null, height: null, duration: null, alt: null, folder: null, tags: null },
})

async function itemWhere({ context, entity }: Taking, where: Row): Promise<Row | undefined> {
  const [found] = await context.rows.select(context.database.db, entity, where, { limit: 1 })
  return found
}

/**
 * The same content once more: the new object goes, the item there was is the answer. Where its own object is gone from
 * the store, the new one takes its place.
 */
async function sameAgain(
  call: Taking,
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
  call: Taking,
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
async function removeUnused({ context }: Taking, store: ObjectStore, key: string): Promise<void> {
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
