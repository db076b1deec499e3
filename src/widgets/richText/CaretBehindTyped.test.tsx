import { Editor } from '@tiptap/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { slashedIn } from './slash/Slash.ts'

// jsdom lays nothing out, and the editor scrolls to where one is.
beforeAll(() => {
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
})

/** An editor whose caret stands in its last block, and a browser that types there without moving its own caret. */
function openedAt(content: string) {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: extensions({ say: ([zh]) => zh, onEdit: () => undefined }),
    content,
  })
  editor.commands.focus('end')
  const type = async (letter: string) => {
    const block = editor.view.dom.lastElementChild as HTMLElement
    const at = editor.state.selection.$from.parentOffset
    const written = block.firstChild
    if (written instanceof Text) written.insertData(at, letter)
    else block.replaceChildren(letter)
    getSelection()?.collapse(block.firstChild, at)
    // The editor reads what changed in the page after the key.
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return { editor, type }
}

test('letters typed faster than the browser tells of its caret stand in their order', async () => {
  const { editor, type } = openedAt('<p>开头</p><p></p>')
  for (const letter of 'ab1') await type(letter)
  expect(editor.getText({ blockSeparator: '|' })).toBe('开头|ab1')
  expect(editor.state.selection.$from.parentOffset).toBe(3)
  editor.destroy()
})

test('a slash typed so opens what it offers', async () => {
  const { editor, type } = openedAt('<p>开头</p><p></p>')
  await type('/')
  expect(slashedIn(editor.state)).toMatchObject({ query: '' })
  editor.destroy()
})

test('marks that were chosen for what comes next, and what is written by signs, hold as before', async () => {
  const { editor, type } = openedAt('<p>开头</p><p></p>')
  editor.commands.toggleBold()
  await type('粗')
  expect(editor.getHTML()).toContain('<strong>粗</strong>')
  editor.commands.setContent('<p>开头</p><p>#</p>')
  editor.commands.focus('end')
  await type(' ')
  expect(editor.state.doc.lastChild?.type.name).toBe('heading')
  editor.destroy()
})
