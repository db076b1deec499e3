import { use } from 'react'
import { loadEntity } from '#resources/load.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../i18n/useSay.ts'
import { type Job, overOf } from '../views/jobs/jobCalls.ts'
import { ProgressBar } from '../views/jobs/ProgressBar.tsx'
import { StateChip } from '../views/StateChip.tsx'

interface Props {
  readonly jobs: readonly Job[]
  /** Asks once more, where they could not be asked for. */
  readonly failed?: (() => void) | undefined
  onWatch(id: number): void
}

/** One's own jobs, those under way first; each leads to its progress. */
export default function JobsMenu({ jobs, failed, onWatch }: Props) {
  const say = useSay()
  const entity = use(loadEntity('job'))
  return (
    <div className="jobs-menu">
      <header>{say(['我的任务', 'My jobs'])}</header>
      {failed && <SearchFailed again={failed} />}
      {jobs.length === 0 && !failed && (
        <p className="jobs-none">
          {say([
            '还没有任务。批量操作与导出会在这里显示进度。',
            'None yet. Bulk runs and exports show their progress here.',
          ])}
        </p>
      )}
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <button type="button" onClick={() => onWatch(job.id)}>
              <span className="jobs-line">
                <span title={job.title}>{job.title}</span>
                <StateChip entity={entity} state={job.status} />
              </span>
              <ProgressBar job={job} />
              <small>
                {say(['{over} / {total} 行', '{over} / {total} rows'], {
                  over: groupDigits(overOf(job)),
                  total: groupDigits(job.total),
                })}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
