import { entity, f, type RecordOf, shelf } from '#declare'
import { chargeKinds, updateKinds, vipScopes } from '#resources/choices.ts'

/** Courses with their chapters and lessons as one tree; a root node is a course as it is sold (jump type course means this); the course desk edits it daily; its own top-level menu entry. */
export const catalog = entity('catalog', ['课程表目录', 'Timetable directory'], {
  fields: {
    nodeKind: f.choice('节点类型', 'Node kind', 'course', [
      { course: ['课程', 'Course'], chapter: ['章节', 'Chapter'], lesson: ['课时', 'Lesson'] },
    ]),
    parent: f.parent('上级节点', 'Parent', { to: 'catalog' }),
    title: f.text('标题', 'Title', { required: true, max: 60, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 80 }),
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
    audio: f.audio('课时音频', 'Audio', { fills: { duration: 'duration' } }),
    video: f.video('课时视频', 'Video', { fills: { duration: 'duration' } }),
    duration: f.duration('时长', 'Length'),
    body: f.richText('文稿', 'Text'),
    trial: f.boolean('可试听', 'Free trial', { default: false }),
    publishAt: f.dateTime('定时更新时间', 'Release time'),
    practice: f.ref('课后练习', 'Practice', { to: 'practice', onDelete: 'setNull' }),
    position: f.order('排序', 'Position'),
    lessonCount: f.count('已更新课时', 'Released lessons'),
    learnerCount: f.count('学习人数', 'Learners'),
  },
  ...shelf(),
  actions: {
    importJson: {
      label: ['导入目录JSON', 'Import directory JSON'],
      later:
        'addCatalogJson: paste or pick a file, preview the tree with faults by line, then add all chapters and lessons below the course as drafts, or none',
    },
    exportJson: { label: ['导出目录JSON', 'Export directory JSON'], later: "the course's tree in the form that importJson takes" },
    copyCourse: { label: ['复制课程', 'Copy course'], later: 'course with its tree as drafts; new courseNumber, no sales, files shared' },
    batchAudio: {
      label: ['批量上传课时音频', 'Upload lesson audio'],
      later: 'one lesson per mp3 or m4a file, titled by file name, appended to the chapter',
    },
  },
  list: {
    columns: [
      ['imageUrl', 'title', 'courseNumber', 'lecturers', 'category', 'chargeKind'],
      ['price', 'lessonCount', 'updateKind', 'learnerCount', 'status', 'position'],
    ],
    filters: ['title', 'status', 'category', 'lecturers', 'chargeKind', 'updateKind'],
  },
  form: [
    ['节点', 'Node', ['nodeKind', 'parent'], 'title', 'subtitle', 'position'],
    [
      '课程信息',
      'Course',
      'courseNumber',
      'lecturers',
      'category',
      'appCategories',
      'tags',
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
    addCatalogJson: {
      takes: { courseId: 'id', json: 'array of {title, nodeKind, media, duration, trial, children}' },
      gives: 'counts of added chapters and lessons, or the faults by path',
    },
    getRelationCourse: {
      call: 'GET',
      takes: ['id'],
      gives: 'list of related courses: the chosen ones, filled up to 6 from the same category',
    },
  },
  standIn: true,
})
export type Catalog = RecordOf<typeof catalog>
