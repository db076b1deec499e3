import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Keeps the caret behind what was typed at it. Chromium leaves its own caret before a letter that comes while the move of
 * the caret by the key before (Enter) has not been told yet, and the editor would believe it: who types fast would read
 * the first two letters of a line the wrong way round, and a slash would offer nothing. It comes after all others that
 * hear of typing (rules like `# `), and keeps out while an input method composes, which minds its own caret.
 */
export const CaretBehindTyped = Extension.create({
  name: 'caretBehindTyped',
  priority: 1,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, from, to, text) => {
          const { selection, tr } = view.state
          if (view.composing || from !== to || !selection.empty || selection.from !== from)
            return false
          view.dispatch(tr.insertText(text).scrollIntoView())
          return true
        },
      },
    }),
  ],
})
