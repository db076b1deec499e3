import { readFile } from 'node:fs/promises'
import { levelOf, usualLevel } from '#derive/permissionLevel.ts'

/** The permission level of the admin that was built into this folder; that of an admin never built is the usual one. */
export async function builtLevel(folder: string): Promise<number> {
  const text = await readFile(`${folder}/build.json`, 'utf8').catch(() => '{}')
  const { level = usualLevel } = JSON.parse(text) as { readonly level?: string }
  return levelOf(level)
}
