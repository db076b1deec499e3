import Comment from '@mui/icons-material/AddCommentOutlined'
import type { Editor } from '@tiptap/core'
import { useCallback, useRef, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { shortWords } from '../paste/pasteReport.ts'
import { placeWords } from '../talk/talkPlaces.ts'
import { Popup } from './Popup.tsx'
import { Tool } from './Tool.tsx'

const label: Label = ['就选中的文字讨论', 'Talk about the words chosen']

interface Props {
  readonly editor: Editor
  readonly disabled: boolean
  /** What the text is called. */
  readonly name: Label
  /** Says something beside the record of the text. */
  readonly talk: (text: string) => Promise<void>
}

/** Begins a talk at the record about words of its text: they are quoted, with their paragraph. */
export function TalkTool({ editor, disabled, name, talk }: Props) {
  const say = useSay()
  const [from, setFrom] = useState<HTMLElement | null>(null)
  const [place, setPlace] = useState({ words: '', paragraph: 0 })
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [fault, setFault] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const close = useCallback(() => setFrom(null), [])
  const open = (button: HTMLElement) => {
    setPlace(placeIn(editor))
    setState('idle')
    setFault(null)
    setFrom(button)
  }
  const send = async () => {
    if (text.trim() === '' || state === 'sending') return
    setState('sending')
    setFault(null)
    const { words, paragraph } = place
    const where = say(placeWords(name, paragraph, words))
    try {
      await talk(`${where}\n${text.trim()}`)
      setText('')
      setState('done')
      // The button that had it can be pressed no more.
      box.current?.focus()
    } catch (error) {
      setState('idle')
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <Tool
        {...{ label, disabled }}
        icon={Comment}
        opens="dialog"
        expanded={from !== null}
        onPress={(button) => (from ? close() : open(button))}
      />
      {from && (
        <Popup from={from} label={say(label)} onClose={close}>
          <div className="rich-talk">
            <p>
              {say(['第 {paragraph} 段', 'Paragraph {paragraph}'], place)}
              {place.words && <q>{place.words}</q>}
            </p>
            <div className="rich-popup-row">
              <input
                ref={box}
                className="field-box"
                aria-label={say(['要说的话', 'What is to be said'])}
                maxLength={1500}
                value={text}
                onChange={(event) => {
                  setText(event.target.value)
                  setState('idle')
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing) void send()
                }}
              />
              <button
                type="button"
                className="field-link"
                disabled={text.trim() === '' || state === 'sending'}
                onClick={() => void send()}
              >
                {say(['放进讨论', 'Say it'])}
              </button>
            </div>
            <p role="status">
              {state === 'done' && say(['已放进右侧的讨论', 'It stands in the talk'])}
            </p>
            {fault && (
              <p role="alert" className="rich-wrong">
                {say(['没有放进讨论：{fault}', 'It was not said: {fault}'], { fault })}
              </p>
            )}
          </div>
        </Popup>
      )}
    </>
  )
}

function placeIn({ state: { doc, selection } }: Editor) {
  const { from, to, $from } = selection
  return {
    words: shortWords(doc.textBetween(from, to, ' ')),
    paragraph: $from.index(0) + 1,
  }
}
