import { Editor } from '@tiptap/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { insertBlock } from './insertBlock.ts'

// jsdom lays nothing out, and the editor scrolls to where one is.
beforeAll(() => {
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
})

test('a text has one paid divider: put in again it moves to where the cursor stands', () => {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: extensions({ say: ([zh]) => zh, onEdit: () => undefined }),
    content: '<p>一</p><p>二</p><p>三</p>',
  })
  const blocks = () => {
    const told: string[] = []
    editor.state.doc.forEach((node) => told.push(node.textContent || node.type.name))
    return told.filter((one) => one !== 'paragraph')
  }
  editor.commands.setTextSelection(2)
  insertBlock(editor, 'paidDivider')
  expect(blocks()).toEqual(['一', 'paidDivider', '二', '三'])
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  insertBlock(editor, 'paidDivider')
  expect(blocks()).toEqual(['一', '二', '三', 'paidDivider'])
  editor.destroy()
})
