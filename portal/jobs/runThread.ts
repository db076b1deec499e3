import { parentPort } from 'node:worker_threads'
import { createGround } from '../createGround.ts'
import { portalOptions } from '../portalOptions.ts'
import { settleMemory } from '../settleMemory.ts'
import { runJobs } from './runJobs.ts'
import type { JobThread } from './thread.ts'

/** Without work for so long the thread ends, and its memory with it. In milliseconds. */
const IDLE = 20_000
/** Between two portions, in milliseconds: whoever waits to write comes first. */
const REST = 4

/**
 * Runs jobs on a database connection of its own, until there are none or the portal closes. It answers nobody, so it
 * loads none of the calls, and finds the tables as the portal that started it has left them.
 */
export async function runThread({ settings, owner }: JobThread): Promise<void> {
  let over = false
  parentPort?.on('message', () => {
    over = true
  })
  const ground = createGround(await portalOptions(settings))
  settleMemory()
  await runJobs(ground, owner, {
    isOver: () => over,
    rest: () => new Promise((resolve) => setTimeout(resolve, REST)),
    idle: IDLE,
    ...(settings.jobLease !== undefined && { life: settings.jobLease }),
  })
  await ground.database.close()
  parentPort?.close()
}
