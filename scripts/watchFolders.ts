import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells of every file below these folders that is written, made, removed or put in the place of another. Folders are
 * watched and not files: a file that an editor replaces is another one, and a new one is nobody's yet.
 */
export function watchFolders(
  roots: readonly string[],
  changed: (file: string) => void,
): { close(): void } {
  const watched = new Map<string, ReturnType<typeof watch>>()
  const add = (folder: string, tell: boolean) => {
    if (watched.has(folder)) return
    const watcher = watch(folder, (_, name) => {
      if (name) seen(join(folder, name))
    })
    watcher.on('error', () => drop(folder))
    watched.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) add(path, tell)
      else if (tell) changed(path)
    }
  }
  const drop = (folder: string) => {
    watched.get(folder)?.close()
    watched.delete(folder)
  }
  const seen = (path: string) => {
    const now = statSync(path, { throwIfNoEntry: false })
    if (now?.isDirectory()) return add(path, true)
    if (!now) drop(path)
    changed(path)
  }
  for (const root of roots) add(root, false)
  return { close: () => [...watched.keys()].forEach(drop) }
}
