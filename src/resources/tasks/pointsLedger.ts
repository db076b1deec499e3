import { entity, f, type RecordOf } from '#declare'

/** Every change of a user's points, written by the app and by grants; operators look and export, corrections are new entries. */
export const pointsLedger = entity('pointsLedger', ['积分流水', 'Points entry'], {
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    delta: f.integer('变动', 'Change', { required: true, readOnly: true }),
    balance: f.integer('变动后余额', 'Balance after', { min: 0, readOnly: true }),
    origin: f.choice('来源', 'Origin', { readOnly: true }, [
      { task: ['任务奖励', 'Task'], signIn: ['签到', 'Sign-in'], exchange: ['积分兑换', 'Exchange'] },
      { raffle: ['抽奖', 'Lottery'], expire: ['过期', 'Expired'], correction: ['人工调整', 'Correction'] },
    ]),
    originTitle: f.text('来源说明', 'From', { max: 60, readOnly: true }),
    remark: f.text('备注', 'Remark', { max: 100, readOnly: true }),
  },
  actions: {
    correct: {
      label: ['人工调整', 'Correct'],
      on: 'list',
      says: [
        '增加填正数，扣减填负数；写入一条流水，不能撤销，只能再次调整。',
        'A positive number adds, a negative one takes away; it is an entry of its own and stays.',
      ],
      asks: {
        user: f.ref('用户', 'User', { to: 'appUser', required: true }),
        delta: f.integer('变动积分', 'Change', { required: true, min: -1000000, max: 1000000 }),
        remark: f.text('备注', 'Remark', { required: true, max: 100 }),
      },
    },
  },
  list: { columns: ['createdAt', 'user', 'delta', 'balance', 'origin', 'originTitle', 'remark'], filters: ['user', 'origin', 'createdAt'] },
  rules: {
    appendOnly: [{ sheet: 1, from: 'app', create: false, remove: false }, { remove: 'never' }],
    balanceNeverNegative: { sheet: 2, ledger: 'delta', of: 'user', balance: 'balance', floor: 0 },
    balanceReconciledNightly: { sheet: 3, carried: 'computed.points' },
    onlyAdminCorrects: { may: ['correct'], who: 'admin' },
    deltaIsNeverZero: { compare: ['delta', '!=', 0] },
  },
})
export type PointsLedger = RecordOf<typeof pointsLedger>
