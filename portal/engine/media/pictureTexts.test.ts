import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { refusedBy, throttledBy } from '#portal/outside/portError.ts'
import type { ReadingPort } from '#portal/outside/reading/reading.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { pictureTool } from '#portal/start/pictureTool.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { round as sizesRound } from './pictureSizes.round.ts'
import { night } from './pictureTexts.night.ts'
import { round } from './pictureTexts.round.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

/** Each of another content. */
const picture = async () => {
  const size = { width: 300 + serial(), height: 200 }
  return new Uint8Array(
    await sharp({ create: { ...size, channels: 3, background: '#2838b8' } })
      .jpeg()
      .toBuffer(),
  )
}

/** Says of every picture what the test wants. */
const reader = { says: (): string => '', read: 0 }
const reading: ReadingPort = {
  standIn: false,
  async read() {
    reader.read++
    return reader.says()
  },
}

describe.each(databases)('the text in pictures, on $name', (database) => {
  const ports = { ...standInPorts(() => {}), reading }
  const bench = sharedBench(database, { pictures: pictureTool, ports })
  beforeEach(() => {
    reader.says = () => ''
  })
  const uploaded = async (): Promise<number> => {
    const [prefix] = await uploadPrefixes('a secret of the tests', 'boss')
    const key = `${prefix}0123456789abcdef/${1_797_000_000_000 + serial()}.jpg`
    await bench.store.put(key, await picture(), { type: '' })
    const sent = { url: `/masthead/${key}`, name: '图.jpg' }
    const { data } = await bench.admin('POST', 'material/uploaded', sent)
    return data.material.id
  }
  const drawNow = async () => {
    await sizesRound(bench.portal.context)
    await runQueued(bench.portal.context)
  }
  const readNow = async () => {
    await drawNow()
    await round(bench.portal.context)
    await runQueued(bench.portal.context)
  }
  const textOf = async (id: number) => (await bench.admin('GET', `material/${id}`)).data.text
  const found = async (q: string): Promise<number[]> => {
    const filter = encodeURIComponent(JSON.stringify({ q }))
    const { data } = await bench.admin('GET', `material?filter=${filter}`)
    return data.list.map(({ id }: { id: number }) => id)
  }

  test('is read after a picture came, and the picture is found by it, in its list and where one picks', async () => {
    const id = await uploaded()
    reader.says = () => '重新认识睡眠\n封面故事'
    await readNow()
    expect(await textOf(id)).toBe('重新认识睡眠\n封面故事')
    expect(await found('认识睡眠')).toEqual([id])
    const picked = await bench.admin('GET', `material/library?q=${encodeURIComponent('认识睡眠')}`)
    expect(picked.data.list.map((one: { id: number }) => one.id)).toEqual([id])
  })

  test('waits until the picture is drawn at its sizes, unless somebody paused that', async () => {
    const id = await uploaded()
    reader.says = () => '等一等'
    const { context } = bench.portal
    await round(context)
    await runQueued(context)
    expect(await textOf(id)).toBeNull()

    // One that comes while others are read is drawn first.
    await drawNow()
    await round(context)
    const late = await uploaded()
    await runQueued(context)
    expect(await textOf(id)).toBeNull()

    await sizesRound(context)
    const filter = encodeURIComponent(JSON.stringify({ kind: 'pictureSizes', status: 'queued' }))
    const [queued] = (await bench.admin('GET', `job?filter=${filter}`)).data.list
    await bench.admin('POST', `job/${queued.id}/pause`, { version: queued.version })
    await round(context)
    await runQueued(context)
    expect(await textOf(id)).toBe('等一等')
    expect(await textOf(late)).toBe('等一等')
    const { version } = (await bench.admin('GET', `job/${queued.id}`)).data
    await bench.admin('POST', `job/${queued.id}/resume`, { version })
  })

  test('is asked for once: neither a picture without text nor one of another name is read again', async () => {
    const id = await uploaded()
    await readNow()
    expect(await textOf(id)).toBeNull()
    const before = reader.read
    const { version } = (await bench.admin('GET', `material/${id}`)).data
    await bench.admin('PUT', `material/${id}`, { version, name: '改名.jpg' })
    await night(bench.portal.context)
    await readNow()
    expect(reader.read).toBe(before)
  })

  test('waits for the night where the service has no time, and is told of where it is refused', async () => {
    const busy = await uploaded()
    reader.says = () => {
      throw throttledBy('reading', 'too fast')
    }
    await readNow()
    reader.says = () => '夜里读到'
    await readNow()
    expect(await textOf(busy)).toBeNull()
    await night(bench.portal.context)
    await readNow()
    expect(await textOf(busy)).toBe('夜里读到')

    const refused = await uploaded()
    reader.says = () => {
      throw refusedBy('reading', ['账号欠费', 'the account is in debt'])
    }
    await readNow()
    const filter = encodeURIComponent(JSON.stringify({ kind: 'pictureTexts' }))
    const { data } = await bench.admin('GET', `job?filter=${filter}&sort=["id","DESC"]`)
    expect(data.list[0]).toMatchObject({ status: 'failed', failed: 1 })
    reader.says = () => '不该再读'
    await night(bench.portal.context)
    await readNow()
    expect(await textOf(refused)).toBeNull()
  })

  test('pictures that came before anything could read are read in the night', async () => {
    const id = await uploaded()
    await bench.portal.context.database.db.deleteFrom('_pictureText').execute()
    reader.says = () => '旧图'
    await readNow()
    expect(await textOf(id)).toBeNull()
    await night(bench.portal.context)
    await readNow()
    expect(await textOf(id)).toBe('旧图')
  })
})
