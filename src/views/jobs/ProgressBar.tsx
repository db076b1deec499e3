import { useSay } from '../../i18n/useSay.ts'
import { type Job, shareOf } from './jobCalls.ts'
import './jobs.css'

/** Done, failed and skipped side by side in one bar. */
export function ProgressBar({ job, large }: { readonly job: Job; readonly large?: boolean }) {
  const say = useSay()
  const { total, done, failed, skipped, status } = job
  const whole = total || 1
  const parts = [
    ['done', total > 0 ? done / whole : shareOf(job) / 100],
    ['failed', failed / whole],
    ['skipped', skipped / whole],
  ] as const
  return (
    <div
      className={`job-bar ${status}${large ? ' large' : ''}`}
      role="progressbar"
      aria-label={say(['{title} 的进度', 'Progress of {title}'], { title: job.title })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(shareOf(job))}
    >
      {parts.map(([name, share]) => (
        <span key={name} className={name} style={{ width: `${Math.min(100, share * 100)}%` }} />
      ))}
    </div>
  )
}
