import { Hono } from 'hono'
import { isBusy } from '#portal/storage/db/busy.ts'
import type { Database } from '#portal/storage/db/database.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'

/** What readiness looks at. */
export interface HealthOptions {
  readonly database: Database
  readonly store: ObjectStore | null
  /** Aborted when the portal is about to end: it is not ready any more, though it still answers. */
  readonly closing?: AbortSignal
  /** Longer than this, in milliseconds, and a part counts as gone. */
  readonly patience?: number
  /** What was found holds for so long, in milliseconds: whoever asks often writes no more often. */
  readonly holds?: number
}

interface Ready {
  readonly database: boolean
  readonly store: boolean
}

/**
 * `/healthz` answers while the process lives; `/readyz` while database and object store can be written as well and the
 * portal is not about to end, else 503 with the name of the part that fails. Neither tells more: reasons stand in the
 * log.
 */
export function healthRoutes({ holds = 1000, closing, ...parts }: HealthOptions): Hono {
  const app = new Hono()
  let last: { readonly at: number; readonly found: Promise<Ready> } | undefined
  const look = () => {
    if (!last || performance.now() - last.at >= holds)
      last = { at: performance.now(), found: found(parts) }
    return last.found
  }
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (closing?.aborted) return c.json({ status: 'closing' }, 503)
    const { database, store } = await look()
    const ready = database && store
    return c.json({ status: ready ? 'ok' : 'unavailable', database, store }, ready ? 200 : 503)
  })
  return app
}

async function found({ database, store, patience = 2000 }: HealthOptions): Promise<Ready> {
  const [isDatabase, isStore] = await Promise.all([
    answers(writeOnce(database), patience),
    store ? answers(storeWritten(store), patience) : true,
  ])
  return { database: isDatabase, store: isStore }
}

/** One row, written over: what is read only or full answers whatever only reads. */
async function writeOnce({ db }: Database): Promise<void> {
  const value = new Date().toISOString()
  await db
    .insertInto('_meta')
    .values({ key: 'ready', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
    .catch(unlessBusy)
}

/** Where somebody else writes just now, it can be written. */
function unlessBusy(error: unknown): void {
  if (!isBusy(error)) throw error
}

/** A small object, written over; a bucket elsewhere neither fills up nor is mounted, and asks money for each write. */
async function storeWritten(store: ObjectStore): Promise<void> {
  const key = 'private/ready'
  if (store.describe().style === 'host') await store.head(key)
  else
    await store.put(key, new TextEncoder().encode('ready'), { type: 'text/plain', isPrivate: true })
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
