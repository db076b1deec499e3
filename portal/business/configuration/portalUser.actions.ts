import type { Label, Row } from '#declare'
import { deviceOf } from '#derive/deviceOf.ts'
import { conflict, missing, refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { accountOf, firstRole, viewerOf } from '#portal/engine/session/account.ts'
import { forgetAttempts } from '#portal/engine/session/attempts.ts'
import { setOneTimePassword } from '#portal/engine/session/credentials.ts'
import { demandsOf } from '#portal/engine/session/demands.ts'
import { hostEnvironment } from '#portal/engine/session/hostEnvironment.ts'
import { nameKey } from '#portal/engine/session/lockout.ts'
import { openSignIns } from '#portal/engine/session/openSignIns.ts'
import { endSignInsOf } from '#portal/engine/session/signIns.ts'

const recordOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** What the actions of a portal user run: `resetPassword`, `signOut`, `endSignIns`, and what only looks: `openSignIns`, `menuOf`. */
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

  /** Where the user is signed in, to be ended one by one; the sign-in that asks is none of it. */
  openSignIns: async (call) => {
    const { db, context, session } = call
    const id = recordOf(call).id as number
    const account = await accountOf(db, context.entities, id)
    const idleMinutes = account && demandsOf(account).idleMinutes
    const open = await openSignIns(db, id, { now: context.clock().getTime(), idleMinutes })
    const say = ([zh, en]: Label) => (session.language === 'en' ? en : zh)
    const at = (moment: number) => shanghaiTime(new Date(moment)).slice(0, 16).replace('T', ' ')
    const choices = open.filter((one) => one.id !== session.signIn)
    return {
      choices: choices.map((one) => ({
        key: String(one.id),
        title: say(deviceOf(one.agent)),
        picture: null,
        facts: [
          one.ip || '–',
          say([`${at(one.since)} 登录`, `since ${at(one.since)}`]),
          ...(one.activeAt === null
            ? []
            : [say([`最近操作 ${at(one.activeAt)}`, `last at work ${at(one.activeAt)}`])]),
        ],
      })),
    }
  },

  /** Ends those chosen, of this user alone. */
  endSignIns: async (call) => {
    const chosen = ((call.values.chosen ?? []) as readonly unknown[]).map(Number)
    if (chosen.length === 0)
      throw refusedField('chosen', ['请选择要结束的登录', 'Choose the sign-ins that are to end'])
    const { numDeletedRows } = await call.db
      .deleteFrom('_session')
      .where('user', '=', recordOf(call).id as number)
      .where('id', 'in', chosen.filter(Number.isSafeInteger))
      .executeTakeFirst()
    return { ended: Number(numDeletedRows) }
  },

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
