import { entity, f, type RecordOf } from '#declare'

/** A benefit that a user has claimed; told by the app. */
export const welfareClaim = entity('welfareClaim', ['福利领取', 'Welfare claim'], {
  fields: {
    claimNo: f.code('领取编号', 'Claim number', { required: true, unique: true }),
    welfare: f.ref('福利', 'Welfare', { required: true, to: 'welfare' }),
    user: f.ref('用户', 'User', { required: true, to: 'appUser' }),
    claimedAt: f.dateTime('领取时间', 'Claimed at', { required: true }),
    code: f.code('券码', 'Code', { max: 60 }),
  },
  rules: {
    comesFromApp: [{ from: 'app', but: ['code'], knownBy: ['claimNo'], create: false, remove: false }, { freeze: ['welfare', 'user'] }],
    claimedWithinStock: [
      { refer: 'welfare', where: { status: 'published' } },
      { cap: 'welfare.claimed', at: 'welfare.stock' },
      { by: 'keepsToTheLimit', on: ['create'] },
    ],
    claimBringsCodeOrObject: { by: 'givesCodeOrObject', on: ['create'] },
  },
})
export type WelfareClaim = RecordOf<typeof welfareClaim>
