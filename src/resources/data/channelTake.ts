import { entity, f, type RecordOf } from '#declare'

/** Somebody who took the benefits of a channel's activity; told by the page outside the app. */
export const channelTake = entity('channelTake', ['渠道领取', 'Channel take'], {
  fields: {
    h5ChannelActivity: f.ref('渠道活动', 'Activity', { to: 'h5ChannelActivity', required: true }),
    phone: f.phone('手机号', 'Phone', { required: true }),
    user: f.ref('用户', 'User', { to: 'appUser' }),
    takenAt: f.dateTime('领取时间', 'Taken at', { required: true }),
    isNew: f.boolean('新用户', 'New user', { default: false }),
    code: f.code('兑换码', 'Code', { max: 20 }),
  },
  rules: {
    oncePerPhone: [
      { from: 'app', create: false, remove: false },
      { unique: ['h5ChannelActivity', 'phone'], field: 'phone', say: ['此手机号已领取过', 'This phone has taken them already'] },
      { freeze: ['h5ChannelActivity', 'phone', 'takenAt', 'code'] },
      { mask: ['phone', 'code'], unless: { right: 'personal' }, search: 'whole' },
    ],
    takenWithinTerms: [
      { refer: 'h5ChannelActivity', where: { status: 'published' } },
      { cap: 'h5ChannelActivity.taken', at: 'h5ChannelActivity.total' },
      { by: 'keepsToTheTerms', on: ['create'] },
    ],
    codeIsRedeemed: { by: 'redeemsItsCode', on: ['create'] },
  },
})
export type ChannelTake = RecordOf<typeof channelTake>
