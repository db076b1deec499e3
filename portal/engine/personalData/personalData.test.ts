import { beforeAll, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { Entity, Field, Row } from '#declare'
import { personalFields, personalRecords } from '#derive/personalRecords.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { portalSession } from '../context/session.ts'
import { linesOf } from '../queue/jobLines.ts'
import { blankRow } from '../records/blankRow.ts'
import { wantingAmong } from '../wanting/wantingRecords.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const PHONE = '13912345678'
const NAME = '只此一人'
const DAY = 86_400_000

describe.each(databases)('data of one person on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['appUser'] })).app
  })

  const context = () => bench.portal.context
  const records = () => bench.portal.records()
  const about = () => personalRecords([...context().entities.values()], 'appUser')
  const someone = async () => {
    const uid = `U${40_000_000 + serial()}`
    const phone = `139${String(10_000_000 + serial()).slice(-8)}`
    const { data } = await app('POST', 'ingest/appUser', { uid, nickname: NAME, phone })
    return { id: data.id as number, uid, phone }
  }
  /** A value by which somebody would be known, of the kind a field takes. */
  const telling = ({ kind, personal }: Field) => {
    if (kind === 'phone') return PHONE
    if (kind === 'text' && !personal) return `${PHONE} 已开通`
    if (kind === 'json') return { 手机号: PHONE, 备注: `请打 ${PHONE}` }
    if (kind === 'list' || kind === 'refs') return []
    return kind === 'choice' ? 'female' : NAME
  }
  /** As it may stand in the table, whatever rules would ask of somebody who typed it. */
  const stored = (entity: Entity, values: Row, state?: string) =>
    context()
      .database.db.transaction()
      .execute(async (tx) => {
        const now = '2026-11-01T10:00:00+08:00'
        const told = personalFields(entity).map((name) => [name, telling(entity.fields[name]!)])
        const row = {
          ...blankRow(entity),
          ...{ version: 1, createdAt: now, updatedAt: now, createdBy: 1, updatedBy: 1 },
          ...Object.fromEntries(told),
          ...values,
          ...(state && { [entity.stateField]: state }),
        }
        return context().rows.insert(tx, entity, row)
      })
  /** A record of every kind that is about them, those further down after those they hang on. */
  const everythingAbout = async (id: number) => {
    const made: { entity: Entity; id: number; fate: string; by: string }[] = []
    for (const { entity, by, to, fate } of about()) {
      const at = to === 'appUser' ? id : made.find((one) => one.entity.name === to)!.id
      const waits = (entity.queue?.tabs ?? []).flatMap(({ filter }) =>
        [filter[entity.stateField]].flat(),
      )
      const over = Object.keys(entity.states).find((state) => !waits.includes(state))
      made.push({ entity, by, fate, id: await stored(entity, { [by]: at }, over) })
    }
    return made
  }
  const forget = async (user: { id: number; uid: string }) => {
    const values = { why: '本人 11 月 20 日来信', confirm: user.uid }
    return admin('POST', `appUser/${user.id}/forget`, values)
  }

  test('nothing anywhere says who somebody was once they asked to be forgotten', async () => {
    const user = await someone()
    const made = await everythingAbout(user.id)
    expect(made.length).toBeGreaterThan(40)
    const said = await forget(user)
    expect([said.code, said.data?.errors]).toEqual([20000, undefined])
    await runQueued(context())
    const [job] = await records().select('job', { kind: 'forget', recordId: String(user.id) })
    expect(await linesOf(context().database.db, job?.id as number, true)).toEqual([])
    expect(job).toMatchObject({ status: 'done', failed: 0 })
    expect(await records().find('appUser', user.id)).toMatchObject({
      ...{ status: 'closed', uid: user.uid, nickname: '已注销', phone: null, gender: 'unknown' },
    })
    const left: string[] = []
    for (const { entity, id, by, fate } of made) {
      const row = (await context().rows.read(context().database.db, entity, id)) as Row | null
      const text = JSON.stringify(row)
      if (fate === 'unlinked' ? row?.[by] !== null : text.includes(PHONE)) left.push(entity.name)
      if (fate === 'emptied' && text.includes(NAME)) left.push(`${entity.name}: a name`)
      if (fate === 'removed' && row && !row.deletedAt) left.push(`${entity.name}: stands`)
    }
    expect(left).toEqual([])
    const versions = await context().database.db.selectFrom('_history').selectAll().execute()
    // The house's own people (an author, who also has an account) stay: the account alone is forgotten.
    const own = made.flatMap(({ entity, fate }) => (fate === 'unlinked' ? entity.name : []))
    const told = versions.filter(({ entity }) => !own.includes(String(entity)))
    const kept = told.map(({ snapshot }) => String(snapshot)).join()
    expect([user.phone, PHONE, NAME].filter((one) => kept.includes(one))).toEqual([])
  })

  test('whoever closes their account in the app is forgotten too', async () => {
    const user = await someone()
    const order = await stored(
      context().entities.get('logistics') as Entity,
      { user: user.id },
      'signed',
    )
    await app('POST', 'ingest/appUser', { uid: user.uid, nickname: NAME, status: 'closed' })
    await runQueued(context())
    expect(await records().find('logistics', order)).toMatchObject({ phone: null, receiver: null })
  })

  test('somebody gets all that is kept of them in one file, with a sheet for each kind of record', async () => {
    const user = await someone()
    const made = await everythingAbout(user.id)
    const asked = await admin('POST', `appUser/${user.id}/exportData`, { why: '本人来电，工单 88' })
    expect(asked).toMatchObject({ code: 20000 })
    await runQueued(context())
    const job = (await records().find('job', asked.data.job)) as Row
    expect(job).toMatchObject({ status: 'done', resultFile: { name: `个人信息-${NAME}.xlsx` } })
    const { url } = (await admin('POST', `job/${job.id}/download`, {})).data
    const bytes = await (await bench.portal.app.request(url.replace(ORIGIN, ''))).arrayBuffer()
    const book = read(new Uint8Array(bytes))
    expect(book.SheetNames).toHaveLength(new Set(made.map(({ entity }) => entity.name)).size + 2)
    const cells = (name: string) => JSON.stringify(utils.sheet_to_json(book.Sheets[name]!))
    expect(cells('用户')).toContain(user.phone)
    expect(cells('说明')).toContain('工单 88')
    expect(cells('物流')).toContain(PHONE)
    // What colleagues noted, who of them did something and how a program keeps it is the house's own.
    const heads = book.SheetNames.flatMap(
      (name) => utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1 })[0] ?? [],
    )
    expect(heads.filter((head) => /备注|幂等键|复核人/.test(String(head)))).toEqual([])
    const log = await records().select('auditLog', { entity: 'appUser', action: 'export' })
    expect(log).toMatchObject([{ recordId: String(user.id), reason: '本人来电，工单 88' }])
  })

  test('both are for those who may see full personal data, and ask on what ground', async () => {
    const user = await someone()
    const editor = await bench.signIn('wang')
    for (const [deed, more] of [
      ['exportData', {}],
      ['forget', { confirm: user.uid }],
    ] as const) {
      const at = `appUser/${user.id}/${deed}`
      expect((await editor('POST', at, { why: '本人请求', ...more })).code).toBe(40300)
      expect((await admin('POST', at, { why: ' ', ...more })).data.errors).toHaveProperty('why')
    }
    expect(await records().find('appUser', user.id)).toMatchObject({ status: 'normal' })
  })

  test('a parcel that is still to be sent keeps its address, and loses it within a week of being sent', async () => {
    const user = await someone()
    const parcel = context().entities.get('materialOrder') as Entity
    const id = await stored(parcel, { user: user.id, goodsName: '帆布袋' }, 'pending')
    await forget(user)
    await runQueued(context())
    const find = async () => (await records().find('materialOrder', id)) as Row
    expect((await find()).phone).toBe(PHONE)
    await context().database.db.updateTable('materialOrder').set({ status: 'shipped' }).execute()
    bench.time.now += 8 * DAY
    await runQueued(context())
    expect(await find()).toMatchObject({ phone: null, receiver: null, goodsName: '帆布袋' })
    // What was erased is not missed: nobody is told that a parcel on its way lacks its receiver.
    const wanting = await wantingAmong(context(), portalSession, parcel, [id])
    const missed = wanting.flatMap(({ problems }) => problems.map(({ field }) => field))
    expect(missed.filter((field) => personalFields(parcel).includes(field))).toEqual([])
  })
})
