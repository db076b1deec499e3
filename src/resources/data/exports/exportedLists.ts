/** What an export by conditions lists. */
export interface ExportedList {
  readonly entity: string
  /** The moment or day its date range is about. */
  readonly at: string
  /** Columns of the file; `user.phone` stands on the record a reference names. */
  readonly columns: readonly string[]
}

const who = ['user.uid', 'user.nickname', 'user.phone'] as const

/** Kinds of export that take conditions: which records they hold, and what of them. */
export const exportedLists: { readonly [kind: string]: ExportedList } = {
  users: {
    entity: 'appUser',
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
    entity: 'userOrder',
    at: 'createdAt',
    columns: [
      ...['orderNo', ...who, 'kind', 'items', 'amount', 'couponDiscount', 'readMoneyPaid', 'paid', 'payChannel', 'channel'],
      ...['createdAt', 'paidAt', 'refundAmount', 'status'],
    ],
  },
  vip: { entity: 'userVip', at: 'validity.end', columns: [...who, 'kind', 'days', 'validity', 'source', 'status', 'createdAt'] },
  magazines: {
    entity: 'userMagazine',
    at: 'createdAt',
    columns: [...who, 'magazine', 'issue', 'months', 'validity', 'source', 'status', 'createdAt'],
  },
  comments: {
    entity: 'comment',
    at: 'publishedAt',
    columns: ['targetTitle', 'content', 'user.uid', 'user.nickname', 'publishedAt', 'region', 'best', 'top', 'likes', 'replies', 'status'],
  },
  couponUsage: {
    entity: 'couponUsage',
    at: 'usedAt',
    columns: [
      ...['usedAt', 'coupon', 'user.uid', 'user.nickname', 'event', 'order', 'goodsTitle'],
      ...['orderAmount', 'discount', 'paid', 'source'],
    ],
  },
  redeemCodes: {
    entity: 'redeemCode',
    at: 'createdAt',
    columns: [
      ...['code', 'batchNo', 'batchName', 'channel', 'company', 'redeemPeriod', 'maxUses', 'uses', 'status'],
      ...['user.uid', 'redeemedAt', 'createdAt'],
    ],
  },
  studyTime: {
    entity: 'cumulativeTime',
    at: 'date',
    columns: ['date', 'user.uid', 'user.nickname', 'company', 'listen', 'read', 'video', 'total', 'contents', 'streak', 'source'],
  },
  sales: {
    entity: 'salesDaily',
    at: 'date',
    columns: [
      ...['date', 'platform', 'shop', 'goodsCode', 'title', 'goods', 'orders', 'quantity', 'amount'],
      ...['refundQuantity', 'refundAmount', 'netAmount', 'matchStatus'],
    ],
  },
}
