/** For whoever runs the portal: `npm run admin -- reset-password <user>`, `… list-users`, `… check-records`, `npm run backup`, `npm run restore`. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node compiles is kept from one command to the next, so nothing else may be imported before.
enableCompileCache(join(import.meta.dirname, '../.cache/node'))
// What it writes, others on the machine have no business with.
process.umask(0o077)
const { runAdmin } = await import('#portal/start/runAdmin.ts')

const { told, failed } = await runAdmin({
  args: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
})
if (failed) process.exitCode = 1
console[failed ? 'error' : 'log'](told)
