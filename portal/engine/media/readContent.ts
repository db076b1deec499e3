import { sha256 } from '@noble/hashes/sha2.js'
import { toHex } from '#portal/storage/objects/encoding.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'

/** Bytes of the beginning that are kept: pictures with a long preamble tell their size within these. */
const HEAD = 256 * 1024
/** Bytes of the end that are kept: what closes a picture, an archive, a document stands in them. */
const TAIL = 64 * 1024

/** A stored object as it was read from beginning to end; `hash` is SHA-256 in hexadecimal, `size` in bytes. */
export interface Content {
  readonly key: string
  readonly size: number
  readonly hash: string
  readonly head: Uint8Array
  readonly tail: Uint8Array
}

/** Reads an object whole, a piece at a time; null where there is none. */
export async function readContent(store: ObjectStore, key: string): Promise<Content | null> {
  const found = await store.get(key)
  if (!found) return null
  // Web Crypto takes a content only all at once, and a film is never held in memory whole.
  const sum = sha256.create()
  const head = new Uint8Array(Math.min(HEAD, found.size))
  let tail: Uint8Array = new Uint8Array(0)
  let size = 0
  const reader = found.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const bytes = piece.value
    sum.update(bytes)
    if (size < head.length) head.set(bytes.subarray(0, head.length - size), size)
    tail = lastOf(tail, bytes)
    size += bytes.length
  }
  return { key, size, hash: toHex(sum.digest()), head: head.subarray(0, size), tail }
}

function lastOf(before: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (bytes.length >= TAIL) return bytes.slice(-TAIL)
  const kept = before.subarray(Math.max(0, before.length + bytes.length - TAIL))
  const joined = new Uint8Array(kept.length + bytes.length)
  joined.set(kept)
  joined.set(bytes, kept.length)
  return joined
}

/** The same of bytes that are in memory already. */
export async function contentOf(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<Content> {
  // Off this thread, where others are answered meanwhile.
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return {
    ...{ key, size: bytes.length, hash: toHex(new Uint8Array(digest)) },
    // Copies, so that the rest is let go.
    ...{ head: bytes.slice(0, HEAD), tail: bytes.slice(-TAIL) },
  }
}
