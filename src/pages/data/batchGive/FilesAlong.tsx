import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId, useRef, useState } from 'react'
import type { Label } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { size } from '#widgets/format/size.ts'
import { DropBox } from '#widgets/upload/DropBox.tsx'
import { UploadProgress } from '#widgets/upload/UploadProgress.tsx'
import { useUpload } from '#widgets/upload/useUpload.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { ListFile } from './calls.ts'

interface Props {
  readonly files: readonly ListFile[]
  onChange(files: readonly ListFile[]): void
  onSending(isSending: boolean): void
}

/** Bytes of all that comes along, and files it may be. */
const heaviest = 200 * 1024 * 1024
const most = 500
const taken = '.zip,.jpg,.jpeg,.png,.gif,.webp,.mp3,.m4a,.pdf,.doc,.docx,.xlsx'

/** Whether a kind has columns of pictures or files. */
export const takesFiles = (kind: string): boolean =>
  Object.values(bulkKinds[kind]?.columns ?? {}).some((column) => column.kind === 'media')

/** Pictures and files that a list names: a zip, or they themselves, several at once; found by their names. */
export function FilesAlong({ files, onChange, onSending }: Props) {
  const say = useSay()
  const id = useId()
  const [refusal, setRefusal] = useState<Label | null>(null)
  const latest = useRef(files)
  latest.current = files
  const keep = (next: readonly ListFile[]) => {
    latest.current = next
    onChange(next)
  }
  const { state, send } = useUpload(
    'image',
    ({ url }, file) => {
      const others = latest.current.filter(({ name }) => name !== file.name)
      keep([...others, { url, name: file.name, size: file.size }])
    },
    { several: true },
  )
  const isSending = state.at === 'sending'
  const tell = useRef(onSending)
  tell.current = onSending
  useEffect(() => tell.current(isSending), [isSending])
  const take = (given: readonly File[]) => {
    const refused = refusalOf(files, given)
    setRefusal(refused)
    if (!refused) send(given)
  }
  return (
    <div className="bulk-along">
      {!isSending && (
        <DropBox
          id={id}
          accept={taken}
          several
          className="bulk-along-box"
          aria={{ 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` }}
          onFiles={take}
        >
          <strong id={`${id}-name`}>
            {say(['随附图片和文件（可选）', 'Pictures and files along with it (optional)'])}
          </strong>
          <small id={`${id}-hint`}>
            {say([
              '表中写文件名即可；拖入压缩包（zip）或多个文件，合计 200MB 以内。也可以在表中填网址，不必随附',
              'The list names them; drop a zip or several files, 200 MB in all. Addresses in the list need nothing along',
            ])}
          </small>
        </DropBox>
      )}
      <UploadProgress state={state} />
      {refusal && (
        <p role="alert" className="upload-refused">
          {say(refusal)}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={say(['随附的文件', 'Files along with it'])}>
          {files.map((file) => (
            <li key={file.name}>
              <span>{file.name}</span>
              <small>{size(file.size)}</small>
              <IconButton
                size="small"
                aria-label={say(['移除 {name}', 'Remove {name}'], { name: file.name })}
                onClick={() => keep(files.filter(({ name }) => name !== file.name))}
              >
                <Close fontSize="small" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function refusalOf(before: readonly ListFile[], given: readonly File[]): Label | null {
  const empty = given.find((file) => file.size === 0)
  if (empty) return [`“${empty.name}”是空的，请换一个`, `"${empty.name}" is empty: take another`]
  const all = [...before.filter(({ name }) => given.every((file) => file.name !== name)), ...given]
  const bytes = all.reduce((sum, one) => sum + one.size, 0)
  if (bytes > heaviest)
    return [
      `合计 ${size(bytes)}，最多 200MB，请分几次导入`,
      `${size(bytes)} in all; 200 MB at most: import them in parts`,
    ]
  return all.length > most
    ? [`最多 ${most} 个文件，请打成压缩包`, `${most} files at most: put them into a zip`]
    : null
}
