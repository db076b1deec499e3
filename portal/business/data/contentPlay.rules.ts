import type { Period } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Memberships that somebody has paid for: what was granted, or tried for seven days, brings nothing into a pool. */
const paid = ['purchase', 'renew', 'redeem', 'company']
const kinds = ['vip', 'knowledge', 'digital'] as const

/** As which paying member somebody played: told once, so that a membership that ends later changes no settled month. */
const tellsPayingMembers: Judging = async ({ after, records }) => {
  const at = String(after.playedAt)
  const where = { user: after.user, kind: [...kinds], source: paid, status: { not: 'revoked' } }
  const held = (await records.select('userVip', where, { limit: 100 })).filter(({ validity }) => {
    const { start, end } = (validity ?? {}) as Partial<Period>
    return (!start || start <= at) && (!end || end > at)
  })
  for (const kind of kinds) after[kind] = held.some((one) => one.kind === kind)
}

/** Rules of plays that no word carries. */
export const rules: RuleFunctions = { tellsPayingMembers }
