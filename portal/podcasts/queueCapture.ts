import type { Row } from '#declare'
import { queueJob } from '../jobs/queueJob.ts'
import type { Ground } from '../records/ground.ts'
import type { Unit } from '../records/unit.ts'
import type { Session } from '../session/session.ts'

/** Queues what reads a collection's feed, once for each key. */
export const queueCapture = (
  within: Ground | Unit,
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
