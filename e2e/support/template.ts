import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, sessionOf } from './desk.ts'
import { type RunningPortal, startPortal } from './portal.ts'

/** Makes believable records in a folder, which journeys' portals begin with a copy of. What lay there is gone. */
export async function makeTemplate(folder: string): Promise<void> {
  const portal = await startPortal()
  await firstRound(portal)
  // What is still on its way into the database arrives when it is closed.
  await portal.end()
  await rm(folder, { recursive: true, force: true })
  await cp(portal.dataDir, folder, { recursive: true })
  forgetDays(join(folder, 'portal.sqlite'))
  await portal.stop()
}

/**
 * What is done once a day counts as never done: a portal begins with it the next day. Made shortly before its hour,
 * each file's portal would do the whole night's work while somebody works at it.
 */
function forgetDays(file: string): void {
  const database = new DatabaseSync(file)
  database.exec(`delete from _clock where last like '____-__-__'`)
  database.close()
}

/** How long the clock's first jobs may take to come and to end, in milliseconds; without them journeys are but slower. */
const PATIENCE = 120_000

/** Waits for what the clock does with records it sees for the first time: each file's portal would do it again. */
async function firstRound(portal: RunningPortal): Promise<void> {
  const session = await sessionOf(portal)
  const captures = async (status: readonly string[]) => {
    const filter = JSON.stringify({ kind: 'capture', status })
    const { data } = await ask(portal, 'GET', `job?filter=${filter}`, undefined, session)
    return (data as { total: number }).total
  }
  const over = ['done', 'partly', 'failed', 'cancelled']
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(250))
    if ((await captures(over)) > 0 && (await captures(['queued', 'running'])) === 0) return
}

if (import.meta.main) await makeTemplate(process.argv[2] as string)
