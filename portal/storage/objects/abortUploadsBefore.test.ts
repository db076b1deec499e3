import { expect, it } from 'vitest'
import { abortUploadsBefore } from './abortUploadsBefore.ts'
import { memoryStore } from './memoryStore.ts'

it('aborts the uploads begun before, and no others', async () => {
  let now = new Date('2026-11-20T00:00:00Z')
  const store = memoryStore({ bucket: 'masthead', endpoint: 'http://localhost', clock: () => now })
  await store.begin('old.mp3', '')
  now = new Date('2026-11-21T00:00:00Z')
  const recent = await store.begin('recent.mp3', '')
  expect(await abortUploadsBefore(store, now)).toBe(1)
  expect((await store.listUploads('')).map(({ uploadId }) => uploadId)).toEqual([recent])
})
