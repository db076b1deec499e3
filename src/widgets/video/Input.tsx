import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { LibraryButton } from '../library/LibraryButton.tsx'
import { DropBox } from '../upload/DropBox.tsx'
import { MediaFacts } from '../upload/MediaFacts.tsx'
import { useFills } from '../upload/useFills.ts'
import { fillsOf, useOwner } from '../upload/useOwner.ts'
import { useVideoUpload } from './useVideoUpload.ts'
import { VideoStatus } from './VideoStatus.tsx'

const TranscriptBox = lazy(() => import('../transcript/TranscriptBox.tsx'))
const CoverChoice = lazy(() => import('./CoverChoice.tsx'))

/** A film: checked by its content, sent in parts, watched while it is transcoded, played where it stands. */
export function VideoInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<StoredFile>(props)
  const fill = useFills(props)
  const [choosing, setChoosing] = useState(false)
  const set = (film: StoredFile | null) => {
    input.set(film)
    fill(film)
  }
  const { field } = props
  const owning = useOwner({
    source: props.source,
    label: field.label,
    as: 'file',
    fills: fillsOf(field),
  })
  const uploading = useVideoUpload({ onReady: set, owning })
  const { value, disabled } = input
  const { state } = uploading
  const { at } = state
  // Nothing else is taken while a film is on its way; one that failed makes place for another.
  const isHeld =
    at === 'under way' ? !['failed', 'wanted'].includes(state.item.at) : at === 'transcoding'
  const framed = !value && !disabled && !isHeld && at !== 'added'
  return (
    <FieldFrame {...props} input={input} group={!framed}>
      {value && (
        <Stored
          key={value.url}
          film={value}
          {...(field.transcript && {
            transcript: { source: props.source, into: field.transcript.into, disabled },
          })}
        />
      )}
      {value && choosing && !disabled && (
        <Suspense fallback={null}>
          <CoverChoice
            url={value.url}
            onCover={(cover) => {
              setChoosing(false)
              input.set({ ...value, cover })
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {!disabled && !(at === 'ready' && !value) && <VideoStatus uploading={uploading} />}
      {framed && (
        <DropBox
          id={input.id}
          accept=".mp4"
          className="file-frame"
          aria={input.aria}
          boxRef={input.focus}
          onFiles={([file]) => file && uploading.take(file)}
          onLeave={input.leave}
        >
          <span>{say(['点击或拖入视频', 'Click or drop a film'])}</span>
          <small>
            {say([
              'mp4，可暂停，断线或刷新后可续传',
              'mp4; goes on after a pause, a lost line or a reload',
            ])}
          </small>
        </DropBox>
      )}
      {!disabled && (framed || value) && (
        <div className="field-row">
          {framed && (
            <LibraryButton
              mediaType="video"
              onPick={({ url, name, size, duration, width, height }) => {
                uploading.remove()
                set({
                  ...{ url, name },
                  ...(size !== null && { size }),
                  ...(duration !== null && { duration }),
                  ...(width !== null && height !== null && { width, height }),
                })
              }}
            />
          )}
          {value && (
            <button
              type="button"
              className="field-link"
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {say(['换封面', 'Another cover'])}
            </button>
          )}
          {value && (
            <button
              type="button"
              className="field-link"
              onClick={() => {
                setChoosing(false)
                uploading.remove()
                set(null)
              }}
            >
              {say(['删除视频', 'Delete the film'])}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

interface StoredProps {
  readonly film: StoredFile
  /** Where what is said in it is written down, if anywhere. */
  readonly transcript?: {
    readonly source: string
    readonly into: string | undefined
    readonly disabled: boolean
  }
}

function Stored({ film, transcript }: StoredProps) {
  const say = useSay()
  const player = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  const [vtt, setVtt] = useState<string | null>(null)
  const subtitles = useAddress(vtt)
  return (
    <>
      <div className="video-stored">
        <video
          ref={player}
          controls
          preload="none"
          src={film.url}
          {...(film.cover && { poster: film.cover })}
          aria-label={film.name}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        >
          {subtitles && (
            <track
              key={subtitles}
              kind="subtitles"
              default
              src={subtitles}
              srcLang="zh"
              label={say(['字幕', 'Subtitles'])}
            />
          )}
        </video>
        <div>
          <MediaFacts file={film} />
        </div>
      </div>
      {transcript && (
        <Suspense fallback={null}>
          <TranscriptBox
            {...transcript}
            {...{ url: film.url, name: film.name, at }}
            onSubtitles={setVtt}
            onSeek={(to) => {
              if (player.current) player.current.currentTime = to
              setAt(to)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** An address of this page at which a text is read. */
function useAddress(text: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (text === null) return setAddress(null)
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}
