import { entity, f, type RecordOf } from '#declare'

/** What a buyer of a goods gets on top, for a time; operators set several a month. */
export const buyGift = entity('buyGift', ['买赠商品', 'Buy-gift goods'], {
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 40, search: true }),
    goods: f.refs('购买商品', 'Goods bought', { to: 'goods', required: true, min: 1, max: 50 }),
    minPaid: f.money('实付满', 'Paid at least', { min: 0, default: 0 }),
    gifts: f.list(
      '赠品',
      'Gifts',
      { required: true, min: 1, max: 5 },
      {
        kind: f.choice('类型', 'Kind', { required: true }, [
          { content: ['内容', 'Content'], vip: ['会员', 'VIP'], coupon: ['优惠券', 'Coupon'] },
          { readMoney: ['阅读币', 'Read money'], object: ['实物', 'Physical goods'] },
        ]),
        target: f.jump('内容', 'Content'),
        vipGoods: f.ref('VIP商品', 'VIP goods', { to: 'vipGoods' }),
        coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
        goods: f.ref('实物商品', 'Goods', { to: 'goods' }),
        amount: f.money('金额', 'Amount'),
        days: f.integer('天数', 'Days', { min: 1 }),
        quantity: f.integer('数量', 'Quantity', { min: 1, default: 1 }),
      },
    ),
    period: f.period('活动时间', 'Period', { required: true }),
    audience: f.choice('适用人群', 'For whom', { default: 'all' }, [
      { all: ['全部用户', 'All'], new: ['首购用户', 'First buyers'], vip: ['会员', 'VIP'], nonVip: ['非会员', 'Not VIP'] },
    ]),
    stock: f.integer('赠品份数（空为不限）', 'Gift stock (empty for no limit)', { min: 0 }),
    perUser: f.integer('每人限赠', 'Per user', { min: 1, max: 99, default: 1 }),
    given: f.count('已赠份数', 'Given'),
    label: f.text('商品页标签', 'Label on the goods page', { required: true, max: 12 }),
    image: f.image('赠品图', 'Picture', { width: 690, height: 200 }),
    note: f.longText('赠品说明', 'Description', { max: 300 }),
    position: f.order('优先级', 'Priority'),
  },
  states: { draft: ['草稿', 'Draft'], running: ['进行中', 'Running'], stopped: ['已停止', 'Stopped'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { from: ['draft', 'stopped'], to: 'running' },
    stop: { from: ['running'], to: 'stopped', confirm: 'yes' },
    end: { from: ['running', 'stopped'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { later: 'makes a draft with the same goods and gifts and an empty period' },
    giveMissing: {
      label: ['补发赠品', 'Give missed gifts'],
      later: 'finds paid orders in the period without their gift and grants them as a batch with dry run',
    },
  },
  list: {
    columns: ['image', 'title', 'goods', 'gifts', 'period', 'given', 'stock', 'position', 'status'],
    filters: ['title', 'goods', 'status', 'audience', 'period'],
    sort: ['position', '-createdAt'],
    bulk: ['publish', 'stop'],
  },
  form: [
    ['活动', 'Activity', 'title', 'period', ['audience', 'position']],
    ['买赠', 'Goods and gifts', 'goods', 'minPaid', 'gifts', ['stock', 'perUser']],
    ['展示', 'Display', 'label', 'image', 'note', 'given'],
  ],
  standIn: true,
})
export type BuyGift = RecordOf<typeof buyGift>
