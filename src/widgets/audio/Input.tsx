import { lazy, Suspense, useRef, useState } from 'react'
import type { Row, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { endingsOf } from '../kind/storedFileProblems.ts'
import { LibraryButton } from '../library/LibraryButton.tsx'
import { DropBox } from '../upload/DropBox.tsx'
import type { Material } from '../upload/reportUpload.ts'
import { useFills } from '../upload/useFills.ts'
import { fillsOf, useOwner } from '../upload/useOwner.ts'
import { AudioProgress } from './AudioProgress.tsx'
import { audioLimits } from './kind.ts'
import type { Cut } from './sound/cut.ts'
import { SoundBench } from './sound/SoundBench.tsx'
import { useChapters } from './sound/useChapters.ts'
import { useAudioUpload } from './useAudioUpload.ts'

const TranscriptBox = lazy(() => import('../transcript/TranscriptBox.tsx'))

/** What a sound was before something was cut out of it. */
interface Before {
  readonly sound: StoredFile
  readonly chapters: readonly Row[] | undefined
}

/**
 * A sound: checked by its content, sent, seen, heard and cut where it stands; its length and size are read from the
 * file.
 */
export function AudioInput(props: InputProps) {
  const say = useSay()
  const { field } = props
  const input = useFieldInput<StoredFile>(props)
  const fill = useFills(props)
  const [replacing, setReplacing] = useState(false)
  const chapters = useChapters(props, input.disabled)
  // Files of this page: what is at hand is not fetched again to be looked at.
  const files = useRef(new Map<string, File>())
  const cutting = useRef<{ readonly name: string; readonly cut: Cut }>(null)
  const [before, setBefore] = useState<Before | null>(null)
  const set = (sound: StoredFile | null) => {
    setReplacing(false)
    input.set(sound)
    fill(sound)
  }
  const arrive = (sound: StoredFile) => {
    const { name, cut } = cutting.current ?? {}
    cutting.current = null
    if (cut && name === sound.name && input.value) {
      setBefore({ sound: input.value, chapters: chapters?.rows() })
      chapters?.shift(cut)
    } else setBefore(null)
    set(sound)
  }
  const restore = ({ sound, chapters: rows }: Before) => {
    setBefore(null)
    if (rows) chapters?.write(rows)
    set(sound)
  }
  const owning = useOwner({
    source: props.source,
    label: field.label,
    as: 'file',
    fills: fillsOf(field),
  })
  const uploading = useAudioUpload({
    ...{ field, owning, onDone: arrive },
    ...(field.form && { form: true }),
  })
  const { value, disabled } = input
  const take = (taken: readonly File[]) => {
    uploading.dismiss()
    for (const file of taken) files.current.set(`${file.name}|${file.size}`, file)
    uploading.take(taken)
  }
  // One that failed makes place for another.
  const busy =
    uploading.items.some(({ at }) => at !== 'wanted' && at !== 'failed') ||
    uploading.looking.length > 0
  const framed = !busy && !disabled && (value === null || replacing)
  const endings = endingsOf(field, audioLimits) ?? []
  const name = say(field.label)
  return (
    <FieldFrame {...props} input={input} group={!framed}>
      {value && (
        <SoundBench
          sound={value}
          file={files.current.get(`${value.name}|${value.size}`)}
          chapters={chapters}
          {...(field.transcript && {
            transcript: ({ at, seek }) => (
              <Suspense fallback={null}>
                <TranscriptBox
                  key={value.url}
                  {...{ url: value.url, name: value.name, at, disabled }}
                  source={props.source}
                  into={field.transcript?.into}
                  onSeek={seek}
                />
              </Suspense>
            ),
          })}
          onCut={
            disabled || busy
              ? undefined
              : (file, cut) => {
                  cutting.current = { name: file.name, cut }
                  take([file])
                }
          }
        />
      )}
      {framed && (
        <DropBox
          id={input.id}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          className="file-frame"
          aria={input.aria}
          boxRef={input.focus}
          onFiles={(chosen) => take(chosen.slice(0, 1))}
          onLeave={input.leave}
        >
          <span>{say(['点击或拖入音频', 'Click or drop a sound'])}</span>
          <small>
            {say(
              ['{endings}，单个文件，不超过 {most} MB', '{endings}, one file, {most} MB at most'],
              {
                endings: endings.join(' / '),
                most: String(Math.round((field.maxKB ?? audioLimits.maxKB) / 1024)),
              },
            )}
          </small>
        </DropBox>
      )}
      <AudioProgress uploading={uploading} />
      {!disabled && !busy && (
        <div className="field-row">
          <LibraryButton
            mediaType="audio"
            onPick={(material) => {
              uploading.forget()
              uploading.dismiss()
              set(soundOf(material))
            }}
          />
          {before && (
            <button type="button" className="field-link" onClick={() => restore(before)}>
              {say(['换回剪辑前的音频', 'Back to the sound before the cut'])}
            </button>
          )}
          {value && (
            <>
              <button type="button" className="field-link" onClick={() => setReplacing(!replacing)}>
                {replacing
                  ? say(['不替换', 'Keep it'])
                  : say(['替换{name}', 'Replace {name}'], { name })}
              </button>
              <button type="button" className="field-link" onClick={() => set(null)}>
                {say(['移除{name}', 'Remove {name}'], { name })}
              </button>
            </>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** An item of the media library as a sound of a record. */
const soundOf = ({ url, name, size, duration }: Material): StoredFile => ({
  url,
  name,
  ...(size !== null && { size }),
  ...(duration !== null && { duration }),
})
