import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { startTransition, useEffect, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { whenIdle } from '../whenIdle.ts'

/** How long one pauses before the outline is read anew, in milliseconds. */
const PAUSE = 300

interface Heading {
  readonly level: number
  readonly words: string
  /** Which heading of the text it is. */
  readonly nth: number
}

/** The headings of a text, each a way to where it stands; read when one pauses. */
export function Outline({ editor }: { readonly editor: Editor }) {
  const say = useSay()
  const headings = useHeadings(editor)
  const least = Math.min(...headings.map(({ level }) => level))
  const go = (nth: number) => {
    const pos = placeOf(editor, nth)
    if (pos === null) return
    const { tr } = editor.state
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, pos + 1)))
    editor.view.focus()
    bringUp(editor, pos)
    // What lay far off had no height of its own before it was shown.
    requestAnimationFrame(() => bringUp(editor, pos))
  }
  return (
    <nav className="rich-outline" aria-label={say(['大纲', 'Outline'])}>
      {headings.length === 0 && (
        <p className="hint">{say(['正文里还没有标题', 'There are no headings in the text yet'])}</p>
      )}
      <ol>
        {headings.map(({ level, words, nth }) => (
          <li key={nth} style={{ paddingLeft: (level - least) * 14 }}>
            <button type="button" onClick={() => go(nth)}>
              {words || say(['（空标题）', '(empty heading)'])}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrolls the text to a place of it, and nothing around the text. */
function bringUp({ view }: Editor, pos: number): void {
  const heading = view.nodeDOM(pos)
  if (!(heading instanceof HTMLElement)) return
  const above = heading.getBoundingClientRect().top - view.dom.getBoundingClientRect().top
  view.dom.scrollTop += above - ABOVE
}

/** So much stays free above a heading, in pixels. */
const ABOVE = 12

function useHeadings(editor: Editor): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>(() => headingsIn(editor))
  useEffect(() => {
    let pause: (() => void) | undefined
    const read = () => {
      if (editor.isDestroyed) return
      startTransition(() => setHeadings(headingsIn(editor)))
    }
    const later = () => {
      pause?.()
      pause = whenIdle(read, PAUSE)
    }
    editor.on('update', later)
    read()
    return () => {
      pause?.()
      editor.off('update', later)
    }
  }, [editor])
  return headings
}

function headingsIn(editor: Editor): readonly Heading[] {
  const found: Heading[] = []
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'heading')
      found.push({
        level: Number(node.attrs.level),
        words: node.textContent,
        nth: found.length,
      })
    return !node.isTextblock
  })
  return found
}

function placeOf(editor: Editor, nth: number): number | null {
  let [seen, place] = [0, -1]
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === 'heading' && seen++ === nth) place = pos
    return place < 0 && !node.isTextblock
  })
  return place < 0 ? null : place
}
