import type { Row } from '#declare'
import { conflict, missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { accountOf, firstRole, viewerOf } from '#portal/engine/session/account.ts'
import { forgetAttempts } from '#portal/engine/session/attempts.ts'
import { setOneTimePassword } from '#portal/engine/session/credentials.ts'
import { hostEnvironment } from '#portal/engine/session/hostEnvironment.ts'
import { nameKey } from '#portal/engine/session/lockout.ts'
import { endSignInsOf } from '#portal/engine/session/signIns.ts'

const recordOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** What the actions of a portal user run: `resetPassword`, `signOut`, and `menuOf`, which only looks. */
export const actions: ActionFunctions = {
  /** Gives a one-time password, shown in this answer only; ends what was open and unlocks. */
  resetPassword: async (call) => {
    const { id, username, status } = recordOf(call) as {
      id: number
      username: string
      status: string
    }
    if (status === 'disabled')
      throw conflict([
        {
          field: '_',
          message: ['此账号已停用，请先启用', 'This account is disabled: enable it first'],
        },
      ])
    const oneTimePassword = await setOneTimePassword(call.db, id, call.context.clock().getTime())
    await endSignInsOf(call.db, id)
    await forgetAttempts(call.db, nameKey(username))
    if (status === 'locked') await call.records.move('portalUser', id, 'unlock')
    return { username, oneTimePassword }
  },

  /** Ends all of the user's sign-ins. */
  signOut: async (call) => ({ ended: await endSignInsOf(call.db, recordOf(call).id as number) }),

  /** What the user would see and may do; the menu of it is drawn by whoever asked. */
  menuOf: async (call) => {
    const { entities, origins } = call.context
    const account = await accountOf(call.db, entities, recordOf(call).id as number)
    if (!account) throw missing(call.entity.label, String(call.row?.id))
    const { username, name, held } = account
    const host = new URL(origins[0] ?? 'http://localhost').host
    const environment = await hostEnvironment(call.db, call.context, host)
    return {
      username,
      name,
      roles: held,
      permissions: viewerOf(account, firstRole(account), environment),
    }
  },
}
