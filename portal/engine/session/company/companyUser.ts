import type { Row } from '#declare'
import { forbidden, PortalError } from '#portal/core/errors.ts'
import type { Identity } from '#portal/outside/identity/identity.ts'
import { isMobile } from '#widgets/phone/kind.ts'
import { type Account, accountOf as accountById, accountNamed } from '../account.ts'
import type { SessionDeps } from '../sessionDeps.ts'
import { endSignInsOf } from '../signIns.ts'
import { accountOf, type CompanyPolicy, claimAt, rolesGiven } from './companyPolicy.ts'
import { linkAccount, linkedUser } from './links.ts'

/** What the provider told, as our settings read it. */
interface Person {
  readonly identity: Identity
  readonly account: string | null
  /** What stands before the company's domain in an address that is surely theirs. */
  readonly mailbox: string | null
  readonly phone: string | null
  /** Undefined where roles are given by hand. */
  readonly roles: readonly string[] | undefined
}

/**
 * The user of an account of the company, with the roles it brings: linked already, known by what the settings name, or
 * made. Throws 40300 with what stands in the way.
 */
export async function companyUser(
  deps: SessionDeps,
  policy: CompanyPolicy,
  { identity, accountClaim }: { readonly identity: Identity; readonly accountClaim: string },
): Promise<Account> {
  const person = personOf(policy, identity, accountClaim)
  const user = await knownUser(deps, policy, person)
  return withRoles(deps, policy, person, user ?? (await madeUser(deps, policy, person)))
}

const personOf = (policy: CompanyPolicy, identity: Identity, usual: string): Person => ({
  identity,
  account: accountOf(claimAt(identity.claims, policy.accountClaim ?? usual), policy.domain),
  mailbox: identity.email?.includes('@') ? accountOf(identity.email, policy.domain) : null,
  phone: mobileOf(identity.phone),
  roles: rolesGiven(policy, identity.claims),
})

/** `+86 138…` as it is kept here. */
function mobileOf(phone: string | null): string | null {
  const digits = phone?.replace(/^\+?86[- ]?(?=1)/, '').replace(/[\s-]/g, '') ?? ''
  return isMobile(digits) ? digits : null
}

async function knownUser(
  deps: SessionDeps,
  { linkBy }: CompanyPolicy,
  person: Person,
): Promise<Account | null> {
  const { db } = deps.database
  const linked = await linkedUser(db, person.identity)
  if (linked !== null) {
    const account = await accountById(db, deps.entities, linked)
    if (!account) throw gone()
    return account
  }
  const found = await userMeant(deps, linkBy, person)
  if (!found) return null
  if (await linkAccount(db, found.id, person.identity, deps.clock().getTime())) return found
  throw forbidden([
    `后台用户 ${found.username} 已绑定另一个公司账号，请联系管理员`,
    `The user ${found.username} belongs to another company account: ask an admin`,
  ])
}

/** Whoever is meant by an account that is not linked yet, by the one fact that the settings believe. */
async function userMeant(
  deps: SessionDeps,
  linkBy: CompanyPolicy['linkBy'],
  { account, mailbox, phone }: Person,
): Promise<Account | null> {
  const { db } = deps.database
  if (linkBy === 'account') return account ? accountNamed(db, deps.entities, account) : null
  if (linkBy === 'email') return mailbox ? accountNamed(db, deps.entities, mailbox) : null
  if (linkBy === 'none' || !phone) return null
  const row = await db
    .selectFrom('portalUser')
    .select('id')
    .where('phone', '=', phone)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row ? accountById(db, deps.entities, Number(row.id)) : null
}

const gone = () =>
  forbidden([
    '此公司账号的后台用户已删除，请联系管理员',
    'The user of this account is gone: ask an admin',
  ])

/** Makes a user by what the provider told; the portal makes them, so that no password is given out. */
async function madeUser(
  deps: SessionDeps,
  { creates, defaultRole }: CompanyPolicy,
  { identity, account, mailbox, phone, roles = [] }: Person,
): Promise<Account> {
  if (!creates)
    throw forbidden([
      '没有与此公司账号对应的后台用户，请管理员先建立用户',
      'No user belongs to this company account: ask an admin to make one',
    ])
  const codes = roles.length > 0 ? roles : defaultRole ? [defaultRole] : []
  const ids = await idsOf(deps, codes)
  if (ids.length === 0) throw roleless()
  if (!phone)
    throw forbidden([
      '公司账号没有给出手机号，无法自动建立用户，请管理员先建立',
      'The company account tells no mobile number, which a user needs: ask an admin to make one',
    ])
  const { db } = deps.database
  const username = await freeName(deps, account ?? mailbox ?? '')
  const values = { username, name: (identity.name ?? username).slice(0, 20), phone, roles: ids }
  const made = await deps
    .records()
    .create('portalUser', { ...values, routeSet: 'standard', smsLogin: false })
    .catch((error) => {
      if (!(error instanceof PortalError)) throw error
      throw forbidden([
        `未能自动建立用户，请管理员先建立：${error.label[0]}`,
        `The user could not be made, ask an admin to: ${error.label[1]}`,
      ])
    })
  await linkAccount(db, made.id as number, identity, deps.clock().getTime())
  return (await accountById(db, deps.entities, made.id as number)) as Account
}

/** The account as a username, with a number behind where somebody else has it. */
async function freeName({ database, entities }: SessionDeps, account: string): Promise<string> {
  const plain = account
    .replace(/[^a-z0-9_.]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 28)
  const name = plain.length < 3 ? `user${plain}` : plain
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name}${number}`
    if (!(await accountNamed(database.db, entities, tried))) return tried
  }
}

/**
 * Roles that the provider speaks of are as it says, at every sign-in; those it knows nothing of are given by hand and
 * stay. Whoever has none left gets in no more.
 */
async function withRoles(
  deps: SessionDeps,
  policy: CompanyPolicy,
  { roles }: Person,
  account: Account,
): Promise<Account> {
  if (roles === undefined) return account
  const spoken = Object.values(policy.roles)
  const wanted = [...account.held.filter((role) => !spoken.includes(role)), ...roles]
  const isSame =
    wanted.length === account.held.length && wanted.every((role) => account.held.includes(role))
  if (isSame) return account
  const ids = await idsOf(deps, wanted)
  if (ids.length === 0) {
    await endSignInsOf(deps.database.db, account.id)
    throw roleless()
  }
  await deps.records().update('portalUser', account.id, { roles: ids })
  return (await accountById(deps.database.db, deps.entities, account.id)) as Account
}

const roleless = () =>
  forbidden([
    '公司账号没有分配后台的角色，请联系管理员',
    'The company account was given no role here: ask an admin',
  ])

async function idsOf({ database, log }: SessionDeps, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const rows: Row[] = await database.db
    .selectFrom('role')
    .select(['id', 'code'])
    .where('code', 'in', codes)
    .where('kind', '=', 'named')
    .where('deletedAt', 'is', null)
    .execute()
  const strange = codes.filter((code) => !rows.some((row) => row.code === code))
  if (strange.length > 0)
    log({
      level: 'warn',
      message: `IDENTITY_ROLES names roles that are not there: ${strange.join(', ')}`,
    })
  return rows.map(({ id }) => Number(id))
}
