import { useId } from 'react'
import type { Field, Row, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { size } from '../format/size.ts'
import { DropBox } from '../upload/DropBox.tsx'
import { AudioProgress } from './AudioProgress.tsx'
import { useAudioUpload } from './useAudioUpload.ts'

interface Props {
  /** The field of the entries that holds the sound, and what it is called. */
  readonly field: Field
  readonly name: string
  /** The text that the file's name becomes, without its ending. */
  readonly title?: string | undefined
  readonly entries: readonly Row[]
  readonly onEntry: (entry: Row) => void
}

/** Takes many sounds at once: each becomes an entry of a list, in the natural order of their names. */
export default function SoundsBox({ field, name, title, entries, onEntry }: Props) {
  const say = useSay()
  const id = useId()
  const uploading = useAudioUpload({
    field,
    taken: entries.flatMap((entry) => (entry[name] as StoredFile | null)?.name ?? []),
    onDone: (sound) => onEntry(entryOf(sound, field, name, title)),
    ...(field.form && { form: true }),
  })
  return (
    <>
      <DropBox
        id={id}
        accept=".mp3,.m4a"
        several
        className="file-frame"
        onFiles={uploading.take}
        aria={{ 'aria-label': say(['批量上传音频', 'Upload many sounds']) }}
      >
        <span>
          {say([
            '批量上传音频：点击选择或拖入多个文件',
            'Many sounds: click or drop several files',
          ])}
        </span>
        <small>
          {say([
            'mp3 / m4a，每个不超过 100 MB，每个文件成为一项',
            'mp3 / m4a, 100 MB each at most; each becomes an entry',
          ])}
        </small>
      </DropBox>
      <AudioProgress uploading={uploading} />
    </>
  )
}

function entryOf(sound: StoredFile, { fills = {} }: Field, name: string, title?: string): Row {
  return {
    [name]: sound,
    ...(title && { [title]: sound.name.replace(/\.\w+$/, '') }),
    ...(fills.duration && { [fills.duration]: sound.duration ?? null }),
    ...(fills.size && sound.size !== undefined && { [fills.size]: size(sound.size) }),
    ...(fills.name && { [fills.name]: sound.name }),
  }
}
