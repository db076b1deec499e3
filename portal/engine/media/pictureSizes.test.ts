import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { pictureTool } from '#portal/start/pictureTool.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { isWithdrawn } from './isWithdrawn.ts'
import { night } from './pictureSizes.night.ts'
import { round } from './pictureSizes.round.ts'
import type { PictureTool } from './pictureTool.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

/** Blue, with a red left edge. */
const jpeg = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#2838b8' } })
      .composite([
        {
          input: {
            create: { width: Math.round(width / 5), height, channels: 3, background: '#d02020' },
          },
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer(),
  )

describe.each(databases)('other sizes of pictures, on $name', (database) => {
  const bench = sharedBench(database, { pictures: pictureTool })
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { rights: ['public'] })).app
  })
  const uploaded = async (
    bytes: Uint8Array,
    ending = 'jpg',
  ): Promise<Row & { id: number; url: string }> => {
    const [prefix] = await uploadPrefixes('a secret of the tests', 'boss')
    const key = `${prefix}0123456789abcdef/${1_795_000_000_000 + serial()}.${ending}`
    await bench.store.put(key, bytes, { type: '' })
    const url = `/masthead/${key}`
    const { data } = await bench.admin('POST', 'material/uploaded', { url, name: '图.jpg' })
    return data.material
  }
  const drawn = async () => {
    await round(bench.portal.context)
    await runQueued(bench.portal.context)
  }
  const item = async (id: number) => (await bench.admin('GET', `material/${id}`)).data
  const at = async (url: string) => {
    const found = await bench.store.get(url.replace('/masthead/', ''))
    return Buffer.from(await new Response(found?.body as BodyInit).arrayBuffer())
  }
  const leftEdge = async (url: string) => {
    const { data } = await sharp(await at(url))
      .extract({ left: 1, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return (data[0] ?? 0) > 150 ? 'red' : 'blue'
  }

  test('are drawn by one job after pictures came: small, once the size asked for, a square, what is shared', async () => {
    const one = await uploaded(await jpeg(1380, 776))
    const { id } = one
    await uploaded(await jpeg(900, 600))
    await drawn()
    const kept = await item(id)
    expect(kept).toMatchObject({
      sizes: {
        small: { width: 240, height: 135 },
        single: { width: 690, height: 388 },
        square: { width: 300, height: 300 },
        share: { width: 500, height: 400 },
      },
      // Colours are counted in steps of sixteen.
      colour: '#2838b8',
      version: one.version,
    })
    const { format, width } = await sharp(await at(kept.sizes.single.url)).metadata()
    expect([format, width]).toEqual(['webp', 690])
    // The original stays as it came.
    expect((await sharp(await at(kept.url)).metadata()).width).toBe(1380)
  })

  test('are cut around what one looks at, anew when that is elsewhere', async () => {
    const { id, version } = await uploaded(await jpeg(1201, 500))
    await drawn()
    const before = await item(id)
    expect(await leftEdge(before.sizes.square.url)).toBe('blue')
    await bench.admin('PUT', `material/${id}`, { version, focus: '0,50' })
    await drawn()
    const after = await item(id)
    expect(after.sizes.square.url).not.toBe(before.sizes.square.url)
    expect(await leftEdge(after.sizes.square.url)).toBe('red')
    const wrong = await bench.admin('PUT', `material/${id}`, {
      version: after.version,
      focus: 'left',
    })
    expect(wrong.code).toBe(40001)
  })

  test('one that cannot be read stays as it came, is told, and keeps no other waiting', async () => {
    const bytes = wholePng(801, 600)
    // Its pixels are noise, its beginning and its end are not.
    const broken = await uploaded(
      bytes.map((byte, at) => (at > 60 && at < bytes.length - 20 ? byte ^ 0x55 : byte)),
      'png',
    )
    const good = await uploaded(await jpeg(802, 600))
    await drawn()
    expect((await item(good.id)).sizes.small).toBeDefined()
    expect((await item(broken.id)).sizes ?? {}).toEqual({})
  })

  test('one that ends the process it is drawn in is set aside after the second time, told, and the rest goes on', async () => {
    const broken = await uploaded(await jpeg(805, 600))
    const good = await uploaded(await jpeg(806, 600))
    const { context: real } = bench.portal
    const { db } = real.database
    const tool = real.pictures as PictureTool
    let deaths = 0
    const dies: PictureTool = {
      ...tool,
      draw: async (original, ...rest) => {
        const drawn = await tool.draw(original, ...rest)
        if ((await sharp(original).metadata()).width !== 805) return drawn
        deaths++
        // What a process leaves that has ended here: a lease that nobody keeps, and nothing written.
        const lost = { owner: 'nobody', until: 0 }
        await db.updateTable('_lease').set(lost).where('name', 'like', 'job:%').execute()
        return drawn
      },
    }
    const context = { ...real, pictures: dies }
    await round(context)
    await runQueued(context)
    expect(deaths).toBe(2)
    expect((await item(good.id)).sizes.small).toBeDefined()
    expect((await item(broken.id)).sizes).toEqual({})
    expect(await db.selectFrom('_undrawn').select('id').execute()).toEqual([])
    const filter = encodeURIComponent(JSON.stringify({ kind: 'pictureSizes' }))
    const [job] = (await bench.admin('GET', `job?filter=${filter}&sort=["id","DESC"]`)).data.list
    expect(job).toMatchObject({ status: 'partly', failed: 1 })
    const lines = await db.selectFrom('_jobLine').selectAll().where('job', '=', job.id).execute()
    expect(JSON.stringify(lines)).toMatch(/中断了 2 次.*按原图显示/)
  })

  test('stand beside the address in what the app reads, and in lists for their cells', async () => {
    const picture = await uploaded(await jpeg(690, 388))
    await bench.admin('PUT', `material/${picture.id}`, { version: picture.version, alt: '雪夜' })
    await drawn()
    const desk = await deskOf(bench)
    const values = await desk.articleValues({ imageUrl: picture.url })
    const article = await create(bench.admin, 'article', values)
    for (const move of ['proof', 'publish'])
      await bench.admin('POST', `article/${article.id}/${move}`, {})
    const { data } = await app('GET', `public/article/${article.id}`)
    expect(data.imageUrl).toBe(ORIGIN + picture.url)
    expect(data.pictureSizes[data.imageUrl]).toMatchObject({
      ...{ width: 690, height: 388, alt: '雪夜', colour: '#2838b8' },
      srcset: [
        { url: expect.stringMatching(/^http.*\.small\.webp$/), width: 240, height: 135 },
        { url: data.imageUrl, width: 690 },
      ],
      square: { url: expect.stringMatching(/^http/), width: 300 },
    })
    const filter = encodeURIComponent(JSON.stringify({ id: [article.id] }))
    const list = await bench.admin('GET', `article?filter=${filter}&range=[0,9]`)
    expect(list.data.pictures[picture.url]).toMatch(/\.small\.webp 240w, .*\.jpg 690w$/)
  })

  test('material.alike finds pictures that look the same, whatever their size and encoding', async () => {
    const drawing = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}" viewBox="0 0 200 100">
        <rect width="200" height="100" fill="#fff"/><circle cx="60" cy="40" r="30"/><rect x="120" y="50" width="70" height="40"/></svg>`
    const large = await sharp(Buffer.from(drawing(1200)))
      .jpeg()
      .toBuffer()
    const less = await sharp(Buffer.from(drawing(800)))
      .png()
      .toBuffer()
    const one = await uploaded(new Uint8Array(large))
    const other = await uploaded(new Uint8Array(less), 'png')
    expect(other.id).not.toBe(one.id)
    await drawn()
    const { data } = await bench.admin('POST', 'material/alike', {})
    expect(data.uses).toContainEqual(
      expect.objectContaining({ count: 2, filter: { id: [one.id, other.id] } }),
    )
  })

  test('go and come with their original', async () => {
    const { id, version } = await uploaded(await jpeg(703, 388))
    await drawn()
    const { sizes } = await item(id)
    const key = sizes.small.url.replace('/masthead/', '')
    expect(await isWithdrawn(bench.portal.context, key)).toBe(false)
    await bench.admin('DELETE', `material/${id}`, { version })
    expect(await isWithdrawn(bench.portal.context, key)).toBe(true)
    await bench.admin('POST', `material/${id}/restoreFromBin`, {})
    expect(await isWithdrawn(bench.portal.context, key)).toBe(false)
  })

  test('are drawn at night of what came before there was anything to draw them', async () => {
    const { id } = await uploaded(await jpeg(704, 388))
    await bench.portal.context.database.db.deleteFrom('_undrawn').execute()
    await night(bench.portal.context)
    await drawn()
    expect((await item(id)).sizes.small).toBeDefined()
  })
})
