import { type ReactNode, useEffect, useRef } from 'react'
import type { Passage } from '#derive/text/wordForWord.ts'
import { useSay } from '../../i18n/useSay.ts'
import './sourceText.css'

/** A text something was taken from, as the portal gives it. */
export interface Source {
  readonly title: string
  readonly text: readonly string[]
  /** What is quoted of it. */
  readonly marks: readonly Passage[]
  /** The paragraph one came for, from 0. */
  readonly at: number | null
}

/** A text paragraph by paragraph, numbered; what is quoted is marked, and it opens where one came for. */
export function SourceText({ source, at = source.at }: { source: Source; at?: number | null }) {
  const say = useSay()
  const here = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled to when another one is asked for
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
  }, [at])
  return (
    <section className="source-text" aria-label={say(['原文', 'Source text'])}>
      <h3>{source.title}</h3>
      {source.text.length === 0 && (
        <p className="hint">{say(['原文已不存在', 'The text is gone'])}</p>
      )}
      <ol>
        {source.text.map((text, paragraph) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
            key={paragraph}
            ref={paragraph === at ? here : undefined}
            className={paragraph === at ? 'here' : undefined}
            aria-current={paragraph === at || undefined}
          >
            {marked(
              text,
              source.marks.filter((mark) => mark.paragraph === paragraph),
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Passages may overlap: each letter is marked once. */
function marked(text: string, marks: readonly Passage[]): ReactNode {
  const sorted = marks.toSorted((one, other) => one.from - other.from)
  const pieces: ReactNode[] = []
  let end = 0
  for (const { from, to } of sorted) {
    if (to <= end) continue
    const begin = Math.max(from, end)
    pieces.push(text.slice(end, begin), <mark key={begin}>{text.slice(begin, to)}</mark>)
    end = to
  }
  return [...pieces, text.slice(end)]
}
