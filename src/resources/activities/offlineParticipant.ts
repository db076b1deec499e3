import { entity, f, type RecordOf } from '#declare'

/** One sign-up or ticket of an offline activity; staff review, check in at the door and refund. */
export const offlineParticipant = entity('offlineParticipant', ['线下活动参与者', 'Offline participant'], {
  path: 'offlineActivity/participant',
  fields: {
    offlineActivity: f.ref('活动', 'Activity', { to: 'offlineActivity', required: true }),
    feeType: f.computed('收费类型', 'Fee', { of: { free: ['免费', 'Free'], paid: ['付费', 'Paid'] }, from: 'offlineActivity.feeType' }),
    user: f.ref('用户', 'User', { to: 'appUser' }),
    name: f.text('姓名', 'Name', { max: 20, search: true, personal: true }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    ticketName: f.text('票种', 'Ticket'),
    quantity: f.integer('人数', 'Persons', { min: 1, default: 1 }),
    ticketCode: f.code('入场码', 'Entry code', { unique: true, search: true }),
    answers: f.json('报名填写', 'Answers', { personal: true }),
    paid: f.money('实付', 'Paid'),
    pointsPaid: f.integer('消耗积分', 'Points paid'),
    order: f.ref('订单', 'Order', { to: 'userOrder' }),
    source: f.choice('来源', 'Source', [
      { app: ['App', 'App'], miniProgram: ['小程序', 'Mini program'] },
      { points: ['积分兑换', 'Points'], operator: ['后台添加', 'Added by operator'] },
    ]),
    checkedInAt: f.dateTime('签到时间', 'Checked in at'),
    refunded: f.money('已退金额', 'Refunded', { readOnly: true }),
    net: f.computed('票款', 'Takings', { as: 'money', from: { minus: ['paid', 'refunded'] } }),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { pending: ['待审核', 'To review'], signedUp: ['已报名', 'Signed up'], checkedIn: ['已签到', 'Checked in'] },
    { rejected: ['未通过', 'Rejected'], cancelled: ['已取消', 'Cancelled'], refunded: ['已退款', 'Refunded'] },
  ],
  moves: {
    approve: { label: ['批准', 'Approve'], from: ['pending'], to: 'signedUp' },
    reject: { from: ['pending'], to: 'rejected', confirm: 'yes' },
    signUp: { label: ['报名', 'Sign up'], from: ['pending'], to: 'signedUp', silent: true },
    checkIn: { label: ['签到', 'Check in'], from: ['signedUp'], to: 'checkedIn' },
    undoCheckIn: { label: ['取消签到', 'Undo check-in'], from: ['checkedIn'], to: 'signedUp' },
    cancel: { from: ['pending', 'signedUp'], to: 'cancelled', confirm: 'yes' },
    refund: { label: ['退款', 'Refund'], from: ['signedUp', 'cancelled'], to: 'refunded', asks: ['refunded'] },
  },
  actions: {
    checkInByCode: {
      label: ['扫码签到', 'Check in by code'],
      on: 'list',
      asks: {
        offlineActivity: f.ref('活动', 'Activity', { to: 'offlineActivity', required: true, where: { status: 'published' } }),
        code: f.text('入场码', 'Entry code', { required: true, max: 20 }),
      },
    },
    addByHand: {
      label: ['添加参与者', 'Add participant'],
      on: 'list',
      asks: {
        offlineActivity: f.ref('活动', 'Activity', {
          to: 'offlineActivity',
          required: true,
          where: { feeType: 'free', status: 'published' },
        }),
        phone: f.phone('手机号', 'Phone', { required: true }),
        name: f.text('姓名', 'Name', { required: true, max: 20 }),
        quantity: f.integer('人数', 'Persons', { required: true, min: 1, max: 10, default: 1 }),
      },
    },
  },
  pays: { by: ['refund'], to: 'name', amount: ['refunded', 'paid'] },
  list: {
    columns: [
      ['offlineActivity', 'name', 'phone', 'ticketName', 'quantity', 'paid', 'source', 'ticketCode', 'createdAt', 'checkedInAt', 'status'],
    ],
    under: { name: ['phone'], ticketName: ['quantity', 'paid'], ticketCode: ['source'], createdAt: ['checkedInAt'] },
    filters: ['offlineActivity', 'name', 'phone', 'status', 'source', 'createdAt'],
    bulk: ['approve', 'reject', 'checkIn'],
  },
  queue: {
    tabs: [{ label: ['待审核', 'To approve'], filter: { status: 'pending' } }],
    since: 'createdAt',
    within: 1440,
    decide: { approve: 'p', reject: 'r' },
    shows: ['name', 'phone', 'ticketName', 'quantity', 'paid', 'source', 'user', 'answers', 'createdAt', 'remark'],
    alike: 'offlineActivity',
    beside: [{ record: 'offlineActivity' }, { record: 'user' }],
  },
  form: [
    ['报名', 'Sign-up', 'offlineActivity', 'feeType', ['user', 'name'], 'phone', 'ticketName', 'quantity', 'answers', 'source'],
    ['支付与入场', 'Payment and entry', ['paid', 'pointsPaid'], ['order', 'refunded'], ['ticketCode', 'checkedInAt'], 'remark'],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['offlineActivity', 'user', 'name', 'phone', 'ticketName', 'quantity', 'answers', 'paid', 'pointsPaid', 'order', 'source'],
        create: false,
        remove: false,
        states: ['pending'],
      },
      { from: 'portal', fields: ['ticketCode', 'checkedInAt', 'refunded'] },
      { number: 'ticketCode', pattern: 'SL{random 6}' },
      { remove: 'never' },
      { by: 'signsUp', on: ['create'] },
      { by: 'countsSold', on: ['create', 'reject', 'cancel', 'refund'] },
    ],
    placesWithinLimits: { sheet: 2, by: 'keepsPlaces', on: ['create', 'approve'], per: ['offlineActivity'] },
    timelyCheckIn: [
      {
        sheet: 3,
        move: 'checkIn',
        needs: [
          [{ now: '' }, '>=', { shift: ['offlineActivity.period.start', '-120m'] }],
          [{ now: '' }, '<=', 'offlineActivity.period.end'],
        ],
        set: { checkedInAt: { now: '' } },
        say: ['活动开始前 2 小时到结束之间才能签到', 'Check-in is from 2 hours before the start to the end'],
      },
      { by: 'sameDay', on: ['undoCheckIn'] },
      { leave: 'checkedIn', set: { checkedInAt: null } },
    ],
    onlyAdminRefunds: [
      { sheet: 4, may: ['refund'], who: 'admin' },
      { move: 'refund', needs: ['reason', 'refunded', [{ first: ['paid', 0] }, '>', 0]] },
      { compare: ['refunded', '<=', { first: ['paid', 0] }] },
      { by: 'afterRefunds', on: ['refund'], warn: true },
      {
        move: 'refund',
        carry: [
          {
            entity: 'userOrder',
            set: { refundAsked: 'refunded', refundReason: { text: 'activity' } },
            where: { id: 'order', status: ['paid', 'partRefunded'] },
          },
          { entity: 'userOrder', move: 'markRefunding', where: { id: 'order' } },
        ],
      },
    ],
    rejectNeedsReason: [
      { sheet: 5, move: ['reject', 'cancel'], needs: ['reason'] },
      { move: ['reject', 'cancel'], carry: [{ entity: 'pointsExchange', move: 'takeBack', where: { participant: 'id' } }] },
      { by: 'tellsTheUser', on: ['reject', 'cancel'] },
    ],
    phoneIsMasked: { mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    pendingIsMarked: { mark: { status: 'pending' }, as: ['待审核', 'To review'], todo: true },
  },
  ports: ['sms'],
})
export type OfflineParticipant = RecordOf<typeof offlineParticipant>
