import { entity, f, type RecordOf, shelf } from '#declare'

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
    fillFromTarget: {
      label: ['带入内容信息', 'Fill from content'],
      on: 'form',
      later: "takes title, pictures and author from the target's own record",
    },
    moveTo: { label: ['移至模块', 'Move to module'], later: 'moves the chosen contents to the end of another module of the subject' },
  },
  list: {
    columns: ['position', 'smallImage', 'title', 'subject', 'module', 'target', 'badge', 'viewCount', 'status'],
    filters: ['subject', 'module', 'title', 'badge', 'status'],
    sort: ['subject', 'module', 'position'],
    bulk: ['publish', 'withdraw', 'moveTo', 'delete'],
  },
  form: [
    ['内容', 'Content', ['subject', 'module'], 'target', 'title', 'recommend', 'author'],
    ['展示', 'Display', 'imageUrl', 'smallImage', ['timePoint', 'badge']],
  ],
  standIn: true,
})
export type SubjectContent = RecordOf<typeof subjectContent>
