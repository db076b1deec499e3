import type { Label, Row } from '#declare'
import { money } from '#widgets/format/money.ts'
import type { Doubt } from './StatementKind.ts'

const open: readonly unknown[] = ['pending', 'confirmed', 'invoiced']
const settled: readonly unknown[] = ['confirmed', 'invoiced']
/** What was calculated once and what its lines come to now. */
export type Check = readonly [label: Label, kept: unknown, found: number]

/** Sums that are not what the lines come to. */
export const differing = (
  checks: readonly Check[],
  words: (value: number) => string = money,
): Doubt[] =>
  checks
    .filter(([, kept, found]) => kept != null && Number(kept) !== found)
    .map(([[zh, en], kept, found]) => ({
      weight: 'error',
      label: [
        `${zh}记为 {kept}，按明细应为 {found}，请先核对再确认`,
        `${en} stands at {kept}, the lines come to {found}: check it before confirming`,
      ],
      filling: { kept: words(Number(kept)), found: words(found) },
    }))

/** What stands in the way of paying a statement of either kind. */
export function paymentDoubts(record: Row, partner: Row | undefined): Doubt[] {
  const { status, payable, adjustAmount, adjustReason, invoiceNo, carriedTo } = record
  const doubts: Doubt[] = []
  if (Number(adjustAmount ?? 0) !== 0 && !adjustReason)
    doubts.push({
      weight: 'error',
      label: ['有调整金额，但没有写调整原因', 'An adjustment without a reason'],
    })
  if (open.includes(status) && Number(payable) <= 0 && !carriedTo)
    doubts.push({
      weight: 'warning',
      label: [
        '应付金额为 {sum}，不付款；为负时结转到该结算方的下一张结算单',
        'Payable is {sum}: nothing is paid; less than nothing goes into the partner’s next statement',
      ],
      filling: { sum: money(Number(payable)) },
    })
  if (open.includes(status) && partner?.status && partner.status !== 'active')
    doubts.push({
      weight: 'warning',
      label: [
        '结算方“{name}”已暂停付款或终止，恢复合作后才能付款',
        '“{name}” is suspended or ended: it can be paid once it is active again',
      ],
      filling: { name: String(partner.name) },
    })
  if (settled.includes(status) && partner?.taxMode === 'invoice' && !invoiceNo)
    doubts.push({
      weight: 'info',
      label: [
        '结算方对公开票：付款前须登记发票号',
        'This partner sends invoices: its number is needed before paying',
      ],
    })
  if (status === 'paid' && !(record.paidOn && record.voucher))
    doubts.push({
      weight: 'warning',
      label: ['已付款，但缺少付款日期或付款凭证', 'Paid, but the day or the voucher is missing'],
    })
  return doubts
}

/** A rate that changed after the statement was made, while it may still be taken over. */
export const rateDoubt = (record: Row, kept: unknown, now: unknown, remedy: Label): Doubt[] =>
  record.status === 'pending' && kept != null && now != null && Number(kept) !== Number(now)
    ? [
        {
          weight: 'warning',
          label: [
            `本单分成比例 {kept}%，结算方现为 {now}%：${remedy[0]}`,
            `Shared at {kept}%, the partner’s rate is {now}% now: ${remedy[1]}`,
          ],
          filling: { kept: Number(kept), now: Number(now) },
        },
      ]
    : []
