import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  diskTrouble,
  errnoOf,
  type Open,
  readPieces,
  type Spooled,
  settle,
  spool,
} from './diskFile.ts'
import { diskUploads } from './diskUploads.ts'
import { randomBytes, toHex, utf8 } from './encoding.ts'
import { etagOfParts } from './etag.ts'
import { sha256Hex } from './hmac.ts'
import { inTurn } from './inTurn.ts'
import { type EmbeddedStoreOptions, embeddedAddress } from './memoryStore.ts'
import { checkKey } from './objectKey.ts'
import type { ObjectHead, ObjectStore } from './objectStore.ts'
import { decideType } from './objectType.ts'
import { pageOf } from './pageOf.ts'
import { rangeWithin } from './rangeWithin.ts'
import { StoreError } from './storeError.ts'

/** How a store in a folder is set up. */
export interface DiskStoreOptions extends EmbeddedStoreOptions {
  /** Made when it is not there. One process at a time writes into it. */
  folder: string
  /** How files are opened; for tests. */
  open?: Open
}

/** What lies beside the content, as JSON; `file` names the content. */
interface Card extends Omit<ObjectHead, 'modified'> {
  modified: string
  file: string
}

/**
 * Keeps objects in a folder. Files are named by a hash of the key, so that no key can leave the folder
 * or collide on a file system that ignores case. An object is a card (JSON) that names its content:
 * replacing the card is the one step that makes a write count, so a crash leaves the old or the new.
 */
export function diskStore(options: DiskStoreOptions): ObjectStore {
  const { folder, clock } = options
  const temp = join(folder, '.temp')
  const turn = inTurn()
  const uploads = diskUploads({ ...options, temp })

  const placeOf = async (key: string) => {
    const hash = await sha256Hex(key)
    return { hash, shelf: join(folder, 'objects', hash.slice(0, 2)) }
  }
  const cardOf = async (key: string): Promise<Card | null> => {
    const { hash, shelf } = await placeOf(key)
    return readCard(join(shelf, `${hash}.json`))
  }

  const keep = async (key: string, content: Spooled, etag: string): Promise<ObjectHead> => {
    const { hash, shelf } = await placeOf(key)
    const { size } = content
    const file = `${hash}.${toHex(randomBytes(6))}.bin`
    const modified = clock().toISOString()
    const card: Card = { key, type: decideType(key, content.head), size, etag, modified, file }
    const before = await readCard(join(shelf, `${hash}.json`))
    await mkdir(shelf, { recursive: true })
    await settle(content, shelf, file)
    try {
      await settle(
        await spool(temp, utf8(JSON.stringify(card)), options.open),
        shelf,
        `${hash}.json`,
      )
    } catch (error) {
      await rm(join(shelf, file), { force: true })
      throw error
    }
    if (before) await rm(join(shelf, before.file), { force: true })
    return headOf(card)
  }

  const cards = async (): Promise<Card[]> => {
    const shelves = await readdir(join(folder, 'objects')).catch(() => [])
    const found: (Card | null)[] = []
    for (const shelf of shelves) {
      const path = join(folder, 'objects', shelf)
      const names = (await readdir(path)).filter((name) => name.endsWith('.json'))
      found.push(...(await Promise.all(names.map((name) => readCard(join(path, name))))))
    }
    return found.filter((card) => card !== null)
  }

  return told({
    async put(key, body) {
      checkKey(key)
      const content = await spool(temp, body, options.open)
      return turn(key, () => keep(key, content, content.etag))
    },
    async get(key, asked) {
      for (let tries = 2; tries > 0; tries--) {
        const card = await cardOf(key)
        if (!card) return null
        const range = asked ? rangeWithin(asked, card) : null
        const { shelf } = await placeOf(key)
        // Replaced between card and content: the second card names the new content.
        const body = await readPieces(join(shelf, card.file), range).catch(unlessGone)
        if (body) return { ...headOf(card), body, range }
      }
      throw new StoreError(
        'StoreUnavailable',
        `The content of ${key} is gone from the folder; restore it from a backup.`,
      )
    },
    async head(key) {
      const card = await cardOf(key)
      return card && headOf(card)
    },
    remove: (key) =>
      turn(key, async () => {
        const card = await cardOf(key)
        if (!card) return
        const { hash, shelf } = await placeOf(key)
        await rm(join(shelf, `${hash}.json`), { force: true })
        await rm(join(shelf, card.file), { force: true })
      }),
    async list(prefix, page) {
      return pageOf((await cards()).map(headOf), prefix, page)
    },
    begin: uploads.begin,
    putPart: uploads.putPart,
    listParts: uploads.listParts,
    complete: (key, uploadId, named) =>
      turn(key, async () => {
        const { parts, body } = await uploads.joined(key, uploadId, named)
        const head = await keep(key, await spool(temp, body, options.open), etagOfParts(parts))
        await uploads.abort(key, uploadId)
        return head
      }),
    abort: uploads.abort,
    listUploads: uploads.listUploads,
    describe: () => embeddedAddress(options),
  })
}

/** The store with every trouble of the disk told as a `StoreError`. */
function told(store: ObjectStore): ObjectStore {
  const tell = (error: unknown): never => {
    throw diskTrouble(error)
  }
  return {
    ...store,
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
  }
}

async function readCard(path: string): Promise<Card | null> {
  const text = await readFile(path, 'utf8').catch(unlessGone)
  return text === null ? null : (JSON.parse(text) as Card)
}

function unlessGone(error: unknown): null {
  if (errnoOf(error) === 'ENOENT') return null
  throw error
}

function headOf({ key, type, size, etag, modified }: Card): ObjectHead {
  return { key, type, size, etag, modified: new Date(modified) }
}
