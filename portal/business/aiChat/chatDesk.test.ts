import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import type { ModelCall } from '#portal/outside/model/model.ts'
import { standInModel } from '#portal/outside/model/standInModel.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const asked: ModelCall[] = []
const standIn = standInModel(() => {})
const ask = (call: ModelCall) => {
  asked.push(call)
  return standIn.ask(call)
}
const model = { ...standIn, ask }
const bench = sharedBench(undefined, { ports: { ...standInPorts(() => {}), model } })
const { admin, editor } = bench
const problems = (answer: { data: { errors?: object } | null }) =>
  Object.keys(answer.data?.errors ?? {})

let app: Awaited<ReturnType<typeof appKey>>['app']
let user: number
let category: number
let article: Row & { id: number }
beforeAll(async () => {
  const writes = ['appUser', 'chatRecord', 'chatSelected']
  app = (await appKey(bench, { writes, rights: ['public'] })).app
  const reader = { uid: `U${20_000_000 + serial()}`, nickname: '海边的栗子' }
  user = (await app('POST', 'ingest/appUser', reader)).data.id
  category = (await create(admin, 'category', { name: '历史', code: `history-${serial()}` })).id
  const desk = await deskOf(bench)
  const body = '<p>敦煌的壁画画了一千年。</p><p>画工没有留下名字。</p>'
  article = await create(
    admin,
    'article',
    await desk.articleValues({ title: `敦煌的画工${serial()}`, body }),
  )
  for (const move of ['proof', 'publish']) await admin('POST', `article/${article.id}/${move}`, {})
})

const said = (role: string, content: string, minute: number, more: Row = {}) => ({
  ...{ _key: `m${minute}`, role, content, at: `2026-11-20T09:0${minute}:00+08:00` },
  ...more,
})
const talk = async (more: Row = {}) => {
  const values = {
    ...{ sessionNo: `S${serial()}`, user, title: '敦煌壁画是谁画的', scene: 'home' },
    messages: [
      said('user', '敦煌壁画是谁画的', 1),
      said('assistant', '是没有留下名字的画工。', 2, { citations: [{ title: article.title }] }),
      said('user', '我的电话是13800001234，能寄画册吗', 3),
    ],
    ...more,
  }
  const { data } = await app('POST', 'ingest/openAi/record', values)
  return data.id as number
}
const record = async (id: unknown) => (await admin('GET', `openAi/record/${id}`)).data as Row
const on = (id: unknown, name: string, body: Row = {}, by = editor) =>
  by('POST', `openAi/record/${id}/${name}`, body)

test('chatRecord#comesFromApp the app writes conversations, again under one number; nobody else does', async () => {
  const sessionNo = `S${serial()}`
  const id = await talk({ sessionNo })
  expect(await talk({ sessionNo, title: '换了个问题' })).toBe(id)
  const { version, title } = await record(id)
  expect(title).toBe('换了个问题')
  expect((await admin('POST', 'openAi/record', { title: '自己写的' })).code).not.toBe(20000)
  expect(problems(await admin('PUT', `openAi/record/${id}`, { version, title: '改' }))).toEqual([
    'title',
  ])
  expect((await admin('PUT', `openAi/record/${id}`, { version, reviewNote: '好' })).code).toBe(
    20000,
  )
  expect((await admin('DELETE', `openAi/record/${id}`)).code).not.toBe(20000)
})

test('chatRecord#passNeedsQuality a review says how good it was, a flag why; both say whose they are', async () => {
  const id = await talk()
  expect(problems(await on(id, 'pass'))).toEqual(['quality'])
  expect((await on(id, 'pass', { quality: 'good' })).data).toMatchObject({
    ...{ review: 'reviewed', reviewer: bench.people.editor },
  })
  expect((await on(id, 'flag')).code).not.toBe(20000)
  expect((await on(id, 'flag', { reviewNote: '出处不对' })).data.review).toBe('flagged')
  expect((await on(await talk(), 'flag', { quality: 'bad' })).data.review).toBe('flagged')
})

test('chatRecord#messagesShowAsBubbles a conversation stands as bubbles in the order of time', async () => {
  const { bubbles } = (await on(await talk(), 'conversation')).data
  expect(bubbles.map(({ side }: Row) => side)).toEqual(['right', 'left', 'right'])
  expect(bubbles[1].sources).toEqual([article.title])
})

test('chatRecord#sensitiveIsFlagged one with sensitive words is flagged at once', async () => {
  expect((await record(await talk({ sensitive: true }))).review).toBe('flagged')
  const sessionNo = `S${serial()}`
  const id = await talk({ sessionNo })
  expect((await record(id)).review).toBe('unreviewed')
  await talk({ sessionNo, sensitive: true })
  expect((await record(id)).review).toBe('flagged')
})

test('chatRecord#phoneIsMasked phones are never kept whole, and only an admin takes conversations away', async () => {
  const { messages } = await record(await talk())
  expect(JSON.stringify(messages)).toContain('138****1234')
  expect(JSON.stringify(messages)).not.toContain('13800001234')
  expect((await editor('GET', 'openAi/record/export')).code).toBe(40300)
})

test('chatRecord.toSelected and toIntervene begin with the question that is chosen', async () => {
  const id = await talk()
  const { choices } = (await on(id, 'toSelected')).data
  expect(choices).toMatchObject([
    { key: '0', title: '敦煌壁画是谁画的', facts: ['是没有留下名字的画工。'] },
  ])
  expect((await on(id, 'toSelected', { chosen: ['7'] })).code).not.toBe(20000)
  const begun = (await on(id, 'toSelected', { chosen: ['0'] })).data
  expect(begun).toMatchObject({
    ...{
      question: '敦煌壁画是谁画的',
      answer: '<p>是没有留下名字的画工。</p>',
      origin: 'record',
      record: id,
    },
    citations: [{ title: article.title, link: { type: 'article', id: article.id } }],
  })
  const { id: own } = await create(editor, 'openAi/selected', { ...begun, category })
  expect((await editor('POST', `openAi/selected/${own}/publish`, {})).data.status).toBe('published')

  expect((await on(id, 'toIntervene')).data.choices).toHaveLength(2)
  const rule = (await on(id, 'toIntervene', { chosen: ['0'] })).data
  expect(rule).toMatchObject({
    patterns: [{ text: '敦煌壁画是谁画的' }],
    scenes: ['home'],
    origin: 'record',
  })
})

test('chatRecord.sample draws twenty of those listed that nobody reviewed', async () => {
  const ids: unknown[] = []
  for (let at = 0; at < 22; at++) ids.push(await talk({ scene: 'course' }))
  await on(ids[0], 'pass', { quality: 'fair' })
  const sample = (filter: Row) => editor('POST', 'openAi/record/sample', { filter })
  const { filter } = (await sample({ scene: 'course' })).data
  expect(new Set(filter.id).size).toBe(20)
  expect(filter.id.every((id: unknown) => ids.slice(1).includes(id))).toBe(true)
  expect((await sample({ scene: 'audiobook' })).message).toMatch(/waiting to be reviewed/)
})

const selected = (more: Row = {}) =>
  create(editor, 'openAi/selected', {
    ...{ question: `敦煌的画工是谁${serial()}`, category, answer: '<p>没有留下名字的人。</p>' },
    ...more,
  })
const put = (row: Row, more: Row) =>
  editor('PUT', `openAi/selected/${row.id}`, { version: row.version, ...more })
const shelve = (id: unknown, move = 'publish') =>
  editor('POST', `openAi/selected/${id}/${move}`, { confirm: { yes: true } })

test('chatSelected#publishNeedsCitation a model’s answer goes out with something published it cites', async () => {
  expect((await shelve((await selected()).id)).data.status).toBe('published')
  const row = await selected({ origin: 'model' })
  expect(problems(await shelve(row.id))).toEqual(['citations'])
  const cites = (link: Row) => ({ citations: [{ title: '出处', link }] })
  const { data } = await put(row, cites({ type: 'vipPage' }))
  expect(problems(await shelve(row.id))).toEqual(['citations'])
  await put(data, cites({ type: 'article', id: article.id }))
  const out = (await shelve(row.id)).data
  expect(out.status).toBe('published')
  expect(problems(await put(out, { citations: [] }))).toEqual(['citations'])
})

test('chatSelected#pinnedAreLimited three are pinned at most; #deletableUnlessPublished what is out is not removed', async () => {
  for (let at = 0; at < 3; at++) await selected({ pinned: true, question: `置顶${at}${serial()}` })
  const row = await selected()
  const refused = await put(row, { pinned: true })
  expect(refused.data.errors.pinned).toMatch(/置顶0.*置顶1.*置顶2/)
  await shelve(row.id)
  expect((await editor('DELETE', `openAi/selected/${row.id}`)).code).not.toBe(20000)
  await shelve(row.id, 'withdraw')
  expect((await editor('DELETE', `openAi/selected/${row.id}`)).code).toBe(20000)
})

test('chatSelected#baseViewsOnlyRise base views only rise once it is out', async () => {
  const row = await selected({ baseViews: 50 })
  const { data } = await put(row, { baseViews: 40 })
  const { version } = (await shelve(data.id)).data
  expect(problems(await put({ ...data, version }, { baseViews: 30 }))).toEqual(['baseViews'])
  expect((await put({ ...data, version }, { baseViews: 60 })).data.baseViews).toBe(60)
})

test.each([
  ['a phone', { answer: '<p>打13900001111找他。</p>' }, 'answer'],
  ['an order number', { answer: '<p>订单 20261120093000123456 已发货。</p>' }, 'answer'],
  ['the user’s name', { question: '海边的栗子问敦煌在哪' }, 'question'],
])(
  'chatSelected#carriesNothingPersonal taken from a conversation, it holds no %s',
  async (_, more, field) => {
    const values = { question: `敦煌在哪${serial()}`, category, answer: '<p>在甘肃。</p>' }
    const taken = { ...values, origin: 'record', record: await talk() }
    expect(problems(await editor('POST', 'openAi/selected', { ...taken, ...more }))).toEqual([
      field,
    ])
    expect((await editor('POST', 'openAi/selected', { ...values, ...more })).code).toBe(20000)
  },
)

test('chatSelected.preview and chatSelected.regenerate: the page, and a new answer beside the old one', async () => {
  const row = await selected({ question: `敦煌的壁画是谁画的${serial()}` })
  const page = (await editor('POST', `openAi/selected/${row.id}/preview`, {})).data
  expect(page).toMatchObject({ title: row.question })
  asked.length = 0
  const { fields, taken } = (await editor('POST', `openAi/selected/${row.id}/regenerate`, {})).data
  expect(asked[0]?.text).toContain('敦煌的壁画画了一千年。')
  expect(fields[0]).toMatchObject({
    field: 'answer',
    before: '<p>没有留下名字的人。</p>',
    differs: true,
  })
  expect((await editor('GET', `openAi/selected/${row.id}`)).data.answer).toBe(
    '<p>没有留下名字的人。</p>',
  )
  const kept = await editor('POST', `openAi/selected/${row.id}/takeAnswer`, {
    version: row.version,
    ...taken,
  })
  expect(kept.data).toMatchObject({ answer: taken.answer, origin: 'model' })
  expect(kept.data.citations).toMatchObject([{ title: article.title }])
})

test('chatSetting#oneRecordOnly to #everySaveIsAudited one record: its model is for admins, it closes after a question, and is told in the log', async () => {
  const values = {
    ...{
      name: '小读',
      avatar: await bench.picture(240, 240),
      welcome: '想聊点什么？',
      closedText: '升级中',
    },
    ...{
      limitReply: '明天再来',
      failReply: '没答上来',
      refuseReply: '换个话题吧',
      knowledge: ['article'],
    },
    ...{ systemPrompt: '你是小读。', sensitiveWords: ['荐股'], freeDaily: 5, memberDaily: 50 },
  }
  const tried = async (more: Row) =>
    problems(await admin('POST', 'openAi/setting', { ...values, ...more }))
  expect(await tried({ memberDaily: 4 })).toEqual(['memberDaily'])
  expect(await tried({ openTo: 'tester' })).toEqual(['testers'])
  expect(await tried({ enabled: false, closedText: null })).toEqual(['closedText'])
  const setting = await create(admin, 'openAi/setting', values)
  expect((await admin('POST', 'openAi/setting', values)).code).not.toBe(20000)
  expect((await admin('DELETE', `openAi/setting/${setting.id}`)).code).not.toBe(20000)
  const change = (more: Row, by = editor) =>
    by('PUT', `openAi/setting/${setting.id}`, { version: setting.version, ...more })
  expect((await change({ systemPrompt: '你是别人。' })).code).toBe(40300)
  const off = await change({ enabled: false })
  expect([off.code, off.data.warnings?.[0]?.rule]).toEqual([
    42800,
    'chatSetting#closingNeedsClosedText',
  ])
  expect(
    (await change({ enabled: false, accept: ['chatSetting#closingNeedsClosedText'] })).data.enabled,
  ).toBe(false)
  expect((await change({ name: '阿读' })).code).toBe(40900)
  const log = (await admin('GET', `openAi/setting/${setting.id}/history`)).data
  expect(JSON.stringify(log)).toContain('enabled')
  const shown = await app('GET', 'public/openAi/setting')
  expect(JSON.stringify(shown.data)).toContain('换个话题吧')
  expect(JSON.stringify(shown.data)).not.toContain('你是小读')
})

test('chatSetting.tryOut asks with the values on the screen; a sensitive word asks nobody', async () => {
  const values = {
    ...{ model: 'deep', systemPrompt: '答得短一些。', questionMax: 40, citeSources: true },
  }
  const more = { sensitiveWords: ['荐股'], refuseReply: '换个话题吧', disclaimer: '由AI生成' }
  const ask = (question: string, by = admin) =>
    by('POST', 'openAi/setting/tryOut', { ...values, ...more, asked: { question } })
  asked.length = 0
  const { found } = (await ask('敦煌的壁画是谁画的？')).data
  expect(asked).toMatchObject([{ model: 'deep', system: '答得短一些。' }])
  expect(found.text).toMatch(/未接入模型/)
  expect(JSON.stringify(found.lines)).toContain(article.title)
  expect((await ask('给我荐股')).data.found.text).toBe('换个话题吧')
  expect(asked).toHaveLength(1)
  expect((await ask('长'.repeat(41))).message).toMatch(/41 characters/)
})
