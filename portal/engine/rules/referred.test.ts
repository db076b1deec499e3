import { describe, expect, test } from 'vitest'
import type { Entity, Field, Fields, Row } from '#declare'
import { marksOf } from '#derive/marks.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { shownWhere } from './readable.ts'
import { validRow } from './testing/validRow.ts'

const [inMemory] = testDatabases()
const bench = sharedBench(inMemory as NonNullable<typeof inMemory>)
const { admin } = bench

type Made = Row & { id: number }
const entityOf = (name: string) => bench.portal.context.entities.get(name) as Entity
const circumstances = () => ({
  entities: bench.portal.context.entities,
  before: null,
  now: '2026-11-21T10:00:00+08:00',
  ...nothingKnown,
})

let next = 1
const standing = new Map<string, number>()
/** A valid record made by the portal, with one of everything it must refer to. */
async function make(name: string, more: Row = {}): Promise<Made> {
  const entity = entityOf(name)
  for (const to of demanded(entity.fields))
    if (to !== name && !standing.has(to)) standing.set(to, (await make(to)).id)
  const refer = (field: Field) => {
    const id = standing.get(field.to as string)
    return !field.required || id === undefined ? null : field.kind === 'refs' ? [id] : id
  }
  next += 100
  const {
    id,
    [entity.stateField]: state,
    ...values
  } = validRow(entity, circumstances(), refer, next)
  return (await bench.portal.records().create(name, { ...values, ...more })) as Made
}
const demanded = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.required && field.to ? [field.to] : []),
    ...(field.kind === 'list' ? demanded(field.of as Fields) : []),
  ])

/** Puts stored values in place, past all rules: states and counts that only the app or a job gives. */
const put = (name: string, { id }: Made, values: Row) =>
  bench.portal.context.database.db.updateTable(name).set(values).where('id', '=', id).execute()
const find = (name: string, { id }: Made) => bench.portal.records().find(name, id) as Promise<Made>

/** The code of an answer, and the fields that were refused. */
const tried = async (method: string, path: string, body?: Row, call = admin) => {
  const { code, data } = await call(method, path, body)
  return code === 40001 ? [code, ...Object.keys(data.errors)] : [code]
}
const changed = async (name: string, record: Made, values: Row, call = admin) => {
  const { version } = await find(name, record)
  return tried('PUT', `${entityOf(name).path}/${record.id}`, { ...values, version }, call)
}
const act = (name: string, { id }: Made, move: string, body: Row = {}, call = admin) =>
  tried('POST', `${entityOf(name).path}/${id}/${move}`, { confirm: true, ...body }, call)
const remove = (name: string, { id }: Made, call = admin) =>
  tried('DELETE', `${entityOf(name).path}/${id}`, undefined, call)
const refusedBy = async (work: Promise<unknown>): Promise<string[]> => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  )
  return Object.keys(error?.dataIn?.('en')?.errors ?? { [String(error)]: '' })
}

describe('audiobooks, collections and episodes', () => {
  test('audiobook#publishNeedsPublishedEpisode publishing demands an episode and rights in force; when they end the clock withdraws it and tells', async () => {
    const book = await make('audiobook', {
      copyrightPeriod: { start: null, end: '2026-11-01T00:00:00+08:00' },
    })
    expect(await act('audiobook', book, 'publish')).toEqual([40001, '_'])
    const episode = await make('audio', { audiobook: book.id })
    await put('audio', episode, { status: 'published' })
    expect(await act('audiobook', book, 'publish')).toEqual([40001, '_'])

    const copyrightPeriod = { start: null, end: '2026-11-21T11:00:00+08:00' }
    await put('audiobook', book, {
      updatedBy: bench.people.boss,
      copyrightPeriodEnd: copyrightPeriod.end,
    })
    expect(await act('audiobook', book, 'publish')).toEqual([20000])
    const marked = marksOf(entityOf('audiobook'), await find('audiobook', book), circumstances())
    expect(marked.map(({ rule }) => rule)).toEqual(['audiobook#publishNeedsPublishedEpisode'])

    bench.time.now += 61 * 60_000
    await runDueMoves(bench.portal.context, bench.portal.records())
    expect(await find('audiobook', book)).toMatchObject({ status: 'withdrawn' })
    const told = await bench.portal.records().select('notice', { user: bench.people.boss })
    expect(told.map(({ title }) => title)).toEqual([expect.stringContaining(String(book.title))])
    bench.time.now -= 61 * 60_000
  })

  test('audiobook#finishedNeedsAllEpisodes finished demands as many episodes as planned', async () => {
    const book = await make('audiobook', { updateKind: 'serial', plannedEpisodes: 2 })
    expect(await changed('audiobook', book, { updateKind: 'finished' })).toEqual([
      40001,
      'updateKind',
    ])
    for (const status of ['published', 'draft', 'published'])
      await make('audio', { audiobook: book.id, status })
    expect(await find('audiobook', book)).toMatchObject({ episodeCount: 2 })
    const { version } = await find('audiobook', book)
    await bench.portal.records().update('audiobook', book.id, { updateKind: 'finished' })
    expect((await find('audiobook', book)).version).toBe(Number(version) + 1)
  })

  test('audiobook#deletableByAdminOnly is deleted by admins, without episodes and whoever names it', async () => {
    const book = await make('audiobook')
    const episode = await make('audio', { audiobook: book.id })
    expect(await remove('audiobook', book, bench.editor)).toEqual([40300])
    expect(await remove('audiobook', book)).toEqual([40900])
    await bench.portal.records().remove('audio', episode.id)
    expect(await remove('audiobook', book)).toEqual([20000])
  })

  test('podcast#feedGuidUniqueInCollection a feed’s guid stands once in a collection, ignored or not, and what was captured stays', async () => {
    const radioStation = (await make('radioStation')).id
    const captured = { radioStation, origin: 'captured', feedGuid: 'guid-1' }
    const episode = await make('podcast', captured)
    await put('podcast', episode, { status: 'ignored' })
    expect(await refusedBy(make('podcast', captured))).toEqual(['feedGuid'])
    expect(await changed('podcast', episode, { feedGuid: 'guid-2', origin: 'own' })).toEqual([
      40001,
      'origin',
      'feedGuid',
    ])
    await make('podcast', { ...captured, radioStation: (await make('radioStation')).id })
  })

  test('podcast#numberUniqueInSeason season and number stand once, timeline points rise within the duration, three are pinned', async () => {
    const radioStation = (await make('radioStation')).id
    const numbered = { radioStation, season: 1, number: 7 }
    await make('podcast', numbered)
    expect(await refusedBy(make('podcast', numbered))).toEqual(['number'])
    const point = (at: number) => ({ _key: `p${at}`, at, title: '一处' })
    const timed = (...points: number[]) =>
      make('podcast', { radioStation, duration: 600, timeline: points.map(point) })
    expect(await refusedBy(timed(20, 10))).toEqual(['timeline.1.at'])
    expect(await refusedBy(timed(20, 700))).toEqual(['timeline.1.at'])
    await timed(20, 600)
    for (let count = 0; count < 3; count++) await make('podcast', { radioStation, top: true })
    expect(await refusedBy(make('podcast', { radioStation, top: true }))).toEqual(['top'])
  })

  test('podcast#deletableBeforeShelf only drafts, captured and ignored ones are deleted, and none that somebody holds', async () => {
    const episode = await make('podcast')
    for (const [status, code] of [
      ['onShelf', 40900],
      ['offShelf', 40900],
      ['draft', 20000],
    ] as const) {
      await put('podcast', episode, { status })
      expect([status, ...(await remove('podcast', episode))]).toEqual([status, code])
    }
    const held = await make('podcast')
    await put('podcast', held, { status: 'draft' })
    await make('article', { podcastInserts: [{ _key: 'a', podcast: held.id, place: 'after' }] })
    expect(await remove('podcast', held)).toEqual([40900])
  })

  test('radioStation#publishNeedsShelvedEpisode publishing demands an episode on shelf; only published ones are served', async () => {
    const station = await make('radioStation')
    expect(await act('radioStation', station, 'publish')).toEqual([40001, '_'])
    await put('podcast', await make('podcast', { radioStation: station.id }), { status: 'onShelf' })
    expect(await act('radioStation', station, 'publish')).toEqual([20000])
    expect(shownWhere(entityOf('radioStation'))).toEqual({ status: 'published' })
  })

  test('radioStation#deletableByAdminOnly is deleted by admins, without episodes and subscribers', async () => {
    const station = await make('radioStation')
    expect(await remove('radioStation', station, bench.editor)).toEqual([40300])
    await put('radioStation', station, { subscribeCount: 1 })
    expect(await remove('radioStation', station)).toEqual([40900])
    await put('radioStation', station, { subscribeCount: 0 })
    const episode = await make('podcast', { radioStation: station.id })
    expect(await remove('radioStation', station)).toEqual([40900])
    await bench.portal.records().remove('podcast', episode.id)
    expect(await remove('radioStation', station)).toEqual([20000])
  })
})

describe('what the portal and the app write', () => {
  test('job#comesFromPortal a job is made and moved by the portal', async () => {
    const job = await make('job')
    expect(await tried('POST', 'job', {})).toEqual([40300])
    expect(await remove('job', job)).toEqual([40300])
    expect(await act('job', job, 'start')).toEqual([40300])
    await bench.portal.records().move('job', job.id, 'start')
    for (const move of ['finish', 'finishPartly', 'fail', 'requeue'])
      expect([move, ...(await act('job', job, move))]).toEqual([move, 40300])
  })

  test('job#onlyStarterOrAdminPauses its starter or an admin may pause and cancel it', async () => {
    const { boss, wang } = bench.people
    const ofBoss = await make('job')
    await put('job', ofBoss, { createdBy: boss })
    const ofWang = await make('job')
    await put('job', ofWang, { createdBy: wang })
    for (const move of ['pause', 'cancel'])
      expect([move, ...(await act('job', ofBoss, move, {}, bench.editor))]).toEqual([move, 40400])
    expect(await act('job', ofWang, 'pause', {}, bench.editor)).toEqual([20000])
    expect(await act('job', ofWang, 'cancel')).toEqual([20000])
  })

  test('job#comesFromPortal its starter is told whether any row of it was done', async () => {
    const { boss } = bench.people
    const titlesAfter = async (done: number) => {
      const job = await make('job')
      const counted = { createdBy: boss, status: 'running', title: `补发${done}`, done, failed: 2 }
      await put('job', job, counted)
      await bench.portal.records().move('job', job.id, 'finishPartly')
      const told = await bench.portal.records().select('notice', { user: boss, type: 'job' })
      return told.map(({ title }) => title)
    }
    expect(await titlesAfter(3)).toContain('任务部分成功：补发3')
    expect(await titlesAfter(0)).toContain('任务没有一行成功：补发0')
  })

  test('appUser#comesFromApp operators change a few fields of a user, make and delete none', async () => {
    const user = await make('appUser')
    expect(await tried('POST', 'appUser', { nickname: '手工' })).toEqual([40300])
    expect(await remove('appUser', user)).toEqual([40300])
    expect((await changed('appUser', user, { phone: '13700001111' }))[0]).toBe(40001)
    expect(await changed('appUser', user, { nickname: '读者', note: '违规昵称已重置' })).toEqual([
      20000,
    ])
  })

  test('appUser#banNeedsReason muting demands until when, banning a reason', async () => {
    const user = await make('appUser', { mutedUntil: null })
    expect(await act('appUser', user, 'mute')).toEqual([40001, 'mutedUntil'])
    expect(await act('appUser', user, 'mute', { mutedUntil: '2026-12-01T00:00:00+08:00' })).toEqual(
      [20000],
    )
    expect(await act('appUser', user, 'ban')).toEqual([40001, 'reason'])
    expect(await act('appUser', user, 'ban', { reason: '广告' })).toEqual([20000])
  })

  test('appUser#onlyAdminMakesOfficial official is for admins', async () => {
    const user = await make('appUser', { official: false })
    expect(await changed('appUser', user, { official: true }, bench.editor)).toEqual([40300])
    expect(await changed('appUser', user, { official: true })).toEqual([20000])
  })

  test('userMagazine#periodsNeverOverlap subscriptions of one user to one magazine never overlap', async () => {
    const [user, magazine] = [(await make('appUser')).id, (await make('magazine')).id]
    const during = (start: string, end: string, more: Row = {}) =>
      make('userMagazine', {
        user,
        magazine,
        issue: null,
        months: 6,
        validity: { start: `${start}T00:00:00+08:00`, end: `${end}T23:59:59+08:00` },
        ...more,
      })
    await during('2026-01-01', '2026-06-30')
    expect(await refusedBy(during('2026-06-30', '2026-12-31'))).toEqual(['validity'])
    await during('2026-07-01', '2026-12-31')
    await during('2026-01-01', '2026-06-30', { magazine: (await make('magazine')).id })
  })

  test('userMagazine#cancelNeedsReason grants and codes are cancelled with a reason, purchases are refunded', async () => {
    const own = { issue: null, months: 6 }
    const granted = await make('userMagazine', { ...own, source: 'grant', cancelReason: null })
    expect((await act('userMagazine', granted, 'cancel'))[0]).toBe(40001)
    const bought = await make('userMagazine', {
      ...own,
      source: 'purchase',
      user: (await make('appUser')).id,
    })
    await put('userMagazine', bought, { cancelReason: '误发' })
    const path = `${entityOf('userMagazine').path}/${bought.id}/cancel`
    const { code, data } = await admin('POST', path, {})
    expect([code, Object.values(data.errors)]).toEqual([40001, ['A purchase goes by refund']])
    const reason = { cancelReason: '误发' }
    expect((await changed('userMagazine', granted, reason))[0]).toBe(40001)
    expect((await act('userMagazine', granted, 'cancel', reason))[0]).toBe(20000)
    expect(await find('userMagazine', granted)).toMatchObject({ status: 'cancelled' })
  })

  test('protectionPeriod#comesFromPortal is made and dropped with its magazine, protectionPeriod#effectiveFromTodayOn begins today or later', async () => {
    const magazine = await make('magazine')
    const [found] = await bench.portal
      .records()
      .select('protectionPeriod', { magazine: magazine.id })
    const period = found as Made
    const { id, version, magazine: _, ...values } = period
    expect((await tried('POST', 'protectionPeriod', { effectiveFrom: '2026-11-21' }))[0]).toBe(
      40300,
    )
    expect([40300, 40900]).toContain((await remove('protectionPeriod', period))[0])
    expect((await changed('protectionPeriod', period, { magazine: 1 }))[0]).toBe(40001)
    expect(await changed('protectionPeriod', period, { effectiveFrom: '2026-11-20' })).toEqual([
      40001,
      'effectiveFrom',
    ])
    expect(
      await changed('protectionPeriod', period, { effectiveFrom: '2026-11-22', vipDays: 3 }),
    ).toEqual([20000])
    expect(values.vipDays).toBe(7)
  })

  test('batchGive#finishedByPortal a batch is moved on by the portal and never deleted', async () => {
    const batch = await make('batchGive', {
      kind: 'readMoney',
      fileName: '用户充值模板.xlsx',
    })
    expect(await remove('batchGive', batch)).toEqual([40900])
    await put('batchGive', batch, { status: 'checking' })
    for (const move of ['findProblems', 'pass'])
      expect([move, ...(await act('batchGive', batch, move))]).toEqual([move, 40300])
    await put('batchGive', batch, { status: 'running' })
    for (const move of ['finish', 'finishPartly'])
      expect([move, ...(await act('batchGive', batch, move))]).toEqual([move, 40300])
    const unknown = await make('batchGive', { kind: 'other', options: { entity: 'goods' } })
    expect(await act('batchGive', unknown, 'check')).toEqual([40001, 'kind'])
  })

  test('epub#factsComeFromFile parsing and what the file says are the portal’s', async () => {
    const book = await make('epub')
    expect(await act('epub', book, 'parseDone')).toEqual([40300])
    expect(await act('epub', book, 'parseFail')).toEqual([40300])
    const told = await changed('epub', book, {
      creator: '别人',
      identifier: 'urn:1',
      fileSize: '1 MB',
      errorMessage: 'x',
    })
    expect(told).toEqual([40001, 'creator', 'identifier', 'fileSize', 'errorMessage'])
    expect(await changed('epub', book, { publisher: '自己改的' })).toEqual([20000])
  })

  test('epub#deletableByAdminOnly is deleted by admins, without readers and issues, and takes its chapters along', async () => {
    const book = await make('epub')
    const chapter = await make('epubChapter', { epub: book.id })
    expect(await remove('epub', book, bench.editor)).toEqual([40300])
    await put('epub', book, { readCount: 1 })
    expect(await remove('epub', book)).toEqual([40900])
    await put('epub', book, { readCount: 0 })
    const issue = await make('issue', { epub: book.id })
    expect(await remove('epub', book)).toEqual([40900])
    await bench.portal.records().update('issue', issue.id, { epub: null })
    expect(await remove('epub', book)).toEqual([20000])
    expect(await find('epubChapter', chapter)).toBe(null)
  })
})

describe('labels, categories, companies and channels', () => {
  test('appCategory#depthIsLimited two levels of one channel, names once among siblings, ten on a channel page', async () => {
    const category = (more: Row) =>
      make('appCategory', { channel: 'course', parent: null, showOnHome: false, ...more })
    const top = await category({})
    const below = await category({ parent: top.id, name: '同名' })
    expect(await refusedBy(category({ parent: below.id }))).toEqual(['parent'])
    expect(await refusedBy(category({ parent: top.id, channel: 'listen' }))).toEqual(['parent'])
    expect(await refusedBy(category({ parent: top.id, name: '同名' }))).toEqual(['name'])
    await category({ name: '同名' })
    for (let count = 0; count < 10; count++)
      await category({ channel: 'podcast', showOnHome: true })
    expect(await refusedBy(category({ channel: 'podcast', showOnHome: true }))).toEqual([
      'showOnHome',
    ])
  })

  test('appCategory#orderedAmongSiblings siblings are sorted in one call', async () => {
    const parent = (
      await make('appCategory', { channel: 'listen', parent: null, showOnHome: false })
    ).id
    const sibling = () => make('appCategory', { channel: 'listen', parent, showOnHome: false })
    const ids = [(await sibling()).id, (await sibling()).id].reverse()
    const scope = { channel: 'listen', parent }
    const { data } = await admin('POST', 'appCategory/order', { ids, scope })
    expect(data.list.map(({ id, position }: Row) => [id, position])).toEqual(
      ids.map((id, at) => [id, at + 1]),
    )
    expect(await tried('POST', 'appCategory/order', { ids: ids.slice(1), scope })).toEqual([
      40001,
      'ids',
    ])
  })

  const companyPage = () => make('companyPage', { template: true, company: null, type: 'standard' })
  test.each<[string, () => Promise<Made>, string, (id: number) => Row]>([
    [
      'appCategory#deletableWhenEmpty',
      () => make('appCategory', { parent: null, showOnHome: false }),
      'magazine',
      (appCategory) => ({ appCategory }),
    ],
    [
      'appCategory#deletableWhenEmpty',
      () => make('appCategory', { channel: 'magazine', parent: null, showOnHome: false }),
      'appCategory',
      (parent) => ({ channel: 'magazine', parent, showOnHome: false }),
    ],
    [
      'company#deletableWhilePreparing',
      () => make('company'),
      'appUser',
      (company) => ({ company }),
    ],
    [
      'companyGroup#deletableWhenUnused',
      () => make('companyGroup', { type: 'standard' }),
      'company',
      (group) => ({ group, type: 'standard' }),
    ],
    [
      'companyPage#deletableWhenUnused',
      companyPage,
      'companyGroup',
      (page) => ({ page, type: 'standard' }),
    ],
    [
      'productPackage#deletableWhenUnused',
      () => make('productPackage'),
      'companyGroup',
      (id) => ({ packages: [id] }),
    ],
    [
      'productPackageCategory#deletableWhenUnused',
      () => make('productPackageCategory'),
      'productPackage',
      (category) => ({ category }),
    ],
    [
      'appChannel#deletableWhenUnused',
      () => make('appChannel', { packageFile: null }),
      'appUser',
      (channel) => ({ channel }),
    ],
  ])('%s is deleted only while nothing names it (%#)', async (rule, made, user, naming) => {
    const name = rule.split('#')[0] as string
    const record = await made()
    const using = await make(user, naming(record.id))
    const { code, data } = await admin('DELETE', `${entityOf(name).path}/${record.id}`)
    expect([code, data.usedBy]).toEqual([
      40900,
      expect.arrayContaining([expect.objectContaining({ entity: user, id: using.id })]),
    ])
    await bench.portal
      .records()
      .remove(user, using.id)
      .catch(() => put(user, using, { deletedAt: 'x' }))
    expect(await remove(name, await made())).toEqual([20000])
  })

  test('company#deletableWhilePreparing only while preparing and without used seats', async () => {
    const company = await make('company')
    for (const [values, code] of [
      [{ status: 'active' }, 40900],
      [{ status: 'preparing', seatsUsed: 1 }, 40900],
      [{ seatsUsed: 0 }, 20000],
    ] as const) {
      await put('company', company, values)
      expect(await remove('company', company)).toEqual([code])
    }
  })

  test('companyPage#deletableWhenUnused a published page is withdrawn first', async () => {
    const page = await companyPage()
    await put('companyPage', page, { status: 'published' })
    expect(await remove('companyPage', page)).toEqual([40900])
    await put('companyPage', page, { status: 'withdrawn' })
    expect(await remove('companyPage', page)).toEqual([20000])
  })

  test('productPackageCategory#categoriesAreLimited there are twenty at most', async () => {
    const count = await bench.portal.records().count('productPackageCategory', {})
    for (let more = count; more < 20; more++) await make('productPackageCategory')
    expect(await refusedBy(make('productPackageCategory'))).toEqual(['_'])
  })
})
