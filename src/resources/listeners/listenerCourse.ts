import { entity, f, type RecordOf, shelf } from '#declare'
import { listenerLevels, unlimited } from '#resources/choices.ts'

/** Courses opened to listeners for a time, free, at a special price or as a trial; course operators change them monthly. */
export const listenerCourse = entity('listenerCourse', ['听友课程', 'Listener course'], {
  path: 'listener/course',
  fields: {
    course: f.ref('课程', 'Course', { to: 'catalog', required: true }),
    title: f.text('展示标题', 'Shown title', { max: 24, search: true }),
    cover: f.image('展示图', 'Cover', { width: 750, height: 422 }),
    badge: f.text('角标', 'Badge', { max: 4 }),
    access: f.choice('权益', 'Access', 'free', [
      { free: ['免费畅听', 'Free'], discount: ['听友专享价', 'Listener price'], trial: ['限时试听', 'Trial'] },
    ]),
    price: f.money('专享价', 'Listener price', { min: 1 }),
    trialLessons: f.integer('试听节数', 'Trial lessons', { min: 1, max: 50 }),
    levels: f.choices('适用等级', 'Levels', { required: true }, listenerLevels),
    period: f.period('开放时间', 'Open', { required: true }),
    quota: f.integer('名额（0为不限）', 'Places (0 no limit)', { zero: unlimited, min: 0, default: 0 }),
    joined: f.count('领取人数', 'Joined', { of: { count: 'listenerLearner' } }),
    finished: f.count('听完人数', 'Finished', { of: { count: 'listenerLearner', where: { finishedAt: { set: true } } } }),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: { joinedList: { label: ['领取名单', 'Who joined'], on: ['row', 'form'], opens: 'listenerLearner', by: 'course' } },
  list: {
    columns: ['cover', 'course', 'access', 'price', 'levels', 'period', 'quota', 'joined', 'finished', 'status', 'order'],
    under: { price: ['access'], joined: ['quota'] },
    filters: ['title', 'course', 'access', 'levels', 'status', 'period'],
    sort: 'order',
  },
  form: [
    ['课程', 'Course', ['course', 'title'], 'cover', 'badge'],
    ['权益', 'Access', ['access', 'price'], 'trialLessons', 'levels', 'quota'],
    ['展示', 'Display', 'period', 'order'],
    ['数据', 'Figures', ['joined', 'finished']],
  ],
  rules: {
    courseIsPublished: [
      { sheet: 1, refer: 'course', where: { nodeKind: 'course', status: 'published' } },
      { fill: 'title', with: 'course.title', shown: true },
      { fill: 'cover', with: 'course.imageUrl', shown: true },
    ],
    fieldsFollowAccess: [
      { sheet: 2, pick: 'access', of: { free: null, discount: 'price', trial: 'trialLessons' }, clears: true },
      { compare: ['price', '<', 'course.price'], field: 'price' },
      { compare: ['trialLessons', '<=', 'course.lessonCount'], field: 'trialLessons' },
    ],
    onePublishedPerCourse: { sheet: 3, unique: ['course'], among: { status: 'published' }, overlap: ['period'] },
    quotaCoversJoined: [
      { sheet: 4, compare: ['joined', '<=', 'quota'], when: { quota: { gt: 0 } }, field: 'quota' },
      { see: 'listenerLearner#takenWithinQuota' },
    ],
    deletableWhenUnused: [
      { sheet: 5, carried: 'fields.period' },
      { note: ['下架后已领取的听友仍可收听', 'Listeners keep what they took'], reader: 'app' },
      { remove: { without: ['joined'] } },
    ],
    shownWithinPeriod: {
      shown: { status: 'published', period: { has: { now: '' } } },
      gives: ['course', 'title', 'cover', 'badge', 'access', 'price', 'trialLessons', 'levels', 'period', 'quota', 'joined', 'order'],
    },
  },
})
export type ListenerCourse = RecordOf<typeof listenerCourse>
