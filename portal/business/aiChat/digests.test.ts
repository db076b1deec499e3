import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { ModelCall } from '#portal/outside/model/model.ts'
import { standInModel } from '#portal/outside/model/standInModel.ts'
import { refusedBy, throttledBy } from '#portal/outside/portError.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const asked: ModelCall[] = []
const standIn = standInModel(() => {})
const model = {
  ...standIn,
  fails: null as Error | null,
  says: null as string | null,
  during: async () => {},
  async ask(call: ModelCall) {
    asked.push(call)
    await model.during()
    if (model.fails) throw model.fails
    const answer = await standIn.ask(call)
    return { ...answer, cost: 3, ...(model.says !== null && { text: model.says }) }
  },
}
const bench = sharedBench(undefined, { ports: { ...standInPorts(() => {}), model } })
const { admin, editor } = bench
let desk: Awaited<ReturnType<typeof deskOf>>
beforeAll(async () => {
  desk = await deskOf(bench)
})
const sentence = (at: number) => `街角的第${at}家店每天八点开门，店主说生意不好也不坏。`
const LONG = `<p>${Array.from({ length: 30 }, (_, at) => sentence(at + 1)).join('</p><p>')}</p>`
const article = async (more: Row = {}, publish = true) => {
  const values = await desk.articleValues({ title: `街角${serial()}`, body: LONG, ...more })
  const { id } = await create(admin, 'article', values)
  if (publish)
    for (const move of ['proof', 'publish']) await admin('POST', `article/${id}/${move}`, {})
  return id
}
const problems = (answer: { data: { errors?: object } | null }) =>
  Object.keys(answer.data?.errors ?? {})
const path = 'openAi/fastReading'
const digest = async (more: Row = {}) =>
  create(editor, path, {
    ...{ targetType: 'article', article: await article(), title: `街角快读${serial()}` },
    ...more,
  })
const found = async (id: unknown) => (await admin('GET', `${path}/${id}`)).data as Row
const move = (id: unknown, name: string, body: Row = {}) =>
  editor('POST', `${path}/${id}/${name}`, { confirm: { yes: true }, ...body })
const runsOf = (id: unknown) =>
  bench.portal.records().select('fastReadingRun', { fastReading: id }, { sort: 'runNo' })
const work = () => runQueued(bench.portal.context)
const started = async (more: Row = {}) => {
  const { id } = await digest(more)
  await move(id, 'start')
  await work()
  return id
}
const run = (id: unknown, name: string, body: Row = {}) =>
  editor('POST', `openAi/fastReadingRun/${id}/${name}`, { confirm: { yes: true }, ...body })

test('fastReading#referenceFollowsTargetType a digest is of exactly one thing, which stays, and has no second', async () => {
  const { id, article: of, version } = await digest()
  const other = { targetType: 'issue', article: of, title: '街角' }
  expect(problems(await editor('POST', path, other))).toEqual(
    expect.arrayContaining(['issue', 'article']),
  )
  const same = { targetType: 'article', article: of, title: '又一份' }
  expect(problems(await editor('POST', path, same))).toEqual(['article'])
  const changed = await editor('PUT', `${path}/${id}`, { version, article: await article() })
  expect(problems(changed)).toEqual(['article'])
})

test('fastReading#startNeedsEnoughText only what is published and long enough is made; finishing is the portal’s', async () => {
  const draft = await digest({ article: await article({}, false) })
  expect(problems(await move(draft.id, 'start'))).toEqual(['article'])
  const short = await digest({ article: await article({ body: '<p>太短。</p>' }) })
  const refused = await move(short.id, 'start')
  expect(refused.message).toMatch(/has 2 characters.*at least 500/)
  const { id } = await digest()
  expect((await move(id, 'start')).data.status).toBe('generating')
  expect((await move(id, 'finish')).code).not.toBe(20000)
  await work()
  expect((await found(id)).status).toBe('toReview')
})

test('fastReading#publishNeedsSummary what is published is whole, and quotes word for word', async () => {
  const id = await started()
  const read = await found(id)
  expect(read.oneLine).toMatch(/街角的第\d+家店/)
  const wrong = { version: read.version, quotes: [{ text: '街角的店从不开门。' }] }
  expect(problems(await editor('PUT', `${path}/${id}`, wrong))).toEqual(['quotes.0.text'])
  const two = { version: read.version, points: (read.points as Row[]).slice(0, 2) }
  await editor('PUT', `${path}/${id}`, two)
  expect((await move(id, 'publish')).code).not.toBe(20000)
  const { version } = await found(id)
  await editor('PUT', `${path}/${id}`, { version, points: read.points })
  const out = (await move(id, 'publish')).data
  expect(out.status).toBe('published')
  const emptied = { version: out.version, summary: '' }
  expect(problems(await editor('PUT', `${path}/${id}`, emptied))).toEqual(['summary'])
})

test('fastReading#restartKeepsTexts texts stay until the new run is adopted, and no two run at once', async () => {
  const id = await started()
  const before = await found(id)
  await editor('PUT', `${path}/${id}`, { version: before.version, oneLine: '编辑改过的一句话' })
  expect((await move(id, 'restart')).data.status).toBe('generating')
  expect((await move(id, 'rerun', { parts: ['quotes'], model: 'fast' })).code).not.toBe(20000)
  await work()
  const after = await found(id)
  expect(after).toMatchObject({ status: 'toReview', oneLine: '编辑改过的一句话', runs: 2 })
  expect(await runsOf(id)).toMatchObject([
    { runNo: 1, trigger: 'manual', status: 'succeeded', adopted: true, cost: 3 },
    { runNo: 2, trigger: 'restart', status: 'succeeded', adopted: false },
  ])
})

test('fastReading#withdrawnWithItem a digest goes when what it is of does; #deletableUnlessPublished while it is made or out, it stays', async () => {
  const id = await started()
  await move(id, 'publish')
  expect((await admin('DELETE', `${path}/${id}`)).code).not.toBe(20000)
  const { article: of } = await found(id)
  const target = (of as { id?: number }).id ?? of
  await admin('POST', `article/${target}/withdraw`, { confirm: { yes: true } })
  expect((await found(id)).status).toBe('withdrawn')
  const making = await digest()
  await move(making.id, 'start')
  expect((await admin('DELETE', `${path}/${making.id}`)).code).not.toBe(20000)
  await work()
  expect((await admin('DELETE', `${path}/${making.id}`)).code).toBe(20000)
})

test('fastReading.batchAdd begins a digest for each article that has none, as one job', async () => {
  const [one, two, short, draft] = [
    await article(),
    await article(),
    await article({ body: '<p>太短。</p>' }),
    await article({}, false),
  ]
  const asked = { articles: [one, short], ids: `${two}\n${two}\n987654\n${draft}` }
  const warned = await editor('POST', `${path}/batchAdd`, asked)
  expect(warned.code).toBe(42800)
  const [{ rule, message }] = warned.data.warnings
  expect(message).toMatch(/^2 will be added: .*less than 500.*is not published/)
  expect(message).toMatch(new RegExp(`no article 987654; ${two} stands there twice`))
  const { data } = await editor('POST', `${path}/batchAdd`, { ...asked, accept: [rule] })
  await work()
  expect((await admin('GET', `job/${data.job}`)).data).toMatchObject({
    status: 'done',
    done: 2,
    total: 2,
  })
  const made = await bench.portal
    .records()
    .select('fastReading', { article: [one, two, short, draft] })
  expect(made.map(({ status, article: of }) => [status, of])).toEqual([
    ['toReview', one],
    ['toReview', two],
  ])
  expect(await runsOf(made[0]?.id)).toMatchObject([{ trigger: 'batch', job: data.job }])
  const again = await editor('POST', `${path}/batchAdd`, { articles: [one] })
  expect(problems(again)).toEqual(['articles'])
  expect(again.data.errors.articles).toMatch(/None can be added: .*has a digest/)
  expect(problems(await editor('POST', `${path}/batchAdd`, {}))).toEqual(['articles'])
})

test('fastReading.rerunPart makes the parts chosen, with the wish; what is published stays so', async () => {
  const id = await started()
  await move(id, 'publish')
  asked.length = 0
  const wish = { parts: ['quotes', 'audio'], model: 'deep', prompt: '选更短的句子' }
  const { data } = await move(id, 'rerun', wish)
  await work()
  expect((await admin('GET', `job/${data.job}`)).data.status).toBe('done')
  expect(asked).toMatchObject([{ model: 'deep', parts: ['quotes'], wish: '选更短的句子' }])
  const [, second] = await runsOf(id)
  expect(Object.keys(second?.result as Row).toSorted()).toEqual(['audio', 'quotes'])
  expect((await found(id)).audio).toBeNull()
  expect((await run(second?.id, 'adopt')).data.adopted).toBe(true)
  expect(await found(id)).toMatchObject({
    status: 'published',
    audio: { duration: expect.any(Number) },
  })
})

test('fastReading.compareText and fastReading.history: the text with what is quoted of it; the runs are listed', async () => {
  const id = await started()
  const { source } = (await move(id, 'source')).data
  expect(source.text).toHaveLength(30)
  const [mark] = source.marks
  const { quotes } = await found(id)
  const quoted = source.text[mark.paragraph].slice(mark.from, mark.to)
  expect((quotes as Row[]).map(({ text }) => text)).toContain(quoted)
  const filter = encodeURIComponent(JSON.stringify({ fastReading: id }))
  expect((await editor('GET', `openAi/fastReadingRun?filter=${filter}`)).data.total).toBe(1)
})

test('fastReadingRun#comesFromPortal and #neverDeleted nobody writes or removes a run, but for its remark', async () => {
  const id = await started()
  const [{ id: own, version } = {} as Row] = await runsOf(id)
  const create = { fastReading: id, runNo: 9 }
  expect((await admin('POST', 'openAi/fastReadingRun', create)).code).not.toBe(20000)
  expect((await admin('DELETE', `openAi/fastReadingRun/${own}`)).code).not.toBe(20000)
  const put = (more: Row) => admin('PUT', `openAi/fastReadingRun/${own}`, { version, ...more })
  expect(problems(await put({ tokensIn: 1 }))).toEqual(['tokensIn'])
  expect((await put({ remark: '金句更好' })).data.remark).toBe('金句更好')
  expect((await run(own, 'succeed')).code).not.toBe(20000)
})

test.each([
  ['pending', async () => (await digest()).id, 'start'],
  ['toReview', () => started(), 'restart'],
  [
    'withdrawn',
    async () => {
      const id = await started()
      for (const name of ['publish', 'withdraw']) await move(id, name)
      return id
    },
    'restart',
  ],
])(
  'fastReadingRun#cancelRestoresDigest cancelled, it leaves the digest %s as before',
  async (state, make, begin) => {
    const id = await make()
    await move(id, begin)
    const newest = (await runsOf(id)).at(-1)
    expect((await run(newest?.id, 'cancel')).data.status).toBe('cancelled')
    expect((await found(id)).status).toBe(state)
    await work()
    expect((await runsOf(id)).at(-1)?.status).toBe('cancelled')
  },
)

test('fastReadingRun#adoptNeedsSuccess and fastReadingRun.adopt ask where editors wrote since; only what succeeded is taken over', async () => {
  const id = await started()
  await move(id, 'rerun', { parts: ['summary'], model: 'standard' })
  await work()
  const [first, second] = await runsOf(id)
  const { version } = await found(id)
  await editor('PUT', `${path}/${id}`, { version, oneLine: '编辑改过的一句话' })
  expect((await run(first?.id, 'adopt')).code).not.toBe(20000)
  const question = await run(second?.id, 'adopt')
  expect([question.code, question.data.warnings?.[0]?.rule]).toEqual([
    42800,
    'fastReadingRun#adoptNeedsSuccess',
  ])
  expect(
    (await run(second?.id, 'adopt', { accept: ['fastReadingRun#adoptNeedsSuccess'] })).data.adopted,
  ).toBe(true)
  const read = await found(id)
  expect(read.oneLine).not.toBe('编辑改过的一句话')
  expect((read.currentRun as Row)?.id ?? read.currentRun).toBe(second?.id)
})

test('fastReadingRun#oneAdoptedPerDigest of a digest’s runs one is adopted; a failed one can be begun again', async () => {
  model.fails = refusedBy('model', ['内容被服务商拦截', 'blocked'])
  const id = await started()
  expect(await found(id)).toMatchObject({ status: 'failed', summary: null })
  const [failed] = await runsOf(id)
  expect(failed).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('内容被服务商拦截'),
  })
  expect((await run(failed?.id, 'adopt')).code).not.toBe(20000)
  model.fails = null
  await move(id, 'restart')
  await work()
  await move(id, 'restart')
  await work()
  const third = (await runsOf(id)).at(-1)
  await run(third?.id, 'adopt')
  expect((await runsOf(id)).map(({ runNo, adopted }) => [runNo, adopted === true])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
})

test('fastReadingRun.compare shows what differs from the adopted run', async () => {
  const id = await started()
  await move(id, 'rerun', { parts: ['quotes'], model: 'standard' })
  await work()
  const [, second] = await runsOf(id)
  const { data } = await run(second?.id, 'compare')
  expect(data).toMatchObject({
    entity: 'fastReading',
    fields: [{ field: 'quotes', differs: false }],
  })
})

test('what a model answers in another form, or leaves out, fails the run', async () => {
  for (const said of ['我不会', '{"oneLine": ""}']) {
    model.says = said
    const id = await started()
    expect((await found(id)).status).toBe('failed')
  }
  model.says = null
})

test('a service that asks for patience is asked again later', async () => {
  model.fails = throttledBy('model', ['慢一点', 'slow down'])
  const id = await started()
  expect((await runsOf(id))[0]?.status).toBe('running')
  model.fails = null
  bench.time.now += 60_000
  await work()
  expect((await found(id)).status).toBe('toReview')
})
