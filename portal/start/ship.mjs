/** Where the process begins that ships the database elsewhere; in JavaScript for the reason `node.mjs` tells. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../.cache/node'))
// What it writes, others on the machine have no business with.
process.umask(0o077)
const { shipBeside } = await import('./shipBeside.ts')

await shipBeside()
