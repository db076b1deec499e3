import type { Condition, Label } from '#declare'

/**
 * What a reader is told of a refund, by the way they paid. Nobody but Apple gives back what was paid to Apple, and read
 * money goes back to its account, so that neither is promised by days.
 *
 * @param money what is refunded, `订单 1 的 ¥2.00 `; before it is said how
 * @param what the same without an amount, for what is not ours to give back
 */
export const refundTold = (
  [moneyZh, moneyEn]: Label,
  [whatZh, whatEn]: Label,
): readonly { readonly when?: Condition; readonly says: Label }[] => [
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
