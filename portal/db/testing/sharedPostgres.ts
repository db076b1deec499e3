import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { startCluster } from './postgresCluster.ts'

let address: Promise<string> | undefined

/**
 * The PostgreSQL of this run of the tests: `TEST_DATABASE_URL`, else one that the first test to
 * ask for it starts and all files share. Its user must be allowed to create databases.
 */
export function sharedPostgres(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  address ??= given ? Promise.resolve(given) : startedOnce(inject('postgresFolder'))
  return address
}

/** Test files run in several processes: who makes the folder starts the server, others wait. */
async function startedOnce(folder: string): Promise<string> {
  const first = await mkdir(join(folder, 'starting')).then(
    () => true,
    () => false,
  )
  if (first) await writeFile(join(folder, 'outcome'), JSON.stringify(await outcome(folder)))
  const { url, failure } = await told(folder)
  if (url === undefined) throw new Error(failure)
  return url
}

interface Outcome {
  url?: string
  failure?: string
}

function outcome(folder: string): Promise<Outcome> {
  return startCluster(join(folder, 'cluster')).then(
    (url) => ({ url }),
    (error: Error) => ({ failure: error.message }),
  )
}

async function told(folder: string): Promise<Outcome> {
  for (let tries = 0; tries < 600; tries++) {
    const text = await readFile(join(folder, 'outcome'), 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text)
    await pause(50)
  }
  return { failure: `PostgreSQL was not started in ${folder} within 30 s: see its log there.` }
}
