import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { renewStatistics } from './renewStatistics.ts'
import { testDatabases } from './testing/databases.ts'

test.each(testDatabases())(
  'tables that have grown are looked at again, once, on $name',
  async ({ open, sql: kind }) => {
    const opened = await open()
    const database = openDatabase(opened.dialect, kind)
    const { db } = database
    await sql`create table magazine (title text)`.execute(db)
    await sql`create table issue (title text)`.execute(db)
    const titles = Array.from({ length: 800 }, (_, at) => ({ title: `读者 ${at}` }))
    await db.insertInto('magazine').values(titles).execute()
    await db.insertInto('issue').values(titles.slice(0, 20)).execute()
    // What is written is counted a moment later, unless it is asked for.
    if (kind === 'postgres') await sql`select pg_stat_force_next_flush()`.execute(db)

    expect(await renewStatistics(database)).toEqual(kind === 'postgres' ? ['magazine'] : [])
    expect(await renewStatistics(database)).toEqual([])
    await database.close()
    await opened.close()
  },
)
