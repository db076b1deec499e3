import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { exportPending } from './parcels/toShip.sheet.ts'

/** Actions of material orders. */
export const actions: ActionFunctions = {
  exportPending,

  /** An order nobody but an operator knows of. */
  add: ({ values, records }) => owed(records, { ...values, sourceName: '后台新增' }),

  /** A new order for the same user, goods and address. */
  reissue: ({ row, records }) => {
    const { user, goodsName, quantity, receiver, phone, region, address, orderNo } = row as Row
    const again = { user, goodsName, quantity, receiver, phone, region, address }
    return owed(records, { ...again, sourceName: `补发 ${orderNo ?? ''}`.trim() })
  },
}

/** Of an operator; to be shipped at once where the address is known. */
async function owed(records: Records, values: Row): Promise<Row> {
  const made = await records.create('materialOrder', { ...values, sourceType: 'operator' })
  const { id, receiver, phone, address } = made
  return receiver && phone && address
    ? records.move('materialOrder', id as number, 'fillAddress')
    : made
}
