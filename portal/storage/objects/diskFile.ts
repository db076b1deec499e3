import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf, streamOf } from './body.ts'
import { randomBytes, toHex } from './encoding.ts'
import { etagOfSum } from './etag.ts'
import type { Body, ByteRange } from './objectStore.ts'
import { HEAD_LENGTH } from './objectType.ts'
import { StoreError } from './storeError.ts'

/** How files are opened; replaced in tests to play a disk that is full. */
export type Open = typeof open

/** A body that lies whole in a temporary file, to be moved where it belongs. */
export interface Spooled {
  path: string
  size: number
  etag: string
  /** Its first bytes, enough for `decideType`. */
  head: Uint8Array
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const PIECE = 256 * 1024

/**
 * Writes a body into a temporary file and flushes it. Whatever goes wrong, the file is removed again:
 * a full disk is `StorageFull`, any other trouble of the disk `StoreUnavailable`.
 */
export async function spool(folder: string, body: Body, opener: Open = open): Promise<Spooled> {
  const path = join(folder, `${toHex(randomBytes(12))}.tmp`)
  try {
    await mkdir(folder, { recursive: true })
    return { path, ...(await writeAll(path, body, opener)) }
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    throw diskTrouble(error)
  }
}

async function writeAll(path: string, body: Body, opener: Open): Promise<Omit<Spooled, 'path'>> {
  const file = await opener(path, 'wx')
  try {
    const sum = createHash('md5')
    const head = new Uint8Array(HEAD_LENGTH)
    let size = 0
    for await (const chunk of chunksOf(body)) {
      if (size < HEAD_LENGTH) head.set(chunk.subarray(0, HEAD_LENGTH - size), size)
      sum.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
    return { size, etag: etagOfSum(sum.digest()), head: head.subarray(0, size) }
  } finally {
    await file.close()
  }
}

/** Moves a spooled file to its place, in one step; removes it when that fails. */
export async function settle(spooled: Spooled, folder: string, name: string): Promise<void> {
  try {
    await rename(spooled.path, join(folder, name))
  } catch (error) {
    await rm(spooled.path, { force: true }).catch(() => undefined)
    throw error
  }
}

/** The bytes of a file, read as they are asked for. Opening fails at once when it is not there. */
export async function readPieces(
  path: string,
  range?: ByteRange | null,
): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path, 'r')
  const end = range?.end === undefined ? Number.POSITIVE_INFINITY : range.end + 1
  let at = range?.start ?? 0
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const piece = new Uint8Array(Math.min(PIECE, end - at))
    const { bytesRead } =
      piece.length > 0 ? await file.read(piece, 0, piece.length, at) : { bytesRead: 0 }
    at += bytesRead
    if (bytesRead > 0) return { done: false, value: piece.subarray(0, bytesRead) }
    await file.close()
    return { done: true, value: undefined }
  }
  const closed = async (): Promise<IteratorResult<Uint8Array>> => {
    await file.close()
    return { done: true, value: undefined }
  }
  return streamOf({ next, return: closed })
}

/** An error of the file system in the words of the store; others pass as they are. */
export function diskTrouble(error: unknown): unknown {
  const code = errnoOf(error)
  if (!code) return error
  if (FULL.includes(code)) {
    const message = `The file was not stored: the disk is full (${code}). Free some space and send it again.`
    return new StoreError('StorageFull', message, { cause: error })
  }
  const message = `The store's folder cannot be used (${code}). Check that it exists and may be written.`
  return new StoreError('StoreUnavailable', message, { cause: error })
}

/** The code of a file system error such as `ENOENT`; empty for any other error. */
export function errnoOf(error: unknown): string {
  return error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : ''
}
