import { entity, f, type RecordOf } from '#declare'
import { madeGoodBy, makeGood } from './makeGood.ts'
import { orderAnswers, refundTold } from './orderAnswers.ts'

const keepsRights = ['打开后只退款，已开通的内容不收回', 'Refunds only: what was opened stays open'] as const
const told = { readOnly: true } as const

/** Orders placed in the app; support looks them up and marks refunds that finance pays outside. */
export const userOrder = entity('userOrder', ['用户订单', 'User order'], {
  title: 'orderNo',
  fields: {
    orderNo: f.code('订单号', 'Order no.', { required: true, unique: true, search: true, readOnly: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true, along: true }),
    kind: f.choice('订单类型', 'Kind', { required: true, readOnly: true }, [
      { course: ['课程', 'Course'], audiobook: ['听书', 'Audiobook'], epub: ['电子书', 'E-book'] },
      { magazine: ['杂志', 'Magazine'], vip: ['会员', 'VIP'], camp: ['训练营', 'Camp'] },
      { readMoney: ['阅读币充值', 'Read money'], offline: ['线下活动', 'Offline'], object: ['实物', 'Physical goods'] },
    ]),
    items: f.list('商品明细', 'Items', { readOnly: true }, [
      { goods: f.ref('商品', 'Goods', { to: 'goods' }), title: f.text('商品名', 'Title') },
      { quantity: f.integer('数量', 'Quantity', { min: 1 }), price: f.money('单价', 'Price') },
    ]),
    amount: f.money('订单金额', 'Amount', { required: true, min: 0, readOnly: true }),
    couponDiscount: f.money('优惠券抵扣', 'Coupon', { min: 0, default: 0, readOnly: true }),
    readMoneyPaid: f.money('阅读币支付', 'Read money', { min: 0, default: 0, readOnly: true }),
    paid: f.money('实付金额', 'Paid', { required: true, min: 0, readOnly: true }),
    payChannel: f.choice('支付方式', 'Paid by', { readOnly: true }, [
      { wechat: ['微信', 'WeChat'], alipay: ['支付宝', 'Alipay'], apple: ['苹果内购', 'Apple'] },
      { readMoney: ['阅读币', 'Read money'], free: ['免费', 'Free'] },
    ]),
    tradeNo: f.text('支付流水号', 'Trade no.', { max: 64, search: true, readOnly: true }),
    ...{ paidAt: f.dateTime('支付时间', 'Paid at', told), channel: f.ref('来源渠道', 'Channel', { to: 'appChannel', ...told }) },
    refundAsked: f.money('本次退款金额', 'Refund asked', { readOnly: true, min: 1 }),
    refundAmount: f.computed('已退款金额', 'Refunded', { as: 'money', from: { by: 'refunded' } }),
    refundReason: f.choice('退款原因', 'Refund reason', { readOnly: true }, [
      { wrong: ['误购', 'Bought by mistake'], repeat: ['重复购买', 'Bought twice'], quality: ['内容问题', 'Content'] },
      { activity: ['活动取消', 'Activity cancelled'], apple: ['苹果侧退款', 'Refunded by Apple'], other: ['其他', 'Other'] },
    ]),
    keepRights: f.boolean('保留权益', 'Keep rights', { readOnly: true, default: false, help: keepsRights }),
    refundNote: f.text('退款说明', 'Refund note', { readOnly: true, max: 200 }),
    ...{ refundBy: f.ref('标记人', 'Marked by', { to: 'portalUser', ...told }), refundedAt: f.dateTime('退款时间', 'Refunded at', told) },
  },
  states: [
    { unpaid: ['待支付', 'Unpaid'], paid: ['已支付', 'Paid'], refunding: ['退款中', 'Refunding'] },
    { partRefunded: ['部分退款', 'Partly refunded'], refunded: ['已退款', 'Refunded'], closed: ['已关闭', 'Closed'] },
  ],
  moves: {
    markRefunding: { from: ['paid', 'partRefunded'], to: 'refunding', asks: ['refundAsked', 'refundReason', 'keepRights'] },
    markRefunded: {
      from: ['refunding'],
      to: 'refunded',
      when: { refundAsked: { gte: { minus: ['paid', 'refundAmount'] } } },
      otherwise: ['本次只退一部分，请标记部分退款', 'Only a part is refunded this time: mark it as part refunded'],
      confirm: 'yes',
    },
    markPartRefunded: {
      from: ['refunding'],
      to: 'partRefunded',
      when: { refundAsked: { lt: { minus: ['paid', 'refundAmount'] } } },
      otherwise: ['本次退满实付金额，请标记已退款', 'All that was paid is refunded: mark it as refunded'],
      confirm: 'yes',
    },
    refuseRefund: { from: ['refunding'], to: 'paid', asks: ['refundNote'], when: { refundAmount: 0 } },
    refuseFurther: { from: ['refunding'], to: 'partRefunded', asks: ['refundNote'], when: { refundAmount: { gt: 0 } } },
  },
  actions: { compensate: makeGood('orderNo') },
  pays: { by: ['markRefunding', 'markRefunded', 'markPartRefunded'], to: 'user', amount: ['refundAsked', 'paid'] },
  list: {
    columns: ['orderNo', 'user', 'kind', 'items', 'amount', 'couponDiscount', 'paid', 'payChannel', 'paidAt', 'refundAmount', 'status'],
    under: { items: ['kind'], amount: ['couponDiscount'], paidAt: ['payChannel'] },
    filters: ['orderNo', 'user', 'kind', 'status', 'payChannel', 'paidAt'],
    bulk: ['markRefunding'],
  },
  home: { figures: [{ label: ['实付金额', 'Paid'], at: 'paidAt', sum: 'paid', where: { status: ['paid', 'refunding', 'partRefunded'] } }] },
  answers: orderAnswers,
  queue: {
    tabs: [{ label: ['退款待处理', 'Refunds asked'], filter: { status: 'refunding' } }],
    since: 'updatedAt',
    within: 1440,
    decide: {
      markRefunded: {
        key: 'm',
        tells: refundTold(
          ['你好，订单 {orderNo} 的 {refundAsked} ', 'Your order {orderNo}: {refundAsked} '],
          ['你好，订单 {orderNo} ', 'Your order {orderNo} '],
        ),
      },
      markPartRefunded: 'm',
      refuseRefund: 'r',
      refuseFurther: 'r',
    },
    shows: [
      'orderNo',
      'refundAsked',
      'paid',
      'refundAmount',
      'refundReason',
      'keepRights',
      'user',
      'kind',
      'items',
      'payChannel',
      'paidAt',
      'refundNote',
    ],
    beside: [
      { record: 'user' },
      {
        list: 'userOrder',
        label: ['此用户的其他订单', 'Other orders of the user'],
        by: { user: 'user' },
        shows: ['orderNo', 'kind', 'paid', 'status', 'paidAt'],
      },
    ],
  },
  form: [
    ['订单', 'Order', ['orderNo', 'user'], 'kind', 'items', ['amount', 'couponDiscount'], ['readMoneyPaid', 'paid']],
    ['支付', 'Payment', 'payChannel', 'tradeNo', ['paidAt', 'channel']],
    ['退款', 'Refund', 'refundAsked', 'refundAmount', ['refundReason', 'keepRights'], 'refundNote', ['refundBy', 'refundedAt']],
  ],
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromApp: {
      sheet: 1,
      from: 'app',
      but: ['refundAsked', 'refundReason', 'keepRights', 'refundNote', 'refundBy', 'refundedAt'],
      knownBy: ['orderNo'],
      create: false,
      remove: false,
      states: ['unpaid', 'paid', 'closed'],
    },
    refundWithinPaid: [
      {
        sheet: 2,
        compare: ['paid', '=', { minus: ['amount', 'couponDiscount', 'readMoneyPaid'] }],
        say: ['实付应等于订单金额减去优惠券与阅读币', 'What was paid is the amount less coupon and read money'],
      },
      { fill: 'refundAsked', with: { minus: ['paid', 'refundAmount'] }, on: 'markRefunding' },
      {
        move: 'markRefunding',
        needs: [['refundAsked', '<=', { minus: ['paid', 'refundAmount'] }]],
        say: ['退款不能超过尚未退还的实付金额', 'No more is refunded than what was paid and not refunded yet'],
        field: 'refundAsked',
      },
    ],
    refundNeedsReasonAndAmount: [
      { sheet: 3, move: 'markRefunding', needs: ['refundAsked', 'refundReason'] },
      { may: ['markRefunded', 'markPartRefunded'], who: { right: 'refund' } },
      {
        may: ['markRefunded', 'markPartRefunded'],
        who: { not: { mover: 'markRefunding' } },
        when: { refundAsked: { gt: { config: 'refund.secondPersonFen' } } },
      },
      { move: ['markRefunded', 'markPartRefunded'], set: { refundBy: 'mover', refundedAt: { now: '' } } },
    ],
    refusingNeedsNote: [
      { sheet: 4, move: ['refuseRefund', 'refuseFurther'], needs: ['refundNote'], holds: false },
      { move: ['refuseRefund', 'refuseFurther', 'markPartRefunded'], set: { refundAsked: null } },
    ],
    refundTakesRightsBack: [
      { sheet: 5, by: 'takesGiftsBack', on: ['markRefunded'] },
      { by: 'takesRightsBack', on: ['markRefunded'] },
    ],
    saleTakesStock: [
      { by: 'takesStock', on: ['create'] },
      { by: 'countsForItsPage', on: ['save', 'markRefunded', 'markPartRefunded'] },
    ],
    purchaseBringsGift: { by: 'bringsItsGift', on: ['save'], per: ['user'] },
    refundingIsMarked: { mark: { status: 'refunding' }, as: ['退款待处理', 'Refund to settle'], todo: true },
  },
})
export type UserOrder = RecordOf<typeof userOrder>
