import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { groupedYuan } from '#widgets/format/money.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { CopyReply } from '../../../views/timeline/CopyReply.tsx'
import type { Given } from './calls.ts'

interface Props {
  readonly given: Given
  readonly user: number
  onAgain(): void
}

/** What became of it, with the sentence to send her. */
export function GivenCard({ given, user, onAgain }: Props) {
  const say = useSay()
  const { status, row, problem, gift, batch, batchNo, reply, allowance } = given
  const isDone = row === 'done'
  return (
    <section className="card compensate-given" aria-label={say(['结果', 'Outcome'])}>
      <Alert
        severity={isDone ? 'success' : status === 'approval' ? 'info' : 'error'}
        variant="outlined"
      >
        {isDone
          ? say(['已补偿：{gift}', 'Given: {gift}'], { gift: say(gift) })
          : status === 'approval'
            ? say(
                [
                  '已提交复核，尚未发放：{gift}。通过后自动到账，你会收到通知',
                  'Handed in for approval, not given yet: {gift}. You hear of it once it is approved',
                ],
                { gift: say(gift) },
              )
            : say(['没有发放成功：{problem}', 'It was not given: {problem}'], {
                problem: problem ?? '',
              })}
        {' · '}
        {batchNo}
      </Alert>
      {reply && (
        <div className="compensate-reply">
          <h2>{say(['发给用户的话', 'What to send the user'])}</h2>
          <p>{reply}</p>
          <CopyReply text={reply} autoFocus />
        </div>
      )}
      {allowance && (
        <p className="compensate-left">
          {say(['本月自行补偿额度还剩 {left} 元', '¥{left} are left of your month'], {
            left: groupedYuan(allowance.most - allowance.used),
          })}
        </p>
      )}
      <div className="compensate-on">
        <Button variant="outlined" onClick={onAgain}>
          {say(['再补一次', 'Once more'])}
        </Button>
        <Button component={Link} to={`/datas/userInfo/${user}?tab=timeline`}>
          {say(['看时间线', 'The timeline'])}
        </Button>
        <Button component={Link} to={`/open/batchGive/${batch}`}>
          {isDone
            ? say(['查看批次（7 天内可撤回）', 'The batch (taken back within 7 days)'])
            : say(['查看批次', 'The batch'])}
        </Button>
        <Button component={Link} to="/datas/compensate">
          {say(['下一位用户', 'Another user'])}
        </Button>
      </div>
    </section>
  )
}
