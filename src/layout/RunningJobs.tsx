import TaskAlt from '@mui/icons-material/TaskAlt'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Label } from '#declare'
import { groupDigits } from '#widgets/format/number.ts'
import { usePainted } from '../client/firstPaint.ts'
import { type Say, useSay } from '../i18n/useSay.ts'
import { isOpen, type Job, myJobs, shareOf } from '../views/jobs/jobCalls.ts'
import { BarPopover } from './BarPopover.tsx'

const JobsMenu = lazy(() => import('./JobsMenu.tsx'))
const WatchDialog = lazy(() => import('../views/jobs/WatchDialog.tsx'))

/** How often one's jobs are asked for while one of them is open, and while none is, in milliseconds. */
const OFTEN = 2000
const SELDOM = 20_000
const NONE: readonly Job[] = []

/** One's own jobs in the top bar: a ring while one runs, the list behind it, a word when one ends. */
export function RunningJobs() {
  const say = useSay()
  const [watched, setWatched] = useState<number | null>(null)
  const {
    data: jobs = NONE,
    error,
    refetch,
  } = useQuery({
    queryKey: ['job', 'mine'],
    queryFn: myJobs,
    enabled: usePainted(),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? OFTEN : SELDOM),
    retry: false,
  })
  useTellEnds(jobs)
  const running = jobs.filter(isOpen)
  const title =
    running.length > 0
      ? say(['任务：{count} 个进行中', 'Jobs: {count} under way'], { count: running.length })
      : say(['任务', 'Jobs'])
  return (
    <>
      <BarPopover
        title={title}
        icon={
          <span className="jobs-button">
            <TaskAlt fontSize="small" />
            <Ring jobs={running} />
          </span>
        }
        width="min(380px, calc(100vw - 24px))"
        count={running.length}
        color="primary"
      >
        {(close) => (
          <JobsMenu
            jobs={jobs}
            failed={error && jobs === NONE ? refetch : undefined}
            onWatch={(id) => {
              close()
              setWatched(id)
            }}
          />
        )}
      </BarPopover>
      <Suspense fallback={null}>
        {watched !== null && <WatchDialog id={watched} onClose={() => setWatched(null)} />}
      </Suspense>
    </>
  )
}

/** All that run taken together. */
function Ring({ jobs }: { readonly jobs: readonly Job[] }) {
  const runs = jobs.filter(({ status }) => status === 'running')
  if (runs.length === 0) return null
  const share = runs.reduce((sum, job) => sum + shareOf(job), 0) / runs.length
  return <CircularProgress variant="determinate" value={Math.max(4, share)} size={30} aria-hidden />
}

/** Says how a job ended that was seen under way. */
function useTellEnds(jobs: readonly Job[]): void {
  const say = useSay()
  const notify = useNotify()
  const open = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    for (const job of jobs)
      if (open.current.has(job.id) && !isOpen(job))
        notify(wordsOfEnd(job, say), { type: toneOf[job.status] ?? 'info' })
    open.current = new Set(jobs.filter(isOpen).map(({ id }) => id))
  }, [jobs, notify, say])
}

const toneOf: { readonly [status: string]: 'success' | 'warning' | 'error' | 'info' } = {
  done: 'success',
  partly: 'warning',
  failed: 'error',
}
const endings: { readonly [status: string]: Label } = {
  done: ['“{title}”已完成，共 {done} 行', '"{title}" is done: {done:row|rows}'],
  partly: [
    '“{title}”部分成功：{done} 行成功，{failed} 行失败',
    '"{title}" is partly done: {done:row|rows} well, {failed} failed',
  ],
  failed: ['“{title}”失败', '"{title}" failed'],
  cancelled: ['“{title}”已取消', '"{title}" was cancelled'],
}
const noneDone: Label = [
  '“{title}”没有一行成功：{failed} 行失败',
  '"{title}": nothing was done, {failed:row|rows} failed',
]
const wordsOfEnd = ({ title, status, done, failed }: Job, say: Say): string =>
  say(
    (status === 'partly' && done === 0 && noneDone) ||
      endings[status] || ['“{title}”已结束', '"{title}" has ended'],
    {
      title,
      done: groupDigits(done),
      failed: groupDigits(failed),
    },
  )
