import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { paragraph, type Subject, titles } from '../words.ts'
import { books, failedPlace } from './epubBooks.ts'

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八']
const prefaces: { readonly [subject in Subject]: string } = {
  nature: '序言：为什么写河',
  table: '序言：从一口锅开始',
  craft: '序言：手比眼睛记得久',
  city: '序言：我们为什么去县城',
  night: '序言：灯还亮着',
  books: '序言：给下一位读者',
}

/** A chapter before it has a number: its parent is a place in the same book, or null. */
export interface SampleChapter {
  readonly title: string
  readonly parent: number | null
  readonly href: string
  readonly content: string
}

/** The chapters of a book in reading order: a preface, chapters with their sections, notes. */
export function chaptersOf(index: number): readonly SampleChapter[] {
  const [, subject] = books[index]!
  const chapters: SampleChapter[] = []
  const add = (title: string, parent: number | null, length: number) => {
    const at = chapters.length
    const text = Array.from({ length }, (_, line) => paragraph(subject, index * 31 + at * 7 + line))
    const content = `<h${parent === null ? 1 : 2}>${title}</h${parent === null ? 1 : 2}><p>${text.join('</p><p>')}</p>`
    chapters.push({
      title,
      parent,
      href: `OEBPS/c${String(at + 1).padStart(2, '0')}.xhtml`,
      content,
    })
    return at
  }
  const own = titles.filter(([, of]) => of === subject).map(([title]) => title)
  add(prefaces[subject], null, 3)
  const count = 3 + (index % 5)
  for (let chapter = 0; chapter < count; chapter++) {
    const above = add(`第${numerals[chapter]}章 ${oneOf(own, chapter + index)}`, null, 2)
    for (let section = 0; section < 2 + ((chapter + index) % 2); section++)
      add(
        `${chapter + 1}.${section + 1} ${oneOf(titles, chapter * 5 + section * 3 + index)[0]}`,
        above,
        4,
      )
  }
  add('注释', null, 1)
  return chapters
}

/** Chapters of all books that could be read, one book after the other. */
export function epubChapters(world: SampleWorld): Row[] {
  const rows: Row[] = []
  books.forEach((_, index) => {
    if (index === failedPlace) return
    const before = rows.length
    const siblings = new Map<number | null, number>()
    for (const { title, parent, href, content } of chaptersOf(index)) {
      const position = (siblings.get(parent) ?? 0) + 1
      siblings.set(parent, position)
      rows.push({
        epub: index + 1,
        parent: parent === null ? null : before + parent + 1,
        title,
        content,
        href,
        position,
        trial: rows.length - before < 2,
        visible: true,
        ...stamps(world, 250 - index * 14, 6),
      })
    }
  })
  return rows
}
