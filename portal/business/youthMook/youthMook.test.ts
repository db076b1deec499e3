import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const HOUR = 3_600_000
const OK = [20000]
const span = (start: string, end: string) => ({
  start: `${start}T09:00:00+08:00`,
  end: `${end}T20:00:00+08:00`,
})
const year = span('2026-11-01', '2026-12-31')

describe('the youth mook', () => {
  const bench = sharedBench()
  const { admin, editor } = bench
  const { sent, make, put, find, tried, changed, act, remove } = anyRecord(bench)
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    const writes = ['yongsMember', 'yongsComplete']
    app = (await appKey(bench, { writes, rights: ['public'] })).app
  })
  const records = () => bench.portal.records()
  const refusedAt = (work: Promise<unknown>) =>
    work.then(
      () => [],
      (error) => Object.keys(error.dataIn('en').errors),
    )

  const written = async (chapters = 3) => {
    const epub = await make('epub', { title: `如何面对孤独${serial()}` })
    const own = { epub: epub.id, parent: null, visible: true }
    for (let index = 1; index <= chapters; index++)
      await make('epubChapter', { ...own, title: `第${index}章`, position: index })
    return epub
  }
  const book = async (more: Row = {}) =>
    make('yongsComplete', {
      ...{ title: `青年读本${serial()}`, volume: 900_000 + serial(), isbn: null, price: 3900 },
      ...{ linePrice: null, epub: null, freeChapters: 0, authors: [], publishAt: null },
      ...more,
    })
  const onSale = async (more: Row = {}) => {
    const one = await book(more)
    await put('yongsComplete', one, { status: 'published' })
    return one
  }
  const plan = [1, 2, 3].map((day) => ({ day, title: `第${day}天` }))
  const study = async (more: Row = {}) =>
    make('yongsStudy', {
      ...{ title: '21天共读', fee: 0, quota: 0, plan, finishDays: 2, medal: null },
      ...{ signUp: span('2026-11-10', '2026-11-25'), period: span('2026-11-26', '2026-12-16') },
      book: (await onSale()).id,
      ...more,
    })
  const inState = async (status: string, more: Row = {}) => {
    const one = await study(more)
    await put('yongsStudy', one, { status })
    return one
  }

  test('yongsComplete#publishNeedsChapters is put on with chapters, of which so many are free', async () => {
    const one = await book()
    expect(await act('yongsComplete', one, 'publish')).toContain('epub')
    const bare = await make('epub', { title: `空书${serial()}` })
    await changed('yongsComplete', one, { epub: bare.id })
    expect(await act('yongsComplete', one, 'publish')).toEqual([40001, '_'])
    const epub = await written(2)
    expect(await changed('yongsComplete', one, { epub: epub.id, freeChapters: 3 })).toEqual([
      40001,
      'freeChapters',
    ])
    expect(await changed('yongsComplete', one, { epub: epub.id, freeChapters: 2 })).toEqual(OK)
    expect(await act('yongsComplete', one, 'publish')).toEqual(OK)
    expect(await changed('yongsComplete', one, { epub: null })).toContain('epub')
    expect((await find('yongsComplete', one)).publishAt).toBe('2026-11-21T10:00:00+08:00')
  })

  test('yongsComplete#priceBelowLinePrice the list price is above it, #onlyAdminChangesPrice and an admin changes what is on sale', async () => {
    expect(await refusedAt(book({ linePrice: 3900 }))).toEqual(['linePrice'])
    const one = await onSale({ linePrice: 4900 })
    expect(await changed('yongsComplete', one, { price: 2900 }, editor)).toEqual([40300])
    expect(await changed('yongsComplete', one, { price: 2900 })).toEqual(OK)
    expect(await changed('yongsComplete', await book(), { price: 100 }, editor)).toEqual(OK)
  })

  test('yongsComplete#studiedBooksStayPublished stays while it is read together, #deletableWhenUnused and while somebody bought or names it', async () => {
    const one = await onSale()
    const running = await inState('running', { book: one.id })
    expect(await act('yongsComplete', one, 'withdraw')).toEqual([40001, '_'])
    expect(await remove('yongsComplete', one)).toEqual([40900])
    await put('yongsStudy', running, { status: 'ended' })
    expect(await act('yongsComplete', one, 'withdraw')).toEqual(OK)
    const bought = await book()
    await app('POST', 'ingest/yongs/complete', { id: bought.id, sold: 1 })
    expect(await remove('yongsComplete', bought)).toEqual([40900])
    const named = await book()
    const { id } = await make('yongsRecommend', {
      slot: 'book',
      study: running.id,
      books: [named.id],
    })
    expect(await remove('yongsComplete', named)).toEqual(OK)
    expect((await records().find('yongsRecommend', id))?.books ?? []).toEqual([])
  })

  test('yongsComplete.study begins a study with a day for each chapter, yongsComplete.preview shows those that are free', async () => {
    const one = await book({ epub: (await written()).id, freeChapters: 1 })
    const { data } = await admin('POST', `yongs/complete/${one.id}/study`, {})
    expect(data).toMatchObject({ book: one.id, finishDays: 3 })
    expect(data.plan.map(({ day }: Row) => day)).toEqual([1, 2, 3])
    const page = await admin('POST', `yongs/complete/${one.id}/preview`, {})
    expect(page.data.groups[0].lines.map(({ free }: Row) => free)).toEqual([true, false, false])
  })

  test('yongsStudy#signUpFitsPeriod its days rise within its dates, and sign-up ends before it does', async () => {
    expect(await refusedAt(study({ signUp: span('2026-11-10', '2026-12-20') }))).toEqual(['signUp'])
    const twice = [...plan, { day: 3, title: '再读' }]
    expect(await refusedAt(study({ plan: twice }))).toContain('plan.3.day')
    const late = [...plan, { day: 22, title: '晚了' }]
    expect(await refusedAt(study({ plan: late }))).toEqual(['plan.3.day'])
    expect(await refusedAt(study({ plan: [...plan, { day: 21, title: '末日' }] }))).toEqual([])
  })

  test('yongsStudy#openNeedsPublishedBook opens with a published book, and starts and finishes on its dates', async () => {
    const one = await study({ book: (await book()).id })
    expect(await act('yongsStudy', one, 'open')).toEqual([40001, 'signUp'])
    await changed('yongsStudy', one, { book: (await onSale()).id })
    expect(await act('yongsStudy', one, 'open')).toEqual(OK)
    const over = await study({ signUp: span('2026-11-01', '2026-11-20') })
    expect(await act('yongsStudy', over, 'open')).toEqual([40001, 'signUp'])
    const at = async (hours: number) => {
      bench.time.now += hours * HOUR
      await runDueMoves(bench.portal.context, records())
      bench.time.now -= hours * HOUR
      return (await find('yongsStudy', one)).status
    }
    expect(await at(5 * 24)).toBe('running')
    expect(await at(27 * 24)).toBe('ended')
  })

  test('yongsStudy#begunDaysStay no more days to finish than there are, and days that have begun stay', async () => {
    expect(await refusedAt(study({ finishDays: 4 }))).toEqual(['finishDays'])
    const one = await inState('running', { period: span('2026-11-20', '2026-12-10') })
    const now = (await find('yongsStudy', one)).plan as readonly Row[]
    const retitled = (index: number) =>
      now.map((entry, at) => (at === index ? { ...entry, title: '换个题目' } : entry))
    expect(await changed('yongsStudy', one, { plan: retitled(1) })).toEqual([40001, 'plan'])
    expect(await changed('yongsStudy', one, { plan: retitled(2) })).toEqual(OK)
    const later = { period: span('2026-11-25', '2026-12-15') }
    expect(await changed('yongsStudy', one, later)).toContain('period.start')
    await put('yongsStudy', one, { status: 'ended' })
    expect(await changed('yongsStudy', one, { plan: retitled(0) })).toEqual([40001, 'plan'])
  })

  const user = async () =>
    (await app('POST', 'ingest/appUser', { uid: `U${70_000_000 + serial()}`, nickname: '小满' }))
      .data?.id ?? (await make('appUser', { uid: `U${70_000_000 + serial()}` })).id
  const joined = async (one: Made, more: Row = {}) => {
    const values = { study: one.id, user: await user(), nickname: '小满' }
    const joinedAt = '2026-11-20T09:00:00+08:00'
    const { data } = await app('POST', 'ingest/yongs/member', { ...values, joinedAt, ...more })
    return data as Made
  }

  test('yongsStudy#cancelNeedsConfirmation cancelled, its members are refunded and written to by a job', async () => {
    const one = await inState('enrolling', { fee: 1900 })
    const order = await make('userOrder', { orderNo: `Y${serial()}` })
    const money = { amount: 1900, paid: 1900, couponDiscount: 0, readMoneyPaid: 0, refundAmount: 0 }
    await put('userOrder', order, { ...money, refundAsked: null, status: 'paid' })
    const orderNumber = (await find('userOrder', order)).orderNo
    const [paid, free] = [await joined(one, { paid: 1900, orderNumber }), await joined(one)]
    expect(bench.portal.context.entities.get('yongsStudy')?.moves.cancel?.confirm).toBe('yes')
    expect(await act('yongsStudy', one, 'cancel')).toEqual(OK)
    await runQueued(bench.portal.context)
    expect((await find('yongsMember', paid)).status).toBe('refunded')
    expect((await find('yongsMember', free)).status).toBe('dropped')
    expect((await find('userOrder', order)).status).toBe('refunding')
    expect(await records().count('mail', { title: '共读取消通知' })).toBe(2)
  })

  test('yongsStudy#quotaCoversJoined keeps places and fee for who joined, and only drafts go', async () => {
    const one = await inState('enrolling', { fee: 1900, quota: 2 })
    await joined(one)
    await joined(one)
    expect((await joined(one))?.id).toBeUndefined()
    expect(await changed('yongsStudy', one, { quota: 1 })).toEqual([40001, 'quota'])
    expect(await changed('yongsStudy', one, { fee: 900 })).toEqual([40001, 'fee'])
    expect(await remove('yongsStudy', one)).toEqual([40900])
    expect(await remove('yongsStudy', await study())).toEqual(OK)
  })

  test('yongsStudy.copy runs it again without dates, yongsStudy.fillPlan takes the chapters, yongsStudy.members tells who', async () => {
    const one = await study({ book: (await onSale({ epub: (await written()).id })).id })
    const { data } = await admin('POST', `yongs/completeStudy/${one.id}/copy`, {})
    expect(data).toMatchObject({ status: 'draft', signUp: null, period: null })
    expect(data.plan).toHaveLength(3)
    expect(await act('yongsStudy', data, 'open')).toEqual([40001, 'signUp'])
    const filled = await admin('POST', 'yongs/completeStudy/fillPlan', { book: one.book })
    expect(filled.data.plan.map(({ title }: Row) => title)).toEqual(['第1章', '第2章', '第3章'])
    const open = await inState('enrolling')
    const member = await joined(open)
    await put('yongsStudy', open, { status: 'running' })
    await put('yongsStudy', open, {
      periodStart: '2026-11-18T09:00:00+08:00',
    })
    const { data: list } = await admin('GET', `yongs/member?filter={"study":${open.id}}`)
    expect(list.list.map(({ id }: Row) => id)).toEqual([member.id])
    const mail = await admin('POST', 'yongs/member/mailBehind', { study: open.id })
    expect(mail.data).toMatchObject({ audience: 'listed' })
    await app('POST', 'ingest/yongs/member', { id: member.id, days: 3 })
    expect((await admin('POST', 'yongs/member/mailBehind', { study: open.id })).code).toBe(40001)
  })

  const recommended = async (more: Row = {}) =>
    make('yongsRecommend', {
      ...{ slot: 'home', title: null, books: [], period: null },
      study: (await inState('enrolling')).id,
      ...more,
    })

  test('yongsRecommend#studyOncePerSlot once and five a slot, #publishNeedsOpenStudy while the study goes on', async () => {
    const one = await recommended()
    expect(await refusedAt(recommended({ study: one.study }))).toEqual(['study'])
    expect(await act('yongsRecommend', one, 'publish')).toEqual(OK)
    const draft = await recommended({ study: (await study()).id })
    expect(await act('yongsRecommend', draft, 'publish')).toEqual([40001, 'study'])
    const others = await Promise.all([1, 2, 3, 4].map(() => recommended()))
    for (const other of others) await act('yongsRecommend', other, 'publish')
    expect(await act('yongsRecommend', await recommended(), 'publish')).toEqual([40001, 'slot'])
    const { id } = (await records().find('yongsStudy', one.study as number)) as Made
    await act('yongsStudy', { id } as Made, 'cancel')
    expect((await find('yongsRecommend', one)).status).toBe('withdrawn')
  })

  test('yongsRecommend#booksForBookSlot books are for the book page, #endsAfterStart and a period ends after its start', async () => {
    const books = [(await onSale()).id]
    expect(await refusedAt(recommended({ books }))).toEqual(['books'])
    expect(await refusedAt(recommended({ slot: 'book', books }))).toEqual([])
    const values = await sent('yongsRecommend', {
      slot: 'finish',
      books: [],
      study: (await study()).id,
    })
    const back = { start: '2026-12-02T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
    const path = 'yongs/completeStudyRecommend'
    expect(await tried('POST', path, { ...values, period: back })).toEqual([40001, 'period'])
    expect(await tried('POST', path, { ...values, period: null })).toEqual(OK)
  })

  const banner = async (more: Row = {}) =>
    make('yongsBanner', {
      ...{ page: 'home', target: 'none', book: null, study: null, compilation: null, link: null },
      ...{ title: `寒假共读${serial()}`, period: year },
      ...more,
    })

  test('yongsBanner#referenceFollowsTarget leads to what its target names, as long as readers find it', async () => {
    const base = await sent('yongsBanner', { book: null, link: null, period: year, page: 'study' })
    const of = (more: Row) => tried('POST', 'yongs/setBanner', { ...base, ...more })
    expect(await of({ target: 'complete' })).toEqual([40001, 'book'])
    expect(await of({ target: 'complete', book: (await book()).id })).toEqual([40001, 'book'])
    const shown = await onSale()
    expect(await of({ target: 'complete', book: shown.id })).toEqual(OK)
    expect(await of({ target: 'study', study: (await study()).id })).toEqual([40001, 'study'])
    expect(await of({ target: 'link' })).toEqual([40001, 'link'])
    const one = await banner({ target: 'complete', book: shown.id })
    await put('yongsComplete', shown, { status: 'withdrawn' })
    expect(await act('yongsBanner', one, 'publish')).toEqual([40001, 'book'])
    await changed('yongsBanner', one, { target: 'none' })
    expect((await find('yongsBanner', one)).book).toBeNull()
  })

  test('yongsBanner#publishedLimitedPerPage six a page, #endsAfterStart within its time, #deletableUnlessPublished withdrawn before it goes', async () => {
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => banner()))
    for (const one of six) expect(await act('yongsBanner', one, 'publish')).toEqual(OK)
    expect(await act('yongsBanner', await banner(), 'publish')).toEqual([40001, 'page'])
    expect(await remove('yongsBanner', six[0]!)).toEqual([40900])
    const past = await banner({ page: 'study', period: span('2026-11-01', '2026-11-20') })
    expect(await act('yongsBanner', past, 'publish')).toEqual([40001, 'period'])
    const today = await banner({ page: 'study', period: span('2026-11-01', '2026-11-21') })
    await act('yongsBanner', today, 'publish')
    bench.time.now += 11 * HOUR
    await runDueMoves(bench.portal.context, records())
    bench.time.now -= 11 * HOUR
    expect((await find('yongsBanner', today)).status).toBe('withdrawn')
    expect(await remove('yongsBanner', today)).toEqual(OK)
  })

  const compilation = async (more: Row = {}) =>
    make('yongsCompilation', {
      ...{ title: `和自己相处${serial()}`, books: [], items: [], sale: 'single', price: null },
      ...more,
    })

  test('yongsCompilation#publishNeedsContents holds two that readers find, of five kinds', async () => {
    const shown = await onSale()
    const one = await compilation({ books: [shown.id, (await book()).id] })
    expect(await act('yongsCompilation', one, 'publish')).toEqual([40001, 'books'])
    const items = [{ link: { type: 'vipPage' } }]
    expect(await refusedAt(compilation({ items }))).toEqual(['items.0.link'])
    const { id } = await make('audiobook')
    await put('audiobook', { id } as Made, { status: 'published' })
    await changed('yongsCompilation', one, { items: [{ link: { type: 'audiobook', id } }] })
    expect(await act('yongsCompilation', one, 'publish')).toEqual(OK)
    const unfinished = [{ link: { type: 'audiobook', id } }, {}]
    expect(await changed('yongsCompilation', one, { items: unfinished })).toEqual([
      40001,
      'items.1.link',
    ])
    expect(await changed('yongsCompilation', one, { items: [] })).toEqual([40001, 'books'])
  })

  test('yongsCompilation#setIsCheaperThanBooks a set costs less than its books, and who keeps it hears when it no longer does', async () => {
    const [one, two] = [await onSale(), await onSale()]
    const books = [one.id, two.id]
    expect(await refusedAt(compilation({ sale: 'set', price: 5000, books: [one.id] }))).toEqual(
      expect.arrayContaining(['books']),
    )
    expect(await refusedAt(compilation({ sale: 'set', books }))).toEqual(['price'])
    expect(await refusedAt(compilation({ sale: 'set', books, price: 7800 }))).toEqual(['price'])
    const set = await compilation({ sale: 'set', books, price: 7700 })
    await changed('yongsCompilation', set, { brief: '给独处的人' })
    expect(await changed('yongsComplete', one, { price: 3700 })).toEqual(OK)
    expect(await records().count('notice', { user: bench.people.boss })).toBeGreaterThan(0)
    const asked = await admin('PUT', `yongs/compilation/${set.id}`, {
      version: (await find('yongsCompilation', set)).version,
      brief: '给独处的人看',
    })
    expect(asked.data.warnings[0].message).toContain('77.00')
  })

  test('yongsCompilation#pricedBooksAreNeverFree nothing that costs is given free, #frozenOnceSold and what was bought stays', async () => {
    const [priced, gift] = [await onSale(), await onSale({ price: 0 })]
    expect(await refusedAt(compilation({ sale: 'free', books: [priced.id] }))).toEqual(['sale'])
    const one = await compilation({ sale: 'free', books: [gift.id] })
    await put('yongsCompilation', one, { sold: 1 })
    expect(await changed('yongsCompilation', one, { books: [] })).toEqual([40001, 'books'])
    expect(await changed('yongsCompilation', one, { sale: 'single' })).toEqual([40001, 'sale'])
    expect(await remove('yongsCompilation', one)).toEqual([40900])
    expect(await remove('yongsCompilation', await compilation())).toEqual(OK)
  })

  test('yongsCompilation.copy drafts the same without a price', async () => {
    const books = [(await onSale()).id, (await onSale()).id]
    const set = await compilation({ sale: 'set', books, price: 5000 })
    const { data } = await editor('POST', `yongs/compilation/${set.id}/copy`, {})
    expect(data).toMatchObject({ title: `${set.title} 副本`, books, price: null, status: 'draft' })
    const again = await editor('POST', `yongs/compilation/${set.id}/copy`, {})
    expect(again.data.title).toBe(`${set.title} 副本2`)
  })

  const block = async (more: Row = {}) =>
    make('yongsSetContent', {
      ...{ title: `编辑推荐${serial()}`, source: 'complete', pick: 'manual', layout: 'swipe' },
      ...{ books: [(await onSale()).id], studies: [], compilations: [], articles: [], image: null },
      ...{ more: null, showCount: 4 },
      ...more,
    })

  test('yongsSetContent#manualNeedsItems holds what its source names, articles by hand', async () => {
    expect(await refusedAt(block({ books: [] }))).toEqual(['books'])
    expect(await refusedAt(block({ source: 'article', pick: 'newest' }))).toContain('pick')
    expect(await refusedAt(block({ books: [], pick: 'newest' }))).toEqual([])
    const one = await block()
    await changed('yongsSetContent', one, { source: 'study', studies: [(await study()).id] })
    expect(await find('yongsSetContent', one)).toMatchObject({ books: null })
  })

  test('yongsSetContent#pictureNeedsImageAndMore a picture leads somewhere and stands alone', async () => {
    const picture = { source: 'picture', books: [], image: await bench.picture(690, 240) }
    expect(await refusedAt(block({ ...picture, layout: 'single' }))).toEqual(['more'])
    const more = { type: 'vipPage' }
    expect(await refusedAt(block({ ...picture, more }))).toEqual(['layout'])
    expect(await refusedAt(block({ ...picture, more, layout: 'single' }))).toEqual([])
  })

  test('yongsSetContent#publishNeedsContents shows something, #publishedAreLimited twelve at most, each by its own title', async () => {
    const dead = await block({ books: [(await book()).id] })
    expect(await act('yongsSetContent', dead, 'publish')).toEqual([40001, '_'])
    const one = await block()
    expect(await act('yongsSetContent', one, 'publish')).toEqual(OK)
    expect(await act('yongsSetContent', await block({ title: one.title }), 'publish')).toEqual([
      40001,
      'title',
    ])
    const others = await Promise.all(Array.from({ length: 11 }, () => block()))
    for (const other of others) await put('yongsSetContent', other, { status: 'published' })
    expect((await act('yongsSetContent', await block(), 'publish'))[0]).toBe(40001)
  })

  test('yongsSetContent.preview draws the home page of what is on', async () => {
    const { data } = await editor('POST', 'yongs/setContent/preview', {})
    expect(data.modules.length).toBe(12)
    expect(data.modules[0]).toMatchObject({ as: 'swipe', entries: [{ badge: null }] })
    const shapes = { swipe: 'swipe', grid: 'pairs', list: 'lines', single: 'banners' }
    const [first] = await bench.portal
      .records()
      .select('yongsSetContent', { status: 'published' }, { sort: 'order', limit: 1 })
    for (const [layout, as] of Object.entries(shapes)) {
      await put('yongsSetContent', first as never, { layout })
      const drawn = (await editor('POST', 'yongs/setContent/preview', {})).data
      expect(drawn.modules[0].as).toBe(as)
    }
  })

  const path = 'yongs/set'
  const basic = { scene: 'basic', name: '青年读本', shareTitle: '在阅读里认识自己' }
  const toApp = {
    scene: 'toApp',
    pages: ['home'],
    guideTitle: '打开App听全本',
    link: { type: 'vipPage' },
  }

  test('yongsSetting#oneRecordPerScene yongsSetting#fieldsFollowScene yongsSetting#sceneNeedsItsFields yongsSetting#downloadNeedsBothAddresses one a scene, each with its own groups', async () => {
    const texts = { agreement: '<p>用户协议</p>', minors: '<p>须知</p>' }
    expect(await tried('POST', path, basic)).toEqual([40001, 'agreement', 'minors'])
    expect(await tried('POST', path, { ...basic, ...texts, way: 'qrCode' })).toEqual([40001, 'way'])
    expect(await tried('POST', path, { ...basic, ...texts })).toEqual(OK)
    expect(await tried('POST', path, { ...basic, ...texts })).toEqual([40001, 'scene'])
    expect(await tried('POST', path, { ...toApp, slogan: '读' })).toEqual([40001, 'slogan'])
    expect(await tried('POST', path, { scene: 'toApp' })).toEqual([
      ...[40001, 'pages', 'guideTitle', 'link'],
    ])
    const iosUrl = 'http://apps.example.com/ios'
    expect(await tried('POST', path, { ...toApp, way: 'download', iosUrl })).toEqual(
      expect.arrayContaining([40001, 'androidUrl', 'iosUrl']),
    )
    expect(await tried('POST', path, toApp)).toEqual(OK)
    const [one] = (await records().select('yongsSetting', { scene: 'toApp' })) as [Made]
    expect(await remove('yongsSetting', one)).not.toEqual(OK)
    expect(await changed('yongsSetting', one, { perDay: 2 })).toEqual(OK)
  })

  test('yongsSetting#onlyAdminEditsAgreements an admin changes the agreements, and says whether users agree again', async () => {
    const [one] = (await records().select('yongsSetting', { scene: 'basic' })) as [Made]
    const agreement = '<p>新的用户协议</p>'
    expect(await changed('yongsSetting', one, { agreement, again: 'agree' }, editor)).toEqual([
      40300,
    ])
    expect(await changed('yongsSetting', one, { slogan: '读书' }, editor)).toEqual(OK)
    expect(await changed('yongsSetting', one, { agreement })).toEqual([40001, 'again'])
    bench.time.now += HOUR
    expect(await changed('yongsSetting', one, { agreement, again: 'agree' })).toEqual(OK)
    bench.time.now -= HOUR
    expect(await find('yongsSetting', one)).toMatchObject({
      again: null,
      agreedFrom: '2026-11-21T11:00:00+08:00',
    })
    expect(await changed('yongsSetting', one, { minors: '<p>改</p>', again: 'keep' })).toEqual(OK)
    expect((await find('yongsSetting', one)).agreedFrom).toBe('2026-11-21T11:00:00+08:00')
  })
})
