import { entity, f, type RecordOf } from '#declare'

/** A light themed list in the museum mini-program (a festival, a dynasty, a kind of relic), quick to make; editors keep drafts and publish two or three a week. */
export const smallSubject = entity('smallSubject', ['小专题', 'Small subject'], {
  path: 'wenbo/smallSubject',
  fields: {
    title: f.text('小专题名称', 'Title', { required: true, max: 18, search: true }),
    brief: f.text('一句话介绍', 'Brief', { required: true, max: 40 }),
    cover: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    headImage: f.image('头图', 'Header picture', { width: 750, height: 422 }),
    color: f.color('主题色', 'Theme colour', { default: '#8C6A3F' }),
    layout: f.choice('版式', 'Layout', 'list', { list: ['列表', 'List'], grid: ['双列卡片', 'Grid'], timeline: ['时间轴', 'Timeline'] }),
    intro: f.longText('导语', 'Introduction', { max: 500 }),
    subject: f.ref('所属文博专题', 'Museum subject', { to: 'wenboSubject', onDelete: 'setNull' }),
    author: f.ref('作者', 'Author', { to: 'author', onDelete: 'setNull' }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 5, onDelete: 'setNull' }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    publishAt: f.dateTime('定时上架', 'Publish at'),
    contents: f.count('内容数', 'Contents', { of: { count: 'smallSubjectContent' } }),
    views: f.count('浏览量', 'Views'),
    order: f.order('排序', 'Position'),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待上架', 'Scheduled'] },
    { published: ['已上架', 'Published'], withdrawn: ['已下架', 'Withdrawn'] },
  ],
  moves: {
    publish: { from: ['draft', 'scheduled', 'withdrawn'], to: 'published' },
    schedule: { from: ['draft', 'withdrawn'], to: 'scheduled' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes', timed: true },
    toDraft: { label: ['转为草稿', 'To draft'], from: ['scheduled', 'withdrawn'], to: 'draft' },
  },
  actions: {
    content: { label: ['内容管理', 'Contents'], on: ['row', 'form'], opens: 'smallSubjectContent', by: 'smallSubject' },
    copy: { copies: { with: ['smallSubjectContent'], drop: ['publishAt'], title: '副本' } },
  },
  list: {
    columns: ['order', 'cover', 'title', 'layout', 'subject', 'contents', 'views', 'publishAt', 'status', 'updatedAt'],
    under: { title: ['subject'], contents: ['views'] },
    filters: ['title', 'layout', 'subject', 'author', 'status', 'publishAt', 'createdAt'],
    bulk: ['publish', 'withdraw'],
  },
  calendar: { in: 'editorial', at: 'publishAt', due: ['scheduled'] },
  revisions: { in: ['published'] },
  form: [
    ['基本信息', 'Basics', 'title', 'brief', 'intro', 'author', 'tags', 'subject'],
    ['样式', 'Style', 'cover', 'headImage', ['color', 'layout'], 'shareImg'],
    ['上架', 'Publishing', ['publishAt', 'order']],
  ],
  fixed: { '/wenbo/smallSubject': { status: ['scheduled', 'published', 'withdrawn'] }, '/wenbo/smallSubject/draft': { status: 'draft' } },
  rules: {
    draftsHaveTheirScreen: { sheet: 1, carried: 'screens.fixed' },
    publishNeedsContents: [
      { sheet: 2, move: 'publish', needs: [{ some: 'smallSubjectContent', least: 2, where: { visible: true } }] },
      {
        move: 'publish',
        needs: [{ none: 'smallSubjectContent', where: { visible: true, timeMark: { set: false } }, when: { layout: 'timeline' } }],
        field: 'layout',
        say: ['时间轴版式下，每条显示的内容都要有时间点', 'In a timeline every visible content needs its point in time'],
      },
      { move: 'schedule', needs: ['publishAt', ['publishAt', '>', { now: '' }]] },
      { at: 'publishAt', does: 'publish', when: { status: 'scheduled' } },
    ],
    titleUniqueUnlessWithdrawn: [
      { sheet: 3, unique: ['title'], among: { status: { not: 'withdrawn' } } },
      { move: 'toDraft', set: { publishAt: null } },
    ],
    deletableUnlessPublished: { sheet: 4, remove: { in: ['draft', 'scheduled', 'withdrawn'], takes: ['smallSubjectContent'] } },
    listIsKeptAlive: { sheet: 5, carried: 'screens.keepAlive' },
    shownWhilePublished: [
      { from: 'app', fields: ['views'] },
      {
        shown: { status: 'published' },
        gives: ['title', 'brief', 'cover', 'headImage', 'color', 'layout', 'intro', 'subject', 'author', 'tags', 'shareImg', 'order'],
      },
    ],
  },
})
export type SmallSubject = RecordOf<typeof smallSubject>
