import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { shownWhere } from '#portal/engine/rules/readable.ts'
import { validRow } from '#portal/engine/rules/testing/validRow.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const term = { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:00+08:00' }
const nextTerm = { start: '2027-01-01T00:00:00+08:00', end: '2027-12-31T23:59:00+08:00' }
type Made = Row & { id: number; version: number }

describe.each(bothDatabases())('partner companies on $name', (database) => {
  const bench = sharedBench(database)
  let admin: PortalBench['admin']
  let next = 0
  beforeAll(async () => {
    await bench.picture(690, 300)
    await bench.picture(336, 448)
  })
  beforeEach(async () => {
    bench.time.now = Date.parse(NOW)
    admin = await bench.signIn('boss')
  })

  /** Made by the portal: valid, with what the test is about. */
  async function put(name: string, more: Row = {}): Promise<Made> {
    const entity = bench.portal.context.entities.get(name) as Entity
    const unknown = { ...nothingKnown, before: null, now: NOW }
    const entities = bench.portal.context.entities
    next += 100
    const { id, ...row } = validRow(entity, { ...unknown, entities }, () => null, next)
    return (await bench.portal.records().create(name, { ...row, ...more })) as Made
  }
  const company = (more: Row = {}) =>
    put('company', {
      type: 'standard',
      branchNo: null,
      branchLevel: null,
      shortName: `青禾${++next}`,
      code: `qinghe${next}`,
      seats: 3,
      contract: term,
      contractNo: `HT-${next}`,
      owner: bench.people.boss,
      renewals: [],
      packages: [],
      group: null,
      status: 'active',
      ...more,
    })
  const bundle = async (more: Row = {}) => {
    const category = await put('productPackageCategory')
    const bare = { scope: 'all', companies: [], validType: 'contract', validDays: null }
    return put('productPackage', { category: category.id, status: 'onShelf', ...bare, ...more })
  }
  const template = (more: Row = {}) =>
    put('companyPage', {
      type: 'standard',
      template: true,
      company: null,
      areas: ['banner'],
      name: `模板${++next}`,
      floatImage: null,
      floatJump: null,
      status: 'draft',
      ...more,
    })
  const picture = (width: number, height: number) =>
    `http://portal.test/masthead/image/${width}x${height}.png`
  const target = () => ({ type: 'url', url: `https://www.example.com/${++next}` })
  const banner = (page: number, more: Row = {}) => ({
    page,
    area: 'banner',
    title: `春日书单${++next}`,
    bannerImage: picture(690, 300),
    target: target(),
    ...more,
  })
  const find = (name: string, id: number) => bench.portal.records().find(name, id) as Promise<Made>
  const fields = async (method: string, path: string, body: Row) => {
    const [name = '', id] = path.split('/')
    const read = method === 'PUT' ? { version: (await find(name, Number(id))).version } : {}
    const { code, data } = await admin(method, path, { ...read, ...body })
    return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
  }

  test('company#bankNeedsBranch a bank names its branch, a standard company has none; type and code stay', async () => {
    const branch = { branchNo: '02000123', branchLevel: 'outlet' }
    const bank = await company({ type: 'bank', ...branch })
    expect(await fields('PUT', `company/${bank.id}`, { branchNo: null })).toContain('branchNo')
    const standard = await company()
    expect(await fields('PUT', `company/${standard.id}`, { branchNo: '02000124' })).toContain(
      'branchNo',
    )
    expect(await fields('PUT', `company/${standard.id}`, { code: 'other123' })).toContain('code')
  })

  test('company#startNeedsContractAndPackage a start demands a contract number, a package on shelf and a term that contains today', async () => {
    const packages = [(await bundle()).id]
    const past = { start: '2025-01-01T00:00:00+08:00', end: '2025-12-31T23:59:00+08:00' }
    const off = [(await bundle({ status: 'draft' })).id]
    for (const [lacking, field] of [
      [{ contractNo: null }, 'contractNo'],
      [{ packages: off }, 'packages'],
      [{ contract: past }, 'contract'],
    ] as const) {
      const { id } = await company({ status: 'preparing', packages, ...lacking })
      expect(await fields('POST', `company/${id}/start`, {})).toEqual([40001, field])
    }
    const { id } = await company({ status: 'preparing', packages })
    expect(await fields('POST', `company/${id}/start`, {})).toBe('done')
  })

  test('company#seatsCoverUsed seats never fall below those used', async () => {
    const one = await company({ seats: 5, seatsUsed: 4 })
    expect(await fields('PUT', `company/${one.id}`, { seats: 3 })).toContain('seats')
    expect(await fields('PUT', `company/${one.id}`, { seats: 4 })).toBe('done')
  })

  test('company#renewalNeedsNewTerm company.renewal is appended and follows the present term', async () => {
    const one = await company({ amount: 100 })
    const renewal = { id: one.id, seats: 8, amount: 900, contractNo: `XY-${one.id}` }
    const early = { ...nextTerm, start: '2026-12-01T00:00:00+08:00' }
    expect(await fields('POST', 'company/renewal', { ...renewal, term: early })).toEqual([
      40001,
      'contract',
    ])
    expect(await fields('POST', 'company/renewal', { id: one.id, term: nextTerm })).toContain(
      'seats',
    )
    const { data } = await admin('POST', 'company/renewal', { ...renewal, term: nextTerm })
    expect(data).toMatchObject({
      status: 'active',
      seats: 8,
      contractNo: `XY-${one.id}`,
      contract: { start: term.start, end: nextTerm.end },
      renewals: [{ term: nextTerm, seats: 8, amount: 900, contractNo: `XY-${one.id}` }],
    })
    expect(await fields('PUT', `company/${one.id}`, { renewals: [] })).toContain('renewals')
  })

  test('company#expiresAtContractEnd it expires by itself when its term has ended, and a renewal then begins today', async () => {
    const one = await company()
    bench.time.now = Date.parse('2027-01-01T00:05:00+08:00')
    await runDueMoves(bench.portal.context, bench.portal.records())
    expect(await find('company', one.id)).toMatchObject({ status: 'expired' })
    admin = await bench.signIn('boss')
    const again = { term: nextTerm, seats: 3, contractNo: `XQ-${one.id}` }
    const { data } = await admin('POST', 'company/renewal', { id: one.id, ...again })
    expect(data).toMatchObject({ status: 'active', contract: nextTerm })
    expect(await fields('POST', `company/${one.id}/expire`, {})).toContain(40300)
  })

  test('company#onlyAdminStops only an admin stops one, by typing its short name; unspent seats are withdrawn', async () => {
    const one = await company({ seats: 9, seatsUsed: 2 })
    expect((await bench.editor('POST', `company/${one.id}/stop`, {})).code).toBe(40300)
    const asked = await admin('POST', `company/${one.id}/stop`, { confirm: 'shortName' })
    expect([asked.code, asked.data.confirm.typed]).toEqual([42800, one.shortName])
    const { data } = await admin('POST', `company/${one.id}/stop`, { confirm: one.shortName })
    expect(data).toMatchObject({ status: 'stopped', seats: 2 })
  })

  test('company#deletableWhilePreparing its look and its page set go with it', async () => {
    const one = await company({ status: 'preparing' })
    const page = await template({ template: false, company: one.id })
    const item = await put('companyPageItem', { ...banner(page.id), cover: null, className: null })
    const [look] = await bench.portal.records().select('companyCustom', { company: one.id })
    expect(await fields('DELETE', `company/${one.id}`, {})).toBe('done')
    expect(await find('companyPage', page.id)).toBeNull()
    expect(await find('companyPageItem', item.id)).toBeNull()
    expect(await find('companyCustom', look?.id as number)).toBeNull()
  })

  test('company.distribution takes the seats at once, refuses what is beyond the rest whole, and gives those of refused phones back', async () => {
    const shared = await bundle()
    const group = await put('companyGroup', {
      type: 'standard',
      packages: [shared.id],
      page: null,
      owner: null,
    })
    const one = await company({ group: group.id, seats: 3 })
    const phones = ['13900000101', '13900000102'].map((phone) =>
      phone.replace('0000', String(1000 + one.id)),
    )
    for (const phone of phones) await put('appUser', { phone, company: null, channel: null })
    const asked = { id: one.id, packageId: shared.id }
    const four = [...phones, '13700000001', '13700000002']
    expect((await admin('POST', 'company/distribution', { ...asked, phones: four })).code).toBe(
      40900,
    )
    expect(await find('company', one.id)).toMatchObject({ seatsUsed: 0 })
    expect(await fields('POST', 'company/distribution', { ...asked, phones: ['12'] })).toContain(
      'phones',
    )
    expect(
      await fields('POST', 'company/distribution', { ...asked, filePath: 'list.xlsx' }),
    ).toContain('filePath')

    const three = [...phones, '13700000001']
    const { data } = await admin('POST', 'company/distribution', { ...asked, phones: three })
    expect(await find('company', one.id)).toMatchObject({ seatsUsed: 3 })
    await runQueued(bench.portal.context)
    expect(await find('job', data.job)).toMatchObject({ status: 'partly', done: 2, failed: 1 })
    expect(await find('company', one.id)).toMatchObject({ seatsUsed: 2 })
    const orders = await bench.portal.records().select('partnerUserOrder', { company: one.id })
    expect(orders.map(({ payType, status, expiresAt }) => [payType, status, expiresAt])).toEqual(
      phones.map(() => ['quota', 'granted', term.end]),
    )
  })

  test('companyGroup#packagesAddToCompanies company.takeBack withdraws entitlements and returns their seats, once', async () => {
    const own = await bundle()
    const one = await company({ packages: [own.id] })
    const phone = `138${String(10000000 + one.id)}`
    await put('appUser', { phone, company: null, channel: null })
    await admin('POST', `company/${one.id}/distribution`, { package: own.id, phones: phone })
    await runQueued(bench.portal.context)
    expect(await find('company', one.id)).toMatchObject({ seatsUsed: 1 })
    for (const used of [0, 0]) {
      await admin('POST', `company/${one.id}/takeBack`, { phones: phone })
      await runQueued(bench.portal.context)
      expect(await find('company', one.id)).toMatchObject({ seatsUsed: used })
    }
    const foreign = await bundle()
    expect(
      await fields('POST', `company/${one.id}/distribution`, {
        package: foreign.id,
        phones: phone,
      }),
    ).toContain('package')
  })

  test('companyPage#fitTakesSameType company.fit dresses companies from a template of their type as a draft, the old set aside', async () => {
    const from = await template()
    const ids = [(await company()).id, (await company()).id]
    await admin('POST', 'companyPageItem', banner(from.id))
    const old = await template({ template: false, company: ids[0], status: 'published' })
    const asked = { companyIds: ids, pageId: from.id }
    expect((await admin('POST', 'company/fit', asked)).code).toBe(42800)
    const { data } = await admin('POST', 'company/fit', { ...asked, accept: ['confirm'] })
    expect(data).toMatchObject({ count: 2 })
    const pages = await bench.portal.records().select('companyPage', { company: ids })
    expect(pages.map(({ status, template: is, itemCount }) => [status, is, itemCount])).toEqual([
      ['draft', false, 1],
      ['draft', false, 1],
    ])
    expect(pages[0]?.name).toMatch(new RegExp(`^${from.name}·青禾`))
    expect(await find('companyPage', old.id)).toBeNull()
    const bank = await template({ type: 'bank' })
    const wrong = { companyIds: [ids[0]], pageId: bank.id, accept: ['confirm'] }
    expect((await admin('POST', 'company/fit', wrong)).data).toMatchObject({ count: 0, refused: 1 })
  })

  test('companyGroup#companiesOfSameType company.grouping moves companies into a group of their own type, or out of one', async () => {
    const none = { packages: [], page: null, owner: null }
    const group = await put('companyGroup', { type: 'standard', ...none })
    const bank = await put('companyGroup', { type: 'bank', ...none })
    const { id } = await company()
    const into = (groupId: number | null) =>
      admin('POST', 'company/grouping', { companyIds: [id], groupId })
    expect((await into(bank.id)).data).toMatchObject({ count: 0, refused: 1 })
    expect((await into(group.id)).data).toMatchObject({ count: 1 })
    expect(await find('companyGroup', group.id)).toMatchObject({ companyCount: 1 })
    expect(await fields('PUT', `companyGroup/${group.id}`, { type: 'bank' })).toContain('type')
    await into(null)
    expect(await find('company', id)).toMatchObject({ group: null })
  })

  test('companyGroup.members and company.link lead to its companies and to its address', async () => {
    await makeConfigKeys(bench.portal.records(), configKeys)
    const { id, code } = await company()
    const { data } = await admin('POST', `company/${id}/link`, {})
    expect(data.address).toBe(`https://m.example.com/company/${code}`)
    const { entities } = bench.portal.context
    expect(entities.get('companyGroup')?.actions.members).toMatchObject({ by: 'group' })
  })

  test('companyGroup#pageIsATemplate a shared page is a template of the same type', async () => {
    const group = await put('companyGroup', { type: 'bank', packages: [], page: null, owner: null })
    const page = await template()
    expect(await fields('PUT', `companyGroup/${group.id}`, { page: page.id })).toContain('page')
    const fitting = await template({ type: 'bank' })
    expect(await fields('PUT', `companyGroup/${group.id}`, { page: fitting.id })).toBe('done')
  })

  test('company.getIcbcList, saveIcbc and renewalIcbc see companies of type bank only', async () => {
    const standard = await company()
    const bank = await company({
      type: 'bank',
      branchNo: String(2000000 + next),
      branchLevel: 'outlet',
    })
    const { data } = await admin('GET', 'company/icbc/list?page=1&size=100')
    expect(data.list.map(({ type }: Row) => type)).toContain('bank')
    expect(data.list.map(({ type }: Row) => type)).not.toContain('standard')
    const saved = { record: { id: bank.id, version: bank.version, remark: '支行' } }
    expect((await admin('POST', 'company/icbc/save', saved)).data).toMatchObject({ remark: '支行' })
    const foreign = { record: { id: standard.id, version: standard.version, remark: '支行' } }
    expect((await admin('POST', 'company/icbc/save', foreign)).code).toBe(40400)
    const again = { term: nextTerm, seats: 5, contractNo: `GH-${bank.id}` }
    expect((await admin('POST', 'company/icbc/renewal', { id: bank.id, ...again })).code).toBe(
      20000,
    )
    expect((await admin('POST', 'company/icbc/renewal', { id: standard.id, ...again })).code).toBe(
      40400,
    )
  })

  test('companyPage#companyUnlessTemplate a template has no company; another page has one of its type, and that company no other', async () => {
    const { id } = await company()
    const page = await template()
    expect(await fields('PUT', `companyPage/${page.id}`, { company: id })).toContain('company')
    expect(await fields('PUT', `companyPage/${page.id}`, { template: false })).toContain('company')
    const own = { template: false, company: id }
    expect(await fields('PUT', `companyPage/${page.id}`, own)).toBe('done')
    const second = await template()
    expect(await fields('PUT', `companyPage/${second.id}`, own)).toContain('company')
    const bank = await template({ type: 'bank' })
    expect(await fields('PUT', `companyPage/${bank.id}`, own)).toContain('company')
  })

  test('companyPage#publishNeedsFilledAreas companyPageItem#filledAreasStayFilled every area shown holds an enabled item, and keeps its last one', async () => {
    const page = await template({ areas: ['banner', 'class'] })
    const { data: first } = await admin('POST', 'companyPageItem', banner(page.id))
    expect(await fields('POST', `companyPage/${page.id}/publish`, {})).toEqual([40001, '_'])
    const lesson = {
      area: 'class',
      cover: picture(336, 448),
      className: '人文',
      title: '宋代美学十讲',
    }
    const { data: item } = await admin('POST', 'companyPageItem', {
      page: page.id,
      target: target(),
      ...lesson,
    })
    expect(await fields('POST', `companyPage/${page.id}/publish`, {})).toBe('done')
    expect(await fields('PUT', `companyPageItem/${item.id}`, { enabled: false })).not.toBe('done')
    expect(await fields('DELETE', `companyPageItem/${first.id}`, {})).not.toBe('done')
    await admin('POST', 'companyPageItem', banner(page.id))
    expect(await fields('DELETE', `companyPageItem/${first.id}`, {})).toBe('done')
  })

  test('companyPage#floatImageWithFloatJump companyPageItem#endsAfterStart companyCustom#endsAfterStart floating picture and link go together, periods end after they start', async () => {
    const page = await template()
    expect(await fields('PUT', `companyPage/${page.id}`, { floatJump: target() })).not.toBe('done')
    const backwards = { start: term.end, end: term.start }
    expect(
      await fields('POST', 'companyPageItem', banner(page.id, { showPeriod: backwards })),
    ).toContain('showPeriod')
    const [look] = await bench.portal
      .records()
      .select('companyCustom', { company: (await company()).id })
    expect(await fields('PUT', `companyCustom/${look?.id}`, { effective: backwards })).toContain(
      'effective',
    )
  })

  test('companyPage.copy makes a draft template with the items; companyPage.preview draws the page', async () => {
    const { id } = await company()
    const page = await template({ template: false, company: id, notice: '开馆时间调整' })
    await admin('POST', 'companyPageItem', banner(page.id, { badge: 'new' }))
    const { data: copy } = await admin('POST', `companyPage/${page.id}/copy`, {})
    expect(copy).toMatchObject({ template: true, company: null, status: 'draft' })
    expect(copy.name).toMatch(/副本$/)
    const { data: second } = await admin('POST', `companyPage/${page.id}/copy`, {})
    expect(second.name).toMatch(/副本2$/)
    const { data } = await admin('POST', `companyPage/${copy.id}/preview`, {})
    expect(data).toMatchObject({
      page: 'modules',
      notice: '开馆时间调整',
      modules: [{ as: 'banners', entries: [{ badge: 'New', waiting: null }] }],
    })
  })

  test('companyPageItem#imageFollowsArea each area has its picture, class groups stand in classes only', async () => {
    const { id } = await template({ areas: ['banner', 'class'] })
    expect(await fields('POST', 'companyPageItem', banner(id, { bannerImage: null }))).toContain(
      'bannerImage',
    )
    expect(await fields('POST', 'companyPageItem', banner(id, { className: '人文' }))).toContain(
      'className',
    )
    const cover = { area: 'class', bannerImage: null, cover: null }
    expect(await fields('POST', 'companyPageItem', banner(id, cover))).toContain('cover')
  })

  test('companyPageItem#itemsLimitedPerArea companyPageItem#targetOncePerArea eight banners a page, each target once, in order', async () => {
    const { id } = await template()
    const same = target()
    for (let at = 0; at < 8; at++) {
      const { data } = await admin(
        'POST',
        'companyPageItem',
        banner(id, at === 0 ? { target: same } : {}),
      )
      expect(data.position).toBe(at + 1)
    }
    expect(await fields('POST', 'companyPageItem', banner(id))).toContain('area')
    const other = await template()
    expect(await fields('POST', 'companyPageItem', banner(other.id, { target: same }))).toBe('done')
    expect(await fields('POST', 'companyPageItem', banner(other.id, { target: same }))).toContain(
      'target',
    )
  })

  test('companyPageItem#outsideTargetsAreNamed companyPageItem.addFromPackage a target outside the packages is asked about, one inside is offered', async () => {
    const own = await bundle()
    const podcast = await put('podcast', { radioStation: (await put('radioStation')).id })
    const jump = { type: 'podcast', id: podcast.id }
    const { id } = await company({ packages: [own.id] })
    const page = await template({ template: false, company: id, areas: ['class'] })
    const lesson = { area: 'class', bannerImage: null, cover: picture(336, 448), target: jump }
    const asked = await admin('POST', 'companyPageItem', banner(page.id, lesson))
    expect([asked.code, asked.data.warnings[0].rule]).toEqual([
      42800,
      'companyPageItem#outsideTargetsAreNamed',
    ])
    await put('productPackageItem', {
      package: own.id,
      type: 'content',
      target: jump,
      enabled: true,
      showTitle: '通勤英文角',
    })
    const scope = { page: page.id, area: 'class' }
    const { data } = await admin('POST', 'companyPageItem/addFromPackage', scope)
    expect(data.choices).toEqual([expect.objectContaining({ title: '通勤英文角' })])
    const chosen = [data.choices[0].key]
    await bench.portal.context.database.db
      .updateTable('podcast')
      .set({ smallImage: picture(336, 448) })
      .where('id', '=', podcast.id)
      .execute()
    const added = await admin('POST', 'companyPageItem/addFromPackage', { ...scope, chosen })
    expect(added.data).toEqual({ count: 1 })
    expect((await admin('POST', 'companyPageItem/addFromPackage', scope)).data.choices).toEqual([])
  })

  test('companyPageItem.copyToPages puts items into the same area of other pages', async () => {
    const [from, to] = [await template(), await template()]
    const { data: item } = await admin('POST', 'companyPageItem', banner(from.id))
    const body = { action: 'copyToPages', ids: [item.id], values: { pages: [to.id] } }
    expect((await admin('POST', 'companyPageItem/bulk', body)).data).toMatchObject({ done: 1 })
    expect(
      (await bench.portal.records().select('companyPageItem', { page: to.id }))[0],
    ).toMatchObject({
      title: item.title,
      area: 'banner',
    })
  })

  test('companyCustom#onePerCompany one look is made with each company, and none besides', async () => {
    const one = await company()
    const [look] = await bench.portal.records().select('companyCustom', { company: one.id })
    expect(look).toMatchObject({ brandName: one.shortName, enabled: false })
    const second = { company: one.id, brandName: '又一个' }
    expect((await admin('POST', 'companyCustom', second)).code).toBe(40300)
    expect((await admin('DELETE', `companyCustom/${look?.id}`)).code).toBe(40300)
  })

  test('companyCustom#popupJumpNeedsImage companyCustom#enabledNeedsLogoAndName companyCustom.reset what belongs together, what enabling demands, and back to the standard look', async () => {
    const [look] = await bench.portal
      .records()
      .select('companyCustom', { company: (await company()).id })
    const path = `companyCustom/${look?.id}`
    expect(await fields('PUT', path, { popupJump: target() })).toContain('popupJump')
    expect(await fields('PUT', path, { shareTitle: '一起读' })).not.toBe('done')
    expect(await fields('PUT', path, { enabled: true })).toContain('homeLogo')
    const homeLogo = await bench.picture(360, 72)
    expect(await fields('PUT', path, { enabled: true, homeLogo, themeColor: '#1F4E8C' })).toBe(
      'done',
    )
    const { data } = await admin('POST', `${path}/reset`, {})
    expect(data).toMatchObject({ enabled: false, homeLogo: null, themeColor: '#B8191F' })
  })

  test('companyCustom#shownWhileCompanyActive readers get a look only while the contract runs', async () => {
    const one = await company()
    const [look] = await bench.portal.records().select('companyCustom', { company: one.id })
    const homeLogo = await bench.picture(360, 72)
    expect(await fields('PUT', `companyCustom/${look?.id}`, { enabled: true, homeLogo })).toBe(
      'done',
    )
    const shown = async () => {
      const { context } = bench.portal
      const entity = context.entities.get('companyCustom') as Entity
      const where = shownWhere(entity) as Row
      return context.rows.count(context.database.db, entity, { ...where, id: look?.id })
    }
    expect(await shown()).toBe(1)
    await bench.portal.records().move('company', one.id, 'expire')
    expect(await shown()).toBe(0)
  })
})
