import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { splitHtml } from './splitHtml.ts'
import { bookOf, type Files, filesOf } from './testing/bookOf.ts'

const both = bothDatabases()

describe.each(both)('epubs on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let next = 0

  const run = async () => {
    await runQueued(bench.portal.context)
    expect(bench.log.filter(({ level }) => level === 'error')).toEqual([])
  }
  const find = async (entity: string, id: unknown) =>
    (await bench.portal.records().find(entity, id as number)) as Row
  const chapters = (epub: unknown) =>
    bench.portal.records().select('epubChapter', { epub }, { sort: 'id' })
  /** A book of its own identifier, unless the same one is asked for. */
  const file = async (more: Files = {}, same?: number) => {
    const number = same ?? ++next
    const opf = String(filesOf(3, pictureOf(1, 1))['OEBPS/content.opf'])
    const own = opf.replace('urn:uuid:river-1', `urn:uuid:${number}`)
    const bytes = bookOf(3, pictureOf(600, 800), { 'OEBPS/content.opf': own, ...more })
    const name = `${++next}.epub`
    await bench.store.put(`image/a/${name}`, bytes, { type: 'application/epub+zip' })
    return { number, file: { url: `/masthead/image/a/${name}`, name, size: bytes.length } }
  }
  const look = async (values: Row, on = 'epub/takeIn') => {
    const { data, code, message } = await admin('POST', on, values)
    if (code !== 20000) throw new Error(`${code} ${message}`)
    await run()
    const job = await find('job', data.job)
    return { job: data.job as number, params: job.params as Row, status: job.status }
  }
  const kept = async (more: Files = {}) => {
    const { number, file: stored } = await file(more)
    const { job } = await look({ file: stored })
    const { data, code, message } = await admin('POST', 'epub/takeIn', { job })
    if (code !== 20000) throw new Error(`${code} ${message} ${JSON.stringify(data)}`)
    await run()
    return { number, id: data.id as number, row: await find('epub', data.id) }
  }

  test('epub.upload shows what a file holds before it is kept, then parses it whole', async () => {
    const { file: stored } = await file()
    const seen = await look({ file: stored })
    expect(seen.params.found).toMatchObject({
      facts: { title: '河流的语言', creator: '沈知微、顾南乔' },
      cover: { width: 600, height: 800 },
      contents: [
        { title: '序言：为什么写河', level: 0 },
        { title: '第一章 源头', level: 0 },
        { title: '1.1 雪线', level: 1 },
        { title: '1.2 冰川下的村庄', level: 1 },
        { title: '注释', level: 0 },
      ],
      known: null,
    })
    expect(await bench.portal.records().count('epub', {})).toBe(0)
    const { data } = await admin('POST', 'epub/takeIn', {
      job: seen.job,
      title: '河流的语言（修订）',
    })
    expect(data).toMatchObject({ status: 'parsing', title: '河流的语言（修订）' })
    await run()
    expect(await find('epub', data.id)).toMatchObject({
      status: 'parsed',
      chapterCount: 5,
      publisher: '晨光文艺出版社',
      isbn: '9787500000001',
      fileSize: expect.stringMatching(/ KB$/),
      errorMessage: null,
    })
    const rows = await chapters(data.id)
    expect(rows.map(({ title, parent, position }) => [title, parent, position])).toEqual([
      ['序言：为什么写河', null, 1],
      ['第一章 源头', null, 2],
      ['1.1 雪线', rows[1]?.id, 1],
      ['1.2 冰川下的村庄', rows[1]?.id, 2],
      ['注释', null, 3],
    ])
    expect(rows[2]?.content).toMatch(/<img src="\/masthead\/epub\/[0-9a-f]{2}\/[0-9a-f]{32}\.png"/)
    expect(rows.every(({ edited }) => edited === false)).toBe(true)
    const words = rows.reduce((sum, { wordCount }) => sum + Number(wordCount), 0)
    expect((await find('epub', data.id)).wordCount).toBe(words)
  })

  test('epub#factsComeFromFile what the file says comes from the file, and no book is made by hand', async () => {
    const { row, id } = await kept()
    const { data } = await admin('PUT', `epub/${id}`, { version: row.version, creator: '别人' })
    expect(data.errors).toHaveProperty('creator')
    const other = await admin('PUT', `epub/${id}`, {
      version: row.version,
      file: (await file()).file,
    })
    expect(other.data.errors).toHaveProperty('file')
    expect((await admin('POST', 'epub', { title: '没有文件' })).code).not.toBe(20000)
    expect((await admin('POST', `epub/${id}/parseDone`, {})).code).not.toBe(20000)
  })

  test('epub#fileIsReadable a protected, broken or foreign file is told why, and nothing of it is kept', async () => {
    const drm = `<encryption><EncryptionMethod Algorithm="http://ns.adobe.com/adept"/></encryption>`
    const { file: stored } = await file({ 'META-INF/encryption.xml': drm })
    const { params, job, status } = await look({ file: stored })
    expect(status).toBe('failed')
    expect((params.fault as string[])[0]).toMatch(/DRM/)
    const before = await bench.portal.records().count('epub', {})
    expect((await admin('POST', 'epub/takeIn', { job })).code).toBe(40001)
    expect(await bench.portal.records().count('epub', {})).toBe(before)
    const elsewhere = { url: 'https://elsewhere.example/a.epub', name: 'a.epub' }
    expect((await look({ file: elsewhere })).params.fault).toBeDefined()
    const exe = await admin('POST', 'epub/takeIn', {
      file: { url: '/masthead/a.exe', name: 'a.exe' },
    })
    expect(exe.data.errors).toHaveProperty('file')
  })

  test('epub#fileIsReadable a known identifier is offered as a new file of that book', async () => {
    const { id, number } = await kept()
    const { file: again } = await file({}, number)
    const { params, job } = await look({ file: again })
    expect((params.found as Row).known).toMatchObject({ id })
    expect((await admin('POST', 'epub/takeIn', { job })).code).toBe(40900)
  })

  test('epub.replaceFile tells what changes and what is lost; chapters at the same place stay the same records', async () => {
    const { id, number } = await kept()
    const [preface] = await chapters(id)
    await admin('PUT', `epubChapter/${preface?.id}`, {
      version: preface?.version,
      content: '<p>改过的序言</p>',
      trial: true,
    })
    const notes = '<html><body><h1>注释</h1><p>二、新增一条。</p></body></html>'
    const { file: newer } = await file({ 'OEBPS/text/notes.xhtml': notes }, number)
    const { params, job } = await look({ file: newer }, `epub/${id}/takeInNew`)
    expect((params.found as Row).changes).toEqual({
      added: [],
      gone: [],
      changed: ['注释'],
      lost: ['序言：为什么写河'],
      same: 4,
    })
    expect((await admin('POST', `epub/${id}/takeInNew`, { job })).code).toBe(20000)
    await run()
    const after = await chapters(id)
    expect(after[0]).toMatchObject({ id: preface?.id, trial: true, edited: false })
    expect(after.at(-1)?.content).toContain('二、新增一条。')
    expect((await find('epub', id)).status).toBe('parsed')
  })

  test('epub#reparseNeedsConfirmation parsing again counts the edited chapters first, and not while published', async () => {
    const { id } = await kept()
    const [preface] = await chapters(id)
    await admin('PUT', `epubChapter/${preface?.id}`, {
      version: preface?.version,
      content: '<p>改</p>',
    })
    const asked = await admin('POST', `epub/${id}/reparse`, {})
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings[0].message).toMatch(/^1 chapters/)
    expect(
      (await admin('POST', `epub/${id}/reparse`, { accept: ['epub#reparseNeedsConfirmation'] }))
        .code,
    ).toBe(20000)
    await run()
    expect((await chapters(id))[0]).toMatchObject({ edited: false })
  })

  test('epub#reparseNeedsConfirmation a file that cannot be parsed again leaves the chapters as they were', async () => {
    const { id, row } = await kept()
    const key = (row.file as { url: string }).url.replace('/masthead/', '')
    await bench.store.put(key, new TextEncoder().encode('PK broken'), { type: 'application/zip' })
    await admin('POST', `epub/${id}/reparse`, {})
    await run()
    expect(await find('epub', id)).toMatchObject({ status: 'failed', errorMessage: /损坏/ })
    expect(await chapters(id)).toHaveLength(5)
  })

  test('epub#publishNeedsTextAndCover publishing demands category, source and text; epub#deletableByAdminOnly only admins delete, chapters go along', async () => {
    const { id, row } = await kept()
    const refused = await admin('POST', `epub/${id}/publish`, {})
    expect(Object.keys(refused.data.errors)).toEqual(expect.arrayContaining(['category', 'source']))
    const paid = await admin('PUT', `epub/${id}`, { version: row.version, chargeKind: 'paid' })
    expect(paid.data.errors).toHaveProperty('price')
    const { file: another } = await file()
    expect((await bench.editor('POST', 'epub/takeIn', { file: another })).code).toBe(20000)
    expect((await bench.editor('DELETE', `epub/${id}`)).code).toBe(40300)
    expect((await admin('DELETE', `epub/${id}`)).code).toBe(20000)
    expect(await chapters(id)).toHaveLength(0)
  })

  test('epub.download gives the file to admins; epub.chapters leads to the book’s tree', async () => {
    const { id, row } = await kept()
    const { data } = await admin('POST', `epub/${id}/download`, {})
    expect(data).toEqual({
      url: expect.stringContaining('/download/private?'),
      name: (row.file as Row).name,
    })
    expect((await bench.editor('POST', `epub/${id}/download`, {})).code).toBe(40300)
    const { actions } = bench.portal.context.entities.get('epub')!
    expect(actions.chapters).toMatchObject({ page: '/administer/epub/detail', by: 'epub' })
  })

  test('epubChapter#depthIsLimited four levels of one book; place in the file and book stay', async () => {
    const [{ id }, { id: other }] = [await kept(), await kept()]
    let parent: unknown = (await chapters(id))[2]?.id
    for (const title of ['第三层', '第四层'])
      parent = (await create(admin, 'epubChapter', { epub: id, parent, title })).id
    const fifth = await admin('POST', 'epubChapter', { epub: id, parent, title: '第五层' })
    expect(fifth.data.errors).toHaveProperty('parent')
    const [theirs] = await chapters(other)
    const mixed = await admin('POST', 'epubChapter', {
      epub: id,
      parent: theirs?.id,
      title: '串了',
    })
    expect(mixed.data.errors).toHaveProperty('parent')
    for (const change of [{ epub: other }, { href: 'x' }]) {
      const { data } = await admin('PUT', `epubChapter/${parent}`, { version: 1, ...change })
      expect(data.errors).toHaveProperty(Object.keys(change)[0]!)
    }
  })

  test('epubChapter#contentKeepsReaderMarkup saving keeps only what the reader knows', async () => {
    const { id } = await kept()
    const chapter = await create(admin, 'epubChapter', {
      epub: id,
      title: '附录',
      content:
        '<h2>附录</h2><script>alert(1)</script><p onclick="x()">一<video controls></video></p><table><tbody><tr><td>二</td></tr></tbody></table>',
    })
    expect(chapter.content).toBe(
      '<h2>附录</h2><p>一</p><table><tbody><tr><td>二</td></tr></tbody></table>',
    )
  })

  test('epubChapter#changesGoLiveAtOnce a change counts in the book at once; deleting one with children says how many go along', async () => {
    const { id } = await kept()
    const before = Number((await find('epub', id)).wordCount)
    await create(admin, 'epubChapter', { epub: id, title: '跋', content: '<p>一二三四五</p>' })
    expect((await find('epub', id)).wordCount).toBe(before + 5)
    const [, part] = await chapters(id)
    const asked = await admin('DELETE', `epubChapter/${part?.id}`)
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings[0].message).toMatch(/^2 chapters below/)
    const gone = await admin(
      'DELETE',
      `epubChapter/${part?.id}?accept=epubChapter%23changesGoLiveAtOnce`,
    )
    expect(gone.code).toBe(20000)
    expect(await chapters(id)).toHaveLength(3)
  })

  test('epubChapter.restore goes back to what was parsed, after a comparison', async () => {
    const { id } = await kept()
    const [preface] = await chapters(id)
    const { data: changed } = await admin('PUT', `epubChapter/${preface?.id}`, {
      version: preface?.version,
      content: '<p>全改了</p>',
    })
    expect(changed.edited).toBe(true)
    const asked = await admin('POST', `epubChapter/${preface?.id}/restore`, {})
    expect(asked.data.warnings[0].message).toContain('全改了')
    await admin('POST', `epubChapter/${preface?.id}/restore`, { accept: ['epubChapter.restore'] })
    expect((await chapters(id))[0]).toMatchObject({ content: preface?.content, edited: false })
    expect((await admin('POST', `epubChapter/${preface?.id}/restore`, {})).code).toBe(40900)
  })

  test('epubChapter.split and epubChapter.mergeUp undo one another; epubChapter.step leads to the page that opens the neighbour', async () => {
    expect(bench.portal.context.entities.get('epubChapter')?.actions.step?.page).toBe(
      '/administer/epub/chapterEdit',
    )
    const { id } = await kept()
    const [preface] = await chapters(id)
    const split = await admin('POST', `epubChapter/${preface?.id}/split`, {
      from: '延伸',
      title: '序言之二',
    })
    expect(split.data).toMatchObject({ title: '序言之二', position: 2, edited: false })
    const rows = await chapters(id)
    expect(rows[0]?.content).not.toContain('延伸阅读')
    expect(rows.at(-1)?.content).toContain('延伸阅读')
    expect(
      rows
        .filter(({ parent }) => parent === null)
        .map(({ position }) => position)
        .sort(),
    ).toEqual([1, 2, 3, 4])
    expect(
      splitHtml('<p>甲</p><p>甲&amp;乙</p><blockquote><p>甲</p></blockquote>', '甲', 3),
    ).toEqual({
      before: '<p>甲</p><p>甲&amp;乙</p>',
      after: '<blockquote><p>甲</p></blockquote>',
    })
    expect(splitHtml('<p>甲</p><p>乙</p>', '甲', 2)).toBeNull()
    const none = await admin('POST', `epubChapter/${preface?.id}/split`, {
      from: '没有',
      title: '无',
    })
    expect(none.data.errors).toHaveProperty('from')
    const merged = await admin('POST', `epubChapter/${split.data.id}/mergeUp`, { confirm: true })
    expect(merged.data).toMatchObject({ id: preface?.id })
    expect(merged.data.content.replace(/\n/g, '')).toBe(preface?.content)
    expect(
      (await admin('POST', `epubChapter/${preface?.id}/mergeUp`, {})).data.errors,
    ).toBeDefined()
  })
})
