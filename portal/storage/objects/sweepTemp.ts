import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes temporary files that a crash left behind: those untouched for a day. */
export async function sweepTemp(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const touched = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now.getTime(),
    )
    if (touched < now.getTime() - DAY_MS) await rm(path, { force: true })
  }
}
