import { describe, expect, test } from 'vitest'
import { read as readBook, utils } from 'xlsx'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf, magazineValues } from '#portal/testing/desk.ts'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { recountAll } from './counts.ts'

const both = bothDatabases()

describe.each(both)('the life of records on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench

  test('refuses a picture that is not of the own store, missing, of a wrong size, too heavy or no picture', async () => {
    const { store } = bench
    await store.put('image/heavy.png', pictureOf(300, 300, 3 * 1024 * 1024), { type: 'image/png' })
    await store.put('image/text.png', new TextEncoder().encode('no picture at all'), {
      type: 'image/png',
    })
    const wrong = {
      'https://elsewhere.example.com/a.png': /Upload the picture/,
      [`${ORIGIN}/masthead/image/none.png`]: /no such picture/,
      [await bench.picture(310, 300)]: /300 px wide and 300 px high; this one is 310×300/,
      [`${ORIGIN}/masthead/image/heavy.png`]: /2048 KB/,
      [`${ORIGIN}/masthead/image/text.png`]: /jpg, png, gif or webp/,
    }
    for (const [smallImage, said] of Object.entries(wrong)) {
      const { code, data } = await admin(
        'POST',
        'magazine',
        await magazineValues(bench, { smallImage }),
      )
      expect([code, data.errors.smallImage]).toEqual([40001, expect.stringMatching(said)])
    }
    const twice = await magazineValues(bench, { smallImage: await bench.picture(604, 597) })
    expect((await admin('POST', 'magazine', twice)).code).toBe(20000)
  })

  test('refuses a sound that is none, missing or of another site, and works out words and reading time', async () => {
    const desk = await deskOf(bench)
    await bench.store.put('audio/none.mp3', new TextEncoder().encode('no sound'), {
      type: 'audio/mpeg',
    })
    await bench.store.put('audio/one.mp3', new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0]), {
      type: 'audio/mpeg',
    })
    const wrong = {
      'https://elsewhere.example.com/a.mp3': /Upload the file/,
      [`${ORIGIN}/masthead/audio/two.mp3`]: /no such file/,
      [`${ORIGIN}/masthead/audio/none.mp3`]: /Only mp3 and m4a/,
    }
    for (const [url, said] of Object.entries(wrong)) {
      const { data } = await admin(
        'POST',
        'article',
        await desk.articleValues({ audio: { url, name: 'a.mp3' } }),
      )
      expect(data.errors.audio).toMatch(said)
    }
    const audio = { url: '/masthead/audio/one.mp3', name: 'one.mp3' }
    const body = `<p>${'咖啡馆'.repeat(200)}</p>`
    const { data } = await admin(
      'POST',
      'article',
      await desk.articleValues({ audioKind: 'recorded', audio, body }),
    )
    expect(data).toMatchObject({ audio, wordCount: 600, readMinutes: 2 })
    expect((await admin('GET', `author/${desk.author.id}`)).data).toMatchObject({
      initial: 'L',
      contentCount: 1,
    })
  })

  test('cleans rich text as it is saved', async () => {
    const notice = '<p onclick="x()">订阅须知</p><script>x()</script>'
    const { data } = await admin('POST', 'magazine', await magazineValues(bench, { notice }))
    expect(data.notice).toBe('<p>订阅须知</p>')
  })

  test('gives list entries keys of their own and refuses strange keys in them', async () => {
    const rights = [{ entity: 'magazine', read: true, moves: ['publish'] }]
    const { data } = await admin('POST', 'role', {
      kind: 'named',
      code: 'proofreader',
      name: '校对',
      rights,
    })
    expect(data.rights).toMatchObject([{ ...rights[0], _key: expect.any(String) }])

    const strange = [{ ...data.rights[0], wrong: 1 }]
    const again = await admin('PUT', `role/${data.id}`, { version: 1, rights: strange })
    expect(again).toMatchObject({
      code: 40001,
      data: { errors: { 'rights.0.wrong': expect.any(String) } },
    })
  })

  test('moves many at once and says of each whether it was done', async () => {
    const desk = await deskOf(bench)
    const one = await create(admin, 'article', await desk.articleValues())
    const two = await create(admin, 'article', await desk.articleValues())
    await admin('POST', `article/${two.id}/proof`, {})
    const { code, data } = await admin('POST', 'article/bulk', {
      action: 'proof',
      ids: [one.id, two.id, 999999],
    })

    expect([code, data.done, data.refused]).toEqual([20000, 1, 2])
    expect(data.results).toMatchObject([
      { id: one.id, done: true },
      { id: two.id, done: false, message: expect.stringContaining('Proofed') },
      { id: 999999, done: false, message: 'There is no Article 999999' },
    ])
    expect((await admin('GET', `article/${one.id}`)).data.status).toBe('proofed')
    for (const { errors } of data.results.slice(1))
      expect(Object.values(errors ?? {}).every((said) => typeof said === 'string')).toBe(true)
    const none = await admin('POST', 'article/bulk', { action: 'proof', ids: [] })
    expect([none.code, Object.keys(none.data.errors)]).toEqual([40001, ['ids']])
  })

  test('asks for the number of records a filter means, then does them', async () => {
    const desk = await deskOf(bench)
    for (let count = 0; count < 3; count++)
      await create(admin, 'article', await desk.articleValues())
    const body = { action: 'proof', filter: { column: desk.column.id }, count: 2 }
    expect(await admin('POST', 'article/bulk', body)).toMatchObject({
      status: 428,
      code: 42800,
      data: { confirm: { count: 3 } },
    })
    expect(await admin('POST', 'article/bulk', { ...body, count: 3 })).toMatchObject({
      code: 20000,
      data: { done: 3 },
    })
  })

  test('tries a save without writing anything', async () => {
    const values = await magazineValues(bench)
    expect((await admin('POST', 'magazine/check', { values })).data).toMatchObject({
      errors: {},
      record: { title: values.title },
    })
    const wrong = await admin('POST', 'magazine/check', {
      values: { ...values, issuePrice: 'much' },
    })
    expect(Object.keys(wrong.data.errors)).toEqual(['issuePrice'])
    const { data } = await admin('GET', `magazine?filter={"title_q":"${values.title}"}`)
    expect(data.list).toEqual([])
  })

  test('shows what refuses and what asks side by side in a dry run', async () => {
    const { author } = await deskOf(bench)
    const values = {
      name: author.name,
      roles: ['writer'],
      avatar: 'https://elsewhere.example.com/a.png',
    }
    const picture = await admin('POST', 'author/check', { values })
    expect(Object.keys(picture.data.errors)).toEqual(['avatar'])
    const avatar = await bench.picture(300, 300)
    const { data } = await admin('POST', 'author/check', { values: { ...values, avatar } })
    expect(data).toMatchObject({
      errors: { introduction: expect.any(String) },
      warnings: [{ rule: 'author#sameNameNeedsConfirmation', field: 'name' }],
      record: null,
    })
    const whole = await admin('POST', 'author', { ...values, avatar, introduction: '同名' })
    expect(whole).toMatchObject({
      status: 428,
      data: { warnings: [{ rule: 'author#sameNameNeedsConfirmation' }] },
    })
    expect(
      (
        await admin('POST', 'author', {
          ...values,
          avatar,
          introduction: '同名',
          accept: ['author#sameNameNeedsConfirmation'],
        })
      ).status,
    ).toBe(201)
  })

  test('a masked value that comes back as it was shown changes nothing', async () => {
    const { author } = await deskOf(bench)
    await admin('PUT', `author/${author.id}`, { version: 1, phone: '13912345678' })
    const shown = (await bench.editor('GET', `author/${author.id}`)).data
    expect(shown.phone).toBe('139****5678')
    const saved = await bench.editor('PUT', `author/${author.id}`, { ...shown, title: '作家' })
    expect(saved.data).toMatchObject({ title: '作家', phone: '139****5678' })
    const clear = await admin('POST', `author/${author.id}/reveal`, {})
    expect(clear.data.values).toEqual({ phone: '13912345678' })
    const late = await bench.editor('PUT', `author/${author.id}`, { ...shown, title: '诗人' })
    expect(late).toMatchObject({ code: 40900, data: { current: { phone: '139****5678' } } })
  })

  test('article.moveToIssue takes articles to another issue of the same magazine, at its end, and published ones not', async () => {
    const desk = await deskOf(bench)
    const from = await create(admin, 'issue', await desk.issueValues())
    const to = await create(admin, 'issue', await desk.issueValues())
    const standing = await create(admin, 'article', await desk.articleValues({ issue: to.id }))
    const moved = await create(admin, 'article', await desk.articleValues({ issue: from.id }))
    const { data } = await admin('POST', 'article/bulk', {
      action: 'moveToIssue',
      ids: [moved.id],
      values: { issue: to.id },
    })

    expect(data).toMatchObject({ done: 1 })
    const now = (await admin('GET', `article/${moved.id}`)).data
    expect(now).toMatchObject({ issue: to.id, position: Number(standing.position) + 1 })
    expect((await admin('GET', `issue/${from.id}`)).data.articleCount).toBe(0)
    expect((await admin('GET', `issue/${to.id}`)).data.articleCount).toBe(2)

    const other = await create(admin, 'issue', await (await deskOf(bench)).issueValues())
    const refused = await admin('POST', 'article/bulk', {
      action: 'moveToIssue',
      ids: [moved.id],
      values: { issue: other.id },
    })
    expect(refused.data.results).toMatchObject([
      { done: false, message: 'Only to an issue of the same magazine' },
    ])

    const published = await create(admin, 'article', await desk.articleValues())
    await admin('POST', `article/${published.id}/proof`, {})
    await admin('POST', `article/${published.id}/publish`, {})
    const late = await admin('POST', 'article/bulk', {
      action: 'moveToIssue',
      ids: [published.id],
      values: { issue: to.id },
    })
    expect(late.data.results).toMatchObject([
      { done: false, message: 'A published article cannot be moved: withdraw it first' },
    ])
  })

  test('article.copy makes a draft without issue, inserts and counts', async () => {
    const desk = await deskOf(bench)
    const issue = await create(admin, 'issue', await desk.issueValues())
    const article = await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
    const { data } = await admin('POST', `article/${article.id}/copy`, {})

    expect(data).toMatchObject({
      title: `${article.title} 副本`,
      issue: null,
      status: 'draft',
      readCount: 0,
    })
    expect(data.id).not.toBe(article.id)
  })

  test("issue.copyFromPrevious proposes the next issue from the magazine's last", async () => {
    const desk = await deskOf(bench)
    await create(
      admin,
      'issue',
      await desk.issueValues({
        year: 2025,
        number: 12,
        totalNumber: 90,
        publishDate: '2025-12-31',
        trialCount: 3,
        title: '雪夜访书',
        shareTitle: '新一期：雪夜访书',
      }),
    )
    const { data } = await admin('POST', 'issue/copyFromPrevious', { magazine: desk.magazine.id })

    expect(data).toMatchObject({
      year: 2026,
      number: 1,
      totalNumber: 91,
      publishDate: '2026-01-31',
      trialCount: 3,
      chargeKind: 'free',
      // It speaks of the theme of that issue.
      shareTitle: null,
    })
  })

  test('author.works and articleTag.usage show what an author signed and where a label is used', async () => {
    const desk = await deskOf(bench)
    const article = await create(admin, 'article', await desk.articleValues())
    const { data } = await admin('POST', `author/${desk.author.id}/works`, {})

    expect(data.uses).toMatchObject([
      {
        entity: 'article',
        count: 1,
        titles: [{ id: article.id }],
        filter: { authors: desk.author.id },
      },
    ])

    const topic = await create(admin, 'articleTag', { name: `用处${article.id}` })
    const label = await create(admin, 'articleTag', { name: `标签${article.id}`, parent: topic.id })
    await create(admin, 'article', await desk.articleValues({ tags: [label.id] }))
    const used = await admin('POST', `articleTag/${label.id}/usage`, {})
    expect(used.data.uses).toMatchObject([
      { entity: 'article', count: 1, filter: { tags: label.id } },
    ])
  })

  test('sorts siblings by hand, all at once', async () => {
    const { magazine, column } = await deskOf(bench)
    const second = await create(admin, 'column', {
      magazine: magazine.id,
      name: '副刊',
      columnKind: 'regular',
    })
    expect(second.position).toBe(Number(column.position) + 1)

    const scope = { magazine: magazine.id }
    const some = await admin('POST', 'column/order', { ids: [second.id], scope })
    expect(some.code).toBe(40001)
    const all = await admin('POST', 'column/order', { ids: [second.id, column.id], scope })
    expect(all.data.list).toMatchObject([
      { id: second.id, position: 1 },
      { id: column.id, position: 2 },
    ])
    const back = await admin('POST', 'column/order', { ids: [column.id, second.id] })
    expect(back.data.list).toMatchObject([{ magazine: magazine.id, position: 1 }, { position: 2 }])
    const other = (await deskOf(bench)).column
    const apart = await admin('POST', 'column/order', { ids: [column.id, other.id] })
    expect([apart.code, Object.keys(apart.data.errors)]).toEqual([40001, ['scope']])
    const strange = await admin('POST', 'column/order', {
      ...{ ids: [column.id, second.id], magazine: magazine.id, filter: {} },
    })
    expect(Object.keys(strange.data.errors)).toEqual(['magazine', 'filter'])
  })

  test('moves a node of a tree to where another one stands', async () => {
    const top = await create(admin, 'articleTag', { name: '城市生活' })
    const first = await create(admin, 'articleTag', { name: '菜市场', parent: top.id })
    const second = await create(admin, 'articleTag', { name: '街区更新', parent: top.id })
    await admin('PUT', `articleTag/${second.id}`, {
      version: 1,
      parent: top.id,
      position: first.position,
    })
    const { data } = await admin('GET', 'articleTag/levels?name=城市生活')
    expect(data.list).toMatchObject([{ id: top.id, level: 1 }])
    const whole = await admin('GET', 'articleTag/levels')
    const found = whole.data.list.find((tag: { id: number }) => tag.id === top.id)
    expect(found.children.map((tag: { id: number }) => tag.id)).toEqual([second.id, first.id])
  })

  test('answers calls that a declaration names, by what they take', async () => {
    const made = await admin('POST', '/api/category/save', {
      record: { name: '人文', code: 'humanities' },
    })
    const second = await admin('POST', '/api/category/save', {
      record: { name: '科学', code: 'science' },
    })
    const tree = await admin('GET', '/api/category/tree')
    expect(tree.data.list.map(({ id }: { id: number }) => id)).toEqual([
      made.data.id,
      second.data.id,
    ])
    const sorted = await admin('POST', '/api/category/sort', {
      id: second.data.id,
      parent: null,
      position: made.data.position,
    })
    expect(sorted.data.list.map(({ id }: { id: number }) => id)).toEqual([
      second.data.id,
      made.data.id,
    ])
    expect(await admin('POST', '/api/category/delete', { id: made.data.id })).toMatchObject({
      code: 20000,
      data: { id: made.data.id },
    })
    expect((await admin('GET', '/api/redioStation/list?page=1&size=10')).data).toMatchObject({
      list: [],
      total: 0,
    })
    expect((await admin('GET', 'articleTag/merge?sourceIds=1')).code).toBe(40001)
  })

  test('baseConfig#formSavesAsOne saves the keys of a settings form together or not at all, baseConfig.history tells earlier values', async () => {
    const key = (name: string, value: string) => ({
      key: name,
      name,
      group: 'threshold',
      valueKind: 'integer',
      value,
    })
    const one = await create(admin, 'baseConfig', key('test.one', '1'))
    const two = await create(admin, 'baseConfig', key('test.two', '2'))
    const saved = await admin('POST', 'baseConfig/updateConfig', {
      list: [
        { id: one.id, value: '10', version: 1 },
        { id: two.id, value: '20', version: 1 },
      ],
    })
    expect(saved.data.list).toMatchObject([
      { value: '10', version: 2 },
      { value: '20', version: 2 },
    ])

    const stale = await admin('POST', 'baseConfig/updateConfig', {
      list: [
        { id: one.id, value: '11', version: 2 },
        { id: two.id, value: '21', version: 1 },
      ],
    })
    expect(stale).toMatchObject({
      code: 40900,
      data: { current: { key: 'test.two', value: '20' } },
    })
    expect((await admin('GET', 'baseConfig/key?key=test.one')).data.value).toBe('10')
    const byKey = await admin('POST', 'baseConfig/updateConfigByKey', {
      key: 'test.one',
      value: '12',
    })
    expect(byKey.data).toMatchObject({ value: '12', version: 3 })
    const { data } = await admin('POST', `baseConfig/${one.id}/history`, {})
    expect(data.values.map(({ value }: { value: string }) => value)).toEqual(['12', '10', '1'])
  })

  test('auditLog#changedFieldsWithoutSecrets every change stands in the audit log, changed fields only and phones in part', async () => {
    const { author } = await deskOf(bench)
    await admin('PUT', `author/${author.id}`, { version: 1, phone: '13912345678', title: '作家' })
    const { data } = await admin(
      'GET',
      `auditLog?filter={"entity":"author","recordId":"${author.id}"}&sort=["id","DESC"]`,
    )

    expect(data.list).toMatchObject([
      {
        action: 'update',
        actorName: '主编',
        changed: ['title', 'phone'],
        before: { title: null, phone: null },
        after: { title: '作家' },
      },
      { action: 'create' },
    ])
    expect(JSON.stringify(data.list)).not.toContain('13912345678')
  })

  test('auditLog.restore writes back what stood before an entry, unless it has changed since', async () => {
    const magazine = await create(
      admin,
      'magazine',
      await magazineValues(bench, { subtitle: '原来的' }),
    )
    await admin('PUT', `magazine/${magazine.id}`, { version: 1, subtitle: '改过的' })
    const entries = await admin(
      'GET',
      `auditLog?filter={"entity":"magazine","recordId":"${magazine.id}"}&sort=["id","DESC"]`,
    )
    const [entry] = entries.data.list
    expect((await admin('POST', `auditLog/${entry.id}/restore`, {})).data).toMatchObject({
      restored: ['subtitle'],
    })
    expect((await admin('GET', `magazine/${magazine.id}`)).data.subtitle).toBe('原来的')
    expect((await admin('POST', `auditLog/${entry.id}/restore`, {})).code).toBe(40900)
    const made = entries.data.list.at(-1)
    expect((await admin('POST', `auditLog/${made.id}/restore`, {})).data.errors._).toBe(
      'Only what changed the fields of a record can be restored',
    )
    expect((await bench.editor('POST', `auditLog/${entry.id}/restore`, {})).code).toBe(40300)
  })

  test('tells of sign-ins and of what was denied', async () => {
    await bench.signIn('wang')
    await bench.call('POST', 'index/login', { username: 'wang', password: 'wrong' })
    expect((await bench.editor('POST', 'role', { code: 'x', name: 'x' })).code).toBe(40300)
    const { data } = await admin('GET', 'auditLog?sort=["id","DESC"]&range=[0,9]')
    const actions = data.list.map(
      ({ action, actorName }: Record<string, string>) => `${action} ${actorName}`,
    )
    expect(actions).toEqual(
      expect.arrayContaining(['denied 王编辑', 'loginFailed 系统', 'login 王编辑']),
    )
  })

  test('exports a list as a spreadsheet with titles in place of numbers', async () => {
    const desk = await deskOf(bench)
    await create(admin, 'issue', await desk.issueValues({ title: '=公式' }))
    const filter = encodeURIComponent(JSON.stringify({ magazine: desk.magazine.id }))
    const { data } = await bench.call('POST', 'index/login', {
      username: 'boss',
      password: 'Correct-Horse-7',
    })
    const response = await bench.portal.app.request(
      `${ORIGIN}/api/portal/issue/export?filter=${filter}&columns=title,magazine,status`,
      {
        headers: { 'x-token': data.token, ticket: data.ticket, 'accept-language': 'en' },
      },
    )
    const book = readBook(await response.arrayBuffer())
    const sheet = book.Sheets[book.SheetNames[0] as string]
    // A list that may be brought back says which record a row is, and as of which version.
    expect(utils.sheet_to_json(sheet!, { header: 1 })).toEqual([
      ['Id', 'Cover theme', 'Magazine', 'Status', 'Version'],
      [expect.any(Number), "'=公式", desk.magazine.title, 'Draft', 1],
    ])
  })

  test('what counting anew gives is what was kept', async () => {
    expect(await recountAll(bench.portal.context)).toEqual([])
  })

  test('answers what is no call, no number, no JSON and too much in the envelope', async () => {
    expect(await admin('POST', 'magazine/12/explode', {})).toMatchObject({
      status: 404,
      code: 40400,
    })
    expect(await admin('GET', 'nothing')).toMatchObject({ status: 404, code: 40400 })
    expect(await admin('GET', 'magazine/0x1')).toMatchObject({ status: 404, code: 40400 })
    expect(await admin('POST', 'magazine', '{"title":')).toMatchObject({ status: 422, code: 40001 })
    expect(await admin('POST', 'magazine', '[]')).toMatchObject({ status: 422, code: 40001 })
    expect(
      await admin('POST', 'magazine', 'title=1', { 'content-type': 'text/plain' }),
    ).toMatchObject({ status: 415, code: 41500 })
    expect(
      await admin('POST', 'magazine', JSON.stringify({ title: 'a'.repeat(5_000_000) })),
    ).toMatchObject({ status: 413, code: 41300 })
    expect(await bench.call('GET', 'magazine')).toMatchObject({ status: 401, code: 1002 })
    expect(await bench.editor('PUT', 'role/1', { version: 1, name: 'x' })).toMatchObject({
      status: 403,
      code: 40300,
    })
  })
})
