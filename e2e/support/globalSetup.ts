import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../../scripts/build.ts'
import { ask, sessionOf } from './desk.ts'
import { type RunningPortal, startPortal } from './portal.ts'

/**
 * Journeys walk through the admin as it is built; nothing to do where it is fresh. Believable records are made once,
 * into a folder that every portal with such records begins with a copy of;
 * one made before may be named in `E2E_TEMPLATE`.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  if (process.env.E2E_TEMPLATE) return undefined
  const template = await mkdtemp(join(tmpdir(), 'masthead-e2e-template-'))
  const portal = await startPortal()
  await firstRound(portal)
  // What is still on its way into the database arrives when it is closed.
  await portal.end()
  await cp(portal.dataDir, template, { recursive: true })
  await portal.stop()
  process.env.E2E_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}

/** How long the clock's first jobs may take to come and to end, in milliseconds; without them journeys are but slower. */
const PATIENCE = 60_000

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
