import { useState } from 'react'
import type { Label, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import {
  endingsOf,
  type FileLimits,
  nameProblems,
  weightProblems,
} from '../kind/storedFileProblems.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { DropBox } from './DropBox.tsx'
import { storedOf } from './tray/fillOwner.ts'
import { UnderWay } from './UnderWay.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { useOwner } from './useOwner.ts'
import { useUpload } from './useUpload.ts'

interface Props extends InputProps {
  readonly limits: FileLimits
}
const empty: Label = [
  '文件是空的（0 字节），请重新选择',
  'The file is empty (0 bytes): take another',
]

/** Pictures that not every reader's device shows: where any file is taken they are drawn anew, as in a field of a picture. */
const isStrange = (name: string) => /\.(heic|heif|webp|avif)$/i.test(name)

/** Loaded by the first such picture. */
const shown = async (file: File) => (await import('../image/readable.ts')).readable(file)

/** One file in the object store: checked before it is sent, seen with its size, replaced, removed. */
export function FileInput({ limits, ...props }: Props) {
  const say = useSay()
  const { field } = props
  const input = useFieldInput<StoredFile>(props)
  const [refusal, setRefusal] = useState<Label | null>(null)
  const [isLooking, setLooking] = useState(false)
  const endings = endingsOf(field, limits) ?? []
  const owning = useOwner({ source: props.source, label: field.label, as: 'file' })
  const { state, send } = useUpload('image', (sent) => input.set(storedOf(sent)), { owning })
  const unfit = ({
    name,
    size,
  }: {
    readonly name: string
    readonly size: number | null
  }): Label | null =>
    nameProblems(name, field, limits)[0] ??
    weightProblems(size === null ? {} : { size }, field, limits)[0] ??
    (size === 0 ? empty : null)
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const problem = unfit(file)
    setRefusal(problem)
    if (problem) return
    if (endings.length > 0 || !isStrange(file.name)) return send([file])
    setLooking(true)
    void shown(file).then((read) => {
      setLooking(false)
      if ('fault' in read) setRefusal(read.fault)
      else send([read.file])
    })
  }
  return (
    <FieldFrame {...props} input={input}>
      {input.value && (
        <div className="file-stored">
          <DocumentLink
            file={input.value}
            source={props.source}
            record={props.record}
            isHeld={field.givenBy !== undefined}
          />
        </div>
      )}
      {refusal && (
        <p role="alert" className="upload-refused">
          {say(refusal)}
        </p>
      )}
      {state.at !== 'sending' && !isLooking && !input.disabled && (
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
      {isLooking && <UnderWay mark="sending" />}
      <UploadProgress state={state} />
      {!input.disabled && (
        <div className="field-row">
          {input.value && (
            <button type="button" className="field-link" onClick={() => input.set(null)}>
              {say(['移除{name}', 'Remove {name}'], { name: input.value.name })}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
