import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useSay } from '#src/i18n/useSay.ts'
import type { InputProps } from '../input/InputProps.ts'
import '../input/field.css'

/** Blocks that are in sight before one scrolls. */
const SHOWN = 20
const blocks = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,td'

/** The words of a text where the editor is about to stand, and its height: what holds the editor is loaded meanwhile. */
export function AwaitedText({ field, source }: InputProps) {
  const say = useSay()
  const html = useWatch({ name: source }) as unknown
  const lines = useMemo(() => linesOf(typeof html === 'string' ? html : ''), [html])
  return (
    <div className="field field-awaited" aria-busy="true">
      <span className="field-label">{say(field.label)}</span>
      <div className="rich-awaited">
        {lines.map(({ isHeading, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <p key={index}>{isHeading ? <b>{words}</b> : words}</p>
        ))}
      </div>
    </div>
  )
}

/** Read as words only: nothing of the text is fetched or run. */
function linesOf(html: string) {
  const { body } = new DOMParser().parseFromString(html.slice(0, 20_000), 'text/html')
  return [...body.querySelectorAll(blocks)]
    .filter((block) => !block.querySelector(blocks))
    .slice(0, SHOWN)
    .map((block) => ({ isHeading: /^H/.test(block.tagName), words: block.textContent }))
}
