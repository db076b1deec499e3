import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { killAtRandom } from '#portal/jobs/testing/killAtRandom.ts'
import { settingsAt } from '#portal/jobs/testing/startWorker.ts'
import { portalOptions } from '#portal/start/portalOptions.ts'
import { freshPostgres } from '#portal/storage/db/testing/databases.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { template } from '#portal/testing/portalBench.ts'
import { makeConfigKeys } from '../configuration/makeConfigKeys.ts'
import { entityNamed } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { queueJob } from '../queue/queueJob.ts'
import { kindOf } from './kindOf.ts'
import { rowsAsFile } from './sourceFile.ts'
import { makeBatch } from './submit.ts'
import { makeUsers, phoneOf } from './testing/bulkBench.ts'

/** `KILLS=50 npx vitest run portal/engine/imports/kills.test.ts` kills as often as it was proven with. */
const KILLS = Number(process.env.KILLS ?? 3)
/** Rows of a transaction: small, so that there are many places to be killed at. */
const GROUP = 20
const LIFE = 300
const ROWS = KILLS * GROUP * 4 + 200
const PATIENCE = 60_000 + KILLS * 15_000

/** Nobody has to approve a list of this size here. */
const thresholds = ['bulk.approvalPeople', 'bulk.approvalFen', 'bulk.maxFen'].map((key) => ({
  key,
  name: [key, key] as const,
  group: 'bulk',
  kind: 'integer',
  initial: 1_000_000_000,
}))

describe.each(['SQLite', 'PostgreSQL'])('a run of read money killed at random on %s', (name) => {
  let folder = ''
  let url: string | undefined
  let portal: Portal
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-bulk-kills-'))
    if (name === 'PostgreSQL') url = (await freshPostgres(template)).address
    else await writeFile(join(folder, 'portal.sqlite'), await sqliteBytes(template))
    portal = await createPortal(await portalOptions(settingsAt(folder, url)))
    await makeUsers(portal, ROWS)
    await makeConfigKeys(portal.records(), thresholds)
  }, PATIENCE)
  afterAll(async () => {
    await portal.close()
    await rm(folder, { recursive: true, force: true })
  })

  const db = () => portal.context.database.db
  /** Everybody once, and a problem of every tenth. */
  const listed = (note: string): Row[] =>
    Array.from({ length: ROWS }, (_, at) => ({
      phone: phoneOf(at + 1),
      amount: (((at * 37) % 900) / 100 + 0.01).toFixed(2),
      note,
    }))
  const batchOf = async (note: string): Promise<Row> => {
    const kind = kindOf({ kind: 'readMoney' })
    const call = {
      context: portal.context,
      entity: entityNamed(portal.context, 'batchGive'),
      session: portalSession,
    }
    const file = await rowsAsFile(portal.context, kind, listed(note))
    return makeBatch(call, { kind: 'readMoney', file, reason: `补偿名单${note}` })
  }
  const queue = (batch: Row, step: string) =>
    queueJob(
      portal.context,
      {
        kind: 'grant',
        title: step,
        entity: 'batchGive',
        recordId: batch.id as number,
        params: { step, batch: batch.id, group: GROUP },
        total: ROWS,
      },
      portalSession,
    )
  const confirmed = (batch: Row) =>
    portal.records().move('batchGive', batch.id as number, 'confirm', {})
  const balances = async () =>
    (await db().selectFrom('appUser').select('readMoney').orderBy('id').execute()).map((row) =>
      Number(row.readMoney ?? 0),
    )
  const find = async (batch: Row) =>
    (await portal.records().find('batchGive', batch.id as number)) as Row

  test(
    `${KILLS} kills leave every balance as one clean run does`,
    async () => {
      const batch = await batchOf('甲')
      await queue(batch, 'check')
      await runQueued(portal.context)
      expect(await find(batch)).toMatchObject({ status: 'ready', rows: ROWS, problems: 0 })
      await confirmed(batch)
      await queue(batch, 'run')
      const options = { settings: settingsAt(folder, url), life: LIFE }
      const torn: string[] = []
      const kills = await killAtRandom({
        ...options,
        kills: KILLS,
        seed: name.length,
        killed: async (count) => {
          const fault = await tornAt()
          if (fault) torn.push(`after kill ${count}: ${fault}`)
        },
      })
      expect(kills).toBe(KILLS)
      expect(torn).toEqual([])
      expect(await find(batch)).toMatchObject({ status: 'done', done: ROWS, failed: 0, skipped: 0 })
      const clean = listed('甲').map(({ amount }) => Math.round(Number(amount) * 100))
      expect(await balances()).toEqual(clean)
      const { rows } = await sql<{ count: unknown; keys: unknown }>`
        select count(*) as count, count(distinct "grantKey") as keys from "readMoneyLedger"`.execute(
        db(),
      )
      expect([Number(rows[0]?.count), Number(rows[0]?.keys)]).toEqual([ROWS, ROWS])
    },
    PATIENCE,
  )

  /** Rows done, ledger entries and balances always tell the same. */
  async function tornAt(): Promise<string | undefined> {
    const { rows } = await sql<{ [name: string]: unknown }>`select
      (select count(*) from "batchRow" where status = 'done') as done,
      (select count(*) from "readMoneyLedger") as entries,
      (select coalesce(sum(amount), 0) from "batchRow" where status = 'done') as granted,
      (select coalesce(sum(amount), 0) from "readMoneyLedger") as written,
      (select coalesce(sum("readMoney"), 0) from "appUser") as held,
      (select done from "batchGive" where status = 'running') as counted`.execute(db())
    const { done, entries, granted, written, held, counted } = rows[0] ?? {}
    const same = new Set([granted, written, held].map(Number)).size === 1
    const counts = new Set([done, entries, counted ?? done].map(Number)).size === 1
    return same && counts ? undefined : JSON.stringify(rows[0])
  }
})
