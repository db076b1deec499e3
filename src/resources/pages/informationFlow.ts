import { entity, f, type RecordOf } from '#declare'
import { audiences } from '#resources/choices.ts'
import { reachable, withdrawnWith } from '#resources/reachable.ts'

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
    clickRate: f.computed('点击率', 'Click rate', {
      ...{ as: 'percent', from: { part: [{ times: ['clickCount', 100] }, 'exposureCount'], digits: 2 } },
    }),
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
    pin: { label: ['置顶', 'Pin'], asks: ['pinnedUntil'], when: { status: 'published' } },
    unpin: { label: ['取消置顶', 'Unpin'], sets: { pinnedUntil: null }, when: { pinnedUntil: { set: true } } },
    copy: { copies: { drop: ['pinnedUntil', 'publishAt', 'expireAt'] } },
    fillFromTarget: { label: ['带入内容信息', 'Fill from content'], on: 'form', fills: 'fillFromTarget' },
    preview: { looks: 'inTheFeed' },
  },
  list: {
    columns: [
      ['smallImage', 'bigImage', 'images', 'title', 'layout', 'target', 'tags', 'topic', 'weight'],
      ['pinnedUntil', 'publishAt', 'exposureCount', 'clickRate', 'status'],
    ],
    under: {
      ...{ smallImage: ['bigImage', 'images'], title: ['layout', 'target'], tags: ['topic'] },
      ...{ publishAt: ['pinnedUntil'], clickRate: ['exposureCount'] },
    },
    filters: ['title', 'status', 'layout', 'tags', 'topic', 'publishAt'],
    ...{ sort: ['-pinnedUntil', '-publishAt'], bulk: ['publish', 'withdraw', 'backToDraft', 'delete'] },
  },
  calendar: { in: 'editorial', at: 'publishAt', due: ['scheduled'] },
  form: [
    ['内容', 'Content', 'target', 'title', 'summary', 'author'],
    ['样式', 'Layout', 'layout', 'bigImage', 'smallImage', 'images', 'video'],
    ['归类', 'Filing', 'tags', 'topic', 'interestTags'],
    ['投放', 'Delivery', ['weight', 'pinnedUntil'], ['audience', 'allowComment'], ['publishAt', 'expireAt']],
  ],
  fixed: { '/administer/informationFlow/drafts': { status: 'draft' } },
  rules: {
    picturesFollowLayout: [
      { sheet: 1, when: { layout: { not: ['bigImage', 'video'] } }, refuse: ['bigImage'] },
      { when: { layout: { not: ['rightImage', 'audio'] } }, refuse: ['smallImage'] },
      { when: { layout: { not: 'threeImages' } }, refuse: ['images'] },
      { when: { layout: { not: 'video' } }, refuse: ['video'] },
      { move: ['publish', 'schedule'], needs: ['bigImage'], when: { layout: ['bigImage', 'video'] } },
      { move: ['publish', 'schedule'], needs: ['smallImage'], when: { layout: ['rightImage', 'audio'] } },
      { move: ['publish', 'schedule'], needs: ['video'], when: { layout: 'video' } },
      {
        move: ['publish', 'schedule'],
        needs: [[{ length: 'images' }, '=', 3]],
        when: { layout: 'threeImages' },
        field: 'images',
        say: ['三图样式须有三张图', 'This layout needs three pictures'],
      },
    ],
    scheduleNeedsFutureTime: [
      {
        sheet: 2,
        move: 'schedule',
        needs: ['publishAt', ['publishAt', '>', { now: '' }]],
        field: 'publishAt',
        say: ['定时发布须填写将来的发布时间', 'To schedule it, give a time to come'],
      },
      { at: 'publishAt', does: 'publish', when: { status: 'scheduled' } },
      { move: 'publish', set: { publishAt: { now: '' } } },
      {
        move: 'publish',
        needs: [{ is: { any: [{ expireAt: { set: false } }, { expireAt: { gt: { now: '' } } }] } }],
        field: 'expireAt',
        say: ['失效时间已过，请先修改', 'It has expired: change the time first'],
      },
      { compare: ['publishAt', '<', 'expireAt'] },
      { at: 'expireAt', does: 'withdraw', when: { status: 'published' } },
    ],
    publishNeedsPublishedTarget: [
      { sheet: 3, ...reachable('target') },
      withdrawnWith('target'),
      {
        move: 'publish',
        needs: [{ is: { 'tags.status': 'published' } }],
        field: 'tags',
        say: ['所选顶部标签都未上线', 'None of its tags is live'],
      },
    ],
    targetOnceAmongPublished: [
      { sheet: 4, unique: ['target'], among: { status: 'published' } },
      { limit: { most: 3 }, where: { status: 'published', pinnedUntil: { gt: { now: '' } } }, overlap: ['tags'], field: 'pinnedUntil' },
      { move: 'pin', needs: ['pinnedUntil', ['pinnedUntil', '>', { now: '' }]] },
      { mark: { status: 'published', pinnedUntil: { gt: { now: '' } } }, as: ['置顶', 'Pinned'] },
    ],
    shownWhilePublished: [
      {
        sheet: 5,
        shown: { status: 'published' },
        gives: [
          ...(['title', 'summary', 'layout', 'target', 'bigImage', 'smallImage', 'images', 'video', 'author', 'tags', 'topic'] as const),
          ...(['interestTags', 'weight', 'pinnedUntil', 'audience', 'allowComment', 'publishAt', 'expireAt', 'likeCount'] as const),
        ],
      },
      {
        note: [
          '白名单用户可在 App 内看到草稿与定时内容，标为“预览”',
          'Users on the white list see drafts and scheduled items, marked as preview',
        ],
        reader: 'app',
      },
    ],
    deletableUnlessPublished: { sheet: 6, remove: { in: ['draft', 'withdrawn'] } },
    countsComeFromApp: { from: 'app', fields: ['exposureCount', 'clickCount', 'likeCount'] },
  },
})
export type InformationFlow = RecordOf<typeof informationFlow>
