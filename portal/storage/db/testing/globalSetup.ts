import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { onServer } from './onServer.ts'
import { isRunning, stopCluster } from './postgresCluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where what is made once a run lies, such as the PostgreSQL once a test has asked for one. */
    runFolder: string
  }
}

const prefix = 'masthead-tests-'

/** One folder a run of vitest; the first test that wants PostgreSQL or a template makes it there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOver()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  // As root the server runs as somebody else, who must get through here.
  await chmod(folder, 0o755)
  project.provide('runFolder', folder)
  return () => remove(folder)
}

/** A run that was killed leaves its server behind. */
async function removeLeftOver(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const runner = Number(name.slice(prefix.length).split('-')[0])
    if (!isRunning(runner)) await remove(join(tmpdir(), name))
  }
}

/** A server of somebody else's is left as it was found. */
async function dropTemplates(folder: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return
  for (const file of await readdir(folder)) {
    if (!file.endsWith('-postgres.made')) continue
    const { made } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { made?: string }
    if (made) await onServer(server, `drop database if exists ${made}`)
  }
}

async function remove(folder: string): Promise<void> {
  await dropTemplates(folder)
  await stopCluster(join(folder, 'cluster'))
  await rm(folder, { recursive: true, force: true })
}
