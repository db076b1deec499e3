import { bulkJob } from '../bulk/job.ts'
import { bulkMoves } from './bulkMoves.ts'
import type { JobKind } from './jobKind.ts'

/** What jobs do, by `job.kind`. One line each, so that Node, its worker thread and the browser find them alike. */
export const jobKinds: { readonly [kind: string]: JobKind } = {
  bulk: bulkMoves,
  grant: bulkJob,
}
