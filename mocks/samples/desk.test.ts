import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CellObject, read, utils } from 'xlsx'
import type { Entity, Row } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { changeOf } from '#portal/engine/records/carryOut.ts'
import { pictureProblems } from '#portal/engine/records/pictures.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { wantingRecords } from '#portal/engine/wanting/wantingRecords.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { keysOf } from '#portal/storage/search/writePlaces.ts'
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
    const { context } = mock.portal
    const entity = context.entities.get(name)!
    const rows = await mock.portal.records().select(name, {})
    const found = await Promise.all(rows.map((row) => pictureProblems(context, entity, row)))
    expect(found.flat().map(({ field, message }) => `${field}: ${message[1]}`)).toEqual([])
  })
})

test('every record is as its state demands, and leads to what is there', async () => {
  const wanting: string[] = []
  for await (const { entity, row, problems } of wantingRecords(mock.portal.context, portalSession))
    wanting.push(
      `${entity.name}/${row.id}: ${problems.map(({ message }) => message[1]).join('; ')}`,
    )
  expect(wanting).toEqual([])
}, 120_000)

test('what was paid back in part says how much', async () => {
  for (const name of ['userOrder', 'activityOrder', 'partnerUserOrder']) {
    const back = await mock.portal.records().select(name, { status: 'partRefunded' })
    expect([name, back.filter(({ refundAmount }) => !(Number(refundAmount) > 0))]).toEqual([
      name,
      [],
    ])
  }
})

test('every record is found by each text that stands in it', async () => {
  const { context } = mock.portal
  const lost: string[] = []
  await context.database.transaction(async (tx) => {
    const numbers = await searchedNumbers(tx)
    // The first of them is beyond what a number of JavaScript holds.
    const placed = sql<string>`cast("first" as text) || ' ' || "next" || ' ' || "id"`
    const rows = await tx.selectFrom('_place').select(placed.as('place')).execute()
    const places = new Set(rows.map(({ place }) => place))
    for (const entity of [...context.entities.values()].filter(({ keysOf }) => !keysOf))
      for (const row of await context.rows.select(tx, entity, {}, { limit: 10_000 }))
        for (const { first, next } of keysOf(entity, row, numbers).values())
          if (!places.has(`${first} ${next} ${row.id}`)) lost.push(`${entity.name}/${row.id}`)
  })
  expect([...new Set(lost)]).toEqual([])
}, 120_000)

test('no list is empty', async () => {
  const empty: string[] = []
  for (const { path, name, keysOf } of mock.portal.context.entities.values()) {
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
  const { context } = mock.portal
  const entity = context.entities.get(name)!
  return context.database.transaction(async (tx) => {
    const transaction = openTransaction(context, { session: portalSession }, tx)
    const found: string[] = []
    for (const row of await context.rows.select(tx, entity, {}, { limit: 1000 })) {
      const change = changeOf(transaction, {
        entity,
        kind: 'update',
        before: row,
        after: { ...row },
        sent: {},
      })
      const problems = await context.rules.check(change)
      found.push(
        ...problems.map(({ field, message }) => `${name}/${row.id} ${field}: ${message[1]}`),
      )
    }
    return found
  })
}

test('every value that is worked out or counted is known to lists and exports of some record', async () => {
  const nowhere: string[] = []
  for (const { path, name, keysOf, fields } of mock.portal.context.entities.values()) {
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

/** A column is written one way in every row, and a book of thousands takes long to read. */
const ENOUGH = 60

test('every export of a list writes numbers, money, days, moments and lengths as cells that calculate', async () => {
  const wrong: string[] = []
  for (const entity of mock.portal.context.entities.values()) {
    if (entity.keysOf || !entity.list.export) continue
    const columns = [...Object.keys(entity.fields), 'createdAt', 'updatedAt']
    const rows = await mock.portal.records().select(entity.name, {}, { limit: ENOUGH })
    const asked = { columns, filter: { id: rows.map(({ id }) => id) } }
    const query = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])
    const answer = await fetch(
      `${mock.origin}/api/portal/${entity.path}/export?${new URLSearchParams(query)}`,
      { headers: mock.headers },
    )
    if (!answer.headers.get('content-type')?.includes('sheet')) {
      wrong.push(`${entity.name}: ${answer.status} ${(await answer.text()).slice(0, 80)}`)
      continue
    }
    wrong.push(...textsOf(entity, new Uint8Array(await answer.arrayBuffer())))
  }
  expect(wrong).toEqual([])
}, 240_000)

const counted = ['integer', 'decimal', 'count', 'order', 'money', 'percent', 'duration']
const timely = ['date', 'dateTime', 'period']
/** What a spreadsheet shows each of these as. */
const formats: { readonly [kind: string]: RegExp } = {
  money: /^0\.00$/,
  percent: /%$/,
  duration: /^\[h\]:mm:ss$/,
  date: /^yyyy.*dd$/,
  dateTime: /hh:mm:ss$/,
  period: /hh:mm:ss$/,
}

/** Cells of an export that hold as a text what is a number or a time, or show it otherwise, one of each column. */
function textsOf({ name, fields }: Entity, bytes: Uint8Array): string[] {
  const book = read(bytes, { cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  const lines = utils.sheet_to_json<CellObject[]>(sheet, { header: 1, defval: '' })
  const titles = (lines[0] ?? []) as unknown as string[]
  return titles.flatMap((title, column) => {
    const field = Object.values(fields).find(({ label }) =>
      [label[0], label[1]].includes(title.split(' · ')[0]!),
    )
    const { kind } = field
      ? shownAs(field)
      : { kind: /^(创建|更新)时间|^(Created|Changed)$/.test(title) ? 'dateTime' : '' }
    if (![...counted, ...timely].includes(kind)) return []
    const cells = lines
      .slice(1)
      .map(
        (_, row) => sheet[utils.encode_cell({ r: row + 1, c: column })] as CellObject | undefined,
      )
    const bad = cells.find(
      (cell) => cell && (cell.t !== 'n' || !(formats[kind] ?? /./).test(String(cell.z))),
    )
    return bad ? [`${name} ${title}: ${bad.t} ${bad.v} ${bad.z}`] : []
  })
}
