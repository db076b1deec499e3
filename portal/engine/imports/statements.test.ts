import type { Dialect } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases, type TestDatabase } from '#portal/storage/db/testing/databases.ts'
import { portalBench } from '#portal/testing/portalBench.ts'
import { entityNamed } from '../context/portalContext.ts'
import { blankRow } from '../records/blankRow.ts'
import { listDesk } from './testing/listDesk.ts'

/** What a database was asked: every statement, and how many rows were read of each table. */
interface Asked {
  readonly statements: string[]
  readonly read: Map<string, number>
}

/** A job says once a second that it lives, which on a slow machine is more often than on a quick one. */
const beats = /^(begin|start transaction|commit)|"_lease"|"heartbeat"/

function heard(database: TestDatabase, asked: Asked): TestDatabase {
  return {
    ...database,
    open: async (template) => {
      const opened = await database.open(template)
      return { ...opened, dialect: listening(opened.dialect, asked) }
    },
  }
}

function listening(dialect: Dialect, { statements, read }: Asked): Dialect {
  const known = new WeakSet<object>()
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options)
        if (known.has(connection)) return connection
        known.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = async <R>(...given: Parameters<typeof execute>) => {
          const [{ sql }] = given
          if (!beats.test(sql)) statements.push(sql)
          const found = await execute<R>(...given)
          const [, table = ''] = /^select .*? from "(\w+)"/s.exec(sql) ?? []
          read.set(table, (read.get(table) ?? 0) + found.rows.length)
          return found
        }
        return connection
      }
      return driver
    },
  }
}

describe.each(bothDatabases())('a list of records on $name', (database) => {
  const opened = async () => {
    const asked: Asked = { statements: [], read: new Map() }
    const bench = await portalBench(heard(database, asked))
    onTestFinished(() => bench.close())
    const { context } = bench.portal
    const put = (name: string, values: Row) =>
      context.database.transaction((tx) => {
        const entity = entityNamed(context, name)
        return context.rows.insert(tx, entity, { ...blankRow(entity), ...stamps, ...values })
      })
    return { ...asked, put, records: bench.portal.records(), desk: listDesk(bench, bench.admin) }
  }

  test('asks for its check and its run no more statements the more rows it has', async () => {
    const { desk, statements } = await opened()
    const through = async (from: number, count: number) => {
      const begun = statements.length
      const list = await desk.check('goods', linesFrom(from, count))
      const checked = statements.length
      expect(list.batch).toMatchObject({ status: 'ready', rows: count, problems: 0 })
      const done = await desk.confirm(list)
      expect(done.batch).toMatchObject({ status: 'done', done: count })
      return { check: checked - begun, run: statements.length - checked }
    }
    await through(1000, 3)
    const few = await through(2000, 20)
    const many = await through(3000, 120)
    expect(many.check - few.check).toBeLessThan(5)
    expect(many.run - few.run).toBeLessThan(5)
  })

  test('reads of the goods of a platform only those its rows name', async () => {
    const { desk, put, read } = await opened()
    for (let at = 0; at < 40; at++)
      await put('goods', {
        ...{ source: 'tmall', outerNo: `A${at}`, goodsNo: `TMALL-A${at}`, name: `宋画 ${at}` },
        ...{ type: 'course', status: 'draft' },
      })
    const before = read.get('goods') ?? 0
    const { codes } = await desk.check('goods', [line('A7', '宋画十讲'), line('N1', '元画九讲')])
    expect(codes).toEqual(['B11', null])
    expect((read.get('goods') ?? 0) - before).toBeLessThan(10)
  })

  test('matches the sales that waited for the number of one of its rows, and no others', async () => {
    const { desk, put, records } = await opened()
    for (const goodsCode of ['A7', 'A7', 'A8', 'B9'])
      await put('salesDaily', {
        ...{ platform: 'tmall', day: '2026-06-01', goodsCode, matchStatus: 'unmatched' },
      })
    const list = await desk.check('goods', [line('A7', '宋画十讲'), line('B9', '元画九讲')])
    expect((await desk.confirm(list)).batch).toMatchObject({ status: 'done', done: 2 })
    const sales = await records.select('salesDaily', {}, { sort: 'id' })
    const goods = await records.select('goods', {})
    const numberOf = (id: unknown) => goods.find((one) => one.id === id)?.outerNo
    expect(sales.map((row) => numberOf(row.goods))).toEqual(['A7', 'A7', undefined, 'B9'])
  })
})

const at = '2026-06-01T10:00:00+08:00'
const stamps = { version: 1, createdAt: at, updatedAt: at }

/** A row of the list of new goods. */
const line = (number: string, name: string): string => `天猫,${number},${name},课程,198.00,,`

const linesFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => line(`68000${from + at}`, `宋画十讲 ${from + at}`))
