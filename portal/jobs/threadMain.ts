/** Where the thread begins that jobs run in, beside the one that answers. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { JobThread } from './thread.ts'

enableCompileCache(join(import.meta.dirname, '../../.cache/node'))
const { runThread } = await import('./runThread.ts')

await runThread(workerData as JobThread)
