import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toHex } from '#portal/storage/objects/encoding.ts'

/** Puts what a stand-in would send into files, named by the moment; gives the path of each. */
export function outboxFiles(
  folder: string,
  clock: () => Date,
): (ending: string, content: string | Uint8Array) => Promise<string> {
  return async (ending, content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const moment = clock().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${moment}-${toHex(crypto.getRandomValues(new Uint8Array(3)))}.${ending}`
    // It may hold codes: for the portal's own user only.
    await writeFile(join(folder, name), content, { mode: 0o600 })
    return join(folder, name)
  }
}
