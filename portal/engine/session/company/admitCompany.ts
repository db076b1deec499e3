import { forbidden, PortalError, refusedField, tooMany } from '#portal/core/errors.ts'
import type { Identity } from '#portal/outside/identity/identity.ts'
import { type Account, accountOf } from '../account.ts'
import { countAttempt, forgetAttempts, readAttempts } from '../attempts.ts'
import { keepSignIn, lockedFor, nameKey } from '../lockout.ts'
import { demandSecond, type Second } from '../secondStep.ts'
import type { SessionDeps } from '../sessionDeps.ts'
import { keepProof } from '../signIns.ts'
import type { CompanyPolicy } from './companyPolicy.ts'
import { companyUser } from './companyUser.ts'
import { linkedUser } from './links.ts'
import { type Arrival, endArrival, type Visit } from './visits.ts'

/** So many codes may be tried within a quarter of an hour. */
const TRIES = 5
/** Clocks may differ by so much, in milliseconds. */
const SKEW = 60_000

/** Who somebody who came back from the provider is here. A refusal is part of the answer, for the page that asks next. */
export async function arrivalOf(
  deps: SessionDeps,
  policy: CompanyPolicy,
  visit: Visit,
  asked: { readonly identity: Promise<Identity>; readonly accountClaim: string },
): Promise<Arrival> {
  const nobody = { user: null, isStrong: false, at: null, refusal: null, signIn: visit.signIn }
  try {
    const identity = await asked.identity
    const { methods, at } = identity
    const isStrong = methods.some((method) => policy.strong.includes(method))
    if (visit.signIn !== null) {
      await prove(deps, visit, identity)
      return { ...nobody, at }
    }
    const account = await companyUser(deps, policy, { ...asked, identity })
    return { ...nobody, user: account.id, isStrong, at }
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return { ...nobody, refusal: error.label }
  }
}

/** Believes that it is them where the provider has asked anew, and it was their own account. */
async function prove(deps: SessionDeps, visit: Visit, identity: Identity): Promise<void> {
  const { db } = deps.database
  const row = await db
    .selectFrom('_session')
    .select('user')
    .where('id', '=', visit.signIn)
    .where('expiresAt', '>', deps.clock().getTime())
    .executeTakeFirst()
  const user = await linkedUser(db, identity)
  if (!row || user === null || user !== Number(row.user))
    throw forbidden([
      '这不是你绑定的公司账号，请用自己的公司账号确认',
      'This is not the company account you are signed in by: confirm with your own',
    ])
  if (identity.at === null || identity.at < visit.begunAt - SKEW)
    throw forbidden([
      '身份服务没有重新询问你是谁，请改用两步验证确认',
      'The provider has not asked anew who you are: confirm by your second factor',
    ])
  await keepProof(db, visit.signIn as number, deps.clock().getTime())
}

/**
 * Lets somebody in who came back: 40001 with `code: true` where a second factor is still wanted, 40300 for users who are
 * disabled or locked by an admin. The arrival is used up once they are in.
 */
export async function admitArrival(
  deps: SessionDeps,
  { id, arrival }: { readonly id: string; readonly arrival: Arrival },
  given: Second & { readonly ip: string },
): Promise<Account> {
  const { db } = deps.database
  const account = arrival.user === null ? null : await accountOf(db, deps.entities, arrival.user)
  if (!account) throw arrivedLate()
  await demandOpen(deps, account)
  if (!arrival.isStrong) await demandCode(deps, account, given)
  if (!(await endArrival(deps, id))) throw arrivedLate()
  await keepSignIn(deps, account.id, given.ip)
  return account
}

/** Strangers who try out passwords lock passwords; a lock that an admin has put on holds for this way, too. */
async function demandOpen(deps: SessionDeps, account: Account): Promise<void> {
  const { status } = account.user
  if (status === 'disabled')
    throw forbidden(['此账号已停用，请联系管理员', 'This account is disabled: ask an admin'])
  if (status !== 'locked') return
  const now = deps.clock().getTime()
  const attempts = await readAttempts(deps.database.db, nameKey(account.username), now)
  if (attempts.lockedUntil > now) return
  if ((await lockedFor(deps, attempts, account)) > 0)
    throw forbidden(['此账号已锁定，请联系管理员', 'This account is locked: ask an admin'])
}

async function demandCode(deps: SessionDeps, account: Account, given: Second): Promise<void> {
  const { db } = deps.database
  const { code } = given
  const key = `factor:${account.id}`
  if (code && (await countAttempt(db, key, deps.clock().getTime())) > TRIES) throw tooMany(15 * 60)
  await demandSecond(deps, account, given)
  if (code) await forgetAttempts(db, key)
}

/** Whoever came back so late, or twice, begins anew. */
export const arrivedLate = () =>
  refusedField('arrival', [
    '这次登录已过期或已用过，请重新登录',
    'This sign-in is over or was used: begin anew',
  ])
