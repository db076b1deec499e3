import { entity, f, type RecordOf } from '#declare'
import { platforms, pushKinds } from '#resources/choices.ts'

/** A push handed over for one device; the app tells when it arrived and when somebody opened it. */
export const pushReceipt = entity('pushReceipt', ['推送回执', 'Push handed over'], {
  path: 'push/receipt',
  fields: {
    push: f.ref('推送', 'Push', { to: 'push', required: true, onDelete: 'cascade' }),
    device: f.ref('设备', 'Device', { to: 'appDevice', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    key: f.code('幂等键', 'Key', { required: true, unique: true }),
    kind: f.choice('通知类别', 'Kind', 'operation', pushKinds),
    platform: f.choice('平台', 'Platform', { required: true }, platforms),
    sentAt: f.dateTime('推送时间', 'Sent at', { required: true }),
    deliveredAt: f.dateTime('送达时间', 'Delivered at'),
    clickedAt: f.dateTime('点击时间', 'Clicked at'),
  },
  rules: {
    comesFromPortal: [
      { from: 'portal', but: ['deliveredAt', 'clickedAt'], create: false, remove: false },
      { from: 'app', fields: ['push', 'device', 'deliveredAt', 'clickedAt'], knownBy: ['push', 'device'] },
    ],
    clickMeansDelivered: { fill: 'deliveredAt', with: 'clickedAt', when: { clickedAt: { set: true } } },
  },
})
export type PushReceipt = RecordOf<typeof pushReceipt>
