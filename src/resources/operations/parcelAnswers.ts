import type { Label, Told } from '#declare'

/**
 * What somebody is told who asks where a parcel is, by how far it is; entities call the same stretch of its way by other names.
 *
 * @param what it is called by: `“{goodsName}”`
 */
export const parcelAnswers = ([zh, en]: Label): readonly Told[] => [
  {
    when: { status: 'awaitingAddress' },
    says: [
      `您好！${zh}还缺收货地址，请在 App 内填写，填好后我们安排发货。`,
      `${en} still lacks an address. Please fill it in in the app, and we will ship it.`,
    ],
  },
  {
    when: { status: 'pending' },
    says: [
      `您好！${zh}已登记，正在安排发货，还没有交给快递。发出后凭快递单号即可查询。`,
      `${en} is on our list to ship and has not been handed to a carrier yet. Once it is, its tracking number tells where it is.`,
    ],
  },
  {
    when: { status: ['shipped', 'inTransit'] },
    says: [
      `您好！${zh}已于 {shippedAt} 由{carrier}发出，快递单号 {trackingNo}，可在快递公司查询。如果几天没有动静，请告诉我们，我们联系快递核实。`,
      `${en} went out on {shippedAt} with {carrier}, tracking number {trackingNo}. Should it not move for days, tell us and we will ask the carrier.`,
    ],
  },
  {
    when: { status: ['delivered', 'signed'] },
    says: [
      `您好！${zh}快递显示已签收（{carrier}，单号 {trackingNo}）。如果您没有收到，请先问一下家人或代收点；仍没有找到请告诉我们，我们联系快递核实。`,
      `The carrier says that ${en} was delivered ({carrier}, {trackingNo}). If you have not got it, please ask at home or at the pick-up point first; if it is not there, tell us and we will ask the carrier.`,
    ],
  },
  {
    when: { status: 'exception' },
    says: [
      `您好！${zh}在路上遇到异常（{carrier}，单号 {trackingNo}），我们正在联系快递核实，有结果会告诉您。`,
      `${en} met with trouble on its way ({carrier}, {trackingNo}). We are asking the carrier and will tell you.`,
    ],
  },
  {
    when: { status: 'returned' },
    says: [
      `您好！${zh}没有送到，被退回了。请把收货人、电话和地址再发给我们核对一次，核对后重新寄出。`,
      `${en} could not be delivered and came back. Please send us name, phone and address once more: we will ship it again.`,
    ],
  },
  {
    when: { status: ['cancelled', 'closed'] },
    says: [
      `您好！${zh}的发货已取消，没有寄出。如有疑问请告诉我们，我们核对原因。`,
      `Shipping of ${en} was cancelled, and it was not sent. Tell us if you wonder why: we will look it up.`,
    ],
  },
  { when: { status: 'refunded' }, says: [`您好！${zh}已退款。`, `${en} was refunded.`] },
]

/** A parcel called by the goods in it. */
export const goodsAnswers = parcelAnswers(['“{goodsName}”', '"{goodsName}"'])
