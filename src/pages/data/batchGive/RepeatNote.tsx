import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import type { Label } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { runAgain } from './calls.ts'
import { isGrant } from './reasonOf.ts'
import { useAct } from './useAct.ts'

interface Props {
  readonly kind: string
  /** Address of the screen. */
  readonly path: string
  /** F11 in words: who ran the list, when, and its batch number. */
  readonly message: string
  /** The batch that had the list first. */
  readonly first: number
}

const granted = {
  open: ['仍要再次发放', 'Grant again'],
  title: ['仍要再次发放？', 'Grant it once more all the same?'],
  text: [
    '名单中的每位用户会再得到一次。请写明新的原因（至少 4 个字）；30 天内重复发放须由他人复核。',
    'Everybody on the list gets it once more. Give a new reason; within 30 days somebody else must approve.',
  ],
  ok: ['再次发放', 'Grant again'],
} satisfies Words
const carriedOut = {
  open: ['仍要再次执行', 'Run again'],
  title: ['仍要再次执行？', 'Run it once more all the same?'],
  text: [
    '名单按现在的数据重新校验，确认后再执行一次。请写明新的原因（至少 4 个字）；30 天内重复执行须由他人复核。',
    'The list is checked against what stands now, and run once you confirm. Give a new reason; within 30 days somebody else must approve.',
  ],
  ok: ['再次执行', 'Run again'],
} satisfies Words
type Words = { readonly [part in 'open' | 'title' | 'text' | 'ok']: Label }

/** F11: the same list was submitted before. Leads to that batch, or to carrying it out once more on purpose. */
export function RepeatNote({ kind, path, message, first }: Props) {
  const say = useSay()
  const ask = useDialog()
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const words = isGrant(kind) ? granted : carriedOut
  const again = async () => {
    const agreed = await ask({
      title: say(words.title),
      text: say(words.text),
      reason: true,
      ok: words.ok,
      danger: true,
    })
    const why = agreed?.reason
    const next = why && (await act('again', () => runAgain(first, why)))
    if (next) navigate(`${path}?batch=${next.id}`)
  }
  return (
    <Alert
      severity="warning"
      variant="outlined"
      className="bulk-repeat"
      action={
        <>
          <Button component={Link} to={`${path}?batch=${first}`} color="inherit">
            {say(['查看该批次', 'See that batch'])}
          </Button>
          <Button color="inherit" disabled={busy !== null} onClick={again}>
            {say(words.open)}
          </Button>
        </>
      }
    >
      <b>F11</b> {message}
    </Alert>
  )
}
