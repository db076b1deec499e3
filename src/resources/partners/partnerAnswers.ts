import type { Told } from '#declare'
import { orderAnswers } from '#resources/data/orderAnswers.ts'

/** Beside what is said of every order: paid at a partner's, and not opened yet. */
export const partnerAnswers: readonly Told[] = [
  ...orderAnswers,
  {
    when: { status: 'paid' },
    says: [
      '您好！很抱歉给您带来不便。您购买的“{goodsTitle}”（订单 {orderNo}）已付款，还没有开通，我们正在处理，开通后告诉您。',
      'We are sorry: "{goodsTitle}" (order {orderNo}) is paid and has not been opened yet. We are seeing to it and will tell you.',
    ],
  },
  {
    when: { status: 'granted' },
    says: [
      '您好！您购买的“{goodsTitle}”（订单 {orderNo}）已经开通，请用下单手机号登录 App 查看。',
      '"{goodsTitle}" (order {orderNo}) has been opened: please sign in to the app with the phone it was ordered with.',
    ],
  },
]
