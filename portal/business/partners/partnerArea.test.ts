import { beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { bareRecords, type Stored as Made } from '#portal/testing/bareRecords.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { renewPrices } from './retailPrice.ts'

const NOW = '2026-11-21T10:00:00+08:00'

const bench = sharedBench()
let admin: ReturnType<typeof bench.signIn> extends Promise<infer S> ? S : never
let editor: typeof admin
let next = 0
beforeEach(async () => {
  bench.time.now = Date.parse(NOW)
  admin = await bench.signIn('boss')
  editor = await bench.signIn('wang')
})
const records = () => bench.portal.records()
const find = (name: string, id: number) => records().find(name, id) as Promise<Made>

/** Made by the portal: valid, with what the test is about. */
const put = bareRecords(bench, NOW)
/** What is wrong with a call, by field; `done` where nothing is. */
async function said(call: typeof admin, method: string, path: string, body: Row = {}) {
  const [name = '', id] = path.split('/')
  const read = method === 'PUT' && id ? { version: (await find(name, Number(id))).version } : {}
  const { code, data } = await call(method, path, { ...read, ...body })
  if (code === 20000 || code === 20100) return 'done'
  return [code, ...Object.keys(data?.errors ?? {})]
}
const company = (more: Row = {}) =>
  put('company', {
    type: 'standard',
    branchNo: null,
    branchLevel: null,
    group: null,
    packages: [],
    renewals: [],
    seats: 9,
    seatsUsed: 3,
    contract: { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:00+08:00' },
    owner: bench.people.boss,
    status: 'active',
    ...more,
  })
const bundle = async (more: Row = {}) =>
  put('productPackage', {
    category: (await put('productPackageCategory')).id,
    code: `PKG${String(++next).padStart(6, '0')}`,
    scope: 'all',
    companies: [],
    validType: 'contract',
    validDays: null,
    validPeriod: null,
    status: 'draft',
    ...more,
  })
const course = async (more: Row = {}) =>
  put('catalog', {
    parent: null,
    lecturers: [(await put('author', { user: null })).id],
    category: (await put('category', { parent: null })).id,
    title: `宋代美学十讲${++next}`,
    price: 99_00,
    originalPrice: null,
    status: 'published',
    ...more,
  })
const target = (id: number) => ({ type: 'course', id })

test('productPackageItem#referenceFollowsType productPackageItem#targetOncePerPackage productPackageItem#quantityForCouponOnly an item holds what its type names, once, and several of coupons only', async () => {
  const one = await bundle()
  const held = await course()
  const item = { package: one.id, type: 'content', target: target(held.id) }
  const path = 'company/productPackage/item'
  expect(await said(admin, 'POST', path, { package: one.id, type: 'content' })).toContain('target')
  expect(
    await said(admin, 'POST', path, {
      ...item,
      target: { type: 'url', url: 'https://a.example.com' },
    }),
  ).toContain('target')
  const { data } = await admin('POST', path, item)
  expect(data).toMatchObject({ showTitle: held.title, price: 99_00, quantity: 1 })
  expect(await said(admin, 'POST', path, item)).toEqual([40001, 'target'])
  expect(
    await said(admin, 'POST', path, { ...item, target: target((await course()).id), quantity: 2 }),
  ).toEqual([40001, 'quantity'])
  const other = (await bundle()).id
  expect(await said(admin, 'PUT', `productPackageItem/${data.id}`, { package: other })).not.toBe(
    'done',
  )
})

test('productPackageItem#itemsLimitedPerPackage productPackage#putOnNeedsItem a package is put on shelf with an item and keeps its last one', async () => {
  const one = await bundle()
  expect(await said(admin, 'POST', `company/productPackage/${one.id}/putOn`)).toEqual([40001, '_'])
  const item = await put('productPackageItem', {
    package: one.id,
    type: 'content',
    target: target((await course()).id),
    vipGoods: null,
    coupon: null,
    quantity: 1,
    enabled: true,
  })
  expect(await said(admin, 'POST', `company/productPackage/${one.id}/putOn`)).toBe('done')
  expect(await said(admin, 'DELETE', `company/productPackage/item/${item.id}`)).not.toBe('done')
  await records().move('productPackage', one.id, 'takeOff')
  expect(await said(admin, 'DELETE', `company/productPackage/item/${item.id}`)).toBe('done')
  expect(await find('productPackage', one.id)).toMatchObject({ itemCount: 0 })
})

test('productPackageItem#deadTargetIsMarked prices of items follow those of their contents at night', async () => {
  const held = await course()
  const one = await bundle()
  const item = await put('productPackageItem', {
    package: one.id,
    type: 'content',
    target: target(held.id),
    vipGoods: null,
    coupon: null,
    quantity: 1,
  })
  await records().update('catalog', held.id, { price: 129_00, originalPrice: null })
  const nights = { rest: async () => {}, isOver: () => false }
  expect(await renewPrices(bench.portal.context, nights)).toBeGreaterThan(0)
  expect(await find('productPackageItem', item.id)).toMatchObject({ price: 129_00 })
})

test('productPackage.copy takes the items along under a new code; productPackage.filter offers what is not inside yet', async () => {
  const one = await bundle()
  const [inside, outside] = [await course(), await course({ price: 59_00 })]
  await put('productPackageItem', {
    package: one.id,
    type: 'content',
    target: target(inside.id),
    vipGoods: null,
    coupon: null,
    quantity: 1,
  })
  const code = `PKG${String(++next).padStart(6, '0')}`
  const copied = await admin('POST', 'company/productPackage/copy', { id: one.id, code })
  expect(copied.data).toMatchObject({
    code,
    name: `${one.name} 副本`,
    status: 'draft',
    itemCount: 1,
  })
  expect(await said(admin, 'POST', 'company/productPackage/copy', { id: one.id, code })).toContain(
    'code',
  )
  const query = `company/productPackage/filter?packageId=${one.id}&type=course&keyword=${encodeURIComponent('宋代')}`
  const keys = (await admin('GET', query)).data.list.map(({ key }: { key: string }) => key)
  expect(keys).toContain(`course-${outside.id}`)
  expect(keys).not.toContain(`course-${inside.id}`)
  const narrowed = await admin('POST', `company/productPackage/${one.id}/filter`, {
    type: 'course',
    priceUpTo: 50_00,
  })
  expect(narrowed.data.choices.map(({ key }: { key: string }) => key)).not.toContain(
    `course-${outside.id}`,
  )
  const chosen = { type: 'course', chosen: [`course-${outside.id}`] }
  expect((await admin('POST', `company/productPackage/${one.id}/filter`, chosen)).data).toEqual({
    count: 1,
  })
  expect(await find('productPackage', one.id)).toMatchObject({ itemCount: 2 })
})

test('productPackage#takeOffStopsSales what is off shelf is neither given out nor sold, and deleted only where nobody refers to it', async () => {
  const one = await bundle({ status: 'offShelf' })
  const buyer = await company({ packages: [one.id] })
  const phones = { package: one.id, phones: '13900000001' }
  expect(await said(admin, 'POST', `company/${buyer.id}/distribution`, phones)).toEqual([
    40001,
    'package',
  ])
  expect(await said(admin, 'DELETE', `company/productPackage/${one.id}`)).toContain(40900)
  expect(await find('productPackage', one.id)).toMatchObject({ companyCount: 1 })
})

test('partnerOther#onePublishedPerPartner partnerOther#publishedAgreementIsReadOnly partnerOther#fieldsFollowType one agreement is published for a partner, and what was accepted stays as it was', async () => {
  const one = await company()
  const text = (more: Row) =>
    put('partnerOther', {
      type: 'agreement',
      companies: [],
      qrImage: null,
      jump: null,
      showPeriod: null,
      status: 'draft',
      ...more,
    })
  const [first, second, named] = [
    await text({}),
    await text({}),
    await text({ companies: [one.id] }),
  ]
  const publish = (row: Row) => said(admin, 'POST', `partnerOther/${row.id}/publish`)
  expect(await publish(first)).toBe('done')
  expect(await publish(second)).toEqual([40001, 'companies'])
  expect(await publish(named)).toBe('done')
  expect(await publish(await text({ companies: [one.id] }))).toEqual([40001, 'companies'])
  expect(await said(admin, 'PUT', `partnerOther/${first.id}`, { title: '改' })).toContain(40900)
  await records().move('partnerOther', first.id, 'withdraw')
  expect(await said(admin, 'PUT', `partnerOther/${first.id}`, { title: '改' })).toContain(40900)
  expect(await said(admin, 'DELETE', `partnerOther/${first.id}`)).toContain(40900)
  const copied = (await admin('POST', `partnerOther/${first.id}/copy`, {})).data
  expect(copied).toMatchObject({ status: 'draft', type: 'agreement' })
  expect(await said(admin, 'PUT', `partnerOther/${copied.id}`, { title: '新协议' })).toBe('done')
  expect(await said(admin, 'PUT', `partnerOther/${copied.id}`, { type: 'service' })).toEqual([
    40001,
    'qrImage',
  ])
  const showPeriod = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
  expect(await said(admin, 'PUT', `partnerOther/${copied.id}`, { showPeriod })).toEqual([
    40001,
    'showPeriod',
  ])
  expect(
    await said(admin, 'PUT', `partnerOther/${copied.id}`, { type: 'notice', showPeriod }),
  ).toBe('done')
})

const order = async (more: Row = {}) =>
  put('entityOrder', {
    orderNo: `SW${++next}`,
    company: (await company()).id,
    user: null,
    receiver: '林*',
    phone: '13900001234',
    area: '浙江省杭州市',
    address: '文三路 90 号 2 幢',
    carrier: null,
    trackingNo: null,
    shippedAt: null,
    signedAt: null,
    refundReason: null,
    amount: 168_00,
    status: 'pending',
    ...more,
  })

test('entityOrder#comesFromApp entityOrder#shipNeedsTrackingNo it is shipped with carrier and number, recalled within a day, and neither made nor deleted here', async () => {
  const one = await order()
  const path = `entityOrder/${one.id}`
  expect(await said(admin, 'POST', 'entityOrder', { orderNo: 'SW1' })).toContain(40300)
  expect(await said(admin, 'DELETE', path)).not.toBe('done')
  expect(await said(admin, 'PUT', path, { amount: 1 })).toContain('amount')
  expect(await said(admin, 'PUT', path, { remark: '轻放' })).toBe('done')
  expect(await said(admin, 'POST', `${path}/ship`)).toEqual([40001, 'carrier', 'trackingNo'])
  expect(
    await said(admin, 'POST', `${path}/ship`, { carrier: 'sf', trackingNo: 'SF1234567' }),
  ).toBe('done')
  expect(await find('entityOrder', one.id)).toMatchObject({ status: 'shipped', shippedAt: NOW })
  const sure = { accept: ['confirm'], confirm: 'yes' }
  expect(await said(admin, 'POST', `${path}/recall`, sure)).toBe('done')
  expect(await find('entityOrder', one.id)).toMatchObject({
    status: 'pending',
    trackingNo: null,
    shippedAt: null,
  })
  await admin('POST', `${path}/ship`, { carrier: 'sf', trackingNo: 'SF1234567' })
  bench.time.now += 25 * 3_600_000
  admin = await bench.signIn('boss')
  expect(await said(admin, 'POST', `${path}/recall`, sure)).toEqual([40001, 'shippedAt'])
})

test('entityOrder#trackingNoForOneReceiver entityOrder#refundNeedsReason entityOrder#closeForFreeOnly entityOrder#signedByItself a number serves one receiver, refunds are for an admin, what cost nothing is closed, what is under way signs itself', async () => {
  const parcel = { carrier: 'zto', trackingNo: `ZT${++next}00000` }
  const [first, same, other] = [await order(), await order(), await order({ receiver: '周*' })]
  const ship = (row: Row) => said(admin, 'POST', `entityOrder/${row.id}/ship`, parcel)
  expect([await ship(first), await ship(same)]).toEqual(['done', 'done'])
  expect(await ship(other)).toEqual([40001, 'trackingNo'])
  const sure = { accept: ['confirm'], confirm: 'yes' }
  expect(
    await said(editor, 'POST', `entityOrder/${other.id}/markRefund`, {
      ...sure,
      refundReason: '缺货',
    }),
  ).toContain(40300)
  expect(await said(admin, 'POST', `entityOrder/${other.id}/markRefund`, sure)).toEqual([
    40001,
    'refundReason',
  ])
  expect(await said(admin, 'POST', `entityOrder/${other.id}/close`, sure)).toEqual([40900, '_'])
  expect(
    await said(admin, 'POST', `entityOrder/${(await order({ amount: 0 })).id}/close`, sure),
  ).toBe('done')
  bench.time.now += 15 * 24 * 3_600_000 + 60_000
  await runDueMoves(bench.portal.context, records())
  expect(await find('entityOrder', first.id)).toMatchObject({
    status: 'signed',
    signedAt: expect.stringContaining('2026-12-06'),
  })
})

test('entityOrder#personalDataIsMasked entityOrder.editAddress phone and address are shown in part, taken away by an admin only, and changed while it is to ship', async () => {
  const one = await order()
  const { data } = await editor('GET', `entityOrder/${one.id}`)
  expect([data.phone, data.address]).not.toEqual(['13900001234', '文三路 90 号 2 幢'])
  expect((await editor('GET', 'entityOrder/export')).code).toBe(40300)
  const to = { receiver: '何*', phone: '13900005678', area: '江苏省南京市', address: '中山路 1 号' }
  expect(await said(admin, 'POST', `entityOrder/${one.id}/editAddress`, to)).toBe('done')
  await records().move('entityOrder', one.id, 'ship', {
    carrier: 'sf',
    trackingNo: `SF${next}999999`,
  })
  expect(await said(admin, 'POST', `entityOrder/${one.id}/editAddress`, to)).toContain(40900)
})

test('bulk.entityOrder ships the rows that match, and says of the others why not', async () => {
  const desk = listDesk(bench, admin)
  const [one, gone] = [await order(), await order({ status: 'closed' })]
  const list = await desk.check('entityOrder', [
    `${one.orderNo},顺丰速运,SF${next}11111`,
    `${gone.orderNo},圆通速递,YT${next}11111`,
    `SW-none,中通快递,ZT${next}11111`,
    `${(await order()).orderNo},飞鸽,ZT${next}11112`,
    `${(await order()).orderNo},邮政EMS,1`,
  ])
  expect(list.codes).toEqual([null, 'B22', 'B26', 'R11', 'R3'])
  expect(list.rows[1]?.message).toContain('已关闭')
  expect(await find('entityOrder', one.id)).toMatchObject({ status: 'pending' })
  const number = `SF${next}11111`
  const done = await desk.confirm(
    await desk.check('entityOrder', [`${one.orderNo},顺丰速运,${number}`]),
  )
  expect(done.batch).toMatchObject({ status: 'done', done: 1 })
  expect(await find('entityOrder', one.id)).toMatchObject({
    ...{ status: 'shipped', carrier: 'sf', trackingNo: number },
  })
  await expect(desk.back(done)).rejects.toThrow('40900')
})

const digital = async (more: Row = {}) =>
  put('partnerUserOrder', {
    orderNo: `YD${++next}`,
    company: (await company()).id,
    user: (await put('appUser', { company: null, channel: null })).id,
    goodsType: 'vip',
    goodsTitle: 'VIP年卡（工行专享）',
    productPackage: null,
    price: 198_00,
    paid: 198_00,
    payType: 'icbcPay',
    paidAt: '2026-11-20T10:00:00+08:00',
    grantedAt: null,
    expiresAt: '2027-11-20T10:00:00+08:00',
    refundAmount: null,
    refundReason: null,
    refundedAt: null,
    settledIn: null,
    status: 'paid',
    ...more,
  })

test('partnerUserOrder#comesFromApp partnerUserOrder#refundNeedsReasonAndAmount partnerUserOrder.markRefund an admin marks a refund of what was paid at most, and the entitlement ends', async () => {
  const one = await digital({ grantedAt: NOW, status: 'refunding' })
  const path = `partnerUserOrder/${one.id}`
  expect(await said(admin, 'PUT', path, { paid: 1 })).toContain('paid')
  expect(await said(admin, 'PUT', path, { remark: '已回访' })).toBe('done')
  expect(await said(admin, 'DELETE', path)).not.toBe('done')
  const refund = {
    id: one.id,
    refundAmount: 198_00,
    refundReason: '重复购买',
    accept: ['confirm'],
    confirm: 'yes',
  }
  const call = 'partnerUserOrder/markRefund'
  expect((await editor('POST', call, refund)).code).toBe(40300)
  expect(
    (await admin('POST', call, { ...refund, refundAmount: 198_01 })).data.errors,
  ).toHaveProperty('refundAmount')
  expect(
    (await admin('POST', call, { ...refund, refundReason: undefined })).data.errors,
  ).toHaveProperty('refundReason')
  expect((await admin('POST', call, refund)).data).toMatchObject({
    status: 'refunded',
    refundedAt: NOW,
    expiresAt: NOW,
  })
})

test('partnerUserOrder#quotaOrdersCostNothing a seat of the quota is free again, and nothing is paid back for it', async () => {
  const buyer = await company()
  const quota = { payType: 'quota', paid: 0, company: buyer.id, status: 'refunding' }
  const one = await digital(quota)
  const path = `partnerUserOrder/${one.id}/markRefund`
  const sure = { refundReason: '离职', accept: ['confirm'], confirm: 'yes' }
  expect(await said(admin, 'POST', path, { ...sure, refundAmount: 1 })).toEqual([
    40001,
    'refundAmount',
  ])
  const used = Number((await find('company', buyer.id)).seatsUsed)
  await bench.portal.context.database.db
    .updateTable('company')
    .set({ seatsUsed: used + 2 })
    .where('id', '=', buyer.id)
    .execute()
  expect(await said(admin, 'POST', path, sure)).toBe('done')
  expect(await find('company', buyer.id)).toMatchObject({ seatsUsed: used + 1 })
  await expect(digital({ ...quota, paid: 1 })).rejects.toThrow()
})

test('partnerUserOrder#grantCountsExpiry partnerUserOrder#unpaidCloseThemselves partnerUserOrder#packageNeedsProductPackage granted anew it runs as long as was bought; unpaid it closes by itself; a package is named', async () => {
  const one = await digital()
  expect(await said(admin, 'POST', `partnerUserOrder/${one.id}/grant`)).toBe('done')
  expect(await find('partnerUserOrder', one.id)).toMatchObject({
    grantedAt: NOW,
    expiresAt: '2027-11-21T10:00:00+08:00',
  })
  const held = await bundle()
  const two = await digital({ goodsType: 'package', productPackage: held.id })
  await records().move('partnerUserOrder', two.id, 'grant')
  expect(await find('partnerUserOrder', two.id)).toMatchObject({
    expiresAt: '2026-12-31T23:59:00+08:00',
  })
  await expect(digital({ goodsType: 'package' })).rejects.toThrow()
  const unpaid = await digital({ status: 'unpaid' })
  bench.time.now += 31 * 60_000
  await runDueMoves(bench.portal.context, records())
  expect(await find('partnerUserOrder', unpaid.id)).toMatchObject({ status: 'closed' })
})

const entry = (more: Row = {}) => ({
  title: '本周共读',
  badge: 'none',
  jump: { type: 'vipPage' },
  ...more,
})
const pictures = async () => ({
  banner: await bench.picture(690, 280),
  icon: await bench.picture(96, 96),
  cover: await bench.picture(336, 448),
})

test('regionModule#imagesFollowStyle regionModule#audienceFollowsRegion its style says which pictures its entries bear, its region whom it may name', async () => {
  const { banner, icon, cover } = await pictures()
  const block = { region: 'zd', title: '本周共读', style: 'banner', contents: [entry({ banner })] }
  expect(await said(admin, 'POST', 'regionModule', { ...block, contents: [entry()] })).toEqual([
    40001,
    'contents.0.banner',
  ])
  expect(
    await said(admin, 'POST', 'regionModule', { ...block, contents: [entry({ banner, cover })] }),
  ).toEqual([40001, 'contents.0.cover'])
  expect(await said(admin, 'POST', 'regionModule', block)).toBe('done')
  const icons = {
    ...block,
    style: 'icons',
    contents: Array.from({ length: 3 }, () => entry({ icon })),
  }
  expect(await said(admin, 'POST', 'regionModule', icons)).toEqual([40001, 'contents'])
  expect(
    await said(admin, 'POST', 'regionModule', {
      ...block,
      style: 'shelf',
      contents: [entry({ cover })],
    }),
  ).toEqual([40001, 'contents'])
  const standard = (await company()).id
  const bank = (await company({ type: 'bank', branchNo: '02000123', branchLevel: 'outlet' })).id
  expect(
    await said(admin, 'POST', 'regionModule', { ...block, region: 'cloud', companies: [standard] }),
  ).toEqual([40001, 'companies'])
  expect(
    await said(admin, 'POST', 'regionModule', { ...block, region: 'icbc', companies: [standard] }),
  ).toEqual([40001, 'companies'])
  expect(
    await said(admin, 'POST', 'regionModule', { ...block, region: 'icbc', companies: [bank] }),
  ).toBe('done')
})

test('regionModule#publishedLimitedPerRegion regionModule#deletableUnlessPublished regionModule#regionNeverChanges regionModule.copyTo at most twenty are published, one must be withdrawn before it goes, and another region gets a copy', async () => {
  const { banner } = await pictures()
  const block = (more: Row = {}) =>
    put('regionModule', {
      region: 'vip',
      style: 'banner',
      contents: [{ _key: 'k', ...entry({ banner }) }],
      companies: [],
      enterprises: [],
      showPeriod: null,
      more: null,
      audience: 'all',
      ...more,
    })
  const one = await block({ status: 'published', companies: [(await company()).id] })
  for (let made = 1; made < 20; made++) await block({ status: 'published' })
  const last = await block({ status: 'draft' })
  expect(await said(admin, 'POST', `regionModule/${last.id}/publish`)).toEqual([40001, 'region'])
  expect(await said(admin, 'DELETE', `regionModule/${one.id}`)).toContain(40900)
  expect(await said(admin, 'PUT', `regionModule/${last.id}`, { region: 'zd' })).toContain('region')
  const copied = (await admin('POST', `regionModule/${one.id}/copyTo`, { region: 'icbc' })).data
  expect(copied).toMatchObject({ region: 'icbc', status: 'draft', companies: null })
  await records().move('regionModule', one.id, 'withdraw')
  expect(await said(admin, 'DELETE', `regionModule/${one.id}`)).toBe('done')
})

test('regionModule#endsAfterStart regionModule.preview draws what a kind of member of a partner sees now', async () => {
  const { banner } = await pictures()
  const one = await company({ type: 'bank', branchNo: '02000999', branchLevel: 'outlet' })
  const block = (title: string, more: Row = {}) =>
    put('regionModule', {
      region: 'cloud',
      title,
      showTitle: true,
      style: 'banner',
      contents: [{ _key: 'k', ...entry({ banner }) }],
      companies: [],
      enterprises: [],
      showPeriod: null,
      more: null,
      audience: 'all',
      status: 'published',
      ...more,
    })
  await block('人人可见')
  await block('仅会员', { audience: 'members' })
  await block('已过期', {
    showPeriod: { start: '2026-01-01T00:00:00+08:00', end: '2026-02-01T00:00:00+08:00' },
  })
  const seen = async (audience: string) => {
    const { data } = await admin('POST', 'regionModule/preview', {
      region: 'cloud',
      audience,
      company: one.id,
    })
    return data.modules.map(({ title }: { title: string }) => title)
  }
  expect(await seen('visitors')).toEqual(['人人可见'])
  expect(await seen('members')).toEqual(['人人可见', '仅会员'])
})
