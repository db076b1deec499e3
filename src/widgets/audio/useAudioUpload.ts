import { useEffect, useRef, useState } from 'react'
import type { Field, StoredFile } from '#declare'
import { nameProblems, weightProblems } from '../kind/storedFileProblems.ts'
import { useGone } from '../upload/useGone.ts'
import type { OwningField } from '../upload/useOwner.ts'
import { type TrayFiles, useTrayField } from '../upload/useTrayField.ts'
import { type AudioUploads, audioUploads, soundOf } from './audioUploads.ts'
import { audioLimits } from './kind.ts'

interface Options {
  /** Each sound that has arrived, in the order of their names. */
  readonly onDone: (sound: StoredFile) => void | Promise<void>
  /** Names that are there already and are refused a second time. */
  readonly taken?: readonly string[]
  /** What a field narrows: its own largest weight, its own endings. */
  readonly field?: Pick<Field, 'maxKB' | 'pattern'>
  /** Small ones are sent as a signed form (`/oss/getAudioOss`) in place of parts. */
  readonly form?: boolean
  /** The field they are for; without it they are given up with the screen. */
  readonly owning?: OwningField | null
}
export interface AudioUploading
  extends Pick<AudioUploads, 'take' | 'forget'>,
    Pick<TrayFiles, 'items' | 'tray'> {
  readonly looking: ReturnType<AudioUploads['looking']>
  readonly refusals: ReturnType<AudioUploads['refusals']>
  readonly total: ReturnType<AudioUploads['total']>
  /** What failed is told of no more. */
  dismiss(): void
}

/** Sounds on their way to the object store, for a form, a dialog or anything else: mp3 and m4a of 100 MB at most. */
export function useAudioUpload(options: Options): AudioUploading {
  const latest = useRef(options)
  latest.current = options
  const [, draw] = useState(0)
  const { items, tray, field } = useTrayField(options.owning ?? null, async (sent) => {
    await latest.current.onDone(soundOf(sent))
  })
  const [uploads] = useState(() =>
    audioUploads({
      tray,
      field,
      form: options.form ?? false,
      refuse: (file) => {
        const field = { kind: 'audio', label: ['', ''], ...latest.current.field } as Field
        return (
          nameProblems(file.name, field, audioLimits)[0] ??
          weightProblems(file, field, audioLimits)[0]
        )
      },
      taken: () => latest.current.taken ?? [],
      onChange: () => draw((count) => count + 1),
    }),
  )
  useGone(uploads.close)
  // Of a batch that is over, the next tells nothing.
  useEffect(() => {
    if (items.length === 0) draw((count) => count + 1)
  }, [items])
  const { take, forget } = uploads
  return {
    ...{ items, tray, take, forget, dismiss: () => field.dismiss() },
    looking: uploads.looking(),
    refusals: uploads.refusals(),
    total: uploads.total(),
  }
}
