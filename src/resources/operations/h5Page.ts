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
    blocks: f.list(
      '页面组件',
      'Blocks',
      { required: true, min: 1, max: 60 },
      {
        kind: f.choice('组件', 'Block', { required: true }, [
          { image: ['图片', 'Image'], richText: ['图文', 'Rich text'], video: ['视频', 'Video'] },
          { audio: ['音频', 'Audio'], goods: ['商品', 'Goods'], coupon: ['领券', 'Coupon'] },
          { countdown: ['倒计时', 'Countdown'], button: ['悬浮按钮', 'Floating button'] },
        ]),
        image: f.image('图片', 'Image', { width: 750, heightMin: 100 }),
        text: f.richText('图文', 'Text'),
        video: f.video('视频', 'Video'),
        audio: f.audio('音频', 'Audio'),
        coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
        until: f.dateTime('倒计时至', 'Counts to'),
        jump: f.jump('跳转', 'Link'),
      },
    ),
    needLogin: f.boolean('需登录访问', 'Needs login', { default: false }),
    period: f.period('有效时间', 'Shown within'),
    expiredText: f.text('过期提示', 'Text when over', { max: 40, default: '活动已结束，下次早点来哦' }),
    shareTitle: f.text('分享标题', 'Share title', { required: true, max: 28 }),
    shareText: f.text('分享描述', 'Share text', { max: 40 }),
    shareImage: f.image('分享图', 'Share image', { required: true, width: 300, height: 300 }),
    address: f.computed('页面地址', 'Address', { from: { open: 'the H5 host with slug and a QR code of it' } }),
    pv: f.count('浏览量', 'Views'),
    uv: f.count('访客数', 'Visitors'),
  },
  ...shelf(['已发布', 'Published'], ['已下线', 'Offline']),
  actions: {
    preview: { later: 'shows the unsaved page in a phone frame at 375 px and a QR code valid for 30 minutes' },
    copy: { later: 'a draft with the same blocks, the slug with a -copy ending and no counts' },
    link: {
      label: ['链接与二维码', 'Link and QR'],
      later: 'copies the address, with a channel parameter of choice, and downloads the QR code',
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
  standIn: true,
})
export type H5Page = RecordOf<typeof h5Page>
