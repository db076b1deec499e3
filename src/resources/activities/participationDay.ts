import { entity, f, type RecordOf } from '#declare'

/** A day that counted for somebody who takes part; told by the app, once for each day. */
export const participationDay = entity('participationDay', ['参与日记录', 'Day of a participation'], {
  title: 'date',
  fields: {
    participation: f.ref('参与记录', 'Participation', { required: true, to: 'participation', onDelete: 'cascade' }),
    date: f.date('日期', 'Date', { required: true }),
    minutes: f.integer('分钟', 'Minutes', { min: 0, max: 1440, default: 0 }),
    madeUp: f.boolean('补卡', 'Made up', { default: false }),
  },
  rules: {
    comesFromApp: { from: 'app', knownBy: ['participation', 'date'], create: false, remove: false },
    oncePerDay: { unique: ['participation', 'date'] },
    stepsAreRewarded: {
      by: 'reachesAStep',
      on: ['create'],
      per: ['participation.punchCard', 'participation.attendance', 'participation.memberTask', 'participation.courseClockIn'],
    },
    dayFitsClockIn: { by: 'fitsTheClockIn', on: ['create'] },
  },
})
export type ParticipationDay = RecordOf<typeof participationDay>
