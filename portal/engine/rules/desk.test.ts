import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import * as rules from './run.ts'

describe.each(bothDatabases())('the rules of the magazine desk on $name', (database) => {
  const bench = sharedBench(database, { rules })
  const { admin } = bench

  test('magazine#halfYearNotAboveYear a half year costs no more than a year', async () => {
    const values = await magazineValues(bench, { halfYearPrice: 200, yearPrice: 100 })
    const { code, data } = await admin('POST', 'magazine', values)
    expect(code).toBe(40001)
    expect(data.errors).toEqual({ yearPrice: 'Year price must be at least Half-year price' })
  })

  test('magazine#deletableByAdminOnly makes a protection period, which goes with the magazine', async () => {
    const magazine = await create(admin, 'magazine', await magazineValues(bench))
    const rows = await bench.portal.records().select('protectionPeriod', { magazine: magazine.id })
    expect(rows).toMatchObject([{ effectiveFrom: '2026-11-21', vipDays: 7 }])
    expect(await admin('DELETE', `magazine/${magazine.id}`)).toMatchObject({ code: 20000 })
    expect(await bench.portal.records().find('protectionPeriod', rows[0]?.id as number)).toBe(null)
  })

  test('magazine#codeFrozenOnceUsed the code is frozen once there is an issue, magazine#publishNeedsColumnAndIssue publishing demands a column and a published issue', async () => {
    const { magazine, issueValues } = await deskOf(bench)
    await create(admin, 'issue', await issueValues())
    const frozen = await admin('PUT', `magazine/${magazine.id}`, {
      code: 'OTHER1',
      version: magazine.version,
    })
    expect(frozen.data?.errors).toEqual({
      code: 'Magazine code can no longer be changed: there is one issue at least',
    })
    const { code, data } = await admin('POST', `magazine/${magazine.id}/publish`, {})
    expect([code, data.errors]).toEqual([40001, { _: 'There is no issue (Published) yet' }])
    const removing = await admin('DELETE', `magazine/${magazine.id}`)
    expect(removing).toMatchObject({ code: 40900 })
  })

  test('issue#publishNeedsProofedArticle takes proofed articles along and names the drafts left behind, article#proofedBySomeoneElse one may not proof one’s own', async () => {
    const { issueValues, articleValues } = await deskOf(bench)
    const issue = await create(admin, 'issue', await issueValues())
    expect((await admin('POST', `issue/${issue.id}/publish`, {})).data.errors).toEqual({
      _: 'There is no article (Proofed or Published) yet',
    })
    const article = await create(bench.editor, 'article', await articleValues({ issue: issue.id }))
    const draft = await create(
      bench.editor,
      'article',
      await articleValues({ issue: issue.id, title: '草稿一篇' }),
    )
    expect(await bench.editor('POST', `article/${article.id}/proof`, {})).toMatchObject({
      code: 40300,
    })
    expect(await admin('POST', `article/${article.id}/proof`, {})).toMatchObject({ code: 20000 })
    const asked = await admin('POST', `issue/${issue.id}/publish`, {})
    expect(asked).toMatchObject({
      code: 42800,
      data: { warnings: [{ rule: 'issue#publishNeedsProofedArticle' }] },
    })
    expect(asked.data.warnings[0].message).toContain('草稿一篇')
    const done = await admin('POST', `issue/${issue.id}/publish`, {
      accept: ['issue#publishNeedsProofedArticle'],
    })
    expect(done).toMatchObject({ code: 20000 })
    const records = bench.portal.records()
    expect(await records.find('article', article.id)).toMatchObject({
      status: 'published',
      publishAt: '2026-11-21T10:00:00+08:00',
    })
    expect(await records.find('article', draft.id)).toMatchObject({ status: 'draft' })
    const last = await admin('POST', `article/${article.id}/withdraw`, { confirm: { yes: true } })
    expect([last.code, last.data.usedBy?.[0]?.id]).toEqual([40900, issue.id])
  })

  test('issue#numberUniqueInMagazine year and number stand once in a magazine', async () => {
    const { issueValues } = await deskOf(bench)
    await create(admin, 'issue', await issueValues({ number: 7 }))
    const { data } = await admin('POST', 'issue', await issueValues({ number: 7 }))
    expect(data.errors.number).toContain('already taken')
  })

  test('column#nameUniqueInMagazine a magazine has one cover story', async () => {
    const { magazine } = await deskOf(bench)
    const column = (name: string) => ({ magazine: magazine.id, name, columnKind: 'coverStory' })
    await create(admin, 'column', column('封面一'))
    expect((await admin('POST', 'column', column('封面二'))).data.errors).toEqual({
      columnKind: expect.stringMatching(
        /^At most 1 column \(Kind is "Cover story"\) within Magazine ".*"; there are 1 already$/,
      ),
    })
  })

  test('author#sameNameNeedsConfirmation asks before a second author of the same name, author#deletableWhenUnused stays while somebody refers to it', async () => {
    const { author, articleValues } = await deskOf(bench)
    const values = {
      name: author.name,
      roles: ['writer'],
      avatar: author.avatar,
      introduction: '同名',
    }
    expect(await admin('POST', 'author', values)).toMatchObject({
      code: 42800,
      data: { warnings: [{ rule: 'author#sameNameNeedsConfirmation' }] },
    })
    expect(
      await admin('POST', 'author', { ...values, accept: ['author#sameNameNeedsConfirmation'] }),
    ).toMatchObject({
      code: 20000,
    })
    const article = await create(admin, 'article', await articleValues())
    const { code, data } = await admin('DELETE', `author/${author.id}`)
    expect([code, data.usedBy]).toEqual([
      40900,
      [expect.objectContaining({ entity: 'article', id: article.id })],
    ])
  })

  test('articleTag#depthIsLimited three levels at most, no loops, articleTag#synonymsAreUnique names and synonyms share a pool', async () => {
    const tag = (name: string, more = {}) => create(admin, 'articleTag', { name, ...more })
    const first = await tag('历史')
    const second = await tag('近代', { parent: first.id })
    const third = await tag('晚清', { parent: second.id, synonyms: ['清末'] })
    const fourth = await admin('POST', 'articleTag', { name: '光绪', parent: third.id })
    expect(fourth.data.errors).toEqual({
      parent: 'At most 3 levels: under this parent it would go beyond',
    })
    const loop = await admin('PUT', `articleTag/${first.id}`, {
      parent: third.id,
      version: first.version,
    })
    expect(loop.data.errors).toEqual({ parent: 'It cannot stand under itself or what is below it' })
    const pooled = await admin('POST', 'articleTag', { name: '清末' })
    expect(Object.values(pooled.data.errors)[0]).toContain('晚清')
  })
})
