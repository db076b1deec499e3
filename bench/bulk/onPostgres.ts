import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster, stopCluster } from '../../portal/storage/db/testing/postgresCluster.ts'

/** Measures on a server of its own, run as it is in earnest. */
export async function onPostgres<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-postgres-'))
  // As root the server runs as somebody else, who must get through here.
  await chmod(folder, 0o755)
  try {
    // As it is run in earnest, not as for tests.
    const careful = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
    const url = await startCluster(join(folder, 'cluster'), careful)
    return await measure(url)
  } finally {
    await stopCluster(join(folder, 'cluster'))
    await rm(folder, { recursive: true, force: true })
  }
}
