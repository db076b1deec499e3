/** Where the process begins that jobs run in, beside the one that answers; in JavaScript for the reason `node.mjs` tells. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../.cache/node'))
const { runBesidePortal } = await import('./runBesidePortal.ts')

await runBesidePortal()
