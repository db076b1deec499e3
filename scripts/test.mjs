// npm test [-- types|lint|walls|unit|e2e …]: installs what is missing, then runs every check.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWith, installLocked, pinnedNode, run } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

await exitWith(async () => {
  await installLocked(root)
  const steps = join(root, 'scripts/tests/runTests.ts')
  return run(pinnedNode(root), [steps, ...process.argv.slice(2)], { cwd: root })
})
