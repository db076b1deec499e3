import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { noSpreadsheet } from '#widgets/spreadsheet/Spreadsheet.ts'
import { SpreadsheetBox } from '#widgets/spreadsheet/SpreadsheetBox.tsx'
import { saveFile } from '../../../client/saveFile.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { CheckFoot } from './CheckFoot.tsx'
import { ChooseOptions } from './ChooseOptions.tsx'
import { type Chosen, createBatch, type ListFile, type OfferedKind, readTemplate } from './calls.ts'
import { FilesAlong, takesFiles } from './FilesAlong.tsx'
import { openOptions } from './openOptions.ts'
import { RepeatNote } from './RepeatNote.tsx'
import { reasonOf } from './reasonOf.ts'
import { type Repeat, repeatOf } from './refusals.ts'
import { StepHead } from './StepHead.tsx'
import type { StepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'
import { useKinds } from './useBatch.ts'

/** Length of a reason, in characters. */
const [shortest, longest] = [4, 100]

/** Step 2: the list of one kind, and why it is granted. */
export function UploadList({ kind: name, screen }: StepProps & { readonly kind: string }) {
  const say = useSay()
  const kinds = useKinds()
  const kind = kinds.data?.find((one) => one.name === name)
  return (
    <div className="bulk">
      <StepHead screen={screen} at="upload" />
      {kind && <Form kind={kind} path={screen.path} />}
      {kinds.isSuccess && !kind && (
        <EmptyState
          title={say(['不能使用这个类型', 'This kind is not open to you'])}
          text={say([
            '它尚未提供，或你没有所需的权限。',
            'It is not there yet, or you lack the right for it.',
          ])}
        >
          <Button component={Link} to={screen.path} variant="contained">
            {say(['选择类型', 'Choose a kind'])}
          </Button>
        </EmptyState>
      )}
    </div>
  )
}

function Form({ kind, path }: { readonly kind: OfferedKind; readonly path: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { busy, act } = useAct()
  const [sheet, setSheet] = useState(noSpreadsheet)
  const [chosen, setChosen] = useState<Chosen>(() => chosenBefore(search))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [isSheetSending, setIsSending] = useState(false)
  const [along, setAlong] = useState<readonly ListFile[]>([])
  const [isAlongSending, setIsAlongSending] = useState(false)
  const isSending = isSheetSending || isAlongSending
  // Pressed while the file was still on its way: it goes on once that has arrived.
  const [isAwaited, setIsAwaited] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isAwaited || isSending) return
    if (!sheet.file) {
      // A file just chosen is on its way a moment later; where there is none, nothing is waited for.
      const timer = setTimeout(() => setIsAwaited(false), 1000)
      return () => clearTimeout(timer)
    }
    setIsAwaited(false)
    form.current?.requestSubmit()
  }, [isAwaited, isSending, sheet.file])
  const [repeat, setRepeat] = useState<Repeat | null>(null)
  const reasonBox = useRef<HTMLInputElement>(null)
  const length = [...reason.trim()].length
  const words = reasonOf(kind.name)
  const reasonWrong = length < shortest || length > longest
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reasonWrong) return reasonBox.current?.focus()
    const { file } = sheet
    if (isSending || !file) return setIsAwaited(true)
    if (openOptions(kind.name, chosen).length > 0) return
    setRepeat(null)
    const batch = await act(
      'check',
      () =>
        createBatch({
          ...{ kind: kind.name, file, fileName: file.name, reason: reason.trim() },
          ...(along.length > 0 && { files: along }),
          ...(Object.keys(chosen).length > 0 && { options: chosen }),
        }),
      (error) => {
        const first = repeatOf(error)
        setRepeat(first)
        return first !== null
      },
    )
    if (batch) navigate(`${path}?batch=${batch.id}`)
  }
  return (
    <form ref={form} className="card bulk-upload" onSubmit={submit} noValidate>
      <div className="bulk-upload-head">
        <h2>{say(kind.label)}</h2>
        <Button component={Link} to={path} color="inherit">
          {say(['换一种类型', 'Another kind'])}
        </Button>
        <Button
          variant="outlined"
          disabled={busy !== null}
          onClick={async () => {
            const file = await act('template', () => readTemplate(kind.name))
            if (file) saveFile(file, kind.template)
          }}
        >
          {say(['下载模板', 'Template'])}
        </Button>
      </div>
      <ChooseOptions kind={kind.name} chosen={chosen} onChoose={setChosen} tried={tried} />
      <SpreadsheetBox
        value={sheet}
        onChange={setSheet}
        onSending={setIsSending}
        {...(kind.nameEnforced && { named: kind.template })}
        most={kind.most}
        hint={hintOf(kind, say)}
      />
      {takesFiles(kind.name) && (
        <FilesAlong files={along} onChange={setAlong} onSending={setIsAlongSending} />
      )}
      {isAwaited && isSending && (
        <p role="status" className="bulk-note">
          {say([
            '文件上传完成后自动开始校验',
            'The check begins by itself once the file has arrived',
          ])}
        </p>
      )}
      {tried && !sheet.file && !isSending && (
        <p role="alert" className="upload-refused">
          {say(['请先上传名单文件', 'Upload the list first'])}
        </p>
      )}
      <TextField
        label={say(words.label)}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        inputRef={reasonBox}
        required
        fullWidth
        error={tried && reasonWrong}
        helperText={say(words.kept, { shortest, longest, length })}
      />
      {repeat && <RepeatNote kind={kind.name} path={path} {...repeat} />}
      <CheckFoot busy={busy !== null || isAwaited} kind={kind.name} />
    </form>
  )
}

/** What the record one came from has chosen already: `?filter={"enterprise":12}`. */
function chosenBefore(search: URLSearchParams): Chosen {
  try {
    return JSON.parse(search.get('filter') ?? '{}') as Chosen
  } catch {
    return {}
  }
}

const hintOf = (kind: OfferedKind, say: ReturnType<typeof useSay>): string => {
  const filled = { most: kind.most.toLocaleString('en-US'), name: kind.template }
  // Where the name is given, so is the format.
  return say(
    kind.nameEnforced
      ? [
          '文件名须为 {name}，10MB 以内，最多 {most} 行',
          'The file must be called {name}, up to 10 MB and {most} rows',
        ]
      : [
          'csv、xlsx、xls，10MB 以内，最多 {most} 行',
          'csv, xlsx or xls, up to 10 MB and {most} rows',
        ],
    filled,
  )
}
