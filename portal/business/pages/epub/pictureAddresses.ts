import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { keepPicture } from './epubFile.ts'
import type { OpenEpub } from './readEpub.ts'

/** Pictures unpacked at a stretch. */
const PORTION = 20

/** Puts pictures of a book into the store and gives where each lies; what is none of them, or no picture, is left out. */
export async function pictureAddresses(
  context: PortalContext,
  { zip }: OpenEpub,
  paths: readonly string[],
  told: (done: number) => Promise<void> = async () => {},
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(paths)].filter(zip.has)
  const addresses = new Map<string, string>()
  for (let from = 0; from < wanted.length; from += PORTION) {
    for (const [path, bytes] of zip.read(wanted.slice(from, from + PORTION))) {
      const picture = await keepPicture(context, bytes)
      if (picture) addresses.set(path, picture.url)
    }
    await told(Math.min(from + PORTION, wanted.length))
  }
  return addresses
}
