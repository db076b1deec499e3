import { readSync } from 'node:fs'

/** What stands at the beginning of SQLite's write-ahead log; see https://www.sqlite.org/fileformat2.html#walformat. */
export interface WalHeader {
  readonly pageSize: number
  /** Two numbers that change whenever the log begins anew. */
  readonly salts: string
  readonly isBigEndian: boolean
  readonly sums: Sums
}
export type Sums = readonly [number, number]

/** How far a log was read: frames before `offset` have been, and their sums run on from `sums`. */
export interface WalPlace {
  readonly header: WalHeader
  readonly offset: number
  readonly sums: Sums
}
/** A page as a transaction left it. `size`, in pages, where the transaction ends with it, else 0. */
export interface Frame {
  readonly page: number
  readonly size: number
  readonly content: Buffer
}

const HEADER = 32
const FRAME = 24
const MAGIC = 0x377f0682
/** So many bytes are read at once. */
const BITE = 4 * 2 ** 20

/** The head of a log; null where there is none yet, or it is just being written. */
export function readWalHeader(file: number): WalHeader | null {
  const head = Buffer.alloc(HEADER)
  if (readSync(file, head, 0, HEADER, 0) < HEADER) return null
  const magic = head.readUInt32BE(0)
  if (magic >>> 1 !== MAGIC >>> 1) return null
  const isBigEndian = (magic & 1) === 1
  const sums: Sums = [head.readUInt32BE(24), head.readUInt32BE(28)]
  const own = summed([0, 0], head.subarray(0, 24), isBigEndian)
  if (own[0] !== sums[0] || own[1] !== sums[1]) return null
  const size = head.readUInt32BE(8)
  return {
    pageSize: size === 1 ? 65_536 : size,
    salts: head.toString('hex', 16, 24),
    isBigEndian,
    sums,
  }
}

/** Where the frames of a log begin. */
export const beginningOf = (header: WalHeader): WalPlace => ({
  header,
  offset: HEADER,
  sums: header.sums,
})

/**
 * Where the last transaction ends that the log holds whole, from a place on: what comes after is not written yet, or was
 * taken back. What a log holds up to there changes no more until it begins anew.
 */
export function lastCommit(file: number, from: WalPlace): WalPlace {
  let found = from
  for (const { at, frame } of framesFrom(file, from)) if (frame.size > 0) found = at
  return found
}

/** The frames from a place to another, each with the place after it. */
export function* framesFrom(
  file: number,
  from: WalPlace,
  to = Number.POSITIVE_INFINITY,
): Generator<{ readonly at: WalPlace; readonly frame: Frame }> {
  const { header } = from
  const length = FRAME + header.pageSize
  const salts = Buffer.from(header.salts, 'hex')
  const most = Math.max(1, Math.floor(BITE / length))
  let { offset, sums } = from
  while (offset < to) {
    const bytes = Buffer.alloc(most * length)
    const whole = Math.floor(readSync(file, bytes, 0, bytes.length, offset) / length)
    for (let n = 0; n < whole && offset < to; n++) {
      const frame = bytes.subarray(n * length, (n + 1) * length)
      if (!frame.subarray(8, 16).equals(salts)) return
      const content = frame.subarray(FRAME)
      sums = summed(
        summed(sums, frame.subarray(0, 8), header.isBigEndian),
        content,
        header.isBigEndian,
      )
      if (sums[0] !== frame.readUInt32BE(16) || sums[1] !== frame.readUInt32BE(20)) return
      offset += length
      yield {
        at: { header, offset, sums },
        frame: { page: frame.readUInt32BE(0), size: frame.readUInt32BE(4), content },
      }
    }
    if (whole < most) return
  }
}

/** SQLite's own sum of words, two and two. */
function summed([first, second]: Sums, bytes: Buffer, isBigEndian: boolean): Sums {
  let a = first
  let b = second
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + view.getUint32(at, !isBigEndian) + b) >>> 0
    b = (b + view.getUint32(at + 4, !isBigEndian) + a) >>> 0
  }
  return [a, b]
}
