import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chunksOf } from '../objects/body.ts'
import { sha256Hex } from '../objects/hmac.ts'
import type { ObjectHead, ObjectStore } from '../objects/objectStore.ts'
import { StoreError } from '../objects/storeError.ts'
import { isWhole, readLines, writeBytes, writeLines } from './backupFiles.ts'
import type { KeptFile, KeptObject, Manifest } from './manifest.ts'

/** The objects of a store, and where they come from. */
export interface ObjectSource {
  readonly store: ObjectStore
  /** Every object at once, where the store can tell; else it is asked page by page. */
  readonly heads?: () => Promise<readonly ObjectHead[]>
}

/** The backup before, whose objects need not be copied again. */
export interface Earlier {
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Copies every object into a backup; one that the backup before holds already is linked to it, and takes no room.
 * Objects that go meanwhile are named in `lost`.
 */
export async function keepObjects(
  folder: string,
  source: ObjectSource,
  earlier: Earlier | undefined,
): Promise<{ kept: KeptFile & { count: number }; lost: string[] }> {
  const before = await objectsKeptBefore(earlier)
  const lost: string[] = []
  let count = 0
  async function* copied(): AsyncGenerator<KeptObject[]> {
    for await (const head of headsOf(source)) {
      const object =
        (await linked(folder, head, before.get(head.key), earlier)) ??
        (await copy(folder, head, source.store))
      if (!object) lost.push(head.key)
      else {
        count += 1
        yield [object]
      }
    }
  }
  const kept = await writeLines(folder, 'objects.jsonl.gz', copied())
  return { kept: { ...kept, count }, lost }
}

async function* headsOf({ store, heads }: ObjectSource): AsyncGenerator<ObjectHead> {
  if (heads) yield* await heads()
  else
    for (let after = ''; ; ) {
      const { objects, next } = await store.list('', after === '' ? {} : { after })
      yield* objects
      if (next === null) return
      after = next
    }
}

async function objectsKeptBefore(earlier: Earlier | undefined): Promise<Map<string, KeptObject>> {
  const objects = new Map<string, KeptObject>()
  if (!earlier?.manifest.objects) return objects
  for await (const one of readLines<KeptObject>(earlier.folder, earlier.manifest.objects.file))
    objects.set(one.key, one)
  return objects
}

/** Linked only after it was read, so that what has rotted is copied anew. */
async function linked(
  folder: string,
  head: ObjectHead,
  before: KeptObject | undefined,
  earlier: Earlier | undefined,
): Promise<KeptObject | undefined> {
  if (!before || !earlier || before.etag !== head.etag || before.bytes !== head.size)
    return undefined
  if (before.modified !== head.modified.toISOString()) return undefined
  if (!(await isWhole(earlier.folder, before))) return undefined
  const path = join(folder, before.file)
  await mkdir(dirname(path), { recursive: true })
  // On another disk, or where links are unknown, it is copied.
  const done = await link(join(earlier.folder, before.file), path).then(
    () => true,
    () => false,
  )
  return done ? before : undefined
}

async function copy(
  folder: string,
  { key, etag }: ObjectHead,
  store: ObjectStore,
): Promise<KeptObject | null> {
  const found = await store.get(key).catch(unlessDamaged)
  if (!found) return null
  const name = await sha256Hex(key)
  const file = `objects/${name.slice(0, 2)}/${name}`
  const kept = await writeBytes(folder, file, chunksOf(found.body))
  const { type, modified } = found
  return { ...kept, key, type, etag: found.etag || etag, modified: modified.toISOString() }
}

/** An object whose content is gone is told of; a store that is gone ends the backup. */
function unlessDamaged(error: unknown): null {
  if (error instanceof StoreError && /is gone from the folder/.test(error.message)) return null
  throw error
}
