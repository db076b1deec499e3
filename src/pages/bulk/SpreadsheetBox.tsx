import Description from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { Label } from '#declare'
import { size } from '#widgets/format/size.ts'
import { DropBox } from '#widgets/upload/DropBox.tsx'
import { UploadProgress } from '#widgets/upload/UploadProgress.tsx'
import { useUpload } from '#widgets/upload/useUpload.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { ListFile } from './calls.ts'
import '#widgets/input/field.css'

/** What the box holds: `ready` for a file, or `finished` with one in the object store. */
export interface Spreadsheet {
  /** Address of the file in the object store; empty while ready. */
  readonly dataUrl: string
  readonly dataStatus: 'ready' | 'finished'
  readonly file: ListFile | null
}
export const noSpreadsheet: Spreadsheet = { dataUrl: '', dataStatus: 'ready', file: null }

interface Props {
  readonly value: Spreadsheet
  onChange(value: Spreadsheet): void
  /** What speaks against a file, by its name and size; nothing is sent then. */
  check(file: File): Label | null
  /** What the box says of the files it takes. */
  readonly hint: string
}

/** One spreadsheet, dropped or chosen: checked before anything is sent, then straight into the object store. */
export function SpreadsheetBox({ value, onChange, check, hint }: Props) {
  const say = useSay()
  const id = useId()
  const [refusal, setRefusal] = useState<Label | null>(null)
  const { state, send, stop } = useUpload('image', (sent) =>
    onChange({ dataUrl: sent.url, dataStatus: 'finished', file: sent }),
  )
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const found = check(file)
    setRefusal(found)
    if (!found) send([file])
  }
  if (value.file)
    return (
      <div className="bulk-file" role="status">
        <Description />
        <div>
          <strong>{value.file.name}</strong>
          <span>
            {size(value.file.size)} · {say(['已上传', 'Uploaded'])}
          </span>
        </div>
        <Button variant="outlined" onClick={() => onChange(noSpreadsheet)}>
          {say(['完成', 'Done'])}
          <span className="bulk-file-clears">{say(['清空列表', 'clears the list'])}</span>
        </Button>
      </div>
    )
  return (
    <>
      {state.at !== 'sending' && (
        <DropBox
          id={id}
          accept=".csv,.xlsx,.xls"
          className="bulk-drop"
          aria={{ 'aria-describedby': `${id}-hint`, 'aria-labelledby': `${id}-name` }}
          onFiles={take}
        >
          <Description />
          <strong id={`${id}-name`}>
            {say(['拖入表格，或点击选择文件', 'Drop a spreadsheet, or click to choose one'])}
          </strong>
          <small id={`${id}-hint`}>{hint}</small>
        </DropBox>
      )}
      {refusal && (
        <p role="alert" className="upload-refused">
          {say(refusal)}
        </p>
      )}
      <UploadProgress state={state} onStop={stop} />
    </>
  )
}
