import { finding } from '#derive/bulk/finding.ts'
import { BulkFileError } from '../bulkFileError.ts'
import { sumOf } from './sumOf.ts'
import type { ZipEntry } from './zip.ts'

/** How much may still be unpacked, in bytes; shared by all parts of one file, so that no bomb goes off. */
export interface Allowance {
  left: number
}

/** Bytes a list may unpack to: more than twice what 50,000 filled rows take. */
export const mostUnpacked = 96 * 1024 * 1024

/** What an entry unpacks to, piece by piece. */
export const bytesOf = ({ name, method, packed }: ZipEntry): AsyncIterable<Uint8Array> =>
  method === 0 ? oneOf(packed) : unpacked(name, method, packed)

async function* oneOf(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  yield packed
}

/** The text of an entry in pieces, as it is unpacked. Throws once the allowance is used up, whatever the zip says of sizes. */
export async function* textOf(entry: ZipEntry, allowance: Allowance): AsyncGenerator<string> {
  const { name, sum } = entry
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let found = 0
  for await (const piece of bytesOf(entry)) {
    allowance.left -= piece.length
    if (allowance.left < 0) throw tooLarge(name)
    found = sumOf(piece, found)
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
  if (found !== sum) throw new Error(`${name} is damaged: its checksum differs`)
}

const tooLarge = (name: string) =>
  new BulkFileError(
    finding('F4.large', { most: mostUnpacked / 1024 / 1024 }),
    new Error(`${name} unpacks to more than any list holds`),
  )

/** The whole text of an entry that is small in any honest file. */
export async function wholeText(
  entry: ZipEntry,
  allowance: Allowance,
  most: number,
): Promise<string> {
  let text = ''
  for await (const piece of textOf(entry, allowance)) {
    text += piece
    if (text.length > most) throw new Error(`${entry.name} is larger than ${most} characters`)
  }
  return text
}

const DEFLATED = 8
/** Handed over in slices, so that little is unpacked beyond what the reader asked for. */
const SLICE = 64 * 1024

function unpacked(name: string, method: number, packed: Uint8Array<ArrayBuffer>) {
  if (method !== DEFLATED) throw new Error(`${name} is packed by an unknown method ${method}`)
  let at = 0
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= packed.length) return controller.close()
      controller.enqueue(packed.slice(at, at + SLICE))
      at += SLICE
    },
  })
  return piecesOf(source.pipeThrough(new DecompressionStream('deflate-raw')))
}

/** Browsers do not all iterate over streams yet. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
