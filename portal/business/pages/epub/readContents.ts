import type { Zip } from './openZip.ts'
import { type Place, placeIn } from './pathIn.ts'
import { type BookPackage, truncate, xmlAt } from './readPackage.ts'
import { allNamed, childrenNamed, elementsOf, firstNamed, wordsIn, type Xml } from './xml.ts'

/** Levels a book may have here; what lies deeper stands on the last one. */
export const LEVELS = 4

/** A line of the table of contents, in reading order. */
export interface Entry {
  readonly title: string
  /** 0 for the top. */
  readonly level: number
  /** Where it begins; null for a heading that leads nowhere. */
  readonly place: Place | null
}

/** The table of contents, by EPUB 3's nav or else EPUB 2's ncx; null where the book has neither. */
export function readContents(zip: Zip, { nav, ncx }: BookPackage): readonly Entry[] | null {
  const modern = nav === null ? [] : fromNav(xmlAt(zip, nav), nav)
  if (modern.length > 0) return modern
  if (ncx !== null) return fromNcx(xmlAt(zip, ncx), ncx)
  return nav === null ? null : modern
}

function fromNav(xml: Xml | undefined, path: string): readonly Entry[] {
  const navs = allNamed(xml, 'nav')
  const toc = navs.find(({ attributes }) => attributes.type === 'toc') ?? navs[0]
  const below = (list: Xml | undefined, level: number): readonly Entry[] =>
    childrenNamed(list, 'li').flatMap((item) => {
      const label = elementsOf(item).find(({ name }) => name === 'a' || name === 'span')
      const own = entryOf(wordsIn(label), label?.attributes.href, path, level)
      return [...own, ...below(childrenNamed(item, 'ol')[0], level + own.length)]
    })
  return below(firstNamed(toc, 'ol'), 0)
}

function fromNcx(xml: Xml | undefined, path: string): readonly Entry[] {
  const below = (from: Xml | undefined, level: number): readonly Entry[] =>
    childrenNamed(from, 'navPoint').flatMap((point) => {
      const title = wordsIn(childrenNamed(point, 'navLabel')[0])
      const source = childrenNamed(point, 'content')[0]?.attributes.src
      const own = entryOf(title, source, path, level)
      return [...own, ...below(point, level + own.length)]
    })
  return below(firstNamed(xml, 'navMap'), 0)
}

/** One line, or none where it says nothing at all. */
function entryOf(
  title: string,
  href: string | undefined,
  from: string,
  level: number,
): readonly Entry[] {
  if (title === '' && !href) return []
  const place = href ? placeIn(from, href) : null
  return [{ title: truncate(title, 100), level: Math.min(level, LEVELS - 1), place }]
}
