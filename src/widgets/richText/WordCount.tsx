import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { startTransition, useEffect, useState } from 'react'
import { wordCount } from '#derive/text/wordCount.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { writeHtml } from './html/writeHtml.ts'
import { withoutMarkup } from './kind.ts'
import { checkedIn } from './terms/Terms.ts'
import { whenIdle } from './whenIdle.ts'

/** So many words are read in a minute, as the product counts it. */
const A_MINUTE = 450
/** How long one pauses before the text is counted, in milliseconds. */
const PAUSE = 400

/** How long the text is, in characters and in words, as lists and limits count it; counted when one pauses. */
export function WordCount({ editor }: { readonly editor: Editor }) {
  const say = useSay()
  const [length, setLength] = useState({ words: 0, characters: 0 })
  useEffect(() => {
    let pause: (() => void) | undefined
    let counted: unknown
    const count = () => {
      if (editor.isDestroyed) return
      counted = editor.state.doc
      const html = writeHtml(editor.state.doc)
      const words = wordCount(html)
      const characters = [...withoutMarkup(html)].length
      startTransition(() => setLength({ words, characters }))
    }
    const later = () => {
      if (editor.state.doc === counted) return
      pause?.()
      pause = whenIdle(count, PAUSE)
    }
    count()
    editor.on('transaction', later)
    return () => {
      pause?.()
      editor.off('transaction', later)
    }
  }, [editor])
  const { find, places } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => checkedIn(state),
  })
  return (
    <p className="rich-count">
      {find && (
        <span className={places.length > 0 ? 'rich-count-terms' : undefined}>
          {say(['用语 {count} 处待改 · ', '{count} terms to put right · '], {
            count: String(places.length),
          })}
        </span>
      )}
      {say(
        [
          '字数 {words} · 字符 {characters} · 约读 {minutes} 分钟',
          '{words} words · {characters} characters · {minutes} min to read',
        ],
        {
          words: length.words.toLocaleString('en'),
          characters: length.characters.toLocaleString('en'),
          minutes: Math.ceil(length.words / A_MINUTE),
        },
      )}
    </p>
  )
}
