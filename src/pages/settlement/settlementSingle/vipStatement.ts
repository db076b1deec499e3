import type { Row } from '#declare'
import { halfUp } from '#derive/settlement/money.ts'
import { duration, shareAmount, vipPayable } from '#derive/settlement/vipAmounts.ts'
import { inHours } from '#widgets/format/duration.ts'
import { entriesOf } from './entriesOf.ts'
import { partsOf } from './partsOf.ts'
import { payableNote } from './payableNote.ts'
import type { Doubt, StatementFigure, StatementKind } from './StatementKind.ts'
import { differing, paymentDoubts, rateDoubt } from './sharedDoubts.ts'

/** A part of an amount by time, half a unit going up, as the amount itself was rounded. */
const portion = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : halfUp(BigInt(amount) * BigInt(part), BigInt(whole))

function lines(record: Row): readonly Row[] {
  const entries = entriesOf(record)
  let time = 0
  const upTo = entries.map((entry) => {
    time += Number(entry.duration ?? 0)
    return time
  })
  const parts = (amount: number, whole: number) =>
    partsOf(upTo.map((part) => portion(amount, part, whole)))
  const [weights, own] = [
    parts(1_000_000, Number(record.poolDuration ?? 0)),
    parts(1_000_000, time),
  ]
  const amounts = parts(Number(record.shareAmount ?? 0), time)
  return entries.map((entry, at) => ({
    ...entry,
    weight: weights[at],
    own: own[at],
    amount: amounts[at],
  }))
}

function figures(record: Row): readonly StatementFigure[] {
  const listened = entriesOf(record)
  return [
    {
      ...{ label: ['会员收入池', 'Pool'], value: Number(record.poolAmount), as: 'money' },
      note: ['{month} 全部结算方共用', 'Of all partners in {month}'],
      filling: { month: String(record.month) },
    },
    {
      label: ['全站有效时长', 'Total effective time'],
      ...{ value: Number(record.poolDuration), as: 'duration' },
      note: ['会员有效收听与阅读', 'Members listening and reading'],
    },
    {
      ...{ label: ['结算方时长', 'Partner time'], value: Number(record.duration), as: 'duration' },
      note: ['{count} 个内容，占全站 {share}%', '{count} contents, {share}% of all'],
      filling: { count: listened.length, share: Number(record.durationShare) },
    },
    {
      ...{ label: ['分成金额', 'Share'], value: Number(record.shareAmount), as: 'money' },
      note: [
        '收入池 × {share}% × {rate}%，占比取六位小数，金额四舍五入到分',
        'Pool × {share}% × {rate}%; the share with six decimals, the amount rounded half up to the fen',
      ],
      filling: { share: Number(record.durationShare), rate: Number(record.vipRate) },
    },
    {
      ...{ label: ['应付金额', 'Payable'], value: Number(record.payable), as: 'money' },
      note: payableNote(record),
    },
  ]
}

const contentOf = ({ content }: Row) => {
  const { type, id } = (content ?? {}) as { readonly type?: string; readonly id?: number }
  return id === undefined ? null : `${type} ${id}`
}

function lineDoubts(record: Row): Doubt[] {
  const entries = entriesOf(record)
  const doubts: Doubt[] = []
  if (entries.length === 0)
    doubts.push({ weight: 'warning', label: ['没有内容明细', 'There are no content lines'] })
  const seen = new Set<string>()
  for (const entry of entries) {
    const filling = { name: String(entry.title ?? '—') }
    const content = contentOf(entry)
    if (content !== null && seen.has(content))
      doubts.push({
        ...{ weight: 'warning', filling },
        label: ['“{name}”在明细中出现多次', '“{name}” stands in several lines'],
      })
    if (content !== null) seen.add(content)
    if (Number(entry.duration ?? 0) > 0 && Number(entry.listeners ?? 0) === 0)
      doubts.push({
        ...{ weight: 'warning', filling },
        label: ['“{name}”有时长但没有收听人数', '“{name}” has time but no listeners'],
      })
  }
  if (duration(record) > Number(record.poolDuration ?? 0))
    doubts.push({
      weight: 'error',
      label: ['结算方时长多于全站有效时长', 'The partner’s time is more than there was in all'],
    })
  return doubts
}

const hours = (seconds: number) => inHours(seconds)?.[0] ?? `${seconds} s`

/** A partner's month of members' time, a line per content. */
export const vipStatement: StatementKind = {
  choose: ['结算单', 'Statement'],
  under: ['month', 'membership', 'partner'],
  lead: 'content',
  columns: [
    { name: 'listeners', label: ['收听人数', 'Listeners'], as: 'count' },
    { name: 'duration', label: ['有效时长', 'Effective time'], as: 'duration' },
    { name: 'weight', label: ['占全站', 'Of all'], as: 'millionths' },
    { name: 'own', label: ['占本单', 'Of this'], as: 'millionths' },
    { name: 'amount', label: ['分成金额', 'Share'], as: 'money' },
  ],
  facts: ['vipRate', 'adjustAmount', 'taxAmount', 'invoiceNo', 'paidOn', 'voucher'],
  rare: ['roundingCut', 'adjustReason', 'carriedTo'],
  lines,
  figures,
  doubts: (record, { partner }) => [
    ...differing([[['结算方时长', 'Partner time'], record.duration, duration(record)]], hours),
    ...differing([
      [['分成金额', 'Share'], record.shareAmount, shareAmount(record)],
      [['应付金额', 'Payable'], record.payable, vipPayable(record)],
    ]),
    ...lineDoubts(record),
    ...rateDoubt(record, record.vipRate, partner?.vipRate, [
      '可重新生成该月结算',
      'generate the month anew to take it',
    ]),
    ...paymentDoubts(record, partner),
  ],
}
