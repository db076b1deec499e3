import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { MediaSource } from '#derive/media/mediaSource.ts'
import { StoreError } from '#portal/storage/objects/storeError.ts'
import { SourceFault } from '../SourceFault.ts'
import { type ZipFile, zipOf } from '../testing/zipOf.ts'
import { filesInZip, unpacked } from './zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const gb18030 = Uint8Array.of(0xb7, 0xe2, 0xc3, 0xe6, 0x2e, 0x70, 0x6e, 0x67)

/** A zip that is read by ranges; tells how many bytes of it were. */
function sourceOf(zip: Uint8Array): MediaSource & { readonly read: MediaSource['read'] } {
  return { size: zip.length, read: async (start, end) => zip.slice(start, end) }
}
const names = async (...files: readonly ZipFile[]) =>
  (await filesInZip(sourceOf(zipOf(...files)), '图.zip')).map(({ name }) => name)
const fault = async (zip: Uint8Array) => {
  const error = await filesInZip(sourceOf(zip), '图.zip').catch((thrown) => thrown)
  expect(error).toBeInstanceOf(SourceFault)
  const { says, code, values } = (error as SourceFault).found
  return [says ?? code, values?.name]
}

test('names are read as Windows, macOS and Unicode zips write them', async () => {
  expect(
    await names(
      { name: gb18030, bytes: bytes('a') },
      { name: '头像/春山.png', bytes: bytes('b') },
      { name: '秋水.png', bytes: bytes('c'), isUnicode: true },
      { name: '__MACOSX/头像/._春山.png', bytes: bytes('d') },
      { name: '头像/', bytes: bytes('') },
    ),
  ).toEqual(['封面.png', '头像/春山.png', '秋水.png'])
})

test('a file is unpacked by itself, stored or packed, and not beyond what its zip says', async () => {
  const text = '春山行'.repeat(5000)
  const source = sourceOf(zipSync({ 'a.txt': bytes(text), 'b.txt': [bytes('b'), { level: 0 }] }))
  const [packed, stored] = await filesInZip(source, '文.zip')
  const read = async (one = packed) => new Response(await unpacked(source, one!)).text()
  expect([await read(), await read(stored)]).toEqual([text, 'b'])
  await expect(read({ ...packed!, size: 1000 })).rejects.toThrow()
})

test('a store that does not answer says nothing of the zip', async () => {
  const unavailable = new StoreError('StoreUnavailable', 'The store does not answer.')
  const read = async () => Promise.reject(unavailable)
  await expect(filesInZip({ size: 500, read }, '图.zip')).rejects.toBe(unavailable)
})

test('what is encrypted, leads outside, swells beyond measure or is cut short is refused by name', async () => {
  const secret = zipOf({ name: '密.png', bytes: bytes('x'), isEncrypted: true })
  expect(await fault(secret)).toEqual(['F12.locked', '密.png'])
  expect(await fault(zipOf({ name: '../../etc/passwd', bytes: bytes('x') }))).toEqual([
    'F12.path',
    '../../etc/passwd',
  ])
  const bomb = zipOf({ name: '炸弹.png', bytes: bytes('x'), says: 1024 ** 3 })
  expect(await fault(bomb)).toEqual(['F12.large', '炸弹.png'])
  const whole = zipOf({ name: 'a.png', bytes: bytes('x'.repeat(500)) })
  expect(await fault(whole.subarray(0, 300))).toEqual(['F12', undefined])
  expect(await fault(bytes('no zip at all'))).toEqual(['F12', undefined])
})
