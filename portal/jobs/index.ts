import { bulkJob } from '../bulk/job.ts'
import { sendSop } from '../camps/sendSop.ts'
import { settlePeriod } from '../camps/settlePeriod.ts'
import { tellCancelled } from '../camps/tellCancelled.ts'
import { seatJob } from '../partners/seatJob.ts'
import { bulkMoves } from './bulkMoves.ts'
import type { JobKind } from './jobKind.ts'

/** What jobs do, by `job.kind`. One line each, so that Node, its worker thread and the browser find them alike. */
export const jobKinds: { readonly [kind: string]: JobKind } = {
  bulk: bulkMoves,
  campNotice: tellCancelled,
  campSend: sendSop,
  campSettle: settlePeriod,
  grant: bulkJob,
  seats: seatJob,
}
