import { entity, f, type RecordOf } from '#declare'

/** A seven-day trial that a user has claimed on a landing page, once over all of them; told by the app. */
export const trialClaim = entity('trialClaim', ['七日体验领取', 'Trial claim'], {
  title: 'claimedAt',
  fields: {
    page: f.ref('七日VIP页', 'Page', { required: true, to: 'sevenDayVip' }),
    user: f.ref('用户', 'User', { required: true, unique: true, to: 'appUser' }),
    claimedAt: f.dateTime('领取时间', 'Claimed at', { required: true }),
    paidAt: f.dateTime('支付时间', 'Paid at'),
    convertedAt: f.dateTime('转付费时间', 'Converted at'),
  },
  rules: {
    oncePerUser: [
      { from: 'app', knownBy: ['user'], create: false, remove: false },
      { freeze: ['page', 'user'], say: ['每位用户只能领取一次体验', 'A user claims one trial'] },
    ],
    claimedWithinStock: [
      { refer: 'page', where: { status: 'published' } },
      { cap: 'page.claims', at: 'page.stock', freeAt: 0 },
    ],
    trialIsGranted: { by: 'grantsTheTrial', on: ['save'] },
  },
})
export type TrialClaim = RecordOf<typeof trialClaim>
