import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueSync } from '../operations/shop/queueSync.ts'

/** Actions of distribution links. */
export const actions: ActionFunctions = { sync: queueSync('shopOrders', '同步有赞订单') }
