import { browserKey } from '../../../client/browserKey.ts'

/** Copies of files in the browser's own file system, by the number of their upload, sealed under the session's key. */

/** What is left free for everything else, in bytes. */
const SPARE = 200 * 1024 ** 2
/** A copy is sealed in pieces of so many bytes: nobody holds a film in memory. */
const PIECE = 1024 ** 2
/** What each piece has in front, and behind it. */
const [NONCE, TAG] = [12, 16]

const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('uploads', { create: true })

/** Copies a file from the disk to the disk; false where there is no room, no such thing, or nobody signed in. */
export async function copyFile(id: string, file: File): Promise<boolean> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate()
    if (quota - usage < file.size + SPARE) return false
    const copy = await (await folder()).getFileHandle(id, { create: true })
    const sealed = file
      .stream()
      .pipeThrough(inPieces(PIECE))
      .pipeThrough(sealing(await key()))
    await sealed.pipeTo(await copy.createWritable())
    const pieces = Math.ceil(file.size / PIECE)
    return (await copy.getFile()).size === file.size + pieces * (NONCE + TAG)
  } catch {
    return false
  }
}

/** What was copied, as it was; nothing where it is gone, or somebody else's. */
export async function copiedFile(id: string): Promise<File | undefined> {
  try {
    const copy = await (await (await folder()).getFileHandle(id)).getFile()
    const pieces = copy.stream().pipeThrough(inPieces(NONCE + PIECE + TAG))
    const opened = pieces.pipeThrough(opening(await key()))
    // A browser keeps a large answer on the disk.
    return new File([await new Response(opened).blob()], id)
  } catch {
    return undefined
  }
}

export async function dropCopy(id: string): Promise<void> {
  await (await folder()).removeEntry(id).catch(() => undefined)
}

/** Throws where no key was given: nothing is copied then. */
async function key(): Promise<CryptoKey> {
  const raw = browserKey()
  if (!raw) throw new Error('Sign in before a file is copied: the copy is sealed by the session')
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

type Bytes = Uint8Array<ArrayBuffer>

/** The same bytes in pieces of one size, the last one shorter. */
function inPieces(size: number): TransformStream<Bytes, Bytes> {
  let piece = new Uint8Array(size)
  let filled = 0
  return new TransformStream({
    transform: (chunk, to) => {
      for (let at = 0; at < chunk.length; ) {
        const some = chunk.subarray(at, at + size - filled)
        piece.set(some, filled)
        at += some.length
        filled += some.length
        if (filled < size) continue
        to.enqueue(piece)
        piece = new Uint8Array(size)
        filled = 0
      }
    },
    flush: (to) => {
      if (filled > 0) to.enqueue(piece.slice(0, filled))
    },
  })
}

/** Each piece is sealed with its place: none can be left out or change places. */
function sealing(by: CryptoKey): TransformStream<Bytes, Bytes> {
  let at = 0
  return new TransformStream({
    transform: async (piece, to) => {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE))
      const sealed = await crypto.subtle.encrypt(terms(iv, at++), by, piece)
      to.enqueue(iv)
      to.enqueue(new Uint8Array(sealed))
    },
  })
}

function opening(by: CryptoKey): TransformStream<Bytes, Bytes> {
  let at = 0
  return new TransformStream({
    transform: async (piece, to) => {
      const iv = piece.slice(0, NONCE)
      const opened = await crypto.subtle.decrypt(terms(iv, at++), by, piece.slice(NONCE))
      to.enqueue(new Uint8Array(opened))
    },
  })
}

const terms = (iv: Bytes, at: number) => ({
  ...{ name: 'AES-GCM', iv },
  additionalData: new TextEncoder().encode(String(at)),
})
