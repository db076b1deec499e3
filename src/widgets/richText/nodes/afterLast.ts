import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * A text that ends in a table or a picture is gone on with below it, by the arrow down from its last line or a press below:
 * an empty paragraph comes only then, so that none is saved unasked.
 */
export const AfterLast = Extension.create({
  name: 'afterLast',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown: (view, { key, shiftKey, ctrlKey, metaKey, altKey }) =>
          key === 'ArrowDown' &&
          !(shiftKey || ctrlKey || metaKey || altKey) &&
          isInLastLine(view) &&
          goOnBelow(view),
        handleDOMEvents: {
          mousedown: (view, event) => {
            const last = view.dom.lastElementChild?.getBoundingClientRect()
            if (event.button !== 0 || !last || event.clientY <= last.bottom) return false
            if (!goOnBelow(view)) return false
            event.preventDefault()
            return true
          },
        },
      },
    }),
  ],
})

/** Whether nothing stands below the cursor: in the last block, in the last row of a table. */
function isInLastLine(view: EditorView): boolean {
  const { $head, empty } = view.state.selection
  if (!empty || !view.endOfTextblock('down')) return false
  for (let depth = 0; depth < $head.depth; depth++) {
    const node = $head.node(depth)
    const isLast = $head.index(depth) === node.childCount - 1
    if (!isLast && node.type.name !== 'tableRow') return false
  }
  return true
}

/** Puts the cursor into a new paragraph at the end, unless a text ends there that one can go on with. */
function goOnBelow(view: EditorView): boolean {
  const { doc, schema, tr } = view.state
  const paragraph = schema.nodes.paragraph
  if (!paragraph || !doc.lastChild || doc.lastChild.isTextblock) return false
  const at = doc.content.size
  const added = tr.insert(at, paragraph.create())
  view.dispatch(added.setSelection(TextSelection.create(added.doc, at + 1)).scrollIntoView())
  view.focus()
  return true
}
