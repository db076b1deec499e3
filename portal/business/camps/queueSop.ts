import type { Row } from '#declare'
import type { Unit } from '#portal/engine/context/unit.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'

/** Queues what sends an item, once for each key. */
export const queueSop = (unit: Unit, sop: Row, key?: string): Promise<number> =>
  queueJob(
    unit,
    {
      kind: 'campSend',
      title: `执行SOP：${String(sop.title)}`,
      entity: 'campSop',
      recordId: sop.id as number,
      params: { sop: sop.id },
      ...(key && { key }),
    },
    unit.session,
  )
