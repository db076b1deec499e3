import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { runAgain } from './calls.ts'
import { useAct } from './useAct.ts'

interface Props {
  /** Address of the screen. */
  readonly path: string
  /** F11 in words: who ran the list, when, and its batch number. */
  readonly message: string
  /** The batch that had the list first. */
  readonly first: number
}

/** F11: the same list was submitted before. Leads to that batch, or to granting it once more on purpose. */
export function RepeatNote({ path, message, first }: Props) {
  const say = useSay()
  const ask = useDialog()
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const again = async () => {
    const agreed = await ask({
      title: say(['仍要再次发放？', 'Grant it once more all the same?']),
      text: say([
        '名单中的每位用户会再得到一次。请写明新的原因（至少 4 个字）；30 天内重复发放须由他人复核。',
        'Everybody on the list gets it once more. Give a new reason; within 30 days somebody else must approve.',
      ]),
      reason: true,
      ok: ['再次发放', 'Grant again'],
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
            {say(['仍要再次发放', 'Grant again'])}
          </Button>
        </>
      }
    >
      <b>F11</b> {message}
    </Alert>
  )
}
