import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isRunning, stopCluster } from './postgresCluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's PostgreSQL lies once a test has asked for one. */
    postgresFolder: string
  }
}

const prefix = 'masthead-postgres-'

/** One folder a run of vitest; the first test that wants PostgreSQL starts it there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOver()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  // As root the server runs as somebody else, who must get through here.
  await chmod(folder, 0o755)
  project.provide('postgresFolder', folder)
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

async function remove(folder: string): Promise<void> {
  await stopCluster(join(folder, 'cluster'))
  await rm(folder, { recursive: true, force: true })
}
