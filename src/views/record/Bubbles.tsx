import { useEffect, useRef } from 'react'
import type { Label } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import './bubbles.css'

/** One message of a conversation. */
export interface Bubble {
  /** Who says it: the asking side stands right, the answering one left, anything else in the middle. */
  readonly side: 'right' | 'left' | 'middle'
  readonly text: string
  readonly at: string | null
  /** Small facts below it: how long it took, what came of it. */
  readonly facts: readonly Label[]
  /** What it leans on, by title. */
  readonly sources: readonly string[]
  /** The one somebody came for. */
  readonly here?: boolean
}

/** A conversation in the order of time; it opens at the message one came for. */
export function Bubbles({ bubbles }: { readonly bubbles: readonly Bubble[] }) {
  const say = useSay()
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  if (bubbles.length === 0) return <p>{say(['还没有消息', 'No messages yet'])}</p>
  return (
    <ol className="bubbles">
      {bubbles.map(({ side, text, at, facts, sources, here: isHere }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said never moves
          key={index}
          ref={isHere ? here : undefined}
          className={isHere ? `${side} here` : side}
          aria-current={isHere || undefined}
        >
          <p>{text}</p>
          {sources.length > 0 && (
            <small>
              {say(['出处：{titles}', 'Sources: {titles}'], { titles: sources.join('、') })}
            </small>
          )}
          <small>
            {[at && dateTime(at), ...facts.map((fact) => say(fact))].filter(Boolean).join(' · ')}
          </small>
        </li>
      ))}
    </ol>
  )
}
