import { queueSync } from '../shop/queueSync.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of distribution links. */
export const distributionLink: ActionFunctions = { sync: queueSync('shopOrders', '同步有赞订单') }
