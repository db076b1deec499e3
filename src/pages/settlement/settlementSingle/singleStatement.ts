import type { Row } from '#declare'
import { channelFee, netAmount, payable } from '#derive/settlement/amounts.ts'
import { shareOf } from '#derive/settlement/money.ts'
import { money } from '#widgets/format/money.ts'
import { entriesOf } from './entriesOf.ts'
import { partsOf } from './partsOf.ts'
import { payableNote } from './payableNote.ts'
import type { Doubt, StatementFigure, StatementKind, StatementWorld } from './StatementKind.ts'
import { differing, paymentDoubts, rateDoubt } from './sharedDoubts.ts'

const sumOf = (record: Row, name: string) =>
  entriesOf(record).reduce((sum, line) => sum + Number(line[name] ?? 0), 0)
const rateOf = (record: Row) => Number(record.shareRate ?? 0)

function lines(record: Row): readonly Row[] {
  const entries = entriesOf(record)
  const upTo = entries.map((_, at) => ({ lines: entries.slice(0, at + 1) }))
  const fees = partsOf(upTo.map(channelFee))
  const nets = upTo.map(netAmount)
  const shares = partsOf(nets.map((net) => shareOf(net, rateOf(record))))
  const own = partsOf(nets)
  return entries.map((entry, at) => ({
    ...entry,
    fee: fees[at],
    net: own[at],
    shareRate: rateOf(record),
    amount: shares[at],
  }))
}

function figures(record: Row): readonly StatementFigure[] {
  const [gross, refund] = [Number(record.grossAmount), Number(record.refundAmount)]
  const part = gross > 0 ? ((refund / gross) * 100).toFixed(1) : '0'
  return [
    {
      ...{ label: ['销售额', 'Gross'], value: gross, as: 'money' },
      ...{ note: ['{count} 个渠道，{orders} 单', '{count} channels, {orders} orders'] },
      filling: { count: entriesOf(record).length, orders: sumOf(record, 'orders') },
    },
    {
      ...{ label: ['退款额', 'Refunds'], value: refund, as: 'money' },
      ...{ note: ['占销售额 {part}%', '{part}% of gross'], filling: { part } },
    },
    {
      ...{ label: ['渠道费', 'Channel fees'], value: Number(record.channelFee), as: 'money' },
      note: ['按各渠道费率', 'At each channel’s rate'],
    },
    {
      ...{ label: ['可分成额', 'Net'], value: Number(record.netAmount), as: 'money' },
      note: ['销售额 − 退款 − 渠道费', 'Gross − refunds − fees'],
    },
    {
      label: ['分成金额', 'Share'],
      value: shareOf(Number(record.netAmount), rateOf(record)),
      as: 'money',
      note: ['可分成额 × {rate}%', 'Net × {rate}%'],
      filling: { rate: rateOf(record) },
    },
    {
      ...{ label: ['应付金额', 'Payable'], value: Number(record.payable), as: 'money' },
      note: payableNote(record),
    },
  ]
}

/** What is odd about the lines themselves, each channel by its name. */
function lineDoubts(record: Row, { named }: StatementWorld): Doubt[] {
  const entries = entriesOf(record)
  return entries.flatMap(({ channel, gross, refund, feeRate }, at): Doubt[] => {
    const found = named.get(Number(channel))
    const name = String(found?.name ?? '…')
    const rate = found?.feeRate
    const doubts: Doubt[] = []
    if (entries.findIndex((other) => other.channel === channel) < at)
      doubts.push({
        weight: 'warning',
        label: ['渠道“{name}”在明细中出现多次', '“{name}” stands in several lines'],
        filling: { name },
      })
    if (Number(refund ?? 0) > Number(gross ?? 0))
      doubts.push({
        weight: 'warning',
        label: [
          '渠道“{name}”退款 {refund} 多于销售 {gross}，请确认含以前月份的退款',
          '“{name}” refunds {refund}, more than the {gross} sold: are refunds of earlier months in it?',
        ],
        filling: { name, refund: money(Number(refund)), gross: money(Number(gross ?? 0)) },
      })
    if (record.status === 'pending' && rate != null && Number(rate) !== Number(feeRate ?? 0))
      doubts.push({
        weight: 'warning',
        label: [
          '渠道“{name}”按 {kept}% 计费，现费率为 {now}%：可“重新计算”',
          '“{name}” is charged at {kept}%, its rate is {now}% now: “Recalculate” takes it',
        ],
        filling: { name, kept: Number(feeRate ?? 0), now: Number(rate) },
      })
    return doubts
  })
}

/** A month's sales of one content, a line per channel. */
export const singleStatement: StatementKind = {
  choose: ['结算单', 'Statement'],
  under: ['month', 'partner', 'content'],
  lead: 'channel',
  columns: [
    { name: 'orders', label: ['订单数', 'Orders'], as: 'count' },
    { name: 'gross', label: ['销售额', 'Gross'], as: 'money' },
    { name: 'refund', label: ['退款额', 'Refunds'], as: 'money' },
    { name: 'feeRate', label: ['渠道费率', 'Fee rate'], as: 'percent' },
    { name: 'fee', label: ['渠道费', 'Fee'], as: 'money' },
    { name: 'net', label: ['可分成额', 'Net'], as: 'money' },
    { name: 'shareRate', label: ['分成比例', 'Share rate'], as: 'percent' },
    { name: 'amount', label: ['分成金额', 'Share'], as: 'money' },
  ],
  facts: ['title', 'shareRate', 'adjustAmount', 'taxAmount', 'invoiceNo', 'paidOn', 'voucher'],
  rare: ['adjustReason', 'carriedTo', 'batchNo', 'remark'],
  lines,
  figures,
  doubts: (record, world) => [
    ...differing([
      [['销售额', 'Gross'], record.grossAmount, sumOf(record, 'gross')],
      [['退款额', 'Refunds'], record.refundAmount, sumOf(record, 'refund')],
      [['渠道费', 'Channel fees'], record.channelFee, channelFee(record)],
      [['可分成额', 'Net'], record.netAmount, netAmount(record)],
      [['应付金额', 'Payable'], record.payable, payable(record)],
    ]),
    ...lineDoubts(record, world),
    ...rateDoubt(record, record.shareRate, world.partner?.singleRate, [
      '可“重新计算”',
      '“Recalculate” takes it',
    ]),
    ...paymentDoubts(record, world.partner),
  ],
}
