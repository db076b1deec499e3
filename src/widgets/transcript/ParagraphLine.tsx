import { memo, useState } from 'react'
import { type Paragraph, textOf } from '#derive/transcript/transcript.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { duration } from '../format/duration.ts'
import type { FoundPlace } from './sought.ts'

interface Props {
  readonly paragraph: Paragraph
  readonly disabled: boolean
  readonly found: readonly FoundPlace[]
  readonly here: FoundPlace | undefined
  readonly isEdited: boolean
  readonly onSeek: (at: number) => void
  readonly onEdit: () => void
  readonly onKeep: (text: string) => void
  readonly onLeave: () => void
}

/** A paragraph: when it is said, its words, which lead to where they are said, and a way to put it right. */
export const ParagraphLine = memo(Line, (one, other) => {
  const look = ({ paragraph, disabled, found, here, isEdited }: Props) =>
    JSON.stringify([disabled, found, here, isEdited, paragraph.words.length])
  return one.paragraph === other.paragraph && look(one) === look(other)
})

function Line({ paragraph, disabled, found, here, isEdited, ...deeds }: Props) {
  const say = useSay()
  const start = paragraph.words[0]?.start ?? 0
  return (
    <li className="transcript-paragraph">
      <button
        type="button"
        className="transcript-time"
        aria-label={say(['从 {at} 听起', 'Listen from {at}'], { at: duration(start) })}
        onClick={() => deeds.onSeek(start)}
      >
        {duration(start)}
      </button>
      {isEdited ? (
        <Correction text={textOf(paragraph)} onKeep={deeds.onKeep} onLeave={deeds.onLeave} />
      ) : (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button before it */}
          <p
            onClick={({ target }) => {
              const at = (target as HTMLElement).dataset.start
              if (at !== undefined) deeds.onSeek(Number(at))
            }}
          >
            {spaced(paragraph).map(({ word, gap }, index) => {
              const isFound = found.some(({ from, to }) => index >= from && index <= to)
              const isHere = here && index >= here.from && index <= here.to
              return (
                <span key={`${word.start} ${word.end} ${word.text}`}>
                  {gap}
                  <span
                    data-start={word.start}
                    className={
                      isHere ? 'transcript-here' : isFound ? 'transcript-found' : undefined
                    }
                  >
                    {word.text}
                  </span>
                </span>
              )
            })}
          </p>
          {!disabled && (
            <button
              type="button"
              className="field-link"
              aria-label={say(['改 {at} 起的一段', 'Edit what begins at {at}'], {
                at: duration(start),
              })}
              onClick={deeds.onEdit}
            >
              {say(['改', 'Edit'])}
            </button>
          )}
        </>
      )}
    </li>
  )
}

/** Words with what stands before each in the text. */
function spaced(paragraph: Paragraph) {
  const whole = textOf(paragraph)
  let at = 0
  return paragraph.words.map((word) => {
    const from = whole.indexOf(word.text, at)
    const gap = whole.slice(at, from)
    at = from + word.text.length
    return { word, gap }
  })
}

interface CorrectionProps {
  readonly text: string
  readonly onKeep: (text: string) => void
  readonly onLeave: () => void
}

function Correction({ text, onKeep, onLeave }: CorrectionProps) {
  const say = useSay()
  const [typed, setTyped] = useState(text)
  return (
    <div className="transcript-correction">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a press
        autoFocus
        className="field-box"
        aria-label={say(['这一段的文字', 'What this paragraph says'])}
        rows={Math.max(2, Math.ceil(typed.length / 32))}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            onLeave()
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onKeep(typed)
        }}
      />
      <span>
        <button type="button" className="field-link" onClick={() => onKeep(typed)}>
          {say(['保存这一段', 'Keep this paragraph'])}
        </button>
        <button type="button" className="field-link" onClick={onLeave}>
          {say(['取消', 'Cancel'])}
        </button>
      </span>
    </div>
  )
}
