import { epubFaults } from './EpubFault.ts'
import { openZip, type Zip } from './openZip.ts'
import { type Chapter, hasWords, readChapters } from './readChapters.ts'
import { type Entry, readContents } from './readContents.ts'
import { type BookFacts, type BookPackage, readPackage } from './readPackage.ts'

/** A book that is open: what it says of itself, and its table of contents; its text is not read yet. */
export interface OpenEpub {
  readonly zip: Zip
  readonly book: BookPackage
  readonly facts: BookFacts
  readonly contents: readonly Entry[]
}

/** Opens a book. @throws EpubFault for whatever cannot be read, in words for the editor */
export function openEpub(bytes: Uint8Array): OpenEpub {
  const zip = openZip(bytes)
  const book = readPackage(zip)
  const found = readContents(zip, book)
  if (!found) throw epubFaults.noContents()
  const contents = found.length > 0 ? found : book.spine.map(asEntry)
  return { zip, book, facts: book.facts, contents }
}

/** A book without lines in its contents is read document by document. */
const asEntry = (path: string, at: number): Entry => ({
  title: `${at + 1}`,
  level: 0,
  place: { path, fragment: '' },
})

/** All chapters with their text. @throws EpubFault where there is none */
export function chaptersOf(
  { zip, book, contents }: OpenEpub,
  told?: (done: number, of: number) => void,
): Chapter[] {
  const chapters = readChapters(zip, book, contents, told)
  if (!chapters.some(({ html }) => hasWords(html))) throw epubFaults.noText()
  return chapters
}
