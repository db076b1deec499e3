import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { provenBefore } from '../../../views/perform/provenBefore.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { BeforehandCard } from './Beforehand.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { moveBatch } from './calls.ts'
import { cancelBatch } from './cancelBatch.ts'
import { checkTiles, rowsBehind } from './checkTiles.ts'
import { columnsOf } from './columnsOf.ts'
import { isOfPeople } from './isOfPeople.ts'
import { RowList } from './RowList.tsx'
import { Sampled } from './Sampled.tsx'
import type { BatchStepProps } from './StepProps.ts'
import { Amount, Tiles } from './Tiles.tsx'
import { useAct } from './useAct.ts'

/** Step 4 while somebody else has to agree: who may, what it is about, and for those who may, the two ways on. */
export function Approval(props: BatchStepProps) {
  const { entity, batch, summary } = props
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const { busy, act } = useAct()
  const [agreeing, setAgreeing] = useState(false)
  const [tile, setTile] = useState('all')
  const columns = columnsOf(batch.kind)
  const refuse = async () => {
    const agreed = await ask({
      title: say(['驳回批次 {batchNo}', 'Refuse batch {batchNo}'], { batchNo: batch.batchNo }),
      text: say(['退回提交人，由其修改后再次提交。', 'It goes back to whoever submitted it.']),
      reason: true,
      ok: ['驳回', 'Refuse'],
      danger: true,
    })
    if (agreed?.reason)
      await act('refuse', () => moveBatch(batch, 'refuse', { reason: agreed.reason! }))
  }
  // Who it is, which approving asks for, is asked before what is to be ticked, not once all of it was.
  const agree = async () => {
    try {
      await provenBefore(entity, 'confirm')
      setAgreeing(true)
    } catch (error) {
      notify(wordsOf(error), { type: 'warning' })
    }
  }
  const { approvers = [], exhausted = [], why } = summary.approval
  // The budget may have been used up since it was handed in; their limit may not hold it.
  const isHeld = !summary.over && !(summary.limit && summary.limit.afterwards < 0)
  return (
    <>
      <Alert severity="info" variant="outlined" className="bulk-approval">
        <strong>{say(['待复核，尚未发放', 'Waiting for approval; nothing is granted yet'])}</strong>
        <p>
          {why && `${why}。`}
          {summary.mayApprove
            ? say([
                '你可以复核此批次；通过前要确认是你本人（十分钟内确认过的不再问）。',
                'You may approve this batch; you are asked who you are first, unless you said so within ten minutes.',
              ])
            : say([
                '须由有“批量复核”权限、且不是提交人的同事通过。',
                'Somebody else with the right to approve has to agree.',
              ])}
          {approvers.length > 0 &&
            say(['可复核的人：{names}', 'They may: {names}'], { names: approvers.join('、') })}
          {exhausted.length > 0 &&
            say(['；本月额度不够：{names}', '; their limit of the month is used up: {names}'], {
              names: exhausted.join('、'),
            })}
        </p>
      </Alert>
      {summary.over && (
        <Alert severity="error" variant="outlined">
          {summary.over}
        </Alert>
      )}
      <div className="card bulk-board">
        <Tiles
          chosen={tile}
          onChoose={setTile}
          tiles={checkTiles(batch, summary).filter(({ name }) => name !== 'problems')}
        />
        <Amount
          kind={batch.kind}
          label={['总金额', 'Total']}
          fen={summary.amount}
          unpriced={summary.unpriced}
        />
      </div>
      <BeforehandCard batch={batch} summary={summary} />
      {summary.mayApprove && <Sampled batch={batch} />}
      {columns.length > 0 && (
        <div className="card">
          <RowList
            batch={batch.id}
            kind={batch.kind}
            columns={columns}
            filter={rowsBehind(tile)}
            known={tile === 'all' ? summary.total : undefined}
            editable={false}
          />
        </div>
      )}
      <div className="bulk-way">
        <div className="bulk-buttons">
          <Button
            color="inherit"
            disabled={busy !== null}
            onClick={() => cancelBatch(ask, say, act, batch)}
          >
            {say(['取消本批', 'Cancel the batch'])}
          </Button>
        </div>
        <div className="bulk-next">
          <span role="status">
            {isOfPeople(batch.kind)
              ? say(['{people} 人', '{people:person|people}'], {
                  people: groupDigits(summary.people),
                })
              : say(['{rows} 行', '{rows:row}'], { rows: groupDigits(summary.left) })}
          </span>
          {summary.mayApprove && (
            <>
              <Button
                variant="outlined"
                color="error"
                disabled={busy !== null}
                onClick={refuse}
                size="large"
              >
                {say(['驳回', 'Refuse'])}
              </Button>
              <Button
                variant="contained"
                size="large"
                disabled={busy !== null || !isHeld}
                onClick={() => void agree()}
              >
                {say(['通过并执行', 'Approve and run'])}
              </Button>
            </>
          )}
        </div>
      </div>
      {agreeing && <ConfirmDialog {...props} approves onClose={() => setAgreeing(false)} />}
    </>
  )
}
