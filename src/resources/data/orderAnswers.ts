import type { Label, Told } from '#declare'

/** What a buyer is told of an order of the app that opened nothing, or whose money is on its way back; the first that is true. */
export const orderAnswers: readonly Told[] = [
  {
    when: { status: 'unpaid' },
    says: [
      '您好！订单 {orderNo} 还没有付款，付款后即开通。如果已经扣款，请把付款凭证发给我们核对。',
      'Order {orderNo} is not paid yet: what you bought is opened once it is. If you were charged, send us the receipt.',
    ],
  },
  {
    when: { status: 'closed' },
    says: [
      '您好！订单 {orderNo} 没有付款，已关闭，没有开通。需要的话请重新下单；如果已经扣款，请把付款凭证发给我们核对。',
      'Order {orderNo} was not paid and is closed; nothing was opened. Please order again if you like; if you were charged, send us the receipt.',
    ],
  },
  {
    when: { status: 'refunding' },
    says: [
      '您好！订单 {orderNo} 的退款申请已收到，正在办理，有结果会告诉您。',
      'We have your request to refund order {orderNo} and are seeing to it. We will tell you what comes of it.',
    ],
  },
  {
    when: { status: ['refunded', 'partRefunded'] },
    says: ['您好！订单 {orderNo} 已退款 {refundAmount}。', 'Order {orderNo} was refunded: {refundAmount}.'],
  },
]

/**
 * What a reader is told of a refund, by the way they paid. Nobody but Apple gives back what was paid to Apple, and read
 * money goes back to its account, so that neither is promised by days.
 *
 * @param money what is refunded, `订单 1 的 ¥2.00 `; before it is said how
 * @param what the same without an amount, for what is not ours to give back
 */
export const refundTold = ([moneyZh, moneyEn]: Label, [whatZh, whatEn]: Label): readonly Told[] => [
  {
    when: { payChannel: 'apple' },
    says: [
      `${whatZh}是通过苹果内购支付的，款项只能由苹果退回：请用购买时的 Apple ID 登录 reportaproblem.apple.com 提交退款申请，结果和到账时间以苹果的通知为准。`,
      `${whatEn}was paid by Apple’s in-app purchase, which Apple alone gives back: please sign in at reportaproblem.apple.com with the Apple ID it was bought with and ask for the refund there. Apple tells you whether and when it comes.`,
    ],
  },
  {
    when: { payChannel: ['wechat', 'alipay'] },
    says: [
      `${moneyZh}已退款，按{payChannel}原路退回，一般 1–3 个工作日到账。`,
      `${moneyEn}are refunded the way they were paid ({payChannel}), usually within 1 to 3 working days.`,
    ],
  },
  {
    when: { payChannel: 'readMoney' },
    says: [`${moneyZh}已退款，退回你的阅读币账户。`, `${moneyEn}are refunded to your account of read money.`],
  },
  { says: [`${moneyZh}已退款。`, `${moneyEn}are refunded.`] },
]
