import Description from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { groupDigits } from '../format/number.ts'
import { size } from '../format/size.ts'
import { DropBox } from '../upload/DropBox.tsx'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { useUpload } from '../upload/useUpload.ts'
import { LookContext } from './LookContext.ts'
import type { SheetLook } from './lookAtSheet.ts'
import { RangeBoxes } from './RangeBoxes.tsx'
import { noSpreadsheet, type Spreadsheet } from './Spreadsheet.ts'
import { isSame, rowsFault, type SheetDemands, sheetFault } from './sheetFaults.ts'
import '../input/field.css'
import './spreadsheet.css'

interface Props extends SheetDemands {
  readonly value: Spreadsheet
  onChange(value: Spreadsheet): void
  /** Told when a file is on its way to the store, and when it no longer is. */
  onSending?(isSending: boolean): void
  /** What the box says of the files it takes. */
  readonly hint: string
  /** Asks for a start and an end as well. */
  readonly withRange?: boolean
}
/** What cells are called that were pasted. */
const pastedName = '粘贴的表格.csv'
type Seen = Exclude<SheetLook, { readonly fault: Label }>

/**
 * One spreadsheet, dropped, chosen or pasted (as a file, or its cells): held against its demands, looked into beside the page, then straight into
 * the object store. A file that is refused takes the place of the one that was there, so that nothing goes on unseen.
 */
export function SpreadsheetBox({ value, onChange, onSending, hint, withRange, ...demands }: Props) {
  const say = useSay()
  const id = useId()
  const lookAt = useContext(LookContext)
  const [refusal, setRefusal] = useState<Label | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const breaker = useRef<AbortController | null>(null)
  const latest = useRef(value)
  latest.current = value
  useEffect(() => () => breaker.current?.abort(), [])
  const given = useRef<File | null>(null)
  const { state, send } = useUpload('image', (sent) =>
    onChange({
      ...latest.current,
      dataUrl: sent.url,
      dataStatus: 'finished',
      // The list goes by the name of the file that was given, whatever ending it was sent under.
      file: { ...sent, name: given.current?.name ?? sent.name },
    }),
  )
  // Nobody takes an earlier file for the one that was refused: it goes, unless it is the very same.
  const refuse = (fault: Label) => {
    clear()
    setRefusal(fault)
  }
  const take = async ([file]: readonly File[]) => {
    if (!file || reading !== null) return
    if (value.file && (await isThere(value.file, given.current, file)))
      return setRefusal(alreadyThere(file.name))
    const fault = sheetFault(file, demands)
    if (fault) return refuse(fault)
    setRefusal(null)
    breaker.current = new AbortController()
    setReading(file.name)
    const look = await lookAt(file, breaker.current.signal).catch(() => null)
    setReading(null)
    if (!look) return
    if ('fault' in look) return refuse(look.fault)
    const tooLong = rowsFault(look.rows, demands)
    if (tooLong) return refuse(tooLong)
    setSeen(look)
    given.current = file
    send([new File([file], file.name.replace(/\.[^.]*$/, `.${look.ending}`), { type: file.type })])
  }
  const clear = () => {
    setSeen(null)
    setRefusal(null)
    onChange({ ...noSpreadsheet, range: value.range })
  }
  const isSending = state.at === 'sending' || reading !== null
  const tell = useRef(onSending)
  tell.current = onSending
  useEffect(() => tell.current?.(isSending), [isSending])
  return (
    <div className="spreadsheet">
      {value.file && !isSending && (
        <div className="sheet-file" role="status">
          <Description />
          <div>
            <strong>{value.file.name}</strong>
            <span>
              {[
                size(value.file.size),
                seen && say(['{rows} 行', '{rows} rows'], { rows: groupDigits(seen.rows) }),
                say(['已上传', 'Uploaded']),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {seen && <span className="sheet-columns">{seen.columns.slice(0, 12).join('、')}</span>}
          </div>
          <Button
            variant="outlined"
            onClick={clear}
            title={say(clears)}
            aria-label={`${say(removes)}（${say(clears)}）`}
          >
            {say(removes)}
          </Button>
        </div>
      )}
      {!isSending && (
        <DropBox
          id={id}
          accept=".csv,.xlsx,.xls"
          className={`sheet-drop${value.file ? ' sheet-again' : ''}`}
          aria={{ 'aria-describedby': `${id}-hint`, 'aria-labelledby': `${id}-name` }}
          onFiles={(files) => void take(files)}
          onText={(text) => void take([new File([`\ufeff${text}`], demands.named ?? pastedName)])}
        >
          {!value.file && <Description />}
          <strong id={`${id}-name`}>
            {value.file
              ? say(['换一个表格：拖入或点击选择', 'Another spreadsheet: drop or choose one'])
              : say(['拖入表格，或点击选择文件', 'Drop a spreadsheet, or click to choose one'])}
          </strong>
          <small id={`${id}-hint`}>
            {hint}
            <br />
            {say([
              '也可以在表格里复制，选中此处后按 Ctrl+V 粘贴',
              'Or copy cells in a spreadsheet, and paste them here with Ctrl+V',
            ])}
          </small>
        </DropBox>
      )}
      {reading !== null && (
        <p className="sheet-reading" role="status">
          {say(['正在读取 {name}', 'Reading {name}'], { name: reading })}
          <button type="button" className="field-link" onClick={() => breaker.current?.abort()}>
            {say(['取消', 'Cancel'])}
          </button>
        </p>
      )}
      {refusal && (
        <p role="alert" className="upload-refused">
          {say(refusal)}
        </p>
      )}
      <UploadProgress state={state} />
      {withRange && <RangeBoxes onChange={(range) => onChange({ ...latest.current, range })} />}
    </div>
  )
}

/** What the button does, and what the sheets of the product call it. */
const removes: Label = ['移除文件', 'Remove the file']
const clears: Label = ['完成并清空列表', 'Done: clears the list']

/** The very same: a list that was put right keeps its name, and often its size. */
async function isThere(sent: { name: string; size: number }, given: File | null, file: File) {
  if (!isSame(sent, file)) return false
  if (!given) return true
  // One that was written over on the disk since cannot be read any more: it is another.
  const [before, now] = await Promise.all(
    [given, file].map((one) => one.arrayBuffer().catch(() => null)),
  )
  if (!before || !now) return false
  const [old, fresh] = [new Uint8Array(before), new Uint8Array(now)]
  return old.length === fresh.length && old.every((byte, at) => byte === fresh[at])
}

const alreadyThere = (name: string): Label => [
  `“${name}”已在列表中，没有重复添加`,
  `"${name}" is on the list already and was not added twice`,
]
