import { entity, f, type RecordOf } from '#declare'

/** A listener who took a course, and how far they are; told by the app, once for each course. */
export const listenerLearner = entity('listenerLearner', ['听友课程领取', 'Listener’s course'], {
  path: 'listener/learner',
  title: 'called',
  fields: {
    course: f.ref('听友课程', 'Listener course', { to: 'listenerCourse', required: true }),
    listener: f.ref('听友', 'Listener', { to: 'listener', required: true }),
    called: f.computed('领取', 'Who joined what', { from: { words: ['listener.nickname', 'course.title'] } }),
    joinedAt: f.dateTime('领取时间', 'Joined at', { required: true }),
    progress: f.percent('学习进度', 'Progress', { min: 0, max: 100, default: 0 }),
    finishedAt: f.dateTime('听完时间', 'Finished at'),
  },
  list: {
    columns: ['listener', 'course', 'joinedAt', 'progress', 'finishedAt'],
    filters: ['course', 'listener', 'joinedAt', 'finishedAt'],
    sort: '-joinedAt',
  },
  screens: [
    { path: '/listener/learner', menu: '听友', label: ['领取名单', 'Who joined'], kind: 'list', hidden: true, parent: '/listener/course' },
  ],
  rules: {
    takenWithinQuota: [
      { from: 'app', knownBy: ['course', 'listener'], create: false, remove: false },
      { cap: 'course.joined', at: 'course.quota', freeAt: 0 },
    ],
    oncePerListenerAndCourse: [
      { unique: ['course', 'listener'] },
      { refer: 'course', where: { status: 'published' } },
      { refer: 'listener', where: { status: 'active' } },
      { oneWay: 'progress', only: 'up' },
    ],
  },
})
export type ListenerLearner = RecordOf<typeof listenerLearner>
