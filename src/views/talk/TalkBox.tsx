import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { askedFor, matching, withPerson } from './mentions.ts'
import type { Person } from './talkCalls.ts'
import '#widgets/input/field.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly people: readonly Person[]
  readonly wrong?: string | undefined
  readonly autoFocus?: boolean
  onChange(text: string): void
  /** Ctrl+Enter. */
  onSend(): void
}

/** A box to say something in; behind an `@` people are offered, by mouse and keyboard. */
export function TalkBox({ label, value, people, wrong, autoFocus, onChange, onSend }: Props) {
  const say = useSay()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(value.length)
  const [at, setAt] = useState(0)
  const [shut, setShut] = useState(false)
  const next = useRef<number | null>(null)
  const asked = shut ? undefined : askedFor(value, caret)
  const offered = asked ? matching(people, asked.word) : []
  const active = Math.min(at, offered.length - 1)
  useLayoutEffect(() => {
    if (next.current === null) return
    box.current?.setSelectionRange(next.current, next.current)
    next.current = null
  })
  const take = (person: Person | undefined) => {
    if (!person || !asked) return
    const put = withPerson(value, asked, person)
    next.current = put.caret
    setCaret(put.caret)
    onChange(put.text)
    box.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    if (offered.length === 0) return
    const steps: { readonly [key: string]: () => void } = {
      ArrowDown: () => setAt((active + 1) % offered.length),
      ArrowUp: () => setAt((active - 1 + offered.length) % offered.length),
      Enter: () => take(offered[active]),
      Tab: () => take(offered[active]),
      Escape: () => setShut(true),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    step()
  }
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div className="talk-box">
      <textarea
        ref={box}
        className="field-box"
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(active) : undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        // biome-ignore lint/a11y/noAutofocus: it was asked for
        autoFocus={autoFocus}
        rows={3}
        maxLength={2000}
        placeholder={say(['写下要说的话，用 @ 提到同事', 'Say something; @ speaks to somebody'])}
        value={value}
        onChange={(event) => {
          setCaret(event.target.selectionStart)
          setAt(0)
          setShut(false)
          onChange(event.target.value)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={press}
      />
      {offered.length > 0 && (
        <div id={`${id}-people`} role="listbox" aria-label={say(['同事', 'People'])}>
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              {person.name} {person.department && <small>{person.department}</small>}
            </div>
          ))}
        </div>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="field-problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
