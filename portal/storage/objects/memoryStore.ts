import { chunksOf, join, readBytes, streamOf } from './body.ts'
import { randomBytes, toHex } from './encoding.ts'
import { etagOf, etagOfParts } from './etag.ts'
import { checkKey, checkPartNumber } from './objectKey.ts'
import type {
  ObjectHead,
  ObjectStore,
  PartHead,
  PendingUpload,
  StoreAddress,
} from './objectStore.ts'
import { decideType, HEAD_LENGTH } from './objectType.ts'
import { pageOf } from './pageOf.ts'
import { partsToJoin } from './partsToJoin.ts'
import { rangeWithin } from './rangeWithin.ts'
import { sameOrRefused } from './sameOrRefused.ts'
import { StoreError } from './storeError.ts'

type Held = ObjectHead & { content: Uint8Array<ArrayBuffer> }
type HeldPart = PartHead & { content: Uint8Array<ArrayBuffer> }
type HeldUpload = PendingUpload & { parts: Map<number, HeldPart> }

/** How a store that keeps objects itself is set up. */
export interface EmbeddedStoreOptions {
  bucket: string
  /** Origin under which the portal serves the bucket, such as `https://portal.example`. */
  endpoint: string
  /** Defaults to `oss-embedded`. */
  region?: string
  clock: () => Date
}

/** Keeps objects in memory: for the demo in the browser and for tests. Gone when the page is. */
export function memoryStore(options: EmbeddedStoreOptions): ObjectStore {
  const objects = new Map<string, Held>()
  const uploads = new Map<string, HeldUpload>()

  const keep = (key: string, content: Uint8Array<ArrayBuffer>, etag: string): ObjectHead => {
    const type = decideType(key, content.subarray(0, HEAD_LENGTH))
    const held = { key, type, size: content.length, etag, modified: options.clock(), content }
    objects.set(key, held)
    return headOf(held)
  }
  const uploadOf = (key: string, uploadId: string): HeldUpload => {
    const upload = uploads.get(uploadId)
    if (upload?.key === key) return upload
    throw noSuchUpload(key, uploadId)
  }

  return {
    async put(key, body, { once = false }) {
      checkKey(key)
      const content = await readBytes(body)
      const etag = etagOf(content)
      const standing = once && sameOrRefused(key, objects.get(key), etag)
      return standing ? headOf(standing) : keep(key, content, etag)
    },
    async get(key, asked) {
      const held = objects.get(key)
      if (!held) return null
      const range = asked ? rangeWithin(asked, held) : null
      const content = range ? held.content.slice(range.start, range.end + 1) : held.content.slice()
      return { ...headOf(held), body: streamOf(chunksOf(content)), range }
    },
    async head(key) {
      const held = objects.get(key)
      return held ? headOf(held) : null
    },
    async remove(key) {
      objects.delete(key)
    },
    async list(prefix, page) {
      return pageOf([...objects.values()].map(headOf), prefix, page)
    },
    async begin(key) {
      checkKey(key)
      const uploadId = toHex(randomBytes(16)).toUpperCase()
      uploads.set(uploadId, { key, uploadId, begun: options.clock(), parts: new Map() })
      return uploadId
    },
    async putPart(key, uploadId, number, body) {
      const { parts } = uploadOf(key, uploadId)
      checkPartNumber(number)
      const content = await readBytes(body)
      const etag = etagOf(content)
      parts.set(number, { number, etag, size: content.length, modified: options.clock(), content })
      return etag
    },
    async listParts(key, uploadId) {
      const parts = [...uploadOf(key, uploadId).parts.values()]
      return parts.map(({ content: _, ...part }) => part).sort((a, b) => a.number - b.number)
    },
    async complete(key, uploadId, named, { once = false } = {}) {
      const standing = once && sameOrRefused(key, objects.get(key), etagOfParts(named))
      if (standing) {
        uploads.delete(uploadId)
        return headOf(standing)
      }
      const parts = partsToJoin([...uploadOf(key, uploadId).parts.values()], named)
      const head = keep(key, join(parts.map((part) => part.content)), etagOfParts(parts))
      uploads.delete(uploadId)
      return head
    },
    async abort(key, uploadId) {
      uploadOf(key, uploadId)
      uploads.delete(uploadId)
    },
    async listUploads(prefix) {
      const open = [...uploads.values()].filter((upload) => upload.key.startsWith(prefix))
      return open.map(({ parts: _, ...upload }) => upload).sort((a, b) => +a.begun - +b.begun)
    },
    describe: () => embeddedAddress(options),
  }
}

/** Where an embedded store is found. */
export function embeddedAddress(options: EmbeddedStoreOptions): StoreAddress {
  const { bucket, endpoint, region = 'oss-embedded' } = options
  return { region, bucket, endpoint, style: 'path' }
}

/** The refusal of an upload that was never begun, or has been completed or aborted. */
export function noSuchUpload(key: string, uploadId: string): StoreError {
  return new StoreError(
    'NoSuchUpload',
    `There is no open upload ${uploadId} of ${key}; it was completed, aborted or never begun. Begin a new one.`,
  )
}

function headOf({ key, type, size, etag, modified }: ObjectHead): ObjectHead {
  return { key, type, size, etag, modified }
}
