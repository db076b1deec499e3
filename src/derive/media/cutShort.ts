import type { MediaSource } from './mediaSource.ts'

/** Boxes looked at; a film in fragments has two for every few seconds. */
const MOST = 20_000

/**
 * Whether an MP4 ends before its boxes do. It is made of boxes, one behind the other, each saying how long it is; a
 * file that broke off ends inside one, which its headers alone do not show. Anything else than MP4 is not cut short.
 */
export async function cutShort({ size, read }: MediaSource): Promise<boolean> {
  let at = 0
  for (let count = 0; at < size && count < MOST; count++) {
    const head = await read(at, Math.min(at + 16, size))
    const view = new DataView(head.buffer, head.byteOffset, head.length)
    if (at === 0 && !isFirst(head)) return false
    if (head.length < 8) return true
    const told = view.getUint32(0)
    if (told === 0) return false
    if (told === 1 && head.length < 16) return true
    const length = told === 1 ? Number(view.getBigUint64(8)) : told
    if (length < 8) return false
    at += length
  }
  return at > size
}

const isFirst = (head: Uint8Array): boolean =>
  /^(ftyp|moov|mdat|free|skip|wide)$/.test(String.fromCharCode(...head.subarray(4, 8)))
