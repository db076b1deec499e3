import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { randomCode } from './cards/cardCodes.job.ts'

const LENGTH = 6
const TRIES = 20

/** Whoever comes into office gets a code of their own to invite with. */
const givesInviteCode: Judging = async ({ after, records }) => {
  for (let round = 0; after.status === 'active' && !after.inviteCode; round++) {
    const code = randomCode(LENGTH)
    if ((await records.count('seedingOfficer', { inviteCode: code })) === 0) after.inviteCode = code
    else if (round > TRIES) throw new Error('No free invite code: make them longer')
  }
}

/** An account of a platform belongs to one officer only. */
const ownsItsAccounts: Judging = async ({ after, records }) => {
  const accounts = (after.accounts ?? []) as readonly Row[]
  for (const [at, { platform, account }] of accounts.entries()) {
    const found = await records.select(
      'seedingOfficer',
      { 'accounts.account': account },
      { limit: 50 },
    )
    const other = found.find(
      (one) =>
        one.id !== after.id &&
        ((one.accounts ?? []) as readonly Row[]).some(
          (theirs) => theirs.platform === platform && theirs.account === account,
        ),
    )
    if (!other) continue
    return [
      {
        field: `accounts.${at}.account`,
        message: [
          `此账号已属于种草官“${other.nickname}”`,
          `This account belongs to "${other.nickname}" already`,
        ],
      },
    ]
  }
  return []
}

/** Rules of seeding officers that no word carries. */
export const rules: RuleFunctions = { givesInviteCode, ownsItsAccounts }
