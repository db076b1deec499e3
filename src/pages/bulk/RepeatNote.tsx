import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import { messages } from '#derive/bulk/messages.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useAsk } from '../../views/ask/useAsk.ts'
import { runAgain, type Summary } from './calls.ts'
import type { BatchStepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'

/** F11: the same list was submitted before. Leads to that run, or to granting it once more on purpose. */
export function RepeatNote({
  screen,
  batch,
  repeat,
}: BatchStepProps & { readonly repeat: NonNullable<Summary['repeat']> }) {
  const say = useSay()
  const ask = useAsk()
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const again = async () => {
    const agreed = await ask({
      title: say(['仍要再次发放？', 'Grant it once more all the same?']),
      text: say(
        [
          '名单中的每位用户会再得到一次。请写明原因；30 天内重复发放须由他人复核。',
          'Everybody on the list gets it once more. Say why; within 30 days somebody else must approve.',
        ],
        {},
      ),
      reason: true,
      ok: ['再次发放', 'Grant again'],
      danger: true,
    })
    if (!agreed?.reason) return
    const next = await act('again', () => runAgain(batch.id, agreed.reason!))
    if (next && next.id !== batch.id) navigate(`${screen.path}?batch=${next.id}`)
  }
  return (
    <Alert
      severity="warning"
      variant="outlined"
      className="bulk-repeat"
      action={
        <>
          {repeat.id !== undefined && (
            <Button component={Link} to={`${screen.path}?batch=${repeat.id}`} color="inherit">
              {say(['查看该批次', 'See that batch'])}
            </Button>
          )}
          <Button color="inherit" disabled={busy !== null} onClick={again}>
            {say(['仍要再次发放', 'Grant again'])}
          </Button>
        </>
      }
    >
      <b>F11</b>{' '}
      {say(messages.F11, {
        name: repeat.by,
        time: dateTime(repeat.at),
        batchNo: repeat.batchNo,
      })}
    </Alert>
  )
}
