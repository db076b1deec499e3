import { entity, f, type RecordOf } from '#declare'

/** Who takes part in a punch-card, an attendance, a marathon, a member task or a clock-in to a course; told by the app as users join and get on. */
export const participation = entity('participation', ['参与记录', 'Participation'], {
  fields: {
    entryNo: f.code('报名编号', 'Entry number', { required: true, unique: true }),
    activity: f.choice('活动类型', 'Activity', { required: true }, [
      { punchCard: ['打卡活动', 'Punch-card'], attendance: ['签到活动', 'Attendance'] },
      { marathon: ['马拉松', 'Marathon'], memberTask: ['会员任务', 'Member task'], courseClockIn: ['课程打卡', 'Course clock-in'] },
    ]),
    punchCard: f.ref('打卡活动', 'Punch-card', { to: 'punchCard' }),
    attendance: f.ref('签到活动', 'Attendance', { to: 'attendance' }),
    marathon: f.ref('马拉松', 'Marathon', { to: 'marathon' }),
    memberTask: f.ref('会员任务', 'Member task', { to: 'memberTask' }),
    courseClockIn: f.ref('课程打卡', 'Course clock-in', { to: 'courseClockIn' }),
    distance: f.text('马拉松组别', 'Distance', { max: 10 }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    joinedAt: f.dateTime('参与时间', 'Joined at', { required: true }),
    days: f.count('完成天数', 'Days done', { of: { count: 'participationDay' } }),
    minutes: f.count('累计分钟', 'Minutes', { of: { sum: 'minutes', over: 'participationDay' } }),
    finishedAt: f.dateTime('完成时间', 'Finished at'),
    rank: f.integer('名次', 'Rank', { min: 1 }),
  },
  rules: {
    comesFromApp: { from: 'app', but: ['rank'], knownBy: ['entryNo'], create: false, remove: false },
    oncePerUserAndActivity: [
      {
        pick: 'activity',
        of: {
          ...{ punchCard: 'punchCard', attendance: 'attendance', marathon: 'marathon' },
          ...{ memberTask: 'memberTask', courseClockIn: 'courseClockIn' },
        },
      },
      { when: { activity: 'marathon' }, demand: ['distance'], otherwise: 'refuse' },
      { unique: ['punchCard', 'attendance', 'marathon', 'memberTask', 'courseClockIn', 'user'] },
      { freeze: ['activity', 'punchCard', 'attendance', 'marathon', 'memberTask', 'courseClockIn', 'user'] },
    ],
    joinedWhilePublished: [
      { refer: 'punchCard', where: { status: 'published' } },
      { refer: 'attendance', where: { status: 'published' } },
      { refer: 'marathon', where: { status: 'published' } },
      { refer: 'memberTask', where: { status: 'published' } },
      { refer: 'courseClockIn', where: { status: 'published' } },
      { cap: 'punchCard.joined', at: 'punchCard.quota', freeAt: 0 },
      { cap: 'courseClockIn.joinCount', at: 'courseClockIn.quota' },
      { by: 'runsADistance', per: ['marathon'] },
    ],
    takenWithMembership: { by: 'hasMembership', on: ['create'] },
    finishingIsRewarded: { by: 'owesForFinishing', on: ['save'], per: ['memberTask'] },
  },
})
export type Participation = RecordOf<typeof participation>
