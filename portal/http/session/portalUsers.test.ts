import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { setPassword } from '#portal/engine/session/credentials.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) =>
  ['SQLite in memory', 'PostgreSQL'].includes(name),
)

// One portal serves all tests of a database: making 207 tables takes longer than all of them.
describe.each(databases)('$name', (database) => {
  const bench = sharedBench(database, { captchaAnswer: () => '2468' })
  const { admin } = bench
  let made = 0

  const values = (more: Row = {}): Row & { username: string } => {
    made += 1
    const phone = `137000000${String(made).padStart(2, '0')}`
    return { username: `zhou${made}`, name: '周', phone, roles: [bench.people.editor], ...more }
  }
  const person = async (more: Row = {}) => {
    const given = values({ routeSet: 'standard', ...more })
    const id = (await bench.portal.records().create('portalUser', given)).id as number
    const setting = { oneTime: false, now: bench.time.now, rounds: 10 }
    await setPassword(bench.portal.context.database.db, id, PASSWORD, setting)
    return { id, username: given.username, call: await bench.signIn(given.username) }
  }
  const changed = async (id: number, values: Row) => {
    const { data } = await admin('GET', `portalUser/${id}`)
    return admin('PUT', `portalUser/${id}`, { ...values, version: data.version })
  }
  const act = async (id: number, name: string) => {
    const { data } = await admin('GET', `portalUser/${id}`)
    return admin('POST', `portalUser/${id}/${name}`, { version: data.version, confirm: true })
  }
  const signInWith = (username: string, password: string, more: Row = {}) =>
    bench.call('POST', 'index/login', { username, password, ...more })

  test('portalUser#usernameNeverChanges a user who is made gets a one-time password, told once and kept nowhere', async () => {
    const given = values()
    const { code, data } = await admin('POST', 'portalUser', given)
    expect(code).toBe(20000)
    expect(data.oneTimePassword).toMatch(/^(\w{4}-){5}\w{4}$/)
    const again = await admin('GET', `portalUser/${data.id}`)
    expect(again.data).not.toHaveProperty('oneTimePassword')
    const { db } = bench.portal.context.database
    for (const table of ['auditLog', '_history', 'portalUser']) {
      const rows = await db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(data.oneTimePassword)
    }
    expect((await signInWith(given.username, data.oneTimePassword)).data.mustChange).toBe(true)
  })

  test('portalUser.resetPassword tells a one-time password once, and ends what was open', async () => {
    const { id, username, call } = await person()
    const { data } = await act(id, 'resetPassword')
    expect(data.username).toBe(username)
    expect((await call('GET', 'index/getInfo')).code).toBe(1002)
    expect((await signInWith(username, PASSWORD)).code).toBe(40001)
    expect((await signInWith(username, data.oneTimePassword)).data.mustChange).toBe(true)
  })

  test('portalUser.signOut ends all sessions of a user', async () => {
    const { id, call } = await person()
    expect((await act(id, 'signOut')).data).toEqual({ ended: 1 })
    expect((await call('GET', 'magazine')).code).toBe(1002)
  })

  test('portalUser.endSignIns tells where a user is signed in, and ends what is chosen of it, and nothing of others', async () => {
    const { id, username } = await person()
    const { db } = bench.portal.context.database
    const device = async (agent: string) => {
      const given = { username, password: PASSWORD }
      const { data } = await bench.call('POST', 'index/login', given, { 'user-agent': agent })
      return { 'x-token': data.token as string, ticket: data.ticket as string }
    }
    const phone = await device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')
    const desk = await device('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36')
    const found = (await admin('POST', `portalUser/${id}/endSignIns`, {})).data.choices as Row[]
    const titles = found.map(({ title }) => title)
    expect(titles).toEqual(['Chrome · Windows', 'Safari · iPhone', 'Another program'])
    expect(found[0]?.facts).toEqual([
      expect.any(String),
      expect.stringMatching(/since 2026/),
      expect.stringMatching(/last at work 2026/),
    ])
    expect(await admin('POST', `portalUser/${id}/endSignIns`, { chosen: [] })).toMatchObject({
      code: 40001,
    })

    const boss = await db
      .selectFrom('_session')
      .select('id')
      .where('user', '=', bench.people.boss)
      .executeTakeFirstOrThrow()
    const chosen = [found[1]?.key, String(boss.id)]
    expect((await admin('POST', `portalUser/${id}/endSignIns`, { chosen })).data).toEqual({
      ended: 1,
    })
    expect((await bench.call('GET', 'index/getInfo', undefined, phone)).code).toBe(1002)
    expect((await bench.call('GET', 'index/getInfo', undefined, desk)).code).toBe(20000)
    const own = (await admin('POST', `portalUser/${bench.people.boss}/endSignIns`, {})).data.choices
    expect(own).toEqual([])
    expect((await bench.editor('POST', `portalUser/${id}/endSignIns`, {})).code).toBe(40300)
  })

  test('portalUser.signInAs shows what a user would see without acting as them', async () => {
    const { id, username } = await person()
    const { data } = await act(id, 'signInAs')
    expect(data).toMatchObject({ username, roles: ['editor'], permissions: { roles: ['editor'] } })
    expect((await admin('GET', 'index/getInfo')).data.username).toBe('boss')
  })

  test('portalUser#onlyAdminManages nobody disables themselves or changes their own roles', async () => {
    const other = await person({ roles: [bench.people.admin] })
    expect([40300, 40900]).toContain((await act(bench.people.boss, 'disable')).code)
    const own = await changed(bench.people.boss, { roles: [bench.people.editor] })
    expect([40300, 40900]).toContain(own.code)
    await bench.portal.records().move('portalUser', other.id, 'disable')
  })

  test('portalUser#onlyAdminManages the last active admin stays one, and gets no numeric role', async () => {
    const records = bench.portal.records()
    const numeric = await records.create('role', {
      kind: 'numeric',
      code: '1',
      name: '1',
      hidden: [],
    })
    const { admin: role, editor, boss } = bench.people
    expect(await changed(boss, { numericRole: numeric.id })).toMatchObject({ code: 40900 })
    await expect(records.move('portalUser', boss, 'disable')).rejects.toThrow(/last active admin/)
    await expect(records.update('portalUser', boss, { roles: [editor] })).rejects.toThrow(
      /last active admin/,
    )

    const other = await person({ roles: [role] })
    await records.update('portalUser', boss, { roles: [editor] })
    expect((await admin('POST', 'portalUser', values())).code).toBe(40300)
    await records.update('portalUser', boss, { roles: [role] })
    await records.move('portalUser', other.id, 'disable')
  })

  test('portalUser#repeatedFailuresLock disabling ends the sessions', async () => {
    const { id, call } = await person()
    expect((await act(id, 'disable')).code).toBe(20000)
    expect((await call('GET', 'magazine')).code).toBe(1002)
    const { db } = bench.portal.context.database
    const left = await db.selectFrom('_session').selectAll().where('user', '=', id).execute()
    expect(left).toEqual([])
  })

  test('portalUser#onlyAdminManages users and roles are for admins, whoever asks', async () => {
    const { boss, wang, admin: role } = bench.people
    const calls = [
      ['GET', `portalUser/${boss}`],
      ['POST', 'portalUser', values()],
      ['PUT', `portalUser/${wang}`, { roles: [role], version: 1 }],
      ['POST', `portalUser/${boss}/resetPassword`, {}],
      ['POST', 'role', { kind: 'named', code: 'root', name: '根' }],
    ] as const
    for (const [method, path, body] of calls)
      expect([path, (await bench.editor(method, path, body)).code]).toEqual([path, 40300])
    expect(JSON.stringify(await bench.editor('GET', 'portalUser'))).not.toContain('1380000')
  })

  test('changing to editor gives up what admins may', async () => {
    const { id, username } = await person({ roles: [bench.people.editor, bench.people.admin] })
    const { data } = await signInWith(username, PASSWORD)
    const signedBy = ({ token, ticket }: Row) => ({
      'x-token': token as string,
      ticket: ticket as string,
    })
    const first = signedBy(data)
    expect((await bench.call('GET', 'portalUser/1', undefined, first)).code).toBe(20000)
    const changing = await bench.call('POST', 'index/changeRole', { role: 'editor' }, first)
    const second = signedBy(changing.data)
    expect((await bench.call('GET', 'portalUser/1', undefined, second)).code).toBe(40300)
    await bench.portal.records().update('portalUser', id, { roles: [bench.people.editor] })
  })

  test('role#effectiveAtNextRequest a changed role takes effect at the next request and ends no session', async () => {
    const role = await bench.portal
      .records()
      .create('role', { kind: 'named', code: 'proof', name: '校对', rights: [] })
    const { call } = await person({ roles: [role.id] })
    expect((await call('POST', 'magazine', {})).code).toBe(40300)
    const rights = [{ _key: 'a', entity: 'magazine', read: true, create: true }]
    await bench.portal.records().update('role', role.id as number, { rights })
    expect((await call('POST', 'magazine', {})).code).toBe(40001)
  })

  test('role#hiddenIsRefusedToo a call on what a numeric role hides is refused, from admins too', async () => {
    const hidden = await bench.portal
      .records()
      .create('role', { kind: 'numeric', code: '4', name: '四号', hidden: ['杂志'] })
    const { call } = await person({ numericRole: hidden.id })
    const calls = [
      ['GET', 'magazine'],
      ['POST', 'magazine', {}],
      ['POST', 'issue/1/publish', {}],
    ] as const
    for (const [method, path, body] of calls)
      expect([path, (await call(method, path, body)).code]).toEqual([path, 40300])
    expect((await call('GET', 'author')).code).toBe(20000)
  })

  test('portalUser#overviewForListedUsers the project overview is for those listed for the environment of the host', async () => {
    const overview = async (projectOverview: string[]) => {
      const { call } = await person({ projectOverview })
      return (await call('GET', 'index/getInfo')).data.permissions.projectOverview
    }
    expect([
      await overview(['internal']),
      await overview(['production']),
      await overview([]),
    ]).toEqual([true, false, false])
  })

  test('five failures lock the user in the books, and a sign-in a quarter of an hour later unlocks', async () => {
    const { id, username } = await person()
    for (let time = 0; time < 5; time++) {
      const { data } = await bench.call('GET', 'index/authImg')
      await signInWith(username, 'wrong', { captchaId: data.captchaId, captcha: '2468' })
    }
    expect((await admin('GET', `portalUser/${id}`)).data).toMatchObject({
      status: 'locked',
      failedLogins: 5,
    })
    expect((await signInWith(username, PASSWORD)).code).toBe(42900)
    bench.time.now += 15 * 60_000
    expect((await signInWith(username, PASSWORD)).code).toBe(20000)
    expect((await admin('GET', `portalUser/${id}`)).data).toMatchObject({
      status: 'active',
      failedLogins: 0,
    })
  })
})
