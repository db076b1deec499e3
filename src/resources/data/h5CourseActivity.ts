import { entity, f, type RecordOf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'

/** A landing page that sells one course at an activity price outside the app; operators set one per launch. */
export const h5CourseActivity = entity('h5CourseActivity', ['H5课程活动', 'H5 course activity'], {
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 40, search: true }),
    code: f.text('页面标识', 'Page code', { required: true, unique: true, max: 32, pattern: '^[a-z0-9-]+$' }),
    course: f.ref('课程', 'Course', { to: 'catalog', required: true }),
    goods: f.ref('售卖商品', 'Goods', { to: 'goods', required: true }),
    period: f.period('活动时间', 'Period', { required: true }),
    price: f.money('活动价', 'Activity price', { required: true, min: 1 }),
    groupSize: f.integer('拼团人数（0为不拼团）', 'Group size (0 for none)', { min: 0, max: 10, default: 0 }),
    groupPrice: f.money('拼团价', 'Group price', { min: 1 }),
    stock: f.integer('名额', 'Places', { min: 0 }),
    perUser: f.integer('每人限购', 'Per user', { min: 1, max: 10, default: 1 }),
    headImage: f.image('头图', 'Head picture', { required: true, width: 750, height: 900 }),
    details: f.images('详情长图', 'Detail pictures', { max: 12, width: 750, heightMin: 200 }),
    color: f.color('页面主色', 'Page colour', { default: '#B8232F' }),
    buttonText: f.text('按钮文字', 'Button', { required: true, max: 8, default: '立即抢购' }),
    coupon: f.ref('购后赠券', 'Coupon after buying', { to: 'coupon' }),
    channels: f.refs('投放渠道', 'Channels', { to: 'appChannel' }),
    ruleText: f.richText('活动规则', 'Rules', { max: 5000 }),
    shareTitle: f.text('分享标题', 'Share title', { required: true, max: 30 }),
    shareText: f.text('分享文案', 'Share text', { max: 60 }),
    shareImg: f.image('分享图', 'Share picture', { required: true, width: 300, height: 300, maxKB: 128 }),
    visits: f.count('访问量', 'Visits'),
    orders: f.count('成交单数', 'Orders'),
    sales: f.computed('成交金额', 'Sales', { as: 'money', from: { by: 'sales' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['进行中', 'Published'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft', 'paused'], to: 'published' },
    pause: { from: ['published'], to: 'paused' },
    end: { from: ['published', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { copies: { title: '副本', drop: ['code'] }, asks: ['code', 'period'] },
    preview: {
      on: ['row', 'form'],
      previews: {
        page: 'text',
        title: 'title',
        subtitle: 'shareText',
        picture: 'headImage',
        body: 'ruleText',
        facts: ['course', 'period'],
        price: 'price',
        free: 'price',
      },
    },
  },
  list: {
    columns: ['title', 'course', 'price', 'period', 'stock', 'visits', 'orders', 'sales', 'status'],
    under: { stock: ['orders'], sales: ['visits'] },
    filters: ['title', 'course', 'status', 'channels', 'period'],
    bulk: ['pause', 'end'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['活动', 'Activity', 'title', 'code', ['course', 'goods'], 'period', 'channels'],
    ['价格', 'Price', ['price', 'groupSize'], ['groupPrice', 'stock'], ['perUser', 'coupon']],
    ['页面', 'Page', 'headImage', 'details', ['color', 'buttonText'], 'ruleText'],
    ['分享', 'Share', 'shareTitle', 'shareText', 'shareImg'],
    ['数据', 'Figures', ['visits', 'orders'], 'sales'],
  ],
  rules: {
    priceBelowGoodsPrice: [
      {
        sheet: 1,
        compare: ['price', '<', 'goods.price'],
        field: 'price',
        say: ['活动价须低于商品售价', 'The activity price is below that of the goods'],
      },
      { compare: ['groupPrice', '<', 'price'], when: { groupSize: { gte: 2 } } },
      { when: { groupSize: { gte: 2 } }, demand: ['groupPrice'], otherwise: 'refuse' },
      { compare: ['groupSize', '!=', 1], say: ['拼团至少 2 人，不拼团填 0', 'A group has two members or more; 0 for none'] },
    ],
    onePublishedPerChannel: [
      { sheet: 2, carried: 'fields.period' },
      { by: 'onePerChannel', on: ['save', 'publish'] },
    ],
    frozenOnceOrdered: [
      { sheet: 3, freeze: ['course', 'goods', 'code', 'price'], once: { orders: { gt: 0 } } },
      { compare: ['stock', '>=', 'orders'], field: 'stock', say: ['名额不能少于已成交单数', 'There cannot be fewer places than orders'] },
    ],
    deletableWhileDraft: [
      { sheet: 4, remove: { in: ['draft'] } },
      aCourse('course'),
      {
        move: 'publish',
        needs: [{ is: { 'course.status': 'published' } }],
        say: ['课程上架后才能发布', 'The course must be published first'],
        field: 'course',
      },
    ],
    publishNeedsEndAhead: [
      { move: 'publish', needs: [['period.end', '>', { now: '' }]], say: ['活动时间已过', 'Its time is over'], field: 'period' },
      { at: 'period.end', does: 'end', when: { status: ['published', 'paused'] } },
      { from: 'app', fields: ['visits'] },
      { see: 'userOrder#saleTakesStock' },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未开始', 'To come'] },
    ],
    shownWithinPeriod: {
      shown: { status: 'published', period: { has: { now: '' } } },
      gives: [
        ...(['title', 'code', 'course', 'goods', 'period', 'price', 'groupSize', 'groupPrice', 'stock', 'perUser', 'headImage'] as const),
        ...(['details', 'color', 'buttonText', 'coupon', 'channels', 'ruleText', 'shareTitle', 'shareText', 'shareImg'] as const),
      ],
    },
  },
})
export type H5CourseActivity = RecordOf<typeof h5CourseActivity>
