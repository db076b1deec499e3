import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { readRows } from '../../backup/readRows.ts'
import { readShapes } from '../../backup/readShapes.ts'
import type { Database, Tx } from '../database.ts'
import { createTable, literal, quoted } from '../ddl.ts'

/** A whole database as the SQL of its own kind, to be kept as a fixture: tables, indexes, rows, the next ids. */
export function sqlTextOf({ kind, db }: Database): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const statements = await (kind === 'sqlite' ? sqliteTables(tx) : postgresTables(tx))
    for (const shape of await readShapes(tx, new Map())) {
      for await (const rows of readRows(tx, shape))
        for (const row of rows)
          statements.push(
            `insert into ${quoted(shape.name)} values (${row.map((value) => written(value, kind)).join(', ')})`,
          )
      if (shape.lastId) statements.push(countOn(kind, shape.name, shape.lastId))
    }
    return `${statements.join(';\n')};\n`
  })
}

const written = (value: string | number | boolean | null, kind: Database['kind']): string =>
  value === null ? 'null' : literal(value, kind)

function countOn(kind: Database['kind'], table: string, last: number): string {
  return kind === 'sqlite'
    ? `update sqlite_sequence set seq = ${last} where name = '${table}'`
    : `select setval(pg_get_serial_sequence('"${table}"', 'id'), ${last})`
}

async function sqliteTables(tx: Tx): Promise<string[]> {
  const found = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name not like 'sqlite!_%' escape '!'
    order by type = 'index', name`.execute(tx)
  return found.rows.map((one) => one.sql)
}

async function postgresTables(tx: Tx): Promise<string[]> {
  const tables = (await readShapes(tx, new Map())).map((shape) =>
    createTable({ ...shape, indexes: [], hasBin: false }, 'postgres'),
  )
  const indexes = await sql<{ sql: string }>`
    select indexdef as sql from pg_indexes where schemaname = current_schema()
      and indexname not in (select conname from pg_constraint) order by indexname`.execute(tx)
  return [...tables, ...indexes.rows.map((one) => one.sql.replace(/ ON \w+\./, ' ON '))]
}

/** Fills an empty database with such SQL. `path` is SQLite's file, which its one-statement driver cannot do. */
export async function loadSqlText(text: string, { db }: Database, path?: string): Promise<void> {
  if (path === undefined) {
    await sql.raw(text).execute(db)
    return
  }
  const file = new DatabaseSync(path)
  file.exec(`begin;\n${text}commit`)
  file.close()
}
