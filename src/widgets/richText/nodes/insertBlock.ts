import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

/** Leaves an insert that is chosen as a whole for a new paragraph behind it: what is put in next must not replace it. */
export function leaveInsert(editor: Editor): void {
  const { selection, tr, schema } = editor.state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return
  const paragraph = schema.nodes.paragraph?.create() as Node
  tr.insert(selection.to, paragraph)
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)))
}

/** Puts a block where the cursor stands and the cursor behind it, in a paragraph where one can go on writing. */
export function insertBlock(editor: Editor, name: string, attrs: object = {}): void {
  leaveInsert(editor)
  const { tr, schema } = editor.state
  if (name === PAID) takeOut(tr, name)
  const block = schema.nodes[name]?.create({ ...attrs }) as Node
  tr.replaceSelectionWith(block, false)
  goBehind(tr, block)
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}

/** A text has one: put in again it moves to where the cursor stands. */
const PAID = 'paidDivider'

function takeOut(tr: Transaction, name: string): void {
  const places: (readonly [from: number, to: number])[] = []
  tr.doc.descendants((node, pos) => {
    if (node.type.name === name) places.push([pos, pos + node.nodeSize])
  })
  for (const [from, to] of places.reverse()) tr.delete(from, to)
}

function goBehind(tr: Transaction, block: Node): void {
  let end = -1
  tr.doc.descendants((node, pos) => {
    if (node === block) end = pos + node.nodeSize
    return end < 0
  })
  if (end < 0) return
  const next = tr.doc.resolve(end).nodeAfter
  if (!next?.isTextblock) tr.insert(end, tr.doc.type.schema.nodes.paragraph?.create() as Node)
  tr.setSelection(TextSelection.create(tr.doc, end + 1))
}
