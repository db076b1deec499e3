import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { streamOf } from '../objects/body.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { readLines } from './backupFiles.ts'
import type { KeptObject, Manifest } from './manifest.ts'

/** So many at once: each waits for the disk or the net most of its time. */
const AT_ONCE = 16

/** Puts every object of a backup into a store; what lies there unchanged is left alone. */
export async function restoreObjects(
  folder: string,
  { objects }: Manifest,
  storeAt: (moment: Date) => ObjectStore,
): Promise<void> {
  if (!objects) return
  let group: Promise<void>[] = []
  for await (const object of readLines<KeptObject>(folder, objects.file)) {
    group.push(put(folder, object, storeAt(new Date(object.modified))))
    if (group.length < AT_ONCE) continue
    await Promise.all(group)
    group = []
  }
  await Promise.all(group)
}

async function put(folder: string, object: KeptObject, store: ObjectStore): Promise<void> {
  const there = await store.head(object.key)
  if (there && there.etag === object.etag && there.size === object.bytes) return
  const chunks = createReadStream(join(folder, object.file))[Symbol.asyncIterator]()
  await store.put(object.key, streamOf(chunks), { type: object.type })
}
