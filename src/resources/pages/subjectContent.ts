import { entity, f, type RecordOf, shelf } from '#declare'
import { reachable, withdrawnWith } from '#resources/reachable.ts'

/** One item placed in a module of a subject page; the subject's editor adds and orders them. */
export const subjectContent = entity('subjectContent', ['专题内容', 'Subject content'], {
  fields: {
    subject: f.ref('所属专题', 'Subject', { to: 'subject', required: true, onDelete: 'cascade' }),
    module: f.ref('所属模块', 'Module', { to: 'subjectModule', required: true, onDelete: 'cascade' }),
    target: f.jump('关联内容', 'Content', { required: true }),
    title: f.text('展示标题', 'Shown title', { required: true, max: 30, search: true }),
    recommend: f.longText('推荐语', 'Recommendation', { max: 100 }),
    author: f.ref('作者', 'Author', { to: 'author', onDelete: 'setNull' }),
    imageUrl: f.image('横图', 'Wide picture', { width: 690, height: 388 }),
    smallImage: f.image('小图', 'Small picture', { width: 240, height: 180 }),
    timePoint: f.date('时间点', 'Point in time'),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], exclusive: ['独家', 'Exclusive'], free: ['免费', 'Free'], audio: ['音频', 'Audio'], latest: ['最新', 'New'] },
    ]),
    position: f.order('排序', 'Position'),
    viewCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    fillFromTarget: { label: ['带入内容信息', 'Fill from content'], on: 'form', fills: 'fillFromTarget' },
    moveTo: {
      label: ['移至模块', 'Move to module'],
      on: ['row', 'bulk'],
      says: ['移到同一专题另一个模块的末尾。', 'To the end of another module of the subject.'],
      asks: {
        to: f.ref('目标模块', 'Module', {
          ...{ to: 'subjectModule', required: true, same: [['subject', 'subject']], not: 'module' },
          where: { style: { not: ['text', 'video', 'picture'] } },
        }),
      },
    },
  },
  list: {
    columns: ['position', 'smallImage', 'title', 'subject', 'module', 'target', 'badge', 'viewCount', 'status'],
    under: { title: ['badge', 'target'], subject: ['module'] },
    filters: ['subject', 'module', 'title', 'badge', 'status'],
    sort: ['subject', 'module', 'position'],
    bulk: ['publish', 'withdraw', 'moveTo', 'delete'],
  },
  form: [
    ['内容', 'Content', ['subject', 'module'], 'target', 'title', 'recommend', 'author'],
    ['展示', 'Display', 'imageUrl', 'smallImage', ['timePoint', 'badge']],
  ],
  rules: {
    targetOncePerSubject: [
      { sheet: 1, refer: 'module', same: [['subject', 'subject']], say: ['模块不属于所选专题', 'The module is not one of the subject'] },
      { unique: ['subject', 'target'], among: { status: 'published' } },
      {
        refer: 'module',
        where: { style: { not: ['text', 'video', 'picture'] } },
        say: ['文字、视频与通栏图模块不放内容', 'Text, video and picture modules take no contents'],
      },
    ],
    fieldsFollowStyle: [
      { sheet: 2, when: { 'module.style': 'banner' }, demand: ['imageUrl'] },
      { when: { 'module.style': ['single', 'double', 'horizontal'] }, demand: ['smallImage'] },
      { when: { 'module.style': 'timeline' }, demand: ['timePoint'] },
      { note: ['时间线按时间点排列', 'A timeline stands by its points in time'], reader: 'app' },
    ],
    publishNeedsPublishedTarget: [{ sheet: 3, ...reachable('target') }, withdrawnWith('target')],
    contentsLimitedPerModule: [
      { sheet: 4, limit: { most: 100 }, per: ['module'], field: 'module' },
      { order: ['module'] },
      { remove: { in: ['draft', 'withdrawn'] } },
    ],
    shownWhilePublished: [
      { freeze: ['subject'] },
      {
        shown: { status: 'published', 'module.status': 'published', 'subject.status': 'published' },
        gives: [
          ...(['subject', 'module', 'target', 'title', 'recommend', 'author', 'imageUrl', 'smallImage'] as const),
          ...(['timePoint', 'badge', 'position'] as const),
        ],
      },
      { from: 'app', fields: ['viewCount'] },
    ],
  },
})
export type SubjectContent = RecordOf<typeof subjectContent>
