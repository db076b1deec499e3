import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { Feed } from '#portal/outside/feed/feed.ts'
import { feedRefused } from '#portal/outside/feed/feed.ts'
import { standInFeed } from '#portal/outside/feed/standInFeed.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { round as captureRound } from './capture.round.ts'

const both = bothDatabases()
const HOUR = 3_600_000
const FEED = 'https://feeds.example.com/show/7.xml'

describe.each(both)('podcasts on $name', (database) => {
  let cover: string
  let source: Row
  let next = 0
  const feed = { ...standInFeed(() => {}), fails: false, extra: [] as Feed['episodes'] }
  const standIn = standInFeed(() => {})
  feed.read = async (address) => {
    if (feed.fails) throw feedRefused(['不通', 'gone'])
    const read = await standIn.read(address)
    return { ...read, episodes: [...feed.extra, ...read.episodes] }
  }
  feed.sound = async (address) => {
    if (feed.fails) throw feedRefused(['不通', 'gone'])
    return standIn.sound(address)
  }
  const bench = sharedBench(database, { ports: { ...standInPorts(() => {}), feed } })
  let admin = bench.admin
  beforeAll(async () => {
    cover = await bench.picture(600, 600)
    source = await bench.portal
      .records()
      .create('source', { name: '街角媒体', sourceKind: 'own', rights: ['audio'] })
  })

  const station = (values: Row = {}) =>
    create(admin, 'radioStation', {
      title: `街角录音 ${++next}`,
      smallImage: cover,
      introduction: '走到哪里录到哪里',
      ...values,
    })
  const captured = (values: Row = {}) =>
    station({
      origin: 'captured',
      source: source.id,
      feedUrl: `https://feeds.example.com/show/${++next}.xml`,
      captureEvery: 'never',
      ...values,
    })
  const sound = async (name: string) => {
    const { bytes } = await standIn.sound(FEED)
    await bench.store.put(`audio/${name}.mp3`, bytes, { type: 'audio/mpeg' })
    return { url: `/masthead/audio/${name}.mp3`, name: `${name}.mp3`, duration: 600 }
  }
  const episode = async (radioStation: unknown, values: Row = {}) =>
    create(admin, 'podcast', {
      radioStation,
      title: `第 ${++next} 期`,
      audio: await sound(`own-${next}`),
      duration: 600,
      shownotes: '<p>这一期</p>',
      ...values,
    })
  const run = () => runQueued(bench.portal.context)
  const episodesOf = (id: unknown) =>
    bench.portal.records().select('podcast', { radioStation: id }, { sort: 'id' })
  const found = async (entity: string, id: unknown) =>
    (await bench.portal.records().find(entity, id as number)) as Row
  const capture = async (id: unknown) => {
    const answer = await admin('POST', `radioStation/${id}/captureNow`, {})
    await run()
    return answer.data as { job: number }
  }
  const later = async (hours: number) => {
    bench.time.now += hours * HOUR
    admin = await bench.signIn('boss')
  }

  test('radioStation.captureNow adds what the feed has and nothing twice; sound stays at its address', async () => {
    const { id } = await captured()
    const { job } = await capture(id)
    expect(await found('job', job)).toMatchObject({ status: 'done', done: 6, failed: 0 })
    const first = await episodesOf(id)
    expect(first).toHaveLength(6)
    expect(first[0]).toMatchObject({ status: 'captured', origin: 'captured', number: 1 })
    expect(first[0]?.audio).toMatchObject({ url: first[0]?.feedUrl })
    await capture(id)
    expect(await episodesOf(id)).toHaveLength(6)
    expect((await found('radioStation', id)).lastCapturedAt).toMatch(/^2026-11-21T/)
    const own = await station()
    expect((await admin('POST', `radioStation/${own.id}/captureNow`, {})).code).toBe(40900)
  })

  test('podcast#feedGuidUniqueInCollection an ignored or deleted episode never comes back by capture, and nobody sets where it is from', async () => {
    const { id } = await captured()
    await capture(id)
    const [one, two] = await episodesOf(id)
    await admin('POST', `podcast/${one?.id}/ignore`, { ignoreReason: '重复' })
    await admin('DELETE', `podcast/${two?.id}`)
    await capture(id)
    const rows = await episodesOf(id)
    expect(rows).toHaveLength(5)
    expect(rows[0]).toMatchObject({ status: 'ignored', ignoreReason: '重复' })
    const changed = await admin('PUT', `podcast/${one?.id}`, {
      version: rows[0]?.version,
      feedGuid: 'another',
    })
    expect(changed.data.errors).toHaveProperty('feedGuid')
  })

  test('radioStation#captureStopsAfterFailures three failed captures in a row switch it off and tell the last editor', async () => {
    const { id } = await captured({ captureEvery: 'hour' })
    feed.fails = true
    for (const _ of [1, 2, 3]) {
      expect(await found('radioStation', id)).toMatchObject({ captureEvery: 'hour' })
      await later(2)
      await captureRound(bench.portal.context)
      await run()
    }
    feed.fails = false
    expect(await found('radioStation', id)).toMatchObject({
      captureEvery: 'never',
      captureFailures: 3,
    })
    const notices = await bench.portal.records().select('notice', { user: bench.people.boss })
    expect(notices.map(({ title }) => title).join()).toContain('自动抓取已关闭')
    await capture(id)
    expect((await found('radioStation', id)).captureFailures).toBe(0)
  })

  test('the clock captures each collection once an hour or a day, and none that is switched off', async () => {
    const daily = await captured({ captureEvery: 'day' })
    const off = await captured({ captureEvery: 'never' })
    const jobs = async (id: unknown) =>
      (await bench.portal.records().select('job', { kind: 'capture', recordId: String(id) })).length
    await captureRound(bench.portal.context)
    await captureRound(bench.portal.context)
    await run()
    await later(3)
    await captureRound(bench.portal.context)
    expect([await jobs(daily.id), await jobs(off.id)]).toEqual([1, 0])
    await later(24)
    await captureRound(bench.portal.context)
    expect(await jobs(daily.id)).toBe(2)
    await run()
  })

  test('podcast#startFollowsOrigin takeOver is a job that copies the sound, and changes nothing when it cannot', async () => {
    const { id } = await captured()
    await capture(id)
    const [one, two] = await episodesOf(id)
    feed.fails = true
    const failing = await admin('POST', `podcast/${one?.id}/takeOver`, {})
    await run()
    feed.fails = false
    expect(await found('job', failing.data.job)).toMatchObject({ status: 'failed', failed: 1 })
    expect(await found('podcast', one?.id)).toEqual(one)
    const { data } = await admin('POST', 'podcast/bulk', {
      action: 'takeOver',
      ids: [one?.id, two?.id],
    })
    await run()
    expect(await found('job', data.job)).toMatchObject({ status: 'done', done: 2 })
    const taken = await found('podcast', one?.id)
    const { url } = taken.audio as { url: string }
    expect([taken.status, url]).toEqual(['draft', expect.stringMatching(/^\/masthead\/audio\//)])
    expect(await bench.store.head(url.replace('/masthead/', ''))).toMatchObject({
      type: 'audio/mpeg',
    })
  })

  test('a take-over that failed is retried from where it stopped', async () => {
    const { id } = await captured()
    await capture(id)
    const [one] = await episodesOf(id)
    feed.fails = true
    const { data } = await admin('POST', `podcast/${one?.id}/takeOver`, {})
    await run()
    feed.fails = false
    await admin('POST', `job/${data.job}/retry`, {})
    await run()
    expect(await found('job', data.job)).toMatchObject({ status: 'done', done: 1, failed: 0 })
    expect(await found('podcast', one?.id)).toMatchObject({ status: 'draft' })
  })

  test('a collection whose new episodes go live by themselves puts them on shelf', async () => {
    const { id } = await captured({ autoTakeOver: true })
    await capture(id)
    const rows = await episodesOf(id)
    expect(rows.map(({ status }) => status)).toEqual(Array(6).fill('onShelf'))
    expect(await found('radioStation', id)).toMatchObject({ episodeCount: 6 })
  })

  test('an episode the portal cannot take is told and does not stop the others', async () => {
    const { id } = await captured()
    const odd = { url: 'https://feeds.example.com/a b.mp3', size: null }
    feed.extra = [
      {
        guid: 'odd',
        title: '怪',
        audio: odd,
        duration: null,
        season: null,
        number: null,
        notes: '',
      },
    ]
    const { job } = await capture(id)
    feed.extra = []
    expect(await found('job', job)).toMatchObject({ status: 'partly', done: 6, failed: 1 })
  })

  test('radioStation.checkFeed tells what the feed is and fills the form', async () => {
    const { data } = await admin('POST', 'radioStation/checkFeed', { feedUrl: FEED, title: null })
    expect(data.found).toMatchObject({ title: expect.any(String), count: 6 })
    expect(data.values).toMatchObject({ title: data.found.title, origin: 'captured' })
    const broken = await admin('POST', 'radioStation/checkFeed', { feedUrl: '' })
    expect(broken.data.errors).toHaveProperty('feedUrl')
  })

  test('radioStation#capturedNeedsFeed loop and shuffle are for stations, a captured one names feed and source', async () => {
    const errors = async (values: Row) => (await admin('POST', 'radioStation', values)).data.errors
    const own = { title: '试', smallImage: cover, introduction: '试' }
    expect(await errors({ ...own, playMode: 'loop' })).toHaveProperty('playMode')
    expect(await errors({ ...own, origin: 'captured' })).toMatchObject({
      feedUrl: expect.any(String),
      source: expect.any(String),
    })
    expect(await errors({ ...own, feedUrl: FEED })).toHaveProperty('feedUrl')
  })

  test('radioStation#publishNeedsShelvedEpisode publish demands an episode on shelf; withdraw hides episodes and leaves them as they are', async () => {
    const { id } = await station()
    expect((await admin('POST', `radioStation/${id}/publish`, {})).code).toBe(40001)
    const own = await episode(id)
    await admin('POST', `podcast/${own.id}/shelfOn`, {})
    expect((await admin('POST', `radioStation/${id}/publish`, {})).data.status).toBe('published')
    expect((await admin('POST', `radioStation/${id}/withdraw`, {})).data.status).toBe('withdrawn')
    expect(await found('podcast', own.id)).toMatchObject({ status: 'onShelf' })
  })

  test('radioStation#deletableByAdminOnly a collection goes only without episodes and subscribers, by admin', async () => {
    const { id } = await station()
    const own = await episode(id)
    expect((await admin('DELETE', `radioStation/${id}`)).code).toBe(40900)
    await admin('DELETE', `podcast/${own.id}`)
    const editor = await bench.signIn('wang')
    expect((await editor('DELETE', `radioStation/${id}`)).code).toBe(40300)
    expect((await admin('DELETE', `radioStation/${id}`)).code).toBe(20000)
  })

  test('podcast#numberUniqueInSeason season and number once a collection, points in time rise within its length, three pinned', async () => {
    const { id } = await station()
    await episode(id, { number: 7 })
    const again = await admin('POST', 'podcast', {
      ...(await values(id)),
      number: 7,
      timeline: [
        { at: 500, title: '后' },
        { at: 700, title: '太晚' },
        { at: 10, title: '先' },
      ],
    })
    expect(Object.keys(again.data.errors)).toEqual(
      expect.arrayContaining(['timeline.1.at', 'timeline.2.at']),
    )
    expect(
      (await admin('POST', 'podcast', { ...(await values(id)), number: 7 })).data.errors,
    ).toHaveProperty('number')
    for (const _ of [1, 2, 3]) await episode(id, { top: true })
    expect(
      (await admin('POST', 'podcast', { ...(await values(id)), top: true })).data.errors,
    ).toHaveProperty('top')
  })

  test('podcast#shelfOnNeedsAudio on shelf with its own sound; the time to come is kept, else it is now', async () => {
    const { id } = await station()
    const own = await episode(id)
    const shelved = await admin('POST', `podcast/${own.id}/shelfOn`, {})
    expect(shelved.data).toMatchObject({ status: 'onShelf', publishAt: expect.any(String) })
    const to = '2027-01-01T08:00:00+08:00'
    const timed = await episode(id, { publishAt: to })
    const { data } = await admin('POST', `podcast/${timed.id}/shelfOn`, {})
    expect(data).toMatchObject({ status: 'onShelf', publishAt: to })
    const stray = await bench.portal.records().create('podcast', {
      ...(await values(id)),
      audio: { url: 'https://a.example.com/1.mp3', name: '1.mp3' },
      feedUrl: 'https://a.example.com/1.mp3',
    })
    const refused = await admin('POST', `podcast/${stray.id}/shelfOn`, {})
    expect(refused.data.errors).toHaveProperty('audio')
  })

  test('podcast#deletableBeforeShelf only captured, ignored or draft episodes go, and none that a playlist holds', async () => {
    const { id } = await station()
    const own = await episode(id)
    await create(admin, 'playlist', list([{ itemKind: 'podcast', podcast: own.id }]))
    const held = await admin('DELETE', `podcast/${own.id}`)
    expect(held).toMatchObject({ code: 40900, data: { usedBy: [{ entity: 'playlist' }] } })
    const other = await episode(id)
    await admin('POST', `podcast/${other.id}/shelfOn`, {})
    expect((await admin('DELETE', `podcast/${other.id}`)).code).toBe(40900)
  })

  test('podcast/shelfOn and shelfOff take several and tell which were refused; the menu counts', async () => {
    const { id } = await station()
    const [one, two] = [await episode(id), await episode(id)]
    const on = await admin('POST', 'podcast/shelfOn', { ids: [one.id, two.id] })
    expect(on.data).toMatchObject({ done: 2, refused: 0 })
    const again = await admin('POST', 'podcast/shelfOn', { ids: [one.id] })
    expect(again.data).toMatchObject({ done: 0, refused: 1 })
    await admin('POST', 'podcast/shelfOff', { ids: [two.id] })
    const menu = await admin('GET', 'podcast/menu')
    const mine = (menu.data.list as Row[]).find((row) => row.id === id)
    expect(mine).toMatchObject({ origin: 'own', counts: { onShelf: 1, offShelf: 1, captured: 0 } })
  })

  test('collections answer under the addresses known for them', async () => {
    const saved = await admin('POST', '/api/redioStation/save', {
      record: { title: '旧地址', smallImage: cover, introduction: '旧' },
    })
    const { id } = saved.data as Row
    const listed = await admin('GET', '/api/redioStation/list?page=1&size=5&title=旧地')
    expect(listed.data).toMatchObject({ total: 1, list: [{ id }] })
    expect((await admin('GET', `/api/redioStation/detail?id=${id}`)).data.title).toBe('旧地址')
    const up = await admin('POST', '/api/redioStation/updateStatus', { id, status: 'published' })
    expect(up.code).toBe(40001)
    expect((await admin('POST', '/api/redioStation/delete', { id })).code).toBe(20000)
  })

  test('playlist#itemFieldsFollowKind an item fills exactly the reference of its kind, once a list; a lesson is a lesson, an article has sound', async () => {
    const { id } = await station()
    const own = await episode(id)
    const article = await bench.portal
      .records()
      .create('article', { title: '无声', body: '<p>无</p>' })
      .catch(() => null)
    const course = { id: await stubs(bench)('catalog', { nodeKind: 'course', title: '一门课' }) }
    const errors = async (items: readonly Row[]) =>
      Object.keys((await admin('POST', 'playlist', list(items))).data.errors ?? {})
    const one = { itemKind: 'podcast', podcast: own.id }
    expect(await errors([{ itemKind: 'podcast' }])).toEqual(['items.0.podcast'])
    expect(await errors([{ ...one, lesson: course.id }])).toContain('items.0.lesson')
    expect(await errors([one, one])).toHaveLength(1)
    expect(await errors([{ itemKind: 'lesson', lesson: course.id }])).toEqual(['items.0.lesson'])
    if (article)
      expect(await errors([{ itemKind: 'article', article: article.id }])).toEqual([
        'items.0.article',
      ])
  })

  test('playlist#publishNeedsPlayableItems publish demands three that can be heard; length and number follow the items', async () => {
    const { id } = await station()
    const items = []
    for (const _ of [1, 2, 3]) items.push({ itemKind: 'podcast', podcast: (await episode(id)).id })
    const { id: own } = await create(admin, 'playlist', list(items))
    const refused = await admin('POST', `playlist/${own}/publish`, {})
    expect(refused.data.errors).toHaveProperty('items')
    await admin('POST', 'podcast/shelfOn', { ids: items.map(({ podcast }) => podcast) })
    const { data } = await admin('POST', `playlist/${own}/publish`, {})
    expect(data).toMatchObject({ status: 'published', itemCount: 3, totalDuration: 1800 })
    const cut = { version: data.version, items: data.items.slice(0, 1) }
    expect((await admin('PUT', `playlist/${own}`, cut)).data.errors).toHaveProperty('items')
  })

  test('playlist.copy makes a draft with the same items', async () => {
    const { id } = await station()
    const items = [{ itemKind: 'podcast', podcast: (await episode(id)).id, note: '推荐' }]
    const own = await create(admin, 'playlist', list(items))
    const { data } = await admin('POST', `playlist/${own.id}/copy`, {})
    expect(data).toMatchObject({ status: 'draft', title: expect.stringMatching(/ 副本$/), items })
  })

  async function values(radioStation: unknown): Promise<Row> {
    return {
      radioStation,
      title: `第 ${++next} 期`,
      audio: await sound(`own-${next}`),
      duration: 600,
      shownotes: '<p>这一期</p>',
    }
  }
  const list = (items: readonly Row[]): Row => ({
    title: `地铁 ${++next}`,
    scene: 'commute',
    smallImage: cover,
    introduction: '一路听完',
    items,
  })
})
