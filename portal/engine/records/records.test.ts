import { describe, expect, test } from 'vitest'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(testDatabases().filter(({ name }) => name !== 'SQLite file'))(
  'records on $name',
  (database) => {
    const bench = sharedBench(database)
    const { admin } = bench

    test('creates a record with the first state and gives it back with its version', async () => {
      const values = await magazineValues(bench)
      const answer = await admin('POST', 'magazine', values)

      expect(answer).toMatchObject({
        status: 201,
        code: 20000,
        data: { ...values, status: 'draft', version: 1, issueCount: 0 },
      })
      expect(answer.headers.get('etag')).toBe('"1"')
      const read = await admin('GET', `magazine/${answer.data.id}`)
      expect(read.data).toEqual(answer.data)
    })

    test('says in words what somebody may not do, and whom to ask', async () => {
      const records = bench.portal.records()
      const role = await records.create('role', {
        ...{ kind: 'named', code: 'magazineReader', name: '只看杂志' },
        rights: [{ entity: 'magazine', read: true }],
      })
      await records.update('portalUser', bench.people.wang, { roles: [role.id] })
      const magazine = await create(admin, 'magazine', await magazineValues(bench))
      const wang = await bench.signIn('wang')
      const refusals = [
        await wang('POST', `magazine/${magazine.id}/publish`, {}),
        await wang('DELETE', `magazine/${magazine.id}`, {}),
      ]
      await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
      expect(refusals.map(({ code, message }) => [code, message])).toEqual([
        [40300, 'You may not do "Publish" with Magazine: ask an admin where you need to'],
        [40300, 'You may not do "Delete" with Magazine: ask an admin where you need to'],
      ])
    })

    test('refuses what is no field, what the portal keeps and a state, each by its name', async () => {
      const values = await magazineValues(bench, {
        colour: 'red',
        issueCount: 9,
        status: 'published',
        title: 7,
      })
      const { status, code, data } = await admin('POST', 'magazine', values)

      expect([status, code]).toEqual([422, 40001])
      expect(Object.keys(data.errors).sort()).toEqual(['colour', 'issueCount', 'status', 'title'])
    })

    test('changes a record at the version it was read, and refuses a stale one with the present record', async () => {
      const magazine = await create(admin, 'magazine', await magazineValues(bench))
      const first = await admin('PUT', `magazine/${magazine.id}`, {
        ...magazine,
        subtitle: '第一次',
      })
      expect(first.data).toMatchObject({ subtitle: '第一次', version: 2 })

      const late = await admin(
        'PUT',
        `magazine/${magazine.id}`,
        { subtitle: '第二次' },
        { 'if-match': '"1"' },
      )
      expect(late).toMatchObject({
        status: 409,
        code: 40900,
        data: { current: { subtitle: '第一次', version: 2 } },
      })
      const none = await admin('PUT', `magazine/${magazine.id}`, { subtitle: '第二次' })
      expect(none).toMatchObject({ code: 40001, data: { errors: { version: expect.any(String) } } })
    })

    test('lists with a Content-Range', async () => {
      const magazine = await create(admin, 'magazine', await magazineValues(bench))
      const { data, headers } = await admin(
        'GET',
        `magazine?filter={"id":[${magazine.id}]}&sort=["title","ASC"]&range=[0,9]`,
      )

      expect(data).toMatchObject({ list: [{ id: magazine.id }], total: 1, page: 1 })
      expect(headers.get('content-range')).toBe('magazine 0-0/1')
    })

    test('lists only the columns asked for', async () => {
      const magazine = await create(admin, 'magazine', await magazineValues(bench))
      const asked = `magazine?filter={"id":[${magazine.id}]}&columns=`
      const { data } = await admin('GET', `${asked}["title","latestIssue"]`)

      expect(data.list[0]).toEqual({
        id: magazine.id,
        version: 1,
        status: 'draft',
        title: magazine.title,
        latestIssue: null,
      })
      expect(await admin('GET', `${asked}["title","lost"]`)).toMatchObject({
        code: 40001,
        data: { errors: { columns: expect.stringContaining('lost') } },
      })
    })

    test('moves a record along its states only, and counts it where it is counted', async () => {
      const desk = await deskOf(bench)
      const issue = await create(admin, 'issue', await desk.issueValues())
      const article = await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
      expect((await admin('GET', `issue/${issue.id}`)).data.articleCount).toBe(1)

      const early = await admin('POST', `article/${article.id}/publish`, {})
      expect(early).toMatchObject({
        code: 40900,
        data: { errors: { _: expect.stringContaining('Draft') } },
      })
      const proofed = await admin('POST', `article/${article.id}/proof`, {})
      expect(proofed.data).toMatchObject({ status: 'proofed', version: 2 })

      await admin('POST', `article/${article.id}/backToDraft`, {})
      await admin('DELETE', `article/${article.id}`)
      expect((await admin('GET', `issue/${issue.id}`)).data.articleCount).toBe(0)
    })

    test('puts a record into the bin and takes it out again', async () => {
      const magazine = await create(admin, 'magazine', await magazineValues(bench))
      expect(await admin('DELETE', `magazine/${magazine.id}`)).toMatchObject({
        code: 20000,
        data: { id: magazine.id },
      })
      expect((await admin('GET', `magazine/${magazine.id}`)).code).toBe(40400)

      const back = await admin('POST', `magazine/${magazine.id}/restoreFromBin`, {})
      expect(back.data).toMatchObject({ title: magazine.title, deletedAt: null, version: 3 })
      expect((await admin('GET', `magazine/${magazine.id}`)).code).toBe(20000)
    })

    test('refuses to remove what others refer to, and names them', async () => {
      const { magazine, column } = await deskOf(bench)
      const { code, data } = await admin('DELETE', `magazine/${magazine.id}`)

      expect(code).toBe(40900)
      expect(data.usedBy).toContainEqual({
        entity: 'column',
        id: column.id,
        title: `${column.name} · ${magazine.title}`,
      })
    })

    test('tells who changed what and goes back to it', async () => {
      const magazine = await create(admin, 'magazine', await magazineValues(bench))
      await admin('PUT', `magazine/${magazine.id}`, { version: 1, subtitle: '慢一点' })
      const { data } = await admin('GET', `magazine/${magazine.id}/history`)

      expect(data.list).toMatchObject([
        {
          version: 2,
          action: 'update',
          by: { name: '主编' },
          changed: { subtitle: [null, '慢一点'] },
        },
        { version: 1, action: 'create' },
      ])
      const back = await admin('POST', `magazine/${magazine.id}/history/1/restore`, {})
      expect(back.data).toMatchObject({ subtitle: null, version: 3 })
    })
  },
)
