import type { Row } from '#declare'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'

/** Queues what sends an item, once for each key. */
export const queueSop = (transaction: Transaction, sop: Row, key?: string): Promise<number> =>
  queueJob(
    transaction,
    {
      kind: 'campSend',
      title: `执行SOP：${String(sop.title)}`,
      entity: 'campSop',
      recordId: sop.id as number,
      params: { sop: sop.id },
      ...(key && { key }),
    },
    transaction.session,
  )
