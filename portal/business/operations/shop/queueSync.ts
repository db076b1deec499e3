import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

/** An action that asks the shop for its goods or orders, as a job. */
export const queueSync =
  (kind: 'shopGoods' | 'shopOrders', title: string): ActionFunction =>
  async ({ context, session, db }) => {
    const asked = { kind, title, entity: kind === 'shopGoods' ? 'shopGoods' : 'shopOrder' }
    return { job: await queueFor({ context, session, db }, asked) }
  }
