import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { checkAgain, dropProblems, readSummary } from './calls.ts'
import { LookOnly } from './LookOnly.tsx'
import { ProblemRows } from './ProblemRows.tsx'
import type { BatchStepProps } from './StepProps.ts'
import type { useAct } from './useAct.ts'

interface Props extends BatchStepProps {
  readonly busy: string | null
  readonly act: ReturnType<typeof useAct>['act']
  readonly ready: boolean
  /** Rows changed and not checked. */
  readonly typed: number
  readonly next: ReactNode
  /** Waits until what was typed into rows is checked. */
  settle(): Promise<void>
  onCancel(): void
}

/** What can be done with the list as a whole, and the way on; it stays in sight. */
export function CheckBar({ batch, summary, busy, act, ready, typed, next, ...does }: Props) {
  const say = useSay()
  const ask = useDialog()
  const { problems, dropped } = summary
  const drop = async () => {
    // A row that has just been put right is no problem any more, as soon as the portal has looked at it.
    const now = await act('drop', async () => {
      await does.settle()
      return readSummary(batch.id)
    })
    if (!now || now.problems === 0) return
    const agreed = await ask({
      title: say(['剔除 {count} 个问题行？', 'Drop {count} problem rows?'], {
        count: groupDigits(now.problems),
      }),
      text: say([
        '这些行标为跳过，不会执行；其余行可以继续。之后随时可以下载这些行，改好后另行上传。',
        'They are skipped and not carried out; the rest may go on. They can be downloaded at any time, mended and uploaded again.',
      ]),
      danger: true,
    })
    if (agreed) await act('drop', () => dropProblems(batch.id))
  }
  if (!summary.mayRun)
    return (
      <div className="bulk-way">
        <div className="bulk-buttons">
          <ProblemRows {...{ batch, busy, act, problems, dropped }} />
        </div>
        <div className="bulk-next">
          <LookOnly batch={batch} />
        </div>
      </div>
    )
  return (
    <div className="bulk-way">
      <div className="bulk-buttons">
        {problems > 0 && (
          <Button variant="outlined" disabled={busy !== null} onClick={drop}>
            {say(['剔除问题行', 'Drop problem rows'])}
          </Button>
        )}
        <ProblemRows {...{ batch, busy, act, problems, dropped }} />
        <Button
          color="inherit"
          disabled={busy !== null}
          onClick={() => act('check', () => does.settle().then(() => checkAgain(batch.id)))}
        >
          {say(['重新校验', 'Check again'])}
        </Button>
        <Button color="inherit" disabled={busy !== null} onClick={does.onCancel}>
          {say(['取消本批', 'Cancel the batch'])}
        </Button>
      </div>
      <div className="bulk-next">
        <span role="status">
          {say(stateOf(summary, ready, typed), { count: groupDigits(problems) })}
        </span>
        {next}
      </div>
    </div>
  )
}

const stateOf = (
  { problems, faults, fine, warned, changedSince, over }: BatchStepProps['summary'],
  ready: boolean,
  typed: number,
): readonly [string, string] => {
  if (problems > 0) return ['还有 {count} 个问题行', 'Problem rows left: {count}']
  if (typed > 0) return ['有修改尚未校验', 'Some changes are not checked']
  if (fine + warned === 0) return ['没有可执行的行', 'There is no row to carry out']
  if (over) return ['超出本月预算，见上方说明', 'Over the budget of the month, see above']
  if (faults.some(({ level }) => level === 'error'))
    return ['名单不能执行，见上方说明', 'The list cannot go on, see above']
  if (!ready) return ['校验尚未完成', 'Not checked yet']
  return changedSince
    ? ['问题已处理，下一步会先整体校验', 'All mended; the list is checked as a whole first']
    : ['全部可以执行', 'All of it can go on']
}
