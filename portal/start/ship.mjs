/** Where the process begins that ships the database elsewhere; in JavaScript for the reason `node.mjs` tells. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../.cache/node'))
// What it writes, others on the machine have no business with.
process.umask(0o077)
// The same program as the portal's: it is told which.
const { shipBeside } = await import(process.argv[2] ?? './shipBeside.ts')

await shipBeside()
