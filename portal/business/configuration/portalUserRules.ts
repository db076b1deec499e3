import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { setOneTimePassword } from '#portal/engine/session/credentials.ts'
import { keepOneTimeValues } from '#portal/engine/session/oneTimeValues.ts'
import { endSignInsOf } from '#portal/engine/session/signIns.ts'

type RefIds = readonly number[] | null

/**
 * The last admin can neither be disabled nor stripped of the role nor given a numeric role or the reduced route
 * set, which would hide menus from them. One whom failed sign-ins have locked is an admin still: that lock ends by itself. Runs with the change that would do it, in its transaction.
 */
export async function keepsAnActiveAdmin(change: Change): Promise<Problem[]> {
  const { before, after } = change
  if (!before) return []
  const [admin] = await change.records.select('role', { code: 'admin' })
  const isWhole = (user: Row) =>
    user.status !== 'disabled' &&
    (user.roles as RefIds)?.includes(admin?.id as number) === true &&
    !user.numericRole &&
    user.routeSet !== 'finance'
  if (!admin || !isWhole(before) || isWhole(after)) return []
  // Two admins who disable each other at once wait for one another here; SQLite lets one write at a time anyway.
  await change.tx
    .updateTable('role')
    .set((set) => ({ version: set.ref('version') }))
    .where('id', '=', admin.id)
    .execute()
  const enabled = await change.records.select('portalUser', { status: ['active', 'locked'] })
  if (enabled.some((user) => user.id !== before.id && isWhole(user))) return []
  return [{ field: fieldOf(before, after), kind: 'conflict', message: lastAdmin }]
}

const lastAdmin = [
  '这是最后一位可用的管理员，不能停用、移除管理员角色、设置数字角色或改为财务精简路由集',
  'This is the last active admin: it can neither be disabled nor lose the role nor get a numeric role or the reduced route set',
] as const
const fieldOf = (before: Row, after: Row): string =>
  before.status !== after.status
    ? '_'
    : after.numericRole && !before.numericRole
      ? 'numericRole'
      : after.routeSet !== before.routeSet
        ? 'routeSet'
        : 'roles'

/** A user somebody makes gets a one-time password, told in that answer only. Seeds and imports make none. */
export async function makesFirstPassword(change: Change): Promise<void> {
  const { entity, after, session, tx, now } = change
  if (change.kind !== 'create' || session.acting !== 'user') return
  const oneTimePassword = await setOneTimePassword(tx, after.id as number, Date.parse(now))
  keepOneTimeValues(session, entity, after.id as number, { oneTimePassword })
}

/** A disabled user is out at once, everywhere. */
export async function endsSessions({ tx, after }: Change): Promise<void> {
  await endSignInsOf(tx, after.id as number)
}
