import { entity, f, type RecordOf } from '#declare'

/** One phone of the list for which a channel's activity is meant; read from its file. */
export const channelPhone = entity('channelPhone', ['渠道名单', 'Listed phone'], {
  fields: {
    activity: f.ref('渠道活动', 'Activity', { to: 'h5ChannelActivity', required: true, onDelete: 'cascade' }),
    phone: f.phone('手机号', 'Phone', { required: true }),
  },
  rules: {
    phoneOncePerActivity: [
      { from: 'portal', create: false, remove: false },
      { unique: ['activity', 'phone'] },
      { mask: ['phone'], unless: { right: 'personal' } },
    ],
  },
})
export type ChannelPhone = RecordOf<typeof channelPhone>
