import { entity, f, type RecordOf } from '#declare'

/** Somebody who collects cards; told by the app as users join and complete their set. */
export const cardCollector = entity('cardCollector', ['集卡用户', 'Card collector'], {
  path: 'activityCardCollect/collector',
  title: 'entryNo',
  fields: {
    entryNo: f.code('参与编号', 'Entry number', { required: true, unique: true }),
    cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    joinedAt: f.dateTime('参与时间', 'Joined at', { required: true }),
    completedAt: f.dateTime('集齐时间', 'Completed at'),
  },
  rules: {
    comesFromApp: { from: 'app', knownBy: ['entryNo'], create: false, remove: false },
    oncePerUser: [
      { unique: ['cardCollect', 'user'] },
      { freeze: ['cardCollect', 'user'] },
      { freeze: ['completedAt'], once: { completedAt: { set: true } } },
      { by: 'collectsInTime', on: ['save'] },
    ],
    winsOnceComplete: { by: 'winsAtOnce', on: ['save'] },
  },
})
export type CardCollector = RecordOf<typeof cardCollector>
