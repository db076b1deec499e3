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
import { onServer } from '#portal/storage/db/testing/onServer.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { StoreError } from '#portal/storage/objects/storeError.ts'
import { template } from '#portal/testing/portalBench.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { entityNamed } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { queueJob } from '../queue/queueJob.ts'
import type { Call } from '../records/call.ts'
import { bytesAsFile } from './sourceFile.ts'
import { confirm } from './steps.ts'
import { checkNow, makeBatch } from './submit.ts'
import { onceCases } from './testing/onceCases.ts'

/** `KILLS=30` kills as often as it was proven with. */
const KILLS = Number(process.env.KILLS ?? 1)
/** Rows of a transaction: small, so that there are many places to break off at. */
const GROUP = 5
const ROWS = 40 + KILLS * GROUP * 4
const LIFE = 300
const PATIENCE = 90_000 + KILLS * 15_000

const callAt = ({ context }: Portal): Call => ({
  context,
  entity: entityNamed(context, 'batchGive'),
  session: { ...portalSession, language: 'en' },
})

/** A list as the file it comes in: only the columns that its rows name. */
function fileOf(kind: string, rows: readonly Row[]): Uint8Array {
  const names = Object.keys(rows[0] ?? {})
  const heads = names.map((name) => bulkKinds[kind]?.columns[name]?.label[0])
  const lines = rows.map((row) => names.map((name) => row[name]).join(','))
  return new TextEncoder().encode([heads.join(','), ...lines].join('\n'))
}

const find = async ({ context }: Portal, { id }: Row): Promise<Row> =>
  (await context.rows.read(
    context.database.db,
    entityNamed(context, 'batchGive'),
    Number(id),
  )) as Row

describe.each(['SQLite', 'PostgreSQL'])('on %s', (name) => {
  describe.each(Object.entries(onceCases))('a list of %s', (kind, { lay, list, books, clean }) => {
    let folder = ''
    let url: string | undefined
    let portal: Portal
    let other: Portal
    let lists = 0
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'masthead-once-'))
      if (name === 'PostgreSQL') url = (await freshPostgres(template)).address
      else await writeFile(join(folder, 'portal.sqlite'), await sqliteBytes(template))
      portal = await createPortal(await portalOptions(settingsAt(folder, url)))
      other = await createPortal(await portalOptions(settingsAt(folder, url)))
    }, PATIENCE)
    afterAll(async () => {
      await other?.close()
      await portal?.close()
      await rm(folder, { recursive: true, force: true })
    })

    /** Empties the books, so that each story begins with the same. */
    const begin = async () => {
      const { db } = portal.context.database
      for (const table of ['logistics', 'materialOrder', 'author', 'searchWord', 'appUser'])
        await db.deleteFrom(table).execute()
      for (const table of ['batchRow', 'batchGive', 'job']) await db.deleteFrom(table).execute()
      // Numbers begin anew, and so must what is kept by number.
      for (const table of ['_reference', '_history', '_text', '_searched', '_place'])
        await db.deleteFrom(table).execute()
      for (const table of ['_job', '_jobLine', '_lease']) await db.deleteFrom(table).execute()
      if (url)
        for (const table of ['materialOrder', 'author', 'appUser'])
          await sql`alter sequence ${sql.ref(`${table}_id_seq`)} restart`
            .execute(db)
            .catch(() => {})
      else await sql`delete from sqlite_sequence`.execute(db).catch(() => {})
      await lay(portal, ROWS)
    }
    const handIn = async (at: Portal): Promise<Row> => {
      const call = callAt(at)
      const file = await bytesAsFile(at.context, fileOf(kind, list(ROWS)), '名单.csv')
      return makeBatch(call, { kind, file, reason: `第${++lists}批名单` })
    }
    const queue = (batch: Row, step: 'check' | 'run') =>
      queueJob(
        portal.context,
        {
          ...{ kind: 'grant', title: step, entity: 'batchGive', recordId: Number(batch.id) },
          params: { step, batch: batch.id, group: GROUP },
          total: ROWS,
        },
        portalSession,
      )
    /** What an operator ticks as seen: that values are written over. */
    const seen = ['B21']
    const over = { status: 'done', done: ROWS, failed: 0, skipped: 0 }

    test(
      'killed again and again while it is checked and while it runs, every row counts once',
      async () => {
        await begin()
        const batch = await handIn(portal)
        const settings = settingsAt(folder, url)
        const options = { settings, life: LIFE, kills: KILLS, seed: kind.length + name.length }
        await queue(batch, 'check')
        await killAtRandom(options)
        expect(await find(portal, batch)).toMatchObject({
          status: 'ready',
          rows: ROWS,
          problems: 0,
        })
        await portal.records().move('batchGive', batch.id as number, 'confirm', {})
        await queue(batch, 'run')
        expect(await killAtRandom(options)).toBe(KILLS)
        expect(await find(portal, batch)).toMatchObject(over)
        expect(await books(portal)).toEqual(clean(ROWS))
      },
      PATIENCE,
    )

    test(
      'handed in at two portals at once, confirmed twice and worked at by both, it is carried out once',
      async () => {
        await begin()
        const both = [portal, other]
        const batches = await Promise.all(both.map(handIn))
        const answers = await Promise.allSettled(
          both.map((at, index) => checkNow(callAt(at), batches[index] as Row, true)),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        const ready = batches[answers.findIndex(({ status }) => status === 'fulfilled')] as Row
        const { version } = await find(portal, ready)
        const confirmed = await Promise.allSettled(
          both.map((at) => confirm(callAt(at), Number(ready.id), { version, accept: seen })),
        )
        expect(confirmed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        for (let round = 0; round < 3; round++)
          await Promise.all(both.map((at) => runQueued(at.context)))
        expect(await find(portal, ready)).toMatchObject(over)
        expect(await books(portal)).toEqual(clean(ROWS))
        // Once more, later: nothing of it runs again.
        const later = await handIn(portal)
        await expect(checkNow(callAt(portal), later, true)).rejects.toMatchObject({ code: 40900 })
        expect(await books(portal)).toEqual(clean(ROWS))
      },
      PATIENCE,
    )

    test(
      'while the object store answers 500 nothing is lost, and nothing is done twice',
      async () => {
        await begin()
        const shaky = await shakyPortal(folder, url)
        try {
          const isRefused = (error: unknown) => error instanceof StoreError
          await expect(handIn(shaky.portal)).rejects.toSatisfy(isRefused)
          expect(await portal.records().count('batchGive', {})).toBe(0)
          shaky.mend()
          const batch = await handIn(shaky.portal)
          shaky.break()
          await queue(batch, 'check')
          await runQueued(shaky.portal.context)
          expect(await portal.records().count('batchRow', { batch: batch.id })).toBe(0)
          shaky.mend()
          for (let tries = 0; tries < 3; tries++) await runQueued(shaky.portal.context)
          if ((await find(portal, batch)).status !== 'ready') {
            await queue(batch, 'check')
            await runQueued(shaky.portal.context)
          }
          const { version } = await find(portal, batch)
          shaky.break()
          await confirm(callAt(shaky.portal), Number(batch.id), { version, accept: seen })
          await runQueued(shaky.portal.context)
          expect(await find(portal, batch)).toMatchObject(over)
          expect(await books(portal)).toEqual(clean(ROWS))
        } finally {
          await shaky.portal.close()
        }
      },
      PATIENCE,
    )

    test.runIf(name === 'PostgreSQL')(
      'a database that is restarted beneath it leaves every row carried out once',
      async () => {
        await begin()
        const batch = await handIn(portal)
        await queue(batch, 'check')
        await runQueued(portal.context)
        await portal.records().move('batchGive', batch.id as number, 'confirm', {})
        await queue(batch, 'run')
        const stop = cuttingOff(url as string)
        await runQueued(portal.context).catch(() => {})
        await stop()
        // What broke off rests for a while, or is taken up when its lease has run out: neither is waited for here. The
        // first statement of a connection that was cut says so, and the next one gets another.
        const isRunning = () =>
          find(portal, batch).then(
            ({ status }) => status === 'running',
            () => true,
          )
        const { db } = portal.context.database
        while (await isRunning()) {
          await db
            .updateTable('_job')
            .set({ due: 0 })
            .execute()
            .catch(() => {})
          await db
            .updateTable('_lease')
            .set({ until: 0 })
            .execute()
            .catch(() => {})
          await runQueued(portal.context).catch(() => {})
        }
        expect(await find(portal, batch)).toMatchObject(over)
        expect(await books(portal)).toEqual(clean(ROWS))
      },
      PATIENCE,
    )
  })
})

/** A portal whose store answers 500 until it is mended. */
async function shakyPortal(folder: string, url: string | undefined) {
  const options = await portalOptions(settingsAt(folder, url))
  let isDown = true
  const failing = (name: string) => {
    throw new StoreError('StoreUnavailable', `The store answered 500 to ${name}: try again later`)
  }
  const store = new Proxy(options.store as ObjectStore, {
    get: (of, name, receiver) => {
      const own = Reflect.get(of, name, receiver)
      const isCall = typeof own === 'function' && ['put', 'get', 'head'].includes(String(name))
      if (!isCall) return own
      return async (...given: unknown[]) => (isDown ? failing(String(name)) : own.apply(of, given))
    },
  })
  return {
    portal: await createPortal({ ...options, store }),
    mend: () => {
      isDown = false
    },
    break: () => {
      isDown = true
    },
  }
}

/** Ends every connection to a database over and over, as its restart would; gives what ends that. */
function cuttingOff(address: string): () => Promise<void> {
  const { pathname } = new URL(address)
  const name = pathname.slice(1)
  let isOver = false
  const going = (async () => {
    for (let times = 0; times < 5 && !isOver; times++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await onServer(
        address.replace(name, 'postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ).catch(() => {})
    }
  })()
  return async () => {
    isOver = true
    await going
  }
}
