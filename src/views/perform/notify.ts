import { createElement, lazy } from 'react'
import { isOutcome } from '../record/bulkOutcome.ts'
import type { Performing } from './Performing.ts'
import type { Undo } from './Undo.ts'
import { wordsOf } from './wordsOf.ts'

const WatchJob = lazy(() => import('../jobs/WatchJob.tsx'))

/** What was given; null where it was refused, which is told. */
export const unlessRefused = <T>(here: Performing, work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    here.notify(wordsOf(error), { type: 'error' })
    return null
  })

/** Shows a job until it is over or somebody looks away; what it changed is shown afterwards. */
export async function watchJob(here: Performing, title: string, job: number): Promise<void> {
  await here.refresh()
  await here.ask({ title, shows: createElement(WatchJob, { id: job }), tells: true })
  await here.refresh()
}

/**
 * Does something and says that it is done, with the way to take it back where there is one, or what was wrong with it;
 * null where it was not done.
 */
export async function runAndNotify<T>(
  here: Performing,
  title: string,
  run: () => Promise<T | null>,
  undoOf: (done: T) => Undo | undefined = () => undefined,
  /** How it is said that it is done. */
  message = here.say(['{title}：已完成', '{title}: done'], { title }),
): Promise<T | null> {
  try {
    const done = await run()
    if (done === null) return null
    const job = jobOf(done)
    if (job !== undefined) {
      await watchJob(here, title, job)
      return done
    }
    if (!isOutcome(done)) {
      const undo = undoOf(done)
      here.notify(message, { type: 'success', ...(undo && { undo }) })
    }
    await here.refresh()
    return done
  } catch (error) {
    here.notify(wordsOf(error), { type: 'error' })
    return null
  }
}

/** The job an answer names, where the work has only begun. */
export const jobOf = (answer: unknown): number | undefined => {
  const job = (answer as { readonly job?: unknown } | null)?.job
  return typeof job === 'number' ? job : undefined
}
