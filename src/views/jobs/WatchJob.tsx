import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Label } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { duration } from '#widgets/format/duration.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { StateChip } from '../StateChip.tsx'
import { JobButtons } from './JobButtons.tsx'
import { JobLines } from './JobLines.tsx'
import { isOpen, type Job, overOf, shareOf, watchJob } from './jobCalls.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { secondsLeft } from './pace.ts'
import { useSpeed } from './useSpeed.ts'
import './jobs.css'

/** How far a job is, read again every second while it runs: bar, figures, its last lines, the rows that failed. */
export default function WatchJob({ id }: { readonly id: number }) {
  const say = useSay()
  const query = useQuery({
    queryKey: ['job', 'watching', id],
    queryFn: () => watchJob(id),
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data.job) ? false : 1000),
    retry: false,
  })
  if (query.error && !query.data) return <Alert severity="error">{query.error.message}</Alert>
  if (!query.data) return <div className="job-watch" aria-busy="true" />
  const { job, lines, failedRows } = query.data
  return (
    <div className="job-watch">
      <Head job={job} />
      <ProgressBar job={job} large />
      <Figures job={job} />
      {job.error && <Alert severity="error">{errorIn(job.error, say)}</Alert>}
      <JobButtons job={job} changed={() => void query.refetch()} />
      {failedRows.length > 0 && <FailedRows job={job} rows={failedRows} />}
      <JobLines lines={lines} />
    </div>
  )
}

function Head({ job }: { readonly job: Job }) {
  const entity = use(loadEntity('job'))
  return (
    <header className="job-head">
      <strong>{job.title}</strong>
      <StateChip entity={entity} state={job.status} />
      <span className="job-share">{Math.floor(shareOf(job))}%</span>
    </header>
  )
}

type Fact = readonly [label: Label, value: string, tone?: string]

function Figures({ job }: { readonly job: Job }) {
  const say = useSay()
  const runs = job.status === 'running'
  const speed = useSpeed(overOf(job), runs)
  const left = secondsLeft(job.total - overOf(job), speed)
  const facts: readonly Fact[] = [
    [['总数', 'In all'], groupDigits(job.total)],
    [['成功', 'Done'], groupDigits(job.done), 'good'],
    [['失败', 'Failed'], groupDigits(job.failed), job.failed > 0 ? 'bad' : ''],
    [['跳过', 'Skipped'], groupDigits(job.skipped)],
    ...(runs ? pace(say, speed, left) : took(job)),
  ]
  return (
    <dl className="job-figures">
      {facts.map(([label, value, tone]) => (
        <div key={label[1]} className={tone}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const pace = (say: Say, speed: number | null, left: number | null): readonly Fact[] => [
  [
    ['速度', 'Speed'],
    speed === null
      ? '—'
      : say(['{speed} 行/秒', '{speed} rows/s'], {
          speed: groupDigits(Math.max(1, Math.round(speed))),
        }),
  ],
  [['剩余时间', 'Time left'], left === null ? '—' : duration(left)],
]

const took = ({ startedAt, finishedAt }: Job): readonly Fact[] =>
  startedAt && finishedAt
    ? [[['用时', 'Took'], duration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)]]
    : []

function FailedRows({ job, rows }: { readonly job: Job; readonly rows: readonly JobLineOf[] }) {
  const say = useSay()
  const more = job.failed - rows.length
  return (
    <section className="job-part">
      <h3>
        {say(['失败的行（{count}）', 'Rows that failed ({count})'], {
          count: groupDigits(job.failed),
        })}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="job-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{say(['行', 'Row'])}</th>
              <th>{say(['原因', 'Why'])}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ record, title, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <tr key={index}>
                <td>{title ? `${title} #${record}` : record}</td>
                <td>{say(text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p>
          {say(['另有 {more} 行，见结果文件', 'and {more} more: see the result'], {
            more: groupDigits(more),
          })}
        </p>
      )}
    </section>
  )
}
type JobLineOf = Parameters<typeof JobLines>[0]['lines'][number]

/** Kept in both languages, a line each. */
const errorIn = (error: string, say: Say): string => {
  const [zh = '', en = zh] = error.split('\n')
  return say([zh, en])
}
