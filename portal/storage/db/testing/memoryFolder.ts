import { statfs } from 'node:fs/promises'

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm'
/** What the databases of a run take at most, with room to spare: some 50 MB each, a dozen at once. */
const ROOM = 2 * 1024 ** 3

/** A folder whose files lie in memory; nothing where there is none, or where it has too little room (a container has 64 MB). */
export async function memoryFolder(): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(SHARED_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM ? SHARED_MEMORY : undefined
}
