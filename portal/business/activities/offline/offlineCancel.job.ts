import type { Row } from '#declare'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobKind } from '#portal/engine/queue/jobKind.ts'
import { oneByOne } from '#portal/engine/queue/oneByOne.ts'

const GROUP = 50

/**
 * Ends every open sign-up of a cancelled activity: what was paid is refunded, others are cancelled, each of them told by
 * the rules of its own move. Those that have ended are passed over, so that it may be run again.
 */
export const job: JobKind = {
  step: (work) =>
    oneByOne(work, {
      entity: 'offlineParticipant',
      where: { offlineActivity: work.params.activity, status: ['pending', 'signedUp'] },
      most: GROUP,
      reason: String(work.params.reason ?? '活动取消'),
      act: ended,
      titleOf: (_, { name }) => String(name ?? ''),
    }),
}

async function ended({ records }: Transaction, { id, paid }: Row): Promise<Row> {
  const cancelled = await records.move('offlineParticipant', id as number, 'cancel')
  if (Number(paid ?? 0) === 0) return cancelled
  return records.move('offlineParticipant', id as number, 'refund', { refunded: paid })
}
