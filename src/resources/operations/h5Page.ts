import { entity, f, type RecordOf, shelf } from '#declare'

/** Landing pages built from blocks for campaigns and sharing; operators make one or two a week. */
export const h5Page = entity('h5Page', ['H5页面', 'H5 page'], {
  fields: {
    title: f.text('页面标题', 'Title', { required: true, max: 30, search: true }),
    slug: f.code('页面标识', 'Page key', { required: true, unique: true, pattern: '^[a-z][a-z0-9-]{2,39}$', search: true }),
    category: f.choice('页面类型', 'Kind', { required: true }, [
      { activity: ['活动页', 'Activity'], course: ['课程推广', 'Course promotion'], vip: ['会员推广', 'Membership'] },
      { article: ['专题文章', 'Article'], questionnaire: ['问卷', 'Questionnaire'], other: ['其他', 'Other'] },
    ]),
    bgColor: f.color('背景色', 'Background colour', { default: '#FFFFFF' }),
    blocks: f.list('页面组件', 'Blocks', { required: true, min: 1, max: 60 }, [
      {
        kind: f.choice('组件', 'Block', { required: true }, [
          { image: ['图片', 'Image'], richText: ['图文', 'Rich text'], video: ['视频', 'Video'] },
          { audio: ['音频', 'Audio'], goods: ['商品', 'Goods'], coupon: ['领券', 'Coupon'] },
          { countdown: ['倒计时', 'Countdown'], button: ['悬浮按钮', 'Floating button'] },
        ]),
        ...{ image: f.image('图片', 'Image', { width: 750, heightMin: 100 }), text: f.richText('图文', 'Text') },
        ...{ video: f.video('视频', 'Video'), audio: f.audio('音频', 'Audio') },
        ...{ coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }), until: f.dateTime('倒计时至', 'Counts to') },
        jump: f.jump('跳转', 'Link'),
      },
    ]),
    needLogin: f.boolean('需登录访问', 'Needs login', { default: false }),
    period: f.period('有效时间', 'Shown within'),
    expiredText: f.text('过期提示', 'Text when over', { max: 40, default: '活动已结束，下次早点来哦' }),
    shareTitle: f.text('分享标题', 'Share title', { required: true, max: 28 }),
    shareText: f.text('分享描述', 'Share text', { max: 40 }),
    shareImage: f.image('分享图', 'Share image', { required: true, width: 300, height: 300 }),
    address: f.computed('页面地址', 'Address', { as: 'url', from: { by: 'address' } }),
    publishedAt: f.computed('上次发布', 'Last published', { as: 'dateTime', from: { by: 'publishedAt' } }),
    edited: f.computed('有未发布的修改', 'Edited since', { as: 'boolean', from: { by: 'edited' } }),
    pv: f.count('浏览量', 'Views'),
    uv: f.count('访客数', 'Visitors'),
  },
  ...shelf(['已发布', 'Published'], ['已下线', 'Offline']),
  actions: {
    preview: { on: ['row', 'form'], previews: { page: 'blocks', title: 'title', background: 'bgColor', list: 'blocks', minutes: 30 } },
    copy: { runs: 'copy', gives: 'record' },
    link: {
      label: ['链接与二维码', 'Link and QR'],
      on: ['row', 'form'],
      links: { host: 'app.h5Address', path: 'h5', word: 'slug', carries: { channel: 'channel' } },
      asks: { channel: f.text('渠道', 'Channel', { max: 20, pattern: '^[A-Za-z0-9_-]*$' }) },
    },
    publishEdit: {
      ...{ label: ['发布修改', 'Publish the edit'], on: ['row', 'form'], confirm: 'yes', sets: {} },
      ...{ when: { status: 'published', edited: true }, otherwise: ['没有未发布的修改', 'Nothing was edited since'] },
    },
    restore: {
      ...{ label: ['放弃修改', 'Drop the edit'], on: 'form', confirm: 'yes' },
      ...{ when: { status: 'published', edited: true }, otherwise: ['没有未发布的修改', 'Nothing was edited since'] },
      says: ['恢复为上次发布的内容。', 'Goes back to what was published last.'],
    },
  },
  list: {
    columns: ['shareImage', 'title', 'slug', 'category', 'period', 'pv', 'uv', 'updatedAt', 'status'],
    filters: ['title', 'slug', 'category', 'status', 'createdAt'],
    sort: '-updatedAt',
    bulk: ['withdraw'],
  },
  form: [
    ['页面', 'Page', ['title', 'slug'], ['category', 'bgColor'], 'needLogin', 'period', 'expiredText'],
    ['组件', 'Blocks', 'blocks'],
    ['分享', 'Share', 'shareTitle', 'shareText', 'shareImage'],
  ],
  rules: {
    blockFieldsFollowKind: [
      // The one field of a block that only its kind has.
      ...(
        [
          ['richText', 'text'],
          ['video', 'video'],
          ['audio', 'audio'],
          ['coupon', 'coupon'],
          ['countdown', 'until'],
        ] as const
      ).map(
        ([kind, field]) =>
          ({ sheet: 1, when: { 'blocks.kind': kind }, demand: [`blocks.${field}` as const], otherwise: 'refuse' }) as const,
      ),
      { when: { 'blocks.kind': 'image' }, demand: ['blocks.image'] },
      { when: { 'blocks.kind': ['goods', 'button'] }, demand: ['blocks.jump'] },
      { when: { 'blocks.kind': ['richText', 'video', 'audio', 'coupon', 'countdown'] }, refuse: ['blocks.image', 'blocks.jump'] },
      {
        compare: [{ count: 'blocks', where: { kind: 'button' } }, '<=', 1],
        field: 'blocks',
        say: ['悬浮按钮最多一个', 'At most one floating button'],
      },
    ],
    slugFrozenOncePublished: [
      {
        sheet: 2,
        freeze: ['slug'],
        once: { publishedAt: { set: true } },
        say: ['发布过的页面标识不能修改，链接已在外', 'Once published, its key stays: links are out'],
      },
      { snapshot: ['publish', 'publishEdit'] },
      { mark: { status: 'published', edited: true }, as: ['有未发布的修改', 'Edited since'] },
    ],
    deletableWhenUnused: [
      { sheet: 3, remove: { in: ['draft', 'withdrawn'], without: ['references'] } },
      { by: 'namesThePlaces', on: ['withdraw'] },
    ],
    shownWhilePublished: [
      { carried: 'fields.period' },
      { from: 'app', fields: ['pv', 'uv'] },
      { offered: { status: 'published' } },
      {
        shown: { status: 'published' },
        gives: [
          ...(['title', 'slug', 'category', 'bgColor', 'blocks', 'needLogin', 'period', 'expiredText'] as const),
          ...(['shareTitle', 'shareText', 'shareImage'] as const),
        ],
      },
    ],
  },
})
export type H5Page = RecordOf<typeof h5Page>
