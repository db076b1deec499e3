import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { streamOf } from '../store/body.ts'
import type { ObjectStore } from '../store/objectStore.ts'
import { readLines } from './keptFile.ts'
import type { KeptObject, Manifest } from './manifest.ts'

/** Puts every object of a backup into a store; what lies there unchanged is left alone. Gives how many it put. */
export async function restoreObjects(
  folder: string,
  { objects }: Manifest,
  storeAt: (moment: Date) => ObjectStore,
): Promise<number> {
  let put = 0
  if (!objects) return put
  for await (const object of readLines<KeptObject>(folder, objects.file)) {
    const store = storeAt(new Date(object.modified))
    const there = await store.head(object.key)
    if (there && there.etag === object.etag && there.size === object.bytes) continue
    const chunks = createReadStream(join(folder, object.file))[Symbol.asyncIterator]()
    await store.put(object.key, streamOf(chunks), { type: object.type })
    put += 1
  }
  return put
}
