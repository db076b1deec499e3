/** A file within a zip. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packed: Uint8Array<ArrayBuffer>
  /** CRC-32 of what it unpacks to. */
  readonly sum: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const ENCRYPTED = 1

/** The files of a zip by name, from the directory at its end; nothing is unpacked yet. Throws where it is damaged or encrypted. */
export function entriesOf(bytes: Uint8Array<ArrayBuffer>): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The directory of the zip is damaged')
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), entryAt(bytes, view, at, name))
    at += 46 + nameLength + extra + comment
  }
  return entries
}

function entryAt(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
  name: string,
): ZipEntry {
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new Error(`${name} is encrypted`)
  const [sum, size] = [view.getUint32(at + 16, true), view.getUint32(at + 20, true)]
  const local = view.getUint32(at + 42, true)
  if (view.getUint32(local, true) !== LOCAL) throw new Error(`${name} is not where the zip says`)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + size > bytes.length) throw new Error(`${name} is cut short`)
  const packed = bytes.subarray(start, start + size)
  return { name, method: view.getUint16(at + 10, true), packed, sum }
}

/** The end record stands last but for a comment of up to 64 KB. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === END) return at
  throw new Error('The zip has no end: the file is cut short, or no zip')
}
