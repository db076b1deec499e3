import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { writeHtml } from '../html/writeHtml.ts'
import { emptyClip } from './clipboardPictures.ts'
import { pastedHtml } from './pastedHtml.ts'
import { canTakeAnew, remember, takeAnew } from './pasteMemory.ts'
import { usualWish } from './pasteWays.ts'

const told = { say: ([zh]: readonly [string, string]) => zh, onEdit: () => undefined }

/** An editor of this text, the cursor at a place. */
function writing(html: string, at: number) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensions(told),
    content: html,
  })
  editor.commands.setTextSelection(at)
  const paste = (given: string) => {
    remember(editor.view, { html: given, clip: emptyClip })
    editor.view.pasteHTML(pastedHtml(given).html, new Event('paste') as ClipboardEvent)
  }
  return { editor, paste, text: () => writeHtml(editor.state.doc) }
}

const given =
  '<p class=MsoNormal><b>甲</b></p><h2>乙</h2><p class=MsoNormal><span style="color:red">丙</span></p>'

test('a paste is taken another way in its place, as one step that is undone by itself', () => {
  const { editor, paste, text } = writing('<p>前后</p><p>尾</p>', 2)
  paste(given)
  const house = text()
  expect(house).toContain('<p>前<strong>甲</strong></p><h2>乙</h2>')
  takeAnew(editor.view, { ...usualWish, way: 'plain' })
  expect(text()).toBe('<p>前甲</p><p>乙</p><p>丙后</p><p>尾</p>')
  takeAnew(editor.view, { ...usualWish, way: 'source' })
  expect(text()).toContain('<span style="color: rgb(255, 0, 0);">丙</span>')
  editor.commands.undo()
  expect(text()).toBe('<p>前甲</p><p>乙</p><p>丙后</p><p>尾</p>')
  editor.commands.undo()
  expect(text()).toBe(house)
  editor.commands.undo()
  expect(text()).toBe('<p>前后</p><p>尾</p>')
})

test('what is written beside it stays; what came and was changed since is left alone', () => {
  const { editor, paste, text } = writing('<p>头</p><p></p><p>尾</p>', 4)
  paste(given)
  editor.commands.insertContentAt(1, '新')
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, '完')
  expect(canTakeAnew(editor.state)).toBe(true)
  takeAnew(editor.view, { ...usualWish, way: 'plain' })
  expect(text()).toBe('<p>新头</p><p>甲</p><p>乙</p><p>丙</p><p>尾完</p>')
  editor.commands.insertContentAt(5, '改')
  expect(canTakeAnew(editor.state)).toBe(false)
  expect(takeAnew(editor.view, usualWish)).toBeNull()
})

test('the words that were chosen come back when it is undone', () => {
  const { editor, paste, text } = writing('<p>留下这些</p>', 1)
  editor.commands.setTextSelection({ from: 3, to: 5 })
  paste('<p class=MsoNormal>新<i>词</i></p>')
  expect(text()).toBe('<p>留下新<em>词</em></p>')
  takeAnew(editor.view, { ...usualWish, way: 'plain' })
  expect(text()).toBe('<p>留下新词</p>')
  editor.commands.undo()
  editor.commands.undo()
  expect(text()).toBe('<p>留下这些</p>')
})
