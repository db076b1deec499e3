import { describe, expect, test } from 'vitest'
import type { Fields, Row } from '#declare'
import { handsOut } from '#derive/handsOut.ts'
import { publicReading } from '#derive/publicReading.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const EVERY_DOCUMENT = ['csv', 'xlsx', 'xls', 'tsv', 'pdf', 'docx', 'doc', 'zip', 'epub', 'txt']

describe('documents', () => {
  const bench = sharedBench(anyDatabase())
  const { admin, editor } = bench
  const get = (url: string) => bench.portal.app.request(url.startsWith('/') ? ORIGIN + url : url)
  let next = 0
  const upload = async (user: string, ending: string) => {
    const [prefix] = await uploadPrefixes('a secret of the tests', user)
    const key = `${prefix}abcd/${++next}.${ending}`
    await bench.store.put(key, new TextEncoder().encode(`of ${user}`), { type: 'text/plain' })
    return { url: `/masthead/${key}`, name: `合同.${ending}` }
  }
  const put = (entity: string, values: Row) => {
    const { context } = bench.portal
    const at = '2026-01-01T10:00:00+08:00'
    const row = { version: 1, createdAt: at, updatedAt: at, ...values }
    return context.database.transaction((tx) =>
      context.rows.insert(tx, entityNamed(context, entity), row),
    )
  }

  test.each(EVERY_DOCUMENT)(
    'an uploaded .%s is read by nobody without a right, new or old',
    async (ending) => {
      const { url } = await upload('wang', ending)
      expect((await get(url)).status).toBe(403)
      const told = await editor('POST', 'material/uploaded', { url, name: `x.${ending}` })
      if (told.code === 20000) expect(told.data.material).toMatchObject({ id: 0, url })
    },
  )

  test('pictures, sounds, films and what the app loads stay open', () => {
    for (const key of [
      'image/a/b.png',
      'audio/a.mp3',
      'video/a.mp4',
      'image/a.svga',
      'image/a.apk',
    ])
      expect([key, isOpenKey(key)]).toEqual([key, true])
  })

  test('whoever sees a record downloads what it holds, by a link of ten minutes that is told in the log', async () => {
    const contractFile = await upload('boss', 'pdf')
    const made = await admin('POST', 'source', { name: '三联', contractFile, kind: 'publisher' })
    const id = made.data?.id ?? (await put('source', { name: '三联', contractFile }))
    const { data } = await admin('GET', `source/${id}/file?at=contractFile`)
    expect(await (await get(data.url)).text()).toBe('of boss')
    bench.time.now += 601_000
    expect((await get(data.url)).status).toBe(401)
    bench.time.now -= 601_000
    for (const at of ['name', 'nothing', 'contractFile.url', '__proto__'])
      expect((await admin('GET', `source/${id}/file?at=${at}`)).code).toBe(40001)
  })

  test('epub.download is the only way to a book, and an admin’s', async () => {
    const file = await upload('boss', 'epub')
    const id = await put('epub', { title: '一本书', file, status: 'parsed' })
    expect((await get((await editor('GET', `epub/${id}`)).data.file.url)).status).toBe(403)
    expect((await editor('GET', `epub/${id}/file?at=file`)).code).toBe(40300)
    expect((await editor('POST', `epub/${id}/download`, {})).code).toBe(40300)
    const { data } = await admin('POST', `epub/${id}/download`, {})
    expect(await (await get(data.url)).text()).toBe('of boss')
    const stolen = await editor('POST', 'source', { name: '借名', contractFile: file })
    expect(stolen.data.errors.contractFile).toMatch(/what others uploaded/)
  })

  test('no document is among what the app reads, and each way out that a field names is there', () => {
    const strays: string[] = []
    for (const entity of bench.portal.context.entities.values()) {
      const given = publicReading(entity)?.gives ?? []
      const closed = ({ kind, pattern }: Fields[string]) =>
        kind === 'file' && !/svga|apk/.test(pattern ?? '')
      for (const [name, field] of Object.entries(entity.fields)) {
        if (closed(field) && given.includes(name)) strays.push(`${entity.name}.${name} is given`)
        const by = field.givenBy
        if (by && by !== 'link' && !entity.actions[by]) strays.push(`${entity.name}.${name}: ${by}`)
      }
    }
    expect(strays).toEqual([])
    expect(handsOut(entityNamed(bench.portal.context, 'project').fields)).toBe(true)
  })
})
