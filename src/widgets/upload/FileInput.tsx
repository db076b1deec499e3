import { type ReactNode, useState } from 'react'
import type { Label, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { duration } from '../format/duration.ts'
import { size } from '../format/size.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import {
  endingsOf,
  type FileLimits,
  nameProblems,
  weightProblems,
} from '../kind/storedFileProblems.ts'
import { DropBox } from './DropBox.tsx'
import { mediaLength } from './mediaLength.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './useUpload.ts'

interface Props extends InputProps {
  readonly limits: FileLimits
  /** Sound and film are played, and their length is read. */
  readonly media?: 'audio' | 'video'
  readonly player?: (file: StoredFile) => ReactNode
}

/** One file in the object store: checked before it is sent, seen with its size and length, replaced, removed. */
export function FileInput({ limits, media, player, ...props }: Props) {
  const say = useSay()
  const { field } = props
  const input = useFieldInput<StoredFile>(props)
  const [refusal, setRefusal] = useState<Label | null>(null)
  const endings = endingsOf(field, limits) ?? []
  const { state, send, stop } = useUpload(
    media === 'audio' ? 'audio' : 'image',
    async (sent, file) => {
      const length = media && (await mediaLength(file, media))
      input.set({ ...sent, ...(length !== undefined && { duration: length }) })
    },
  )
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const problems = [
      ...nameProblems(file.name, field, limits),
      ...weightProblems(file, field, limits),
    ]
    setRefusal(problems[0] ?? null)
    if (problems.length === 0) send([file])
  }
  return (
    <FieldFrame {...props} input={input}>
      {input.value && <Stored file={input.value} player={player} />}
      {refusal && (
        <p role="alert" className="upload-refused">
          {say(refusal)}
        </p>
      )}
      {state.at !== 'sending' && !input.disabled && (
        <DropBox
          id={input.id}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          className="file-frame"
          aria={input.aria}
          boxRef={input.focus}
          onFiles={take}
          onLeave={input.leave}
        >
          <span>
            {input.value
              ? say(['替换文件', 'Replace the file'])
              : say(['点击或拖入文件', 'Click or drop a file'])}
          </span>
          {endings.length > 0 && <small>{endings.join(' / ')}</small>}
        </DropBox>
      )}
      <UploadProgress state={state} onStop={stop} />
      {input.value && !input.disabled && (
        <button type="button" className="field-link" onClick={() => input.set(null)}>
          {say(['移除{name}', 'Remove {name}'], { name: input.value.name })}
        </button>
      )}
    </FieldFrame>
  )
}

function Stored({ file, player }: { readonly file: StoredFile; readonly player: Props['player'] }) {
  const facts = [
    file.size !== undefined && size(file.size),
    file.duration !== undefined && duration(file.duration),
  ]
  return (
    <div className="file-stored">
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {player?.(file)}
    </div>
  )
}
