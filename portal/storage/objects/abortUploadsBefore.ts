import type { ObjectStore } from './objectStore.ts'
import { StoreError } from './storeError.ts'

/**
 * Aborts uploads in parts that were begun before a moment and never completed; their parts take up
 * room and nobody sees them.
 * @returns how many were aborted
 */
export async function abortUploadsBefore(store: ObjectStore, moment: Date): Promise<number> {
  const old = (await store.listUploads('')).filter(({ begun }) => begun < moment)
  for (const { key, uploadId } of old) {
    await store.abort(key, uploadId).catch((error: unknown) => {
      // Completed or aborted by its owner in the meantime.
      if (!(error instanceof StoreError && error.code === 'NoSuchUpload')) throw error
    })
  }
  return old.length
}
