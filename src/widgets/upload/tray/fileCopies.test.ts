import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBrowserKey, takeBrowserKey } from '../../../client/browserKey.ts'
import { copiedFile, copyFile } from './fileCopies.ts'

const keyOf = (sign: number) => btoa(String.fromCharCode(...Array(32).fill(sign)))
/** The browser's own files. */
const files = new Map<string, Uint8Array<ArrayBuffer>>()

const handle = (name: string) => ({
  createWritable: async () => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    return new WritableStream<Uint8Array<ArrayBuffer>>({
      write: (part) => void parts.push(part.slice()),
      close: async () => {
        files.set(name, new Uint8Array(await new Blob(parts).arrayBuffer()))
      },
    })
  },
  getFile: async () => new File([files.get(name) as Uint8Array<ArrayBuffer>], name),
})

beforeEach(() => {
  files.clear()
  const folder = { getFileHandle: async (name: string) => handle(name) }
  const storage = {
    estimate: async () => ({ quota: 1e12, usage: 0 }),
    getDirectory: async () => ({ getDirectoryHandle: async () => folder }),
  }
  vi.stubGlobal('navigator', { storage })
})
afterEach(() => {
  forgetBrowserKey()
  vi.unstubAllGlobals()
})

/** More than two pieces, each telling where it is. */
const bytes = Uint8Array.from({ length: 2.5 * 1024 ** 2 }, (_, at) => (at * 31 + at / 1024) % 256)
const list = new File(['13912345678,', bytes], 'users.csv')

test('a copy of a file on its way is sealed piece by piece, and comes back as it was', async () => {
  takeBrowserKey(keyOf(1))
  expect(await copyFile('one', list)).toBe(true)
  expect(Buffer.from(files.get('one') as Uint8Array).includes('13912345678')).toBe(false)
  const back = await copiedFile('one')
  expect(back?.size).toBe(list.size)
  expect(Buffer.from((await back?.arrayBuffer()) as ArrayBuffer)).toEqual(
    Buffer.from(await list.arrayBuffer()),
  )
})

test('nobody else reads a copy, none is made for nobody, and pieces keep their places', async () => {
  expect(await copyFile('one', list)).toBe(false)
  takeBrowserKey(keyOf(1))
  await copyFile('one', list)
  takeBrowserKey(keyOf(2))
  expect(await copiedFile('one')).toBeUndefined()
  takeBrowserKey(keyOf(1))
  const whole = files.get('one') as Uint8Array<ArrayBuffer>
  const piece = 12 + 1024 ** 2 + 16
  const swapped = [whole.slice(piece, 2 * piece), whole.slice(0, piece), whole.slice(2 * piece)]
  files.set('one', new Uint8Array(await new Blob(swapped).arrayBuffer()))
  expect(await copiedFile('one')).toBeUndefined()
})
