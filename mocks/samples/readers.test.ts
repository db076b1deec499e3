import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entity, type Row, wordOf } from '#declare'
import { heldBy } from '#derive/listFilter/heldBy.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { type MockPortal, mockPortal } from '../node.ts'

const NOON = '2026-11-21T12:00:00+08:00'
let mock: MockPortal
let tables: readonly Entity[] = []
beforeAll(async () => {
  mock = await mockPortal()
  tables = [...mock.portal.context.entities.values()].filter(({ keysOf }) => !keysOf)
})
afterAll(() => mock?.close())
const all = (name: string, filter: Row = {}): Promise<readonly Row[]> =>
  mock.portal.records().select(name, filter)

describe('who looks at the demo', () => {
  test('finds something on each screen, also where it shows one kind only', async () => {
    const empty: string[] = []
    for (const { path, fixed } of tables)
      for (const [screen, filter] of Object.entries(fixed)) {
        const asked = new URLSearchParams({
          range: '[0,9]',
          filter: JSON.stringify(heldBy(filter, NOON)),
        })
        const answer = await fetch(`${mock.origin}/api/portal/${path}?${asked}`, {
          headers: mock.headers,
        })
        const { code, data } = (await answer.json()) as { code: number; data: { list: Row[] } }
        if (code !== 20000 || data.list.length === 0) empty.push(`${screen}: ${code}`)
      }
    expect(empty).toEqual([])
  })

  test('sees what is put in order by hand at places of its own', async () => {
    const shared: string[] = []
    for (const entity of tables) {
      const place = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'order')
      if (!place) continue
      for (const { literal } of literalsOf(entity)) {
        if (wordOf(literal) !== 'order') continue
        const scope = literal.order as readonly string[]
        const rows = await all(entity.name)
        const places = rows.map((row) => [...scope.map((name) => row[name]), row[place]].join(' '))
        const twice = places.filter((one, at) => places.indexOf(one) !== at)
        if (twice.length > 0) shared.push(`${entity.name}: ${[...new Set(twice)].slice(0, 4)}`)
      }
    }
    expect(shared).toEqual([])
  })

  test('reads the lessons of a course as one row of numbers, none of them twice', async () => {
    const nodes = new Map((await all('catalog')).map((row) => [row.id, row]))
    const courseOf = (row: Row): Row => (row.parent ? courseOf(nodes.get(row.parent)!) : row)
    const lessons = [...nodes.values()].filter(({ nodeKind }) => nodeKind === 'lesson')
    const titles = lessons.map(({ title }) => String(title).replace(/^第\d+讲｜/, ''))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const numbers = Map.groupBy(lessons, (row) => courseOf(row).id)
    for (const of of numbers.values()) {
      const counted = of.flatMap(({ title }) => /^第(\d+)讲/.exec(String(title))?.[1] ?? [])
      expect(counted.map(Number)).toEqual(counted.map((_, at) => at + 1))
    }
  })

  test('is led into an issue by articles of its own', async () => {
    const issues = new Map((await all('article')).map(({ id, issue }) => [id, issue]))
    const leads = await all('leadArticle')
    expect(leads.filter(({ article, issue }) => issues.get(article) !== issue)).toEqual([])
  })

  test('downloads the list of each batch, and the file of each export that is done', async () => {
    const gone: string[] = []
    const { store } = mock.portal.context
    const named = [
      ...(await all('batchGive')).map((row) => [row, 'file'] as const),
      ...(await all('export', { status: 'done' })).map((row) => [row, 'resultFile'] as const),
    ]
    for (const [row, field] of named) {
      const { url } = (row[field] ?? { url: '' }) as { readonly url: string }
      const head = await store?.head(url.replace(/^.*\/store\//, ''))
      if (!head?.size) gone.push(`${field} of #${row.id}: ${url}`)
    }
    expect(gone).toEqual([])
  })

  test('finds nothing that was made, or changed, at a moment to come', async () => {
    const ahead: string[] = []
    for (const { name } of tables)
      for (const { id, createdAt, updatedAt } of await all(name))
        if (String(createdAt) > NOON || String(updatedAt) > NOON) ahead.push(`${name} #${id}`)
    expect(ahead).toEqual([])
  })

  test('reads of each collecting of cards that is opened who won what', async () => {
    for (const { id, prizes } of await all('cardCollect', { status: 'opened' })) {
      const winners = await all('raffleWinner', { cardCollect: id })
      const won = Object.fromEntries(
        (prizes as readonly Row[]).flatMap(({ name, won: many }) => (many ? [[name, many]] : [])),
      )
      const names = Map.groupBy(winners, ({ awardName }) => String(awardName))
      expect(Object.fromEntries([...names].map(([name, of]) => [name, of.length]))).toEqual(won)
    }
  })

  test('sees on each parcel a number as its carrier gives it, on one parcel only', async () => {
    const begins: { readonly [carrier: string]: RegExp } = {
      sf: /^SF\d{13}$/,
      jd: /^JD\d{13}$/,
      ems: /^E[A-Z]\d{9}CN$/,
      zto: /^7[58]\d{12}$/,
      sto: /^77\d{13}$/,
    }
    for (const name of ['raffleLogistics', 'materialOrder', 'entityOrder', 'logistics']) {
      const sent = (await all(name)).filter(({ trackingNo }) => trackingNo)
      const wrong = sent.filter(
        ({ carrier, trackingNo }) => !begins[String(carrier)]?.test(String(trackingNo)),
      )
      expect(wrong.map(({ carrier, trackingNo }) => `${name} ${carrier} ${trackingNo}`)).toEqual([])
      expect(new Set(sent.map(({ trackingNo }) => trackingNo)).size).toBe(sent.length)
    }
  })

  test('signs in to one calendar at a time', async () => {
    const calendars = (await all('attendance', { status: 'published' }))
      .map(({ title, period }) => ({ title, ...(period as { start: string; end: string }) }))
      .sort((one, other) => one.start.localeCompare(other.start))
    const overlapping = calendars.filter(({ start }, at) => start <= (calendars[at - 1]?.end ?? ''))
    expect(overlapping).toEqual([])
  })
})
