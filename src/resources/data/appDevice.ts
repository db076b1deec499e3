import { entity, f, type RecordOf } from '#declare'
import { platforms } from '#resources/choices.ts'

/** A phone or tablet the app runs on, as the push service knows it; told by the app at its start and whenever notifications are allowed or forbidden. */
export const appDevice = entity('appDevice', ['用户设备', 'App device'], {
  title: 'platform',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    token: f.code('推送标识', 'Push token', { required: true, unique: true }),
    platform: f.choice('平台', 'Platform', { required: true }, platforms),
    appVersion: f.text('App版本', 'App version', { required: true, pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    /** The version as one number, so that the database can tell which is higher. */
    versionNumber: f.computed('版本序号', 'Version number', { as: 'integer', from: { by: 'versionNumber' } }),
    allowed: f.boolean('允许通知', 'Notifications allowed', { default: true }),
    seenAt: f.dateTime('最近启动', 'Last start'),
  },
  rules: {
    comesFromApp: { from: 'app', knownBy: ['token'], create: false, remove: false },
    tokenIsMasked: { mask: ['token'], keep: '0…4', export: 'never' },
  },
})
export type AppDevice = RecordOf<typeof appDevice>
