import { asksProof } from '#derive/proof.ts'
import { PortalError, refusedField, tooMany } from '#portal/core/errors.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { type Call, demand } from '../records/call.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { isLinked } from './company/links.ts'
import { demandPassword } from './ownPassword.ts'
import { passkeysOf } from './passkeys/passkeys.ts'
import { passwordCounts } from './passwordCounts.ts'
import { factorOf } from './secondFactor.ts'
import { demandFactor, type Second } from './secondStep.ts'
import type { SessionDeps } from './sessionDeps.ts'
import { keepProof } from './signIns.ts'

/** So long somebody who said who they are is believed, in milliseconds: ten minutes. */
export const BELIEVED = 10 * 60_000
/** So many codes may be tried within a quarter of an hour. */
const TRIES = 5

/**
 * Refuses what the session's role may not do, and a deed that asks who does it where they have not said so lately:
 * 42810, to be sent again once they have.
 */
export async function demandDeed(call: Call, deed: string): Promise<void> {
  demand(call, deed)
  if (asksProof(call.entity, deed)) await demandProof(call.context, call.session)
}

/**
 * The same for what hangs on how much is at stake. Programs have keys of their own, and the portal acts for itself: only
 * a screen can be left open for others to sit down at.
 */
export async function demandProof(
  context: Pick<PortalContext, 'database' | 'clock' | 'company'>,
  { acting, user, signIn }: Session,
): Promise<void> {
  const { database, clock } = context
  if (acting !== 'user' || !user || signIn === undefined) return
  const kept = await database.db
    .selectFrom('_proof')
    .select('at')
    .where('signIn', '=', signIn)
    .executeTakeFirst()
  if (kept && Number(kept.at) > clock().getTime() - BELIEVED) return
  const ways = await waysToProve(context, user.id)
  throw new PortalError(
    42810,
    428,
    ['这一步须再次确认是你本人', 'Say once more who you are before this is done'],
    () => ({ proof: true, ...ways }),
  )
}

/** How a user can say who they are: what is usual is left out. */
async function waysToProve(
  { database: { db }, clock, company }: Pick<PortalContext, 'database' | 'clock' | 'company'>,
  user: number,
) {
  const now = clock().getTime()
  const factor = (await factorOf(db, user)) !== null
  const passkey = factor && (await passkeysOf(db, user)).length > 0
  const usual = { factor, ...(passkey && { passkey }) }
  if (!company) return usual
  return {
    ...usual,
    ...(!(await passwordCounts(db, company, { user, now })) && { password: false }),
    ...((await isLinked(db, user)) && { company: true }),
  }
}

interface Said extends Second {
  readonly password?: string
}

/**
 * Takes the word of whoever is signed in that it is them: their password, and a code of their second factor where they
 * have one, or a passkey in its place; these alone where no password counts. Throws 40001 at `password` or `code`, 42900 after too many tries.
 */
export async function proveAnew(
  deps: SessionDeps,
  { user, signIn }: Session,
  { password = '', code, passkey, site }: Said,
): Promise<void> {
  if (!user || signIn === undefined) return
  const { db } = deps.database
  const now = deps.clock().getTime()
  const hasPassword = await passwordCounts(db, deps.company, { user: user.id, now })
  const hasFactor = (await factorOf(db, user.id)) !== null
  if (!password && (hasPassword || !hasFactor))
    throw refusedField('password', ['请填写', 'Fill this in'])
  if (hasPassword || !hasFactor)
    await demandPassword(deps, user.id, { field: 'password', password })
  if (hasFactor) {
    const key = `factor:${user.id}`
    if ((await countAttempt(db, key, deps.clock().getTime())) > TRIES) throw tooMany(15 * 60)
    await demandFactor(deps, { id: user.id }, { code, passkey, site })
    await forgetAttempts(db, key)
  }
  await keepProof(db, signIn, deps.clock().getTime())
}
