import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { night } from '#portal/engine/media/originals.night.ts'
import { removeStray } from '#portal/engine/media/removeStray.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { ORIGIN, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const heic = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../e2e/support/fixtures/phone.heic')),
)
/** Taken in Beijing, by a camera of its owner's. */
const photograph = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#2838b8' } })
      .withExif({
        IFD0: { Model: 'Wang Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1' },
      })
      .webp()
      .toBuffer(),
  )
const pauses = { rest: async () => undefined, isOver: () => false }

describe.each(databases)('originals of pictures, on $name', (database) => {
  const bench = sharedBench(database)
  const { editor, admin } = bench

  const put = async (bytes: Uint8Array, ending: string, user = 'wang') => {
    const [prefix] = await uploadPrefixes('a secret of the tests', user)
    const key = `${prefix}0123456789abcdef/${1_795_000_000_000 + serial()}.${ending}`
    await bench.store.put(key, bytes, { type: '' })
    return { key, url: `${ORIGIN}/masthead/${key}` }
  }
  /** A picture of the library, as it was cropped. */
  const cropped = async (more: Row = {}) => {
    const { url } = await put(wholePng(40 + serial(), 20), 'png')
    return (await editor('POST', 'material/uploaded', { url, name: '裁.png', ...more })).data
      .material
  }
  const send = (id: unknown, url: string, name = 'IMG_1.heic', as: SignedIn = editor) =>
    as('POST', 'material/original', { id, url, name })
  const keys = async () =>
    (await bench.store.list('private/originals/')).objects.map(({ key }) => key)
  const get = (url: string) => bench.portal.app.request(url.startsWith('/') ? ORIGIN + url : url)
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

  test('what a picture was made of is kept byte for byte, and given to who may see the library by a link alone', async () => {
    const { id } = await cropped()
    const { key, url } = await put(heic, 'heic.original')
    // Not even on its way does anybody else read it.
    expect((await get(url)).status).toBe(403)
    const { data } = await send(id, url)
    expect(data.material.original).toMatchObject({ name: 'IMG_1.heic', size: heic.length })
    expect(await bench.store.head(key)).toBeNull()
    expect((await get(data.material.original.url)).status).toBe(403)
    const link = (await admin('GET', `material/${id}/file?at=original`)).data.url
    expect(await bytesOf(await get(link))).toEqual(heic)
    bench.time.now += 601_000
    expect((await get(link)).status).toBe(401)
    bench.time.now -= 601_000
  })

  test('the notes of a camera stay in the original, and nowhere else', async () => {
    const { id } = await cropped()
    const taken = await photograph(300, 200)
    const { url } = await put(taken, 'webp.original')
    const { original } = (await send(id, url, 'a.webp')).data.material
    expect(original).toMatchObject({ width: 300, height: 200, name: 'a.webp' })
    const link = (await admin('GET', `material/${id}/file?at=original`)).data.url
    expect(Buffer.from(await bytesOf(await get(link))).toString('latin1')).toContain('Wang Camera')
  })

  test('a picture that was sent as it is keeps what it was before its notes were left out', async () => {
    const taken = new Uint8Array(
      await sharp(await photograph(330 + serial(), 200))
        .withExif({ IFD0: { Copyright: '王摄影', Orientation: '6' } })
        .jpeg()
        .toBuffer(),
    )
    const { url, key } = await put(taken, 'jpg')
    const { material } = (await editor('POST', 'material/uploaded', { url, name: '街.jpeg' })).data
    expect(material.original).toMatchObject({ name: '街.jpeg', size: taken.length })
    const link = (await admin('GET', `material/${material.id}/file?at=original`)).data.url
    expect(await bytesOf(await get(link))).toEqual(taken)
    expect((await get(material.original.url)).status).toBe(403)
    expect(Buffer.from(await bytesOf(await get(url))).toString('latin1')).not.toContain(
      'Exif\0\0II',
    )

    // What says nothing of itself is its own original; the same again is the same item.
    const plain = new Uint8Array(
      await new Response((await bench.store.get(key))?.body as BodyInit).arrayBuffer(),
    )
    const before = await keys()
    const bare = new Uint8Array(await sharp(plain).negate().jpeg().toBuffer())
    const sent = await put(bare, 'jpg')
    const other = await editor('POST', 'material/uploaded', { url: sent.url, name: 'a.jpg' })
    expect(other.data.material.original).toBeNull()
    const again = await editor('POST', 'material/uploaded', {
      url: (await put(taken, 'jpg')).url,
      name: 'b.jpg',
    })
    expect(again.data.material.id).toBe(material.id)
    expect(await keys()).toEqual(before)
  })

  test('of a picture that is refused no original stays', async () => {
    const taken = await sharp(await photograph(331, 200))
      .withExif({ IFD0: { Copyright: '王摄影' } })
      .jpeg()
      .toBuffer()
    const huge = Uint8Array.from(taken)
    // As its head says, more pixels than any browser shows.
    const frame = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0)
    huge.set([0xff, 0xff, 0xff, 0xff], frame + 5)
    const before = await keys()
    const { url, key } = await put(huge, 'jpg')
    const answer = await editor('POST', 'material/uploaded', { url, name: 'bomb.jpg' })
    expect(answer.code).toBe(40001)
    expect(await bench.store.head(key)).toBeNull()
    expect(await keys()).toEqual(before)
  })

  test('it lies there once, however many pictures were made of it, and the first of a picture stays', async () => {
    const taken = await photograph(310, 200)
    const before = (await keys()).length
    const [one, other] = [await cropped(), await cropped()]
    for (const { id } of [one, other])
      await send(id, (await put(taken, 'webp.original')).url, 'a.webp')
    expect((await keys()).length).toBe(before + 1)
    const late = await put(await photograph(311, 200), 'webp.original')
    const { original } = (await send(one.id, late.url, 'b.webp')).data.material
    expect(original.name).toBe('a.webp')
    expect(await bench.store.head(late.key)).toBeNull()
    expect((await keys()).length).toBe(before + 1)
  })

  test('a picture cut of one in the library has that one’s original, or that one itself', async () => {
    const plain = await cropped()
    const cut = await cropped({ of: plain.id })
    expect(cut.original).toMatchObject({ width: plain.width, height: plain.height })
    expect((await cropped({ of: cut.id })).original).toEqual(cut.original)
    // It does not hang on the other: that is unused, and deleted.
    expect((await admin('GET', `material/${plain.id}`)).data.uses).toBe(0)
    for (const of of [plain.id + 100_000, 'x', -1])
      expect((await cropped({ of })).original).toBeNull()
  })

  test('the log tells whether it was handed out, or looked at to be cropped anew', async () => {
    const { id } = await cropped()
    await send(id, (await put(await photograph(360, 200), 'webp.original')).url, 'a.webp')
    const told = async () => {
      const filter = encodeURIComponent(
        JSON.stringify({ entity: 'material', recordId: String(id) }),
      )
      const { data } = await admin(
        'GET',
        `auditLog?filter=${filter}&sort=["id","DESC"]&range=[0,0]`,
      )
      return data.list[0]
    }
    await admin('GET', `material/${id}/file?at=original&for=crop`)
    expect(await told()).toMatchObject({ action: 'reveal', reason: 'file original' })
    await admin('GET', `material/${id}/file?at=original`)
    expect(await told()).toMatchObject({ action: 'export', reason: 'file original' })
  })

  test('of what lies in a folder of others nobody comes by the original, nor gives it one', async () => {
    const hidden = await cropped()
    await send(hidden.id, (await put(await photograph(350, 200), 'webp.original')).url, 'a.webp')
    const rights = { kind: 'named', special: [], rights: [], hidden: [] }
    const role = { ...rights, code: 'artLead', name: '美术总编' }
    const { id: lead } = await bench.portal.records().create('role', role)
    const folder = await create(admin, 'materialFolder', {
      name: `美编${serial()}`,
      seenBy: [lead],
    })
    const { version } = (await admin('GET', `material/${hidden.id}`)).data
    const moved = { version, inFolder: folder.id }
    expect((await admin('PUT', `material/${hidden.id}`, moved)).code).toBe(20000)
    expect((await cropped({ of: hidden.id })).original).toBeNull()
    const late = await put(await photograph(351, 200), 'webp.original')
    expect((await send(hidden.id, late.url)).data.errors.id).toMatch(/no such picture/)
  })

  test('what is no picture, is cut off, is somebody else’s or stands in the library itself is refused, and nothing of it stays', async () => {
    const { id, url: own } = await cropped()
    const before = await keys()
    const script = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    )
    const taken = await photograph(320, 200)
    const bad: readonly (readonly [Uint8Array, RegExp])[] = [
      [script, /jpg, png, gif, webp, avif or heic/],
      [new Uint8Array(0), /jpg, png, gif, webp, avif or heic/],
      [Uint8Array.from([0x4d, 0x5a, 0x90, 0]), /jpg, png, gif, webp, avif or heic/],
      [taken.subarray(0, taken.length / 2), /cut off/],
    ]
    for (const [bytes, words] of bad) {
      const { key, url } = await put(bytes, 'heic.original')
      const answer = await send(id, url)
      expect(answer.code).toBe(40001)
      expect(answer.data.errors.url).toMatch(words)
      expect(await bench.store.head(key)).toBeNull()
    }
    const others = await put(taken, 'webp.original', 'boss')
    expect((await send(id, others.url)).data.errors.url).toMatch(/you uploaded here/)
    expect(await bench.store.head(others.key)).not.toBeNull()
    expect((await send(id, ORIGIN + own)).data.errors.url).toMatch(/\.original/)
    expect((await get(own)).status).toBe(200)
    for (const no of [id + 100_000, 'x', null]) {
      const { key, url } = await put(taken, 'webp.original')
      expect((await send(no, url)).data.errors.id).toMatch(/no such picture/)
      expect(await bench.store.head(key)).toBeNull()
    }
    expect(await keys()).toEqual(before)
  })

  test('nobody writes it into a record by hand', async () => {
    const { id, version } = await cropped()
    const { url } = await put(await photograph(330, 200), 'webp.original')
    const answer = await admin('PUT', `material/${id}`, {
      version,
      original: { url, name: 'a.webp' },
    })
    expect(answer.code).not.toBe(20000)
    expect((await admin('GET', `material/${id}`)).data.original).toBeNull()
  })

  test('it goes with the last picture made of it, once that has left the bin', async () => {
    const taken = await photograph(340, 200)
    const [one, other] = [await cropped(), await cropped()]
    let at = ''
    for (const { id } of [one, other]) {
      const { url } = await put(taken, 'webp.original')
      at = (await send(id, url, 'a.webp')).data.material.original.url.replace('/masthead/', '')
    }
    const isThere = async () => (await bench.store.head(at)) !== null
    const nights = async (days: number) => {
      bench.time.now += days * 24 * 60 * 60_000
      await removeStray(bench.portal.context, pauses)
      await night(bench.portal.context, pauses)
    }
    // A session does not live so long.
    const bin = async (id: number) => {
      const { code } = await (await bench.signIn('boss'))('DELETE', `material/${id}`)
      expect(code).toBe(20000)
    }
    await bin(one.id)
    await nights(40)
    expect(await isThere()).toBe(true)
    await bin(other.id)
    await nights(2)
    expect(await isThere()).toBe(true)
    await nights(40)
    expect(await isThere()).toBe(false)
  })
})
