import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { JobCounts } from './jobKind.ts'

/** The declaration of jobs. */
export const jobEntity = (context: PortalContext) => entityNamed(context, 'job')
/** The portal's clock, as times are kept. */
export const nowOf = (context: PortalContext) => shanghaiTime(context.clock())

/** The counts of a job's record. */
export const countsOf = ({ done, failed, skipped, total }: Row): Required<JobCounts> => ({
  done: Number(done ?? 0),
  failed: Number(failed ?? 0),
  skipped: Number(skipped ?? 0),
  total: Number(total ?? 0),
})

/** What is told of an error: words of ours in both languages, else its own. */
export function wordsOf(error: unknown): Label {
  if (error instanceof PortalError) return error.label
  const said = (error as Error | null)?.message ?? String(error)
  return [said, said]
}
