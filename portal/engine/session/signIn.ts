import { forbidden, type PortalError, tooMany } from '#portal/core/errors.ts'
import { type Account, accountNamed } from './account.ts'
import { countAttempt, forgetAttempts, readAttempts, uncount } from './attempts.ts'
import { isGlassBroken } from './breakGlass.ts'
import { isCaptcha } from './captcha.ts'
import type { Claim } from './claim.ts'
import { type Credential, readCredential, setPassword } from './credentials.ts'
import { FAILURES, keepFailures, keepSignIn, lock, lockedFor, nameKey } from './lockout.ts'
import { ownPlace } from './ownPlace.ts'
import { hashPassword, isOutdated, isPassword, ROUNDS } from './password.ts'
import { demandSecond, refusedWith } from './secondStep.ts'
import type { SessionDeps } from './sessionDeps.ts'
import { count, countUnderWay, trying } from './underWay.ts'

/** Who it is, once the claim holds. */
export interface Admitted {
  readonly account: Account
  /** With a password that must be changed first. */
  readonly mustChange: boolean
}

/** From so many failures on a captcha is asked for: of one name, of one address (an office shares one). */
const CAPTCHA = { name: 2, address: 10 }
/** From so many on, an address waits a quarter of an hour. */
const ADDRESS_LIMIT = 50

/**
 * Checks a claim to be somebody. Throws 40001 with `captcha: true` or `code: true` where one is to be sent along,
 * 42900 while the name is locked or the address tries too often. Wrong name and wrong password read and take the same.
 * A lock keeps out strangers: from where a user has signed in before, their own failures alone count.
 */
export async function admit(deps: SessionDeps, claim: Claim): Promise<Admitted> {
  const name = nameKey(claim.username)
  const left = trying(deps, name)
  try {
    return await admitOne(deps, claim, name)
  } finally {
    left()
  }
}

async function admitOne(deps: SessionDeps, claim: Claim, key: string): Promise<Admitted> {
  const { db } = deps.database
  const now = deps.clock().getTime()
  const addressKey = `address:${claim.ip}`
  const [name, address] = [
    await readAttempts(db, key, now),
    await readAttempts(db, addressKey, now),
  ]
  if (address.failures >= ADDRESS_LIMIT) throw tooMany(15 * 60)
  const account = await accountNamed(db, deps.entities, claim.username)
  if (deps.company?.passwords === false && !(account && (await isGlassBroken(db, account.id, now))))
    throw forbidden([
      '密码登录已关闭，请用公司账号登录',
      'Passwords are off: sign in with your company account',
    ])
  // A lock that no failures brought was put on by an admin, and holds everywhere.
  const isPutOn = account?.user.status === 'locked' && name.lockedUntil <= now
  const own = isPutOn ? null : await ownPlace(deps, account, claim)
  const wait = own ? await own.lockedFor() : await lockedFor(deps, name, account)
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
  if (account && account.user.status !== 'locked' && name.lockedUntil > now)
    await forgetAttempts(db, key)
  const failed = name.failures - countUnderWay(deps, key)
  const asksCaptcha = failed >= CAPTCHA.name || address.failures >= CAPTCHA.address
  if (asksCaptcha && !(await isCaptcha(deps, claim.captchaId, claim.captcha))) throw captchaWanted()

  count(deps, key)
  const all = await countAttempt(db, key, now)
  await countAttempt(db, addressKey, now)
  const failures = own ? await own.count() : all
  if (failures > FAILURES) throw tooMany(15 * 60)
  const credential = await knownPassword(deps, account, claim.password)
  if (!account || !credential) {
    if (own && failures >= FAILURES) await own.lock()
    throw await failedTry(deps, claim, account, { failures, all })
  }
  if (account.user.status === 'disabled')
    throw forbidden(['此账号已停用，请联系管理员', 'This account is disabled: ask an admin'])
  await demandSecond(deps, account, claim)
  // What strangers tried stays tried: their lock holds for them while its user goes in and out.
  if (account.user.status === 'locked') await uncount(db, key)
  else await forgetAttempts(db, key)
  await own?.forget()
  await uncount(db, addressKey)
  await keepSignIn(deps, account.id, claim.ip)
  return { account, mustChange: credential.oneTime }
}

/** The credential that the password fits. Hashes even where there is none, so that a name cannot be told by the time. */
async function knownPassword(
  deps: SessionDeps,
  account: Account | null,
  password: string,
): Promise<Credential | null> {
  const rounds = deps.passwordRounds ?? ROUNDS
  const credential = account && (await readCredential(deps.database.db, account.id))
  if (!credential) {
    await hashPassword(password, rounds)
    return null
  }
  if (!(await isPassword(password, credential.hash))) return null
  if (isOutdated(credential.hash, rounds)) await renew(deps, account, password, credential)
  return credential
}

async function renew(
  deps: SessionDeps,
  { id }: Account,
  password: string,
  { oneTime }: Credential,
): Promise<void> {
  const rounds = deps.passwordRounds ?? ROUNDS
  await setPassword(deps.database.db, id, password, {
    oneTime,
    now: deps.clock().getTime(),
    rounds,
  })
}

async function failedTry(
  deps: SessionDeps,
  claim: Claim,
  account: Account | null,
  { failures, all }: { readonly failures: number; readonly all: number },
): Promise<PortalError> {
  if (account) await keepFailures(deps, account.id, all)
  if (all >= FAILURES) await lock(deps, claim.username, account)
  if (failures < FAILURES) return wrong(all >= CAPTCHA.name)
  return refusedWith('password', [
    `登录失败 ${FAILURES} 次，已锁定 15 分钟`,
    `${FAILURES} failed sign-ins: locked for 15 minutes`,
  ])
}

const wrong = (captcha: boolean) =>
  refusedWith('password', ['用户名或密码不正确', 'Wrong username or password'], { captcha })
const captchaWanted = () =>
  refusedWith('captcha', ['请输入图中的验证码', 'Enter what the picture shows'], { captcha: true })
