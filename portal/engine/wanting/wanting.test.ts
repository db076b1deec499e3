import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { night } from './wanting.night.ts'
import { round } from './wanting.round.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const unhurried = { isOver: () => false, rest: async () => {} }

describe.each(databases)('what others left wanting, on $name', (database) => {
  const bench = sharedBench(database)
  const { make, put, changed } = anyRecord(bench)
  let magazine: Made
  let card: Made

  /** A card that is out and leads on to a magazine that is out, written by the editor. */
  beforeAll(async () => {
    magazine = await make('magazine')
    await put('magazine', magazine, { status: 'published' })
    const target = { type: 'magazine', id: magazine.id }
    card = await make('dailyKnowledge', { target, author: null, source: null, tags: [] })
    const out = { status: 'published', createdBy: bench.people.wang, updatedBy: bench.people.wang }
    await put('dailyKnowledge', card, out)
    await round(bench.portal.context)
  })

  const lacking = async (call = bench.admin, entity = 'dailyKnowledge') =>
    (await call('GET', `index/wanting?entity=${entity}`)).data?.wanting as
      | { readonly [id: string]: readonly Row[] }
      | undefined
  const noticesOf = async (call = bench.editor) =>
    ((await call('GET', 'notice/mine')).data.list as Row[]).map(({ title }) => title)
  const todos = async () =>
    ((await bench.admin('GET', 'index/todos')).data.todos as Row[]).filter(
      ({ rule }) => rule === 'dailyKnowledge.wanting',
    )

  /** As somebody who is told what goes with it, and agrees. */
  const withdraw = async () => {
    const path = `magazine/${magazine.id}/withdraw`
    const given = { reason: '停刊', confirm: true }
    const { data } = await bench.admin('POST', path, given)
    const accept = ['confirm', ...(data.warnings as Row[]).map(({ rule }) => rule)]
    return (await bench.admin('POST', path, { ...given, accept })).code
  }

  test('nothing is said while everything is whole', async () => {
    expect(await lacking()).toEqual({})
    expect(await todos()).toEqual([])
  })

  test('a card whose magazine was withdrawn is told with its field, counted on the home page, and its last editor learns it once', async () => {
    expect(await withdraw()).toBe(20000)
    await round(bench.portal.context)
    expect(await lacking()).toEqual({
      [card.id]: [{ field: 'target', message: [expect.any(String), expect.any(String)] }],
    })
    expect(await todos()).toEqual([
      expect.objectContaining({ count: 1, filter: { id: [card.id] } }),
    ])
    await round(bench.portal.context)
    await night(bench.portal.context, unhurried)
    const told = (await noticesOf()).filter((title) => /缺了所需的内容/.test(String(title)))
    expect(told).toHaveLength(1)
  })

  test('whoever may not read the records is told of none', async () => {
    expect((await bench.admin('GET', 'index/wanting?entity=nothing')).code).toBe(40400)
  })

  test('a card that is put right is forgotten at once', async () => {
    expect(await changed('dailyKnowledge', card, { target: null })).toEqual([20000])
    expect(await lacking()).toEqual({})
    await round(bench.portal.context)
    expect(await todos()).toEqual([])
  })

  test('at night everything is looked at, also what was written past the portal', async () => {
    const target = JSON.stringify({ type: 'magazine', id: magazine.id })
    await put('dailyKnowledge', card, { target })
    await round(bench.portal.context)
    expect(await lacking()).toEqual({})
    await night(bench.portal.context, unhurried)
    expect(Object.keys((await lacking()) ?? {})).toEqual([String(card.id)])
  })
})
