import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { listDesk } from '../imports/testing/listDesk.ts'

const both = bothDatabases()

describe.each(both)('actions of the desk on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench

  test('role.copy makes a named role with the same rights under another code', async () => {
    const rights = [{ entity: 'magazine', read: true, update: true, moves: ['publish'] }]
    const role = await create(admin, 'role', {
      kind: 'named',
      code: 'proofreader',
      name: '校对',
      rights,
      special: ['export'],
    })
    expect((await admin('POST', `role/${role.id}/copy`, {})).data.errors).toEqual({
      code: 'Fill in Code',
    })
    const { data } = await admin('POST', `role/${role.id}/copy`, { code: 'chiefReader' })

    expect(data).toMatchObject({
      code: 'chiefReader',
      name: '校对 副本',
      rights,
      special: ['export'],
      version: 1,
    })
    const taken = await admin('POST', `role/${role.id}/copy`, { code: 'chiefReader' })
    expect(taken).toMatchObject({ code: 40001, data: { errors: { code: expect.any(String) } } })
  })

  test('role.compare sets two roles side by side and marks what differs', async () => {
    const right = { entity: 'magazine', read: true, update: true }
    const one = await create(admin, 'role', {
      kind: 'named',
      code: 'reader',
      name: '读者',
      rights: [{ ...right, update: false }],
    })
    const other = await create(admin, 'role', {
      kind: 'named',
      code: 'writer',
      name: '写手',
      rights: [right],
      special: ['export'],
    })
    const { data } = await admin('POST', 'role/compare', { id: one.id, other: other.id })

    expect(data.rights).toMatchObject([{ entity: 'magazine', differing: ['update'] }])
    expect(data.rest).toMatchObject([
      { field: 'hidden', differs: false },
      { field: 'special', differs: true },
      { field: 'secondFactor', differs: false },
      { field: 'idleMinutes', differs: false },
    ])
    expect((await admin('POST', 'role/compare', { id: one.id, other: 9999 })).code).toBe(40400)
  })

  test('role.compare tells what follows from the menu, not only what a matrix holds', async () => {
    const { data: roles } = await admin('GET', 'role?page=1&size=20')
    const [chief, editor] = ['admin', 'editor'].map((code) =>
      (roles.list as readonly Row[]).find((role) => role.code === code),
    )
    const { data } = await admin('POST', 'role/compare', { id: chief?.id, other: editor?.id })

    const users = data.rights.find(({ entity }: Row) => entity === 'portalUser')
    expect(users).toMatchObject({ first: { create: true }, second: { create: false } })
    expect(users.first.moves.every(Array.isArray)).toBe(true)
    expect(data.rights.every(({ differing }: Row) => (differing as []).length > 0)).toBe(true)
  })

  test('baseConfig.reset sets the value back to what it was delivered with', async () => {
    const values = {
      key: 'test.reset',
      name: '测试',
      group: 'app',
      valueKind: 'integer',
      value: '7',
      initial: '5',
    }
    const setting = await create(admin, 'baseConfig', values)
    const { data } = await admin('POST', `baseConfig/${setting.id}/reset`, {})

    expect(data).toMatchObject({ value: '5', version: 2 })
  })

  test('articleSpeed.setDefault takes the mark over from the former default', async () => {
    const values = { voice: 'maleCalm', rate: 1, wordsPerMinute: 260, scope: 'all' }
    const first = await create(admin, 'articleSpeed', { ...values, name: '沉稳', isDefault: true })
    const second = await create(admin, 'articleSpeed', { ...values, name: '温暖' })
    const { data } = await admin('POST', `articleSpeed/${second.id}/setDefault`, {})

    expect(data.isDefault).toBe(true)
    expect((await admin('GET', `articleSpeed/${first.id}`)).data.isDefault).toBe(false)
  })

  test('bulk.articleTag makes what lacks on the way to a label, tells faulty rows, and takes back what it made', async () => {
    const desk = listDesk(bench, await bench.signIn('boss'))
    const found = async (name: string) =>
      (await admin('GET', `articleTag?filter={"name_q":"${name}"}`)).data.list
    await create(admin, 'articleTag', { name: '衣食住行' })
    const lines = ['衣食住行,街区,菜市场,早市、集市', '衣食住行,街区,夜市,']
    const wrong = await desk.check('articleTag', [
      ...lines,
      '衣食住行,,鱼市,',
      `衣食住行,街区,${'长'.repeat(17)},`,
      '别处,街区,花市,',
      '衣食住行,,,',
    ])
    expect(wrong.codes).toEqual([null, null, 'B14', 'R12', 'B22', 'B24'])
    expect(await found('菜市场')).toEqual([])
    const done = await desk.confirm(await desk.check('articleTag', lines))
    expect(done.batch).toMatchObject({ status: 'done', done: 2 })
    expect(await found('菜市场')).toMatchObject([{ level: 3, synonyms: ['早市', '集市'] }])
    await desk.confirm(await desk.back(done))
    expect([await found('菜市场'), await found('街区')]).toEqual([[], []])
    expect(await found('衣食住行')).toHaveLength(1)
  })

  test('auditLog.compare shows an entry field by field with the labels of its entity', async () => {
    const magazine = await create(admin, 'magazine', await magazineValues(bench))
    await admin('PUT', `magazine/${magazine.id}`, { version: 1, issuePrice: 1500 })
    const entries = await admin(
      'GET',
      `auditLog?filter={"entity":"magazine","recordId":"${magazine.id}","action":"update"}`,
    )
    const { data } = await admin('POST', `auditLog/${entries.data.list[0].id}/compare`, {})

    const label = ['单期定价', 'Price per issue']
    expect(data.fields).toEqual([
      { field: 'issuePrice', label, before: 1200, after: 1500, differs: true },
    ])
  })

  test('auditLog#appendOnly the audit log is written by nobody, and shown to others as far as they may edit', async () => {
    expect((await admin('POST', 'auditLog', {})).code).toBe(40300)
    const [entry] = (await admin('GET', 'auditLog')).data.list
    expect((await admin('DELETE', `auditLog/${entry.id}`)).code).not.toBe(20000)
    await create(admin, 'magazine', await magazineValues(bench))
    const seen = (await bench.editor('GET', `auditLog?range=[0,99]`)).data.list
    expect(seen).toContainEqual(expect.objectContaining({ entity: 'magazine' }))
    // Of what one may not edit, one's own entries alone: such as having signed in.
    const kept = seen.filter(({ entity }: Row) => ['portalUser', 'role'].includes(String(entity)))
    expect(kept.filter(({ actor }: Row) => actor !== bench.people.wang)).toEqual([])
  })

  test("a user's password is reset once, told in that answer only, and in the audit log without it", async () => {
    const { data } = await admin('POST', `portalUser/${bench.people.wang}/resetPassword`, {})
    expect(data.oneTimePassword).toEqual(expect.any(String))
    const log = await admin('GET', 'auditLog?filter={"entity":"portalUser","action":"action"}')
    expect(log.data.list).toMatchObject([{ reason: '重置密码', recordTitle: '王编辑' }])
    expect(JSON.stringify(log.data)).not.toContain(data.oneTimePassword)
  })

  test('the bin lists what was put there, newest or not, and nothing else does', async () => {
    const magazine = await create(admin, 'magazine', await magazineValues(bench))
    await admin('DELETE', `magazine/${magazine.id}`)
    const { data, headers } = await admin('GET', 'magazine/bin')

    expect(data.list.map(({ id }: { id: number }) => id)).toEqual([magazine.id])
    expect(headers.get('content-range')).toMatch(/^magazine 0-0\//)
    expect((await admin('GET', 'magazine?bin=1')).data.list).toHaveLength(1)
    const again = await create(
      admin,
      'magazine',
      await magazineValues(bench, { title: magazine.title }),
    )
    const back = await admin('POST', `magazine/${magazine.id}/restoreFromBin`, {})
    expect(back).toMatchObject({ code: 40001, data: { errors: { title: expect.any(String) } } })
    expect(again.title).toBe(magazine.title)
  })
})
