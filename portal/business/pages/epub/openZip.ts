import { unzipSync } from 'fflate'
import { epubFaults } from './EpubFault.ts'

/** Bytes of the heaviest file. */
export const HEAVIEST = 100 * 1024 * 1024
const ENTRIES = 10_000
/** Bytes all entries may unpack to. */
const UNPACKED = 400 * 1024 * 1024
/** Bytes of the largest entry that is read. */
const LARGEST = 40 * 1024 * 1024
/** Text seldom packs better than 1 to 20; what packs like this is nothing but repetition. */
const RATIO = 150
const SUSPICIOUS = 8 * 1024 * 1024

/** What lies in an epub, without anything being unpacked yet. */
export interface Zip {
  readonly has: (path: string) => boolean
  /** Unpacked size in bytes as the directory says; reading never gives more. */
  readonly sizeOf: (path: string) => number
  readonly names: readonly string[]
  /** Unpacks some entries; those that are not there are left out. */
  read(paths: Iterable<string>): ReadonlyMap<string, Uint8Array>
}

/**
 * Opens a zip by its directory.
 * @throws EpubFault for what is no zip, cut off, too large when unpacked, or names paths outside itself
 */
export function openZip(bytes: Uint8Array): Zip {
  if (bytes.length === 0) throw epubFaults.empty()
  if (bytes.length > HEAVIEST) throw epubFaults.heavy()
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw epubFaults.noZip()
  const sizes = directoryOf(bytes)
  if (sizes.size === 0) throw epubFaults.damaged()
  return {
    names: [...sizes.keys()],
    has: (path) => sizes.has(path),
    sizeOf: (path) => sizes.get(path) ?? 0,
    read: (paths) => unpacked(bytes, sizes, new Set(paths)),
  }
}

function directoryOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  let [count, total] = [0, 0]
  attempt(() =>
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        demandSafe(name)
        count += 1
        total += originalSize
        const swollen = originalSize > SUSPICIOUS && originalSize > size * RATIO
        if (count > ENTRIES || total > UNPACKED || swollen) throw epubFaults.bomb()
        if (!name.endsWith('/')) sizes.set(name, originalSize)
        return false
      },
    }),
  )
  return sizes
}

/** Nothing of a book is written under its own name, yet a name that climbs is never an honest one. */
function demandSafe(name: string): void {
  const climbs = name.split('/').includes('..')
  if (climbs || /^[/\\]|^[a-z]:|\\|\0/i.test(name)) throw epubFaults.path(name)
}

function unpacked(
  bytes: Uint8Array,
  sizes: ReadonlyMap<string, number>,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, Uint8Array> {
  for (const path of wanted) if ((sizes.get(path) ?? 0) > LARGEST) throw epubFaults.bomb()
  const found = attempt(() => unzipSync(bytes, { filter: ({ name }) => wanted.has(name) }))
  return new Map(Object.entries(found))
}

/** What fflate cannot make sense of is a damaged file. */
function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if ((error as Error).name === 'EpubFault') throw error
    throw epubFaults.damaged(error)
  }
}
