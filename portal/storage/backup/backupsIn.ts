import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Earlier } from './keepObjects.ts'
import { readManifest } from './manifest.ts'

const NAME = /^masthead-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** The whole backups of a folder, newest first; what else lies there is left alone. */
export async function backupsIn(folder: string): Promise<Earlier[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
  const found: Earlier[] = []
  for (const name of names.sort().reverse()) {
    const path = join(folder, name)
    const manifest = await readManifest(path).catch(() => null)
    if (manifest) found.push({ folder: path, manifest })
  }
  return found
}

/** Removes all whole backups but the newest `keep`; gives the folders that went. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(keep)
  for (const one of old) await rm(one.folder, { recursive: true, force: true })
  return old.map((one) => one.folder)
}
