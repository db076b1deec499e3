import { entity, f, type RecordOf } from '#declare'

/** A talking point that gathers feed items and readers' comments; flow editors open two or three a week. */
export const informationFlowTopic = entity('informationFlowTopic', ['信息流话题', 'Flow topic'], {
  fields: {
    name: f.text('话题名称', 'Topic', { required: true, max: 20, unique: true, pattern: '^[^#]+$', search: true }),
    intro: f.longText('话题简介', 'Introduction', { required: true, max: 200 }),
    surfaceImageUrl: f.image('话题封面', 'Cover', { required: true, width: 335, height: 335 }),
    bigImage: f.image('话题页头图', 'Page header', { width: 750, height: 420 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    host: f.ref('发起作者', 'Hosting author', { to: 'author', onDelete: 'setNull' }),
    subject: f.ref('关联专题', 'Related subject', { to: 'subject', onDelete: 'setNull' }),
    hot: f.boolean('热门话题', 'Hot', { default: false }),
    allowPost: f.boolean('允许用户参与', 'Readers may post', { default: true }),
    period: f.period('讨论时间', 'Discussion period'),
    position: f.order('排序', 'Position'),
    flowCount: f.count('内容数', 'Items', { of: { count: 'informationFlow' } }),
    joinCount: f.count('参与人数', 'Participants'),
    viewCount: f.count('浏览数', 'Views'),
  },
  states: { draft: ['草稿', 'Draft'], published: ['进行中', 'Open'], closed: ['已结束', 'Closed'], withdrawn: ['已下线', 'Offline'] },
  moves: {
    publish: { from: ['draft', 'withdrawn', 'closed'], to: 'published' },
    close: { from: ['published'], to: 'closed' },
    withdraw: { from: ['published', 'closed'], to: 'withdrawn', confirm: 'yes' },
  },
  list: {
    columns: ['position', 'surfaceImageUrl', 'name', 'host', 'hot', 'flowCount', 'joinCount', 'viewCount', 'period', 'status'],
    under: { name: ['host'], joinCount: ['viewCount'] },
    filters: ['name', 'status', 'hot', 'host'],
    sort: ['position', '-createdAt'],
    bulk: ['close', 'withdraw'],
  },
  form: [
    ['基本信息', 'Basics', 'name', 'intro', ['host', 'subject']],
    ['图片', 'Pictures', 'surfaceImageUrl', 'bigImage', 'shareImg'],
    ['设置', 'Settings', ['hot', 'allowPost'], 'period'],
  ],
  rules: {
    nameStandsBetweenHashes: [
      { sheet: 1, carried: 'fields.name' },
      { note: ['App 在名称两侧加 #', 'The app puts a # before and behind the name'], reader: 'app' },
    ],
    closedTakesNoPosts: [
      { sheet: 2, at: 'period.end', does: 'close', when: { status: 'published' } },
      {
        shown: { status: ['published', 'closed'] },
        gives: [
          ...(['name', 'intro', 'surfaceImageUrl', 'bigImage', 'shareImg', 'host', 'subject', 'hot', 'allowPost'] as const),
          ...(['period', 'position', 'flowCount', 'joinCount', 'viewCount'] as const),
        ],
      },
      { move: 'close', set: { allowPost: false } },
      { when: { status: 'closed' }, allow: { allowPost: [false] } },
      {
        move: 'publish',
        needs: [{ is: { any: [{ 'period.end': { set: false } }, { 'period.end': { gt: { now: '' } } }] } }],
        say: ['讨论时间已过，请先修改', 'Its discussion is over: change the period first'],
        field: 'period',
      },
    ],
    hotAreLimited: [
      { sheet: 3, limit: { most: 8 }, where: { status: 'published', hot: true }, field: 'hot' },
      {
        move: 'publish',
        needs: [{ some: 'informationFlow', where: { topic: 'id', status: 'published' }, when: { host: { set: false } } }],
      },
    ],
    deletableWhileDraft: [
      { sheet: 4, note: ['下线后内容仍属于该话题', 'Items keep their topic when it goes offline'], reader: 'app' },
      { remove: { in: ['draft'], without: ['informationFlow'] } },
    ],
    countsComeFromApp: { from: 'app', fields: ['joinCount', 'viewCount'] },
  },
})
export type InformationFlowTopic = RecordOf<typeof informationFlowTopic>
