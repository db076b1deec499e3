import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { drawOpinions } from './drawOpinions.ts'
import { fromTheBeginning } from './jobOneByOne.ts'
import { makeDigests } from './makeDigests.ts'

/** What a model is asked to make of many records, by `params.makes`. */
const making: { readonly [makes: string]: (work: JobWork) => Promise<JobStep> } = {
  digests: makeDigests,
  opinions: drawOpinions,
}

/** Has a model work on records one after the other. */
export const job: JobKind = {
  async step(work) {
    const make = making[String(work.params.makes)]
    if (!make)
      throw new Error(`No model makes "${work.params.makes}": see portal/business/aiChat/ai.job.ts`)
    return make(work)
  },
  again: fromTheBeginning,
}
