import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { portalSession } from '../context/session.ts'
import { sealAudit } from './auditSeals.ts'
import { verdictTold, verifyAudit } from './verifyAudit.ts'
import { writeDeed } from './writeAudit.ts'

describe.each(bothDatabases())('the chain over the audit log on $name', (database) => {
  const bench = sharedBench(database)
  const context = () => bench.portal.context
  const db = () => context().database.db
  const deed = (recordTitle: string) =>
    context().database.transaction((tx) =>
      writeDeed(context(), tx, portalSession, {
        ...{ action: 'update', entity: 'magazine', recordId: 1, recordTitle },
        ...{ before: { title: '旧', b: 1, a: [{ y: 1, x: null }] }, after: { title: '新' } },
      }),
    ) as Promise<number>
  const found = async (head?: string) =>
    (await verifyAudit(context(), head)).findings.map(([, en]) => en)
  const entry = (id: number) => db().updateTable('auditLog').where('id', '=', id)

  test('what was written holds, and is sealed once', async () => {
    await context().database.transaction(async (tx) => {
      const told = { action: 'update', entity: 'magazine', recordId: 1 } as const
      for (let at = 0; at < 603; at++)
        await writeDeed(context(), tx, portalSession, { ...told, recordTitle: `第 ${at} 条` })
    })
    const sealed = await sealAudit(context())
    expect(sealed).toBeGreaterThanOrEqual(603)
    expect(await sealAudit(context())).toBe(0)
    const verdict = await verifyAudit(context())
    expect(verdict).toMatchObject({ whole: sealed, unsealed: 0, findings: [] })
    await deed('一条新的')
    expect(await verifyAudit(context())).toMatchObject({ unsealed: 1, findings: [] })
    expect(verdictTold(verdict).isWhole).toBe(true)
  })

  test('sealed by two at once, against expectation, it is one chain all the same', async () => {
    await sealAudit(context())
    const before = (await verifyAudit(context())).whole
    for (let at = 0; at < 20; at++) await deed(`同时 ${at}`)
    const sealed = await Promise.all([sealAudit(context()), sealAudit(context())])
    expect(Math.max(...sealed)).toBe(20)
    await sealAudit(context())
    expect(await verifyAudit(context())).toMatchObject({
      ...{ whole: before + 20, unsealed: 0, findings: [] },
    })
  })

  test('a changed word, a changed value and a removed entry are found, each by its number', async () => {
    const [one, two, three] = [await deed('甲'), await deed('乙'), await deed('丙')]
    await sealAudit(context())
    await entry(one).set({ actorName: '别人' }).execute()
    await entry(two)
      .set({ after: JSON.stringify({ title: '改过' }) })
      .execute()
    const kept = await db().selectFrom('auditLog').selectAll().where('id', '=', three).execute()
    await db().deleteFrom('auditLog').where('id', '=', three).execute()
    const told = await found()
    expect(told).toEqual([
      expect.stringMatching(`Entry ${one} of .* was changed`),
      expect.stringMatching(`Entry ${two} of .* was changed`),
      expect.stringMatching(`Entry ${three} of .* was removed`),
    ])
    await entry(one).set({ actorName: '系统' }).execute()
    await entry(two)
      .set({ after: JSON.stringify({ title: '新' }) })
      .execute()
    const json = (value: unknown) =>
      typeof value === 'object' && value ? JSON.stringify(value) : value
    await db()
      .insertInto('auditLog')
      .values(
        kept.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, json(v)]))),
      )
      .execute()
    expect(await found()).toEqual([])
  })

  test('an entry that ends late, with a number before others, is sealed too', async () => {
    const last = await deed('先写完的')
    await sealAudit(context())
    await db().deleteFrom('_auditSeal').where('entry', '=', last).execute()
    await deed('后写的')
    expect(await sealAudit(context())).toBe(2)
    expect(await found()).toEqual([])
  })

  test('a chain made anew without the secret, a link left out and an end cut off do not pass', async () => {
    await deed('末尾')
    await sealAudit(context())
    const { head } = await verifyAudit(context())
    expect(await found(head)).toEqual([])
    const last = await db()
      .selectFrom('_auditSeal')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(2)
      .execute()
    const [end, before] = last.map((row) => Number(row.seq)) as [number, number]
    await db()
      .updateTable('_auditSeal')
      .set({ link: 'f'.repeat(64) })
      .where('seq', '=', end)
      .execute()
    expect(await found()).toEqual([expect.stringContaining(`Link ${end}`)])
    await db().deleteFrom('_auditSeal').where('seq', '=', before).execute()
    expect((await found())[0]).toContain(`Links ${before} to ${before} are missing`)
    await db().deleteFrom('_auditSeal').where('seq', '>=', before).execute()
    expect(await found(head)).toEqual([expect.stringContaining('no longer runs through the head')])
  })

  test('what is older than entries are kept may be gone', async () => {
    await sealAudit(context())
    const old = await deed('很久以前')
    await entry(old).set({ createdAt: '2020-01-01T10:00:00+08:00' }).execute()
    await sealAudit(context())
    await db().deleteFrom('auditLog').where('id', '=', old).execute()
    expect((await verifyAudit(context())).outlived).toBe(1)
  })
})
