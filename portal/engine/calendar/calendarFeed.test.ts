import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('calendars read by other programs on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const addressOf = async (who: typeof admin, name = 'messages') =>
    new URL((await who('GET', `index/calendar/${name}`)).data.address)
  const read = async (address: URL) => {
    const answer = await bench.portal.app.request(address.pathname + address.search)
    return { type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  }
  /** Lines of iCalendar are folded at 75 bytes. */
  const unfolded = (text: string) => text.replace(/\r?\n[ \t]/g, '')

  test('tell what stands in them, at the hour it stands there in Shanghai, with the way to the record', async () => {
    const { id } = await create(admin, 'push', {
      ...{ title: '新刊到了', body: '本期封面：县城咖啡馆', sendAt: '2026-11-28T08:30:00+08:00' },
      ...{
        link: { type: 'url', url: 'https://www.example.com/new' },
        audience: 'all',
        platforms: ['ios'],
      },
    })
    const { type, text } = await read(await addressOf(admin))
    expect(type).toContain('text/calendar')
    const lines = unfolded(text)
    expect(lines).toContain('推送 · 新刊到了')
    expect(lines).toContain('DTSTART:20261128T003000Z')
    expect(lines).toContain(`/open/push/${id}`)
  })

  test('hold for one person and one calendar alone, and end with the password they were made under', async () => {
    const own = await addressOf(editor)
    expect((await read(own)).text).toContain('BEGIN:VCALENDAR')
    const other = new URL(own)
    other.searchParams.set('user', String(bench.people.boss))
    expect((await read(other)).type).toContain('json')
    const elsewhere = new URL(own)
    elsewhere.pathname = elsewhere.pathname.replace('messages', 'editorial')
    expect((await read(elsewhere)).type).toContain('json')
    expect((await admin('GET', 'index/calendar/nowhere')).code).toBe(40400)
    const { db } = bench.portal.context.database
    const changed = { changedAt: bench.time.now + 1 }
    await db.updateTable('_credential').set(changed).where('user', '=', bench.people.wang).execute()
    expect((await read(own)).type).toContain('json')
    expect((await read(await addressOf(editor))).text).toContain('BEGIN:VCALENDAR')
  })
})
