import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** An upload in parts that did not come to its end. */
export interface UnfinishedUpload {
  /** Which file it was, by {@link fileMark}. */
  readonly mark: string
  /** The object it is to become, and the upload of the store. */
  readonly name: string
  readonly uploadId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const KEY = 'unfinishedUploads'
/** The store gives unfinished uploads up after seven days. */
const KEPT = 7 * 24 * 60 * 60_000
const MOST = 50
/** Bytes at either end of a file that tell it from others of its name and size. */
const TOLD_BY = 64 * 1024

/** Tells a file from all others, over a reload of the page: its name, size, time of change, beginning and end. */
export async function fileMark(file: File): Promise<string> {
  const { name, size, lastModified } = file
  const ends = await Promise.all(
    [file.slice(0, TOLD_BY), file.slice(Math.max(0, size - TOLD_BY))].map(
      async (piece) => new Uint8Array(await piece.arrayBuffer()),
    ),
  )
  const facts = utf8ToBytes(`${name}|${size}|${lastModified}|`)
  return bytesToHex(sha256(concatBytes(facts, ...ends))).slice(0, 32)
}

/** What a page without storage remembers until it is left. */
let ofPage: readonly UnfinishedUpload[] = []

/** Uploads that this browser left unfinished, the latest first. */
const all = (): readonly UnfinishedUpload[] => stored().filter(({ at }) => Date.now() - at < KEPT)

function stored(): readonly UnfinishedUpload[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly UnfinishedUpload[]
  } catch {
    return ofPage
  }
}

/** The upload of this file that was left unfinished below a folder; nobody else's is gone on with. */
export const unfinishedUpload = (mark: string, folder: string): UnfinishedUpload | undefined =>
  all().find((one) => one.mark === mark && one.name.startsWith(folder))

export const rememberUpload = (upload: Omit<UnfinishedUpload, 'at'>): void =>
  write([{ ...upload, at: Date.now() }, ...others(upload.mark)].slice(0, MOST))

export const forgetUpload = (mark: string): void => write(others(mark))

const others = (mark: string) => all().filter((one) => one.mark !== mark)

function write(uploads: readonly UnfinishedUpload[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads))
  } catch {
    ofPage = uploads
  }
}
