import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { cuesOf, toSrt, toVtt } from '#derive/transcript/subtitles.ts'
import { corrected, type Paragraph, textOf, wordAt } from '#derive/transcript/transcript.ts'
import { saveFile } from '#src/client/saveFile.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { CopyInto } from './CopyInto.tsx'
import { ParagraphLine } from './ParagraphLine.tsx'
import { placesOf } from './sought.ts'
import { useTranscript } from './useTranscript.ts'
import './transcript.css'

interface Props {
  /** The path of the recording in the form. */
  readonly source: string
  readonly url: string
  /** What the recording is called: subtitles are called so, too. */
  readonly name: string
  /** The field beside it that takes the text, where one is declared. */
  readonly into: string | undefined
  readonly disabled: boolean
  /** Where the recording is, in seconds. */
  readonly at: number
  readonly onSeek: (at: number) => void
  /** Told the subtitles, for whoever shows them over a film. */
  readonly onSubtitles?: (vtt: string | null) => void
}

/** What is said in a recording: written down when somebody asks, heard by its words, put right, found in, taken along. */
export default function TranscriptBox(props: Props) {
  const say = useSay()
  const { source, url, onSubtitles } = props
  const asked = useTranscript(source, url)
  const { transcript, error, refusal } = asked
  const vtt = useMemo(
    () => (transcript?.status === 'done' ? toVtt(cuesOf(transcript.paragraphs)) : null),
    [transcript],
  )
  useEffect(() => onSubtitles?.(vtt), [vtt, onSubtitles])
  if (!asked.isSaved || error)
    return (
      <p className="transcript-hint" role={error ? 'alert' : undefined}>
        {error ? error.message : say(['保存后可以转写文字稿', 'It can be written down once saved'])}
      </p>
    )
  if (!transcript) return null
  const { status, why } = transcript
  if (status === 'done') return <Written {...props} {...{ asked, transcript }} />
  return (
    <div className="transcript" data-at={status}>
      {status === 'waiting' ? (
        <p role="status" className="transcript-waiting">
          <progress aria-label={say(['正在转写', 'Being written down'])} />
          {say([
            '正在转写，可以离开本页，完成后在这里和任务里都能看到',
            'Being written down: go on elsewhere, it will stand here and in the jobs',
          ])}
        </p>
      ) : (
        !props.disabled && (
          <button type="button" className="field-link" onClick={() => void asked.start(false)}>
            {status === 'none'
              ? say(['转写文字稿', 'Write down what is said'])
              : say(['再转写一次', 'Write it down again'])}
          </button>
        )
      )}
      {why && status !== 'waiting' && (
        <p role="alert" className="upload-refused">
          {say(why)}
        </p>
      )}
      {refusal && (
        <p role="alert" className="upload-refused">
          {refusal}
        </p>
      )}
    </div>
  )
}

interface WrittenProps extends Props {
  readonly asked: ReturnType<typeof useTranscript>
  readonly transcript: NonNullable<ReturnType<typeof useTranscript>['transcript']>
}

function Written({ asked, transcript, at, onSeek, name, disabled, ...props }: WrittenProps) {
  const say = useSay()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [sought, setSought] = useState('')
  const [place, setPlace] = useState(0)
  const [edited, setEdited] = useState<number | null>(null)
  const { paragraphs } = transcript
  const places = useMemo(() => placesOf(paragraphs, sought), [paragraphs, sought])
  const heard = wordAt(paragraphs, at)
  useHeard(list, heard?.start, at > 0)
  const go = (to: number) => {
    const next = places.length > 0 ? (to + places.length) % places.length : 0
    setPlace(next)
    list.current
      ?.querySelectorAll('.transcript-paragraph')
      [places[next]?.paragraph ?? 0]?.scrollIntoView({ block: 'nearest' })
  }
  const keep = async (index: number, text: string) => {
    const now = paragraphs.map((one, here) => (here === index ? corrected(one, text) : one))
    if (now[index] === paragraphs[index] || (await asked.keep(now))) setEdited(null)
  }
  const called = name.replace(/\.\w{2,4}$/, '')
  const again = () => {
    if (!transcript.corrected) return void asked.start(false)
    setSure(true)
  }
  const [isSure, setSure] = useState(false)
  return (
    <section className="transcript" aria-labelledby={`${id}-head`}>
      <header className="transcript-head">
        <strong id={`${id}-head`}>{say(['文字稿', 'Transcript'])}</strong>
        <span className="transcript-facts">
          {say(
            transcript.corrected
              ? ['{count} 字 · {who} 改过', '{count} characters · put right by {who}']
              : [
                  '{count} 字 · 机器转写，请核对',
                  '{count} characters · written by a machine: check it',
                ],
            {
              count: paragraphs
                .reduce((sum, one) => sum + textOf(one).length, 0)
                .toLocaleString('en'),
              who: transcript.byName ?? '',
            },
          )}
        </span>
        <input
          type="search"
          className="field-box transcript-search"
          aria-label={say(['在文字稿里查找', 'Find in the transcript'])}
          placeholder={say(['查找', 'Find'])}
          value={sought}
          onChange={({ target }) => {
            setSought(target.value)
            setPlace(0)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            go(place + (event.shiftKey ? -1 : 1))
          }}
        />
        {sought && (
          <span role="status" className="transcript-facts">
            {say(['{count} 处', '{count} found'], { count: String(places.length) })}
          </span>
        )}
      </header>
      {/* A press on a word is what the button before its paragraph is for whoever uses keys. */}
      <ol className="transcript-text" ref={list}>
        {paragraphs.map((paragraph, index) => (
          <ParagraphLine
            key={paragraph.words[0]?.start}
            {...{ paragraph, onSeek, disabled }}
            found={places.filter((one) => one.paragraph === index)}
            here={places[place]?.paragraph === index ? places[place] : undefined}
            isEdited={edited === index}
            onEdit={() => setEdited(index)}
            onKeep={(text) => void keep(index, text)}
            onLeave={() => setEdited(null)}
          />
        ))}
      </ol>
      {asked.refusal && (
        <p role="alert" className="upload-refused">
          {asked.refusal}
          <button type="button" className="field-link" onClick={() => void asked.reload()}>
            {say(['读取最新的文字稿', 'Read it as it is now'])}
          </button>
        </p>
      )}
      <footer className="transcript-deeds">
        {props.into && !disabled && (
          <CopyInto source={props.source} into={props.into} paragraphs={paragraphs} />
        )}
        <Subtitles called={called} paragraphs={paragraphs} />
        {!disabled && (
          <button type="button" className="field-link" onClick={again}>
            {say(['重新转写', 'Write it down anew'])}
          </button>
        )}
        {isSure && (
          <span role="alert">
            {say(['会丢掉已有的修改。', 'What was put right would be lost. '])}
            <button
              type="button"
              className="field-link"
              onClick={() => {
                setSure(false)
                void asked.start(true)
              }}
            >
              {say(['确定重新转写', 'Write it down anyway'])}
            </button>
            <button type="button" className="field-link" onClick={() => setSure(false)}>
              {say(['取消', 'Cancel'])}
            </button>
          </span>
        )}
      </footer>
    </section>
  )
}

function Subtitles({
  called,
  paragraphs,
}: {
  readonly called: string
  readonly paragraphs: readonly Paragraph[]
}) {
  const say = useSay()
  const save = (ending: 'srt' | 'vtt') => {
    const cues = cuesOf(paragraphs)
    const [file, type] =
      ending === 'srt' ? [toSrt(cues), 'application/x-subrip'] : [toVtt(cues), 'text/vtt']
    saveFile(new Blob([file], { type: `${type};charset=utf-8` }), `${called}.${ending}`)
  }
  return (['srt', 'vtt'] as const).map((ending) => (
    <button key={ending} type="button" className="field-link" onClick={() => save(ending)}>
      {say(['导出字幕 .{ending}', 'Subtitles as .{ending}'], { ending })}
    </button>
  ))
}

/** Marks the word that is heard, without drawing the others anew. */
function useHeard(
  list: React.RefObject<HTMLElement | null>,
  start: number | undefined,
  isBegun: boolean,
): void {
  useEffect(() => {
    if (start === undefined || !isBegun) return
    const word = list.current?.querySelector(`[data-start="${start}"]`)
    // No class: those change with what is looked for.
    word?.setAttribute('data-heard', '')
    return () => word?.removeAttribute('data-heard')
  }, [list, start, isBegun])
}
