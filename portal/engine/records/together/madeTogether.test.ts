import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { aheadOf } from '#portal/storage/db/aheadOf.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Records } from '../../context/change.ts'
import { portalSession, type Session } from '../../context/session.ts'
import { personSession } from '../../imports/records/makerSession.ts'
import { accountOf } from '../../session/account.ts'
import { blankRow } from '../blankRow.ts'
import { carryOut } from '../carryOut.ts'
import { inTransaction, openTransaction, settle } from '../transaction.ts'
import { inGroup } from './inGroup.ts'

type Then = (records: Records, made: Row) => Promise<unknown>

describe.each(bothDatabases())('many records made together on $name', (database) => {
  const bench = sharedBench(database)
  const { make, find, sent: formValues, entityOf } = anyRecord(bench)

  /** Makes records as the editor-in-chief saves them; tells what became of each, and the statements it took. */
  async function makeMany(
    name: string,
    rows: readonly Row[],
    { then, session }: { readonly then?: Then; readonly session?: Session } = {},
  ) {
    const { context } = bench.portal
    const account = await accountOf(context.database.db, context.entities, bench.people.boss)
    const terms = { session: session ?? personSession(account!), bulk: true }
    const entity = entityOf(name)
    const statements: string[] = []
    const outcomes = await inTransaction(context, terms, ({ tx }) => {
      aheadOf(tx, async (sql) => void statements.push(sql))
      const place = { context, tx, open: () => openTransaction(context, terms, tx) }
      const expected = { entity, rowOf: (row: Row) => row }
      return inGroup(
        place,
        rows,
        async (own, sent) => {
          const after = { ...blankRow(entity), ...sent }
          const made = await carryOut(own, { entity, kind: 'create', before: null, after, sent })
          await then?.(own.records, made)
          await settle(own)
          return made
        },
        expected,
      )
    })
    const told = outcomes.map((one) =>
      one instanceof PortalError ? Object.keys((one.dataIn('en') as Row).errors as Row) : one,
    )
    return { told, ids: told.map((one) => (one as Row).id as number), statements }
  }
  const rowsOf = async (name: string, count: number, more: (at: number) => Row) => {
    const rows: Row[] = []
    for (let at = 0; at < count; at++) rows.push(await formValues(name, more(at)))
    return rows
  }

  test('are each written, found and told, in a handful of statements for all', async () => {
    const rows = await rowsOf('source', 30, (at) => ({ name: `群山报 ${at}` }))
    const { ids, statements } = await makeMany('source', rows)
    expect(statements.length).toBeLessThan(25)
    expect(ids.every((id, at) => at === 0 || id > ids[at - 1]!)).toBe(true)
    const { data } = await bench.admin('GET', 'source?filter={"q":"群山报 29"}')
    expect(data.list).toMatchObject([{ id: ids[29], version: 1 }])
    const history = await bench.admin('GET', `source/${ids[7]}/history`)
    expect(history.data.list).toMatchObject([{ by: { id: bench.people.boss }, version: 1 }])
  })

  test('get ids beyond those that others have, and leave the next ones to others', async () => {
    const before = await make('source')
    const { ids } = await makeMany('source', await rowsOf('source', 3, () => ({})))
    const after = await make('source')
    expect(new Set([before.id, ...ids, after.id]).size).toBe(5)
    expect(Math.min(...ids)).toBeGreaterThan(before.id)
    expect(after.id).toBeGreaterThan(Math.max(...ids))
  })

  test('find each what stands and what those before them made: a name is given once', async () => {
    const standing = await make('source', { name: '早已有之报' })
    const names = ['同名报', '同名报', '早已有之报', '别名报']
    const rows = await rowsOf('source', 4, (at) => ({ name: names[at]! }))
    const { told } = await makeMany('source', rows)
    expect(told).toEqual([
      expect.objectContaining({ name: '同名报' }),
      ['name'],
      ['name'],
      expect.objectContaining({ name: '别名报' }),
    ])
    expect(await find('source', standing)).toMatchObject({ name: '早已有之报', version: 1 })
  })

  test('stand as they were changed last, with a version for each change', async () => {
    const rows = await rowsOf('source', 3, (at) => ({ name: `初名报 ${at}` }))
    const then: Then = async (records, { id }) => {
      await records.update('source', id as number, { name: `改名报 ${id}` })
      const [found] = await records.select('source', { name: `改名报 ${id}` })
      expect(found).toMatchObject({ id, version: 2 })
      expect(await records.count('source', { name: `初名报 ${id}` })).toBe(0)
    }
    const { ids } = await makeMany('source', rows, { then })
    for (const id of ids) {
      expect(await find('source', { id })).toMatchObject({ name: `改名报 ${id}`, version: 2 })
      const { data } = await bench.admin('GET', `source/${id}/history`)
      expect(data.list.map(({ version }: Row) => version)).toEqual([2, 1])
    }
    const { data } = await bench.admin('GET', `source?filter={"q":"改名报 ${ids[1]}"}`)
    expect(data.list).toMatchObject([{ id: ids[1] }])
  })

  test('are numbered without a gap, whoever of them is refused', async () => {
    const partners = [0, 1, 2, 3].map(() => make('settlementPartner'))
    const ids = (await Promise.all(partners)).map(({ id }) => id)
    const rows = await rowsOf('settlementSingle', 4, (at) => ({
      ...{ month: '2026-03', partner: ids[at], statementNo: null },
      ...(at === 2 && { title: null }),
    }))
    const { told } = await makeMany('settlementSingle', rows, { session: portalSession })
    expect(told.map((one) => (one as Row).statementNo ?? one)).toEqual([
      ...['DS-202603-0001', 'DS-202603-0002', ['title'], 'DS-202603-0003'],
    ])
    const more = { month: '2026-03', statementNo: null }
    const [next] = await rowsOf('settlementSingle', 1, () => more)
    const later = await makeMany('settlementSingle', [next!], { session: portalSession })
    expect(later.told).toMatchObject([{ statementNo: 'DS-202603-0004' }])
  })
})
