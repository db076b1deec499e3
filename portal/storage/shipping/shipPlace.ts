import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { readBytes } from '../objects/body.ts'
import type { ObjectStore } from '../objects/objectStore.ts'

/** Where a database is shipped to: a folder, best on another disk, or a bucket. */
export interface ShipPlace {
  /** Writes whole or not at all, in place of what is there. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null where there is none. */
  get(name: string): Promise<Uint8Array | null>
  /** All names, in their order. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
}

/** A folder, made where it is missing. For its owner's eyes only: it holds the database. */
export function shipToFolder(folder: string): ShipPlace {
  return {
    async put(name, bytes) {
      const path = join(folder, name)
      const partial = join(dirname(path), `.${randomUUID()}.partial`)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(partial, bytes, { mode: 0o600, flush: true })
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    get: (name) => readFile(join(folder, name)).catch(unlessMissing),
    async list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return found
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
        )
        .sort()
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
      const rest = await readdir(dirname(join(folder, name))).catch(() => ['?'])
      if (rest.length === 0) await rm(dirname(join(folder, name)), { recursive: true, force: true })
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** A bucket, below a prefix of its keys. */
export function shipToStore(store: ObjectStore, prefix: string): ShipPlace {
  const keyOf = (name: string) => `${prefix}${name}`
  return {
    async put(name, bytes) {
      await store.put(keyOf(name), bytes, { type: 'application/octet-stream' })
    },
    async get(name) {
      const found = await store.get(keyOf(name))
      return found && readBytes(found.body)
    },
    async list() {
      const names: string[] = []
      for (let after = ''; ; ) {
        const { objects, next } = await store.list(prefix, after === '' ? {} : { after })
        names.push(...objects.map(({ key }) => key.slice(prefix.length)))
        if (next === null) return names.sort()
        after = next
      }
    },
    remove: (name) => store.remove(keyOf(name)),
  }
}
