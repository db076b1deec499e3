import { entity, f, type RecordOf } from '#declare'
import { madeGoodBy, makeGood } from '#resources/data/makeGood.ts'
import { partnerAnswers } from './partnerAnswers.ts'

/** Digital purchases and grants of partners' members (VIP, courses, packages); customer service looks them up and marks refunds, finance exports monthly. */
export const partnerUserOrder = entity('partnerUserOrder', ['合作方用户订单', 'Partner user order'], {
  title: 'orderNo',
  fields: {
    orderNo: f.code('订单号', 'Order no', { required: true, unique: true, search: true }),
    partnerOrderNo: f.text('合作方订单号', 'Partner order no', { max: 64, search: true }),
    company: f.ref('合作方', 'Partner', { to: 'company', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, along: true }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    goodsType: f.choice('商品类型', 'Goods type', { required: true }, [
      { vip: ['VIP会员', 'VIP'], course: ['课程', 'Course'], magazine: ['数字刊', 'Digital magazine'] },
      { audiobook: ['听书', 'Audiobook'], camp: ['训练营', 'Camp'], package: ['产品包', 'Product package'] },
    ]),
    goodsTitle: f.text('商品名称', 'Goods', { required: true, max: 60, search: true }),
    productPackage: f.ref('产品包', 'Product package', { to: 'productPackage' }),
    price: f.money('原价', 'List price', { required: true, min: 0 }),
    paid: f.money('实付', 'Paid', { required: true, min: 0 }),
    payType: f.choice('支付方式', 'Paid by', { required: true }, [
      { icbcPay: ['工行支付', 'Bank pay'], wechat: ['微信支付', 'WeChat Pay'], alipay: ['支付宝', 'Alipay'] },
      { partnerPoints: ['合作方积分', 'Partner points'], quota: ['企业额度', 'Company quota'], redeem: ['兑换码', 'Redeem code'] },
    ]),
    paidAt: f.dateTime('支付时间', 'Paid at'),
    grantedAt: f.dateTime('开通时间', 'Granted at'),
    expiresAt: f.dateTime('权益到期', 'Expires at'),
    refundAmount: f.money('退款金额', 'Refunded', { readOnly: true, min: 1 }),
    refundReason: f.text('退款原因', 'Refund reason', { readOnly: true, max: 100 }),
    refundedAt: f.dateTime('退款时间', 'Refunded at'),
    remark: f.longText('客服备注', 'Remark', { max: 200 }),
    settledIn: f.ref('退款计入结算单', 'Refund settled in', { to: 'settlementSingle', readOnly: true }),
  },
  states: [
    { unpaid: ['待支付', 'Unpaid'], paid: ['已支付待开通', 'Paid not granted'], granted: ['已开通', 'Granted'] },
    { refunding: ['退款中', 'Refunding'], refunded: ['已退款', 'Refunded'], closed: ['已关闭', 'Closed'] },
  ],
  moves: {
    grant: { label: ['补开通', 'Grant'], from: ['paid'], to: 'granted' },
    requestRefund: { label: ['申请退款', 'Request refund'], from: ['granted'], to: 'refunding' },
    rejectRefund: { label: ['拒绝退款', 'Reject refund'], from: ['refunding'], to: 'granted' },
    markRefund: { label: ['标记退款', 'Mark refund'], from: ['paid', 'refunding'], to: 'refunded', confirm: 'yes' },
    close: { from: ['unpaid'], to: 'closed', confirm: 'yes' },
  },
  actions: { toUser: { label: ['查看用户', 'View user'], opens: 'appUser', via: 'user' }, compensate: makeGood('orderNo') },
  pays: { by: ['requestRefund', 'markRefund'], to: 'user', amount: ['refundAmount', 'paid'] },
  list: {
    columns: ['orderNo', 'company', 'user', 'phone', 'goodsType', 'goodsTitle', 'paid', 'payType', 'status', 'paidAt', 'expiresAt'],
    under: { orderNo: ['company'], user: ['phone'], goodsTitle: ['goodsType'], paid: ['payType'], paidAt: ['expiresAt'] },
    filters: ['orderNo', 'phone', 'company', 'goodsType', 'status', 'paidAt'],
    bulk: ['grant'],
  },
  answers: partnerAnswers,
  queue: {
    tabs: [
      { label: ['已支付待开通', 'Paid, to grant'], filter: { status: 'paid' } },
      { label: ['退款待处理', 'Refunds asked'], filter: { status: 'refunding' } },
    ],
    since: 'paidAt',
    within: 120,
    decide: { grant: 'p', markRefund: 'm', rejectRefund: 'r' },
    shows: ['orderNo', 'goodsTitle', 'goodsType', 'company', 'user', 'phone', 'paid', 'refundAmount', 'refundReason', 'paidAt', 'remark'],
    beside: [{ record: 'user' }, { record: 'company' }],
  },
  form: [
    ['订单', 'Order', 'orderNo', 'partnerOrderNo', ['company', 'user'], 'phone'],
    ['商品', 'Goods', 'goodsType', 'goodsTitle', ['productPackage', 'price'], ['paid', 'payType']],
    ['进度', 'Progress', ['paidAt', 'grantedAt'], 'expiresAt'],
    ['退款与备注', 'Refund', 'refundAmount', 'refundReason', 'refundedAt', 'remark'],
  ],
  endpoints: { markRefund: { takes: ['id', 'refundAmount', 'refundReason'], gives: 'record' } },
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        but: ['remark', 'refundAmount', 'refundReason'],
        knownBy: ['orderNo'],
        create: false,
        remove: false,
        states: ['unpaid', 'paid', 'granted'],
      },
      { remove: 'never' },
    ],
    refundNeedsReasonAndAmount: [
      { sheet: 2, move: 'markRefund', needs: ['refundReason'], set: { refundedAt: { now: '' } } },
      { move: 'markRefund', needs: ['refundAmount', ['refundAmount', '<=', 'paid']], when: { paid: { gt: 0 } } },
      { may: ['markRefund'], who: 'admin' },
      { by: 'endsEntitlement', on: ['markRefund'] },
    ],
    quotaOrdersCostNothing: [
      { sheet: 3, compare: ['paid', '=', 0], when: { payType: ['quota', 'redeem'] }, field: 'payType' },
      { when: { paid: 0 }, refuse: ['refundAmount'] },
      { by: 'givesSeatBack', on: ['markRefund'] },
    ],
    grantCountsExpiry: [
      { sheet: 4, move: 'grant', set: { grantedAt: { now: '' } } },
      { by: 'countsExpiry', on: ['grant'] },
      { carried: 'audit.auditChange' },
    ],
    unpaidCloseThemselves: { sheet: 5, at: ['createdAt', '+30m'], does: 'close' },
    packageNeedsProductPackage: { sheet: 6, when: { goodsType: 'package' }, demand: ['productPackage'] },
    refundedLeaveSettlement: [{ sheet: 7, by: 'leavesSettlement', on: ['markRefund'] }, { see: 'settlementSingle#negativeIsCarriedOver' }],
    phoneIsMasked: { mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
  },
  home: {
    todos: [
      { label: ['已支付待开通', 'Paid, to grant'], filter: { status: 'paid' } },
      { label: ['退款待处理', 'Refunds to decide'], filter: { status: 'refunding' } },
    ],
  },
})
export type PartnerUserOrder = RecordOf<typeof partnerUserOrder>
