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
  const sum = view.getUint32(at + 16, true)
  const { size, local } = placeOf(view, at)
  if (view.getUint32(local, true) !== LOCAL) throw new Error(`${name} is not where the zip says`)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + size > bytes.length) throw new Error(`${name} is cut short`)
  const packed = bytes.subarray(start, start + size)
  return { name, method: view.getUint16(at + 10, true), packed, sum }
}

/** A field too small for its number, which then stands in the entry's zip64 field: some writers put every number there. */
const FULL = 0xffffffff
const ZIP64 = 1

function placeOf(view: DataView, at: number): { size: number; local: number } {
  const wide = wideNumbers(view, at)
  const [, size, local] = [24, 20, 42].map((offset) => {
    const number = view.getUint32(at + offset, true)
    return number === FULL ? (wide.shift() ?? FULL) : number
  }) as [number, number, number]
  return { size, local }
}

function wideNumbers(view: DataView, at: number): number[] {
  let field = at + 46 + view.getUint16(at + 28, true)
  const end = field + view.getUint16(at + 30, true)
  for (; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP64) continue
    const count = Math.floor(view.getUint16(field + 2, true) / 8)
    return Array.from({ length: count }, (_, index) =>
      Number(view.getBigUint64(field + 4 + index * 8, true)),
    )
  }
  return []
}

/** The end record stands last but for a comment of up to 64 KB. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === END) return at
  throw new Error('The zip has no end: the file is cut short, or no zip')
}
