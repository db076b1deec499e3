import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '../objects/memoryStore.ts'
import { fileOf } from './entry.ts'
import { type Asked, findMoment, rebuild, secretOf } from './rebuild.ts'
import { forgetShipments, shipmentsIn } from './shipments.ts'
import { type ShipPlace, shipToFolder, shipToStore } from './shipPlace.ts'
import { Shipper, type ShipperOptions } from './shipper.ts'

const BEGUN = Date.parse('2026-11-23T02:00:00Z')
const MINUTE = 60_000
const closing: (() => unknown)[] = []
let folder = ''
let now = BEGUN
beforeEach(async () => {
  now = BEGUN
  folder = await mkdtemp(join(tmpdir(), 'masthead-shipping-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A database as a portal opens it, which takes its own log into the file whenever it likes. */
function opened(): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'portal.sqlite'), { timeout: 2000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  database.exec('create table if not exists note (id integer primary key, text text)')
  closing.push(() => database.isOpen && database.close())
  return database
}

function shipping(place: ShipPlace, options: Partial<ShipperOptions> = {}): Shipper {
  const path = join(folder, 'portal.sqlite')
  const clock = () => new Date(now)
  const shipper = new Shipper({ path, place, secret: 'S3CRET', clock, ...options })
  closing.push(() => shipper.close())
  return shipper
}

const write = (database: DatabaseSync, ...texts: readonly string[]) => {
  for (const text of texts) database.prepare('insert into note (text) values (?)').run(text)
}

/** The notes of a moment, as they are restored. */
async function notesAt(place: ShipPlace, asked: Asked): Promise<string[]> {
  const path = join(folder, `restored-${Math.random()}.sqlite`)
  await rebuild(place, await findMoment(place, asked), path)
  const restored = new DatabaseSync(path)
  closing.push(() => restored.close())
  return restored
    .prepare('select text from note order by id')
    .all()
    .map(({ text }) => String(text))
}

const places: readonly (readonly [string, () => ShipPlace])[] = [
  ['a folder', () => shipToFolder(join(folder, 'shipped'))],
  [
    'a bucket',
    () => {
      const clock = () => new Date(now)
      return shipToStore(
        memoryStore({ bucket: 'b', endpoint: 'http://b.test', clock }),
        'masthead/',
      )
    },
  ],
]

describe.each(places)('shipped to %s', (_, placeOf) => {
  test('every moment is restored as it was then, with the secret', async () => {
    const place = placeOf()
    const database = opened()
    const shipper = shipping(place)
    write(database, 'before anything was shipped')
    await shipper.round()
    for (const text of ['one', 'two', 'three']) {
      now += MINUTE
      write(database, text)
      await shipper.round()
    }
    now += MINUTE
    database.exec("update note set text = 'changed' where text = 'one'")
    database.exec("delete from note where text = 'two'")
    await shipper.round()

    const first = 'before anything was shipped'
    expect(await notesAt(place, { at: BEGUN })).toEqual([first])
    expect(await notesAt(place, { at: BEGUN + MINUTE })).toEqual([first, 'one'])
    expect(await notesAt(place, { at: BEGUN + 2.5 * MINUTE })).toEqual([first, 'one', 'two'])
    expect(await notesAt(place, {})).toEqual([first, 'changed', 'three'])
    expect(await secretOf(place, await findMoment(place, {}))).toBe('S3CRET')
  })

  test('what no moment of the days that are kept needs is removed, and nothing else', async () => {
    const place = placeOf()
    write(opened(), 'one')
    const shipper = shipping(place)
    for (let day = 0; day < 5; day++) {
      await shipper.round()
      now += 24 * 60 * MINUTE
    }
    expect(await shipmentsIn(place)).toHaveLength(5)
    await forgetShipments(place, { now, days: 2 })
    const kept = await shipmentsIn(place)
    expect(kept).toHaveLength(2)
    expect(kept[0]!.from).toBeLessThanOrEqual(now - 2 * 24 * 60 * MINUTE)
    expect(await notesAt(place, { at: now - 2 * 24 * 60 * MINUTE })).toEqual(['one'])
  })
})

test('a log that is taken into the file again and again loses nothing, and is cut off again', async () => {
  const place = shipToFolder(join(folder, 'shipped'))
  const database = opened()
  const shipper = shipping(place, { renewFrom: 100_000 })
  await shipper.round()
  const written: string[] = []
  for (let round = 0; round < 60; round++) {
    now += 1000
    for (let n = 0; n < 20; n++) {
      const text = `${round}.${n} ${'x'.repeat(500)}`
      written.push(text)
      write(database, text)
    }
    database.exec('pragma wal_checkpoint(passive)')
    await shipper.round()
  }
  expect(await shipmentsIn(place)).toHaveLength(1)
  expect(await notesAt(place, {})).toEqual(written)
  expect(await notesAt(place, { at: BEGUN + 31_000 })).toEqual(written.slice(0, 31 * 20))
  const { log } = database.prepare('pragma wal_checkpoint(passive)').get() as { log: number }
  expect(log * 4096).toBeLessThan(2_000_000)
})

test('a long transaction, in several pieces, comes as a whole or not at all', async () => {
  const place = shipToFolder(join(folder, 'shipped'))
  const database = opened()
  database.exec('pragma cache_size = 10')
  const shipper = shipping(place)
  await shipper.round()
  database.exec('begin')
  for (let n = 0; n < 6000; n++) write(database, 'y'.repeat(4000))
  now += MINUTE
  await shipper.round()
  expect(await notesAt(place, { at: now })).toEqual([])
  database.exec('commit')
  now += MINUTE
  await shipper.round()
  const [shipment] = await shipmentsIn(place)
  expect(shipment!.entries.map(({ kind }) => kind)).toEqual(['base', 'piece', 'step'])
  expect(await notesAt(place, { at: now })).toHaveLength(6000)
  expect(await notesAt(place, { at: now - 1 })).toEqual([])
})

test('a place that is out of reach gets all of it later, each number once', async () => {
  const own = shipToFolder(join(folder, 'shipped'))
  let isGone = false
  const place: ShipPlace = {
    ...own,
    put: async (name, bytes) => {
      // The worst of cases: it arrived, and nobody heard of it.
      if (isGone && !name.endsWith('alive')) await own.put(name, bytes)
      if (isGone) throw new Error('out of reach')
      await own.put(name, bytes)
    },
  }
  const database = opened()
  const shipper = shipping(place)
  await shipper.round()
  isGone = true
  for (const text of ['one', 'two', 'three']) {
    now += MINUTE
    write(database, text)
    await expect(shipper.round()).rejects.toThrow('out of reach')
  }
  isGone = false
  now += MINUTE
  await shipper.round()
  expect(await notesAt(place, {})).toEqual(['one', 'two', 'three'])
  const [shipment] = await shipmentsIn(place)
  expect(shipment).toMatchObject({ missing: null, until: now })
})

test('a log that grows too long for the disk is let go of, and the gap is told', async () => {
  const own = shipToFolder(join(folder, 'shipped'))
  let isGone = false
  const place: ShipPlace = {
    ...own,
    put: (name, bytes) => (isGone ? Promise.reject(new Error('gone')) : own.put(name, bytes)),
  }
  const database = opened()
  const shipper = shipping(place, { most: 200_000 })
  write(database, 'one')
  await shipper.round()
  isGone = true
  now += 10 * MINUTE
  for (let n = 0; n < 100; n++) write(database, 'z'.repeat(4000))
  await expect(shipper.round()).rejects.toThrow('gone')
  isGone = false
  now += 10 * MINUTE
  expect(await shipper.round()).toMatchObject({ at: now, gapFrom: BEGUN })
  await expect(findMoment(place, { at: BEGUN + 10 * MINUTE })).rejects.toThrow(
    'Nothing was shipped after 2026-11-23T10:00:00+08:00 until 2026-11-23T10:20:00+08:00',
  )
  expect(await notesAt(place, { at: BEGUN + 10 * MINUTE, acceptGap: true })).toEqual(['one'])
  expect(await notesAt(place, { at: now })).toHaveLength(101)
})

test('a log that is not the one that was read is noticed: the whole database is shipped again', async () => {
  const place = shipToFolder(join(folder, 'shipped'))
  const database = opened()
  const shipper = shipping(place)
  await shipper.round()
  write(database, 'one')
  now += MINUTE
  await shipper.round()
  const file = await open(join(folder, 'portal.sqlite-wal'), 'r+')
  await file.write(Buffer.alloc(32), 0, 32, 0)
  await file.close()
  now += MINUTE
  expect(await shipper.round()).toMatchObject({ gapFrom: BEGUN + MINUTE })
  now += MINUTE
  write(database, 'two')
  await shipper.round()
  expect(await shipmentsIn(place)).toHaveLength(2)
  expect(await notesAt(place, {})).toEqual(['one', 'two'])
})

test('a moment that was never shipped, or is damaged, is told and not restored', async () => {
  const place = shipToFolder(join(folder, 'shipped'))
  await expect(findMoment(place, {})).rejects.toThrow('Nothing was shipped to that place yet')
  const database = opened()
  const shipper = shipping(place)
  await shipper.round()
  for (const text of ['one', 'two', 'three']) {
    now += MINUTE
    write(database, text)
    await shipper.round()
  }
  await expect(findMoment(place, { at: BEGUN - 1 })).rejects.toThrow('begins at 2026-11-23T10:00')
  await expect(findMoment(place, { at: now + 2 * MINUTE })).rejects.toThrow(
    'Nothing was shipped after',
  )

  const [shipment] = await shipmentsIn(place)
  const second = fileOf(shipment!.entries[2]!)
  const bytes = await place.get(second)
  await place.put(second, new Uint8Array([...bytes!].reverse()))
  await expect(notesAt(place, {})).rejects.toThrow(
    'Entry 2 of the shipment is missing or damaged; nothing was restored. The latest moment before it: 2026-11-23T10:01:00+08:00',
  )
  expect(await notesAt(place, { at: BEGUN + MINUTE })).toEqual(['one'])
  await place.remove(second)
  await expect(findMoment(place, { at: now })).rejects.toThrow('(entry 2 is missing)')
})

test('killed in the midst of shipping, again and again, every moment that was told of is whole', async () => {
  const place = shipToFolder(join(folder, 'shipped'))
  const database = opened()
  const told: { at: number; count: number }[] = []
  let count = 0
  for (let kill = 0; kill < 5; kill++) {
    const child = shipperBeside()
    const rounds = 3 + kill
    for (let round = 0; round < rounds; round++) {
      database.exec('begin')
      for (let n = 0; n < 40; n++) write(database, `${count++} ${'k'.repeat(2000)}`)
      database.exec('commit')
      child.send('round')
      const [shipped] = (await once(child, 'message')) as [{ at: number }]
      told.push({ at: shipped.at, count })
    }
    child.send('round')
    await new Promise((resolve) => setTimeout(resolve, kill * 2))
    child.kill('SIGKILL')
    await once(child, 'exit')
    write(database, `${count++} written while nobody ships`)
  }
  const all = await shipmentsIn(place)
  expect(all.length).toBeGreaterThanOrEqual(5)
  for (const { until } of all) {
    const notes = await notesAt(place, { at: until })
    // Rows in their order, none missing between.
    expect(notes.map((text) => Number(text.split(' ')[0]))).toEqual(notes.map((_, at) => at))
    // All that a round said was shipped is there, whatever happened to the round after it.
    const last = told.findLast(({ at }) => at <= until)
    expect(notes.length).toBeGreaterThanOrEqual(last?.count ?? 0)
  }
  expect(told.every(({ at }) => all.some(({ from, until }) => from <= at && at <= until))).toBe(
    true,
  )
})

function shipperBeside(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'testing/shipBeside.ts'), [
    join(folder, 'portal.sqlite'),
    join(folder, 'shipped'),
  ])
  closing.push(() => child.kill('SIGKILL'))
  return child
}
