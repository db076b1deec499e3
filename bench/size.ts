import { sql } from 'kysely'
import pg from 'pg'
import { deskAt } from './bulk/desk.ts'
import { listFile } from './bulk/listFile.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { dataOf } from './dataOf.ts'
import type { Figure } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { measureTimes } from './million/measure.ts'
import { askedOf } from './size/asked.ts'
import { fillSize, GRANTS, LINES } from './size/fillSize.ts'
import { markAll } from './size/markAll.ts'

/** Ten entries of the ledger each. */
const users = Number(process.env.BENCH_ROWS ?? 10_000_000)
/** What the size is held against: a hundred thousand entries. */
const few = Math.min(users, 10_000)
const times = Number(process.env.BENCH_TIMES ?? 40)

/** As a server of some memory is set up. */
const settings = {
  shared_buffers: '2GB',
  work_mem: '32MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
}

/** What was measured at one size, by what it is. */
type Measured = ReadonlyMap<string, { readonly unit: Figure['unit']; readonly value: number }>

/**
 * Measures lists, searches, figures, exports and grants on PostgreSQL with so many users of the app and ten times as many
 * entries of their ledger, beside the same with ten thousand users, in the same run.
 */
export function benchSize(): Promise<Figure[]> {
  return onPostgres(
    async (url) => {
      const beside = await measuredAt(url, 'few', few)
      const size = `${(users * LINES).toLocaleString('en-US')} entries`
      const name = `with ${(few * LINES).toLocaleString('en-US')}`
      const many = await measuredAt(url, 'many', users)
      return [...many].map(([what, { unit, value }]) => ({
        ...{ what: `${what}, ${size}`, unit, value },
        beside: [{ name, value: beside.get(what)?.value ?? Number.NaN }],
      }))
    },
    { settings, onDisk: true },
  )
}

/** In a database of its own, which is removed before the next needs the room. */
async function measuredAt(server: string, name: string, count: number): Promise<Measured> {
  const url = new URL(server)
  const inServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await inServer(`create database ${name}`)
  url.pathname = `/${name}`
  const measured = new Map<string, { unit: Figure['unit']; value: number }>()
  try {
    console.log(`${count.toLocaleString('en-US')} users, ${LINES} entries each`)
    const fill = async (folder: string, address: string | undefined) => {
      await fillSize(folder, address, count)
      measured.set('marks of every order set, work', {
        unit: 's',
        value: await markAll(folder, address),
      })
      measured.set('the database on disk', { unit: 'MB', value: await sizeOf(folder, address) })
    }
    await onFilledPortal('size', url.href, fill, (portal) =>
      measureAll(portal.url, count, measured),
    )
    return measured
  } finally {
    await inServer(`drop database ${name} with (force)`)
  }
}

async function measureAll(
  url: string,
  count: number,
  measured: Map<string, { unit: Figure['unit']; value: number }>,
): Promise<void> {
  const desk = await deskAt(url, 'admin', adminPassword)
  for (const { what, path } of askedOf(count)) {
    const { p95, p50, most } = await measureTimes(times, (n) => desk.fetched(path(n)))
    const rest = `middle ${p50.toFixed(1)}, most ${most.toFixed(1)}`
    console.log(`  ${what.padEnd(40)} p95 ${p95.toFixed(1)} ms, ${rest}`)
    measured.set(`p95: ${what}`, { unit: 'ms', value: p95 })
  }
  await desk.liftThresholds()
  const file = await desk.upload(listFile(GRANTS))
  const began = performance.now()
  const batch = await desk.submit(file)
  await desk.until(batch.id, ['ready', 'problem'])
  await desk.confirm(await desk.read(batch.id))
  await desk.until(batch.id, ['done', 'partly'])
  const seconds = (performance.now() - began) / 1000
  console.log(`  ${GRANTS} grants checked and carried out: ${seconds.toFixed(1)} s`)
  measured.set('grants checked and carried out', { unit: 'rows/s', value: GRANTS / seconds })
}

async function sizeOf(folder: string, url: string | undefined): Promise<number> {
  const database = dataOf(folder, url)
  const { rows } = await sql<{ size: string }>`
    select pg_database_size(current_database()) as size`.execute(database.db)
  await database.close()
  return Number(rows[0]?.size) / 1e6
}
