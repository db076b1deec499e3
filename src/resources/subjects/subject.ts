import { entity, f, type RecordOf, shelf } from '#declare'

/** A themed page that gathers content of all kinds in modules; modules and their content are edited on the subject module and subject content screens; a few new ones a month. */
export const subject = entity('subject', ['专题', 'Subject'], {
  fields: {
    title: f.text('专题名称', 'Name', { required: true, max: 30, unique: true, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 60 }),
    tags: f.refs('专题标签', 'Subject tags', { to: 'subjectTag', max: 5 }),
    surfaceImageUrl: f.image('专题封面', 'Cover', { required: true, width: 690, height: 388 }),
    modelTopPic: f.image('专题详情头图', 'Subject detail header image', { required: true, width: 1125, height: 633 }),
    introduction: f.richText('专题导语', 'Introduction'),
    layout: f.choice('版式', 'Layout', 'modules', [
      { modules: ['分模块', 'In modules'], list: ['列表', 'List'], grid: ['双列', 'Two columns'], timeline: ['时间线', 'Timeline'] },
    ]),
    bgColor: f.color('背景色', 'Background', { default: '#FFFFFF' }),
    titleColor: f.color('标题颜色', 'Title colour', { default: '#222222' }),
    period: f.period('有效时间', 'Valid during'),
    relatedSubjects: f.refs('相关专题', 'Related subjects', { to: 'subject', max: 6 }),
    commentable: f.boolean('允许评论', 'Comments allowed', { default: false }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareDesc: f.text('分享描述', 'Share text', { max: 60 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    position: f.order('排序', 'Position'),
    contentCount: f.count('内容数', 'Contents', { of: { count: 'subjectContent' } }),
    visitCount: f.count('访问量', 'Visits'),
  },
  ...shelf(),
  actions: {
    rename: { asks: ['title'] },
    modules: { label: ['管理模块', 'Manage modules'], opens: 'subjectModule', by: 'subject' },
    contents: { label: ['管理内容', 'Manage content'], opens: 'subjectContent', by: 'subject' },
    copy: { runs: 'copy' },
    qrCode: { label: ['预览二维码', 'Preview QR code'], links: { host: 'app.h5Address', path: 'subject', word: 'id', drafts: true } },
  },
  list: {
    columns: ['surfaceImageUrl', 'title', 'tags', 'layout', 'contentCount', 'visitCount', 'period', 'status', 'position'],
    filters: ['title', 'tags', 'layout', 'status', 'period'],
  },
  revisions: { in: ['published'] },
  form: [
    ['基本信息', 'Basics', 'title', 'subtitle', 'tags', 'position'],
    ['图片', 'Pictures', 'surfaceImageUrl', 'modelTopPic', ['bgColor', 'titleColor']],
    ['内容', 'Content', 'introduction', 'layout', 'relatedSubjects', 'commentable', 'period'],
    ['分享', 'Sharing', 'shareTitle', 'shareDesc', 'shareImg'],
  ],
  endpoints: {
    getModelList: { call: 'GET model', takes: ['page', 'size', 'title', 'tags', 'status'], gives: 'page of records' },
    modelContentList: {
      call: 'GET model/modelContentList',
      takes: { modelId: 'id' },
      gives: "the subject's modules (subjectModule) with their contents (subjectContent) in order",
    },
    searchContent: {
      call: 'GET model/searchContent',
      takes: { type: 'jump type, absent for all', keyword: 'name or id', page: 'page' },
      gives: 'page of published contents: type, id, title, picture, price; serves every content picker, module content too',
    },
    udateModelName: { call: 'POST model/udateModelName', takes: ['id', 'title', 'version'], gives: 'record' },
  },
  rules: {
    headerUploadIsNamed: { sheet: 1, carried: 'fields.modelTopPic' },
    publishNeedsContents: {
      sheet: 2,
      move: 'publish',
      needs: [
        { some: 'subjectModule', where: { status: 'published' } },
        { some: 'subjectContent', least: 3, where: { status: 'published' } },
      ],
    },
    listedWithinPeriod: [
      { sheet: 3, carried: 'fields.period' },
      { mark: { 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      {
        shown: { status: 'published' },
        gives: [
          'title',
          'subtitle',
          'tags',
          'surfaceImageUrl',
          'modelTopPic',
          'introduction',
          'layout',
          'bgColor',
          'titleColor',
          'period',
          'relatedSubjects',
          'commentable',
          'shareTitle',
          'shareDesc',
          'shareImg',
          'position',
        ],
      },
      { note: ['过期专题不再列出，链接仍可打开', 'After its period it leaves lists, its address keeps working'], reader: 'app' },
    ],
    deletableUnlessPublished: [
      { sheet: 4, refer: 'relatedSubjects', not: 'self' },
      { remove: { in: ['draft', 'withdrawn'], takes: ['subjectContent', 'subjectModule'] } },
      { by: 'namesWhatGoesAlong', on: ['remove'], warn: true },
    ],
    countsComeFromApp: { from: 'app', fields: ['visitCount'] },
  },
})
export type Subject = RecordOf<typeof subject>
