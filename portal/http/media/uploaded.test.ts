import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sqliteInMemory, testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import { ORIGIN, portalBench, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const sample = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../mocks/samples', name)))
const text = (content: string) => new TextEncoder().encode(content)

describe.each(databases)('what was uploaded, on $name', (database) => {
  const bench = sharedBench(database)

  /** Puts an object where the user's own uploads go, as a browser does: its address there, and the path records keep. */
  const put = async (bytes: Uint8Array, ending: string, user = 'wang') => {
    const [prefix] = await uploadPrefixes('a secret of the tests', user)
    const key = `${prefix}f/${1_795_000_000_000 + serial()}.${ending}`
    await bench.store.put(key, bytes, { type: '' })
    return { key, url: `${ORIGIN}/masthead/${key}`, path: `/masthead/${key}` }
  }
  const report = (url: string, name = 'a.png', as: SignedIn = bench.editor) =>
    as('POST', 'material/uploaded', { url, name })

  test('material.uploaded keeps a picture with its size, weight and content', async () => {
    const { url, path } = await put(wholePng(300, 200), 'png')
    const { data } = await report(`${url}?Signature=x`, '封面 1.png')
    expect(data.material).toMatchObject({
      url: path,
      name: '封面 1.png',
      mediaType: 'image',
      width: 300,
      height: 200,
      size: wholePng(300, 200).length,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      uses: 0,
    })
  })

  test('a picture held upright is as wide as it is seen, and nobody reads where it was taken', async () => {
    const png = wholePng(301, 200)
    const chunk = [0, 0, 0, 3, ...text('eXIfGPS'), 0, 0, 0, 0]
    const noted = Uint8Array.from([...png.subarray(0, 33), ...chunk, ...png.subarray(33)])
    const { key, url } = await put(noted, 'png')
    const { data } = await report(url)
    expect(data.material).toMatchObject({ width: 301, height: 200, size: png.length })
    const kept = await new Response((await bench.store.get(key))?.body as BodyInit).text()
    expect(kept).not.toContain('GPS')
    const jpeg = sample('pictures/cover-CYZS.jpg')
    const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6]
    const exif = [0xff, 0xe1, 0, 34, ...text('Exif\0\0'), ...tiff, 0, 0, 0, 0, 0, 0]
    const turned = Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)])
    const straight = (await report((await put(jpeg, 'jpg')).url)).data.material
    const upright = (await report((await put(turned, 'jpg')).url)).data.material
    expect([upright.width, upright.height]).toEqual([straight.height, straight.width])
  })

  test('material#sameFileSameItem: a file uploaded again is the same item, and lies in the store once', async () => {
    const first = await put(wholePng(11, 12), 'png')
    const { data: fresh } = await report(first.url)
    expect(fresh.isKnown).toBeUndefined()
    const one = fresh.material
    const again = await put(wholePng(11, 12), 'png', 'boss')
    const { data: known } = await report(again.url, 'b.png', bench.admin)
    const other = known.material
    expect(known.isKnown).toBe(true)
    expect(other).toMatchObject({ id: one.id, url: first.path })
    expect(await bench.store.head(again.key)).toBeNull()
    expect((await report(first.url)).data.material.id).toBe(one.id)
  })

  test('one content reported twice at a time is one item', async () => {
    const both = [await put(wholePng(21, 12), 'png'), await put(wholePng(21, 12), 'png')]
    const found = await Promise.all(both.map(({ url }) => report(url)))
    expect(new Set(found.map(({ data }) => data.material.id)).size).toBe(1)
    const url = found[0]?.data.material.url
    expect(await bench.store.head(url.slice('/masthead/'.length))).not.toBeNull()
  })

  test('sound and film say how long they are, a film how large it is', async () => {
    const sound = await put(sample('media/sound.mp3'), 'mp3')
    expect((await report(sound.url)).data.material).toMatchObject({
      mediaType: 'audio',
      duration: 3,
      width: null,
    })
    const film = await put(sample('media/film.mp4'), 'mp4')
    expect((await report(film.url)).data.material).toMatchObject({
      mediaType: 'video',
      duration: 6,
      width: 96,
      height: 64,
    })
  })

  const program = (() => {
    const bytes = new Uint8Array(4000)
    bytes.set([0x4d, 0x5a, 0x90, 0x00])
    return bytes
  })()
  const script = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const whole = wholePng(400, 400)
  const cover = sample('pictures/avatar-1.jpg')
  const refused: [string, Uint8Array, string, RegExp][] = [
    ['a renamed program', program, 'png', /program/],
    ['a renamed program', program, 'mp4', /program/],
    ['nothing at all', new Uint8Array(0), 'png', /0 bytes/],
    ['an SVG with a script', script, 'svg', /SVG/],
    ['an SVG called png', script, 'png', /SVG/],
    [
      'a web page called csv',
      text('\uFEFF<!DOCTYPE html>\n<html><body onload="x()">'),
      'csv',
      /SVG/,
    ],
    ['a picture of 200 megapixels', pictureOf(20_000, 10_000), 'png', /20000 × 10000/],
    ['half a png', whole.slice(0, whole.length - 20), 'png', /cut off/],
    ['half a jpg', cover.slice(0, cover.length / 2), 'jpg', /cut off/],
    ['half a film', sample('media/film.mp4').slice(0, 6000), 'mp4', /cut short/],
    ['half an archive', text(`PK\x03\x04${'x'.repeat(200)}`), 'xlsx', /cut off/],
    ['noise', Uint8Array.from({ length: 500 }, (_, at) => (at * 7919) % 251), 'png', /png/],
    ['a csv full of zeros', new Uint8Array(100), 'csv', /csv/],
  ]
  test.each(refused)('%s is refused and does not stay (%#)', async (_, bytes, ending, why) => {
    const { key, url, path } = await put(bytes, ending)
    const { code, message } = await report(url)
    expect([code, message]).toEqual([40001, expect.stringMatching(why)])
    expect(await bench.store.head(key)).toBeNull()
    expect(await bench.portal.records().count('material', { url: path })).toBe(0)
  })

  test('a spreadsheet is looked at and not kept: it may hold whom something is granted to', async () => {
    const { key, url, path } = await put(text('手机号\n13900000001\n'), 'csv')
    const { data } = await report(url, '名单.csv')
    expect(data.material).toMatchObject({ id: 0, url: path, name: '名单.csv', mediaType: 'file' })
    expect(await bench.store.head(key)).not.toBeNull()
    expect(await bench.portal.records().count('material', { name: '名单.csv' })).toBe(0)
  })

  test('a content whose object is gone from the store comes back with the next upload of it', async () => {
    const first = await put(wholePng(41, 12), 'png')
    const one = (await report(first.url)).data.material
    await bench.store.remove(first.key)
    const again = await put(wholePng(41, 12), 'png')
    expect((await report(again.url)).data.material).toMatchObject({ id: one.id, url: again.path })
  })

  test('a refusal speaks Chinese where Chinese is read', async () => {
    const { url } = await put(new Uint8Array(0), 'png')
    const body = { url, name: 'a.png' }
    const { message } = await bench.editor('POST', 'material/uploaded', body, {
      'accept-language': 'zh-CN',
    })
    expect(message).toBe('文件是空的（0 字节），请换一个')
  })

  test("others' objects and other sites are not looked at", async () => {
    const { key, url } = await put(wholePng(5, 5), 'png', 'boss')
    expect((await report(url)).code).toBe(40001)
    expect(await bench.store.head(key)).not.toBeNull()
    expect((await report('https://elsewhere.example.com/a.png')).code).toBe(40001)
    expect((await report(url.replace(/\d+\.png$/, '1.png'), 'a.png', bench.admin)).code).toBe(40001)
    expect((await bench.call('POST', 'material/uploaded', { url })).code).toBe(1002)
  })

  test('material.library finds what was uploaded by type, word, folder and tag', async () => {
    const { url } = await put(wholePng(31, 31), 'png')
    const { id, version } = (await report(url, '雪夜书房.png')).data.material
    const folder = await create(bench.admin, 'materialFolder', { name: '春季' })
    const filed = { version, inFolder: folder.id, tags: ['节气', '书房'] }
    expect((await bench.editor('PUT', `material/${id}`, filed)).code).toBe(20000)
    const found = async (query: string) => {
      const { data } = await bench.editor('GET', `material/library?${query}`)
      return data.list.map((one: { id: number }) => one.id)
    }
    expect(await found('mediaType=image&q=雪夜')).toEqual([id])
    expect(await found(`mediaType=image&folder=${folder.id}`)).toEqual([id])
    expect(await found('mediaType=image&tag=节气')).toEqual([id])
    expect(await found('mediaType=video&q=雪夜')).toEqual([])
    const { data } = await bench.editor('GET', 'material/library?mediaType=image')
    expect(data).toMatchObject({
      folders: [{ id: folder.id, name: '春季' }],
      tags: ['节气', '书房'],
    })
  })

  test('material.library begins with what fits the field it is picked for, and finds by use, shape and person', async () => {
    const size = [640, 480] as const
    const sizes = [size, [643, 478], [1280, 960], [480, 640], [2000, 1500]] as const
    const named: Record<string, number> = {}
    for (const [width, height] of sizes) {
      const { url } = await put(wholePng(width, height), 'png')
      const { data } = await report(url, `合适 ${width}×${height}.png`)
      named[`${width}`] = data.material.id
    }
    const found = async (query: string, as = bench.editor) => {
      const { data } = await as('GET', `material/library?q=合适&${query}`)
      return data.list.map((one: { id: number }) => one.id)
    }
    const demand = (more = {}) =>
      `demand=${encodeURIComponent(JSON.stringify({ width: 640, height: 480, ...more }))}`
    const [one, near, twice, tall, large] = ['640', '643', '1280', '480', '2000'].map(
      (name) => named[name],
    )
    expect(await found(demand())).toEqual([twice, near, one, large, tall])
    expect(await found(`${demand()}&only=fits`)).toEqual([twice, near, one])
    expect(await found(`${demand({ double: false })}&only=fits`)).toEqual([near, one])
    expect(await found(`${demand({ heightMin: 500 })}&only=fits`)).toEqual([])
    expect(await found(`${demand({ maxKB: 0.01 })}&only=fits`)).toEqual([])
    expect(await found('shape=tall')).toEqual([tall])
    expect((await found('shape=wide')).length).toBe(4)
    expect((await found('used=unused')).length).toBe(5)
    expect(await found('used=used')).toEqual([])
    expect(await found('used=year')).toEqual([])
    expect((await found('by=me')).length).toBe(5)
    expect(await found('by=me', bench.admin)).toEqual([])
    const { data, code } = await bench.editor('GET', `material/library?${demand()}&page=2`)
    expect([code, data.hasNext]).toEqual([20000, false])
    expect((await bench.editor('GET', 'material/library?demand=wide')).code).toBe(40001)
  })
})

test('where a CDN stands before the bucket, readers get its address', async () => {
  const bench = await portalBench(sqliteInMemory(), { cdn: 'https://cdn.example.com' })
  const [prefix] = await uploadPrefixes('a secret of the tests', 'wang')
  const key = `${prefix}f/1795000000000.png`
  await bench.store.put(key, wholePng(30, 20), { type: '' })
  const url = `${ORIGIN}/masthead/${key}?Signature=x`
  const { data } = await bench.editor('POST', 'material/uploaded', { url, name: 'a.png' })
  expect(data.material.url).toBe(`https://cdn.example.com/${key}`)
  await bench.close()
})
