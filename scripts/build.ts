/** Builds the admin into dist/, and the portal into one file, unless what lies there was built from the same sources. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualLevel } from '#derive/permissionLevel.ts'
import { buildPortal } from './buildPortal.ts'
import { isBuilt, noteBuilt, stampOf } from './stamp.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Builds when needed; returns vite's exit code, 0 when there is nothing to do. */
export function build(): number {
  if (isBuilt(root)) {
    if (process.env.BUILD_LEVEL) noteLevel()
    return 0
  }
  const stamp = stampOf(root)
  console.log('正在构建管理后台……\nBuilding the admin …')
  // A build that breaks off must not look like the one before.
  rmSync(join(root, 'dist/.stamp'), { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    // Whoever asks: a test runner's own environment would put React's slow half into it.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) noteBuilt(root, stamp)
  if (status === 0) noteLevel()
  return status ?? 1
}

/** Writes down the permission level this admin is built for; the portal tells it with who is signed in. */
function noteLevel(): void {
  const level = process.env.BUILD_LEVEL || usualLevel
  writeFileSync(join(root, 'dist/build.json'), `${JSON.stringify({ level })}\n`)
}

if (import.meta.main) {
  process.exitCode = build()
  if (process.exitCode === 0) buildPortal()
}
