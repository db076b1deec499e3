import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** So many at once: a disk flushes them together, one by one each would wait for it. */
const AT_ONCE = 64

/** Flushes every file below a folder to the disk, so that a power cut takes nothing of it. */
export async function flushFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async ({ parentPath, name }) => {
        const file = await open(join(parentPath, name), 'r+')
        await file.sync().finally(() => file.close())
      }),
    )
}
