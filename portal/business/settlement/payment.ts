import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Problem } from '#derive/problem.ts'
import type { Change, Records } from '#portal/engine/context/change.ts'

const statements = ['settlementSingle', 'settlementVip'] as const

/** A new bank account waits a day before money goes there. */
export async function holdsPay({ after, records, now }: Change): Promise<readonly Problem[]> {
  const partner = await records.find('settlementPartner', after.partner as number)
  const changed = partner?.accountChangedAt as string | null | undefined
  if (!changed || shift(changed, '+24h') <= now) return []
  const until = shift(changed, '+24h').slice(0, 16).replace('T', ' ')
  return [
    {
      field: 'partner',
      kind: 'conflict',
      message: [
        `银行账号刚变更，${until} 之后才能付款`,
        `The bank account was changed: payable from ${until} on`,
      ],
    },
  ]
}

/** What is owed to a partner, and what was paid on the same day: months that reach the minimum together are paid together. */
async function owed({ partner, paidOn }: Row, records: Records): Promise<number> {
  let sum = 0
  for (const entity of statements) {
    const open = { partner, status: ['confirmed', 'invoiced'], payable: { gt: 0 } }
    const today = { partner, status: 'paid', paidOn }
    const rows = [
      ...(await records.select(entity, open)),
      ...(paidOn ? await records.select(entity, today) : []),
    ]
    for (const { payable } of rows) sum += Number(payable)
  }
  return sum
}

/** Small sums wait until they come to the partner's minimum. */
export async function reachesMinimum({ after, records }: Change): Promise<readonly Problem[]> {
  const partner = await records.find('settlementPartner', after.partner as number)
  const least = Number(partner?.minPayout ?? 0)
  const sum = await owed(after, records)
  if (sum >= least) return []
  const [zh, en] = [sum, least].map((fen) => `¥${(fen / 100).toFixed(2)}`) as [string, string]
  return [
    {
      field: 'payable',
      kind: 'conflict',
      message: [
        `未付合计 ${zh}，未达起付金额 ${en}，暂缓付款`,
        `${zh} is owed in all: it waits until ${en} is reached`,
      ],
    },
  ]
}
