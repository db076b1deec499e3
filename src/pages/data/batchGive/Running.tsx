import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import type { Label } from '#declare'
import { duration } from '#widgets/format/duration.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { secondsLeft } from '../../../views/jobs/pace.ts'
import { useSpeed } from '../../../views/jobs/useSpeed.ts'
import { moveBatch, readJob } from './calls.ts'
import { cancelBatch } from './cancelBatch.ts'
import { LookOnly } from './LookOnly.tsx'
import type { BatchStepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'

/** Step 5: how far the run is, and the two ways to hold it. Leaving the page changes nothing. */
export function Running({ batch, summary }: BatchStepProps) {
  const say = useSay()
  const ask = useDialog()
  const { busy, act } = useAct()
  const runs = batch.status === 'running'
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey: ['batch', batch.id, 'job', batch.job],
    queryFn: () => readJob(batch.job!),
    enabled: batch.job !== null && batch.job !== undefined,
    refetchInterval: runs ? 1000 : false,
    retry: false,
  })
  // Rows passed over are no part of the way.
  const total = summary.total - summary.skipped
  const failed = Math.max(job?.failed ?? 0, batch.failed ?? 0)
  const done = Math.min(total, Math.max(job?.done ?? 0, batch.done ?? 0))
  const over = Math.min(total, done + failed)
  const speed = useSpeed(over, runs)
  const left = secondsLeft(total - over, speed)
  const share = total > 0 ? (over / total) * 100 : 0
  const name = say(nameOf(runs, job?.status))
  const facts: readonly (readonly [Label, string, string?])[] = [
    [['成功', 'Done'], groupDigits(done), 'good'],
    [['失败', 'Failed'], groupDigits(failed), failed > 0 ? 'bad' : ''],
    [['跳过', 'Skipped'], groupDigits(batch.skipped ?? 0)],
    [['速度', 'Speed'], speedText(speed, say)],
    [['剩余时间', 'Time left'], runs && left !== null ? duration(left) : '—'],
  ]
  return (
    <section className="card bulk-panel" aria-label={name}>
      <div className="bulk-run-head">
        <h2>{name}</h2>
        <strong>{Math.floor(share)}%</strong>
        <span>
          {groupDigits(over)} / {groupDigits(total)}
        </span>
      </div>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={name}
        color={runs ? 'primary' : 'warning'}
        sx={{ height: 12, borderRadius: 6 }}
      />
      {error && <SearchFailed again={refetch} />}
      <dl className="bulk-run-facts">
        {facts.map(([label, value, tone]) => (
          <div key={label[1]} className={tone}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="bulk-foot">
        <span className="bulk-note">
          {say([
            '离开本页不影响执行，结束后会有通知。每行要么全部完成，要么完全没有发生。',
            'You may leave this page; you are told when it ends. A row happens wholly or not at all.',
          ])}
        </span>
        {!summary.mayRun && <LookOnly batch={batch} />}
        {summary.mayRun && (
          <div className="bulk-buttons">
            <Button
              variant="outlined"
              size="large"
              disabled={busy !== null}
              onClick={() => act('hold', () => moveBatch(batch, runs ? 'pause' : 'resume'))}
            >
              {runs ? say(['暂停', 'Pause']) : say(['继续', 'Resume'])}
            </Button>
            <Button
              variant="outlined"
              color="error"
              size="large"
              disabled={busy !== null}
              onClick={() => cancelBatch(ask, say, act, batch)}
            >
              {say(['取消', 'Cancel'])}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

const nameOf = (runs: boolean, job: string | undefined): Label => {
  if (!runs) return ['已暂停', 'Paused']
  return job === 'queued' ? ['排队中，即将开始', 'Queued, about to begin'] : ['正在执行', 'Running']
}

const speedText = (speed: number | null, say: ReturnType<typeof useSay>) =>
  speed === null
    ? '—'
    : say(['{speed} 行/秒', '{speed} rows/s'], {
        speed: groupDigits(Math.max(1, Math.round(speed))),
      })
