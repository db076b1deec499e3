import { beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { ORIGIN, PASSWORD, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { sheetFiles } from '../exports/sheetFiles.ts'
import { setPassword } from '../session/credentials.ts'

const PHONE = '13812345678'

describe.each(bothDatabases())('personal data without the right to it on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  const stub = stubs(bench)
  let auditor: SignedIn

  beforeAll(async () => {
    const records = bench.portal.records()
    const entities = ['batchGive', 'batchRow', 'job', 'materialOrder', 'auditLog', 'appUser']
    const rights = entities.map((entity) => ({
      entity,
      read: true,
      moves: ['exportPending', 'download'],
    }))
    const named = { kind: 'named', code: 'auditor', name: '审计', hidden: [] }
    const role = await records.create('role', { ...named, rights, special: ['audit', 'export'] })
    const person = { username: 'auditor', name: '审计', phone: '13800000007' }
    const values = { ...person, roles: [role.id], routeSet: 'standard' }
    const { id } = await records.create('portalUser', values)
    const terms = { oneTime: false, now: bench.time.now, rounds: 10 }
    await setPassword(bench.portal.context.database.db, id as number, PASSWORD, terms)
    auditor = await bench.signIn('auditor')
  })

  test('rows of a grant and what jobs were given show phones in part, whole to their maker', async () => {
    const { boss } = bench.people
    const batch = await stub('batchGive', { batchNo: 'PL1', kind: 'readMoney', createdBy: boss })
    const told = JSON.stringify({ phone: PHONE, note: `电话 ${PHONE}` })
    const row = { batch, rowNo: 2, key: 'PL1-2', message: `没有 ${PHONE}`, createdBy: boss }
    await stub('batchRow', { ...row, data: told })
    const params = JSON.stringify({ rows: [{ phone: PHONE }] })
    const resultFile = JSON.stringify({
      url: `${ORIGIN}/masthead/private/export/a.xlsx`,
      name: 'a.xlsx',
    })
    await stub('job', { title: '导入', kind: 'import', params, resultFile, createdBy: boss })
    const refused = await auditor('POST', 'job/1/download', {})
    expect([refused.code, (await admin('POST', 'job/1/download', {})).code]).toEqual([40300, 20000])
    for (const path of ['batchRow', 'batchRow/1', 'job', 'job/1']) {
      const answers = [await auditor('GET', path), await admin('GET', path)]
      expect(answers.map((one) => [one.code, JSON.stringify(one.data).includes(PHONE)])).toEqual([
        [20000, false],
        [20000, true],
      ])
    }
  })

  test('a condition, however deep, asks a phone by the whole of it or not at all', async () => {
    const reader = { uid: '10000001', nickname: '读者', phone: PHONE }
    await bench.portal
      .records()
      .create('appUser', { ...reader, registeredAt: '2026-01-01T08:00:00+08:00' })
    const { path } = bench.portal.context.entities.get('appUser')!
    const asked = async (condition: object) => {
      const any = [{ all: [{ nickname_q: '读' }, condition] }]
      const filter = encodeURIComponent(JSON.stringify({ any }))
      const { code, data } = await auditor('GET', `${path}?filter=${filter}`)
      return code === 20000 ? (data as { total: number }).total : code
    }
    expect(await asked({ phone: [PHONE] })).toBe(1)
    expect(await asked({ phone: { set: true } })).toBe(1)
    expect(await asked({ phone_q: '138' })).toBe(40001)
    expect(await asked({ phone: { lacks: '139' } })).toBe(40001)
  })

  test('a list to ship is for whoever sees phones and addresses whole', async () => {
    const { path } = bench.portal.context.entities.get('materialOrder')!
    expect((await auditor('POST', `${path}/exportPending`, {})).code).toBe(40300)
    expect((await admin('POST', `${path}/exportPending`, {})).code).toBe(20000)
  })

  test('a phone that a list was exported by is told in part in the audit log', async () => {
    const filter = encodeURIComponent(JSON.stringify({ phone: PHONE }))
    const { path } = bench.portal.context.entities.get('raffleWinner')!
    const { data: mine } = await bench.call('POST', 'index/login', {
      username: 'boss',
      password: PASSWORD,
    })
    const headers = { 'x-token': mine.token, ticket: mine.ticket }
    const address = `${ORIGIN}/api/portal/${path}/export?filter=${filter}`
    expect((await bench.portal.app.request(address, { headers })).status).toBe(200)
    const { data } = await auditor('GET', 'auditLog?filter={"action":"export"}')
    expect([data.total, JSON.stringify(data).includes(PHONE)]).toEqual([1, false])
  })

  test('no cell of a csv is a formula', async () => {
    const titles = ['=1+1', '名称']
    const files = sheetFiles({ name: '名单', titles, format: 'csv' })
    await files.add([
      ["=cmd|' /C calc'!A0", '-5'],
      ['＝1＋1', '\t@SUM(A1)'],
      ['普通', -5],
    ])
    const { bytes } = await files.finish()
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      '"\'=1+1","名称"',
      '"\'=cmd|\' /C calc\'!A0","-5"',
      '"\'＝1＋1","\'\t@SUM(A1)"',
      '"普通",-5',
      '',
    ])
  })
})
