import { type Piece, piecesOf } from './chapterHtml.ts'
import { epubFaults } from './EpubFault.ts'
import type { Zip } from './openZip.ts'
import type { Entry } from './readContents.ts'
import type { BookPackage } from './readPackage.ts'
import { truncate } from './readPackage.ts'
import { textOf } from './xml.ts'

/** Chapters a book may have: more could not be deleted along with it in one go. */
export const CHAPTERS = 900

/** A chapter as it is read: in reading order, its parent by its place in that order. */
export interface Chapter {
  readonly title: string
  readonly level: number
  readonly parent: number | null
  /** Where it stands in the file, `OEBPS/ch1.xhtml#s2`; unlike any other of the book. */
  readonly href: string
  html: string
}

/** Cuts the documents of a book into the chapters of its contents; what stands in none belongs to the one before. */
export function readChapters(
  zip: Zip,
  book: BookPackage,
  contents: readonly Entry[],
  told: (done: number, of: number) => void = () => {},
): Chapter[] {
  if (contents.length > CHAPTERS) throw epubFaults.chapters(CHAPTERS)
  const chapters = chaptersOf(contents)
  const places = new Map<string, Map<string, Chapter>>()
  contents.forEach(({ place }, at) => {
    if (!place) return
    const here = places.get(place.path) ?? new Map<string, Chapter>()
    // Where several begin at one place, what stands there is the last one's: the others are headings above it.
    places.set(place.path, here.set(place.fragment, chapters[at]!))
  })
  const fronts: Chapter[] = []
  let current: Chapter | undefined
  const documents = [...new Set([...book.spine, ...[...places.keys()].filter(zip.has)])].filter(
    (path) => path !== book.nav,
  )
  for (const [at, path] of documents.entries()) {
    const here = places.get(path)
    for (const { fragment, html } of piecesAt(zip, path, here)) {
      current = here?.get(fragment) ?? current
      if (current) current.html = joined(current.html, html)
      else if (hasWords(html)) fronts.push(front(path, html))
    }
    told(at + 1, documents.length)
  }
  return [...fronts, ...chapters.map((one) => shifted(one, fronts.length))]
}

function piecesAt(zip: Zip, path: string, here: ReadonlyMap<string, Chapter> | undefined): Piece[] {
  const bytes = zip.read([path]).get(path)
  return bytes ? piecesOf(textOf(bytes), path, [...(here?.keys() ?? [])]) : []
}

function chaptersOf(contents: readonly Entry[]): Chapter[] {
  const above: number[] = []
  const taken = new Map<string, number>()
  return contents.map(({ title, level, place }, at) => {
    // A line that skips a level stands below the nearest one above it.
    const real = Math.min(level, above.length)
    above.length = real
    above.push(at)
    const where = place ? `${place.path}${place.fragment && `#${place.fragment}`}` : '-'
    const times = (taken.get(where) ?? 0) + 1
    taken.set(where, times)
    return {
      title: title || `${at + 1}`,
      level: real,
      parent: real === 0 ? null : above[real - 1]!,
      href: times === 1 && place ? truncate(where, 190) : `${truncate(where, 190)}~${times}`,
      html: '',
    }
  })
}

/** What comes before the first line of the contents and has words in it. */
const front = (path: string, html: string): Chapter => ({
  title:
    truncate(wordsOf(/<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/i.exec(html)?.[1] ?? ''), 100) || '卷首',
  level: 0,
  parent: null,
  href: truncate(path, 190),
  html,
})

const shifted = (chapter: Chapter, by: number): Chapter => ({
  ...chapter,
  parent: chapter.parent === null ? null : chapter.parent + by,
})

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()
export const hasWords = (html: string): boolean => wordsOf(html) !== ''
const joined = (before: string, more: string) =>
  before && more ? `${before}\n${more}` : before + more
