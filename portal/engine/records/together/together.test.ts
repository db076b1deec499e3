import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { aheadOf } from '#portal/storage/db/aheadOf.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { personSession } from '../../imports/records/makerSession.ts'
import { accountOf } from '../../session/account.ts'
import { carryOut } from '../carryOut.ts'
import { inTransaction, openTransaction, settle } from '../transaction.ts'
import { together } from './together.ts'

type Values = (row: Row, tx: Tx) => Row | Promise<Row>

describe.each(bothDatabases())('many records changed together on $name', (database) => {
  const bench = sharedBench(database)
  const { make, find, entityOf } = anyRecord(bench)

  /** Changes records as the editor-in-chief saves them, and tells what became of each and by how many statements. */
  async function change(name: string, made: readonly Made[], values: Values) {
    const { context } = bench.portal
    const account = await accountOf(context.database.db, context.entities, bench.people.boss)
    const terms = { session: personSession(account!), bulk: true }
    const statements: string[] = []
    const outcomes = await inTransaction(context, terms, ({ tx }) => {
      aheadOf(tx, async (sql) => void statements.push(sql))
      const ids = made.map(({ id }) => id)
      const open = () => openTransaction(context, terms, tx)
      const many = { context, tx, entity: entityOf(name), ids, open }
      return together(many, async (own, before) => {
        const sent = await values(before, tx)
        const after = { ...before, ...sent }
        const entity = entityOf(name)
        await carryOut(own, { entity, kind: 'update', before, after, sent })
        await settle(own)
      })
    })
    const told = outcomes.map((one) =>
      one instanceof PortalError ? Object.keys((one.dataIn('en') as Row).errors as Row) : 'done',
    )
    return { told, statements }
  }
  const someOf = async (name: string, count: number, more: (at: number) => Row = () => ({})) => {
    const made: Made[] = []
    for (let at = 0; at < count; at++) made.push(await make(name, more(at)))
    return made
  }

  test('are each written, told and kept as a version, in a handful of statements for all', async () => {
    const sources = await someOf('source', 30, (at) => ({ name: `远山报 ${at}` }))
    const { told, statements } = await change('source', sources, ({ name }) => ({
      name: `${name} 新`,
    }))
    expect(told).toEqual(sources.map(() => 'done'))
    expect(statements.length).toBeLessThan(20)
    for (const source of [sources[0]!, sources[29]!]) {
      const { data } = await bench.admin('GET', `source/${source.id}/history`)
      expect(data.list[0]).toMatchObject({
        by: { id: bench.people.boss },
        changed: { name: [source.name, `${source.name} 新`] },
        version: Number(source.version) + 1,
      })
      expect(await find('source', source)).toMatchObject({ version: Number(source.version) + 1 })
    }
    const { data } = await bench.admin('GET', 'source?filter={"q":"远山报 29 新"}')
    expect(data.list).toMatchObject([{ id: sources[29]!.id }])
  })

  test('are each refused alone, whoever stands before or behind', async () => {
    const sources = await someOf('source', 4)
    const { told } = await change('source', sources, ({ id }) => ({
      name: id === sources[1]!.id ? null : `晨报 ${id}`,
    }))
    expect(told).toEqual(['done', ['name'], 'done', 'done'])
    expect((await find('source', sources[1]!)).name).toBe(sources[1]!.name)
    expect((await find('source', sources[3]!)).name).toBe(`晨报 ${sources[3]!.id}`)
  })

  test('find each what those before them left: of many that want one name the first has it', async () => {
    const sources = await someOf('source', 3)
    const { told } = await change('source', sources, () => ({ name: '唯一日报' }))
    expect(told).toEqual(['done', ['name'], ['name']])
  })

  test('are counted where they belong, and named there', async () => {
    const topic = await make('articleTag')
    const tag = await make('articleTag', { parent: topic.id })
    const other = await make('articleTag', { parent: topic.id })
    const articles = await someOf('article', 5, () => ({
      ...{ issue: null, podcastInserts: [], tags: [other.id] },
    }))
    const { told, statements } = await change('article', articles, ({ id }) => ({
      tags: id === articles[4]!.id ? [other.id] : [tag.id, other.id],
    }))
    expect(told).toEqual(articles.map(() => 'done'))
    expect(statements.filter((sql) => sql.includes('update "article"')).length).toBe(2)
    expect((await find('articleTag', tag)).useCount).toBe(4)
    expect((await find('articleTag', other)).useCount).toBe(5)
    const { data } = await bench.admin('GET', `articleTag/${tag.id}/uses`)
    expect(data.total).toBe(4)
  })

  test('are read anew where one of them moves the others', async () => {
    const profiles = await someOf('articleSpeed', 3, (at) => ({
      name: `方案 ${at}`,
      ...{ scope: 'all', isDefault: at === 0, magazines: [], columns: [] },
    }))
    const { told } = await change('articleSpeed', profiles.slice(1), () => ({ isDefault: true }))
    expect(told).toEqual(['done', 'done'])
    const standing = await Promise.all(profiles.map((one) => find('articleSpeed', one)))
    expect(standing.map(({ isDefault }) => isDefault)).toEqual([false, false, true])
  })

  test('are done one by one where one of them was changed since all were read', async () => {
    const sources = await someOf('source', 3)
    const last = sources[2]!
    let isFirst = true
    const { told } = await change('source', sources, async ({ version }, tx) => {
      if (isFirst)
        await tx.updateTable('source').set({ version: 7 }).where('id', '=', last.id).execute()
      isFirst = false
      return { contractNumber: `A-${version}` }
    })
    expect(told).toEqual(['done', 'done', 'done'])
    expect(await find('source', last)).toMatchObject({
      contractNumber: `A-${last.version}`,
      version: Number(last.version) + 1,
    })
  })
})
