import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { make, put, find, changed, act, remove, refused, tried, sent } = anyRecord(bench)

let app: SignedIn
beforeAll(async () => {
  app = (await appKey(bench, { rights: ['public', 'changes'] })).app
})
const words = (text = '<p>满一百减三十</p>') => ({ kind: 'richText', text })
const page = (more: Row = {}) =>
  make('h5Page', { slug: `page-${serial()}`, blocks: [words()], period: null, ...more })
const read = async (path: string, { id }: Made) => (await app('GET', `public/${path}/${id}`)).data
const told = async (of: string, { id }: Made) => {
  const { data } = await app('GET', 'changes?since=0&limit=500')
  return data.list
    .filter(({ entity, id: at }: Row) => entity === of && at === id)
    .map(({ event }: Row) => event)
}

describe('h5Page', () => {
  test('h5Page#blockFieldsFollowKind each block holds what its kind shows, and one button floats at most', async () => {
    expect(await refused(page({ blocks: [{ kind: 'image' }] }))).toEqual(['blocks.0.image'])
    expect(await refused(page({ blocks: [words(), { kind: 'goods' }] }))).toEqual(['blocks.1.jump'])
    expect(await refused(page({ blocks: [{ kind: 'countdown' }] }))).toEqual(['blocks.0.until'])
    const coupon = (await make('coupon')).id
    expect(await refused(page({ blocks: [{ ...words(), coupon }] }))).toEqual(['blocks.0.coupon'])
    const button = { kind: 'button', jump: { type: 'vipPage' } }
    expect(await refused(page({ blocks: [button, words(), button] }))).toEqual(['blocks'])
    const image = await bench.picture(750, 420)
    const blocks = [{ kind: 'image', image, jump: { type: 'vipPage' } }, button]
    expect(await refused(page({ blocks: [...blocks, { kind: 'coupon', coupon }] }))).toEqual([])
  })

  test('h5Page#slugFrozenOncePublished readers keep what was published last until the edit is published, and its key stays', async () => {
    const one = await page({ title: '读书月' })
    expect(await changed('h5Page', one, { slug: `draft-${serial()}` })).toEqual([20000])
    expect(await act('h5Page', one, 'publishEdit')).toEqual([40900])
    expect(await act('h5Page', one, 'publish')).toEqual([20000])
    expect(await changed('h5Page', one, { slug: 'other-key' })).toEqual([40001, 'slug'])
    expect(await changed('h5Page', one, { title: '读书月（新）' })).toEqual([20000])
    expect(await find('h5Page', one)).toMatchObject({ status: 'published', edited: true })
    expect((await read('h5Page', one)).title).toBe('读书月')
    expect(await told('h5Page', one)).toEqual(['published'])
    expect(await act('h5Page', one, 'publishEdit')).toEqual([20000])
    expect((await read('h5Page', one)).title).toBe('读书月（新）')
    expect(await find('h5Page', one)).toMatchObject({ edited: false })
    expect(await told('h5Page', one)).toEqual(['published', 'changed'])
    const filter = encodeURIComponent(JSON.stringify({ title: '读书月（新）' }))
    expect((await app('GET', `public/h5Page?filter=${filter}`)).code).toBe(40001)
  })

  test('h5Page#slugFrozenOncePublished one that was published before edits were kept apart shows what it showed; an edit is dropped again', async () => {
    const old = await page({ title: '旧页' })
    await put('h5Page', old, { status: 'published' })
    expect((await read('h5Page', old)).title).toBe('旧页')
    expect(await changed('h5Page', old, { title: '改过' })).toEqual([20000])
    expect((await read('h5Page', old)).title).toBe('旧页')
    expect(await act('h5Page', old, 'restore')).toEqual([20000])
    expect(await find('h5Page', old)).toMatchObject({ title: '旧页', edited: false })
    expect(await act('h5Page', old, 'restore')).toEqual([40900])
  })

  test('h5Page#deletableWhenUnused one that places lead to is not deleted, and withdrawing names them', async () => {
    const one = await page({ title: '会员权益' })
    await act('h5Page', one, 'publish')
    expect(await remove('h5Page', one)).toEqual([40900])
    const goods = { kind: 'goods', jump: { type: 'h5Page', id: one.id } }
    const other = await page({ title: '毕业季书单', blocks: [goods] })
    const asked = await admin('POST', `h5Page/${one.id}/withdraw`, { confirm: true })
    expect(asked.data.warnings[0].message).toContain('毕业季书单')
    const accept = ['h5Page#deletableWhenUnused']
    expect(await act('h5Page', one, 'withdraw', { accept })).toEqual([20000])
    expect(await remove('h5Page', one)).toEqual([40900])
    expect(await remove('h5Page', other)).toEqual([20000])
    expect(await remove('h5Page', one)).toEqual([20000])
  })

  test('h5Page.copy makes a draft under a key of its own; h5Page.link leads there, with a channel', async () => {
    const slug = `guide-${serial()}`
    const one = await page({ slug })
    await act('h5Page', one, 'publish')
    await put('h5Page', one, { pv: 900 })
    const { data: copy } = await admin('POST', `h5Page/${one.id}/copy`, {})
    expect(copy).toMatchObject({ slug: `${slug}-copy`, status: 'draft', pv: 0, publishedAt: null })
    const { data: second } = await admin('POST', `h5Page/${one.id}/copy`, {})
    expect(second.slug).toBe(`${slug}-copy2`)
    const { data: link } = await admin('POST', `h5Page/${one.id}/link`, { channel: 'weibo' })
    expect(link.address).toMatch(new RegExp(`h5/${slug}\\?channel=weibo$`))
    expect((await find('h5Page', one)).address).toMatch(new RegExp(`h5/${slug}$`))
  })

  test('h5Page.preview draws what is typed, and its code is good for half an hour', async () => {
    const one = await page({ title: '毕业生' })
    const values = { title: '毕业季', blocks: [words('<p>十门课</p>')] }
    const { data } = await admin('POST', `h5Page/${one.id}/preview`, { values })
    expect(data).toMatchObject({ page: 'blocks', title: '毕业季' })
    expect(data.blocks[0]).toMatchObject({ kind: 'richText', text: '<p>十门课</p>' })
    expect(data.expires).toBe('2026-11-21T02:30:00.000Z')
    const token = data.address.split('/').at(-1)
    expect((await bench.call('GET', `preview/${token}`)).data.title).toBe('毕业生')
    bench.time.now += 31 * 60_000
    expect((await bench.call('GET', `preview/${token}`)).code).toBe(40400)
    bench.time.now -= 31 * 60_000
  })
})

describe('pcPage', () => {
  let site: Made
  const picture = (width: number, height: number) => bench.picture(width, height)
  beforeAll(async () => {
    const values = await sent('pcPage', {
      ...{ headline: '为组织提供有品质的阅读', formOpen: false, formMail: null },
      ...{ advantages: [], packages: [], cases: [], email: 'desk@example.com', qrCode: null },
    })
    site = (await admin('POST', 'pcPage', values)).data
  })

  test('pcPage#oneRecordPerPage there is one page of a kind, which nobody deletes', async () => {
    const { id: _, version: __, ...again } = await sent('pcPage', { advantages: [], cases: [] })
    expect((await tried('POST', 'pcPage', { ...again, email: 'b@example.com' }))[0]).not.toBe(20000)
    expect(await remove('pcPage', site)).toEqual([40900])
  })

  test('pcPage#shownAsLastPublished pcPage.restore an edit makes it a draft while the website shows what was published; it is dropped again', async () => {
    expect((await app('GET', `public/pcPage/${site.id}`)).code).toBe(40400)
    expect(await act('pcPage', site, 'restore')).toEqual([40900])
    expect(await act('pcPage', site, 'publish')).toEqual([20000])
    expect(await changed('pcPage', site, { headline: '与好书同行' })).toEqual([20000])
    expect(await find('pcPage', site)).toMatchObject({ status: 'draft' })
    expect((await read('pcPage', site)).headline).toBe('为组织提供有品质的阅读')
    expect(await act('pcPage', site, 'restore')).toEqual([20000])
    expect(await find('pcPage', site)).toMatchObject({
      ...{ status: 'published', headline: '为组织提供有品质的阅读' },
    })
    await changed('pcPage', site, { headline: '与好书同行' })
    expect(await act('pcPage', site, 'publish')).toEqual([20000])
    expect(await read('pcPage', site)).toMatchObject({ headline: '与好书同行' })
    expect(await read('pcPage', site)).not.toHaveProperty('formMail')
    expect(await told('pcPage', site)).toEqual(['published', 'changed'])
  })

  test('pcPage#formOpenNeedsMail an open form has somebody to write to, packages are in force, and customers have agreed', async () => {
    expect(await changed('pcPage', site, { formOpen: true })).toEqual([40001, 'formMail'])
    const pack = await make('productPackage', { validType: 'days', validPeriod: null })
    const customer = { logo: await picture(240, 120), name: '市图书馆', text: '馆内阅读' }
    const values = { packages: [pack.id], cases: [customer] }
    expect(await changed('pcPage', site, values)).toEqual([20000])
    expect(await act('pcPage', site, 'publish')).toEqual([40001, 'packages', 'cases.0.consent'])
    await put('productPackage', pack, { status: 'onShelf' })
    const cases = [{ ...customer, consent: 'letter' }]
    expect(await changed('pcPage', site, { cases })).toEqual([20000])
    expect(await act('pcPage', site, 'publish')).toEqual([20000])
  })

  test('pcPage.preview draws the page as it is saved, block by block', async () => {
    const { data } = await admin('POST', `pcPage/${site.id}/preview`, {})
    expect(data.page).toBe('site')
    const shapes = data.blocks.map(({ as }: Row) => as)
    expect(shapes).toEqual(['hero', 'text', 'list', 'logos', 'contact'])
  })
})
