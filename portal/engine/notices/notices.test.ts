import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { purgeOld } from '#portal/jobs/clock/purgeOld.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { recordAddress, type Told, tellUser } from './tellUser.ts'

const both = bothDatabases()
const DAY = 24 * 60 * 60_000

describe.each(both)('notices on $name', (database) => {
  const bench = sharedBench(database)

  const teller = () => ({
    records: bench.portal.records(),
    db: bench.portal.context.database.db,
  })
  const tell = (user: number, title: string, more: Partial<Told> = {}) =>
    tellUser(teller(), { user, type: 'system', title: [title, `${title} (en)`], ...more })
  const mine = async (who: PortalBench['admin']) =>
    (await who('GET', 'notice/mine')).data as { unread: number; list: Row[] }

  test('notice#seenByRecipientOnly everyone sees and marks only their own, admins too', async () => {
    const { admin, editor, people } = bench
    await tell(people.boss, '给主编', { target: recordAddress('magazine', 3) })
    await tell(people.wang, '给编辑')

    const own = await mine(editor)
    expect(own.unread).toBe(1)
    expect(own.list.map(({ title }) => title)).toEqual(['给编辑'])
    const [theirs] = (await mine(admin)).list
    expect(theirs).toMatchObject({ title: '给主编', target: '/open/magazine/3' })
    expect((await editor('GET', `notice/${theirs?.id}`)).code).toBe(40400)
    expect((await editor('POST', `notice/${theirs?.id}/markRead`, {})).code).toBe(40400)
    expect((await admin('GET', `notice/${own.list[0]?.id}`)).code).toBe(40400)
    expect((await admin('GET', 'notice')).data.total).toBe(1)
  })

  test('marking says when, and marking as unread forgets it', async () => {
    const { editor, people } = bench
    await tell(people.wang, '看过的')
    const { list } = await mine(editor)
    const { data: read } = await editor('POST', `notice/${list[0]?.id}/markRead`, {})
    expect(read).toMatchObject({ status: 'read', readAt: expect.stringMatching(/\+08:00$/) })
    const { data: unread } = await editor('POST', `notice/${list[0]?.id}/markUnread`, {})
    expect(unread).toMatchObject({ status: 'unread', readAt: null })
  })

  test('all of one’s own are marked read at once, nobody else’s', async () => {
    const { admin, editor, people } = bench
    await tell(people.wang, '又一条')
    const { unread } = await mine(editor)
    const before = (await mine(admin)).unread
    const { data } = await editor('POST', 'notice/markAllRead', {})
    expect(data).toEqual({ marked: unread })
    expect((await mine(editor)).unread).toBe(0)
    expect((await mine(admin)).unread).toBe(before)
  })

  test('notice#comesFromPortal only the portal writes them', async () => {
    const { admin, people } = bench
    const values = { user: people.boss, type: 'system', title: '自己写的' }
    const { list } = await mine(admin)
    const [first] = list
    expect((await admin('POST', 'notice', values)).code).not.toBe(20000)
    expect((await admin('DELETE', `notice/${first?.id}`)).code).not.toBe(20000)
    const changed = await admin('PUT', `notice/${first?.id}`, { title: '改过的' })
    expect(changed.code).not.toBe(20000)
    expect((await mine(admin)).list).toEqual(list)
  })

  test('they are written in the language of whoever reads them, and cut where they are long', async () => {
    const { editor, people } = bench
    await editor('PUT', 'index/settings', { language: 'en' })
    await tell(people.wang, '长'.repeat(90))
    const [english] = (await mine(editor)).list
    expect([...String(english?.title)]).toHaveLength(80)
    await tell(people.wang, '短')
    expect((await mine(editor)).list[0]?.title).toBe('短 (en)')
    await editor('PUT', 'index/settings', { language: 'zh' })
  })

  test('notice#keptForLimitedTime read ones go after 30 days, unread ones after 90', async () => {
    const { editor, people, portal, time } = bench
    await editor('POST', 'notice/markAllRead', {})
    await tell(people.wang, '留着的')
    const quick = { isOver: () => false, rest: async () => {} }
    time.now += 31 * DAY
    await purgeOld(portal.context, quick)
    const left = await portal.records().select('notice', { user: people.wang })
    expect(left.map(({ title }) => title)).toEqual(['留着的'])
    time.now += 60 * DAY
    await purgeOld(portal.context, quick)
    expect(await portal.records().count('notice', { user: people.wang })).toBe(0)
  })
})
