import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { groupDigits } from '#widgets/format/number.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { readJob } from './calls.ts'
import type { BatchStepProps } from './StepProps.ts'

/** Step 3 while the portal reads and checks the list; nothing is written. */
export function Checking({ batch }: BatchStepProps) {
  const say = useSay()
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey: ['batch', batch.id, 'job', batch.job],
    queryFn: () => readJob(batch.job!),
    enabled: batch.job !== null && batch.job !== undefined,
    refetchInterval: 1000,
    retry: false,
  })
  const total = job?.total || batch.rows
  const done = job?.done ?? 0
  const name = say(['正在校验名单', 'Checking the list'])
  return (
    <section className="card bulk-panel" aria-live="polite">
      <h2>{name}……</h2>
      <LinearProgress
        aria-label={name}
        {...(total && done ? { variant: 'determinate', value: (done / total) * 100 } : {})}
      />
      {error && <SearchFailed again={refetch} />}
      <p className="bulk-note">
        {total
          ? say(['已校验 {done} / {total} 行', '{done} of {total} rows'], {
              done: groupDigits(done),
              total: groupDigits(total),
            })
          : job?.status === 'queued'
            ? say(['排队中，即将开始', 'Queued, about to begin'])
            : say(['正在读取文件', 'Reading the file'])}
        {' · '}
        {say([
          '离开本页不影响校验，可从“批量记录”回到这里。',
          'You may leave this page; the history leads back here.',
        ])}
      </p>
    </section>
  )
}
