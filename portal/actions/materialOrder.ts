import type { Row } from '#declare'
import { exportPending } from '../parcels/exportPending.ts'
import { importNumbers } from '../parcels/importNumbers.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of material orders. */
export const materialOrder: ActionFunctions = {
  importNumbers: importNumbers({ head: '订单号', field: 'orderNo' }),
  exportPending,

  /** A new order for the same user, goods and address. */
  reissue: async ({ row, records }) => {
    const { user, goodsName, quantity, receiver, phone, region, address, orderNo } = row as Row
    const made = await records.create('materialOrder', {
      ...{ user, goodsName, quantity, receiver, phone, region, address },
      sourceType: 'operator',
      sourceName: `补发 ${orderNo ?? ''}`.trim(),
    })
    return receiver && phone && address
      ? records.move('materialOrder', made.id as number, 'fillAddress')
      : made
  },
}
