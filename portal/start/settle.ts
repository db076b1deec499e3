import { createPortal } from '#portal/createPortal.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { readDeclarations } from './declarations.ts'

/** What every start does, so that the first one finds nothing left to do and a failure shows here. */
export async function settle(database: Database): Promise<void> {
  const clock = () => new Date()
  const store = memoryStore({ bucket: 'store', endpoint: 'http://localhost', clock })
  await createPortal({ database, store, clock, secret: '-', ...(await readDeclarations()) })
}
