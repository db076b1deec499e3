import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { duration } from '../../format/duration.ts'
import type { Chapter, Chapters } from './useChapters.ts'

interface MarksProps {
  readonly chapters: Chapters
  readonly seconds: number
}

/** Where chapters begin, on the waveform. */
export const ChapterMarks = ({ chapters, seconds }: MarksProps) => (
  <>
    {chapters.list
      .filter(({ at }) => at <= seconds)
      .map(({ key, at, title }) => (
        <span
          key={key}
          className="wave-chapter"
          style={{ left: `${(at / seconds) * 100}%` }}
          title={title}
        />
      ))}
  </>
)

interface LineProps {
  readonly chapters: Chapters
  readonly at: number
  readonly onSeek: (at: number) => void
}

/** The chapters by name: each leads to its place, and the one that is heard stands out. */
export function ChapterLine({ chapters: { list }, at, onSeek }: LineProps) {
  const say = useSay()
  const heard = list.findLastIndex((chapter) => chapter.at <= at)
  return (
    <ol className="sound-chapters" aria-label={say(['章节', 'Chapters'])}>
      {list.map((chapter, place) => (
        <li key={chapter.key}>
          <button
            type="button"
            aria-current={place === heard ? 'true' : undefined}
            onClick={() => onSeek(chapter.at)}
          >
            <time>{duration(chapter.at)}</time>
            {chapter.title || say(['未命名', 'Unnamed'])}
          </button>
        </li>
      ))}
    </ol>
  )
}

interface FormProps {
  readonly at: number
  readonly onAdd: (chapter: Chapter) => void
  readonly onClose: () => void
}

/** Names a chapter that begins where the sound is; it goes on playing, and the place stays the one that was pressed. */
export function ChapterForm({ at: now, onAdd, onClose }: FormProps) {
  const say = useSay()
  const id = useId()
  const [at] = useState(Math.floor(now))
  const [title, setTitle] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const add = () => {
    if (title.trim() === '') return input.current?.focus()
    onAdd({ at, title: title.trim() })
    onClose()
  }
  return (
    <div className="sound-form">
      <label htmlFor={id}>
        {say(['{at} 起的章节', 'Chapter from {at}'], { at: duration(at) })}
        <input
          ref={input}
          id={id}
          className="field-box"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              return onClose()
            }
            // While Chinese is composed, Enter takes the word.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
      </label>
      <span className="field-row">
        <button type="button" className="sound-do" onClick={add}>
          {say(['加入', 'Add it'])}
        </button>
        <button type="button" className="field-link" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </button>
      </span>
    </div>
  )
}
