import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { bareRecords } from '#portal/testing/bareRecords.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const bench = sharedBench()
const { admin } = bench
const put = bareRecords(bench, NOW)
const stub = stubs(bench)
const records = () => bench.portal.records()
let next = 100

const product = (more: Row = {}) =>
  put('cloudProduct', {
    code: `CLD${++next}`,
    name: `云书房${next}`,
    packages: [],
    status: 'draft',
    ...more,
  })
const enterprise = (products: readonly number[]) =>
  put('cloudEnterprise', {
    parent: null,
    owner: bench.people.boss,
    products,
    name: `远桥科技${++next}`,
  })
const content = async (of: number, more: Row = {}) =>
  put('cloudContent', {
    product: of,
    target: { type: 'article', id: await stub('article', { title: `城市更新${++next}` }) },
    title: '本期封面：城市更新',
    category: null,
    enterprises: [],
    licence: null,
    status: 'draft',
    ...more,
  })
const said = async (method: string, path: string, body: Row = {}) => {
  const { code, data } = await admin(method, path, { accept: ['confirm'], confirm: true, ...body })
  return code === 20000 || code === 20100 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}
const refused = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error) => Object.keys(error?.dataIn?.('en')?.errors ?? { [String(error)]: '' }),
  )
const path = (entity: string) => bench.portal.context.entities.get(entity)?.path

test('cloudProduct#putOnNeedsContents cloudProduct#packagesAreForCloud a product goes online with a published content or a package for the cloud area', async () => {
  const { id } = await product()
  const online = `${path('cloudProduct')}/${id}/putOn`
  expect(await said('POST', online)).toContain(40001)
  const { id: one } = await content(id)
  expect(await said('POST', online)).toContain(40001)
  await records().move('cloudContent', one, 'publish')
  expect(await said('POST', online)).toBe('done')
  const bundle = await stub('productPackage', { name: '全员包', scope: 'chosen' })
  expect(await refused(product({ packages: [bundle] }))).toEqual(['packages'])
  const open = await stub('productPackage', { name: '云专区包', scope: 'cloud', status: 'onShelf' })
  const packed = await product({ packages: [open] })
  expect(await said('POST', `${path('cloudProduct')}/${packed.id}/putOn`)).toBe('done')
})

test('cloudProduct#serviceOutlastsTakeOff cloudProduct#deletableWhenUnused what is offline is not opened anew; one that was opened stays, and so does its code', async () => {
  const online = await product({ status: 'onShelf' })
  const offline = await product({ status: 'offShelf' })
  expect(await refused(enterprise([offline.id]))).toEqual(['products'])
  await enterprise([online.id])
  const of = path('cloudProduct')
  expect((await admin('GET', `${of}/${online.id}`)).data.enterpriseCount).toBe(1)
  expect(await said('DELETE', `${of}/${online.id}`)).toContain(40900)
  expect(await said('DELETE', `${of}/${offline.id}`)).toBe('done')
  const { version } = online
  expect(await said('PUT', `${of}/${online.id}`, { version, code: 'CLD99999' })).toContain('code')
})

test('cloudContent#targetOncePerProduct cloudContent#enterprisesOpenedProduct cloudContent#targetOfAllowedType one content once in a product, of a known type, for enterprises that opened it', async () => {
  const [one, other] = [await product({ status: 'onShelf' }), await product({ status: 'onShelf' })]
  const held = await content(one.id)
  expect(await refused(content(one.id, { target: held.target }))).toEqual(['target'])
  expect(await refused(content(other.id, { target: held.target }))).toEqual([])
  const elsewhere = { type: 'url', url: 'https://www.example.com/' }
  expect(await refused(content(one.id, { target: elsewhere }))).toEqual(['target'])
  const { id } = await enterprise([one.id])
  expect(await refused(content(other.id, { enterprises: [id] }))).toEqual(['enterprises'])
  expect(await refused(content(one.id, { enterprises: [id] }))).toEqual([])
})

test('cloudContent#publishedWithinLicence cloudContent#deletableUnlessPublished it is published within its licence, withdrawn when that ends, and then deleted', async () => {
  const { id: of } = await product({ status: 'onShelf' })
  const over = { start: '2026-01-01T00:00:00+08:00', end: '2026-11-01T00:00:00+08:00' }
  const late = await content(of, { licence: over })
  const at = path('cloudContent')
  expect(await said('POST', `${at}/${late.id}/publish`)).toEqual([40001, 'licence'])
  const short = await content(of, { licence: { ...over, end: '2026-11-22T00:00:00+08:00' } })
  expect(await said('POST', `${at}/${short.id}/publish`)).toBe('done')
  expect(await said('DELETE', `${at}/${short.id}`)).toContain(40900)
  bench.time.now += 86_400_000
  await runDueMoves(bench.portal.context, records())
  bench.time.now -= 86_400_000
  expect(await records().find('cloudContent', short.id)).toMatchObject({ status: 'withdrawn' })
  expect(await said('DELETE', `${at}/${short.id}`)).toBe('done')
})

test('cloudContent.batchAdd offers contents of a type that are on their shelves, and adds the chosen as drafts', async () => {
  const { id: of } = await product({ status: 'onShelf' })
  const article = await stub('article', { title: '夜行列车上的人', status: 'published' })
  await stub('article', { title: '夜行列车未刊稿', status: 'draft' })
  const asked = { product: of, type: 'article', keyword: '夜行' }
  const call = `${path('cloudContent')}/batchAdd`
  const { data } = await admin('POST', call, asked)
  expect(data.choices.map(({ title }: Row) => title)).toEqual(['夜行列车上的人'])
  expect(await said('POST', call, { ...asked, chosen: [] })).toContain('chosen')
  expect(await said('POST', call, { ...asked, chosen: [data.choices[0].key] })).toBe('done')
  const [made] = await records().select('cloudContent', { product: of })
  expect(made).toMatchObject({
    title: '夜行列车上的人',
    target: { type: 'article', id: article },
    status: 'draft',
  })
  expect((await admin('POST', call, asked)).data.choices).toEqual([])
  expect(await said('POST', `${path('cloudContent')}/${made?.id}/publish`)).toEqual([
    40001,
    'cover',
  ])
})
