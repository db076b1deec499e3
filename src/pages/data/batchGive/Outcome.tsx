import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Label } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { saveFile } from '../../../client/saveFile.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { readResult, rerun, undo } from './calls.ts'
import { outcomeTiles, rowsBehind } from './checkTiles.ts'
import { columnsOf } from './columnsOf.ts'
import { FailedByReason } from './FailedByReason.tsx'
import { Faults } from './Faults.tsx'
import { ProblemRows } from './ProblemRows.tsx'
import { RowList } from './RowList.tsx'
import type { BatchStepProps } from './StepProps.ts'
import { Amount, Tiles } from './Tiles.tsx'
import { UndoNote } from './UndoNote.tsx'
import { useAct } from './useAct.ts'
import { Verdict } from './Verdict.tsx'

/** So long a batch can be taken back, in milliseconds. */
const undoable = 7 * 86_400_000

/** Step 6: what became of every row, the result as a spreadsheet, and what can still be done about it. */
export function Outcome(props: BatchStepProps) {
  const { batch, summary, screen } = props
  const say = useSay()
  const ask = useDialog()
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const [tile, setTile] = useState(batch.failed > 0 ? 'failed' : 'all')
  const [reason, setReason] = useState<string | null>(null)
  const columns = columnsOf(batch.kind)
  const go = (next: { readonly id: number } | null) =>
    next && navigate(`${screen.path}?batch=${next.id}`)
  const download = async () => {
    const file = await act('result', () => readResult(batch.id))
    if (file) saveFile(file, resultName(bulkKinds[batch.kind]?.label[0] ?? '', batch.batchNo, file))
  }
  const takeBack = async () => {
    const agreed = await ask({
      title: say(['撤回本批 {batchNo}？', 'Take batch {batchNo} back?'], {
        batchNo: batch.batchNo,
      }),
      text: say(
        [
          '会新建一个撤回批次，逐行校验后再确认。{what}。',
          'A batch that takes it back is made; it is checked row by row and confirmed as any other. {what}.',
        ],
        { what: say(bulkKinds[batch.kind]!.undo) },
      ),
      reason: true,
      ok: ['撤回', 'Take back'],
      danger: true,
    })
    if (agreed?.reason) go(await act('undo', () => undo(batch.id, agreed.reason!)))
  }
  const tiles = outcomeTiles(batch, summary)
  const late = Date.now() - Date.parse(String(batch.endedAt ?? batch.createdAt)) > undoable
  const choose = (name: string) => {
    setTile(name)
    setReason(null)
  }
  return (
    <>
      <Faults {...props} />
      <Verdict batch={batch} />
      <div className="card bulk-board">
        <Tiles tiles={tiles} chosen={tile} onChoose={choose} />
        <Amount
          kind={batch.kind}
          label={amountLabel(batch)}
          fen={batch.done > 0 ? summary.paid : summary.amount}
          unpriced={summary.unpriced}
        />
        {batch.takenBack ? (
          <Amount
            kind={batch.kind}
            label={['撤回后净额', 'Net of what was taken back']}
            fen={batch.net ?? 0}
          />
        ) : null}
      </div>
      {batch.failed > 0 && (
        <FailedByReason failures={summary.failures} chosen={reason} onChoose={setReason} />
      )}
      {columns.length > 0 && (
        <div className="card">
          <RowList
            batch={batch.id}
            kind={batch.kind}
            columns={columns}
            filter={{
              ...rowsBehind(tile),
              ...(reason && { problem: reason, status: 'failed' }),
            }}
            known={reason ? undefined : tiles.find(({ name }) => name === tile)?.count}
            editable={false}
            ran
          />
        </div>
      )}
      {batch.done > 0 && bulkKinds[batch.kind]?.final && <UndoNote kind={batch.kind} />}
      <div className="bulk-way">
        <div className="bulk-buttons">
          {batch.failed > 0 && summary.mayRun && (
            <Button
              variant="outlined"
              disabled={busy !== null}
              onClick={async () => go(await act('rerun', () => rerun(batch.id)))}
            >
              {say(['重跑失败行', 'Re-run failed rows'])}
            </Button>
          )}
          {summary.mayRun && isUndoable(batch) && (
            <Button
              variant="outlined"
              color="error"
              disabled={busy !== null || late}
              title={late ? say(['只能在 7 天内撤回', 'Only within 7 days']) : undefined}
              onClick={takeBack}
            >
              {say(['撤回本批', 'Take it back'])}
            </Button>
          )}
          <ProblemRows {...{ batch, busy, act, problems: 0, dropped: summary.dropped }} />
          <Button color="inherit" component={Link} to={screen.path}>
            {say(['完成', 'Finish'])}
          </Button>
        </div>
        <div className="bulk-next">
          <Button
            variant="contained"
            size="large"
            startIcon={<Download />}
            disabled={busy !== null}
            onClick={download}
          >
            {say(['下载结果', 'Download the result'])}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Whether something was done that can be taken back, and was not yet. */
const isUndoable = ({ done, undoOf, undoneBy, kind }: BatchStepProps['batch']): boolean =>
  done > 0 && !undoOf && !undoneBy && !bulkKinds[kind]?.final

const amountLabel = ({ done, undoOf, kind }: BatchStepProps['batch']): Label => {
  if (done === 0) return ['总金额', 'Total']
  return undoOf ? ['已撤回', 'Taken back'] : (bulkKinds[kind]?.did ?? ['已发放', 'Granted'])
}

/** Over 50,000 rows it is several files in a zip. */
const resultName = (kind: string, batchNo: string, file: Blob): string =>
  `${kind}结果${batchNo}.${/zip/.test(file.type) && !/sheet/.test(file.type) ? 'zip' : 'xlsx'}`
