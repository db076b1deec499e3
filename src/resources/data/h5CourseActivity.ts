import { entity, f, type RecordOf } from '#declare'

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
    sales: f.computed('成交金额', 'Sales', { from: { open: 'paid less refunds of its orders (fen)' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['进行中', 'Published'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { from: ['draft', 'paused'], to: 'published' },
    pause: { from: ['published'], to: 'paused' },
    end: { from: ['published', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { later: 'makes a draft with a new code and empty period' },
    preview: { later: 'shows the page in a phone frame with its QR code' },
  },
  list: {
    columns: ['title', 'course', 'price', 'period', 'stock', 'visits', 'orders', 'sales', 'status'],
    filters: ['title', 'course', 'status', 'channels', 'period'],
    bulk: ['pause', 'end'],
  },
  form: [
    ['活动', 'Activity', 'title', 'code', ['course', 'goods'], 'period', 'channels'],
    ['价格', 'Price', ['price', 'groupSize'], ['groupPrice', 'stock'], ['perUser', 'coupon']],
    ['页面', 'Page', 'headImage', 'details', ['color', 'buttonText'], 'ruleText'],
    ['分享', 'Share', 'shareTitle', 'shareText', 'shareImg'],
    ['数据', 'Figures', ['visits', 'orders'], 'sales'],
  ],
  standIn: true,
})
export type H5CourseActivity = RecordOf<typeof h5CourseActivity>
