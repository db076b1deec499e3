import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, tried, changed, act, remove, sent, refused } = anyRecord(bench)

/** An ISBN of its own, with its check digit. */
function isbn(): string {
  const digits = `9787530${String(serial()).padStart(5, '0')}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
const book = async (more: Row = {}, status = 'published') => {
  const made = await make('doreadBook', { isbn: isbn(), month: '2026-11', ...more })
  await put('doreadBook', made, { status })
  return made
}
const judge = async (more: Row = {}) => {
  const made = await make('doreadName', { nameKind: 'judge', user: null, ...more })
  await put('doreadName', made, { status: 'active' })
  return made
}
const long = `<p>${'好'.repeat(200)}</p>`
const judgement = async (more: Row = {}) =>
  make('readJudge', {
    ...{ book: (await book()).id, judge: (await judge()).id, verdict: 'good', content: long },
    ...{ contentScore: 8, writingScore: 8, designScore: 8, reviewNote: null, ...more },
  })

test('doreadBook#isbnIsValid a book has a right ISBN, thirty are published a month, a leader or judge in office recommends it', async () => {
  const values = await sent('doreadBook', { isbn: '9787530200002', month: '2026-11' })
  expect(await tried('POST', 'doreadBook', values)).toEqual([40001, 'isbn'])
  expect(await tried('POST', 'doreadBook', { ...values, isbn: isbn() })).toEqual([20000])
  const member = await judge({ nameKind: 'member' })
  const waiting = await make('doreadName', { nameKind: 'judge', user: null })
  for (const { id } of [member, waiting])
    expect(await refused(book({ recommender: id }))).toEqual(['recommender'])
  expect(await refused(book({ recommender: (await judge()).id }))).toEqual([])
  const last = await book({ month: '2025-01' }, 'draft')
  for (let count = 0; count < 30; count++) await book({ month: '2025-01' })
  expect(await act('doreadBook', last, 'publish')).toEqual([40001, 'month'])
})

test('doreadBook#listedBooksStayPublished a book on a published list stays on shelf, one with judgements or comments is not deleted', async () => {
  const listed = await book()
  const list = await make('doreadMonthly', {
    ...{ month: '2026-11', books: [{ book: listed.id, reason: '耐读', badge: 'best' }] },
  })
  expect(await remove('doreadBook', listed)).toEqual([40900])
  await put('doreadMonthly', list, { status: 'published' })
  expect((await act('doreadBook', listed, 'withdraw'))[0]).toBe(40001)
  await put('doreadMonthly', list, { status: 'withdrawn' })
  expect(await act('doreadBook', listed, 'withdraw')).toEqual([20000])
  const judged = await book()
  await judgement({ book: judged.id })
  expect(await remove('doreadBook', judged)).toEqual([40900])
  expect(await remove('doreadBook', await book())).toEqual([20000])
})

test('a book’s mean score, judgements and comments follow what is published of it', async () => {
  const { id } = await book()
  const scored = async (contentScore: number) => {
    const made = await judgement({ book: id, contentScore, writingScore: 7, designScore: 9 })
    await put('readJudge', made, { status: 'reviewing' })
    return act('readJudge', made, 'approve')
  }
  expect(await scored(10)).toEqual([20000])
  expect(await scored(7)).toEqual([20000])
  await judgement({ book: id })
  await make('doreadComment', { book: id, origin: 'invited' })
  const found = (await admin('GET', `doreadBook/${id}`)).data as Row
  // 0.5 · 10 + 0.3 · 7 + 0.2 · 9 = 8.9 and 7.4.
  expect(found).toMatchObject({ judgeScore: 8.2, judgeCount: 2, commentCount: 1 })
})

test('readJudge#reviewedBySomeoneElse whoever wrote a judgement does not review it, a rejected one says why', async () => {
  const ofWang = async () => {
    const made = await judgement()
    await put('readJudge', made, { status: 'reviewing', createdBy: bench.people.wang })
    return made
  }
  const own = await ofWang()
  expect(await act('readJudge', own, 'approve', {}, editor)).toEqual([40300])
  expect(await act('readJudge', own, 'reject')).toEqual([40001, 'reviewNote'])
  expect(await act('readJudge', own, 'reject', { reviewNote: '论据不足' })).toEqual([20000])
  const others = await judgement()
  await put('readJudge', others, { status: 'reviewing', createdBy: bench.people.boss })
  expect(await act('readJudge', others, 'approve', {}, editor)).toEqual([20000])
  const mine = await judgement()
  await put('readJudge', mine, { status: 'reviewing', createdBy: bench.people.boss })
  expect(await act('readJudge', mine, 'approve')).toEqual([20000])
})

test('readJudge.review takes a note along with either verdict, of the version that was read', async () => {
  const waiting = async () => {
    const made = await judgement()
    await put('readJudge', made, { status: 'reviewing', createdBy: bench.people.wang })
    return find('readJudge', made)
  }
  const one = await waiting()
  const body = { reviewNote: '引文已核对', version: one.version }
  const approved = await admin('POST', `readJudge/${one.id}/approve`, body)
  expect(approved.data).toMatchObject({ status: 'published', reviewNote: '引文已核对' })
  expect((await admin('POST', `readJudge/${one.id}/approve`, body)).code).toBe(40900)
  const two = await waiting()
  const stale = { reviewNote: '页码缺失', version: Number(two.version) - 1 }
  expect((await admin('POST', `readJudge/${two.id}/reject`, stale)).code).toBe(40900)
  expect((await find('readJudge', two)).status).toBe('reviewing')
  const rejected = await admin('POST', `readJudge/${two.id}/reject`, { reviewNote: '页码缺失' })
  expect(rejected.data).toMatchObject({ status: 'rejected', reviewedBy: bench.people.boss })
})

test('readJudge#oncePerBookAndJudge a judge in office judges a book once', async () => {
  const [of, by] = [(await book()).id, (await judge()).id]
  await judgement({ book: of, judge: by })
  expect(await refused(judgement({ book: of, judge: by }))).toEqual(['judge'])
  expect(await refused(judgement({ judge: by }))).toEqual([])
  const leader = await judge({ nameKind: 'leader' })
  expect(await refused(judgement({ judge: leader.id }))).toEqual(['judge'])
})

test('readJudge#editsAreReviewedAgain it is reviewed from 200 characters on, by the portal’s own stamp, and again once it was edited', async () => {
  const short = await judgement({ content: '<p>好书。</p>' })
  expect(await act('readJudge', short, 'submit')).toEqual([40001, 'content'])
  const made = await judgement()
  expect(await act('readJudge', made, 'submit')).toEqual([20000])
  const stamp = { reviewedAt: '2026-11-01T00:00:00+08:00' }
  expect(await changed('readJudge', made, stamp)).toEqual([40001, 'reviewedAt'])
  await act('readJudge', made, 'approve')
  expect(await find('readJudge', made)).toMatchObject({
    status: 'published',
    reviewedBy: bench.people.boss,
    reviewedAt: expect.stringContaining('2026-11-21'),
  })
  expect(await changed('readJudge', made, { summary: '改了一句' })).toEqual([20000])
  expect((await find('readJudge', made)).status).toBe('reviewing')
})

test('readJudge#verdictFitsScore a verdict agrees with its scores; only drafts and rejected ones are deleted', async () => {
  const scores = (one: number) => ({ contentScore: one, writingScore: one, designScore: one })
  expect(await refused(judgement({ ...scores(7), verdict: 'strong' }))).toEqual(['verdict'])
  expect(await refused(judgement({ ...scores(8), verdict: 'strong' }))).toEqual([])
  expect(await refused(judgement({ ...scores(6), verdict: 'poor' }))).toEqual(['verdict'])
  expect(await refused(judgement({ ...scores(5), verdict: 'poor' }))).toEqual([])
  const made = await judgement()
  await put('readJudge', made, { status: 'published' })
  expect(await remove('readJudge', made)).toEqual([40900])
  await put('readJudge', made, { status: 'rejected' })
  expect(await remove('readJudge', made)).toEqual([20000])
})

const comment = async (more: Row = {}) =>
  make('doreadComment', { book: (await book()).id, origin: 'invited', ...more })

test('doreadComment#comesFromApp readers’ comments come from the app and wait, invited ones are passed at once', async () => {
  const values = await sent('doreadComment', { book: (await book()).id, user: null })
  expect((await tried('POST', 'doreadComment', { ...values, origin: 'reader' }))[0]).toBe(40300)
  const { data } = await admin('POST', 'doreadComment', { ...values, origin: 'excerpt' })
  expect(data).toMatchObject({ status: 'passed' })
  const reader = await comment({ origin: 'reader' })
  expect(reader.status).toBe('waiting')
  expect(await changed('doreadComment', reader, { content: '改写读者' })).toEqual([
    40001,
    'content',
  ])
  expect(await changed('doreadComment', reader, { reply: '谢谢来信' })).toEqual([20000])
  expect(await act('doreadComment', reader, 'pass')).toEqual([20000])
})

test('doreadComment#bestAndTopWhilePassed only passed ones are pinned or featured, three a book; hiding takes both away', async () => {
  const { id } = await book()
  const waiting = await comment({ book: id, origin: 'reader' })
  expect(await changed('doreadComment', waiting, { best: true })).toEqual([40001, 'best'])
  const pinned = await comment({ book: id, top: true, best: true })
  for (let count = 0; count < 2; count++) await comment({ book: id, top: true })
  expect(await refused(comment({ book: id, top: true }))).toEqual(['top'])
  expect(await act('doreadComment', pinned, 'hide')).toEqual([20000])
  expect(await find('doreadComment', pinned)).toMatchObject({ top: false, best: false })
  expect(await refused(comment({ book: id, top: true }))).toEqual([])
})

test('doreadComment#readersCommentsStay invited and excerpt ones are deleted, readers’ are hidden', async () => {
  expect(await remove('doreadComment', await comment({ origin: 'reader' }))).toEqual([40900])
  expect(await remove('doreadComment', await comment({ origin: 'excerpt' }))).toEqual([20000])
})

test('doreadName#oneActivePerUser somebody is in office once for each kind, until the term is over', async () => {
  const { id: user } = await make('appUser', { mutedUntil: null })
  const first = await judge({ user, term: { start: null, end: '2026-11-21T11:00:00+08:00' } })
  const again = await make('doreadName', { user, nameKind: 'judge' })
  expect(await act('doreadName', again, 'confirm')).toEqual([40001, 'user'])
  const leader = await make('doreadName', { user, nameKind: 'leader' })
  expect(await act('doreadName', leader, 'confirm')).toEqual([20000])
  bench.time.now += 61 * 60_000
  await runDueMoves(bench.portal.context, bench.portal.records())
  bench.time.now -= 61 * 60_000
  expect((await find('doreadName', first)).status).toBe('ended')
  expect(await act('doreadName', again, 'confirm')).toEqual([20000])
})

test('doreadName#judgesNeedIntroduction judges and leaders show a face and a line; phone and address are masked', async () => {
  const values = await sent('doreadName', {
    nameKind: 'leader',
    title: null,
    user: null,
    term: null,
  })
  expect(await tried('POST', 'doreadName', values)).toEqual([40001, 'title'])
  const member = {
    ...values,
    nameKind: 'member',
    phone: '13912345678',
    address: '北京市东城区和平里七区十六号楼',
  }
  const { data } = await admin('POST', 'doreadName', member)
  const seen = (await editor('GET', `doreadName/${data.id}`)).data as Row
  expect(seen.phone).toBe('139****5678')
  expect(seen.address).toMatch(/^北京市东城区\*+$/)
})

test('doreadName#deletableWhenUnused a judge with judgements and a leader with books are not deleted', async () => {
  const by = await judge()
  await judgement({ judge: by.id })
  expect(await remove('doreadName', by)).toEqual([40900])
  const recommender = await judge()
  await book({ recommender: recommender.id })
  expect(await remove('doreadName', recommender)).toEqual([40900])
  expect(await remove('doreadName', await judge())).toEqual([20000])
})

const entry = ({ id }: Made, badge = 'nothing') => ({ book: id, reason: '耐读', badge })
let months = 0
const list = async (books: Row[], more: Row = {}) =>
  make('doreadMonthly', { month: `20${40 + ++months}-01`, books, publishAt: null, ...more })

test('doreadMonthly#booksAreRecent one list a month; a book stands once, is published, of the month or the two before', async () => {
  const of = (month: string, status?: string) => book({ month }, status)
  const [own, late, old] = [await of('2026-01'), await of('2025-11'), await of('2025-10')]
  const january = (...books: Row[]) => list(books, { month: '2026-01' })
  expect(await refused(january(entry(own, 'best'), entry(old)))).toEqual(['books.1.book'])
  expect(await refused(january(entry(own, 'best'), entry(own)))).toEqual(['books.1.book'])
  const draft = await of('2026-01', 'draft')
  expect(await refused(january(entry(own, 'best'), entry(draft)))).toEqual(['books.1.book'])
  expect(await refused(january(entry(own, 'best'), entry(late)))).toEqual([])
  expect(await refused(january(entry(own, 'best')))).toEqual(['month'])
})

const fiveOf = async (month: string) => {
  const books: Row[] = []
  for (const badge of ['best', 'fresh', 'nothing', 'nothing', 'children'])
    books.push(entry(await book({ month }), badge))
  return books
}

test('doreadMonthly#oneBookOfTheMonth the first is the book of the month and nobody else; five are published, now or at their minute', async () => {
  const five = await fiveOf('2036-01')
  const of = (books: Row[], more: Row = {}) => list(books, { month: '2036-01', ...more })
  expect(await refused(of([five[1]!, five[0]!]))).toEqual(['books.0.badge', 'books.1.badge'])
  const made = await of(five.slice(0, 4))
  expect((await act('doreadMonthly', made, 'publish'))[0]).toBe(40001)
  expect(await changed('doreadMonthly', made, { books: five })).toEqual([20000])
  expect(await act('doreadMonthly', made, 'publish')).toEqual([20000])
  expect(await find('doreadMonthly', made)).toMatchObject({
    status: 'published',
    bookCount: 5,
    publishAt: expect.stringContaining('2026-11-21'),
  })
})

test('doreadMonthly#readOnlyOncePublished a published list changes in reasons and pictures only; drafts are deleted', async () => {
  const five = await fiveOf('2037-01')
  const made = await list(five, { month: '2037-01' })
  await act('doreadMonthly', made, 'publish')
  const { books } = (await find('doreadMonthly', made)) as unknown as { books: Row[] }
  const better = books.map((one, at) => (at === 1 ? { ...one, reason: '改了理由' } : one))
  expect(await changed('doreadMonthly', made, { books: better })).toEqual([20000])
  const swapped = [better[0]!, better[2]!, better[1]!, ...better.slice(3)]
  expect((await changed('doreadMonthly', made, { books: swapped }))[0]).not.toBe(20000)
  expect(await remove('doreadMonthly', made)).toEqual([40900])
  expect(await act('doreadMonthly', made, 'withdraw')).toEqual([20000])
  expect(await changed('doreadMonthly', made, { books: swapped })).toEqual([20000])
  const [own] = await fiveOf('2038-01')
  expect(await remove('doreadMonthly', await list([own!], { month: '2038-01' }))).toEqual([20000])
})

test('doreadMonthly.fillByScore proposes the month’s books with three judgements or more, the best first', async () => {
  const month = '2024-03'
  const judged = async (score: number, judgements: number) => {
    const { id } = await book({ month, reason: '读完想再读一遍' })
    for (let count = 0; count < judgements; count++) {
      const scores = { contentScore: score, writingScore: score, designScore: score }
      const made = await judgement({ book: id, verdict: 'fair', ...scores })
      await put('readJudge', made, { status: 'reviewing' })
      await act('readJudge', made, 'approve')
    }
    return id
  }
  const [seven, eight, few] = [await judged(7, 3), await judged(8, 3), await judged(9, 2)]
  const call = (values: Row) => admin('POST', 'doreadMonthly/fillByScore', values)
  expect((await call({})).code).toBe(40001)
  const { data } = await call({ month })
  expect(data.values.books).toMatchObject([
    { book: eight, badge: 'best', reason: '读完想再读一遍' },
    { book: seven, badge: 'nothing' },
  ])
  expect(JSON.stringify(data)).not.toContain(`"book":${few}`)
  expect((await call({ month: '2024-04' })).data.values).toBeUndefined()
})

test('doreadMonthly.poster gives a published list by rank with its covers and where its code leads, of no other', async () => {
  const chosen = [await book({ title: '慢船过三峡' }), await book({ title: '草木的语言' })]
  const list = await make('doreadMonthly', {
    ...{ month: '2026-12', title: '十二月好书' },
    books: chosen.map(({ id }, at) => ({
      ...{ book: id, reason: '耐读', badge: at === 0 ? 'best' : 'nothing' },
    })),
  })
  const poster = () => admin('POST', `doreadMonthly/${list.id}/poster`, {})
  expect(await poster()).toMatchObject({ code: 40900 })
  await put('doreadMonthly', list, { status: 'published' })
  const { data } = await poster()
  expect(data.poster).toMatchObject({
    ...{ name: '2026-12-十二月好书', picture: list.imageUrl },
    address: expect.stringMatching(/doread\/monthly\/2026-12$/),
    books: [
      { title: '慢船过三峡', badge: '月度之书', cover: chosen[0]!.cover },
      { title: '草木的语言', badge: null, cover: chosen[1]!.cover },
    ],
  })
})
