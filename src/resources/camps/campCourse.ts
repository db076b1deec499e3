import { entity, f, onOff, type RecordOf } from '#declare'

/** A course as used in a camp, taken from the timetable or made for the camp; its lessons feed the period catalogues. */
export const campCourse = entity('campCourse', ['营课程', 'Camp course'], {
  fields: {
    camp: f.ref('所属训练营', 'Camp', { required: true, to: 'camp' }),
    title: f.text('课程名称', 'Name', { required: true, max: 40, search: true }),
    courseKind: f.choice('课程来源', 'From', 'timetable', [
      { timetable: ['课程表课程', 'Timetable course'], camp: ['营内专属', 'Made for the camp'] },
    ]),
    course: f.ref('对应课程', 'Course', { to: 'catalog' }),
    lecturers: f.refs('主讲人', 'Lecturers', { to: 'author', max: 6 }),
    imageUrl: f.image('封面', 'Cover', { width: 690, height: 388 }),
    introduction: f.longText('课程简介', 'Introduction', { max: 500 }),
    lessons: f.list('营内课时', 'Camp lessons', 100, [
      { title: f.text('课时标题', 'Title', { required: true, max: 60 }) },
      { media: f.choice('形式', 'Medium', 'audio', { audio: ['音频', 'Audio'], video: ['视频', 'Video'], text: ['图文', 'Text'] }) },
      { audio: f.audio('音频', 'Audio', { transcript: { into: 'body' } }) },
      {
        video: f.video('视频', 'Video', { transcript: { into: 'body' } }),
        body: f.richText('文稿', 'Text'),
        duration: f.duration('时长', 'Length'),
      },
    ]),
    required: f.boolean('必修', 'Required', { default: true }),
    position: f.order('排序', 'Position'),
    lessonCount: f.computed('课时数', 'Lessons', {
      as: 'integer',
      from: { byChoice: 'courseKind', of: { timetable: 'course.lessonCount', camp: { length: 'lessons' } } },
    }),
    usedCount: f.count('被营期使用次数', 'Used by periods', { of: { count: 'campCatalogue', distinct: 'period' } }),
  },
  ...onOff(),
  list: {
    columns: [
      ['imageUrl', 'title', 'camp', 'courseKind', 'course', 'lecturers', 'required', 'lessonCount', 'usedCount', 'status', 'position'],
    ],
    under: { courseKind: ['course'], lessonCount: ['usedCount'] },
    filters: ['title', 'camp', 'courseKind', 'required', 'status'],
    sort: ['camp', 'position'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', 'camp', 'title', ['courseKind', 'course'], ['required', 'position']],
    ['介绍', 'Introduction', 'lecturers', 'imageUrl', 'introduction'],
    ['营内课时', 'Lessons', 'lessons'],
  ],
  rules: {
    fieldsFollowCourseKind: [
      { sheet: 1, pick: 'courseKind', of: { timetable: 'course', camp: 'lessons' } },
      {
        refer: 'course',
        where: { nodeKind: 'course', status: 'published' },
        say: ['只能选已上架的课程', 'Only a published course can be chosen'],
      },
      { when: { 'lessons.media': 'audio' }, demand: ['lessons.audio'] },
      { when: { 'lessons.media': 'video' }, demand: ['lessons.video'] },
      { when: { 'lessons.media': 'text' }, demand: ['lessons.body'] },
    ],
    courseOncePerCamp: [
      { sheet: 2, unique: ['camp', 'course'], say: ['该训练营已有这门课程', 'This camp has that course already'] },
      { freeze: ['camp'], once: { usedCount: { gt: 0 } } },
      { remove: { without: ['campCatalogue'] } },
    ],
    orderedWithinCamp: { order: ['camp'] },
    shownWhileEnabled: {
      shown: { status: 'enabled', 'camp.status': 'published' },
      gives: [
        ...(['camp', 'title', 'courseKind', 'course', 'lecturers', 'imageUrl', 'introduction', 'lessons'] as const),
        ...(['required', 'position', 'lessonCount'] as const),
      ],
    },
  },
})
export type CampCourse = RecordOf<typeof campCourse>
