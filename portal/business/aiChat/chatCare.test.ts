import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const fieldsOf = (answer: { data: { errors?: object } | null }) =>
  Object.keys(answer.data?.errors ?? {})

let app: Awaited<ReturnType<typeof appKey>>['app']
let user: number
let record: number
beforeAll(async () => {
  const writes = ['appUser', 'chatFeedback', 'chatGuide']
  app = (await appKey(bench, { writes, rights: ['public'] })).app
  const reader = { uid: `U${20_000_000 + serial()}`, nickname: '海边的栗子' }
  user = (await app('POST', 'ingest/appUser', reader)).data.id
  const said = (role: string, content: string, minute: number, more: Row = {}) => ({
    ...{ _key: `m${minute}`, role, content, at: `2026-11-20T09:0${minute}:00+08:00` },
    ...more,
  })
  const talk = await bench.portal.records().create('chatRecord', {
    ...{ sessionNo: `S${serial()}`, user, title: '改革开放从哪一年算起', scene: 'search' },
    messages: [
      said('assistant', '从 1979 年算起。', 2, {
        seconds: 3,
        rating: 'down',
        citations: [{ title: '回望' }],
      }),
      said('user', '改革开放从哪一年算起', 1),
    ],
  })
  record = talk.id as number
})

test('chatGuide#oneRecordOnly to #bumpNeedsConfirmation one record, whose revision only rises; beginning anew is asked about first', async () => {
  const keyword = (scene: string) =>
    create(admin, 'questionKeywords', {
      keyword: `敦煌${serial()}`,
      question: '推荐几篇关于敦煌的文章',
      scene,
    })
  const [home, search] = [await keyword('home'), await keyword('search')]
  for (const { id } of [home, search]) await admin('POST', `questionKeywords/${id}/publish`, {})
  const values = {
    ...{ enabled: true, revision: 3, startText: '开始对话' },
    steps: [{ image: await bench.picture(630, 840), title: '问一问', text: '直接说出来' }],
  }
  const tried = async (more: Row) =>
    fieldsOf(await admin('POST', 'openAi/guide', { ...values, ...more }))
  expect(await tried({ steps: [] })).toEqual(['steps'])
  expect(await tried({ steps: [{ title: '没有图' }] })).toEqual(['steps.0.image'])
  expect(await tried({ keywords: [search.id] })).toEqual(['keywords'])
  const guide = await create(admin, 'openAi/guide', { ...values, keywords: [home.id] })
  expect((await admin('POST', 'openAi/guide', values)).code).not.toBe(20000)
  expect((await admin('DELETE', `openAi/guide/${guide.id}`)).code).not.toBe(20000)
  const lower = { version: guide.version, revision: 2 }
  expect(fieldsOf(await admin('PUT', `openAi/guide/${guide.id}`, lower))).toEqual(['revision'])

  await app('POST', 'ingest/openAi/guide', { id: guide.id, shown: 200, finished: 150 })
  const seen = (await admin('GET', `openAi/guide/${guide.id}`)).data
  expect(seen).toMatchObject({ shown: 200, finishRate: 75 })
  const bump = (body: Row = {}) => admin('POST', `openAi/guide/${guide.id}/bump`, body)
  const asked = await bump()
  expect([asked.code, JSON.stringify(asked.data)]).toEqual([42800, expect.stringContaining('200')])
  const { data } = await bump({ accept: ['chatGuide#bumpNeedsConfirmation'] })
  expect(data).toMatchObject({ revision: 4, shown: 0, finished: 0, finishRate: null })
  await admin('PUT', `openAi/guide/${guide.id}`, { version: data.version, frequency: 'once' })
  expect((await bump({ accept: ['chatGuide#bumpNeedsConfirmation'] })).code).not.toBe(20000)

  const typed = { steps: [{ ...values.steps[0], title: '改过的一步' }] }
  const drawn = (await admin('POST', `openAi/guide/${guide.id}/preview`, { values: typed })).data
  expect(drawn).toMatchObject({
    button: '开始对话',
    modules: [{ as: 'steps', entries: [{ title: '改过的一步', subtitle: '直接说出来' }] }],
  })
})

const feedback = async (more: Row = {}) => {
  const values = {
    ...{ user, record, message: 1, question: '改革开放从哪一年算起', answer: '从 1979 年算起。' },
    ...{
      rating: 'down',
      reasons: ['wrong'],
      remark: '应该是1978年',
      platform: 'ios',
      appVersion: '8.3.0',
    },
    ...more,
  }
  return app('POST', 'ingest/openAi/feedback', values)
}
const read = async (id: unknown) => (await admin('GET', `openAi/feedback/${id}`)).data
const move = (id: unknown, name: string, body: Row = {}, by = editor) =>
  by('POST', `openAi/feedback/${id}/${name}`, body)

test('chatFeedback#comesFromApp and #oncePerUserAndAnswer the app writes one for each answer and replaces it while it waits', async () => {
  const { id } = (await feedback()).data
  const again = (await feedback({ rating: 'up', reasons: [], remark: null })).data
  expect(again).toMatchObject({ id, created: false })
  expect(await read(id)).toMatchObject({ rating: 'up', status: 'pending' })
  expect((await feedback({ message: 3 })).data.id).not.toBe(id)
  await feedback()
  expect((await move(id, 'take')).code).toBe(20000)
  expect(fieldsOf(await feedback({ remark: '又想了想' }))).toEqual(['remark'])

  const { version } = await read(id)
  const changed = await admin('PUT', `openAi/feedback/${id}`, { version, rating: 'up' })
  expect(fieldsOf(changed)).toContain('rating')
  expect((await admin('POST', 'openAi/feedback', { rating: 'up' })).code).not.toBe(20000)
  expect((await admin('DELETE', `openAi/feedback/${id}`)).code).not.toBe(20000)
})

test('chatFeedback#resolveNeedsSolution and #ignoreNeedsNote whoever takes it handles it, and says what was done', async () => {
  const { id } = (await feedback({ message: 5 })).data
  expect((await move(id, 'take')).data.handler).toBe(bench.people.editor)
  expect(fieldsOf(await move(id, 'resolve'))).toContain('solution')
  expect(fieldsOf(await move(id, 'resolve', { solution: 'intervene' }))).toEqual(['intervene'])
  expect(fieldsOf(await move(id, 'resolve', { solution: 'content' }))).toEqual(['handleNote'])
  const done = await move(id, 'resolve', { solution: 'content', handleNote: '已改为1978年' })
  expect(done.data).toMatchObject({ status: 'resolved', handledAt: expect.any(String) })
  const open = (await move(id, 'reopen')).data
  expect(open).toMatchObject({ status: 'processing', handleNote: null, solution: null })
  const log = await admin('GET', `openAi/feedback/${id}/history`)
  expect(JSON.stringify(log.data)).toContain('已改为1978年')
  expect(fieldsOf(await move(id, 'ignore'))).toEqual(['handleNote'])
  const up = (await feedback({ message: 6, rating: 'up', reasons: [], remark: null })).data
  expect((await move(up.id, 'ignore')).data.status).toBe('ignored')
})

test('chatFeedback.toIntervene links the intervention that is saved from it', async () => {
  const { id } = (await feedback({ message: 7 })).data
  const begun = (await move(id, 'toIntervene')).data
  expect(begun).toMatchObject({
    patterns: [{ text: '改革开放从哪一年算起' }],
    ...{ scenes: ['search'], origin: 'feedback', feedback: id },
  })
  const title = `${begun.title}${serial()}`
  const rule = await create(editor, 'openAi/intervene', {
    ...begun,
    title,
    answer: '<p>1978 年。</p>',
  })
  expect((await read(id)).intervene).toBe(rule.id)
  expect((await move(id, 'toIntervene')).code).not.toBe(20000)
  expect((await move(id, 'resolve', { solution: 'intervene' })).data.status).toBe('resolved')
})

test('chatFeedback.viewRecord opens the conversation at the answer, notifyUser writes to whoever gave it', async () => {
  const { id } = (await feedback({ message: 1 })).data
  const { bubbles } = (await move(id, 'viewRecord')).data
  expect(bubbles).toEqual([
    expect.objectContaining({ side: 'right', text: '改革开放从哪一年算起' }),
    expect.objectContaining({ side: 'left', sources: ['回望'], here: true }),
  ])
  expect(fieldsOf(await move(id, 'notifyUser'))).toEqual(['text'])
  const sent = await move(id, 'notifyUser', { text: '已改正 <1978>，谢谢' })
  expect(sent.code).toBe(20000)
  const mails = await bench.portal.records().select('mail', { title: '关于你对小助手的反馈' })
  expect(mails).toMatchObject([{ kind: 'service', content: '<p>已改正 &lt;1978&gt;，谢谢</p>' }])
})

test('chatFeedback#pendingIsCountedAtHome the home page counts the thumbs down that wait', async () => {
  await feedback({ message: 9 })
  const filter = encodeURIComponent(JSON.stringify({ status: 'pending', rating: 'down' }))
  const waiting = (await editor('GET', `openAi/feedback?filter=${filter}`)).data.total
  const { todos } = (await editor('GET', 'index/todos')).data
  const own = todos.filter(({ entity }: Row) => entity === 'chatFeedback')
  expect(own).toMatchObject([{ count: waiting, filter: { status: 'pending', rating: 'down' } }])
  expect(waiting).toBeGreaterThan(0)
})
