import { expect, test } from 'vitest'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { noteChapterSources } from './noteChapterSources.ts'

const bench = sharedBench()
const { make, find, changed, act } = anyRecord(bench)

test('a chapter of a sample book that is edited says so, and is brought back', async () => {
  const content = '<p>船过了第三个渡口。</p>'
  const { id: epub } = await make('epub', {})
  const values = { epub, parent: null, title: '渡口', href: 'OEBPS/c01.xhtml', content }
  const chapter = await bench.portal.records().create('epubChapter', values)
  const made = chapter as Awaited<ReturnType<typeof make>>
  await noteChapterSources(bench.portal)
  expect(await find('epubChapter', made)).toMatchObject({ edited: false })
  expect(await changed('epubChapter', made, { content: '<p>改过。</p>' })).toEqual([20000])
  expect(await find('epubChapter', made)).toMatchObject({ edited: true })
  expect(await act('epubChapter', made, 'restore', { accept: ['epubChapter.restore'] })).toEqual([
    20000,
  ])
  expect(await find('epubChapter', made)).toMatchObject({ content, edited: false })
})
