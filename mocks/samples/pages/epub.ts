import type { Row } from '#declare'
import { tagsOn } from '../content/articleTag.ts'
import { writers } from '../content/author.ts'
import { people } from '../people.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { paragraph } from '../words.ts'
import { books, failedPlace } from './epubBooks.ts'
import { chaptersOf } from './epubChapter.ts'
import { type EpubParts, epubFile } from './epubFile.ts'

const states = [
  'published',
  'published',
  'published',
  'published',
  'published',
  'published',
  'published',
  'published',
  'published',
  'published',
  'parsed',
  'parsed',
  'failed',
  'withdrawn',
] as const

/** 14 ebooks: ten on shelf, two parsed, one that could not be read, one withdrawn. */
export const epubs = (world: SampleWorld): Row[] =>
  books.map(([title, subject], index) => {
    const status = states[index]!
    const author = authorOf(index)
    return {
      ...saidOf(index),
      authors: [author],
      language: 'zhHans',
      file: {
        url: world.picture(fileNameOf(index)),
        name: `${title}.epub`,
        size: 24_000 + index * 1_111,
      },
      fileSize: `${24 + index} KB`,
      imageUrl: world.picture(`size-600x800-${1 + (index % 4)}`),
      category: 9 + ((index * 3) % 20),
      tags: [oneOf(tagsOn(subject), index * 7)],
      source: oneOf([4, 5, 6], index),
      chargeKind: index % 3 === 0 ? 'paid' : 'vip',
      price: index % 3 === 0 ? 1990 + index * 100 : null,
      vipScope: ['knowledge', 'union'],
      trialPercent: 10,
      errorMessage: status === 'failed' ? '目录文件缺失：找不到 toc.ncx 或 nav.xhtml' : null,
      readCount: status === 'published' ? 200 + ((index * 811) % 9000) : 0,
      status,
      ...stamps(world, 260 - index * 15, 6),
    }
  })

const authorOf = (index: number): number => oneOf(writers, index * 9)

/** What a book says of itself, in its file and in its record. */
function saidOf(index: number) {
  const [title, subject] = books[index]!
  return {
    title,
    creator: people[authorOf(index) - 1]![0],
    publisher: oneOf(['晨光文艺出版社', '听岸出版社', '南窗书局'], index),
    isbn: `9787${String(500000000 + index * 1234567)}`,
    identifier: `urn:masthead:epub:${index + 1}`,
    introduction: `《${title}》：${paragraph(subject, index + 20)}`,
  }
}

const fileNameOf = (index: number) => `book-${index + 1}.epub`

/** The files of the sample books, by name: each can be downloaded, and parsed again to the chapters it has; without covers where none can be read. */
export function epubFiles(
  coverOf?: (name: string) => Promise<Uint8Array>,
): Promise<readonly (readonly [name: string, bytes: Uint8Array])[]> {
  return Promise.all(
    books.map(async (_, index) => {
      const cover = await coverOf?.(`size-600x800-${1 + (index % 4)}`)
      const version = index === failedPlace ? 'none' : index % 2 === 0 ? 3 : 2
      const parts: EpubParts = {
        ...saidOf(index),
        ...(cover && { cover }),
        version,
        chapters: chaptersOf(index),
      }
      return [fileNameOf(index), epubFile(parts)] as const
    }),
  )
}
