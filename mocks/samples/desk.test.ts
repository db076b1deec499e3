import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { changeOf } from '#portal/records/carryOut.ts'
import { pictureProblems } from '#portal/records/pictures.ts'
import { openUnit } from '#portal/records/unit.ts'
import { portalSession } from '#portal/session/session.ts'
import { type MockPortal, mockPortal } from '../node.ts'
import { deskEntities } from './allSamples.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal()
})
afterAll(() => mock?.close())

// Entries of a ledger are added and never saved again.
const apart = ['role', 'baseConfig', 'readMoneyLedger', 'pointsLedger']
const written = deskEntities.filter((name) => !apart.includes(name))

describe('records of the desk', () => {
  test.each(written)('%s: every one passes the checks of its entity', async (name) => {
    expect(await problemsOf(name)).toEqual([])
  })

  test.each(written)('%s: every picture has the size its field asks for', async (name) => {
    const { ground } = mock.portal
    const entity = ground.entities.get(name)!
    const rows = await mock.portal.records().select(name, {})
    const found = await Promise.all(rows.map((row) => pictureProblems(ground, entity, row)))
    expect(found.flat().map(({ field, message }) => `${field}: ${message[1]}`)).toEqual([])
  })
})

test('no list is empty', async () => {
  const empty: string[] = []
  for (const { path, name, keysOf } of mock.portal.ground.entities.values()) {
    if (keysOf) continue
    const answer = await fetch(`${mock.origin}/api/portal/${path}?range=[0,9]`, {
      headers: mock.headers,
    })
    const { code, data } = (await answer.json()) as { code: number; data: { list: Row[] } }
    if (code !== 20000 || data.list.length === 0) empty.push(`${name}: ${code}`)
  }
  expect(empty).toEqual([])
})

/** What the portal would say if the records were saved as they stand. */
async function problemsOf(name: string): Promise<string[]> {
  const { ground } = mock.portal
  const entity = ground.entities.get(name)!
  return ground.database.transaction(async (tx) => {
    const unit = openUnit(ground, { session: portalSession }, tx)
    const found: string[] = []
    for (const row of await ground.rows.select(tx, entity, {}, { limit: 1000 })) {
      const change = changeOf(unit, {
        entity,
        kind: 'update',
        before: row,
        after: { ...row },
        sent: {},
      })
      const problems = await ground.rules.check(change)
      found.push(
        ...problems.map(({ field, message }) => `${name}/${row.id} ${field}: ${message[1]}`),
      )
    }
    return found
  })
}

test('every value that is worked out or counted is known to lists and exports of some record', async () => {
  const nowhere: string[] = []
  for (const { path, name, keysOf, fields } of mock.portal.ground.entities.values()) {
    const found = Object.keys(fields).filter((field) =>
      ['computed', 'count'].includes(fields[field]!.kind),
    )
    if (keysOf || found.length === 0) continue
    const columns = encodeURIComponent(JSON.stringify(found))
    const answer = await fetch(
      `${mock.origin}/api/portal/${path}?range=[0,199]&columns=${columns}`,
      {
        headers: mock.headers,
      },
    )
    const { list } = ((await answer.json()) as { data: { list: Row[] } }).data
    const isEmpty = (field: string) => list.every((row) => (row[field] ?? '') === '')
    nowhere.push(...found.filter(isEmpty).map((field) => `${name}.${field}`))
  }
  expect(nowhere).toEqual([])
})
