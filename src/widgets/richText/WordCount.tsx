import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { wordCount } from '#derive/text/wordCount.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { writeHtml } from './html/writeHtml.ts'
import { withoutMarkup } from './kind.ts'

/** How long one pauses before the text is counted, in milliseconds. */
const PAUSE = 400

/** How long the text is, in characters and in words, as lists and limits count it; counted when one pauses. */
export function WordCount({ editor }: { readonly editor: Editor }) {
  const say = useSay()
  const [length, setLength] = useState({ words: 0, characters: 0 })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let counted: unknown
    const count = () => {
      if (editor.isDestroyed) return
      counted = editor.state.doc
      const html = writeHtml(editor.state.doc)
      setLength({ words: wordCount(html), characters: [...withoutMarkup(html)].length })
    }
    const later = () => {
      if (editor.state.doc === counted) return
      clearTimeout(timer)
      timer = setTimeout(count, PAUSE)
    }
    count()
    editor.on('transaction', later)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', later)
    }
  }, [editor])
  return (
    <p className="rich-count">
      {say(['字数 {words} · 字符 {characters}', '{words} words · {characters} characters'], {
        words: length.words.toLocaleString('en'),
        characters: length.characters.toLocaleString('en'),
      })}
    </p>
  )
}
