/** Builds the portal into one file, unless what lies there was built from the same sources. */
import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtPortal, isBuilt, noteBuilt, stampOf } from './stamp.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Builds when needed. Where that fails nothing is lost but time: the portal runs its sources then, and tells what is
 * wrong with them.
 */
export function buildPortal(): void {
  if (isBuilt(root, 'portal')) return
  console.log('正在构建门户……\nBuilding the portal …')
  const stamp = stampOf(root, 'portal')
  const built = join(root, builtPortal)
  // A build that breaks off must not look like the one before.
  rmSync(join(dirname(built), '.stamp'), { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const config = join(root, 'scripts/portal.vite.ts')
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', config, '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (status !== 0) return
  // A portal that runs already begins its jobs with what lies here: there is one at every moment.
  renameSync(join(dirname(built), 'next.mjs'), built)
  noteBuilt(root, stamp, 'portal')
}
