import TaskAlt from '@mui/icons-material/TaskAlt'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { usePainted } from '../client/firstPaint.ts'
import { useSay } from '../i18n/useSay.ts'
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

/** Says how a job ended that was seen under way; the words come when they are wanted, and the list behind the ring has them too. */
function useTellEnds(jobs: readonly Job[]): void {
  const say = useSay()
  const notify = useNotify()
  const open = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const ended = jobs.filter((job) => open.current.has(job.id) && !isOpen(job))
    open.current = new Set(jobs.filter(isOpen).map(({ id }) => id))
    if (ended.length === 0) return
    const tell = ({ wordsOfEnd, toneOf }: typeof import('./jobEnd.ts')) => {
      for (const job of ended) notify(wordsOfEnd(job, say), { type: toneOf(job) })
    }
    import('./jobEnd.ts').then(tell, () => undefined)
  }, [jobs, notify, say])
}
