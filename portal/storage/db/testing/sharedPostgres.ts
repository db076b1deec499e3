import { join } from 'node:path'
import { onceARun } from './onceARun.ts'
import { startCluster } from './postgresCluster.ts'

/**
 * The PostgreSQL of this run of the tests: `TEST_DATABASE_URL`, else one that the first test to
 * ask for it starts and all files share. Its user must be allowed to create databases.
 */
export async function sharedPostgres(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  return given || onceARun('postgres', (folder) => startCluster(join(folder, 'cluster')))
}
