import { entity, f, type RecordOf, shelf } from '#declare'
import { chargeKinds, updateKinds, vipScopes } from '#resources/choices.ts'

/** Lessons that readers find below a node, right there or in its chapters. */
const released = (below: 'parent' | 'parent.parent') => ({ [below]: 'id', nodeKind: 'lesson', status: 'published' })

/** Courses with their chapters and lessons as one tree; a root node is a course as it is sold (jump type course means this); the course desk edits it daily; its own top-level menu entry. */
export const catalog = entity('catalog', ['课程表目录', 'Timetable directory'], {
  fields: {
    nodeKind: f.choice('节点类型', 'Node kind', 'course', [
      { course: ['课程', 'Course'], chapter: ['章节', 'Chapter'], lesson: ['课时', 'Lesson'] },
    ]),
    parent: f.parent('上级节点', 'Parent', { to: 'catalog' }),
    title: f.text('标题', 'Title', { required: true, max: 60, search: true }),
    ...{ subtitle: f.text('副标题', 'Subtitle', { max: 80 }), learnerCount: f.count('学习人数', 'Learners') },
    courseNumber: f.text('课程编号', 'Course number', { unique: true, pattern: '^KC\\d{6}$' }),
    lecturers: f.refs('主讲人', 'Lecturers', { to: 'author', max: 10 }),
    category: f.ref('知识分类', 'Category', { to: 'category' }),
    appCategories: f.refs('App分类', 'App categories', { to: 'appCategory', max: 5 }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    imageUrl: f.image('课程横图', 'Wide picture', { width: 690, height: 388 }),
    smallImage: f.image('方形封面', 'Square cover', { width: 600, height: 600 }),
    bigImage: f.image('详情页头图', 'Detail header image', { width: 1125, height: 633 }),
    introduction: f.richText('课程介绍', 'Introduction'),
    buyNote: f.longText('购买须知', 'Purchase notice', { max: 500 }),
    chargeKind: f.choice('收费方式', 'Charging', { default: 'paid' }, chargeKinds),
    price: f.money('售价', 'Price', { min: 0 }),
    originalPrice: f.money('划线价', 'Original price', { min: 0 }),
    vipScope: f.choices('会员免费范围', 'Free for members', vipScopes),
    updateKind: f.choice('更新状态', 'Progress', { default: 'serial' }, updateKinds),
    plannedLessons: f.integer('计划课时数', 'Planned lessons', { min: 1, max: 500 }),
    updateNote: f.text('更新说明', 'Release note', { max: 30 }),
    relationCourses: f.refs('相关课程', 'Related courses', { to: 'catalog', max: 10 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    media: f.choice('课时形式', 'Lesson medium', { default: 'audio' }, [
      { audio: ['音频', 'Audio'], video: ['视频', 'Video'], text: ['图文', 'Text'] },
    ]),
    audio: f.audio('课时音频', 'Audio', { fills: { duration: 'duration' }, transcript: { into: 'body' } }),
    video: f.video('课时视频', 'Video', { fills: { duration: 'duration' }, transcript: { into: 'body' } }),
    duration: f.duration('时长', 'Length'),
    body: f.richText('文稿', 'Text'),
    trial: f.boolean('可试听', 'Free trial', { default: false }),
    publishAt: f.dateTime('定时更新时间', 'Release time'),
    practice: f.ref('课后练习', 'Practice', { to: 'practice', onDelete: 'setNull' }),
    position: f.order('排序', 'Position'),
    called: f.computed('名称', 'Name', { as: 'text', from: { words: ['title', 'parent.title', 'parent.parent.title'] } }),
    lessonCount: f.count('已更新课时', 'Released lessons', {
      of: {
        plus: [
          { count: 'catalog', where: released('parent') },
          { count: 'catalog', where: released('parent.parent') },
        ],
      },
    }),
  },
  ...shelf(),
  actions: {
    importJson: {
      label: ['导入目录JSON', 'Import directory JSON'],
      says: [
        '粘贴章节与课时组成的数组，每项有 title、nodeKind，课时另有 media、duration、trial，章节另有 children。先列出会新增多少，全部无误才写入，均为草稿。',
        'Paste an array of chapters and lessons: each with title and nodeKind, a lesson with media, duration and trial, a chapter with children. What would be made is told first; all of it is added as drafts, or none.',
      ],
      when: { nodeKind: 'course' },
      otherwise: ['只有课程可以导入目录', 'Only a course takes a directory'],
      asks: { json: f.longText('目录JSON', 'Directory JSON', { required: true, max: 200000 }) },
    },
    exportJson: {
      label: ['导出目录JSON', 'Export directory JSON'],
      when: { nodeKind: 'course' },
      otherwise: ['只有课程可以导出目录', 'Only a course has a directory'],
      gives: 'file',
    },
    copyCourse: {
      label: ['复制课程', 'Copy course'],
      says: ['章节与课时一并复制，均为草稿，音视频文件共用。', 'Chapters and lessons come along as drafts; sounds and films are shared.'],
      when: { nodeKind: 'course' },
      otherwise: ['请选择课程', 'Choose a course'],
      asks: { courseNumber: f.text('课程编号', 'Course number', { required: true, pattern: '^KC\\d{6}$' }) },
    },
    batchAudio: {
      label: ['批量上传课时音频', 'Upload lesson audio'],
      says: ['每个音频成为一个课时草稿，排在已有课时之后。', 'Each sound becomes a draft of a lesson, behind those that stand there.'],
      when: { nodeKind: ['course', 'chapter'] },
      otherwise: ['请选择课程或章节', 'Choose a course or chapter'],
      asks: {
        lessons: f.list(
          '课时',
          'Lessons',
          { required: true, min: 1, max: 100 },
          {
            title: f.text('标题', 'Title', { required: true, max: 60 }),
            audio: f.audio('课时音频', 'Audio', { required: true, pattern: '\\.(mp3|m4a)$', fills: { duration: 'duration' } }),
            duration: f.duration('时长', 'Length', { required: true, min: 1 }),
          },
        ),
      },
    },
  },
  list: {
    columns: [
      ['imageUrl', 'title', 'courseNumber', 'lecturers', 'category', 'chargeKind'],
      ['price', 'lessonCount', 'updateKind', 'learnerCount', 'status', 'position'],
    ],
    filters: ['title', 'nodeKind', 'status', 'category', 'lecturers', 'chargeKind', 'updateKind'],
  },
  form: [
    ['节点', 'Node', ['nodeKind', 'parent'], 'title', 'subtitle', 'position'],
    [
      '课程信息',
      'Course',
      ['courseNumber', 'category'],
      'lecturers',
      ['appCategories', 'tags'],
      'imageUrl',
      'smallImage',
      'bigImage',
      'introduction',
    ],
    ['价格与权益', 'Price and rights', ['chargeKind', 'price'], 'originalPrice', 'vipScope', 'buyNote'],
    ['更新与推荐', 'Release', ['updateKind', 'plannedLessons'], 'updateNote', 'relationCourses', 'shareImg'],
    ['课时内容', 'Lesson', 'media', 'audio', 'video', 'duration', 'body', ['trial', 'publishAt'], 'practice'],
  ],
  endpoints: {
    getCourseList: { call: 'GET', takes: ['page', 'size', 'title', 'status', 'category'], gives: 'page of course nodes without children' },
    getCourse: { call: 'GET', takes: ['id'], gives: 'the course with its tree of chapters and lessons in order' },
    getArticleList: { call: 'GET', takes: { courseId: 'id', chapterId: 'parent' }, gives: 'flat list of the lessons, without body' },
    updateArticle: { takes: ['id', 'title', 'body', 'audio', 'video', 'trial', 'publishAt', 'version'], gives: 'record' },
    setCatalogStatus: { takes: ['id', 'status'], gives: 'record' },
    addCatalogJson: { takes: { courseId: 'id', json: 'array of {title, nodeKind, media, duration, trial, children}' }, gives: 'counts' },
    getRelationCourse: { call: 'GET', takes: ['id'], gives: 'related courses: the chosen, filled up to 6 from the category' },
  },
  rules: {
    nodesStandByKind: [
      {
        sheet: 1,
        tree: { depth: 3, by: 'nodeKind', kinds: { course: [], chapter: ['course'], lesson: ['course', 'chapter'] }, stays: true },
      },
      { freeze: ['nodeKind'] },
      { order: ['parent'] },
      { by: 'lessonsOrChapters' },
    ],
    fieldsFollowNodeKind: [
      {
        sheet: 2,
        when: { nodeKind: 'course' },
        demand: ['courseNumber', 'lecturers', 'category', 'imageUrl', 'smallImage', 'introduction', 'chargeKind'],
        refuse: ['media', 'audio', 'video', 'duration', 'body', 'trial', 'publishAt', 'practice'],
      },
      { when: { nodeKind: 'lesson' }, demand: ['media'] },
      { by: 'holdsItsOwn', on: ['save'] },
      { when: { nodeKind: 'chapter' }, refuse: ['media', 'audio', 'video', 'duration', 'body', 'trial', 'publishAt', 'practice'] },
      {
        when: { nodeKind: ['chapter', 'lesson'] },
        refuse: [
          ...(['courseNumber', 'lecturers', 'category', 'appCategories', 'tags', 'imageUrl', 'smallImage', 'bigImage'] as const),
          ...(['introduction', 'chargeKind', 'price', 'originalPrice', 'vipScope', 'buyNote'] as const),
          ...(['updateKind', 'plannedLessons', 'updateNote', 'relationCourses', 'shareImg'] as const),
        ],
      },
    ],
    priceFollowsChargeKind: [
      { sheet: 3, when: { nodeKind: 'course', chargeKind: 'paid' }, demand: ['price'] },
      { compare: ['price', '>', 0], when: { nodeKind: 'course', chargeKind: 'paid' } },
      { compare: ['price', '<=', 'originalPrice'] },
      { when: { nodeKind: 'course', chargeKind: 'vip' }, demand: ['vipScope'] },
      {
        move: 'publish',
        when: { nodeKind: 'course', chargeKind: 'paid' },
        needs: [
          {
            is: {
              any: [
                { some: 'catalog', where: { parent: 'id', trial: true } },
                { some: 'catalog', where: { 'parent.parent': 'id', trial: true } },
              ],
            },
          },
        ],
        warn: true,
        say: ['付费课程还没有可试听的课时', 'This paid course has no lesson for trial'],
      },
    ],
    publishNeedsLessonOrFile: [
      {
        sheet: 4,
        move: 'publish',
        when: { nodeKind: 'course' },
        needs: [{ is: { lessonCount: { gt: 0 } } }],
        say: ['至少上架一个课时才能上架课程', 'A course is published with one published lesson or more'],
      },
      { move: 'publish', when: { nodeKind: 'lesson', media: 'audio' }, needs: ['audio'] },
      { move: 'publish', when: { nodeKind: 'lesson', media: 'video' }, needs: ['video'] },
      { move: 'publish', when: { nodeKind: 'lesson', media: 'text' }, needs: ['body'] },
      { mark: { nodeKind: 'lesson', status: 'published', publishAt: { gt: { now: '' } } }, as: ['待更新', 'To be released'] },
    ],
    finishedNeedsAllLessons: [
      {
        sheet: 5,
        compare: ['lessonCount', '>=', 'plannedLessons'],
        when: { nodeKind: 'course', updateKind: 'finished' },
        field: 'updateKind',
      },
      {
        shown: {
          status: 'published',
          any: [
            { nodeKind: 'course' },
            { 'parent.nodeKind': 'course', 'parent.status': 'published', publishAt: { set: false } },
            { 'parent.nodeKind': 'course', 'parent.status': 'published', publishAt: { lte: { now: '' } } },
            { 'parent.status': 'published', 'parent.parent.status': 'published', publishAt: { set: false } },
            { 'parent.status': 'published', 'parent.parent.status': 'published', publishAt: { lte: { now: '' } } },
          ],
        },
        gives: [
          ...(['nodeKind', 'parent', 'title', 'subtitle', 'courseNumber', 'lecturers', 'category', 'tags'] as const),
          ...(['imageUrl', 'smallImage', 'bigImage', 'introduction', 'buyNote', 'chargeKind', 'price', 'originalPrice'] as const),
          ...(['vipScope', 'updateKind', 'plannedLessons', 'updateNote', 'relationCourses', 'shareImg'] as const),
          ...(['media', 'audio', 'video', 'duration', 'body', 'trial', 'practice', 'position', 'lessonCount'] as const),
        ],
      },
    ],
    deletableByAdminOnly: { sheet: 6, remove: { by: 'admin', without: ['children', 'references', 'learnerCount'] } },
    relatedCoursesArePublished: [
      { sheet: 7, refer: 'relationCourses', where: { nodeKind: 'course', status: 'published' }, not: 'self' },
      { freeze: ['courseNumber'], once: { status: { not: 'draft' } } },
    ],
    countsComeFromApp: { from: 'app', fields: ['learnerCount'] },
  },
})
export type Catalog = RecordOf<typeof catalog>
