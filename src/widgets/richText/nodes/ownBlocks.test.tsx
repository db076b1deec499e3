import { Editor, getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { cleanHtml } from '#portal/engine/richText/cleanHtml.ts'
import { extensions } from '../extensions.ts'
import { readHtml } from '../html/readHtml.ts'
import { writeHtml } from '../html/writeHtml.ts'
import { slashItems } from '../slash/slashItems.ts'

const told = { say: ([zh]: readonly [string, string]) => zh, onEdit: () => undefined }
const schema = getSchema(extensions(told))
const text =
  '<ul class="timeline"><li><p><strong>1937</strong>　渡口开了</p></li></ul><blockquote class="pull"><p>船比桥慢</p></blockquote>'

test('a timeline and a pull quote are written as they were read, and the portal lets them through', () => {
  const doc = readHtml(text, schema)
  // Without its memory of how it was read.
  expect(writeHtml(schema.nodeFromJSON(doc.toJSON()))).toBe(text)
  expect(cleanHtml(text)).toMatchObject({ html: text })
})

test('a slash makes them of a paragraph', () => {
  for (const [name, written] of [
    ['时间线', /^<ul class="timeline"><li><p><strong>时间<\/strong>　事件<\/p><\/li><\/ul>/],
    ['金句', /^<blockquote class="pull"><p><\/p><\/blockquote>/],
  ] as const) {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: extensions(told),
      content: '<p></p>',
    })
    const item = slashItems.find(({ label: [zh] }) => zh === name)
    item?.run(editor, () => undefined)
    expect(writeHtml(editor.state.doc)).toMatch(written)
    editor.destroy()
  }
})
