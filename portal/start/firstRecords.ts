import type { Entity } from '#declare'
import { settingKeys } from '#derive/settingKeys.ts'
import type { Portal } from '#portal/createPortal.ts'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import {
  type FirstAdmin,
  makeBuiltInRoles,
  makeFirstAdmin,
} from '#portal/engine/session/firstUsers.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import type { Db } from '#portal/storage/db/database.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

/**
 * Makes what no portal can be without: built-in roles, settings with their defaults, somebody who can sign in. Does
 * nothing where they stand. Gives the first admin's name and password, null at every later start.
 */
export async function makeFirstRecords(
  portal: Portal,
  deps: SessionDeps,
  password?: string,
): Promise<FirstAdmin | null> {
  await makeBuiltInRoles(portal.records())
  const { entities } = portal.context
  const forms = [...entities.values()].filter(({ keysOf }) => keysOf === 'baseConfig')
  if (entities.has('baseConfig'))
    await makeConfigKeys(portal.records(), [...configKeys, ...forms.flatMap(settingKeys)])
  return makeFirstAdmin(deps, password)
}

/** What makeFirstRecords makes; records of other entities are somebody's work. */
const own = ['role', 'portalUser', 'baseConfig', 'auditLog']

/** Whether nobody has made a record yet: samples go into an empty database only. */
export async function isEmpty(db: Db, entities: readonly Entity[]): Promise<boolean> {
  for (const { name } of entities) {
    if (own.includes(name)) continue
    if (await db.selectFrom(name).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}
