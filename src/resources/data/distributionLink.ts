import { entity, f, type RecordOf } from '#declare'

/** Links to shop goods for a distributor, with its commission; operators make them per campaign and watch sales. */
export const distributionLink = entity('distributionLink', ['有赞分销链接', 'Distribution link'], {
  fields: {
    title: f.text('链接名称', 'Title', { required: true, max: 40, search: true }),
    shopGoods: f.ref('有赞商品', 'Shop goods', { to: 'shopGoods', required: true }),
    distributor: f.text('分销方', 'Distributor', { required: true, max: 40, search: true }),
    channel: f.ref('渠道', 'Channel', { to: 'appChannel' }),
    url: f.url('分销链接', 'Link', { required: true, unique: true }),
    code: f.code('短码', 'Short code', { unique: true, readOnly: true }),
    shortUrl: f.computed('短链接', 'Short link', { as: 'url', from: { by: 'shortUrl' } }),
    qrCode: f.computed('二维码', 'QR code', { as: 'image', from: { by: 'qrCode' } }),
    commission: f.percent('佣金比例', 'Commission', { required: true, min: 0, max: 50, help: ['按实付金额计算', 'Of what was paid'] }),
    period: f.period('有效期', 'Period', { required: true }),
    clicks: f.count('点击数', 'Clicks'),
    orders: f.count('成交单数', 'Orders', { of: { count: 'shopOrder', where: { paidAt: { set: true } } } }),
    sales: f.computed('成交金额', 'Sales', { as: 'money', from: { sum: 'net', over: 'shopOrder', where: { paidAt: { set: true } } } }),
    earned: f.computed('应付佣金', 'Commission due', {
      as: 'money',
      from: { times: [{ part: [{ times: ['sales', 'commission'] }, 100] }, 1], round: 'down' },
    }),
    note: f.text('备注', 'Note', { max: 100 }),
  },
  states: { active: ['推广中', 'Active'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    end: { from: ['active', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    sync: { label: ['同步订单', 'Fetch orders'], on: 'list', ports: ['shop'], confirm: 'yes' },
    qr: {
      label: ['短链接与二维码', 'Short link and QR code'],
      on: ['row', 'form'],
      links: { host: 'app.h5Address', path: 'd', word: 'code' },
    },
  },
  list: {
    columns: ['title', 'distributor', 'shopGoods', 'commission', 'period', 'clicks', 'orders', 'sales', 'earned', 'status'],
    under: { title: ['distributor'], orders: ['clicks'] },
    filters: ['title', 'distributor', 'shopGoods', 'status', 'period'],
  },
  form: [
    ['链接', 'Link', ['title', 'distributor'], ['shopGoods', 'channel'], 'url', ['shortUrl', 'qrCode']],
    ['佣金', 'Commission', 'commission', 'period', 'note'],
    ['数据', 'Figures', ['clicks', 'orders'], 'sales', 'earned'],
  ],
  rules: {
    urlIsHttps: [
      { sheet: 1, format: 'url', is: 'https' },
      { format: 'url', is: { hosts: 'shop.hosts' } },
      {
        unique: ['distributor', 'shopGoods'],
        among: { status: 'active' },
        field: 'distributor',
        say: ['该分销方对此商品已有推广中的链接', 'This distributor has an active link for these goods already'],
      },
    ],
    commissionFrozenOnceOrdered: { sheet: 2, freeze: ['commission'], once: { orders: { gt: 0 } } },
    endsAtPeriodEnd: [
      { sheet: 3, carried: 'fields.period' },
      { at: 'period.end', does: 'end', when: { status: ['active', 'paused'] } },
      { move: 'resume', needs: [['period.end', '>', { now: '' }]], field: 'period', say: ['有效期已过', 'Its time is over'] },
    ],
    deletableWhenUnused: { sheet: 4, remove: { without: ['orders'] } },
    codeComesFromPortal: [
      { from: 'app', fields: ['clicks'] },
      { from: 'portal', fields: ['code'] },
      { number: 'code', pattern: '{random 6}' },
      { freeze: ['shopGoods'], once: { orders: { gt: 0 } } },
      { mark: { status: 'active', 'period.start': { gt: { now: '' } } }, as: ['未开始', 'To come'] },
    ],
  },
  ports: ['shop'],
})
export type DistributionLink = RecordOf<typeof distributionLink>
