import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, find, tried, changed, act, remove, refused } = anyRecord(bench)
let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['practiceWork'], rights: ['public'] })).app
})

const single = (more: Row = {}): Row => ({
  ...{
    questionKind: 'single',
    stem: '开在哪里？',
    options: '老街\n商场',
    answer: 'A',
    score: 60,
    ...more,
  },
})
const practice = async (more: Row = {}) =>
  make('practice', {
    ...{ practiceKind: 'quiz', questions: [single()], passScore: 30, course: null, camp: null },
    ...{ minWords: null, maxWords: null, resubmit: true, publicWorks: true, ...more },
  })

const node = async (values: Row) => ({ id: await stubs(bench)('catalog', values) })

test('practice#questionsAreWhole a quiz has questions whose options and answers fit their type', async () => {
  const wrong = (...questions: Row[]) => refused(practice({ questions }))
  expect(await wrong()).toEqual(['questions'])
  expect(await refused(practice({ practiceKind: 'writing', questions: [] }))).toEqual([])
  expect(await wrong(single({ options: '老街' }))).toEqual(['questions.0.options'])
  expect(await wrong(single({ options: '1\n2\n3\n4\n5\n6\n7' }))).toEqual(['questions.0.options'])
  expect(await wrong(single({ answer: 'C' }))).toEqual(['questions.0.answer'])
  expect(await wrong(single({ answer: 'AB' }))).toEqual(['questions.0.answer'])
  const multiple = (answer: string) => single({ questionKind: 'multiple', answer })
  expect(await wrong(single(), multiple('A'))).toEqual(['questions.1.answer'])
  expect(await wrong(multiple('AA'))).toEqual(['questions.0.answer'])
  expect(await wrong(multiple('A、b'))).toEqual([])
  const judge = (answer: string) => single({ questionKind: 'judge', options: null, answer })
  expect(await wrong(judge('A'))).toEqual(['questions.0.answer'])
  expect(await wrong(judge('错'))).toEqual([])
})

test('practice#passScoreWithinTotal bounds stand in order, a pass can be reached, a course is no lesson', async () => {
  expect(await refused(practice({ minWords: 500, maxWords: 200 }))).toHaveLength(1)
  expect(await refused(practice({ minWords: 200, maxWords: 500 }))).toEqual([])
  expect(await refused(practice({ passScore: 61 }))).toEqual(['passScore'])
  expect((await practice({ passScore: 60 })).totalScore).toBe(60)
  const writing = { practiceKind: 'writing', questions: [] }
  expect(await refused(practice({ ...writing, passScore: 101 }))).toEqual(['passScore'])
  expect((await practice({ ...writing, passScore: 100 })).totalScore).toBe(100)
  const course = await node({ nodeKind: 'course' })
  const chapter = await node({ nodeKind: 'chapter', parent: course.id })
  expect(await refused(practice({ course: chapter.id }))).toEqual(['course'])
  expect(await refused(practice({ course: course.id }))).toEqual([])
})

const handedIn = async (of: Made, more: Row = {}) => {
  const user = (more.user as number) ?? (await make('appUser', { mutedUntil: null })).id
  const work = {
    practice: of.id,
    user,
    content: '我的作业',
    submittedAt: '2026-11-21T09:00:00+08:00',
  }
  const { code, data, message } = await app('POST', 'ingest/practiceWork', {
    attempt: 1,
    ...work,
    ...more,
  })
  if (code !== 20000) throw new Error(`${code} ${message} ${JSON.stringify(data)}`)
  return { id: data.id as number } as Made
}

test('practice#frozenOnceHandedIn with works handed in what was asked stays; practice.copy begins anew', async () => {
  const made = await practice()
  await handedIn(made)
  expect(await find('practice', made)).toMatchObject({ workCount: 1, waitingCount: 1 })
  expect(await changed('practice', made, { questions: [single({ score: 80 })] })).toEqual([
    40001,
    'questions',
  ])
  expect(await changed('practice', made, { passScore: 20 })).toEqual([40001, 'passScore'])
  expect(await changed('practice', made, { deadlineDays: 3 })).toEqual([20000])
  const { data } = await admin('POST', `practice/${made.id}/copy`, {})
  expect(data).toMatchObject({
    title: `${made.title} 副本`,
    status: 'draft',
    workCount: 0,
    totalScore: 60,
  })
})

test('practice#deletableWhenUnused one with works, or that a lesson uses, is not deleted', async () => {
  const [worked, used, free] = [await practice(), await practice(), await practice()]
  await handedIn(worked)
  const course = await node({ nodeKind: 'course' })
  const lesson = { nodeKind: 'lesson', title: '第01讲', parent: course.id, practice: used.id }
  await bench.portal.records().create('catalog', lesson)
  expect(await remove('practice', worked)).toEqual([40900])
  expect(await remove('practice', used)).toEqual([40900])
  expect(await remove('practice', free)).toEqual([20000])
})

test('bulk.practice rows of one name make one quiz, a faulty row keeps all of them out, and it is taken back', async () => {
  const desk = listDesk(bench, await bench.signIn('boss'))
  const single = '第一课小测,单选,县城咖啡馆开在哪里？,老街,商场,车站,,,,a,见第二段,10'
  const judged = '第一课小测,判断,文章写的是一座海边小城。,,,,,,,错,,5'
  const wrong = await desk.check('practice', [
    single,
    judged,
    '第二课小测,单选,没有这个选项,甲,乙,,,,,C,,',
    '第二课小测,单选,中间空着,甲,,丙,,,,A,,',
    '第二课小测,多选,只有一个答案,甲,乙,,,,,A,,',
    '第二课小测,问答,没有这个题型,甲,乙,,,,,A,,',
  ])
  expect(wrong.codes).toEqual([null, null, 'B22', 'B14', 'B22', 'R11'])
  const done = await desk.confirm(await desk.check('practice', [single, judged]))
  expect(done.batch).toMatchObject({ status: 'done', done: 2 })
  const quizzes = () => bench.portal.records().select('practice', { title: '第一课小测' })
  const [quiz] = await quizzes()
  expect(quiz).toMatchObject({ status: 'draft', totalScore: 15, passScore: 9, requirement: null })
  expect(quiz?.questions).toMatchObject([
    { questionKind: 'single', options: '老街\n商场\n车站', answer: 'A' },
    { questionKind: 'judge', answer: '错' },
  ])
  expect(await act('practice', quiz as Made, 'publish')).toEqual([40001, 'requirement'])
  expect((await desk.check('practice', [single, judged.replace('错', '对')])).codes).toEqual([
    ...['B24', 'B21'],
  ])
  await desk.confirm(await desk.back(done))
  expect(await quizzes()).toEqual([])
})

test('bulk.practice goes all or not at all, also where a row is refused only as it runs', async () => {
  const desk = listDesk(bench, await bench.signIn('boss'))
  const line = (title: string) => `${title},判断,一道题,,,,,,,错,,5`
  const { id } = await make('practice', {
    ...{ title: '甲卷', practiceKind: 'quiz', passScore: 1 },
    questions: [{ questionKind: 'judge', stem: '一道题', answer: '对', score: 5 }],
  })
  const list = await desk.check('practice', [line('乙卷'), line('甲卷')])
  expect(list.codes).toEqual([null, 'B21'])
  // Somebody else says the same meanwhile, and a question of the list becomes one of a quiz with works.
  await bench.portal.records().update('practice', id, { title: '甲卷', resubmit: false })
  await bench.portal.context.database.db
    .updateTable('practice')
    .set({ workCount: 3 })
    .where('id', '=', id)
    .execute()
  const run = await desk.confirm(list, ['B21'])
  expect(run.rows.map(({ status }) => status)).toEqual(['failed', 'failed'])
  expect(run.batch).toMatchObject({ status: 'partly', done: 0, failed: 2 })
  expect(await bench.portal.records().count('practice', { title: '乙卷' })).toBe(0)
})

test('practiceWork#comesFromApp works come from the app; operators write the marking, the portal who marked and when', async () => {
  const of = await practice()
  const work = await handedIn(of)
  expect((await tried('POST', 'practiceWork', { content: '代写' }))[0]).toBe(40300)
  expect(await changed('practiceWork', work, { content: '改写' })).toEqual([40001, 'content'])
  const markedAt = '2026-11-01T00:00:00+08:00'
  expect(await changed('practiceWork', work, { markedAt })).toEqual([40001, 'markedAt'])
  const { requirement, totalScore } = await find('practice', of)
  expect((await admin('GET', `practiceWork/${work.id}`)).data).toMatchObject({
    task: requirement,
    fullMark: totalScore,
  })
  expect(await changed('practiceWork', work, { reply: '写得细' })).toEqual([20000])
  expect(await act('practiceWork', work, 'mark', { grade: 'good' })).toEqual([20000])
  expect(await find('practiceWork', work)).toMatchObject({
    markedBy: bench.people.boss,
    markedAt: expect.stringContaining('2026-11-21'),
  })
})

test('practiceWork#markNeedsScoreOrGrade marking gives a score within what may be reached, or a grade; many get one grade and reply', async () => {
  const writing = await practice({ practiceKind: 'writing', questions: [], passScore: 60 })
  const [one, two] = [await handedIn(writing), await handedIn(writing)]
  expect((await act('practiceWork', one, 'mark'))[0]).toBe(40001)
  expect(await act('practiceWork', one, 'mark', { score: 101 })).toEqual([40001, 'score'])
  const values = { grade: 'excellent', reply: '细节动人' }
  const body = { action: 'mark', ids: [one.id, two.id], values, confirm: true }
  expect((await editor('POST', 'practiceWork/bulk', body)).data).toMatchObject({ done: 2 })
  expect(await find('practiceWork', two)).toMatchObject({ ...values, status: 'marked' })
  const quiz = await handedIn(await practice(), { autoScore: 45 })
  expect((await find('practiceWork', quiz)).score).toBe(45)
})

test('practiceWork#sendBackNeedsReply sent back with a reply where it may be handed in again, as a new attempt', async () => {
  const once = await handedIn(await practice({ resubmit: false }))
  expect((await act('practiceWork', once, 'sendBack', { reply: '再写' }))[0]).toBe(40001)
  const of = await practice()
  const user = (await make('appUser', { mutedUntil: null })).id
  const work = await handedIn(of, { user })
  expect(await act('practiceWork', work, 'sendBack')).toEqual([40001, 'reply'])
  expect(await act('practiceWork', work, 'sendBack', { reply: '请补上结尾' })).toEqual([20000])
  const again = await handedIn(of, { user, attempt: 2 })
  expect([again.id === work.id, (await find('practiceWork', again)).status]).toEqual([
    false,
    'submitted',
  ])
})

test('practiceWork#hideNeedsReason hiding says why and takes featured away; practiceWork.feature is for marked ones; none is deleted', async () => {
  const work = await handedIn(await practice())
  expect((await act('practiceWork', work, 'feature'))[0]).toBe(40900)
  await act('practiceWork', work, 'mark', { grade: 'good' })
  expect(await act('practiceWork', work, 'feature')).toEqual([20000])
  expect(await act('practiceWork', work, 'hide')).toEqual([40001, 'reason'])
  expect(await act('practiceWork', work, 'hide', { reason: '含广告' })).toEqual([20000])
  expect(await find('practiceWork', work)).toMatchObject({ status: 'hidden', featured: false })
  expect((await remove('practiceWork', work))[0]).toBe(40300)
})

test('practiceWork.next takes the marking over and marks, all of it or nothing, and only what waits or was marked', async () => {
  const writing = await practice({ practiceKind: 'writing', questions: [] })
  const { id } = await handedIn(writing)
  const marking = { score: 88, grade: 'excellent', reply: '细节准。', featured: true }
  const version = async () => (await find('practiceWork', { id })).version
  expect((await admin('POST', `practiceWork/${id}/next`, { reply: '没有分数' })).code).toBe(40001)
  expect(await find('practiceWork', { id })).toMatchObject({ status: 'submitted', reply: null })
  expect((await admin('POST', `practiceWork/${id}/next`, { score: 101 })).code).toBe(40001)
  expect((await admin('POST', `practiceWork/${id}/next`, { content: '代写' })).code).toBe(40001)
  const read = await version()
  await editor('PUT', `practiceWork/${id}`, { reply: '同事先写', version: read })
  const stale = await admin('POST', `practiceWork/${id}/next`, { ...marking, version: read })
  expect(stale).toMatchObject({ code: 40900, data: { current: { reply: '同事先写' } } })

  const done = await admin('POST', `practiceWork/${id}/next`, {
    ...marking,
    version: await version(),
  })
  expect(done).toMatchObject({ code: 20000, data: { ...marking, status: 'marked' } })
  await act('practiceWork', { id }, 'hide', { reason: '含广告' })
  expect((await admin('POST', `practiceWork/${id}/next`, marking)).code).toBe(40900)
})
