import { entity, f, type RecordOf } from '#declare'
import { madeGoodBy, makeGood } from '#resources/data/makeGood.ts'
import { orderAnswers, refundTold } from '#resources/data/orderAnswers.ts'

/** A paid sign-up to a punch-card, marathon, camp or offline activity; finance and support search it and mark refunds. */
export const activityOrder = entity('activityOrder', ['活动订单', 'Activity order'], {
  fields: {
    orderNo: f.code('订单号', 'Order no', { required: true, unique: true, search: true, readOnly: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    activityType: f.choice('活动类型', 'Activity type', { required: true, readOnly: true }, [
      { punchCard: ['打卡', 'Punch-card'], marathon: ['马拉松', 'Marathon'], offline: ['线下活动', 'Offline'], camp: ['训练营', 'Camp'] },
    ]),
    activityTitle: f.text('活动名称', 'Activity', { max: 60, search: true, readOnly: true }),
    amount: f.money('实付金额', 'Paid', { min: 0, readOnly: true }),
    payChannel: f.choice('支付渠道', 'Paid by', { readOnly: true }, [
      { wechat: ['微信支付', 'WeChat Pay'], alipay: ['支付宝', 'Alipay'] },
      { apple: ['苹果内购', 'Apple'], readMoney: ['阅读币', 'Reading money'] },
    ]),
    paidAt: f.dateTime('支付时间', 'Paid at', { readOnly: true }),
    refundAmount: f.money('退款金额', 'Refund', { readOnly: true, min: 0 }),
    refundReason: f.text('退款原因', 'Reason', { readOnly: true, max: 200 }),
  },
  states: { paid: ['已支付', 'Paid'], refunding: ['退款中', 'Refunding'], refunded: ['已退款', 'Refunded'], done: ['已完成', 'Completed'] },
  moves: {
    markRefunding: { from: ['paid', 'done'], to: 'refunding', asks: ['refundAmount', 'refundReason'] },
    markRefunded: { from: ['refunding'], to: 'refunded', confirm: 'yes' },
    cancelRefund: { label: ['撤销退款', 'Cancel refund'], from: ['refunding'], to: 'paid', confirm: 'yes' },
  },
  actions: { compensate: makeGood('orderNo') },
  pays: { by: ['markRefunding', 'markRefunded'], to: 'user', amount: ['refundAmount', 'amount'] },
  list: {
    columns: ['orderNo', 'user', 'activityType', 'activityTitle', 'amount', 'payChannel', 'status', 'paidAt'],
    under: { activityTitle: ['activityType'], amount: ['payChannel'] },
    filters: ['orderNo', 'activityType', 'activityTitle', 'status', 'paidAt'],
    sort: '-paidAt',
    bulk: [],
  },
  answers: orderAnswers,
  queue: {
    tabs: [{ label: ['退款待处理', 'Refunds asked'], filter: { status: 'refunding' } }],
    since: 'updatedAt',
    within: 1440,
    decide: {
      markRefunded: {
        key: 'm',
        tells: refundTold(
          ['你好，“{activityTitle}”的报名费 {refundAmount} ', 'Your fee of “{activityTitle}”: {refundAmount} '],
          ['你好，“{activityTitle}”的报名费', 'Your fee of “{activityTitle}” '],
        ),
      },
      cancelRefund: 'r',
    },
    shows: ['activityTitle', 'refundAmount', 'refundReason', 'user', 'orderNo', 'amount', 'payChannel', 'paidAt'],
    beside: [{ record: 'user' }],
  },
  form: [
    ['订单', 'Order', ['orderNo', 'user'], ['activityType', 'activityTitle']],
    ['支付', 'Payment', ['amount', 'payChannel'], 'paidAt'],
    ['退款', 'Refund', 'refundAmount', 'refundReason'],
  ],
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        but: ['refundAmount', 'refundReason'],
        knownBy: ['orderNo'],
        create: false,
        remove: false,
        states: ['paid', 'done'],
      },
      { remove: 'never' },
    ],
    refundNeedsReasonAndAmount: [
      { sheet: 2, move: 'markRefunding', needs: ['refundAmount', 'refundReason'] },
      { compare: [0, '<', 'refundAmount', '<=', 'amount'], field: 'refundAmount' },
      { when: { status: ['paid', 'done'] }, refuse: ['refundAmount', 'refundReason'] },
    ],
    onlyAdminMarksRefunded: [{ sheet: 3, may: ['markRefunded'], who: 'admin' }, { lock: { status: 'refunded' } }],
    cancelRefundClearsReason: { sheet: 4, move: 'cancelRefund', set: { refundAmount: null, refundReason: null } },
    refundingIsMarked: { mark: { status: 'refunding' }, as: ['等待退款', 'Refund to be paid'], todo: true },
  },
})
export type ActivityOrder = RecordOf<typeof activityOrder>
