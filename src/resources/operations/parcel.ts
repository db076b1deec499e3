import { f } from '#declare'
import { carriers } from '#resources/choices.ts'

/** Where a parcel goes; filled in by the reader in the app, or by whoever ships it. */
export const receiverFields = {
  receiver: f.text('收货人', 'Receiver', { max: 20, search: true, personal: true }),
  phone: f.phone('手机号', 'Phone', { search: true }),
  region: f.text('省市区', 'Region', { max: 40, personal: true }),
  address: f.text('详细地址', 'Address', { max: 100 }),
}

/** With whom it goes. */
export const carrierFields = {
  carrier: f.choice('快递公司', 'Carrier', carriers),
  trackingNo: f.code('快递单号', 'Tracking number', { pattern: '^[A-Za-z0-9-]{8,24}$', search: true }),
  shippedAt: f.dateTime('发货时间', 'Shipped at'),
}

/** The life of something owed in kind, from the address to the doorstep. */
export const parcelStates = [
  { awaitingAddress: ['待填地址', 'Awaiting address'], pending: ['待发货', 'To ship'], shipped: ['已发货', 'Shipped'] },
  { delivered: ['已签收', 'Delivered'], returned: ['已退回', 'Returned'], cancelled: ['已取消', 'Cancelled'] },
] as const

export const parcelMoves = {
  fillAddress: { label: ['填写地址', 'Fill in address'], from: ['awaitingAddress'], to: 'pending' },
  ship: { label: ['发货', 'Ship'], from: ['pending', 'returned'], to: 'shipped', asks: ['carrier', 'trackingNo'] },
  deliver: { label: ['签收', 'Deliver'], from: ['shipped'], to: 'delivered' },
  markReturned: { label: ['标记退回', 'Mark returned'], from: ['shipped'], to: 'returned' },
  cancel: { from: ['awaitingAddress', 'pending', 'returned'], to: 'cancelled', confirm: 'yes' },
} as const

/** Whom it goes to is settled once it is on its way. */
export const receiverFrozen = {
  freeze: ['receiver', 'phone', 'region', 'address'],
  once: { status: ['shipped', 'delivered', 'cancelled'] },
} as const
