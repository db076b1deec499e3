import type { Entity, Row, StoredFile } from '#declare'
import { joinConditions } from '#derive/joinConditions.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { referencesToObject } from '../records/reference.ts'
import { inTransaction } from '../records/transaction.ts'
import { type AsChosen, keepAsChosen, originalOf } from './asChosen.ts'
import { closeObject } from './closeDocuments.ts'
import { type Judged, judge } from './judge.ts'
import { HEAVIEST_PICTURE, onePicture } from './onePicture.ts'
import { ownKey } from './ownKey.ts'
import { type Content, contentOf, readContent } from './readContent.ts'
import { hasTraces, withoutTraces } from './withoutTraces.ts'

/** Who takes something up, and the entity of what stands in the library. */
export interface Taking {
  readonly context: PortalContext
  readonly session: Session
  readonly entity: Entity
}

/**
 * Takes an object of the store up into the library, once by its content: the same content again is the item there was,
 * and the new object goes; so does what is not taken. What lies in a folder that is not for whoever uploads is as if it
 * were not there: they get an item of their own. Gives null where there is no such object. Throws 40001 with the reason.
 */
export async function takeUp(
  call: Taking,
  store: ObjectStore,
  key: string,
  { address, name }: Naming,
): Promise<Row | null> {
  const standing = await seenItem(call, { url: address })
  if (standing) return standing
  const naming = { address, name: nameOf(name, key) }
  if (await isFiledAway(call, address)) return bare(call, naming)
  const came = await contentAt(store, key)
  if (!came) return null
  const { content, chosen } = came
  try {
    const item = await itemOf(call, store, content, naming, chosen)
    return chosen ? await withOriginal(call, store, item, chosen, { key, name: naming.name }) : item
  } catch (error) {
    if (chosen?.isNew) await store.remove(chosen.key)
    throw error
  }
}

/** What an item was before its notes were left out; the first one stays, and what belongs to nobody goes. */
async function withOriginal(
  { context, session, entity }: Taking,
  store: ObjectStore,
  item: Row,
  chosen: AsChosen,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<Row> {
  // One that was there already keeps what it has: it may be in a folder of others.
  const isMade = item.id !== 0 && ownKey(context, item.url) === key
  if (isMade && !item.original) {
    const { width, height } = item
    const original = { ...originalOf(store, chosen, name), width, height }
    return inTransaction(context, { session }, ({ records }) =>
      records.update(entity.name, item.id as number, { original }),
    )
  }
  const isItsOwn = String((item.original as StoredFile | null)?.url ?? '').endsWith(chosen.key)
  if (chosen.isNew && !isItsOwn) await store.remove(chosen.key)
  return item
}

/** An object as it is given to readers, and as it was chosen where that was something else. */
interface Came {
  readonly content: Content
  readonly chosen?: AsChosen | undefined
}

/**
 * What lies there, once a picture says nothing any more of place and person, which its camera noted: it is open to
 * everybody, so that goes before anybody is told its address. Read once, and one picture at a time in the same room, so
 * that a hundred that come together need that of one.
 */
async function contentAt(store: ObjectStore, key: string): Promise<Came | null> {
  const whole = async () => {
    const content = await readContent(store, key)
    return content && { content }
  }
  if (!/\.(jpe?g|png|webp)$/i.test(key)) return whole()
  return onePicture(async (read) => {
    const found = await store.get(key)
    if (!found) return null
    if (found.size > HEAVIEST_PICTURE) {
      await found.body.cancel()
      return whole()
    }
    const picture = await read(found)
    if (!hasTraces(picture)) return { content: await contentOf(key, picture) }
    const chosen = await keepAsChosen(store, picture)
    const plain = withoutTraces(picture)
    await store.put(key, plain, { type: found.type })
    return { content: await contentOf(key, plain), chosen }
  })
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
  chosen: AsChosen | undefined,
): Promise<Row> {
  const before = await seenItem(call, { hash: content.hash })
  if (before) return sameAgain(call, store, content, before, naming)
  const judged = await judge(content, (start, end) => readPart(store, content.key, start, end))
  if ('refusal' in judged) {
    await removeUnused(call, store, content.key)
    throw refusedField('file', judged.refusal)
  }
  await demandHarmless(call, store, content.key)
  if (chosen?.isNew) await demandHarmless(call, store, chosen.key)
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
export async function demandHarmless(call: Taking, store: ObjectStore, key: string): Promise<void> {
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
  ...{ width: null, height: null, duration: null, alt: null, inFolder: null, tags: null },
})

/** The first of the items whoever uploads sees: what lies in a folder of others is told to nobody else. */
async function seenItem(
  { context, entity, session }: Taking,
  where: Row,
  db: Db | Tx = context.database.db,
): Promise<Row | undefined> {
  const sees = context.access.sees(entity, session)
  const all = sees ? joinConditions([where, sees]) : where
  const [found] = await context.rows.select(db, entity, all, { limit: 1, sort: 'id' })
  return found
}

/** Whether somebody has put what lies at an address where whoever uploaded it does not see it any more. */
const isFiledAway = async ({ context, entity }: Taking, url: string): Promise<boolean> =>
  (await context.rows.count(context.database.db, entity, { url })) > 0

/** What they sent is told them, and nothing of what has become of it. */
function bare({ entity }: Taking, { address, name }: Naming): Row {
  const fields = Object.keys(entity.fields).map((field) => [field, null])
  return { ...Object.fromEntries(fields), id: 0, name, url: address }
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
  const kept = await inTransaction(context, { session }, async ({ records, tx }) => {
    await oneAtATime(tx, `material ${hash}`)
    // The same content came twice at one moment: the other one was faster.
    const before = await seenItem(call, { hash }, tx)
    return before ? { before } : { item: await records.create(entity.name, values) }
  })
  return kept.before
    ? sameAgain(call, store, content, kept.before, { address, name })
    : (kept.item as Row)
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
