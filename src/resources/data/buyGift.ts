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
    given: f.count('已赠份数', 'Given', { of: { count: 'giftGiven', where: { status: { not: 'takenBack' } } } }),
    label: f.text('商品页标签', 'Label on the goods page', { required: true, max: 12 }),
    image: f.image('赠品图', 'Picture', { width: 690, height: 200 }),
    note: f.longText('赠品说明', 'Description', { max: 300 }),
    position: f.order('优先级', 'Priority'),
  },
  states: { draft: ['草稿', 'Draft'], running: ['进行中', 'Running'], stopped: ['已停止', 'Stopped'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft', 'stopped'], to: 'running' },
    stop: { from: ['running'], to: 'stopped', confirm: 'yes' },
    end: { from: ['running', 'stopped'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { copies: { title: '副本' }, asks: ['period'] },
    giveMissing: {
      label: ['补发赠品', 'Give missed gifts'],
      when: { status: ['running', 'stopped', 'ended'] },
      otherwise: ['草稿还没有发过赠品', 'A draft has given nothing yet'],
      says: [
        '查找活动期间应得而未得赠品的已支付订单，以及发放失败的，确认后由任务逐单发放。',
        'Finds paid orders of the period that should have brought the gift and did not, and those that failed; once agreed to, a job gives them order by order.',
      ],
    },
  },
  list: {
    columns: ['image', 'title', 'goods', 'gifts', 'period', 'given', 'stock', 'position', 'status'],
    under: { goods: ['gifts'] },
    filters: ['title', 'goods', 'status', 'audience', 'period'],
    sort: ['position', '-createdAt'],
    bulk: ['publish', 'stop'],
  },
  form: [
    ['活动', 'Activity', 'title', 'period', ['audience', 'position']],
    ['买赠', 'Goods and gifts', 'goods', 'minPaid', 'gifts', ['stock', 'perUser']],
    ['展示', 'Display', 'label', 'image', 'note', 'given'],
  ],
  rules: {
    betterPriorityGives: [{ sheet: 1, carried: 'fields.period' }, { order: [] }, { see: 'userOrder#purchaseBringsGift' }],
    stockCoversGiven: [
      { sheet: 2, see: 'giftGiven#givenWithinStock' },
      {
        compare: ['stock', '>=', 'given'],
        field: 'stock',
        say: ['赠品份数不能少于已赠出的份数', 'The stock cannot be less than what was given'],
      },
      {
        pick: 'gifts.kind',
        of: { content: 'gifts.target', vip: 'gifts.vipGoods', coupon: 'gifts.coupon', readMoney: 'gifts.amount', object: 'gifts.goods' },
      },
      { refer: 'gifts.target', types: ['course', 'audiobook', 'epub', 'radioStation', 'article', 'magazine', 'issue'] },
      {
        refer: 'gifts.target',
        where: { status: 'published' },
        on: 'publish',
        say: ['赠送的内容还没有上架', 'The content given is not published'],
      },
      {
        refer: 'gifts.vipGoods',
        where: { any: [{ status: 'published' }, { usage: 'grant' }] },
        on: 'publish',
        say: ['赠送的会员须在售或仅用于发放', 'The membership given must be on sale or for grants'],
      },
      {
        refer: 'gifts.coupon',
        where: { status: 'active' },
        on: 'publish',
        say: ['赠送的优惠券不在发放中', 'The coupon given is not being issued'],
      },
      { refer: 'gifts.goods', where: { type: 'physical' }, say: ['请选择实物商品', 'Choose physical goods'] },
      {
        refer: 'gifts.goods',
        where: { status: 'published' },
        on: 'publish',
        say: ['赠送的实物商品没有在售', 'The goods given are not on sale'],
      },
    ],
    frozenWhileRunning: [
      { sheet: 3, freeze: ['goods', 'gifts'], once: { status: 'running' } },
      { oneWay: 'stock', only: 'up', once: { status: 'running' } },
      { remove: { in: ['draft'] } },
      { see: 'giftGiven#takeBackEndsRights' },
    ],
    publishNeedsEndAhead: [
      { move: 'publish', needs: [['period.end', '>', { now: '' }]], field: 'period', say: ['活动时间已过', 'Its time is over'] },
      { at: 'period.end', does: 'end', when: { status: ['running', 'stopped'] } },
      { mark: { status: 'running', 'period.start': { gt: { now: '' } } }, as: ['未开始', 'To come'] },
      { mark: { status: 'running', stock: { lte: 'given' } }, as: ['已赠完', 'All given'] },
    ],
    shownWithinPeriod: {
      shown: { status: 'running', period: { has: { now: '' } } },
      gives: [
        'title',
        'goods',
        'minPaid',
        'gifts',
        'period',
        'audience',
        'stock',
        'given',
        'perUser',
        'label',
        'image',
        'note',
        'position',
      ],
    },
  },
})
export type BuyGift = RecordOf<typeof buyGift>
