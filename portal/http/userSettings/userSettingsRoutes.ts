import { type Context, Hono } from 'hono'
import type { Problem } from '#derive/problem.ts'
import { isFitting, isSetting } from '#derive/userSettings.ts'
import { forbidden, invalid } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { keepSettings, settingsOf } from '#portal/engine/userSettings/userSettings.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'

/**
 * One's own settings: `GET index/settings` gives what was chosen, `PUT index/settings { density: 'small' }` keeps what
 * it names and leaves the rest. Throws 40001 for what is no setting or no value of it, by its name.
 */
export function userSettingsRoutes({ database }: Pick<PortalContext, 'database'>) {
  const app = new Hono()
  app.get('/settings', async (c) => success(c, await settingsOf(database.db, userOf(c))))
  app.put('/settings', async (c) => {
    const user = userOf(c)
    const chosen = await bodyOf(c)
    const problems = Object.entries(chosen).flatMap(([field, value]): Problem[] => {
      if (!isSetting(field))
        return [{ field, message: [`没有设置 ${field}`, `There is no setting ${field}`] }]
      if (isFitting(field, value)) return []
      const shown = JSON.stringify(value)?.slice(0, 60)
      return [{ field, message: [`不能设为 ${shown}`, `It cannot be ${shown}`] }]
    })
    if (problems.length > 0) throw invalid(problems)
    await database.transaction((tx) => keepSettings(tx, user, chosen))
    return success(c, await settingsOf(database.db, user))
  })
  return app
}

/** Whose settings. A program has none. */
function userOf(c: Context): number {
  const { user } = c.get('session') as Session
  if (!user) throw forbidden()
  return user.id
}
