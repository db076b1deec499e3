import { lazy, Suspense, useId, useState } from 'react'
import type { Field, Row, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { DropBox } from '../upload/DropBox.tsx'
import { entryOf } from '../upload/tray/fillOwner.ts'
import type { ArrivedFile } from '../upload/tray/trayItem.ts'
import { fillsOf, useOwner } from '../upload/useOwner.ts'
import { AudioProgress } from './AudioProgress.tsx'
import type { Named } from './NamesBox.tsx'
import { useAudioUpload } from './useAudioUpload.ts'

const NamesBox = lazy(() => import('./NamesBox.tsx'))

interface Props {
  /** The field of the entries that holds the sound, and what it is called. */
  readonly field: Field
  readonly name: string
  /** The text that the file's name becomes, without its ending. */
  readonly title?: string | undefined
  /** Characters that text may have. */
  readonly max?: number | undefined
  /** The list, as the form knows it. */
  readonly source: string
  readonly entries: readonly Row[]
  readonly onEntry: (entry: Row) => void
  /** All entries in another order, with their titles. */
  readonly onNamed: (entries: readonly Named[]) => void
}

/** Takes many sounds at once: each becomes an entry of a list, in the natural order of their names. */
export default function SoundsBox({ field, name, title, source, entries, ...props }: Props) {
  const { max, onEntry, onNamed } = props
  const [naming, setNaming] = useState(false)
  const say = useSay()
  const id = useId()
  const fills = fillsOf(field)
  const entry = { file: name, ...(title && { title }) }
  const owning = useOwner({ source, label: field.label, as: 'file', entry, fills })
  const uploading = useAudioUpload({
    ...{ field, owning },
    taken: entries.flatMap((entry) => (entry[name] as StoredFile | null)?.name ?? []),
    onDone: (sound) => onEntry(entryOf(entry, fills, sound as ArrivedFile)),
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
      {title && entries.length > 1 && uploading.items.length === 0 && (
        <div className="field-shortcuts">
          <button
            type="button"
            className="field-link"
            aria-expanded={naming}
            onClick={() => setNaming(!naming)}
          >
            {say(['按格式命名并排好', 'Name by pattern, in order'])}
          </button>
        </div>
      )}
      {title && naming && entries.length > 1 && (
        <Suspense fallback={null}>
          <NamesBox
            files={entries.map((entry) => (entry[name] as StoredFile | null)?.name ?? '')}
            {...{ max, onNamed }}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
