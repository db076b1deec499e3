import type { Entity, MenuGroup, Screen } from '#declare'
import type { Log } from '#portal/core/log.ts'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import type { Parts } from '#portal/engine/context/parts.ts'
import { makeFirstRecords } from '#portal/start/firstRecords.ts'
import type { Database } from '#portal/storage/db/database.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { demoAdmin } from './demoAdmin.ts'

/** What a portal in a page or a test stands on. */
export interface Standing {
  readonly database: Database
  readonly store: ObjectStore
  readonly clock: () => Date
  /** Where the stand-ins of services outside the house leave what they would have sent. */
  readonly log?: Log
  /** What captchas show; left out, anything. */
  readonly captchaAnswer?: () => string
  readonly declarations: {
    readonly entities: readonly Entity[]
    readonly screens: readonly Screen[]
    readonly menuGroups: readonly MenuGroup[]
    readonly parts: Parts
  }
}

const SECRET = 'a portal that nobody else can reach'

/** The portal itself, with what it cannot be without; {@link demoAdmin} signs in. */
export async function portalOn({
  database,
  store,
  clock,
  log = () => {},
  captchaAnswer,
  declarations,
}: Standing): Promise<Portal> {
  // Passwords of a demo are no secret: few rounds make it quick.
  const options = {
    database,
    store,
    clock,
    log,
    secret: SECRET,
    passwordRounds: 1000,
    ...(captchaAnswer && { captchaAnswer }),
    ...declarations,
  }
  const portal = await createPortal(options)
  const deps = { ...options, ...portal.context, records: portal.records }
  await makeFirstRecords(portal, deps, demoAdmin.password)
  return portal
}
