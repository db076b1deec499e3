import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'

/**
 * The text of a small file, made the first time. It appears whole or not at all, so that of two portals that start
 * together on one folder both go on with the same. Readable for its own user only.
 */
export async function readOrCreateFile(file: string, make: () => string): Promise<string> {
  const kept = await textOf(file)
  if (kept) return kept
  const draft = `${file}.${toHex(randomBytes(6))}`
  await writeFile(draft, `${make()}\n`, { mode: 0o600, flush: true })
  // A link to a name that is there already fails: who comes second goes on with what came first.
  await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  return textOf(file)
}

const textOf = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trim()
