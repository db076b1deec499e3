import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '#portal/createPortal.ts'
import { versionsOf } from '#portal/engine/audit/history.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { type OpenDatabase, testDatabases } from '#portal/storage/db/testing/databases.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { loadPicture } from '../node.ts'
import { portalOn } from '../portalOn.ts'
import { fill } from './fill.ts'

const clock = () => new Date('2026-11-21T12:00:00+08:00')

// SQLite in memory is filled in desk.test.ts, SQLite in WebAssembly by the journey of the demo, in a real browser.
const others = testDatabases().filter(({ name }) => name === 'PostgreSQL')

describe.each(others)('filling on $name', ({ open, sql }) => {
  let opened: OpenDatabase
  let portal: Portal
  beforeAll(async () => {
    opened = await open()
    const store = memoryStore({ bucket: 'store', endpoint: 'http://portal.test', clock })
    const database = openDatabase(opened.dialect, sql)
    portal = await portalOn({ database, store, clock, declarations: await readDeclarations() })
    expect(await fill(portal, loadPicture)).toBe(true)
  }, 300_000)
  afterAll(async () => {
    await portal?.close()
    await opened?.close()
  })

  test('happens once only', async () => {
    expect(await fill(portal, loadPicture)).toBe(false)
    expect(await portal.records().count('magazine', {})).toBe(24)
  })

  test('keeps counts: the weekly has 23 published issues and subscribers', async () => {
    const [weekly] = await portal.records().select('magazine', { code: 'SHZK' })
    expect(weekly).toMatchObject({ issueCount: 23, latestIssue: '重新认识睡眠' })
    expect(weekly?.subscriberCount).toBeGreaterThan(0)
  })

  test('lets the next record have the next id', async () => {
    const label = await portal.records().create('articleTag', { name: '新标签', synonyms: [] })
    expect(label.id).toBe(181)
  })

  test('gives every record a version of its own, by whoever made it', async () => {
    const { entities, database } = portal.context
    const [version] = await versionsOf(database.db, entities.get('article')!, 1)
    expect(version).toMatchObject({ kind: 'create', byName: '周刊编辑组' })
  })

  test('stores pictures under the addresses that records name', async () => {
    const [weekly] = await portal.records().select('magazine', { code: 'SHZK' })
    const answer = await portal.app.request(`http://portal.test${weekly?.cover}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})
