import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster, stopCluster } from '../../portal/storage/db/testing/postgresCluster.ts'

/** Settings of the server, and whether its files are to lie on the disk whatever room memory has. */
interface Server {
  readonly settings?: Record<string, string>
  readonly onDisk?: boolean
}

/** Measures on a server of its own, run as it is in earnest; told is its process, too. */
export async function onPostgres<T>(
  measure: (url: string, pid: number) => Promise<T>,
  { settings, onDisk = false }: Server = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-postgres-'))
  // As root the server runs as somebody else, who must get through here.
  await chmod(folder, 0o755)
  try {
    // As it is run in earnest, not as for tests.
    const careful = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
    const url = await startCluster(join(folder, 'cluster'), { ...careful, ...settings }, { onDisk })
    const lines = await readFile(join(folder, 'cluster/database/postmaster.pid'), 'utf8')
    return await measure(url, Number(lines.split('\n')[0]))
  } finally {
    await stopCluster(join(folder, 'cluster'))
    await rm(folder, { recursive: true, force: true })
  }
}
