import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { Form } from 'ra-core'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Label, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { DialogInputs } from './DialogFields.tsx'
import { ReasonBox } from './ReasonBox.tsx'
import { RefusedNote } from './RefusedNote.tsx'
import { useAttempt } from './useAttempt.ts'
import type { Agreed, Question } from './useDialog.ts'

const AskedFields = lazy(() => import('./DialogFields.tsx'))

interface Props {
  readonly question: Question
  readonly open: boolean
  /** It stands at the right of what it asks about, which is read on. */
  readonly beside?: boolean
  onAnswer(agreed: Agreed | null): void
}

/**
 * One question, with whatever it wants to know. Escape and 取消 leave everything as it is; before Escape takes away what
 * was filled in, it is asked.
 */
export default function QuestionDialog({ question, open, beside = false, onAnswer }: Props) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState(question.because ?? '')
  const unmet = useFound(question.needs, open)
  const against = useFound(question.refused, open) ?? []
  const ready =
    (!question.typed || typed === question.typed) &&
    (!question.reason || reason.trim() !== '') &&
    unmet !== undefined &&
    unmet.length === 0 &&
    against.length === 0
  const [leaving, setLeaving] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const inputs = useRef<DialogInputs>(null)
  const { busy, refused, attempt } = useAttempt(question, onAnswer)
  const agree = async (values?: Row) =>
    ready
      ? attempt({
          ...(reason && { reason: reason.trim() }),
          ...(values && { values: inputs.current?.seenOf(values) ?? values }),
        })
      : {}
  useEffect(() => {
    const wrong = refused?.errors && '[aria-invalid=true]'
    // The errors are at their fields only once the form has drawn them.
    const later = setTimeout(
      () => wrong && body.current?.querySelector<HTMLElement>(wrong)?.focus(),
    )
    return () => clearTimeout(later)
  }, [refused])
  const isFilled = () => typed !== '' || reason.trim() !== '' || inputs.current?.isFilled() === true
  /** Escape and a press beside it are often meant for something else: what was filled in is not lost by them. */
  const leave = () => {
    if (busy) return
    if (question.once) return
    if (leaving) setLeaving(false)
    else if (isFilled()) setLeaving(true)
    else onAnswer(null)
  }
  const button = useRef<HTMLButtonElement>(null)
  const isPlain = plain(question) && !question.better
  useEffect(() => {
    // What was still asked about when the dialog opened could not be given the focus: Enter would do nothing.
    if (ready && isPlain && document.activeElement?.contains(button.current))
      button.current?.focus()
  }, [ready, isPlain])
  const ok = (
    <Button
      ref={button}
      variant={question.better ? 'outlined' : 'contained'}
      color={question.danger ? 'error' : 'primary'}
      disabled={!ready}
      loading={busy}
      type="submit"
      autoFocus={isPlain}
    >
      {say(question.ok ?? ['确定', 'OK'])}
    </Button>
  )
  const content = (
    <>
      <DialogContent ref={body} sx={{ display: 'grid', gap: 1.5, gridAutoRows: 'max-content' }}>
        {question.text && <div>{question.text}</div>}
        <Suspense fallback={null}>{question.shows}</Suspense>
        <Names question={question} />
        <Suspense fallback={null}>{question.leads}</Suspense>
        {question.warnings?.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
        <Needs unmet={unmet} question={question} />
        {against.length > 0 && <NotYet lines={against} />}
        {question.fields && (
          <Suspense fallback={null}>
            <AskedFields ref={inputs} {...question.fields} />
          </Suspense>
        )}
        {question.reason && (
          <ReasonBox value={reason} onChange={setReason} autoFocus={!question.fields} />
        )}
        {question.typed && (
          <TextField
            sx={{ mt: 1 }}
            label={say(['请输入 {typed} 以确认', 'Type {typed} to go on'], {
              typed: question.typed,
            })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoFocus={!question.fields && !question.reason}
            autoComplete="off"
          />
        )}
        <RefusedNote question={question} refused={refused} />
      </DialogContent>
      {leaving && <Leaving onStay={() => setLeaving(false)} onLeave={() => onAnswer(null)} />}
      <DialogActions sx={{ display: leaving ? 'none' : undefined }}>
        {!question.tells && (
          <Button color="inherit" disabled={busy} onClick={() => onAnswer(null)}>
            {say(question.title === say(cancel) ? back : cancel)}
          </Button>
        )}
        {ok}
        {question.better && (
          <Button
            variant="contained"
            disabled={busy}
            autoFocus
            onClick={() => onAnswer({ better: true })}
          >
            {say(question.better)}
          </Button>
        )}
      </DialogActions>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={leave}
      maxWidth={question.shows && !question.small ? 'md' : question.fields ? 'sm' : 'xs'}
      fullWidth
      aria-labelledby={id}
      onKeyDown={sendByKey}
      {...(beside && besideIt)}
    >
      <DialogTitle id={id}>{question.title}</DialogTitle>
      {question.fields ? (
        <Form record={question.fields.record ?? {}} onSubmit={agree} disableInvalidFormNotification>
          {content}
        </Form>
      ) : (
        <form onSubmit={submitting(agree)}>{content}</form>
      )}
    </Dialog>
  )
}

/** The page stays in sight and scrolls; what could be decided there twice is held by the stylesheet meanwhile. */
const besideIt = {
  className: 'dialog-beside',
  disableScrollLock: true,
  // The next key is pressed at once: it is not lost on a dialog that fades.
  transitionDuration: 0,
} as const

const cancel: Label = ['取消', 'Cancel']
/** Where what is asked about is called a cancelling itself. */
const back: Label = ['返回', 'Back']

const plain = (question: Question) => !question.typed && !question.reason && !question.fields
const submitting = (act: () => unknown) => (event: FormEvent) => {
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** Ctrl+Enter sends from wherever the focus is, within a text of several lines, too. */
function sendByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector('form')?.requestSubmit()
}

/** Something was filled in, and somebody is about to leave it. */
function Leaving({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const say = useSay()
  return (
    <Alert
      severity="warning"
      sx={{ mx: 3, mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={onLeave}>
            {say(['放弃', 'Discard'])}
          </Button>
          <Button color="inherit" autoFocus onClick={onStay}>
            {say(['继续填写', 'Go on'])}
          </Button>
        </>
      }
    >
      {say(['填写的内容还没有提交', 'What you filled in was not sent yet'])}
    </Alert>
  )
}

/** What is not met yet; undefined while the portal is being asked. Without an answer the move itself will tell. */
function useFound(ask: Question['needs'], open: boolean): readonly string[] | undefined {
  const [found, setFound] = useState<readonly string[] | undefined>(ask ? undefined : [])
  useEffect(() => {
    if (!ask || !open) return
    let here = true
    ask().then(
      (lines) => here && setFound(lines),
      () => here && setFound([]),
    )
    return () => {
      here = false
    }
  }, [ask, open])
  return found
}

function Needs({
  unmet,
  question: { needs, heeds },
}: {
  readonly unmet: readonly string[] | undefined
  readonly question: Question
}) {
  const say = useSay()
  if (!needs) return null
  if (!unmet) return <div role="status">{say(['正在检查……', 'Checking …'])}</div>
  const heeded = unmet.length === 0 && heeds ? heeds() : []
  // One thing is said: that all is there would be read as that nothing is to be known.
  if (heeded.length > 0)
    return (
      <Alert severity="warning">
        {say(['可以执行，请先留意：', 'It can be done, but mind:'])}
        <Lines lines={heeded} />
      </Alert>
    )
  if (unmet.length === 0)
    return (
      <Alert severity="success" icon={<CheckCircle fontSize="small" />}>
        {say(['所需条件都已满足', 'Everything it needs is there'])}
      </Alert>
    )
  return <NotYet lines={unmet} />
}

function NotYet({ lines }: { readonly lines: readonly string[] }) {
  const say = useSay()
  return (
    <Alert severity="error">
      {say(['还不能执行：', 'Not yet:'])}
      <Lines lines={lines} />
    </Alert>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul style={{ margin: '4px 0 0', paddingInlineStart: 18 }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

const most = 8
function Names({
  question: { names = [], count = names.length },
}: {
  readonly question: Question
}) {
  const say = useSay()
  if (names.length === 0) return null
  const more = count - Math.min(names.length, most)
  return (
    <ul className="ask-names" aria-label={say(['将处理的记录', 'Records concerned'])}>
      {names.slice(0, most).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two records may bear one name
        <li key={index}>{name}</li>
      ))}
      {more > 0 && <li>{say(['……另有 {more} 条', '… and {more} more'], { more })}</li>}
    </ul>
  )
}
