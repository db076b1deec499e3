import type { Row } from '#declare'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'

/** Queues what reads a collection's feed, once for each key. */
export const queueCapture = (
  within: PortalContext | Transaction,
  { id, title }: Row,
  session: Session,
  key?: string,
): Promise<number> =>
  queueJob(
    within,
    {
      kind: 'capture',
      title: `抓取播客：${String(title)}`,
      entity: 'radioStation',
      recordId: id as number,
      params: { station: id },
      ...(key && { key }),
    },
    session,
  )
