import { entity, f, type RecordOf } from '#declare'

/** A reward that somebody has reached in a clock-in to a course: it waits, and is given by itself as soon as there is any. */
export const clockInReward = entity('clockInReward', ['课程打卡奖励', 'Clock-in reward'], {
  title: 'days',
  fields: {
    courseClockIn: f.ref('课程打卡', 'Course clock-in', { to: 'courseClockIn', required: true }),
    participation: f.ref('参与记录', 'Participation', { to: 'participation', required: true, onDelete: 'cascade' }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    days: f.integer('累计天数', 'Days', { required: true, min: 1 }),
    reachedOn: f.date('达成日期', 'Reached on', { required: true }),
    givenAt: f.dateTime('发放时间', 'Given at', { readOnly: true }),
  },
  states: { waiting: ['待发放', 'To be given'], given: ['已发放', 'Given'] },
  moves: { give: { label: ['发放', 'Give'], from: ['waiting'], to: 'given', silent: true } },
  rules: {
    comesFromPortal: [{ from: 'portal', create: false, remove: false, moves: ['give'] }, { unique: ['participation', 'days'] }],
    givenWithinStock: [
      { at: 'once', does: 'give', when: { status: 'waiting' } },
      { by: 'isInStock', on: ['give'], per: ['courseClockIn'] },
      { by: 'givesTheStep', on: ['give'] },
      { move: 'give', set: { givenAt: { now: '' } } },
    ],
  },
})
export type ClockInReward = RecordOf<typeof clockInReward>
