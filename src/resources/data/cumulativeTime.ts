import { entity, f, type RecordOf } from '#declare'
import { cumulativeTimeDashboard } from './cumulativeTimeDashboard.ts'

/** A user's study time of one day as the app counted it; looked up for prizes, complaints and rank disputes, corrected now and then. */
export const cumulativeTime = entity('cumulativeTime', ['累计时长', 'Cumulative time'], {
  title: 'called',
  fields: {
    called: f.computed('记录', 'Record', { from: { words: ['user.nickname', 'date'] } }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    date: f.date('日期', 'Date', { required: true, readOnly: true }),
    source: f.choice('来源', 'Source', { default: 'app', readOnly: true }, [
      { app: ['App统计', 'Counted by the app'], adjust: ['人工修正', 'Correction'] },
    ]),
    listen: f.duration('收听时长', 'Listening', { default: 0, readOnly: true }),
    read: f.duration('阅读时长', 'Reading', { default: 0, readOnly: true }),
    video: f.duration('视频时长', 'Video', { default: 0, readOnly: true }),
    total: f.computed('合计时长', 'Total', { as: 'duration', from: { plus: ['listen', 'read', 'video'] } }),
    contents: f.count('学习内容数', 'Contents'),
    streak: f.count('连续天数', 'Days in a row'),
    company: f.ref('所属企业', 'Company', { to: 'company', readOnly: true }),
    reason: f.text('修正原因', 'Reason', { max: 100, readOnly: true }),
  },
  actions: {
    users: { label: ['按用户汇总', 'By user'], on: 'list', page: '/datas/cumulativeTime/users' },
    adjust: {
      label: ['修正时长', 'Correct'],
      says: [
        '为该用户当日增加一条修正记录，App 统计的数据不变；减少时填负数，榜单在下次计算时更新。',
        'Adds a correction for this user and day; what the app counted stays. Take away with a minus; ranks follow at their next count.',
      ],
      asks: {
        listen: f.decimal('收听增减（分钟）', 'Listening, ± minutes', { min: -1440, max: 1440 }),
        read: f.decimal('阅读增减（分钟）', 'Reading, ± minutes', { min: -1440, max: 1440 }),
        video: f.decimal('视频增减（分钟）', 'Video, ± minutes', { min: -1440, max: 1440 }),
        reason: f.text('修正原因', 'Reason', { required: true, max: 100 }),
      },
      runs: 'adjust',
    },
  },
  dashboards: { users: cumulativeTimeDashboard },
  list: {
    columns: ['user', 'date', 'listen', 'read', 'video', 'total', 'contents', 'streak', 'source'],
    filters: ['user', 'date', 'company', 'source', 'total'],
    sort: ['-date', '-total'],
    sums: ['listen', 'read', 'video', 'total'],
  },
  form: [
    ['时长', 'Time', ['user', 'date'], ['listen', 'read'], 'video', 'total'],
    ['其他', 'Other', ['contents', 'streak'], ['company', 'source'], 'reason'],
  ],
  rules: {
    oncePerUserAndDay: [
      { sheet: 1, unique: ['user', 'date'], among: { source: 'app' } },
      {
        from: 'app',
        fields: ['user', 'date', 'listen', 'read', 'video', 'company', 'contents'],
        knownBy: ['user', 'date'],
        create: false,
        remove: false,
        when: { source: 'app' },
      },
      { remove: 'never' },
    ],
    dayTotalWithinADay: { sheet: 2, by: 'dayHolds', on: ['save'] },
    sumsFollowTheFilter: [{ sheet: 3, carried: 'lists.sums' }, { carried: 'dashboards.users' }],
    adjustNeedsBulkRight: [
      { sheet: 4, may: ['adjust'], who: { right: 'bulk' } },
      { by: 'countsStreak', on: ['save'] },
    ],
  },
})
export type CumulativeTime = RecordOf<typeof cumulativeTime>
