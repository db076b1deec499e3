/**
 * `node scripts/makeEpub.ts`: writes the small Chinese ebooks that journeys upload, one of each version, into
 * `mocks/samples/media`. Made here from the sample texts, so that they belong to nobody else.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chaptersOf } from '../mocks/samples/pages/epubChapter.ts'
import { epubFile } from '../mocks/samples/pages/epubFile.ts'

const samples = join(import.meta.dirname, '../mocks/samples')

for (const version of [2, 3] as const) {
  const bytes = epubFile({
    title: version === 3 ? '山谷里的邮局' : '山谷裡的郵局',
    creator: '周听澜',
    publisher: '听岸出版社',
    isbn: `978750000010${version}`,
    identifier: `urn:masthead:epub:made-${version}`,
    introduction: '一间邮局，三代邮差，和一条总在改道的山路。',
    cover: readFileSync(join(samples, 'pictures/size-600x800-2.jpg')),
    chapters: chaptersOf(version),
    version,
  })
  writeFileSync(join(samples, `media/book-${version}.epub`), bytes)
}
