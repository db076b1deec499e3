import { entity, f, type RecordOf } from '#declare'
import { sealWays } from '#resources/choices.ts'

/** A seal somebody collected at a place; told by the mini-program, looked up by operators when somebody asks for a reward. */
export const sealStamp = entity('sealStamp', ['盖章记录', 'Stamp'], {
  path: 'wenbo/sealStamp',
  title: 'called',
  fields: {
    seal: f.ref('印章主题', 'Seal theme', { to: 'seal', readOnly: true }),
    place: f.ref('点位', 'Place', { to: 'sealPlace', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    called: f.computed('盖章', 'Stamp', { from: { words: ['user.nickname', 'place.name'] } }),
    way: f.choice('盖章方式', 'Collected by', sealWays),
    stampedAt: f.dateTime('盖章时间', 'Stamped at', { required: true }),
    completes: f.boolean('集齐', 'Completed the set', { default: false, readOnly: true }),
    rewarded: f.boolean('已发奖励', 'Rewarded', { default: false, readOnly: true }),
  },
  list: {
    columns: ['user', 'place', 'way', 'stampedAt', 'completes', 'rewarded'],
    filters: ['seal', 'place', 'user', 'completes', 'stampedAt'],
    sort: '-stampedAt',
    bulk: [],
  },
  screens: [
    {
      path: '/wenbo/seal/collected',
      menu: '小程序/文博',
      label: ['盖章明细', 'Stamps collected'],
      kind: 'list',
      hidden: true,
      parent: '/wenbo/seal',
    },
  ],
  rules: {
    comesFromApp: [
      { from: 'app', fields: ['place', 'user', 'way', 'stampedAt'], knownBy: ['place', 'user'], create: false, remove: false },
      { from: 'portal', fields: ['seal', 'completes', 'rewarded'] },
      { remove: 'never' },
    ],
    oncePerUserAndPlace: [
      { unique: ['place', 'user'] },
      { fill: 'seal', with: 'place.seal' },
      { fill: 'way', with: 'place.way' },
      { freeze: ['place', 'user', 'stampedAt'] },
      { by: 'isOpenThen', on: ['create'] },
    ],
    oneRewardPerUser: [
      { by: 'completesTheSet', on: ['create'], per: ['place.seal', 'user'] },
      { unique: ['seal', 'user'], among: { completes: true } },
    ],
  },
})
export type SealStamp = RecordOf<typeof sealStamp>
