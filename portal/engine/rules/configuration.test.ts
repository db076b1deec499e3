import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { makeConfigKeys } from '../configuration/makeConfigKeys.ts'
import { restorable } from './restorable.ts'

/** Values that go beyond the limits of a setting, as it stores them. */
function beyond(kind: string, limits: Row | null): string[] {
  const { min, max, pattern, width } = limits ?? {}
  if (kind === 'text')
    return [...(max ? ['字'.repeat(Number(max) + 1)] : []), ...(pattern ? ['x'] : [])]
  if (kind === 'list') return [JSON.stringify(Array(Number(max) + 1).fill({})), '"one"']
  if (kind === 'integer' || kind === 'money')
    return [min, max]
      .flatMap((bound, at) =>
        bound === undefined ? [] : [String(Number(bound) + (at === 0 ? -1 : 1))],
      )
      .concat('1.5')
  if (kind === 'image') return width ? ['https://elsewhere.example.com/a.png'] : []
  return kind === 'boolean' ? ['1'] : ['{"type":"nowhere"}']
}

describe.each(bothDatabases())('the rules of the configuration on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench

  test('auditLog#appendOnly nobody writes or deletes entries', async () => {
    await create(admin, 'source', { name: '来源一', sourceKind: 'own', rights: ['text'] })
    const { data } = await admin('GET', 'auditLog')
    const [entry] = data.list
    expect(await admin('POST', 'auditLog', { reason: '补记' })).toMatchObject({
      code: expect.toBeOneOf([40001, 40300, 40400]),
    })
    expect(await admin('DELETE', `auditLog/${entry.id}`)).toMatchObject({
      code: expect.toBeOneOf([40300, 40400, 40900]),
    })
  })
  test('auditLog#ledgersNeverRestored ledgers, orders, runs and users who are out are never brought back to what they were', () => {
    const { entities } = bench.portal.context
    const says = (name: string, before = {}) =>
      restorable({ entity: entities.get(name), before } as never)
    for (const name of ['readMoneyLedger', 'pointsLedger', 'userOrder', 'batchGive', 'auditLog'])
      expect(says(name)).toMatchObject([{ field: '_', kind: 'conflict' }])
    expect(says('portalUser', { status: 'disabled' })).toHaveLength(1)
    expect([says('magazine'), says('portalUser', { status: 'active' })]).toEqual([[], []])
  })

  test('auditLog#ownOnlyWithoutAudit without the right to audit one gets one’s own entries and those of records one may edit', async () => {
    const records = bench.portal.records()
    const right = (entity: string, more: Row = {}) => ({ entity, read: true, ...more })
    const reader = await create(admin, 'role', {
      kind: 'named',
      code: 'logReader',
      name: '查日志',
      rights: [right('auditLog'), right('author'), right('source', { update: true })],
    })
    const { wang, editor } = bench.people
    await records.update('portalUser', wang, { roles: [reader.id] })
    const call = await bench.signIn('wang')
    await create(admin, 'source', { name: '来源四', sourceKind: 'own', rights: ['text'] })
    const theirs = await create(admin, 'role', { kind: 'named', code: 'other', name: '别的' })
    const told = async (filter: Row) =>
      (await call('GET', `auditLog?filter=${JSON.stringify(filter)}`)).data.list as Row[]

    expect(await told({ entity: 'source' })).not.toEqual([])
    expect(await told({ action: 'login', actor: wang })).not.toEqual([])
    expect(await told({ entity: 'role', recordId: String(theirs.id) })).toEqual([])
    const [hidden] = (await admin('GET', 'auditLog?filter={"entity":"role"}')).data.list
    expect((await call('GET', `auditLog/${hidden.id}`)).code).toBe(40400)

    await admin('PUT', `role/${reader.id}`, { special: ['audit'], version: reader.version })
    expect(await told({ entity: 'role', recordId: String(theirs.id) })).toHaveLength(1)
    await records.update('portalUser', wang, { roles: [editor] })
  })

  test('baseConfig#valueFitsItsKind a value is of its kind and within its limits', async () => {
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

  test('baseConfig#valueFitsItsKind a picture has the size its limits ask for, key and kind stay, and a key in use stays', async () => {
    const setting = await create(admin, 'baseConfig', {
      key: 'test.picture',
      name: '图片',
      group: 'app',
      valueKind: 'image',
      limits: { width: 500, height: 400 },
      initial: await bench.picture(500, 400),
    })
    const changed = (values: Row) =>
      admin('PUT', `baseConfig/${setting.id}`, { ...values, version: setting.version })
    expect((await changed({ value: await bench.picture(500, 300) })).data.errors).toEqual({
      value: expect.stringContaining('this one is 500×300'),
    })
    expect((await changed({ value: 'https://elsewhere.example.com/a.png' })).code).toBe(40001)
    expect((await changed({ key: 'test.other', valueKind: 'text' })).data.errors).toEqual({
      key: 'Key cannot be changed once created',
      valueKind: 'Value kind cannot be changed once created',
    })
    expect((await changed({ value: await bench.picture(1000, 800) })).code).toBe(20000)
    expect((await admin('DELETE', `baseConfig/${setting.id}`)).code).toBe(40900)
  })

  test.each([
    ['baseConfig#miniProgramFormKeys', 'miniProgram.', 9],
    ['baseConfig#thresholdFormKeys', 'threshold.', 8],
  ])(
    '%s the settings %s* stand with their kind and limits, and keep within them',
    async (_, prefix, count) => {
      const records = bench.portal.records()
      await makeConfigKeys(records, configKeys)
      const settings = await records.select('baseConfig', {}, { limit: 500 })
      const found = settings.filter(({ key }) => String(key).startsWith(prefix))
      expect(found).toHaveLength(count)
      for (const { id, version, key, valueKind, limits } of found)
        for (const value of beyond(valueKind as string, limits as Row | null)) {
          const { code, data } = await admin('PUT', `baseConfig/${id}`, { value, version })
          expect([key, value, code, Object.keys(data?.errors ?? {})]).toEqual([
            key,
            value,
            40001,
            ['value'],
          ])
        }
    },
  )

  test('auditLog#changedFieldsWithoutSecrets tells neither a secret setting nor a phone', async () => {
    const setting = {
      key: 'test.hidden',
      name: '密钥',
      group: 'app',
      valueKind: 'text',
      secret: true,
    }
    const { id, version } = await create(admin, 'baseConfig', { ...setting, value: 'first-secret' })
    await admin('PUT', `baseConfig/${id}`, { value: 'second-secret', version })
    await bench.portal.records().update('portalUser', bench.people.wang, { phone: '13899998888' })
    const { data } = await admin('GET', 'auditLog?range=[0,99]')
    const [entry] = data.list.filter(({ entity }: Row) => entity === 'baseConfig')
    expect(entry).toMatchObject({ action: 'update', changed: ['value'] })
    for (const told of ['first-secret', 'second-secret', '13899998888'])
      expect(JSON.stringify(data.list)).not.toContain(told)
  })

  test('baseConfig#secretsNeedConfigRight secret and dev settings are for those with the right config', async () => {
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

  test('portalUser#onlyAdminManages nobody changes their own roles or disables themselves, and no user is deleted', async () => {
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

  test('portalUser#rolesFitTheirKind roles are named ones and numericRole a numeric one', async () => {
    const numeric = await create(admin, 'role', { kind: 'numeric', code: '3', name: '三号' })
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

  test('role#adminRoleNeverChanges the role admin is locked, one in use stays, role#codeFitsItsKind codes follow their kind', async () => {
    const { data: role } = await admin('GET', `role/${bench.people.admin}`)
    expect(
      await admin('PUT', `role/${role.id}`, { description: '改', version: role.version }),
    ).toMatchObject({ code: 40900 })
    expect(await admin('DELETE', `role/${bench.people.editor}`)).toMatchObject({ code: 40900 })
    const wrong = await admin('POST', 'role', { kind: 'numeric', code: 'five', name: '五号' })
    expect(wrong.data.errors).toEqual({ code: 'Code has a wrong format' })
  })
})
