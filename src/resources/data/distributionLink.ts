import { entity, f, type RecordOf } from '#declare'

/** Links to shop goods for a distributor, with its commission; operators make them per campaign and watch sales. */
export const distributionLink = entity('distributionLink', ['有赞分销链接', 'Distribution link'], {
  fields: {
    title: f.text('链接名称', 'Title', { required: true, max: 40, search: true }),
    shopGoods: f.ref('有赞商品', 'Shop goods', { to: 'shopGoods', required: true }),
    distributor: f.text('分销方', 'Distributor', { required: true, max: 40, search: true }),
    channel: f.ref('渠道', 'Channel', { to: 'appChannel' }),
    url: f.url('分销链接', 'Link', { required: true, unique: true }),
    shortUrl: f.computed('短链接', 'Short link', { from: { open: 'short host and code' } }),
    qrCode: f.computed('二维码', 'QR code', { from: { open: 'shortUrl as png' } }),
    commission: f.percent('佣金比例', 'Commission', { required: true, min: 0, max: 50 }),
    period: f.period('有效期', 'Period', { required: true }),
    clicks: f.count('点击数', 'Clicks'),
    orders: f.count('成交单数', 'Orders'),
    sales: f.computed('成交金额', 'Sales', { from: { open: "paid less refunds of the provider's orders by this link (fen)" } }),
    earned: f.computed('应付佣金', 'Commission due', { from: { open: 'sales x commission rounded down to the fen' } }),
    note: f.text('备注', 'Note', { max: 100 }),
  },
  states: { active: ['推广中', 'Active'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    end: { from: ['active', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    sync: {
      label: ['同步订单', 'Fetch orders'],
      on: 'list',
      later: 'fetches orders and quantity from the store provider (youzan) as a job',
    },
  },
  list: {
    columns: ['title', 'distributor', 'shopGoods', 'commission', 'period', 'clicks', 'orders', 'sales', 'earned', 'status'],
    filters: ['title', 'distributor', 'shopGoods', 'status', 'period'],
  },
  form: [
    ['链接', 'Link', 'title', 'shopGoods', 'distributor', 'channel', 'url', 'shortUrl', 'qrCode'],
    ['佣金', 'Commission', 'commission', 'period', 'note'],
    ['数据', 'Figures', ['clicks', 'orders'], 'sales', 'earned'],
  ],
  standIn: true,
})
export type DistributionLink = RecordOf<typeof distributionLink>
