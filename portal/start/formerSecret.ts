import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormerSecret } from '#portal/engine/context/goodSecrets.ts'

/** What the secret in a folder took the place of, while what that signed is still out there. */
const fileIn = (folder: string) => join(folder, 'secret.former')

/** As the portals read it at a start; one that is damaged is none. */
export async function formerIn(folder: string): Promise<{ readonly former?: FormerSecret }> {
  try {
    const kept = JSON.parse(await readFile(fileIn(folder), 'utf8')) as Partial<FormerSecret>
    const { secret, until } = kept
    return typeof secret === 'string' && typeof until === 'number'
      ? { former: { secret, until } }
      : {}
  } catch {
    return {}
  }
}

/** Lets links of before live on for a while; null ends them at once. */
export async function keepFormer(folder: string, former: FormerSecret | null): Promise<void> {
  if (!former) return rm(fileIn(folder), { force: true })
  await writeFile(fileIn(folder), `${JSON.stringify(former)}\n`, { mode: 0o600, flush: true })
}
