import { describe, expect, it } from 'vitest'
import { readBytes, streamOf } from './body.ts'
import { utf8 } from './encoding.ts'
import type { ObjectStore } from './objectStore.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4)
const KEY = 'image/封面 1+1%(a).png'

/** What every object store does, whatever it keeps objects in. */
export function objectStoreContract(name: string, open: () => Promise<ObjectStore>): void {
  describe(name, () => {
    it('gives back what was put', async () => {
      const store = await open()
      const head = await store.put(KEY, PNG, { type: 'image/png' })
      const stored = await store.get(KEY)
      expect(await readBytes(stored!.body)).toEqual(PNG)
      expect(stored).toMatchObject({
        key: KEY,
        type: 'image/png',
        size: 12,
        etag: head.etag,
        range: null,
      })
      expect(await store.head(KEY)).toEqual(head)
    })

    it('names content by its MD5 in capitals', async () => {
      const store = await open()
      const head = await store.put('a.txt', utf8('hello'), { type: 'text/plain' })
      expect(head.etag).toBe('5D41402ABC4B2A76B9719D911017C592')
    })

    it('takes a body as it arrives', async () => {
      const store = await open()
      await store.put('a.txt', streamed('one', 'two', 'three'), { type: 'text/plain' })
      expect(await contentOf(store, 'a.txt')).toBe('onetwothree')
    })

    it('keeps an object of no bytes', async () => {
      const store = await open()
      await store.put('empty.txt', new Uint8Array(0), { type: 'text/plain' })
      expect(await contentOf(store, 'empty.txt')).toBe('')
      expect((await store.head('empty.txt'))?.size).toBe(0)
    })

    it('decides the type by content and ending, not by what the sender says', async () => {
      const store = await open()
      await store.put('a.png', utf8('<script>alert(1)</script>'), { type: 'text/html' })
      expect((await store.head('a.png'))?.type).toBe('application/octet-stream')
      await store.put('a.html', utf8('<script>alert(1)</script>'), { type: 'text/html' })
      expect((await store.head('a.html'))?.type).toBe('text/plain; charset=utf-8')
    })

    it('replaces an object of the same key', async () => {
      const store = await open()
      await store.put('a.txt', utf8('before'), { type: 'text/plain' })
      await store.put('a.txt', utf8('after'), { type: 'text/plain' })
      expect(await contentOf(store, 'a.txt')).toBe('after')
    })

    it('leaves what stands at a key that is written once, in one piece and in parts', async () => {
      const store = await open()
      await store.put('a.png', PNG, { type: 'image/png', once: true })
      const taken = { code: 'FileAlreadyExists' }
      const again = store.put('a.png', utf8('<b>'), { type: 'text/html', once: true })
      await expect(again).rejects.toMatchObject(taken)
      const uploadId = await store.begin('a.png', 'text/html')
      const etag = await store.putPart('a.png', uploadId, 1, utf8('<b>'))
      const joined = store.complete('a.png', uploadId, [{ number: 1, etag }], { once: true })
      await expect(joined).rejects.toMatchObject(taken)
      expect(await readBytes((await store.get('a.png'))!.body)).toEqual(PNG)
    })

    it('keeps the first of several bodies that come to one key at the same time, once', async () => {
      const store = await open()
      const puts = ['one', 'two', 'three'].map((body) =>
        store.put('a.txt', utf8(body), { type: 'text/plain', once: true }),
      )
      const ended = await Promise.allSettled(puts)
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('keeps one of several bodies put at the same time', async () => {
      const store = await open()
      const bodies = ['one', 'two', 'three']
      await Promise.all(
        bodies.map((body) => store.put('a.txt', utf8(body), { type: 'text/plain' })),
      )
      expect(bodies).toContain(await contentOf(store, 'a.txt'))
    })

    it('reads a range, also an open one', async () => {
      const store = await open()
      await store.put('a.txt', utf8('0123456789'), { type: 'text/plain' })
      const middle = await store.get('a.txt', { start: 2, end: 4 })
      expect(middle).toMatchObject({ size: 10, range: { start: 2, end: 4 } })
      expect(await textOf(middle!.body)).toBe('234')
      expect(await textOf((await store.get('a.txt', { start: 7 }))!.body)).toBe('789')
      expect(await textOf((await store.get('a.txt', { start: 7, end: 99 }))!.body)).toBe('789')
    })

    it('refuses a range behind the end', async () => {
      const store = await open()
      await store.put('a.txt', utf8('0123456789'), { type: 'text/plain' })
      await expect(store.get('a.txt', { start: 10 })).rejects.toMatchObject({
        code: 'InvalidRange',
      })
    })

    it('knows nothing of a key nobody put', async () => {
      const store = await open()
      expect(await store.get('no/such.png')).toBeNull()
      expect(await store.head('no/such.png')).toBeNull()
    })

    it('removes an object, and takes it well when there is none', async () => {
      const store = await open()
      await store.put('a.txt', utf8('gone'), { type: 'text/plain' })
      await store.remove('a.txt')
      await store.remove('a.txt')
      expect(await store.get('a.txt')).toBeNull()
    })

    it('keeps keys apart that a file system might mix up', async () => {
      const store = await open()
      const keys = [
        'a',
        'a/b',
        'A',
        'a.json',
        'con',
        'x'.repeat(300),
        '%2e%2e/a',
        'a b',
        'é',
        'e\u0301',
      ]
      for (const key of keys) await store.put(key, utf8(key), { type: '' })
      for (const key of keys) expect(await contentOf(store, key)).toBe(key)
    })

    it.each([
      '',
      '/a',
      'a//b',
      'a/',
      '../a',
      'a/../../b',
      './a',
      'a\\b',
      'a\nb',
      'é'.repeat(512),
      '\ud800',
    ])('refuses the key %j', async (key) => {
      const store = await open()
      await expect(store.put(key, PNG, { type: '' })).rejects.toMatchObject({
        code: 'InvalidObjectName',
      })
      await expect(store.begin(key, '')).rejects.toMatchObject({ code: 'InvalidObjectName' })
    })

    it('lists by prefix, in order, page by page', async () => {
      const store = await open()
      for (const key of ['b/3', 'a/1', 'b/1', 'b/2']) await store.put(key, utf8(key), { type: '' })
      const first = await store.list('b/', { limit: 2 })
      expect(first.objects.map(({ key }) => key)).toEqual(['b/1', 'b/2'])
      const second = await store.list('b/', { limit: 2, after: first.next! })
      expect(second.objects.map(({ key, size }) => [key, size])).toEqual([['b/3', 3]])
      expect(second.next).toBeNull()
      expect((await store.list('c/')).objects).toEqual([])
    })

    it('keeps nothing of a body that breaks off', async () => {
      const store = await open()
      await store.put('a.txt', utf8('whole'), { type: '' })
      await expect(store.put('a.txt', breakingOff(), { type: '' })).rejects.toThrow()
      await expect(store.put('b.txt', breakingOff(), { type: '' })).rejects.toThrow()
      expect(await contentOf(store, 'a.txt')).toBe('whole')
      expect((await store.list('')).objects.map(({ key }) => key)).toEqual(['a.txt'])
    })

    it('joins parts in the order of their numbers', async () => {
      const store = await open()
      const uploadId = await store.begin('a.png', 'image/png')
      const second = await store.putPart('a.png', uploadId, 2, utf8('tail'))
      const first = await store.putPart('a.png', uploadId, 1, PNG)
      expect(
        (await store.listParts('a.png', uploadId)).map(({ number, etag, size }) => [
          number,
          etag,
          size,
        ]),
      ).toEqual([
        [1, first, 12],
        [2, second, 4],
      ])
      expect(await store.head('a.png')).toBeNull()
      const head = await store.complete('a.png', uploadId, [
        { number: 1, etag: first },
        { number: 2, etag: second },
      ])
      expect(head).toMatchObject({
        size: 16,
        type: 'image/png',
        etag: expect.stringMatching(/^[0-9A-F]{32}-2$/),
      })
      expect((await readBytes((await store.get('a.png'))!.body)).slice(12)).toEqual(utf8('tail'))
      await expect(store.listParts('a.png', uploadId)).rejects.toMatchObject({
        code: 'NoSuchUpload',
      })
    })

    it('takes a part again in place of the earlier one', async () => {
      const store = await open()
      const uploadId = await store.begin('a.txt', '')
      const earlier = await store.putPart('a.txt', uploadId, 1, utf8('earlier'))
      const etag = await store.putPart('a.txt', uploadId, 1, utf8('later'))
      expect((await store.listParts('a.txt', uploadId)).map((part) => part.size)).toEqual([5])
      const old = store.complete('a.txt', uploadId, [{ number: 1, etag: earlier }])
      await expect(old).rejects.toMatchObject({ code: 'InvalidPart' })
      await store.complete('a.txt', uploadId, [{ number: 1, etag }])
      expect(await contentOf(store, 'a.txt')).toBe('later')
    })

    it('refuses parts that are missing or out of order, and lets the upload go on', async () => {
      const store = await open()
      const uploadId = await store.begin('a.txt', '')
      const one = { number: 1, etag: await store.putPart('a.txt', uploadId, 1, utf8('one')) }
      const two = { number: 2, etag: await store.putPart('a.txt', uploadId, 2, utf8('two')) }
      const missing = store.complete('a.txt', uploadId, [one, two, { number: 3, etag: one.etag }])
      await expect(missing).rejects.toMatchObject({ code: 'InvalidPart' })
      const turned = store.complete('a.txt', uploadId, [two, one])
      await expect(turned).rejects.toMatchObject({ code: 'InvalidPartOrder' })
      await store.complete('a.txt', uploadId, [one, two])
      expect(await contentOf(store, 'a.txt')).toBe('onetwo')
    })

    it('keeps nothing of a part that breaks off', async () => {
      const store = await open()
      const uploadId = await store.begin('a.txt', '')
      await expect(store.putPart('a.txt', uploadId, 1, breakingOff())).rejects.toThrow()
      expect(await store.listParts('a.txt', uploadId)).toEqual([])
    })

    it('drops the parts of an aborted upload', async () => {
      const store = await open()
      const uploadId = await store.begin('a.txt', '')
      await store.putPart('a.txt', uploadId, 1, utf8('one'))
      expect((await store.listUploads('')).map((upload) => upload.uploadId)).toEqual([uploadId])
      await store.abort('a.txt', uploadId)
      expect(await store.listUploads('')).toEqual([])
      const late = store.putPart('a.txt', uploadId, 2, utf8('two'))
      await expect(late).rejects.toMatchObject({ code: 'NoSuchUpload' })
      expect(await store.head('a.txt')).toBeNull()
    })

    it('knows an upload only together with its key', async () => {
      const store = await open()
      const uploadId = await store.begin('mine/a.txt', '')
      const refused = { code: 'NoSuchUpload' }
      await expect(store.putPart('yours/a.txt', uploadId, 1, PNG)).rejects.toMatchObject(refused)
      await expect(store.listParts('yours/a.txt', uploadId)).rejects.toMatchObject(refused)
      await expect(store.abort('yours/a.txt', uploadId)).rejects.toMatchObject(refused)
      await expect(store.listParts('mine/a.txt', '../../objects')).rejects.toMatchObject(refused)
    })

    it.each([0, 10_001, 1.5, Number.NaN])('refuses the part number %s', async (number) => {
      const store = await open()
      const uploadId = await store.begin('a.txt', '')
      await expect(store.putPart('a.txt', uploadId, number, PNG)).rejects.toMatchObject({
        code: 'InvalidPart',
      })
    })
  })
}

async function contentOf(store: ObjectStore, key: string): Promise<string> {
  return textOf((await store.get(key))!.body)
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  return new TextDecoder().decode(await readBytes(body))
}

function streamed(...pieces: string[]): ReadableStream<Uint8Array> {
  return streamOf(
    (async function* () {
      for (const piece of pieces) yield utf8(piece)
    })(),
  )
}

function breakingOff(): ReadableStream<Uint8Array> {
  return streamOf(
    (async function* () {
      yield utf8('half')
      throw new Error('the sender is gone')
    })(),
  )
}
