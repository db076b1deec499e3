import { entity, f, type RecordOf } from '#declare'

/** One sign-up or ticket of an offline activity; staff review, check in at the door and refund. */
export const offlineParticipant = entity('offlineParticipant', ['线下活动参与者', 'Offline participant'], {
  path: 'offlineActivity/participant',
  fields: {
    offlineActivity: f.ref('活动', 'Activity', { to: 'offlineActivity' }),
    feeType: f.computed('收费类型', 'Fee', { from: { open: 'offlineActivity.feeType' } }),
    user: f.ref('用户', 'User', { to: 'appUser' }),
    name: f.text('姓名', 'Name', { max: 20, search: true }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    ticketName: f.text('票种', 'Ticket'),
    quantity: f.integer('人数', 'Persons', { min: 1, default: 1 }),
    ticketCode: f.code('入场码', 'Entry code', { unique: true, search: true }),
    answers: f.json('报名填写', 'Answers'),
    paid: f.money('实付', 'Paid'),
    pointsPaid: f.integer('消耗积分', 'Points paid'),
    order: f.ref('订单', 'Order', { to: 'userOrder' }),
    source: f.choice('来源', 'Source', [
      { app: ['App', 'App'], miniProgram: ['小程序', 'Mini program'] },
      { points: ['积分兑换', 'Points'], operator: ['后台添加', 'Added by operator'] },
    ]),
    checkedInAt: f.dateTime('签到时间', 'Checked in at'),
    refunded: f.money('已退金额', 'Refunded'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { pending: ['待审核', 'To review'], signedUp: ['已报名', 'Signed up'], checkedIn: ['已签到', 'Checked in'] },
    { rejected: ['未通过', 'Rejected'], cancelled: ['已取消', 'Cancelled'], refunded: ['已退款', 'Refunded'] },
  ],
  moves: {
    approve: { label: ['批准', 'Approve'], from: ['pending'], to: 'signedUp' },
    reject: { from: ['pending'], to: 'rejected', confirm: 'yes' },
    checkIn: { label: ['签到', 'Check in'], from: ['signedUp'], to: 'checkedIn' },
    undoCheckIn: { label: ['取消签到', 'Undo check-in'], from: ['checkedIn'], to: 'signedUp' },
    cancel: { from: ['pending', 'signedUp'], to: 'cancelled', confirm: 'yes' },
    refund: { label: ['退款', 'Refund'], from: ['signedUp', 'cancelled'], to: 'refunded' },
  },
  actions: {
    checkInByCode: {
      label: ['扫码签到', 'Check in by code'],
      on: 'list',
      later: 'takes a typed or scanned entry code, shows who it is and checks in; says so when the code is used or of another activity',
    },
    addByHand: { label: ['添加参与者', 'Add participant'], on: 'list', later: 'adds a free participant by phone for a named activity' },
  },
  list: {
    columns: [
      ['offlineActivity', 'name', 'phone', 'ticketName', 'quantity', 'paid', 'source', 'ticketCode', 'createdAt', 'checkedInAt', 'status'],
    ],
    filters: ['offlineActivity', 'name', 'phone', 'status', 'source', 'createdAt'],
    bulk: ['approve', 'reject', 'checkIn'],
  },
  form: [
    ['报名', 'Sign-up', 'offlineActivity', 'feeType', ['user', 'name'], 'phone', 'ticketName', 'quantity', 'answers', 'source'],
    ['支付与入场', 'Payment and entry', ['paid', 'pointsPaid'], ['order', 'refunded'], ['ticketCode', 'checkedInAt'], 'remark'],
  ],
  standIn: true,
})
export type OfflineParticipant = RecordOf<typeof offlineParticipant>
