/** What an export by conditions lists; of which entity, the field `conditions` says. */
export interface ExportedList {
  /** The moment or day its date range is about. */
  readonly at: string
  /** Columns of the file; `user.phone` stands on the record a reference names. */
  readonly columns: readonly string[]
}

const who = ['user.uid', 'user.nickname', 'user.phone'] as const

/** Kinds of export that take conditions, and what their files hold. */
export const exportedLists: { readonly [kind: string]: ExportedList } = {
  users: {
    at: 'registeredAt',
    columns: [
      'uid',
      'nickname',
      'phone',
      'channel',
      'platform',
      'company',
      'readMoney',
      'points',
      'registeredAt',
      'lastActiveAt',
      'status',
    ],
  },
  orders: {
    at: 'createdAt',
    columns: [
      ...['orderNo', ...who, 'kind', 'items', 'amount', 'couponDiscount', 'readMoneyPaid', 'paid', 'payChannel', 'channel'],
      ...['createdAt', 'paidAt', 'refundAmount', 'status'],
    ],
  },
  vip: { at: 'validity.end', columns: [...who, 'kind', 'days', 'validity', 'source', 'status', 'createdAt'] },
  magazines: { at: 'createdAt', columns: [...who, 'magazine', 'issue', 'months', 'validity', 'source', 'status', 'createdAt'] },
  comments: {
    at: 'publishedAt',
    columns: ['targetTitle', 'content', 'user.uid', 'user.nickname', 'publishedAt', 'region', 'best', 'top', 'likes', 'replies', 'status'],
  },
  couponUsage: {
    at: 'usedAt',
    columns: [
      ...['usedAt', 'coupon', 'user.uid', 'user.nickname', 'event', 'order', 'goodsTitle'],
      ...['orderAmount', 'discount', 'paid', 'source'],
    ],
  },
  redeemCodes: {
    at: 'createdAt',
    columns: [
      ...['code', 'batchNo', 'batchName', 'channel', 'company', 'redeemPeriod', 'maxUses', 'uses', 'status'],
      ...['user.uid', 'redeemedAt', 'createdAt'],
    ],
  },
  studyTime: {
    at: 'date',
    columns: ['date', 'user.uid', 'user.nickname', 'company', 'listen', 'read', 'video', 'total', 'contents', 'streak', 'source'],
  },
  sales: {
    at: 'date',
    columns: [
      ...['date', 'platform', 'shop', 'goodsCode', 'title', 'goods', 'orders', 'quantity', 'amount'],
      ...['refundQuantity', 'refundAmount', 'netAmount', 'matchStatus'],
    ],
  },
}
