/**
 * Where the portal starts under Node; everything it is told comes in from here. Not in TypeScript: Node would load what
 * takes the types away for this one file, which is 10 MB for good, while the rest comes from the compile cache.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node compiles is kept from one start to the next, so nothing else may be imported before.
enableCompileCache(join(import.meta.dirname, '../.cache/node'))
// For the processes it starts, where memory is glibc's: else each thread keeps what it was given once, some 25 MB.
process.env.MALLOC_ARENA_MAX ??= '1'
// What it writes, others on the machine have no business with.
process.umask(0o077)
const { builtProgram } = await import('./start/builtProgram.mjs')
const program = builtProgram()
const { runPortal } = await import(program ?? '#portal/start/runPortal.ts')
const { runBeside } = await import(program ?? '#portal/start/runBeside.ts')

await runPortal({
  env: process.env,
  cwd: process.cwd(),
  fill: () => runBeside(join(import.meta.dirname, '../mocks/samples/fillData.ts')),
})
