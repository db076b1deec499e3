import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { readHtml } from '../html/readHtml.ts'
import { writeHtml } from '../html/writeHtml.ts'
import { importParts, takenBlocks } from './importParts.ts'

const schema = getSchema(extensions({ say: ([zh]) => zh, onEdit: () => undefined }))
const text = '<p class="lead">题记</p><p>渡口的冬天只剩一个人</p><p>要删的一段</p><p>尾声</p>'
const imported = '<p>题记</p><p>新来的</p><p>渡口的冬天只剩他一个人</p><p>尾声</p>'
const doc = readHtml(text, schema)
const parts = importParts(doc, imported)
const taken = (isTaken: (at: number) => boolean) =>
  writeHtml(doc.type.create(null, [...takenBlocks(parts, isTaken)]))

test('a document is held against the text paragraph by paragraph', () => {
  expect(
    parts.map((part) =>
      part.is === 'same'
        ? ['same', part.blocks.length]
        : [part.is, part.was?.textContent, part.now?.textContent, part.isOnlyMarkup],
    ),
  ).toEqual([
    ['changed', '题记', '题记', true],
    ['new', undefined, '新来的', false],
    ['changed', '渡口的冬天只剩一个人', '渡口的冬天只剩他一个人', false],
    ['gone', '要删的一段', undefined, false],
    ['same', 1],
  ])
})

test('all of it, none of it, or single paragraphs are taken; what stays is saved as it stood', () => {
  expect(taken(() => true)).toBe(imported)
  expect(taken(() => false)).toBe(text)
  expect(taken((at) => at === 2)).toBe(
    '<p class="lead">题记</p><p>渡口的冬天只剩他一个人</p><p>要删的一段</p><p>尾声</p>',
  )
})
