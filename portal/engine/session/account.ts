import { type Entity, type Row, type SpecialRight, specialRights } from '#declare'
import { fromColumns } from '#derive/row.ts'
import { declaredRoles, type RoleRight, type Viewer } from '#derive/viewer.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** A portal user with the roles that are in the books now. */
export interface Account {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly user: Row
  /** Codes of the named roles held, in the order of the record. */
  readonly held: readonly string[]
  readonly roles: readonly Row[]
  readonly numeric: Row | null
}

type Entities = SessionDeps['entities']

/** The user with this id and the roles held; null where there is none, or in the bin. */
export async function accountOf(
  db: Db | Tx,
  entities: Entities,
  id: number,
): Promise<Account | null> {
  const stored = await db
    .selectFrom('portalUser')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return stored ? readAccount(db, entities, stored) : null
}

/** The same by username, whatever its case. */
export async function accountNamed(
  db: Db | Tx,
  entities: Entities,
  username: string,
): Promise<Account | null> {
  const name = username.trim().toLowerCase()
  const stored = await db
    .selectFrom('portalUser')
    .selectAll()
    .where('username', '=', name)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return stored ? readAccount(db, entities, stored) : null
}

async function readAccount(db: Db | Tx, entities: Entities, stored: Row): Promise<Account | null> {
  if (stored.deletedAt) return null
  const user = fromColumns(entities.get('portalUser') as Entity, stored)
  const rows = await db.selectFrom('role').selectAll().where('deletedAt', 'is', null).execute()
  const all = rows.map((row) => fromColumns(entities.get('role') as Entity, row))
  const ids = (user.roles as readonly number[] | null) ?? []
  const roles = ids.flatMap((id) => all.filter((role) => role.id === id && role.kind === 'named'))
  return {
    id: user.id as number,
    username: user.username as string,
    name: user.name as string,
    user,
    held: roles.map((role) => role.code as string),
    roles,
    numeric: all.find((role) => role.id === user.numericRole && role.kind === 'numeric') ?? null,
  }
}

/** The role one works in after signing in: admin before editor before any other; empty without roles. */
export const firstRole = ({ held }: Account): string =>
  [...declaredRoles, ...held].find((role) => held.includes(role)) ?? ''

/**
 * The role one works in now: the one chosen, while it is held. Own roles come on top anyway, so that none of them stands
 * in place of admin or editor: whoever is given editor beside an own role works as editor from the next request on.
 */
export function roleInEffect(account: Account, chosen: string): string {
  const { held } = account
  const isBase = (role: string) => declaredRoles.includes(role)
  return held.includes(chosen) && (isBase(chosen) || !held.some(isBase))
    ? chosen
    : firstRole(account)
}

/**
 * The roles in effect. One works as admin or as editor, not as both, so that an admin can see what editors see; own
 * roles only add rights and stay in effect beside.
 */
export const rolesInEffect = ({ held }: Account, current: string): readonly string[] => [
  ...(held.includes(current) ? [current] : []),
  ...held.filter((role) => role !== current && !declaredRoles.includes(role)),
]

/** What access is asked with when this user works in this role, on a host of this environment. */
export function viewerOf(account: Account, current: string, environment: string): Viewer {
  const roles = rolesInEffect(account, current)
  const rows = account.roles.filter((role) => roles.includes(role.code as string))
  const { user, numeric } = account
  return {
    roles,
    currentRole: current,
    numericRole: numeric ? Number(numeric.code) : null,
    hidden: (numeric?.hidden as readonly string[] | null) ?? [],
    routeSet: (user.routeSet as Viewer['routeSet'] | null) ?? 'standard',
    projectOverview: ((user.projectOverview as readonly string[] | null) ?? []).includes(
      environment,
    ),
    rights: rows.flatMap((role) => rightsOf(role)),
    special: roles.includes('admin') ? specialRights : specialOf(rows),
  }
}

const rightsOf = (role: Row): RoleRight[] =>
  ((role.rights as readonly Omit<RoleRight, 'role'>[] | null) ?? []).map((right) => ({
    ...right,
    role: role.code as string,
  }))
const specialOf = (rows: readonly Row[]): SpecialRight[] =>
  specialRights.filter((right) =>
    rows.some((role) => ((role.special as readonly string[] | null) ?? []).includes(right)),
  )
