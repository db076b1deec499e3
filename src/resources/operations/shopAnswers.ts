import type { Told } from '#declare'

/** What a buyer is told who asks why an order of the shop opened nothing, or what became of it; the first that is true. */
export const shopAnswers: readonly Told[] = [
  {
    when: { status: 'waitPay' },
    says: [
      '您好！订单 {orderNo} 还没有付款，付款后自动开通。如已付款，请过几分钟再看；仍没有到账，请把付款凭证发给我们。',
      'Order {orderNo} is not paid yet: what it opens is opened once it is. If you have paid, look again in a few minutes, and send us the receipt if it is still not there.',
    ],
  },
  {
    when: { status: 'closed' },
    says: [
      '您好！订单 {orderNo} 已关闭，没有开通。需要的话请重新下单；如果已经扣款，请把付款凭证发给我们核对。',
      'Order {orderNo} was closed and opened nothing. Please order again if you like; if you were charged, send us the receipt.',
    ],
  },
  {
    when: { refunded: { gt: 0 }, net: { lte: 0 } },
    says: [
      '您好！订单 {orderNo} 已退款 {refunded}，开通的权益随之收回。',
      'Order {orderNo} was refunded ({refunded}), and what it had opened was taken back.',
    ],
  },
  {
    when: { delivery: 'failed' },
    says: [
      '您好！很抱歉给您带来不便。订单 {orderNo} 已付款，权益还没有开通成功，我们正在处理，处理好后告诉您，您无需再下单。',
      'We are sorry: order {orderNo} is paid, but what it opens could not be opened yet. We are seeing to it and will tell you; you need not order again.',
    ],
  },
  {
    when: { delivery: 'waiting', user: { set: false } },
    says: [
      '您好！订单 {orderNo} 的权益开通到下单手机号的账号。请用下单手机号登录 App，登录后自动到账。',
      'What order {orderNo} opens goes to the account of the phone it was ordered with. Please sign in to the app with that phone: it comes by itself.',
    ],
  },
  {
    when: { delivery: 'waiting' },
    says: [
      '您好！订单 {orderNo} 已付款，权益正在开通，请稍后在 App 内查看。',
      'Order {orderNo} is paid, and what it opens is on its way. Please look in the app in a while.',
    ],
  },
  {
    when: { delivery: 'done' },
    says: [
      '您好！订单 {orderNo} 的权益已经开通，请用下单手机号登录 App 查看。',
      'What order {orderNo} opens has been opened. Please sign in to the app with the phone it was ordered with.',
    ],
  },
  {
    when: { status: 'waitSend' },
    says: ['您好！订单 {orderNo} 已付款，正在备货，还没有发出。', 'Order {orderNo} is paid and being packed; it has not been sent yet.'],
  },
  {
    when: { status: 'sent' },
    says: [
      '您好！订单 {orderNo} 已经发出，物流进度请在下单的商城里打开这笔订单查看。如果几天没有动静，请告诉我们，我们联系快递核实。',
      'Order {orderNo} has been sent: open it in the shop to see where it is. Should it not move for days, tell us and we will ask the carrier.',
    ],
  },
]
