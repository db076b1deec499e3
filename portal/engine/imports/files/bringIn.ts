import type { Entity, Field, Label, Row, StoredFile } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { PortalError } from '#portal/core/errors.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import type { Body, ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { bucketAddress, prefixOf } from '#portal/storage/objects/uploadToken.ts'
import { size } from '#widgets/format/size.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { portalSession, type Session } from '../../context/session.ts'
import { ForeignFault, fetchForeign } from '../../media/fetchForeign.ts'
import { ownKey } from '../../media/ownKey.ts'
import { storedAddress } from '../../media/storedAddresses.ts'
import { takeUp } from '../../media/takeUp.ts'
import { pictureProblems } from '../../records/pictures.ts'
import { storedFileProblems } from '../../records/storedFiles.ts'
import { accountOf } from '../../session/account.ts'
import { kindOf } from '../kindOf.ts'
import type { WritingKind } from '../records/intention.ts'
import { personSession } from '../records/makerSession.ts'
import { reasonsOf } from '../records/refusalsOf.ts'
import { type Brought, type Named, noteBrought } from './brought.ts'
import { type Along, type Bundle, bundleOf } from './bundle.ts'

/** Brought in at a time: most of it is waiting for others. */
const AT_ONCE = 4
/** How long another site may take, in milliseconds. */
const PATIENCE = 15_000

/** What everything of one batch is brought in with. */
interface Hand {
  readonly context: PortalContext
  readonly store: ObjectStore
  readonly bundle: Bundle
  readonly entity: Entity
  /** Whoever made the batch: what is brought in is their upload. */
  readonly session: Session
}

/**
 * Brings what cells name into the library, once by its content, and notes the value each comes to, or why there is none:
 * out of what came along with the list, from another site, or as it lies in the store. In no transaction of the batch.
 * Throws F12 where what came along cannot be read.
 */
export async function bringIn(
  context: PortalContext,
  batch: Row,
  named: readonly Named[],
): Promise<void> {
  const { store } = context
  if (!store || named.length === 0) return
  const bundle = await bundleOf(context, batch)
  const entity = entityNamed(context, (kindOf(batch) as WritingKind).writes.to)
  const hand = { context, store, bundle, entity, session: await makerOf(context, batch) }
  const waiting = [...named]
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      await noteBrought(context, batch, one, await brought(hand, one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function makerOf({ database, entities }: PortalContext, batch: Row): Promise<Session> {
  const account = await accountOf(database.db, entities, Number(batch.createdBy ?? 0))
  return account ? personSession(account) : portalSession
}

async function brought(hand: Hand, { column, entry }: Named): Promise<Brought> {
  const field = hand.entity.fields[column] as Field
  try {
    const value = await broughtValue(hand, field, entry)
    const problem = await wrongWith(hand, column, field, value)
    return problem ? says(entry, problem) : { value }
  } catch (error) {
    if (error instanceof NotFound) return { fault: error.found }
    if (error instanceof ForeignFault) return says(entry, error.label)
    // What the portal cannot do just now is no fault of the row: the step is done again.
    if (error instanceof PortalError && error.status < 500)
      return says(entry, reasonsOf(error)[0]?.says ?? error.label)
    throw error
  }
}

const says = (name: string, message: Label): Brought => ({
  fault: finding('R16.says', { name, says: message }),
})

class NotFound extends Error {
  readonly found: Finding

  constructor(found: Finding) {
    super(found.code)
    this.found = found
  }
}

/** The value of one that is named: an address for a picture, a file with its name and weight for others. */
async function broughtValue(hand: Hand, field: Field, entry: string): Promise<unknown> {
  const standing = await inStore(hand, entry)
  const item = standing ?? (await takenUp(hand, field, entry))
  if (field.kind === 'image' || field.kind === 'images') return item.url
  const { url, name, size: bytes, duration } = item
  const file = { url: String(url), name: String(name), size: Number(bytes ?? 0) }
  return { ...file, ...(duration != null && { duration: Number(duration) }) } satisfies StoredFile
}

/** What lies in the store already, named by its address or its key. */
async function inStore({ context, store }: Hand, entry: string): Promise<Row | null> {
  const named = /^(image|audio|video)\/\S+\.\w+$/.test(entry)
    ? `${bucketAddress(store.describe())}/${entry}`
    : entry
  const key = ownKey(context, named)
  const address = storedAddress(context, named)
  if (key === null || !/^(image|audio|video)\//.test(key)) return null
  const head = await store.head(key)
  if (!head) return named === entry ? { url: address } : null
  const material = entityNamed(context, 'material')
  const { db } = context.database
  const [known] = await context.rows.select(db, material, { url: address }, { limit: 1 })
  return known ?? { url: address, name: key.split('/').at(-1), size: head.size }
}

async function takenUp(hand: Hand, field: Field, entry: string): Promise<Row> {
  const { context, store, session } = hand
  const { name, body, bytes } = await sourceOf(hand, field, entry)
  const user = session.user?.username ?? ''
  const folder = await prefixOf(context.secret, user, field.kind === 'audio' ? 'audio' : 'image')
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''
  const key = `${folder}${toHex(randomBytes(8))}/${toHex(randomBytes(8))}${ending}`
  const limit = mostOf(field)
  if (bytes > limit) throw heavy(bytes, limit)
  const read = watched(body)
  await store.put(key, read.body, { type: 'application/octet-stream' }).catch((error: unknown) => {
    throw read.isBroken() ? undone(name) : error
  })
  const address = context.cdn
    ? `${context.cdn}/${key}`
    : storedAddress(context, `${bucketAddress(store.describe())}/${key}`)
  const call = { context, session, entity: entityNamed(context, 'material') }
  const item = await takeUp(call, store, key, { address, name })
  if (!item) throw new Error(`The object ${key} vanished while it was taken up`)
  return { ...item, name }
}

/** A body of which is known, where it breaks off, that it was not the store that did not take it. */
function watched(body: Body): { readonly body: Body; isBroken(): boolean } {
  if (body instanceof Uint8Array) return { body, isBroken: () => false }
  const reader = body.getReader()
  let isBroken = false
  const read = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await reader.read().catch((error: unknown) => {
        isBroken = true
        throw error
      })
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { body: read, isBroken: () => isBroken }
}

const undone = (name: string) =>
  new ForeignFault([
    `解不开，请重新打包（${name}）`,
    `it cannot be unpacked: pack it anew (${name})`,
  ])

interface Source {
  readonly name: string
  readonly bytes: number
  readonly body: Body
}

async function sourceOf({ context, bundle }: Hand, field: Field, entry: string): Promise<Source> {
  if (/^https?:\/\//i.test(entry)) return fetched(context, field, entry)
  const all = bundle.named(entry)
  const [one] = all as [Along]
  if (all.length === 0)
    throw new NotFound(finding(bundle.count === 0 ? 'R16.none' : 'R16', { name: entry }))
  if (all.length > 1) throw new NotFound(finding('R16.several', { name: entry }))
  const limit = mostOf(field)
  // What says it is too heavy is never unpacked.
  if (one.size > limit) throw heavy(one.size, limit)
  return { name: one.name.split('/').at(-1) as string, bytes: one.size, body: await one.open() }
}

async function fetched({ outbound }: PortalContext, field: Field, url: string): Promise<Source> {
  if (!outbound || !URL.canParse(url))
    throw new ForeignFault(['网址无效或不能访问', 'It is no address, or none that can be called'])
  const body = await fetchForeign(outbound, url, { most: mostOf(field), timeout: PATIENCE })
  const last = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
  const isNamed = /\.[a-z0-9]{2,5}$/i.test(last)
  return { name: isNamed ? last : `${last || 'picture'}.jpg`, bytes: body.length, body }
}

/** Bytes a field takes at most: two megabytes for a picture, a hundred for anything else, unless it says. */
const mostOf = ({ kind, maxKB }: Field): number =>
  (maxKB ?? (kind === 'image' || kind === 'images' ? 2048 : 100 * 1024)) * 1024

const heavy = (bytes: number, most: number) =>
  new ForeignFault([
    `有 ${size(bytes)}，最多 ${size(most)}`,
    `has ${size(bytes)}; ${size(most)} at most`,
  ])

/** What the form would say of it: its size, its weight, what it is. */
async function wrongWith(
  { context, entity, session }: Hand,
  column: string,
  { kind }: Field,
  value: unknown,
): Promise<Label | undefined> {
  const sent = { [column]: kind === 'images' ? [value] : value }
  const [problem] = [
    ...(await pictureProblems(context, entity, sent)),
    ...(await storedFileProblems(context, entity, sent, { session })),
  ]
  return problem?.message
}
