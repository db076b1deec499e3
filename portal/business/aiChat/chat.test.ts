import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
/** A session outlives it. */
const HALF_A_DAY = 12 * 3_600_000
const until = (end: string) => ({ start: '2026-11-01T00:00:00+08:00', end })
const tonight = until('2026-11-21T20:00:00+08:00')
const year = until('2026-12-31T00:00:00+08:00')

describe.each(databases)('the assistant on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    const writes = ['chatIntervene', 'questionKeyword', 'chatBlackboard']
    app = (await appKey(bench, { writes, rights: ['public'] })).app
  })
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})

  const rule = (more: Row = {}): Row => ({
    title: `会员退款咨询${serial()}`,
    matchType: 'keyword',
    patterns: [{ text: '退会员' }],
    scenes: ['home'],
    mode: 'fixed',
    answer: '<p>请在“我的-会员”里申请。</p>',
    ...more,
  })
  const drafted = (more: Row = {}) => create(admin, 'openAi/intervene', rule(more))
  const enable = (id: unknown, by = admin) => by('POST', `openAi/intervene/${id}/enable`, {})
  const enabled = async (more: Row = {}) => {
    const { id } = await drafted(more)
    const { code, data } = await enable(id)
    if (code !== 20000) throw new Error(JSON.stringify(data))
    return data
  }
  const triedRule = async (more: Row) =>
    fieldsOf(await admin('POST', 'openAi/intervene', rule(more)))

  test('chatIntervene#fieldsFollowMode each way to step in has its own content', async () => {
    expect(await triedRule({ answer: null })).toEqual(['answer'])
    expect(await triedRule({ mode: 'append' })).toContain('prompt')
    expect(await triedRule({ mode: 'append', answer: null, prompt: '请先致歉' })).toEqual([])
    expect(await triedRule({ mode: 'route', answer: null, link: { type: 'none' } })).toEqual([
      'link',
    ])
    expect(await triedRule({ mode: 'route', answer: null, link: { type: 'vipPage' } })).toEqual([])
    expect(await triedRule({ mode: 'refuse', answer: null })).toEqual([])
  })

  test('chatIntervene#thresholdForSemanticOnly a threshold is for likeness only, an expression must be one', async () => {
    expect((await drafted({ matchType: 'semantic' })).threshold).toBe(85)
    expect(await triedRule({ threshold: 90 })).toEqual(['threshold'])
    const regex = (text: string) => triedRule({ matchType: 'regex', patterns: [{ text }] })
    expect(await regex('(')).toEqual(['patterns.0.text'])
    expect(await regex('a*')).toEqual(['patterns.0.text'])
    expect(await regex('退.?款')).toEqual([])
  })

  test('chatIntervene#exactPatternOncePerScene the same words wait in one scene once, and the other rule is named', async () => {
    const patterns = [{ text: `如何联系客服${serial()}` }]
    const one = await enabled({ matchType: 'exact', patterns })
    const other = await drafted({ matchType: 'exact', patterns, scenes: ['home', 'search'] })
    const refused = await enable(other.id)
    expect(fieldsOf(refused)).toEqual(['patterns'])
    expect(refused.message).toContain(one.title)
    const elsewhere = await drafted({ matchType: 'exact', patterns, scenes: ['article'] })
    expect((await enable(elsewhere.id)).code).toBe(20000)
  })

  test('chatIntervene#highestPriorityWins and #shownWithinPeriod the app reads what is in force', async () => {
    const over = await enabled({ period: until('2026-11-02T00:00:00+08:00') })
    const now = await enabled({ period: year })
    const { data } = await app('GET', 'public/openAi/intervene?range=[0,99]')
    const ids = data.list.map(({ id }: Row) => id)
    expect([ids.includes(now.id), ids.includes(over.id)]).toEqual([true, false])
    expect(data.list[0]).not.toHaveProperty('remark')
    const hit = { id: now.id, hits: 3, lastHitAt: '2026-11-21T09:00:00+08:00' }
    expect((await app('POST', 'ingest/openAi/intervene', hit)).code).toBe(20000)
  })

  test('chatIntervene#deletableUnlessEnabled expressions and refusals are enabled by admins; what is in use stays', async () => {
    const { id } = await drafted({ matchType: 'regex', patterns: [{ text: '突发' }] })
    expect((await enable(id, editor)).code).toBe(40300)
    const refuses = await drafted({ mode: 'refuse', answer: null })
    expect((await enable(refuses.id, editor)).code).toBe(40300)
    expect((await enable((await drafted()).id, editor)).code).toBe(20000)
    const { data } = await enable(id)
    const changed = await admin('PUT', `openAi/intervene/${id}`, {
      version: data.version,
      matchType: 'keyword',
    })
    expect(fieldsOf(changed)).toEqual(['matchType'])
    expect((await admin('DELETE', `openAi/intervene/${id}`)).code).toBe(40900)
    await admin('POST', `openAi/intervene/${id}/disable`, {})
    expect((await admin('DELETE', `openAi/intervene/${id}`)).code).toBe(20000)
  })

  test('chatIntervene.test says which rule wins, and chatIntervene.copy begins a draft', async () => {
    const word = `宋韵${serial()}`
    const one = await enabled({ patterns: [{ text: word }], priority: 99 })
    const ask = (question: string) =>
      admin('POST', 'openAi/intervene/test', { question, scene: 'home' })
    expect((await ask(`想读${word}`)).data).toEqual({
      won: one.title,
      matched: 'Keywords · 100%',
      mode: 'Fixed answer',
      said: '请在“我的-会员”里申请。',
    })
    expect((await ask('明天天气')).data).toEqual({ won: 'None: the model answers' })
    const { data } = await admin('POST', `openAi/intervene/${one.id}/copy`, {})
    expect(data).toMatchObject({ title: `${one.title} 副本`, status: 'draft', hits: 0 })
  })

  const word = (more: Row = {}): Row => ({
    keyword: `一句话${serial()}`,
    question: '请用一句话总结这篇文章的核心观点',
    scene: 'home',
    ...more,
  })
  const triedWord = async (more: Row) =>
    fieldsOf(await admin('POST', 'questionKeywords', word(more)))

  test('questionKeyword#keywordUniqueInScene to #linkFitsScene stand once a scene, answered by what is in force, about its own kind', async () => {
    const one = await create(admin, 'questionKeywords', word())
    expect(await triedWord({ keyword: one.keyword })).toEqual(['keyword'])
    expect(await triedWord({ keyword: one.keyword, scene: 'search' })).toEqual([])
    const idle = await drafted()
    expect(await triedWord({ answerBy: 'intervene' })).toEqual(['intervene'])
    expect(await triedWord({ answerBy: 'intervene', intervene: idle.id })).toEqual(['intervene'])
    const active = await enabled()
    const bound = await create(
      admin,
      'questionKeywords',
      word({ answerBy: 'intervene', intervene: active.id }),
    )
    await admin('POST', `questionKeywords/${bound.id}/publish`, {})
    const asked = await admin('POST', `openAi/intervene/${active.id}/disable`, {})
    expect([asked.code, asked.data.warnings[0].rule]).toEqual([
      42800,
      'questionKeyword#referenceFollowsAnswerBy',
    ])
    expect(asked.data.warnings[0].message).toContain(bound.keyword)
    await admin('POST', `openAi/intervene/${active.id}/disable`, {
      accept: ['questionKeyword#referenceFollowsAnswerBy'],
    })
    const drawn = await admin('POST', `questionKeywords/${bound.id}/withdraw`, {
      confirm: { yes: true },
    })
    expect(fieldsOf(await admin('POST', `questionKeywords/${bound.id}/publish`, {}))).toEqual([
      'intervene',
    ])
    expect((await admin('DELETE', `openAi/intervene/${active.id}`)).code).toBe(40900)
    const back = await admin('PUT', `questionKeywords/${bound.id}`, {
      version: drawn.data.version,
      answerBy: 'model',
    })
    expect(back.data.intervene).toBeNull()
    expect(await triedWord({ link: { type: 'article', id: 1 } })).toContain('link')
    expect(await triedWord({ scene: 'article', link: { type: 'vipPage' } })).toEqual(['link'])
    for (let at = 0; at < 12; at++) {
      const { id } = await create(admin, 'questionKeywords', word({ scene: 'audiobook' }))
      await admin('POST', `questionKeywords/${id}/publish`, {})
    }
    const last = await create(admin, 'questionKeywords', word({ scene: 'audiobook' }))
    expect(fieldsOf(await admin('POST', `questionKeywords/${last.id}/publish`, {}))).toEqual([
      'scene',
    ])
  })

  test('what comes out of the bin leads to nothing that still lies there', async () => {
    const answer = await enabled()
    const values = word({ answerBy: 'intervene', intervene: answer.id })
    const one = await create(admin, 'questionKeywords', values)
    const remove = (path: string) => admin('DELETE', path, { confirm: { yes: true } })
    expect((await remove(`questionKeywords/${one.id}`)).code).toBe(20000)
    await admin('POST', `openAi/intervene/${answer.id}/disable`, {})
    expect((await remove(`openAi/intervene/${answer.id}`)).code).toBe(20000)
    const restored = await admin('POST', `questionKeywords/${one.id}/restore`, {})
    expect(fieldsOf(restored)).toEqual(['intervene'])
    expect((await admin('POST', `openAi/intervene/${answer.id}/restore`, {})).code).toBe(20000)
  })

  test('questionKeyword#shownWithinPeriod and #publishedInOneCall one call puts on and takes off; past its time nobody reads it', async () => {
    const one = await create(admin, 'questionKeywords', word({ scene: 'course', period: tonight }))
    const publish = (status: string) =>
      admin('POST', 'questionKeywords/publish', { id: one.id, status })
    expect((await publish('published')).data.status).toBe('published')
    const filter = encodeURIComponent(JSON.stringify({ scene: 'course' }))
    const read = async () =>
      (await app('GET', `public/questionKeywords?filter=${filter}`)).data.total
    expect(await read()).toBe(1)
    bench.time.now += HALF_A_DAY
    expect(await read()).toBe(0)
    bench.time.now -= HALF_A_DAY
    expect((await publish('draft')).data.status).toBe('draft')
    expect((await publish('gone')).code).not.toBe(20000)
  })

  const note = (more: Row = {}): Row => ({
    title: `今日话题${serial()}`,
    kind: 'topic',
    content: '你有多久没写信了？',
    question: '怎样写好一封信？',
    audience: 'all',
    period: year,
    ...more,
  })
  const noted = async (more: Row = {}, accept: string[] = []) =>
    admin('POST', 'openAi/blackboard', { ...note(more), accept })
  const show = (id: unknown) => admin('POST', `openAi/blackboard/${id}/publish`, {})

  test('chatBlackboard#endsAfterStart and #publishedLimitedPerAudience stay within their time, three at once for one audience', async () => {
    const past = (await noted({ period: until('2026-11-02T00:00:00+08:00') })).data
    expect(fieldsOf(await show(past.id))).toEqual(['period'])
    const ids: number[] = []
    for (let at = 0; at < 4; at++) ids.push((await noted({ period: tonight })).data.id)
    for (const id of ids.slice(0, 3)) expect((await show(id)).code).toBe(20000)
    expect(fieldsOf(await show(ids[3]))).toEqual(['period'])
    const members = (await noted({ audience: 'member', period: tonight })).data
    expect((await show(members.id)).code).toBe(20000)
    bench.time.now += HALF_A_DAY
    await runDueMoves(bench.portal.context, bench.portal.records())
    bench.time.now -= HALF_A_DAY
    expect((await admin('GET', `openAi/blackboard/${ids[0]}`)).data.status).toBe('withdrawn')
  })

  test('chatBlackboard#eitherQuestionOrLink and #noticeIsNotClosable ask or lead, never both; a notice is closable only if one insists', async () => {
    const link = { type: 'vipPage' }
    expect(fieldsOf(await noted({ link }))).not.toEqual([])
    expect(fieldsOf(await noted({ question: null }))).not.toEqual([])
    expect((await noted({ kind: 'hint', question: null })).code).toBe(20000)
    expect((await noted({ kind: 'notice', question: null })).data.closable).toBe(false)
    const asked = await noted({ kind: 'notice', closable: true })
    expect(asked.data.warnings).toMatchObject([{ rule: 'chatBlackboard#noticeIsNotClosable' }])
    const insisted = await noted({ kind: 'notice', closable: true }, [
      'chatBlackboard#noticeIsNotClosable',
    ])
    expect(insisted.data.closable).toBe(true)
  })
})
