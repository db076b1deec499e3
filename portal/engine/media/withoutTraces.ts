import { imageSize } from 'image-size'

/**
 * A picture without what its camera noted of place, time and person, which is nobody's business who reads it: Exif, XMP,
 * IPTC, comments, and whatever follows its end. Which way up it is stays, and so does every pixel: nothing is drawn
 * anew. Its own bytes are moved together, and what is given back lies in them: a large picture needs no second room of
 * its size. The very same where there is nothing to leave out, or where it is no jpg, png or webp.
 */
export function withoutTraces(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const pieces = piecesOf(picture)
  const size = pieces ? sizeOf(pieces) : picture.length
  if (!pieces || size === picture.length) return picture
  const kept = fitsWithin(picture, pieces) ? picture : new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    kept.set(piece, at)
    at += piece.length
  }
  return kept.subarray(0, size)
}

/** Whether there is something to leave out. */
export function hasTraces(picture: Uint8Array<ArrayBuffer>): boolean {
  const pieces = piecesOf(picture)
  return pieces !== null && sizeOf(pieces) !== picture.length
}

const sizeOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0)

/** Whether no piece comes to lie on one that is still to be moved. */
function fitsWithin(picture: Uint8Array, pieces: readonly Uint8Array[]): boolean {
  let end = sizeOf(pieces)
  let next = picture.length
  for (const piece of pieces.toReversed()) {
    if (end > next) return false
    end -= piece.length
    if (piece.buffer === picture.buffer) next = piece.byteOffset - picture.byteOffset
  }
  return true
}

type Pieces = readonly Uint8Array[] | null

function piecesOf(picture: Uint8Array): Pieces {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  if (picture.length < 16) return null
  if (view.getUint16(0) === 0xffd8) return ofJpeg(picture, view)
  if (view.getUint32(0) === 0x89504e47) return ofPng(picture, view)
  return view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250
    ? ofWebp(picture, view)
    : null
}

/** Exif and XMP, what shows several pictures in one, IPTC, comments. */
const isTrace = (marker: number, picture: Uint8Array, at: number) =>
  marker === 0xe1 ||
  marker === 0xed ||
  marker === 0xfe ||
  (marker === 0xe2 && String.fromCharCode(...picture.subarray(at + 4, at + 7)) === 'MPF')

function ofJpeg(picture: Uint8Array, view: DataView): Pieces {
  const pieces = [picture.subarray(0, 2)]
  const turned = orientationOf(picture)
  let [at, isTurned] = [2, turned === 1]
  while (at + 2 <= picture.length) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return null
    if (marker === 0xd9) return [...pieces, picture.subarray(at, at + 2)]
    if (at + 4 > picture.length) return null
    const end = at + 2 + view.getUint16(at + 2)
    const isScan = marker === 0xda
    const next = isScan ? endOfScan(picture, end) : end
    if (!isTrace(marker, picture, at)) pieces.push(picture.subarray(at, next))
    else if (!isTurned && marker === 0xe1) {
      pieces.push(exifOf(turned))
      isTurned = true
    }
    at = next
  }
  // It ends before its end: whoever judges it says so.
  return null
}

/** Where the next marker stands behind the pixels of a scan: `ff00` and `ffd0` to `ffd7` belong to them. */
function endOfScan(picture: Uint8Array, from: number): number {
  for (let at = picture.indexOf(0xff, from); at >= 0; at = picture.indexOf(0xff, at + 1)) {
    const next = picture[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return picture.length
}

function orientationOf(picture: Uint8Array): number {
  try {
    return imageSize(picture).orientation ?? 1
  } catch {
    return 1
  }
}

/** Exif that says nothing but which way up a picture is. */
const exifOf = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ])

const inPng = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'])

function ofPng(picture: Uint8Array, view: DataView): Pieces {
  const pieces = [picture.subarray(0, 8)]
  for (let at = 8; at + 12 <= picture.length; ) {
    const name = nameAt(picture, at + 4)
    const end = at + 12 + view.getUint32(at)
    if (end > picture.length) return null
    if (!inPng.has(name)) pieces.push(picture.subarray(at, end))
    if (name === 'IEND') return pieces
    at = end
  }
  return null
}

function ofWebp(picture: Uint8Array, view: DataView): Pieces {
  const body: Uint8Array[] = []
  const last = Math.min(picture.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= last; ) {
    const name = nameAt(picture, at)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > picture.length) return null
    const chunk = picture.slice(at, end)
    // The flags that say such chunks follow.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c
    if (name !== 'EXIF' && name !== 'XMP ') body.push(chunk)
    at = end
  }
  const head = picture.slice(0, 12)
  const size = body.reduce((sum, { length }) => sum + length, 4)
  new DataView(head.buffer).setUint32(4, size, true)
  return [head, ...body]
}

const nameAt = (picture: Uint8Array, at: number): string =>
  String.fromCharCode(...picture.subarray(at, at + 4))
