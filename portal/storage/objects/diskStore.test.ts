import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readBytes } from './body.ts'
import type { Open } from './diskFile.ts'
import { diskStore } from './diskStore.ts'
import { utf8 } from './encoding.ts'
import { objectStoreContract } from './objectStore.contract.ts'

const folders: string[] = []

async function storeIn(folder?: string, opener?: Open) {
  const used = folder ?? (await mkdtemp(join(tmpdir(), 'store-')))
  if (!folder) folders.push(used)
  const address = { bucket: 'masthead', endpoint: 'http://localhost' }
  return diskStore({ ...address, folder: used, clock: () => new Date(), open: opener })
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

objectStoreContract('a store in a folder', () => storeIn())

it('has its objects and open uploads after a restart', async () => {
  const before = await storeIn()
  const head = await before.put('a.txt', utf8('kept'), { type: '' })
  const uploadId = await before.begin('b.txt', '')
  const etag = await before.putPart('b.txt', uploadId, 1, utf8('first'))
  const after = await storeIn(folders[0])
  expect(await after.head('a.txt')).toEqual(head)
  await after.complete('b.txt', uploadId, [{ number: 1, etag }])
  expect(await readBytes((await after.get('b.txt'))!.body)).toEqual(utf8('first'))
})

it('leaves one file of content behind however often an object is replaced', async () => {
  const store = await storeIn()
  for (const text of ['one', 'two', 'three']) await store.put('a.txt', utf8(text), { type: '' })
  expect((await filesOf(folders[0]!)).filter((name) => name.endsWith('.bin'))).toHaveLength(1)
})

it('says so when the disk is full, and keeps what was there', async () => {
  const good = await storeIn()
  await good.put('a.txt', utf8('before'), { type: '' })
  const uploadId = await good.begin('b.txt', '')
  const files = await filesOf(folders[0]!)
  const full = await storeIn(folders[0], fullDisk)
  await expect(full.put('a.txt', utf8('after'), { type: '' })).rejects.toMatchObject({
    code: 'StorageFull',
  })
  const part = full.putPart('b.txt', uploadId, 1, utf8('part'))
  await expect(part).rejects.toMatchObject({ code: 'StorageFull' })
  expect(await filesOf(folders[0]!)).toEqual(files)
  expect(await readBytes((await full.get('a.txt'))!.body)).toEqual(utf8('before'))
})

it('keeps the old object when only its card no longer fits', async () => {
  const good = await storeIn()
  await good.put('a.txt', utf8('before'), { type: '' })
  const files = await filesOf(folders[0]!)
  let opened = 0
  const filling = await storeIn(folders[0], (...given) => (opened++ ? fullDisk : open)(...given))
  await expect(filling.put('a.txt', utf8('after'), { type: '' })).rejects.toMatchObject({
    code: 'StorageFull',
  })
  expect(await filesOf(folders[0]!)).toEqual(files)
})

it('says so when the folder cannot be used', async () => {
  const store = await storeIn('/dev/null/store')
  await expect(store.put('a.txt', utf8('a'), { type: '' })).rejects.toMatchObject({
    code: 'StoreUnavailable',
  })
})

/** Opens files that take no byte. */
const fullDisk: Open = async (...given) => {
  const file = await open(...given)
  file.writeFile = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' })
  }
  return file
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}
