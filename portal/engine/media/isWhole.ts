import type { Content } from './readContent.ts'

/** Whether a file of this type is there to its end; true for types that do not tell, and for those that are played. */
export const isWhole = (type: string, content: Content): boolean =>
  ends[type]?.(content) ?? (isArchive(content) ? hasDirectory(content) : true)

const ends: { readonly [type: string]: (content: Content) => boolean } = {
  'image/png': ({ tail }) => holds(tail, 'IEND'),
  'image/jpeg': jpegEnds,
  'image/gif': ({ tail }) => tail.findLast((byte) => byte !== 0) === 0x3b,
  'image/webp': ({ head, size }) => uint32(head, 4) + 8 <= size,
  'audio/mpeg': mp3Ends,
  'application/pdf': ({ tail }) => holds(tail, '%%EOF'),
}

const isArchive = ({ head }: Content) => holds(head.subarray(0, 4), 'PK\x03\x04')
/** The directory of an archive stands at its end. */
const hasDirectory = ({ tail }: Content) => holds(tail, 'PK\x05\x06')

/** The mark of the end, behind where the picture itself begins: a preview within it has one of its own. */
function jpegEnds({ head, tail, size }: Content): boolean {
  const begun = pictureStart(head) - (size - tail.length)
  for (let at = tail.length - 2; at >= Math.max(0, begun); at--)
    if (tail[at] === 0xff && tail[at + 1] === 0xd9) return true
  return false
}

/** Where the scan of a JPEG begins; 0 where its preamble is longer than what was read. */
function pictureStart(head: Uint8Array): number {
  for (let at = 2; at + 4 <= head.length; ) {
    if (head[at] !== 0xff) return 0
    if (head[at + 1] === 0xda) return at
    at += 2 + (((head[at + 2] ?? 0) << 8) | (head[at + 3] ?? 0))
  }
  return 0
}

/** Encoders write down how many bytes there are; a file with far fewer was cut off. Without that nobody can tell. */
function mp3Ends({ head, size }: Content): boolean {
  const at = Math.max(indexOf(head, 'Xing'), indexOf(head, 'Info'))
  const told = at >= 0 && at + 16 <= head.length && ((head[at + 7] ?? 0) & 3) === 3
  return !told || size >= bigEndian(head, at + 12) * 0.98
}

const holds = (bytes: Uint8Array, text: string) => indexOf(bytes, text) >= 0

function indexOf(bytes: Uint8Array, text: string): number {
  const wanted = [...text].map((letter) => letter.charCodeAt(0))
  for (let at = bytes.indexOf(wanted[0] as number); at >= 0; ) {
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return at
    at = bytes.indexOf(wanted[0] as number, at + 1)
  }
  return -1
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
const uint32 = (bytes: Uint8Array, at: number) =>
  bytes.length >= at + 4 ? view(bytes).getUint32(at, true) : Number.POSITIVE_INFINITY
const bigEndian = (bytes: Uint8Array, at: number) => view(bytes).getUint32(at)
