import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { entityNamed } from '../../context/portalContext.ts'
import { type CheckedList, listDesk } from '../testing/listDesk.ts'
import { zipOf } from '../testing/zipOf.ts'

const bench = sharedBench()
const { admin } = bench
const desk = () => listDesk(bench, admin)
const records = () => bench.portal.records()
const gb18030 = Uint8Array.of(0xb7, 0xe2, 0xc3, 0xe6, 0x2e, 0x70, 0x6e, 0x67)
const square = (grey: number) => wholePng(300, 300, grey)

let next = 0
/** Puts a file where its user's uploads lie, as a browser does. */
async function uploaded(name: string, bytes: Uint8Array) {
  const [prefix] = await uploadPrefixes('a secret of the tests', 'boss')
  const key = `${prefix}along/${++next}${name.slice(name.lastIndexOf('.'))}`
  await bench.store.put(key, bytes, { type: 'application/octet-stream' })
  return { url: `/masthead/${key}`, name }
}
const heads = '编号,姓名或笔名,身份,头像,简介'
/** A list of authors, with what comes along. */
const check = (lines: readonly string[], files: readonly unknown[] = []): Promise<CheckedList> =>
  desk().checkFile('authorList', new TextEncoder().encode([heads, ...lines].join('\n')), 'csv', {
    files,
  })
const messages = ({ rows }: CheckedList) => rows.map(({ message }) => message)
const authorNamed = async (name: string) =>
  (await records().select('author', { name }))[0] as Row & { id: number }
const isThere = async (url: unknown) =>
  (await bench.store.head(String(url).replace('/masthead/', ''))) !== null

let standing: Row

test('pictures named by a list are taken out of its zip, whoever wrote the names, and once by their content', async () => {
  const zip = await uploaded(
    '头像.zip',
    zipOf(
      { name: gb18030, bytes: square(10) },
      { name: '作者/春山.PNG', bytes: square(20) },
      { name: '作者/同春山.png', bytes: square(20) },
    ),
  )
  const list = await check(
    [
      ',山人,作者,封面.png,写山的人',
      ',水客,作者,春山.png,写水的人',
      ',云生,作者,作者/同春山,写云的人',
    ],
    [zip],
  )
  expect([list.batch.status, messages(list)]).toEqual(['ready', [null, null, null]])
  const done = await desk().confirm(list)
  expect(done.batch).toMatchObject({ status: 'done', done: 3 })
  const [one, two, three] = await Promise.all(['山人', '水客', '云生'].map(authorNamed))
  expect(await isThere(one!.avatar)).toBe(true)
  expect(three!.avatar).toBe(two!.avatar)
  const [item] = await records().select('material', { url: one!.avatar as string })
  expect(item).toMatchObject({ mediaType: 'image', width: 300, height: 300, name: '封面.png' })
  // What came along is gone once its batch has ended.
  expect(done.batch.files).toBeNull()
  standing = one!
})

test('what the zip has not, has twice, or has in another size is told at its row and cell, and mended there', async () => {
  const zip = await uploaded(
    '头像.zip',
    zipOf(
      { name: '甲/图.png', bytes: square(30) },
      { name: '乙/图.png', bytes: square(40) },
      { name: '大.png', bytes: wholePng(600, 400) },
      { name: '文.png', bytes: new TextEncoder().encode('这不是图片') },
    ),
  )
  const list = await check(
    [
      ',其一,作者,没有.png,一',
      ',其二,作者,图.png,二',
      ',其三,作者,大.png,三',
      ',其四,作者,文.png,四',
    ],
    [zip],
  )
  expect(messages(list)).toEqual([
    '头像：随附的文件里没有“没有.png”',
    '头像：随附的文件里有多个“图.png”，请连同文件夹写出',
    expect.stringMatching(/^头像：“大\.png”请上传宽 300px、高 300px 的图片，现为 600×400/),
    expect.stringMatching(/^头像：“文\.png”文件内容与扩展名/),
  ])
  expect(list.rows[0]!.findings).toMatchObject([{ code: 'R16', column: 'avatar' }])
  const mended = await desk().mend(list, 1, { avatar: '甲/图.png' })
  expect(mended.codes).toEqual(['R16', null, 'R16', 'R16'])
})

test('an address is fetched, and what stands in the store is taken as it stands; taking back restores the picture before', async () => {
  const called: string[] = []
  Object.assign(bench.portal.context, {
    outbound: async (url: string) => {
      called.push(url)
      return url.includes('gone')
        ? new Response('', { status: 404 })
        : new Response(square(50) as BodyInit)
    },
  })
  const row = (avatar: string) =>
    `${standing.id},${standing.name},作者,${avatar},${standing.introduction}`
  const gone = await check([row('https://pictures.example.com/gone.png')])
  expect(messages(gone)).toEqual([
    '头像：“https://pictures.example.com/gone.png”对方网站没有给出文件（404）',
  ])
  const same = await check([row(String(standing.avatar))])
  expect(same.codes).toEqual(['B24'])
  const list = await check([row('http://pictures.example.com/new.png')])
  expect(called).toEqual([
    'https://pictures.example.com/gone.png',
    'https://pictures.example.com/new.png',
  ])
  expect(list.codes).toEqual(['B21'])
  const done = await desk().confirm(list, ['B21'])
  const after = await authorNamed('山人')
  expect(after.avatar).not.toBe(standing.avatar)
  expect(await isThere(after.avatar)).toBe(true)
  await desk().confirm(await desk().back(done))
  expect((await authorNamed('山人')).avatar).toBe(standing.avatar)
})

test('an encrypted zip stops the check by its name, and what others uploaded is not taken', async () => {
  const zip = await uploaded(
    '密.zip',
    zipOf({ name: '图.png', bytes: square(60), isEncrypted: true }),
  )
  const list = await check([',其五,作者,图.png,五'], [zip])
  expect(list.batch).toMatchObject({ status: 'problem', rows: 0, faults: [{ says: 'F12.locked' }] })
  const foreign = { url: '/masthead/image/0000000000000000/a/1.zip', name: '别人的.zip' }
  await expect(check([',其六,作者,图.png,六'], [foreign])).rejects.toThrow('别人的.zip')
})

test('a picture of goods comes along with their own list, known by their number', async () => {
  const [fresh, old] = [wholePng(750, 750, 60), wholePng(750, 750, 70)]
  const of = {
    source: 'app',
    type: 'readMoney',
    name: '阅读币三十元',
    price: 3000,
    status: 'draft',
  }
  const cover = (await uploaded('旧.png', old)).url
  const id = await bench.portal.context.database.transaction((tx) =>
    bench.portal.context.rows.insert(tx, entityNamed(bench.portal.context, 'goods'), {
      ...of,
      goodsNo: 'LIST-PIC-1',
      cover,
      version: 1,
    }),
  )
  const zip = await uploaded('商品图.zip', zipOf({ name: '三十元.png', bytes: fresh }))
  const lines = new TextEncoder().encode('商品编号,商品图\nLIST-PIC-1,三十元.png')
  const list = await desk().checkFile('goodsList', lines, 'csv', { files: [zip] })
  expect(list.codes).toEqual(['B21'])
  const done = await desk().confirm(list, ['B21'])
  expect(done.batch).toMatchObject({ status: 'done', done: 1 })
  const now = (await records().find('goods', id)) as Row
  expect([now.cover !== cover, await isThere(now.cover)]).toEqual([true, true])
})
