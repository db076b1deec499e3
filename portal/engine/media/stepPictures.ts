import type { JobStep, JobWork } from '../queue/jobKind.ts'
import { countsOf } from '../queue/jobRecord.ts'
import { onePicture, type ReadPicture } from './onePicture.ts'

/** Pictures of one portion: each takes up to a second. */
const AT_ONCE = 5

interface Counts {
  readonly done: number
  readonly failed: number
}

/** What is to be done with pictures of the library, and to which. */
interface Pictures {
  /** The numbers of the first ones that wait, so many at most. */
  waiting(most: number): Promise<readonly { readonly id: unknown }[]>
  /** Does it with one, and takes it off those that wait; whether it went well. */
  one(id: number, read: ReadPicture): Promise<boolean>
  /** Whether other work on pictures comes first: then it is over before the next one. */
  gives?(): Promise<boolean>
}

/** A portion of a job on pictures, one after the other. */
export async function stepPictures(work: JobWork, of: Pictures): Promise<JobStep> {
  const { pictures, store } = work.context
  let { done, failed } = (work.kept.get('counts') as Counts | undefined) ?? countsOf(work.job)
  const some = pictures && store ? await of.waiting(AT_ONCE) : []
  let over = some.length === 0
  for (const { id } of some) {
    over = (await of.gives?.()) ?? false
    if (over || work.isOver()) break
    if (await onePicture((read) => of.one(Number(id), read))) done++
    else failed++
    work.kept.set('counts', { done, failed })
    // At once: the next one may end this process.
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await work.reached(tx, { done, failed })
    })
  }
  return { done, failed, total: done + failed, over }
}
