import type { ActionFunction } from '../actions/action.ts'
import type { Tx } from '../db/database.ts'
import { queueJob } from '../jobs/queueJob.ts'
import { openUnit } from '../records/unit.ts'

/** An action that asks the shop for its goods or orders, as a job. */
export const queueSync =
  (kind: 'shopGoods' | 'shopOrders', title: string): ActionFunction =>
  async ({ ground, session, db }) => {
    const asked = { kind, title, entity: kind === 'shopGoods' ? 'shopGoods' : 'shopOrder' }
    return { job: await queueJob(openUnit(ground, { session }, db as Tx), asked, session) }
  }
