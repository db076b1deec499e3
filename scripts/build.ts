/** Builds the admin into dist/, unless what lies there was built from the same sources. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './stamp.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'dist/.stamp')

/** Builds when needed; returns vite's exit code, 0 when there is nothing to do. */
export function build(): number {
  const stamp = stampOf(root)
  if (stamp === builtFrom()) return 0
  console.log('正在构建管理后台……\nBuilding the admin …')
  // A build that breaks off must not look like the one before.
  rmSync(stampFile, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) writeFileSync(stampFile, stamp)
  return status ?? 1
}

function builtFrom(): string {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main) process.exitCode = build()
