import { finding } from '#derive/bulk/finding.ts'
import type { MediaSource } from '#derive/media/mediaSource.ts'
import { SourceFault } from '../SourceFault.ts'

/** A file of a zip, as the directory at its end tells it. */
export interface Packed {
  readonly name: string
  readonly method: number
  /** Bytes it takes in the zip, and bytes it unpacks to. */
  readonly packed: number
  readonly size: number
  /** Where its own head begins. */
  readonly at: number
}

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50]
/** The end stands last but for a comment of up to 64 KB. */
const END_MOST = 22 + 0xffff
const DIRECTORY_MOST = 16 * 1024 * 1024
const ENTRIES_MOST = 20_000
/** Bytes all files of a zip may unpack to; of which only those that are named are ever unpacked. */
const UNPACKED_MOST = 2 * 1024 ** 3
/** Pictures and sounds hardly pack at all; what packs like this is nothing but repetition. */
const [RATIO, SUSPICIOUS] = [200, 8 * 1024 * 1024]
const [ENCRYPTED, UTF8] = [1, 0x800]

/**
 * The files of a zip, read by ranges: nothing is unpacked. Throws F12 for what is damaged, encrypted, unpacks to far too
 * much, or has paths that lead outside; `file` is what the zip is called. A store that does not answer says nothing of
 * the zip: its error goes on.
 */
export async function filesInZip(source: MediaSource, file: string): Promise<readonly Packed[]> {
  const directory = await directoryOf(source)
  if (!directory) throw new SourceFault(finding('F12', { file }))
  try {
    return entriesOf(viewOf(directory), file)
  } catch (error) {
    if (error instanceof SourceFault) throw error
    throw new SourceFault(finding('F12', { file }))
  }
}

function entriesOf(view: DataView, file: string): readonly Packed[] {
  const found: Packed[] = []
  let unpacked = 0
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY; ) {
    const { next, flags, ...entry } = entryAt(view, at)
    at = next
    unpacked += entry.size
    if (found.length >= ENTRIES_MOST || unpacked > UNPACKED_MOST || isSwollen(entry))
      throw new SourceFault(finding('F12.large', { file, name: entry.name }))
    if (isOutside(entry.name))
      throw new SourceFault(finding('F12.path', { file, name: entry.name }))
    if (isNoFile(entry.name)) continue
    if (flags & ENCRYPTED) throw new SourceFault(finding('F12.locked', { file, name: entry.name }))
    found.push(entry)
  }
  return found
}

/** What a file of a zip unpacks to, as it is read; an error where that is more than the directory says. */
export async function unpacked(
  source: MediaSource,
  { name, method, packed, size, at }: Packed,
): Promise<ReadableStream<Uint8Array>> {
  const head = viewOf(await source.read(at, at + 30))
  if (head.getUint32(0, true) !== LOCAL) throw new Error(`${name} is not where the zip says`)
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const bytes = rangeOf(source, start, start + packed)
  if (method !== 0 && method !== 8) throw new Error(`${name} is packed by an unknown method`)
  return (method === 0 ? bytes : bytes.pipeThrough(inflating())).pipeThrough(notBeyond(name, size))
}

/** Node and browsers agree on what it does, and not on how its types are called. */
const inflating = () =>
  new DecompressionStream('deflate-raw') as unknown as TransformStream<Uint8Array, Uint8Array>

function notBeyond(name: string, size: number): TransformStream<Uint8Array, Uint8Array> {
  let left = size
  return new TransformStream({
    transform(piece, controller) {
      left -= piece.length
      if (left < 0) controller.error(new Error(`${name} unpacks to more than its zip says`))
      else controller.enqueue(piece)
    },
    flush(controller) {
      if (left > 0) controller.error(new Error(`${name} is cut short`))
    },
  })
}

/** Read a piece at a time, so that no large file is held whole. */
const PIECE = 256 * 1024
function rangeOf(source: MediaSource, from: number, end: number): ReadableStream<Uint8Array> {
  let at = from
  return new ReadableStream({
    async pull(controller) {
      if (at >= end) return controller.close()
      const to = Math.min(at + PIECE, end)
      controller.enqueue(await source.read(at, to))
      at = to
    },
  })
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** The directory at the end of a zip; null where it is cut short, or no zip. */
async function directoryOf(source: MediaSource): Promise<Uint8Array | null> {
  const from = Math.max(0, source.size - END_MOST)
  const tail = await source.read(from, source.size)
  const view = viewOf(tail)
  for (let at = tail.length - 22; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue
    const [size, begin] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    if (size > DIRECTORY_MOST || begin + size > source.size) break
    return source.read(begin, begin + size)
  }
  return null
}

function entryAt(view: DataView, at: number): Packed & { next: number; flags: number } {
  const [name, extra, comment] = [28, 30, 32].map((offset) =>
    view.getUint16(at + offset, true),
  ) as [number, number, number]
  const bytes = (from: number, length: number) =>
    new Uint8Array(view.buffer, view.byteOffset + from, length)
  const flags = view.getUint16(at + 8, true)
  return {
    name: nameOf(bytes(at + 46, name), flags, bytes(at + 46 + name, extra)),
    flags,
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    next: at + 46 + name + extra + comment,
  }
}

/** The field in which some writers keep the name as Unicode beside the old one. */
const UNICODE_NAME = 0x7075

/**
 * Names are Unicode where their zip says so, or beside; else they are as the computer wrote them that made it: Chinese
 * Windows writes GB18030, macOS Unicode without saying so.
 */
function nameOf(bytes: Uint8Array, flags: number, extra: Uint8Array): string {
  const name = flags & UTF8 ? new TextDecoder().decode(bytes) : (beside(extra) ?? guessed(bytes))
  return name.replaceAll('\\', '/').normalize('NFC')
}

function beside(extra: Uint8Array): string | undefined {
  const view = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === UNICODE_NAME)
      return new TextDecoder().decode(extra.subarray(at + 9, at + 4 + view.getUint16(at + 2, true)))
  return undefined
}

function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const isSwollen = ({ packed, size }: Pick<Packed, 'packed' | 'size'>) =>
  size > SUSPICIOUS && size > packed * RATIO
const isOutside = (name: string) => name.split('/').includes('..') || /^(\/|[a-z]:)|\0/i.test(name)
/** Folders, and what systems put beside files unasked. */
const isNoFile = (name: string) =>
  /\/$|(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name)
