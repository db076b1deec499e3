import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { readHtml } from '../html/readHtml.ts'
import { writeHtml } from '../html/writeHtml.ts'
import { moveBlock } from './moveBlock.ts'

const schema = getSchema(extensions({ say: ([zh]) => zh, onEdit: () => undefined }))

/** A text whose selection goes from one word to another, and what becomes of it when it is moved. */
function moved(html: string, from: string, to: string, ...ways: ('up' | 'down')[]) {
  const doc = readHtml(html, schema)
  const placeOf = (words: string) => {
    let place = -1
    doc.descendants((node, pos) => {
      if (node.isText && node.text === words) place = pos
    })
    return place
  }
  let state = EditorState.create({ doc })
  state = state.apply(
    state.tr.setSelection(TextSelection.create(doc, placeOf(from), placeOf(to) + 1)),
  )
  for (const way of ways)
    moveBlock(way)(state, (tr) => {
      state = state.apply(tr)
    })
  const { $from, $to } = state.selection
  return [writeHtml(state.doc), `${$from.parent.textContent}–${$to.parent.textContent}`]
}

test('a paragraph goes past its neighbours, and stays chosen', () => {
  const text = '<p>一</p><p>二</p><p>三</p>'
  expect(moved(text, '二', '二', 'up')).toEqual(['<p>二</p><p>一</p><p>三</p>', '二–二'])
  expect(moved(text, '一', '一', 'down', 'down')).toEqual(['<p>二</p><p>三</p><p>一</p>', '一–一'])
  expect(moved(text, '一', '二', 'down')).toEqual(['<p>三</p><p>一</p><p>二</p>', '一–二'])
  expect(moved(text, '一', '一', 'up')).toEqual([text, '一–一'])
})

test('an item goes within its list, with what hangs below it', () => {
  const text = '<ul><li><p>甲</p><ul><li><p>子</p></li></ul></li><li><p>乙</p></li></ul><p>尾</p>'
  expect(moved(text, '甲', '甲', 'down')[0]).toBe(
    '<ul><li><p>乙</p></li><li><p>甲</p><ul><li><p>子</p></li></ul></li></ul><p>尾</p>',
  )
})
