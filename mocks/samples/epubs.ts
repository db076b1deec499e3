import type { Row } from '#declare'
import { tagsOn } from './articleTags.ts'
import { writers } from './authors.ts'
import { people } from './people.ts'
import { oneOf, type SampleWorld, stamps } from './sampleWorld.ts'
import { paragraph, type Subject } from './words.ts'

const books: readonly (readonly [title: string, subject: Subject])[] = [
  ['河流的语言', 'nature'],
  ['一座城的味道', 'table'],
  ['写给普通人的艺术史', 'craft'],
  ['县城纪事', 'city'],
  ['夜里的人', 'night'],
  ['书店里的十年', 'books'],
  ['树的年轮', 'nature'],
  ['面与盐', 'table'],
  ['老街坊', 'city'],
  ['译后记', 'books'],
  ['修复师手记', 'craft'],
  ['潮间带笔记', 'nature'],
  ['好好睡觉', 'night'],
  ['看不见的菜园', 'table'],
]
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
    const author = oneOf(writers, index * 9)
    return {
      title,
      creator: people[author - 1]![0],
      authors: [author],
      publisher: oneOf(['晨光文艺出版社', '听岸出版社', '南窗书局'], index),
      isbn: `9787${String(500000000 + index * 1234567)}`,
      identifier: `urn:masthead:epub:${index + 1}`,
      language: 'zhHans',
      file: {
        url: world.picture('sample.epub'),
        name: `${title}.epub`,
        size: 1_200_000 + index * 53_111,
      },
      fileSize: `${(1.2 + index * 0.05).toFixed(2)} MB`,
      imageUrl: world.picture(`size-600x800-${1 + (index % 4)}`),
      introduction: `《${title}》：${paragraph(subject, index + 20)}`,
      category: 9 + ((index * 3) % 20),
      tags: [oneOf(tagsOn(subject), index * 7)],
      source: oneOf([4, 5, 6], index),
      chargeKind: index % 3 === 0 ? 'paid' : 'vip',
      price: index % 3 === 0 ? 1990 + index * 100 : null,
      vipScope: ['knowledge', 'union'],
      trialPercent: 10,
      errorMessage: status === 'failed' ? '目录文件缺失：找不到 toc.ncx 或 nav.xhtml' : null,
      wordCount: status === 'failed' ? 0 : 86_000 + index * 7_300,
      chapterCount: status === 'failed' ? 0 : 12 + (index % 18),
      readCount: status === 'published' ? 200 + ((index * 811) % 9000) : 0,
      status,
      ...stamps(world, 260 - index * 15, 6),
    }
  })
