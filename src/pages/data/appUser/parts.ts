import type { Label, Row } from '#declare'

/** One list of what a user has: an entity with a field that names the user, narrowed where only some of it belongs here. */
export interface Held {
  readonly entity: string
  readonly filter?: Row
  /** The field that names the user; `user` unless said. */
  readonly by?: string
  /** Shown in place of the entity's own columns. */
  readonly columns?: readonly string[]
  /** What it is called here, where that is not the entity. */
  readonly label?: Label
  /** By what it is sorted, where not as everywhere. */
  readonly sort?: string
  /** Shown beside the entity's own columns, where it has them. */
  readonly also?: readonly string[]
  /** A call on the list that tells its rows in words: those that gave what they were to give are left out. */
  readonly told?: string
}
/** A tab of the page. */
export interface Part {
  readonly key: string
  readonly label: Label
  readonly lists: readonly Held[]
}

/** What bulk grants and single grants gave, and took back again. */
const granted = (entity: string): Held => ({
  entity,
  filter: { source: entity === 'readMoneyLedger' ? ['grant', 'reverse'] : 'grant' },
  also: ['batch', 'note', 'createdAt'],
})

/** Rows of lists that name the user, in words: why somebody went without, and what to answer. */
const ungranted: Held = {
  entity: 'batchRow',
  label: ['为什么没收到', 'Why it did not come'],
  columns: ['batch', 'rowNo', 'status', 'createdAt'],
  sort: '-createdAt',
  told: 'tell',
}

/** The tabs of a user's page, in the order of what is asked most. */
export const parts: readonly Part[] = [
  {
    key: 'grants',
    label: ['补赠记录', 'Grants'],
    lists: [
      ungranted,
      ...['readMoneyLedger', 'userVip', 'userBook', 'userMagazine', 'userQualification'].map(
        granted,
      ),
    ],
  },
  {
    key: 'money',
    label: ['阅读币流水', 'Read money'],
    lists: [{ entity: 'readMoneyLedger', also: ['expiresAt', 'order', 'batch'] }],
  },
  {
    key: 'rights',
    label: ['权益', 'Rights'],
    lists: ['userVip', 'userBook', 'userMagazine', 'userQualification'].map((entity) => ({
      entity,
    })),
  },
  { key: 'orders', label: ['订单', 'Orders'], lists: [{ entity: 'userOrder' }] },
  {
    key: 'coupons',
    label: ['优惠券', 'Coupons'],
    lists: [{ entity: 'userCoupon', also: ['order', 'batch'] }],
  },
  { key: 'medals', label: ['勋章', 'Medals'], lists: [{ entity: 'medalHolder' }] },
  { key: 'time', label: ['学习时长', 'Study time'], lists: [{ entity: 'cumulativeTime' }] },
  { key: 'points', label: ['积分', 'Points'], lists: [{ entity: 'pointsLedger' }] },
  {
    key: 'comments',
    label: ['评论', 'Comments'],
    lists: [{ entity: 'comment' }, { entity: 'commentReport', by: 'writer' }],
  },
  {
    key: 'log',
    label: ['操作日志', 'Log'],
    lists: [{ entity: 'auditLog', by: 'recordId', filter: { entity: 'appUser' } }],
  },
]

/** The filter that leaves what belongs to a user; the log knows records by their number as text. */
export const belongsTo = ({ by = 'user', filter, entity }: Held, user: number): Row => ({
  [by]: entity === 'auditLog' ? String(user) : user,
  ...filter,
})
