import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const OK = [20000]
const open = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' }

describe('seals and their places', () => {
  const bench = sharedBench()
  const { admin } = bench
  const { sent, make, put, find, tried, changed, act, remove } = anyRecord(bench)
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['sealStamp', 'appUser'] })).app
  })

  const theme = (more: Row = {}) =>
    make('seal', {
      ...{ title: `北京中轴线${serial()}`, mapMode: 'picture', period: open, needed: 2 },
      ...{ reward: 'none', medal: null, coupon: null, order: null, ...more },
    })
  const place = (seal: Made, more: Row = {}) =>
    make('sealPlace', {
      ...{ seal: seal.id, name: `永定门${serial()}`, mapX: null, mapY: null, order: null },
      ...{ longitude: 116.3916, latitude: 39.8696, way: 'location', radius: 300 },
      ...{ quiz: [], subject: null, ...more },
    })
  const values = (seal: Made, more: Row = {}) =>
    sent('sealPlace', {
      ...{ seal: seal.id, name: `钟鼓楼${serial()}`, mapX: 20, mapY: 20, order: null },
      ...{ longitude: 116.3902, latitude: 39.9405, way: 'location', radius: 300 },
      ...{ quiz: [], subject: null, ...more },
    })
  /** Published, with three places on its drawn map. */
  const lit = async (more: Row = {}) => {
    const one = await theme(more)
    const places = [
      await place(one, { mapX: 10, mapY: 10 }),
      await place(one, { mapX: 30, mapY: 30 }),
      await place(one, { mapX: 50, mapY: 50 }),
    ]
    expect(await act('seal', one, 'publish')).toEqual(OK)
    return { one, places }
  }
  const user = async () =>
    (await app('POST', 'ingest/appUser', { uid: `U${serial()}${serial()}`, nickname: '山月' })).data
      .id as number
  const stamp = (of: Made, by: number, stampedAt = '2026-11-21T09:00:00+08:00') =>
    app('POST', 'ingest/wenbo/sealStamp', { place: of.id, user: by, stampedAt })
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})

  test('seal#publishNeedsPlaces shows its map and as many placed places as it needs', async () => {
    const body = await sent('seal', { mapMode: 'picture', mapImage: null, reward: 'none' })
    const drawn = { ...body, medal: null, coupon: null, period: open, order: null }
    expect(await tried('POST', 'wenbo/sealTheme', drawn)).toEqual([40001, 'mapImage'])
    const one = await theme()
    await place(one, { mapX: 10, mapY: 10 })
    expect(await act('seal', one, 'publish')).toEqual([40001, '_'])
    const second = await place(one)
    expect(await act('seal', one, 'publish')).toEqual([40001, '_'])
    await changed('sealPlace', second, { mapX: 40, mapY: 40 })
    expect(await act('seal', one, 'publish')).toEqual(OK)
    expect(await changed('seal', one, { needed: 40 })).toEqual([40001, '_'])
    expect(await changed('sealPlace', second, { mapX: null, mapY: null })).toEqual([40900])
    const real = await theme({ mapMode: 'coordinate' })
    await place(real)
    const far = await place(real, { way: 'scan', longitude: null, latitude: null })
    expect(await act('seal', real, 'publish')).toEqual([40001, '_'])
    await changed('sealPlace', far, { longitude: 116.4, latitude: 39.9 })
    expect(await act('seal', real, 'publish')).toEqual(OK)
  })

  test('seal#fieldsFollowReward names what it gives, and a coupon that can be had all the while', async () => {
    const one = await theme()
    expect(await changed('seal', one, { reward: 'medal' })).toEqual([40001, 'medal'])
    const coupon = async (takePeriod: Row | null, status = 'active') => {
      const made = await make('coupon', { stock: 100 })
      await put('coupon', made, {
        ...{
          status,
          takePeriodStart: takePeriod?.start ?? null,
          takePeriodEnd: takePeriod?.end ?? null,
        },
        ...{ validKind: 'days', validDays: 30, validityStart: null, validityEnd: null },
      })
      return made.id
    }
    const given = async (id: number) => changed('seal', one, { reward: 'coupon', coupon: id })
    expect(await given(await coupon(null, 'draft'))).toEqual([40001, 'coupon'])
    expect(await given(await coupon({ ...open, end: '2026-12-01T00:00:00+08:00' }))).toEqual([
      40001,
      'coupon',
    ])
    expect(await given(await coupon({ ...open, start: '2026-11-15T00:00:00+08:00' }))).toEqual([
      40001,
      'coupon',
    ])
    expect(await given(await coupon(open))).toEqual(OK)
  })

  test('seal#frozenOnceCollected seal#deletableWhenUnused once somebody collected what it takes is fixed, and it is not deleted', async () => {
    const { one, places } = await lit()
    expect((await stamp(places[0] as Made, await user())).code).toBe(20000)
    expect(await find('seal', one)).toMatchObject({ collectors: 1, finishers: 0, places: 3 })
    expect(await changed('seal', one, { needed: 1 })).toEqual([40001, 'needed'])
    expect(await changed('seal', one, { mapMode: 'coordinate' })).toEqual([40001, 'mapMode'])
    expect(await act('seal', one, 'withdraw')).toEqual(OK)
    expect(await remove('seal', one)).toEqual([40900])
    const backwards = { start: open.end, end: open.start }
    expect(await changed('seal', one, { period: backwards })).toEqual([40001, 'period'])
    const empty = await theme()
    const inside = await place(empty)
    expect(await remove('seal', empty)).toEqual(OK)
    expect(await bench.portal.records().find('sealPlace', inside.id)).toBeNull()
  })

  test('seal#oneRewardPerUser seal.collected whoever completes it has one reward, and the stamp that did it is told', async () => {
    const medal = await make('medal', {
      ...{ kind: 'activity', condition: 'manual', stock: 0, period: null, target: null },
      ...{ punchCard: null, attendance: null, cardCollect: null, offlineActivity: null },
      ...{ marathon: null, marathonGroup: null, position: null },
    })
    await put('medal', medal, { status: 'published' })
    const { one, places } = await lit({ reward: 'medal', medal: medal.id })
    const by = await user()
    for (const of of places) expect((await stamp(of, by)).code).toBe(20000)
    expect(await find('seal', one)).toMatchObject({ collectors: 1, finishers: 1 })
    const stamps = await bench.portal
      .records()
      .select('sealStamp', { seal: one.id }, { sort: 'id' })
    expect(stamps.map(({ completes, rewarded }) => [completes, rewarded])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ])
    const held = { medal: medal.id, user: by, status: 'held' }
    expect(await bench.portal.records().count('medalHolder', held)).toBe(1)
    expect((await stamp(places[0] as Made, by)).data.created).toBe(false)
    expect(
      fieldsOf(await stamp(places[0] as Made, await user(), '2027-02-01T09:00:00+08:00')),
    ).toEqual(['stampedAt'])
    expect(bench.portal.context.entities.get('seal')?.actions).toMatchObject({
      collected: { opens: 'sealStamp', by: 'seal' },
      map: { page: '/wenbo/seal/map', by: 'seal' },
    })
  })

  test('seal.qrCodes zips a code for each enabled place that is scanned; sealPlace.qrCode links one', async () => {
    const one = await theme()
    const scanned = await place(one, { name: '正阳门', way: 'scan' })
    await put('sealPlace', await place(one, { way: 'scan' }), { status: 'disabled' })
    const other = await place(one)
    const { data } = await admin('POST', `wenbo/sealTheme/${one.id}/qrCodes`, {})
    expect(data.name).toBe(`点位码-${one.title}.zip`)
    const bytes = Uint8Array.from(atob(data.url.split(',')[1]), (letter) => letter.charCodeAt(0))
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(['01-正阳门.svg'])
    expect(new TextDecoder().decode(files['01-正阳门.svg'])).toMatch(/^<svg/)
    const link = await admin('POST', `wenbo/sealPlace/${scanned.id}/qrCode`, {})
    expect(link.data.address).toMatch(/wenbo\/seal\/[A-Z2-9]{10}$/)
    expect((await admin('POST', `wenbo/sealPlace/${other.id}/qrCode`, {})).code).toBe(40900)
    expect((await admin('POST', `wenbo/sealTheme/${(await theme()).id}/qrCodes`, {})).code).toBe(
      40001,
    )
  })

  test('sealPlace#nameUniqueInSeal a name once in its theme, #coordinatesAreWhole both of a pair or none', async () => {
    const one = await theme()
    await place(one, { name: '永定门' })
    const of = async (more: Row) => tried('POST', 'wenbo/sealPlace', await values(one, more))
    expect(await of({ name: '永定门' })).toEqual([40001, 'name'])
    expect((await of({ mapY: null }))[0]).toBe(40001)
    expect((await of({ way: 'scan', latitude: null }))[0]).toBe(40001)
    expect(await of({})).toEqual(OK)
    const rows = await bench.portal.records().select('sealPlace', { seal: one.id })
    expect(rows.map(({ order }) => order)).toEqual([1, 2])
  })

  test('sealPlace#fieldsFollowWay each way asks for what it needs, and the portal makes the code', async () => {
    const one = await theme()
    const of = async (more: Row) => tried('POST', 'wenbo/sealPlace', await values(one, more))
    expect(await of({ longitude: null, latitude: null })).toEqual([40001, 'longitude', 'latitude'])
    expect(await of({ way: 'quiz' })).toEqual([40001, 'quiz'])
    expect(await of({ way: 'reading' })).toEqual([40001, 'subject'])
    const quiz = [{ question: '永定门始建于哪朝？', options: ['明', '清'], right: 3 }]
    expect(await of({ way: 'quiz', quiz })).toEqual([40001, 'quiz.0.right'])
    expect(await of({ way: 'quiz', quiz: [{ ...quiz[0], right: 1 }], mapX: 60 })).toEqual(OK)
    expect((await place(one)).scanCode).toMatch(/^[A-Z2-9]{10}$/)
  })

  test('sealPlace#placesStandApart sealPlace.place two seals upon each other are asked about, wherever they are dropped', async () => {
    const one = await theme()
    await place(one, { mapX: 20, mapY: 20 })
    const second = await place(one, { mapX: 60, mapY: 60 })
    const drop = (more: Row) =>
      admin('POST', 'wenbo/sealPlace/place', { place: second.id, ...more })
    const asked = await drop({ mapX: 21, mapY: 21 })
    expect(asked.data.warnings).toMatchObject([{ rule: 'sealPlace#placesStandApart' }])
    expect((await drop({ mapX: 21, mapY: 21, accept: ['sealPlace#placesStandApart'] })).code).toBe(
      20000,
    )
    expect((await drop({ mapX: 80, mapY: 33.33 })).code).toBe(20000)
    expect(await find('sealPlace', second)).toMatchObject({ mapX: 80, mapY: 33.33 })
    expect((await drop({ longitude: 116.41, latitude: 39.91 })).code).toBe(20000)
    expect((await drop({ mapX: 180, mapY: 1 })).code).toBe(40001)
  })

  test('sealPlace#enoughPlacesStayEnabled sealPlace#deletableWhenUnused a published theme keeps the places it needs, and those somebody collected', async () => {
    const { places } = await lit()
    const [first, second, third] = places as [Made, Made, Made]
    await stamp(first, await user())
    expect(await remove('sealPlace', first)).toEqual([40900])
    expect(await act('sealPlace', second, 'disable')).toEqual(OK)
    expect(await act('sealPlace', third, 'disable')).not.toEqual(OK)
    expect(await act('sealPlace', second, 'enable')).toEqual(OK)
    expect(await act('sealPlace', first, 'disable')).toEqual(OK)
    expect(fieldsOf(await stamp(first, await user()))).toEqual(['place'])
  })
})
