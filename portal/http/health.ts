import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Database } from '#portal/storage/db/database.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'

/** What readiness looks at. */
export interface HealthOptions {
  readonly database: Database
  readonly store: ObjectStore | null
  /** Longer than this, in milliseconds, and a part counts as gone. */
  readonly patience?: number
}

/**
 * `/healthz` answers while the process lives; `/readyz` once database and object store answer as well, else 503 with
 * the name of the part that does not. Neither tells more: reasons stand in the log.
 */
export function healthRoutes({ database, store, patience = 2000 }: HealthOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const [databaseUp, storeUp] = await Promise.all([
      answers(sql`select 1`.execute(database.db), patience),
      store ? answers(store.head('ready'), patience) : true,
    ])
    const ready = databaseUp && storeUp
    return c.json(
      { status: ready ? 'ok' : 'unavailable', database: databaseUp, store: storeUp },
      ready ? 200 : 503,
    )
  })
  return app
}

async function answers(asked: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patience)
  })
  try {
    await Promise.race([asked, late])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
