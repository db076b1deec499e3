import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Records } from '../context/change.ts'
import { carryOut } from '../records/carryOut.ts'
import { inTransaction } from '../records/transaction.ts'
import { sessionOf } from '../session/testing/sessionOf.ts'
import { madeUp, show } from './testing/made.ts'

const { entities } = await readDeclarations()
const editor = sessionOf({ roles: ['admin'] })

describe.each(bothDatabases())('words that look at other records, on $name', (database) => {
  const bench = sharedBench(database, { entities: [...entities, ...madeUp] })
  let records: Records
  let next = 0
  beforeAll(() => {
    records = bench.portal.records()
  })

  let hall: Row & { id: number }
  beforeEach(async () => {
    hall = (await records.create('hall', { name: `展厅${++next}`, isMain: true })) as typeof hall
  })
  const create = (name: string, values: Row = {}) =>
    records.create(name, { name: `展览${++next}`, hall: hall.id, ...values })
  const errorsOf = async (work: Promise<unknown>): Promise<Record<string, string>> => {
    const error = await work.then(
      () => undefined,
      (thrown) => thrown,
    )
    if (!(error instanceof PortalError)) throw error ?? new Error('nothing was refused')
    return (error.dataIn('en') as { errors: Record<string, string> }).errors
  }
  const period = (from: number, to: number) => ({
    start: `2026-12-${String(from).padStart(2, '0')}T00:00:00+08:00`,
    end: `2026-12-${String(to).padStart(2, '0')}T00:00:00+08:00`,
  })

  test('unique with overlap: one show a hall at a time', async () => {
    const first = await create('show', { period: period(1, 10) })
    expect(await errorsOf(create('show', { period: period(9, 12) }))).toEqual({
      hall: `Hall: already taken by "${first.name}" (Period overlap)`,
    })
    await create('show', { period: period(10, 12) })
    await records.update('show', first.id as number, { top: true })
  })

  test('unique with apart: openings are an hour from each other', async () => {
    await create('show', { at: '2026-12-01T10:00:00+08:00' })
    expect(
      Object.keys(await errorsOf(create('show', { at: '2026-12-01T10:59:00+08:00' }))),
    ).toEqual(['hall'])
    await create('show', { at: '2026-12-01T11:00:00+08:00' })
  })

  test('unique in a pool: a name is nobody else’s nickname', async () => {
    const first = await create('show', { nicknames: [`小名${next}`] })
    const [nickname] = first.nicknames as string[]
    expect(await errorsOf(create('show', { name: nickname }))).toHaveProperty('nicknames')
    expect(await errorsOf(create('show', { nicknames: ['甲', '甲'] }))).toHaveProperty('nicknames')
  })

  test('limit: two on top a hall, and one that is there already takes no further place', async () => {
    const first = await create('show', { top: true })
    await create('show', { top: true })
    expect(await errorsOf(create('show', { top: true }))).toEqual({
      top: expect.stringMatching(/^At most 2 show \(.*\) within Hall ".*"; there are 2 already$/),
    })
    await records.update('show', first.id as number, { name: `改名${++next}` })
  })

  test('limit: of three at once only as many as fit go through', async () => {
    await create('show', { top: true })
    const tried = await Promise.allSettled([1, 2, 3].map(() => create('show', { top: true })))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('limit: the least guards those that leave', async () => {
    const only = await records.create('board', { page: `页${++next}`, text: 'open' })
    expect(await errorsOf(records.update('board', only.id as number, { text: 'shut' }))).toEqual({
      _: 'At least 1 board must stay; only 0 would be left',
    })
    await expect(records.remove('board', only.id as number)).rejects.toThrow('40900')
  })

  test('one: the new one takes the mark over, and it cannot be given up', async () => {
    const other = await records.create('hall', { name: '新主厅', isMain: true })
    expect(await records.find('hall', hall.id)).toMatchObject({ isMain: false })
    expect(await errorsOf(records.update('hall', other.id as number, { isMain: false }))).toEqual({
      isMain: 'There must be exactly one (Main hall), not 0',
    })
  })

  test('number: counts on within the month', async () => {
    const second = await records.create('hall', { name: '编号' })
    const count = (code: unknown) => Number(String(code).slice('H-202611-'.length))
    expect(hall.code).toMatch(/^H-202611-\d{3}$/)
    expect(count(second.code)).toBe(count(hall.code) + 1)
  })

  test('total: the sum stays within its bounds', async () => {
    await records.update('hall', hall.id, { minutes: 60 })
    expect(await errorsOf(records.create('hall', { name: '太长', minutes: 50 }))).toEqual({
      minutes: 'Minutes would add up to 110, the most is 100',
    })
    await records.update('hall', hall.id, { minutes: null })
  })

  test('needs: what let a move through must stay', async () => {
    const [first] = [await create('show'), await create('show')]
    expect(await errorsOf(records.move('hall', hall.id, 'publish'))).toEqual({
      _: 'At least 2 show (Published) are needed: only 0',
    })
    for (const one of await records.select('show', { hall: hall.id }))
      await records.move('show', one.id as number, 'publish')
    await records.move('hall', hall.id, 'publish')
    const byUser = (kind: 'move' | 'remove', values: Row) =>
      inTransaction(bench.portal.context, { session: editor }, async (transaction) => {
        const before = (await transaction.records.find('show', first.id as number)) as Row
        const after = { ...before, ...values }
        const by = kind === 'move' ? { by: 'withdraw' } : {}
        await carryOut(transaction, { entity: show, kind, ...by, before, after, sent: {} })
      })
    await expect(byUser('move', { status: 'draft' })).rejects.toThrow('40900')
    await expect(byUser('remove', {})).rejects.toThrow('40900')
    // What follows something else by itself is not held up: readers miss it, and nothing more.
    await records.move('show', first.id as number, 'withdraw')
    await expect(byUser('remove', {})).resolves.toBeUndefined()
  })

  test('back, leave and follows: an edit takes a show back, which clears its mark and takes its partner along', async () => {
    const show = await create('show', { best: true })
    const partner = await create('show', { partner: show.id })
    for (const { id } of [show, partner]) await records.move('show', id as number, 'publish')
    await records.update('show', show.id as number, { name: `改名${++next}` })
    expect(await records.find('show', show.id as number)).toMatchObject({
      status: 'draft',
      best: false,
    })
    expect(await records.find('show', partner.id as number)).toMatchObject({ status: 'draft' })
  })

  test('refer: what is picked agrees with the record and is not the record itself', async () => {
    const elsewhere = await create('show', { hall: null })
    const other = await records.create('hall', { name: '另一厅' })
    const there = await create('show', { hall: other.id })
    expect(await errorsOf(create('show', { partner: there.id }))).toEqual({
      partner: `"${there.name}" cannot be chosen as Partner: its Hall must agree with Hall`,
    })
    expect(
      await errorsOf(records.update('show', elsewhere.id as number, { partner: elsewhere.id })),
    ).toHaveProperty('partner')
    expect(await errorsOf(create('show', { partner: 99999 }))).toEqual({
      partner: 'Partner: there is no Show 99999',
    })
  })

  test('cap: the last one is given once', async () => {
    await records.update('hall', hall.id, { tickets: 2 })
    const buy = () => records.create('ticket', { hall: hall.id })
    await buy()
    const tried = await Promise.allSettled([buy(), buy()])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await records.find('hall', hall.id)).toMatchObject({ sold: 2 })
  })

  test('ledger: entries bear the balance, never below the floor, and stay as they are', async () => {
    const book = (amount: number) => records.create('entry', { hall: hall.id, amount })
    await book(500)
    const second = await book(-200)
    expect(second.balance).toBe(300)
    expect(await errorsOf(book(-400))).toHaveProperty('amount')
    await expect(records.update('entry', second.id as number, { amount: 0 })).rejects.toThrow(
      '40900',
    )
  })

  test('singleton: one for each value', async () => {
    await records.create('board', { page: '首页' })
    expect(await errorsOf(records.create('board', { page: '首页' }))).toEqual({
      page: 'There is a Board within Page "首页" already',
    })
  })
})
