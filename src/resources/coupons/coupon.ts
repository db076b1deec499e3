import { entity, f, type RecordOf } from '#declare'

/** Coupon definitions (cash off, discount, free of charge); operators create several a month, send them or let users take them. */
export const coupon = entity('coupon', ['优惠券', 'Coupon'], {
  fields: {
    title: f.text('券名称', 'Title', { required: true, max: 20, search: true }),
    kind: f.choice('券类型', 'Kind', 'cash', { cash: ['满减券', 'Cash off'], discount: ['折扣券', 'Discount'], free: ['免单券', 'Free'] }),
    amount: f.money('减免金额', 'Amount off', { min: 1, max: 1000000 }),
    discount: f.percent('折扣（支付比例）', 'Pay this share', { min: 10, max: 99, help: ['90 即打九折', '90 is a tenth off'] }),
    threshold: f.money('使用门槛（满）', 'Spend at least', { min: 0, default: 0, help: ['0 为无门槛', '0: none'] }),
    maxOff: f.money('最高减免', 'At most off', { min: 1 }),
    scope: f.choice('适用范围', 'For', 'all', [
      { all: ['全场通用', 'Everything'], goods: ['指定商品', 'Chosen goods'] },
      { category: ['指定分类', 'Categories'], vip: ['会员购买', 'VIP purchase'] },
    ]),
    goods: f.refs('指定商品', 'Goods', { to: 'goods', max: 200 }),
    categories: f.refs('指定分类', 'Categories', { to: 'category' }),
    vipGoods: f.refs('指定VIP商品', 'VIP goods', { to: 'vipGoods' }),
    validKind: f.choice('有效期方式', 'Validity kind', 'fixed', [
      { fixed: ['固定时间', 'Fixed period'], days: ['领取后N天', 'Days after receipt'] },
    ]),
    validity: f.period('可用时间', 'Usable'),
    validDays: f.integer('领取后有效天数', 'Days valid', { min: 1, max: 365 }),
    takeWay: f.choice('领取方式', 'How got', 'send', [
      { send: ['后台发放', 'Sent'], center: ['领券中心', 'Coupon centre'] },
      { activity: ['活动发放', 'By activities'], newUser: ['新人礼', 'New-user gift'] },
    ]),
    takePeriod: f.period('领取时间', 'Taken within'),
    audience: f.choice('适用人群', 'For whom', { default: 'all' }, [
      { all: ['全部用户', 'All'], new: ['未付费用户', 'Never paid'], vip: ['会员', 'VIP'] },
    ]),
    stock: f.integer('发行总量', 'Issued', { required: true, min: 1, max: 1000000 }),
    perUser: f.integer('每人限领', 'Per user', { required: true, min: 1, max: 99, default: 1 }),
    stackable: f.boolean('可与活动价同享', 'Adds to activity prices', { default: false }),
    received: f.count('已领取', 'Received', { of: { count: 'userCoupon', where: { status: { not: 'voided' } } } }),
    used: f.count('已使用', 'Used', { of: { count: 'userCoupon', where: { status: 'used' } } }),
    useRate: f.computed('使用率', 'Use rate', { as: 'percent', from: { times: [{ part: ['used', 'received'] }, 100], round: 'half' } }),
    note: f.text('使用说明', 'Description', { max: 100 }),
  },
  states: [
    { draft: ['草稿', 'Draft'], active: ['发放中', 'Active'] },
    { paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'], voided: ['已作废', 'Void'] },
  ],
  moves: {
    activate: { from: ['draft', 'paused'], to: 'active' },
    pause: { from: ['active'], to: 'paused' },
    end: { from: ['active', 'paused'], to: 'ended', confirm: 'yes' },
    void: { from: ['active', 'paused', 'ended'], to: 'voided', confirm: 'yes' },
  },
  actions: {
    preview: {
      on: ['row', 'form'],
      previews: {
        page: 'ticket',
        title: 'title',
        kind: 'kind',
        worth: { cash: 'amount', discount: 'discount', free: ['免单', 'Free'] },
        from: 'threshold',
        most: 'maxOff',
        validity: 'validity',
        days: 'validDays',
        facts: ['scope', 'audience'],
        note: 'note',
        over: ['ended', 'voided'],
      },
    },
    copy: { copies: { title: '副本' }, asks: ['validity', 'takePeriod'] },
    addStock: {
      label: ['增发', 'Add stock'],
      grants: true,
      when: { status: ['draft', 'active', 'paused'] },
      asks: { amount: f.integer('增发数量', 'How many more', { required: true, min: 1, max: 100000 }) },
    },
    send: {
      label: ['发放', 'Send'],
      when: { status: 'active', takeWay: ['send', 'center'] },
      otherwise: ['只有发放中、由后台发放或领券中心的券可以发放', 'Only an active coupon that is sent or of the coupon centre is sent'],
      page: '/coupon/send',
    },
  },
  list: {
    columns: ['title', 'kind', 'amount', 'discount', 'threshold', 'scope', 'validity', 'stock', 'received', 'used', 'useRate', 'status'],
    under: { threshold: ['amount', 'discount'], stock: ['received'], useRate: ['used'] },
    filters: ['title', 'kind', 'scope', 'takeWay', 'status', 'createdAt'],
    bulk: ['pause', 'end'],
  },
  form: [
    ['优惠', 'Offer', ['title', 'kind'], ['amount', 'discount'], ['threshold', 'maxOff'], 'note'],
    ['范围', 'Scope', 'scope', 'goods', 'categories', 'vipGoods', ['audience', 'stackable']],
    ['有效期', 'Validity', 'validKind', 'validity', 'validDays'],
    ['发放', 'Issue', 'takeWay', 'takePeriod', ['stock', 'perUser']],
    ['数据', 'Figures', ['received', 'used'], 'useRate'],
  ],
  rules: {
    fieldsFollowKind: [
      { sheet: 1, pick: 'kind', of: { cash: 'amount', discount: 'discount', free: null } },
      { when: { kind: ['cash', 'free'] }, refuse: ['maxOff'] },
      { compare: ['amount', '<', 'threshold'], when: { kind: 'cash', threshold: { gt: 0 } }, field: 'amount' },
      { pick: 'scope', of: { all: null, goods: 'goods', category: 'categories', vip: 'vipGoods' } },
    ],
    validityFollowsValidKind: [
      { sheet: 2, pick: 'validKind', of: { fixed: 'validity', days: 'validDays' } },
      { together: ['validity.start', 'validity.end'] },
      { compare: ['validity.end', '>', { now: '' }], when: { validity: { changed: true } } },
      { compare: ['takePeriod.start', '<', 'validity.end'], field: 'takePeriod' },
      { compare: ['takePeriod.end', '<=', 'validity.end'], field: 'takePeriod' },
    ],
    stockCoversReceived: [
      { sheet: 3, see: 'userCoupon#heldWithinPerUser' },
      { see: 'userCoupon#receivedWithinStock' },
      {
        compare: ['received', '<=', 'stock'],
        field: 'stock',
        say: ['发行总量不能少于已领取的张数', 'No fewer can be issued than were received'],
      },
      { freeze: { allBut: ['title', 'note', 'stock', 'perUser'] }, once: { received: { gt: 0 } } },
      { oneWay: 'perUser', only: 'up', once: { received: { gt: 0 } } },
    ],
    voidNeedsReason: [
      {
        sheet: 4,
        move: 'void',
        needs: ['reason'],
        carry: [{ entity: 'userCoupon', move: 'void', where: { coupon: 'id', status: 'unused' } }],
      },
      { may: ['void'], who: { right: 'bulk' } },
      { remove: { in: ['draft'] } },
      { by: 'namesThoseWhoGiveIt', on: ['pause'], warn: true },
    ],
    sendingIsLimited: { sheet: 5, carried: 'bulk.kinds.coupon' },
    addStockNeedsReason: { move: 'addStock', needs: ['reason'] },
  },
  endpoints: { send: { uses: 'batchGive.giveCoupon' } },
})
export type Coupon = RecordOf<typeof coupon>
