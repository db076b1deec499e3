import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../db/testing/databases.ts'
import { restorable } from '../rules/auditLog.ts'
import { made } from '../testing/desk.ts'
import { type PortalBench, portalBench } from '../testing/portalBench.ts'

describe.each(
  testDatabases().filter(({ name }) => name === 'SQLite in memory' || name === 'PostgreSQL'),
)('the rules of the configuration on $name', (database) => {
  let bench: PortalBench
  let admin: PortalBench['admin']
  beforeAll(async () => {
    bench = await portalBench(database)
    admin = bench.admin
  })
  afterAll(() => bench.close())

  test('auditLog#1 nobody writes or deletes entries', async () => {
    await made(admin, 'source', { name: '来源一', sourceKind: 'own', rights: ['text'] })
    const { data } = await admin('GET', 'auditLog')
    const [entry] = data.list
    expect(await admin('POST', 'auditLog', { reason: '补记' })).toMatchObject({
      code: expect.toBeOneOf([40001, 40300, 40400]),
    })
    expect(await admin('DELETE', `auditLog/${entry.id}`)).toMatchObject({
      code: expect.toBeOneOf([40300, 40400, 40900]),
    })
  })
  test('auditLog#3 ledgers, orders, runs and users who are out are never brought back to what they were', () => {
    const { entities } = bench.portal.ground
    const says = (name: string, before = {}) =>
      restorable({ entity: entities.get(name), before } as never)
    for (const name of ['readMoneyLedger', 'pointsLedger', 'userOrder', 'batchGive', 'auditLog'])
      expect(says(name)).toMatchObject([{ field: '_', kind: 'conflict' }])
    expect(says('portalUser', { status: 'disabled' })).toHaveLength(1)
    expect([says('magazine'), says('portalUser', { status: 'active' })]).toEqual([[], []])
  })

  test('auditLog#4 without the right to audit one gets one’s own entries only', async () => {
    const { sees } = await import('./readable.ts')
    const log = bench.portal.ground.entities.get('auditLog') as never
    const session = {
      acting: 'user',
      user: { id: 5 },
      roles: ['editor'],
      special: new Set(),
    } as never
    expect(sees(log, session)).toEqual({ createdBy: 5 })
    expect(sees(log, { ...(session as object), special: new Set(['audit']) } as never)).toBe(null)
  })

  test('baseConfig#1 a value is of its kind and within its limits', async () => {
    const setting = {
      key: 'test.minutes',
      name: '分钟',
      group: 'app',
      valueKind: 'integer',
      limits: { min: 1, max: 60 },
    }
    const tried = async (value: string) =>
      (await admin('POST', 'baseConfig', { ...setting, value })).data?.errors
    expect(await tried('很多')).toEqual({ value: 'It is no value of this kind' })
    expect(await tried('61')).toEqual({ value: 'It must not exceed 60' })
    expect((await admin('POST', 'baseConfig', { ...setting, value: '60' })).code).toBe(20000)
  })

  test('baseConfig#4 secret and dev settings are for those with the right config', async () => {
    const setting = {
      key: 'test.secret',
      name: '密钥',
      group: 'app',
      valueKind: 'text',
      value: 'a',
      secret: true,
    }
    expect(await bench.editor('POST', 'baseConfig', setting)).toMatchObject({ code: 40300 })
    expect(await admin('POST', 'baseConfig', setting)).toMatchObject({ code: 20000 })
  })

  test('portalUser#1 nobody changes their own roles or disables themselves, and no user is deleted', async () => {
    const { boss, wang, editor } = bench.people
    const { data: me } = await admin('GET', `portalUser/${boss}`)
    expect(
      await admin('PUT', `portalUser/${boss}`, { roles: [editor], version: me.version }),
    ).toMatchObject({ code: 40300 })
    expect(await admin('POST', `portalUser/${boss}/disable`, {})).toMatchObject({ code: 40300 })
    expect(await admin('DELETE', `portalUser/${wang}`)).toMatchObject({ code: 40900 })
    expect(await bench.editor('GET', 'portalUser')).toMatchObject({ code: 40300 })
    expect(await bench.editor('POST', `portalUser/${wang}/disable`, {})).toMatchObject({
      code: 40300,
    })
  })

  test('portalUser#4 roles are named ones and numericRole a numeric one', async () => {
    const numeric = await made(admin, 'role', { kind: 'numeric', code: '3', name: '三号' })
    const { data: wang } = await admin('GET', `portalUser/${bench.people.wang}`)
    const refused = await admin('PUT', `portalUser/${wang.id}`, {
      roles: [numeric.id],
      version: wang.version,
    })
    expect(refused.data.errors).toEqual({
      roles: expect.stringContaining('cannot be chosen as Roles'),
    })
    const other = await admin('PUT', `portalUser/${wang.id}`, {
      numericRole: bench.people.editor,
      version: wang.version,
    })
    expect(Object.keys(other.data.errors)).toEqual(['numericRole'])
  })

  test('role#1 the role admin is locked, one in use stays, role#2 codes follow their kind', async () => {
    const { data: role } = await admin('GET', `role/${bench.people.admin}`)
    expect(
      await admin('PUT', `role/${role.id}`, { description: '改', version: role.version }),
    ).toMatchObject({ code: 40900 })
    expect(await admin('DELETE', `role/${bench.people.editor}`)).toMatchObject({ code: 40900 })
    const wrong = await admin('POST', 'role', { kind: 'numeric', code: 'five', name: '五号' })
    expect(wrong.data.errors).toEqual({ code: 'Code has a wrong format' })
  })
})
