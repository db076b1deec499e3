import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { allCards, type Card, headOfCard, placeOf, readCard, unlessGone } from './diskCards.ts'
import { diskTrouble, type Open, readPieces, type Spooled, settle, spool } from './diskFile.ts'
import { diskUploads } from './diskUploads.ts'
import { randomBytes, toHex, utf8 } from './encoding.ts'
import { etagOfParts } from './etag.ts'
import { inTurn } from './inTurn.ts'
import { type EmbeddedStoreOptions, embeddedAddress } from './memoryStore.ts'
import { checkKey } from './objectKey.ts'
import type { Body, ObjectHead, ObjectStore } from './objectStore.ts'
import { decideType } from './objectType.ts'
import { pageOf } from './pageOf.ts'
import { rangeWithin } from './rangeWithin.ts'
import { sameOrRefused } from './sameOrRefused.ts'
import { StoreError } from './storeError.ts'
import { sweepTemp } from './sweepTemp.ts'

/** How a store in a folder is set up. */
export interface DiskStoreOptions extends EmbeddedStoreOptions {
  /** Made when it is not there. One process at a time writes into it. */
  folder: string
  /** How files are opened; for tests. */
  open?: Open
}

/**
 * Keeps objects in a folder. An object is a card (JSON) that names its content: replacing the card is
 * the one step that makes a write count, so a crash or a full disk leaves the old or the new.
 */
export function diskStore(options: DiskStoreOptions): ObjectStore {
  const { folder, clock } = options
  const root = join(folder, 'objects')
  const temp = join(folder, '.temp')
  const turn = inTurn()
  let swept: Promise<void> | undefined

  const toTemp = async (body: Body): Promise<Spooled> => {
    swept ??= sweepTemp(temp, clock())
    await swept
    return spool(temp, body, options.open)
  }
  const uploads = diskUploads({ folder, clock, taken: toTemp })

  /** Makes content that lies in a temporary file the object of a key. */
  const keep = async (key: string, content: Spooled, etag: string): Promise<ObjectHead> => {
    const place = await placeOf(root, key)
    const file = `${place.hash}.${toHex(randomBytes(6))}.bin`
    const type = decideType(key, content.head)
    const card: Card = {
      key,
      type,
      size: content.size,
      etag,
      modified: clock().toISOString(),
      file,
    }
    try {
      await mkdir(place.shelf, { recursive: true })
      const before = await readCard(place.card)
      await settle(content, place.shelf, file)
      await settle(await toTemp(utf8(JSON.stringify(card))), place.shelf, basename(place.card))
      if (before) await rm(join(place.shelf, before.file), { force: true })
      return headOfCard(card)
    } catch (error) {
      for (const path of [content.path, join(place.shelf, file)]) await rm(path, { force: true })
      throw error
    }
  }
  const cardOf = async (key: string) => readCard((await placeOf(root, key)).card)
  /** What stands at a key that is written once; what came in vain goes. */
  const standingOf = async (key: string, etag: string, inVain?: Spooled) => {
    const card = await cardOf(key)
    if (card && inVain) await rm(inVain.path, { force: true })
    return sameOrRefused(key, card, etag)
  }

  return withStoreErrors({
    ...uploads,
    async put(key, body, { once = false }) {
      checkKey(key)
      const content = await toTemp(body)
      return turn(key, async () => {
        const standing = once && (await standingOf(key, content.etag, content))
        return standing ? headOfCard(standing) : keep(key, content, content.etag)
      })
    },
    async get(key, asked) {
      for (let tries = 2; tries > 0; tries--) {
        const card = await cardOf(key)
        if (!card) return null
        const range = asked ? rangeWithin(asked, card) : null
        const { shelf } = await placeOf(root, key)
        // Replaced between card and content: the second card names the new content.
        const body = await readPieces(join(shelf, card.file), range).catch(unlessGone)
        if (body) return { ...headOfCard(card), body, range }
      }
      const message = `The content of ${key} is gone from the folder; restore it from a backup.`
      throw new StoreError('StoreUnavailable', message)
    },
    async head(key) {
      const card = await cardOf(key)
      return card && headOfCard(card)
    },
    remove: (key) =>
      turn(key, async () => {
        const place = await placeOf(root, key)
        const card = await readCard(place.card)
        await rm(place.card, { force: true })
        if (card) await rm(join(place.shelf, card.file), { force: true })
      }),
    async list(prefix, page) {
      return pageOf((await allCards(root)).map(headOfCard), prefix, page)
    },
    complete: (key, uploadId, named, { once = false } = {}) =>
      turn(key, async () => {
        const standing = once && (await standingOf(key, etagOfParts(named)))
        if (standing) {
          // Joined before, and the answer was lost.
          await uploads.abort(key, uploadId).catch(unlessOver)
          return headOfCard(standing)
        }
        const { parts, body } = await uploads.joined(key, uploadId, named)
        const head = await keep(key, await toTemp(body), etagOfParts(parts))
        await uploads.abort(key, uploadId)
        return head
      }),
    describe: () => embeddedAddress(options),
  })
}

/** An upload that is over already needs no end. */
function unlessOver(error: unknown): void {
  if (!(error instanceof StoreError && error.code === 'NoSuchUpload')) throw error
}

/** The store with every trouble of the disk told as a `StoreError`. */
function withStoreErrors(store: ObjectStore): ObjectStore {
  const tell = (error: unknown): never => {
    throw diskTrouble(error)
  }
  return {
    put: (...given) => store.put(...given).catch(tell),
    get: (...given) => store.get(...given).catch(tell),
    head: (...given) => store.head(...given).catch(tell),
    remove: (...given) => store.remove(...given).catch(tell),
    list: (...given) => store.list(...given).catch(tell),
    begin: (...given) => store.begin(...given).catch(tell),
    putPart: (...given) => store.putPart(...given).catch(tell),
    listParts: (...given) => store.listParts(...given).catch(tell),
    complete: (...given) => store.complete(...given).catch(tell),
    abort: (...given) => store.abort(...given).catch(tell),
    listUploads: (...given) => store.listUploads(...given).catch(tell),
    describe: store.describe,
  }
}
