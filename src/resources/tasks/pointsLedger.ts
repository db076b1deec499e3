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
      later: 'writes an entry of origin correction for one user with a signed change and a remark; admin only',
    },
  },
  list: { columns: ['createdAt', 'user', 'delta', 'balance', 'origin', 'originTitle', 'remark'], filters: ['user', 'origin', 'createdAt'] },
  standIn: true,
})
export type PointsLedger = RecordOf<typeof pointsLedger>
