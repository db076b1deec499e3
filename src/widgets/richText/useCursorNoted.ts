import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { type CursorPlace, noteCursor } from './cursorPlace.ts'

/** Characters that tell one paragraph from another. */
const WORDS = 60

/** Notes where the cursor stood when one left the text for something that is done there, such as cutting it in two. */
export function useCursorNoted(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    let source: string | undefined
    const note = () => {
      source = editor.view.dom.closest<HTMLElement>('[data-source]')?.dataset.source
      if (source) noteCursor(source, placeIn(editor))
    }
    editor.on('blur', note)
    return () => {
      editor.off('blur', note)
      if (source) noteCursor(source, null)
    }
  }, [editor])
}

function placeIn({ state: { doc, selection } }: Editor): CursorPlace | null {
  const words = [...selection.$from.parent.textContent.trim()].slice(0, WORDS).join('')
  if (!selection.$from.parent.isTextblock || words === '') return null
  let nth = 0
  doc.nodesBetween(0, selection.from, (node) => {
    if (node.isTextblock && bare(node.textContent).startsWith(bare(words))) nth++
  })
  return { words, nth }
}

const bare = (text: string) => text.replace(/\s+/g, '')
