import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes the data folder, and closes it to everybody else on the machine: records, password hashes and the secret lie
 * in it. One that was open to all is closed; rights that somebody gave to a group on purpose stay.
 */
export async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await closed(folder)
  const databases = (await readdir(folder)).filter((name) => name.startsWith('portal.sqlite'))
  for (const name of databases) await closed(join(folder, name))
}

async function closed(path: string): Promise<void> {
  const { mode } = await stat(path)
  // On a folder of somebody else's the system refuses, and its rights are that one's business.
  if (mode & 0o007) await chmod(path, mode & 0o700).catch(() => {})
}
