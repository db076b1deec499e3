// npm start: installs, builds the admin, runs the portal; what is done already is skipped.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWith, installLocked, pinnedNode, run } from './install.mjs'
import { portalCommand, portalEnv } from './portalCommand.mjs'
import { isBuilt } from './stamp.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

await exitWith(async () => {
  await installLocked(root)
  const node = pinnedNode(root)
  const isReady = isBuilt(root) && isBuilt(root, 'portal')
  const built = isReady ? 0 : await run(node, [join(root, 'scripts/build.ts')], { cwd: root })
  return built === 0
    ? run(node, portalCommand, { cwd: root, env: { ...portalEnv, ...process.env } })
    : built
})
