import type { Period, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The first day a further term may begin: the present end, or today where that is past. */
const earliest = (before: Row, now: string): string =>
  before.status === 'expired'
    ? now.slice(0, 10)
    : String((before.contract as Period | null)?.end ?? now).slice(0, 10)

/**
 * A renewal follows the present term and is written down among the renewals; the contract then runs to its end.
 * Works from what was sent, so that it may be asked twice.
 */
const appendsRenewal: Judging = ({ before, after, sent, now }): Problem[] => {
  if (!before) return []
  const term = (sent.contract ?? before.contract) as Period | null
  const from = earliest(before, now)
  if (!term?.start || !term.end || term.start.slice(0, 10) < from)
    return [
      {
        field: 'contract',
        message: [
          `续约期限须填写起止，且不早于 ${from} 开始`,
          `The new term has a start and an end, and begins on ${from} at the earliest`,
        ],
      },
    ]
  const { seats, contractNo } = after
  const amount = sent.amount ?? null
  const made = (before.renewals ?? []) as readonly Row[]
  after.renewals = [...made, { _key: `r${made.length + 1}`, term, seats, amount, contractNo }]
  const runs = before.status === 'active' ? (before.contract as Period).start : term.start
  after.contract = { start: runs, end: term.end }
  return []
}

/** Rules of partner companies that no word carries. */
export const rules: RuleFunctions = { appendsRenewal }
