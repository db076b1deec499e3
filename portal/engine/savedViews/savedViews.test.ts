import { beforeAll, describe, expect, test } from 'vitest'
import { setPassword } from '#portal/engine/session/credentials.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const screen = '/contentManagement/label'
const contents = {
  filter: { status: 'enabled' },
  sort: { field: 'name', order: 'ASC' },
  perPage: 50,
  columns: ['name', 'status'],
  sizes: { name: 300 },
}
const shared = { screen, name: '在用的', roles: ['editor'], ...contents }

describe.each(bothDatabases())('shared views on $name', (database) => {
  const bench = sharedBench(database)
  let colleague: SignedIn
  let reader: SignedIn
  /** Another editor, and somebody of a role that sees labels and nothing else. */
  beforeAll(async () => {
    const records = bench.portal.records()
    const role = await records.create('role', {
      ...{ kind: 'named', code: 'reader', name: '读者', special: [], hidden: [] },
      rights: [{ entity: 'articleTag', read: true }],
    })
    const person = async (username: string, name: string, phone: string, roles: unknown[]) => {
      const row = await records.create('portalUser', {
        ...{ username, name, phone, roles, routeSet: 'standard' },
      })
      const terms = { oneTime: false, now: bench.time.now, rounds: 10 }
      await setPassword(bench.portal.context.database.db, row.id as number, PASSWORD, terms)
      return bench.signIn(username)
    }
    colleague = await person('lily', '李编辑', '13800000003', [bench.people.editor])
    reader = await person('duzhe', '读者', '13800000004', [role.id])
  })
  const viewsOf = async (who: SignedIn) =>
    (await who('GET', 'index/views')).data.views as { id: string; name: string }[]
  const namesOf = async (who: SignedIn) => (await viewsOf(who)).map(({ name }) => name)

  test('a list is shared with a role: those of the role get it as it was, with who is signed in too', async () => {
    const { editor } = bench
    const made = await editor('POST', 'index/views', shared)
    expect(made.status).toBe(201)
    expect(made.data).toMatchObject({ ...shared, version: 1, opens: [], mine: true, barred: [] })
    const [theirs] = await viewsOf(colleague)
    expect(theirs).toMatchObject({ ...shared, mine: false, owner: { name: '王编辑' } })
    expect((await colleague('GET', 'index/getInfo')).data.views).toEqual([theirs])
    expect(await namesOf(reader)).toEqual([])
  })

  test('one shares with one’s own roles only; whoever changes roles shares with any', async () => {
    const { editor, admin } = bench
    const foreign = { ...shared, name: '给读者', roles: ['reader'] }
    const refused = await editor('POST', 'index/views', foreign)
    expect(refused).toMatchObject({ status: 403, code: 40300 })
    expect(refused.message).toContain('reader')
    const offered = async (who: SignedIn) =>
      (await who('GET', 'index/views')).data.roles.map(({ code }: { code: string }) => code)
    expect(await offered(editor)).toEqual(['editor'])
    expect(await offered(admin)).toEqual(expect.arrayContaining(['admin', 'editor', 'reader']))
    expect((await admin('POST', 'index/views', foreign)).code).toBe(20000)
    expect(await namesOf(reader)).toEqual(['给读者'])
  })

  test('only whoever changes roles says what a role’s list opens with, one view a role', async () => {
    const { editor, admin } = bench
    const opening = { ...shared, name: '默认', opens: ['editor'] }
    expect((await editor('POST', 'index/views', opening)).code).toBe(40300)
    const { data: first } = await admin('POST', 'index/views', opening)
    const { data: second } = await admin('POST', 'index/views', { ...opening, name: '新默认' })
    const kept = (await viewsOf(admin)) as unknown as { id: string; opens: string[] }[]
    expect(kept.find(({ id }) => id === first.id)?.opens).toEqual([])
    expect(kept.find(({ id }) => id === second.id)?.opens).toEqual(['editor'])
    const stray = await admin('POST', 'index/views', { ...shared, name: '错', opens: ['reader'] })
    expect(stray).toMatchObject({ code: 40001, data: { errors: { opens: expect.any(String) } } })
    for (const { id } of [first, second]) await admin('DELETE', `index/views/${id}`)
  })

  test('its owner changes and takes it away; colleagues may use it, and are told whose it is', async () => {
    const { editor, admin } = bench
    const { data: view } = await editor('POST', 'index/views', { ...shared, name: '我的' })
    const renamed = { version: 1, name: '改了' }
    const refused = await colleague('PUT', `index/views/${view.id}`, renamed)
    expect(refused.code).toBe(40300)
    expect(refused.message).toContain('王编辑')
    expect((await colleague('DELETE', `index/views/${view.id}`)).code).toBe(40300)
    expect((await reader('PUT', `index/views/${view.id}`, renamed)).code).toBe(40400)
    const changed = await editor('PUT', `index/views/${view.id}`, renamed)
    expect(changed.data).toMatchObject({ name: '改了', version: 2, filter: contents.filter })
    expect((await admin('DELETE', `index/views/${view.id}`)).code).toBe(20000)
    expect((await editor('DELETE', `index/views/${view.id}`)).code).toBe(40400)
  })

  test('of two who change one view the second is told who was first, and nothing of theirs is lost', async () => {
    const { editor, admin } = bench
    const { data: view } = await editor('POST', 'index/views', { ...shared, name: '两人' })
    await admin('PUT', `index/views/${view.id}`, { version: 1, perPage: 100 })
    const late = await editor('PUT', `index/views/${view.id}`, { version: 1, perPage: 20 })
    expect(late).toMatchObject({ code: 40900, data: { current: { version: 2, perPage: 100 } } })
    expect(late.message).toContain('主编')
    const again = await editor('PUT', `index/views/${view.id}`, { version: 2, perPage: 20 })
    expect(again.data).toMatchObject({ version: 3, perPage: 20 })
    await editor('DELETE', `index/views/${view.id}`)
  })

  test('both at once: one is kept, the other told', async () => {
    const { editor, admin } = bench
    const { data: view } = await editor('POST', 'index/views', { ...shared, name: '同时' })
    const answers = await Promise.all(
      [editor, admin].map((who, at) =>
        who('PUT', `index/views/${view.id}`, { version: 1, perPage: 20 + at }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40900])
    await editor('DELETE', `index/views/${view.id}`)
  })

  test('a column one may not read is left out of the view one gets, and so is a filter that tells it', async () => {
    const { admin, editor } = bench
    const packages = {
      ...{ screen: '/partner/productPackage', name: '底价', roles: ['editor'] },
      ...{ ...contents, filter: { status: 'draft' }, columns: ['name', 'floorPrice'], sizes: {} },
    }
    const { data: view } = await admin('POST', 'index/views', packages)
    const own = (await viewsOf(admin)).find(({ id }) => id === view.id)
    expect(own).toMatchObject({ columns: ['name', 'floorPrice'], barred: [] })
    const theirs = (await viewsOf(editor)).find(({ id }) => id === view.id)
    expect(theirs).toMatchObject({ columns: ['name'], barred: ['floorPrice'] })
  })

  test('a view of a screen one does not see is neither given nor taken', async () => {
    const { admin } = bench
    const users = { ...shared, screen: '/configCenter/users', name: '用户', roles: ['reader'] }
    expect((await admin('POST', 'index/views', { ...users, roles: ['editor'] })).code).toBe(20000)
    expect(await namesOf(bench.editor)).not.toContain('用户')
    expect((await bench.editor('POST', 'index/views', { ...users })).code).toBe(40300)
  })

  test('what is no view is refused by its field', async () => {
    const { editor, admin } = bench
    const refusals: readonly [object, string][] = [
      [{ ...shared, name: ' ' }, 'name'],
      [{ ...shared, roles: [] }, 'roles'],
      [{ ...shared, roles: ['nobody'] }, 'roles'],
      [{ ...shared, perPage: 0 }, 'filter'],
      [{ ...shared, screen: '/nowhere' }, 'screen'],
      [{ ...shared, owner: 3 }, 'owner'],
      [{ screen, name: '缺' }, 'roles'],
    ]
    for (const [body, field] of refusals) {
      const { code, data } = await admin('POST', 'index/views', body)
      expect([code, Object.keys(data.errors)]).toEqual([40001, expect.arrayContaining([field])])
    }
    expect((await editor('POST', 'index/views', shared)).code).toBe(40900)
    const [view] = await viewsOf(editor)
    expect((await editor('PUT', `index/views/${view?.id}`, { name: '无版本' })).code).toBe(40001)
    expect((await bench.call('GET', 'index/views')).code).toBe(1002)
  })

  test('what is shared and taken away stands in the audit log', async () => {
    const { data } = await bench.admin('GET', 'auditLog?filter={"recordTitle":"视图 在用的"}')
    expect(data.list[0]).toMatchObject({ action: 'create', actorName: '王编辑' })
  })
})
