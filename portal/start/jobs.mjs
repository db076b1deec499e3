/** Where the process begins that jobs run in, beside the one that answers; in JavaScript for the reason `node.mjs` tells. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../.cache/node'))
// The same program as the portal's: it is told which.
const { runBesidePortal } = await import(process.argv[2] ?? './runBesidePortal.ts')

await runBesidePortal()
