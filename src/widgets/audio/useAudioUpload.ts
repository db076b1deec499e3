import { useContext, useRef, useState } from 'react'
import type { Field, StoredFile } from '#declare'
import { nameProblems, weightProblems } from '../kind/storedFileProblems.ts'
import { UploadContext } from '../upload/UploadContext.ts'
import { useGone } from '../upload/useGone.ts'
import { useLineBack } from '../upload/useLineBack.ts'
import { type AudioUploads, audioUploads } from './audioUploads.ts'
import { audioLimits } from './kind.ts'

interface Options {
  /** Each sound that has arrived. */
  readonly onDone: (sound: StoredFile) => void | Promise<void>
  /** Names that are there already and are refused a second time. */
  readonly taken?: readonly string[]
  /** What a field narrows: its own largest weight, its own endings. */
  readonly field?: Pick<Field, 'maxKB' | 'pattern'>
  /** Small ones are sent as a signed form (`/oss/getAudioOss`) in place of parts. */
  readonly form?: boolean
}
export type AudioUploading = Pick<AudioUploads, 'take' | 'again' | 'stop' | 'forget'> & {
  readonly items: ReturnType<AudioUploads['items']>
  readonly refusals: ReturnType<AudioUploads['refusals']>
  readonly total: ReturnType<AudioUploads['total']>
}

/** Sounds on their way to the object store, for a form, a dialog or anything else: mp3 and m4a of 100 MB at most. */
export function useAudioUpload(options: Options): AudioUploading {
  const upload = useContext(UploadContext)
  const latest = useRef(options)
  latest.current = options
  const [, draw] = useState(0)
  const [uploads] = useState(() =>
    audioUploads({
      upload,
      form: options.form ?? false,
      refuse: (file) => {
        const field = { kind: 'audio', label: ['', ''], ...latest.current.field } as Field
        return (
          nameProblems(file.name, field, audioLimits)[0] ??
          weightProblems(file, field, audioLimits)[0]
        )
      },
      taken: () => latest.current.taken ?? [],
      onDone: (sound) => latest.current.onDone(sound),
      onChange: () => draw((count) => count + 1),
    }),
  )
  useGone(uploads.close)
  useLineBack(uploads.goOn)
  const { take, again, stop, forget } = uploads
  return {
    items: uploads.items(),
    refusals: uploads.refusals(),
    total: uploads.total(),
    ...{ take, again, stop, forget },
  }
}
