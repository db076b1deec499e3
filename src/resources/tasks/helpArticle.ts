import { entity, f, type RecordOf, shelf } from '#declare'

/** Questions and answers of the app's help center; customer service adds a few each month. */
export const helpArticle = entity('helpArticle', ['帮助文章', 'Help article'], {
  fields: {
    title: f.text('问题', 'Question', { required: true, max: 40, unique: true, search: true }),
    category: f.choice('分类', 'Category', { required: true }, [
      { account: ['账号登录', 'Account'], vip: ['会员', 'Membership'], order: ['订单支付', 'Orders'] },
      { points: ['积分任务', 'Points and tasks'], listen: ['收听下载', 'Listening'] },
      { magazine: ['杂志阅读', 'Reading'], coupon: ['优惠券兑换', 'Coupons and codes'], other: ['其他', 'Other'] },
    ]),
    content: f.richText('解答', 'Answer', { required: true, min: 10 }),
    keywords: f.tags('搜索关键词', 'Search words', { max: 10 }),
    places: f.choices('展示端', 'Shown on', { required: true }, [
      { app: ['App', 'App'], miniProgram: ['小程序', 'Mini program'], pc: ['官网', 'Website'] },
    ]),
    hot: f.boolean('热门问题', 'Hot question', { default: false }),
    jump: f.jump('相关入口', 'Related link'),
    position: f.order('排序', 'Order'),
    views: f.count('浏览', 'Views'),
    helpful: f.count('有用', 'Helpful'),
    unhelpful: f.count('没用', 'Not helpful'),
    votes: f.computed('评价数', 'Votes', { as: 'integer', from: { plus: ['helpful', 'unhelpful'] } }),
  },
  ...shelf(['已发布', 'Published'], ['已下线', 'Offline']),
  actions: { setHot: { label: ['设为热门', 'Set hot'], asks: ['hot'] } },
  list: {
    import: true,
    columns: ['title', 'category', 'places', 'hot', 'views', 'helpful', 'unhelpful', 'position', 'updatedAt', 'status'],
    under: { title: ['category'], views: ['helpful', 'unhelpful'] },
    filters: ['title', 'category', 'hot', 'places', 'status'],
    sort: ['category', 'position'],
  },
  form: [
    ['问答', 'Question', 'title', 'category', 'content'],
    ['展示', 'Display', 'keywords', 'places', 'hot', 'jump', 'position'],
  ],
  rules: {
    hotAreLimited: [
      { sheet: 1, limit: { most: 8 }, where: { hot: true, status: 'published' }, field: 'hot' },
      { carried: 'fields.content' },
    ],
    hotWhilePublished: [
      { sheet: 2, leave: 'published', set: { hot: false } },
      { mark: { votes: { gt: 50 }, unhelpful: { gt: 'helpful' } }, as: ['多数人觉得没用', 'Most found it unhelpful'] },
    ],
    countsComeFromApp: { from: 'app', fields: ['views', 'helpful', 'unhelpful'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: ['title', 'category', 'content', 'keywords', 'places', 'hot', 'jump', 'position', 'helpful'],
    },
  },
})
export type HelpArticle = RecordOf<typeof helpArticle>
