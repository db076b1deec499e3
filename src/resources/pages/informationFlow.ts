import { entity, f, type RecordOf } from '#declare'
import { audiences } from '#resources/choices.ts'

/** One item of the home feed pointing at a piece of content; flow editors write some thirty a day, the drafts screen shows those not yet published. */
export const informationFlow = entity('informationFlow', ['信息流', 'Information flow'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 40, search: true }),
    summary: f.longText('摘要', 'Summary', { max: 100 }),
    layout: f.choice('展示样式', 'Layout', 'rightImage', [
      { bigImage: ['大图', 'Big picture'], rightImage: ['右图', 'Picture right'], threeImages: ['三图', 'Three pictures'] },
      { audio: ['音频条', 'Audio bar'], video: ['视频', 'Video'], text: ['纯文字', 'Text only'] },
    ]),
    target: f.jump('跳转内容', 'Content', { required: true }),
    bigImage: f.image('大图', 'Big picture', { width: 690, height: 388 }),
    smallImage: f.image('小图', 'Small picture', { width: 240, height: 180 }),
    images: f.images('三图', 'Three pictures', { max: 3, width: 224, height: 168 }),
    video: f.video('视频', 'Video'),
    author: f.ref('作者', 'Author', { to: 'author', onDelete: 'setNull' }),
    tags: f.refs('顶部标签', 'Top tags', { to: 'informationFlowTag', required: true, max: 3 }),
    topic: f.ref('话题', 'Topic', { to: 'informationFlowTopic', onDelete: 'setNull' }),
    interestTags: f.refs('兴趣标签', 'Interest tags', { to: 'interestTag', max: 5 }),
    weight: f.integer('权重', 'Weight', { min: 0, max: 100, default: 50 }),
    pinnedUntil: f.dateTime('置顶至', 'Pinned until'),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    allowComment: f.boolean('允许评论', 'Comments allowed', { default: true }),
    publishAt: f.dateTime('发布时间', 'Publish at'),
    expireAt: f.dateTime('失效时间', 'Expires at'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
    likeCount: f.count('点赞数', 'Likes'),
    clickRate: f.computed('点击率', 'Click rate', { from: { open: 'clickCount / exposureCount' } }),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['定时发布', 'Scheduled'] },
    { published: ['已发布', 'Published'], withdrawn: ['已下线', 'Offline'] },
  ],
  moves: {
    publish: { from: ['draft', 'scheduled', 'withdrawn'], to: 'published' },
    schedule: { from: ['draft', 'withdrawn'], to: 'scheduled' },
    backToDraft: { from: ['scheduled', 'withdrawn'], to: 'draft' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    pin: { label: ['置顶', 'Pin'], later: 'asks until when and puts the item first under its tags' },
    unpin: { label: ['取消置顶', 'Unpin'], later: 'clears pinnedUntil' },
    copy: { later: 'makes a draft with the same content and no counts' },
    fillFromTarget: {
      label: ['带入内容信息', 'Fill from content'],
      on: 'form',
      later: "takes title, summary, pictures and author from the target's own record",
    },
    preview: { later: 'draws the item in the feed on a phone frame' },
  },
  list: {
    columns: [
      ['smallImage', 'title', 'layout', 'target', 'tags', 'topic', 'weight'],
      ['pinnedUntil', 'publishAt', 'exposureCount', 'clickRate', 'status'],
    ],
    filters: ['title', 'status', 'layout', 'tags', 'topic', 'publishAt'],
    sort: ['-pinnedUntil', '-publishAt'],
    bulk: ['publish', 'withdraw', 'backToDraft', 'delete'],
  },
  form: [
    ['内容', 'Content', 'target', 'title', 'summary', 'author'],
    ['样式', 'Layout', 'layout', 'bigImage', 'smallImage', 'images', 'video'],
    ['归类', 'Filing', 'tags', 'topic', 'interestTags'],
    ['投放', 'Delivery', ['weight', 'pinnedUntil'], ['audience', 'allowComment'], ['publishAt', 'expireAt']],
  ],
  fixed: { '/administer/informationFlow/drafts': { status: 'draft' } },
  standIn: true,
})
export type InformationFlow = RecordOf<typeof informationFlow>
