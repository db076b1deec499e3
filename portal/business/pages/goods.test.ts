import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

describe.each(databases)('goods on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['appUser', 'userOrder', 'goods', 'vipGoods'] })).app
  })

  const values = (more: Row = {}): Row => ({
    name: '阅读币 30',
    goodsNo: `GD-${100_000 + serial()}`,
    type: 'readMoney',
    price: 3000,
    ...more,
  })
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const tried = async (more: Row, by = admin, of = 'goods', given = values) =>
    fieldsOf(await by('POST', of, given(more)))
  const drafted = (more: Row = {}) => create(admin, 'goods', values(more))
  const read = async (of: string, id: number) => (await admin('GET', `${of}/${id}`)).data
  const change = async (id: number, sent: Row, of = 'goods', by = admin) =>
    by('PUT', `${of}/${id}`, { version: (await read(of, id)).version, ...sent })
  const put = (of: string, id: number, sent: Row) =>
    bench.portal.context.database.db.updateTable(of).set(sent).where('id', '=', id).execute()
  const article = async () => {
    const desk = await deskOf(bench)
    return create(admin, 'article', await desk.articleValues())
  }

  /** Whoever may make and change goods, and is no admin. */
  const sellerOf = async () => {
    const rights = [{ entity: 'goods', read: true, create: true, update: true }]
    const role = await create(admin, 'role', {
      kind: 'named',
      code: 'seller',
      name: '商品运营',
      special: [],
      rights,
      hidden: [],
    })
    await bench.portal.records().update('portalUser', bench.people.wang, { roles: [role.id] })
    return bench.signIn('wang')
  }

  const card = (more: Row = {}): Row => ({
    name: `VIP月卡${serial()}`,
    vipType: 'vip',
    usage: 'sale',
    unit: 'month',
    term: 1,
    price: 1800,
    platforms: ['android'],
    ...more,
  })
  const cards = (more: Row, by = admin) => tried(more, by, 'vipGoods', card)

  test('goods#outerNoUniqueInSource what an outside platform sells bears its number there, once per platform', async () => {
    expect(await tried({ source: 'douyin' })).toEqual(['outerNo'])
    const outerNo = `DY${serial()}`
    expect(await tried({ source: 'douyin', outerNo })).toEqual([])
    expect(await tried({ source: 'douyin', outerNo })).toEqual(['outerNo'])
    expect(await tried({ source: 'tmall', outerNo })).toEqual([])
  })

  test('goods#fieldsFollowType each type of goods names what it opens', async () => {
    const { id } = await article()
    const target = { type: 'article', id }
    expect(await tried({ type: 'article' })).toEqual(['target'])
    expect(await tried({ type: 'course', target })).toEqual(['target'])
    expect(await tried({ type: 'article', target })).toEqual([])
    expect(await tried({ type: 'readMoney', target })).toEqual(['target'])
    expect(await tried({ type: 'vip' })).toEqual(['vipGoods'])
    const items = (...shares: number[]) => shares.map((share) => ({ target, share }))
    expect(await tried({ type: 'bundle', items: items(100) })).toEqual(['items'])
    expect(await tried({ type: 'bundle', items: items(50, 40) })).toEqual(['items'])
    expect(await tried({ type: 'bundle', items: items(60, 40) })).toEqual([])
  })

  test('goods#priceBetweenVipAndOriginal prices stand in their order; only admin gives something away, and only in the app', async () => {
    expect(await tried({ originalPrice: 2999 })).toEqual(['originalPrice'])
    expect(await tried({ vipPrice: 3001 })).toEqual(['vipPrice'])
    expect(await tried({ price: 0 })).toEqual([])
    expect(await tried({ price: 0, source: 'jd', outerNo: `JD${serial()}` })).toEqual(['source'])
    const seller = await sellerOf()
    expect((await seller('POST', 'goods', values())).code).toBe(20000)
    expect((await seller('POST', 'goods', values({ price: 0 }))).code).toBe(40300)
    expect(await tried({ iosPrice: 3000 })).toEqual(['appleProductId'])
  })

  test('goods#physicalNeedsStock an order takes what it sells off the stock, the last piece once; none means no limit', async () => {
    expect(await tried({ type: 'physical' })).toEqual(['stock'])
    const { id } = await drafted({ type: 'physical', stock: 2 })
    const endless = await drafted()
    const user = (
      await app('POST', 'ingest/appUser', { uid: `U${30_000_000 + serial()}`, nickname: '买书人' })
    ).data.id
    const order = (goods: number, quantity = 1) =>
      app('POST', 'ingest/userOrder', {
        orderNo: `SO${30_261_121_000 + serial()}`,
        user,
        kind: 'object',
        items: [{ goods, title: '合订礼盒', quantity, price: 26_800 }],
        amount: 26_800,
        paid: 26_800,
        status: 'paid',
      })
    expect((await order(id, 3)).code).toBe(40900)
    expect((await order(id)).code).toBe(20000)
    const answers = await Promise.all([order(id), order(id)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([20000, 40900])
    expect((await read('goods', id)).stock).toBe(0)
    expect((await order(endless.id, 99)).code).toBe(20000)
    expect((await read('goods', endless.id)).stock).toBeNull()
  })

  test('goods#distributionNeedsCommission what is distributed bears a commission, and no more than the whole is shared out', async () => {
    expect(await tried({ switches: ['distribution'] })).toEqual(['commission'])
    expect(await tried({ switches: ['distribution'], commission: 20 })).toEqual([])
    expect(await tried({ sharePercent: 30 })).toEqual(['partner'])
    const partner = await partnerId()
    expect(await tried({ partner, sharePercent: 70, commission: 40 })).toEqual(['sharePercent'])
    expect(await tried({ partner, sharePercent: 60, commission: 40 })).toEqual([])
  })

  /** A partner past all rules: how one is made is told elsewhere. */
  const partnerId = async () => {
    const now = '2026-11-21T10:00:00+08:00'
    const { id } = await bench.portal.context.database.db
      .insertInto('settlementPartner')
      .values({ name: `声田文化${serial()}`, version: 1, createdAt: now, updatedAt: now } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return Number(id)
  }

  test('goods#publishNeedsPublishedTarget goods go on sale with a picture, and with what they open on sale', async () => {
    const publish = async (id: number) => fieldsOf(await admin('POST', `goods/${id}/publish`, {}))
    const cover = await bench.picture(750, 750)
    const { id: target } = await article()
    const plain = await drafted()
    expect(await publish(plain.id)).toEqual(['cover'])
    const outside = await drafted({ source: 'jd', outerNo: `JD${serial()}` })
    expect(await publish(outside.id)).toEqual([])
    const reading = await drafted({
      type: 'article',
      target: { type: 'article', id: target },
      cover,
    })
    expect(await publish(reading.id)).toEqual(['target'])
    for (const move of ['proof', 'publish']) await admin('POST', `article/${target}/${move}`, {})
    expect(await publish(reading.id)).toEqual([])
    const membership = await create(admin, 'vipGoods', card())
    const vip = await drafted({ type: 'vip', vipGoods: membership.id, cover })
    expect(await publish(vip.id)).toEqual(['vipGoods'])
    await admin('POST', `vipGoods/${membership.id}/publish`, {})
    expect(await publish(vip.id)).toEqual([])
  })

  test('goods#frozenOnceSold what was sold stays what it is; a price rests while a limited discount runs', async () => {
    const { id } = await drafted()
    await app('POST', 'ingest/goods', { id, soldCount: 3 })
    expect(fieldsOf(await change(id, { source: 'jd', outerNo: 'JD9' }))).toEqual(['source'])
    expect((await change(id, { price: 2900 })).code).toBe(20000)
    const sale = await bench.portal.records().create('limitedDiscount', {
      name: '双十一限时',
      title: '限时五折',
      period: { start: '2026-11-20T00:00:00+08:00', end: '2026-11-25T00:00:00+08:00' },
      items: [{ goods: id, price: 1500 }],
      imageUrl: await bench.picture(750, 420),
    })
    expect((await change(id, { price: 2800 })).code).toBe(20000)
    await put('limitedDiscount', sale.id as number, { status: 'published' })
    expect(fieldsOf(await change(id, { price: 2700 }))).toEqual(['price'])
    expect((await change(id, { limit: 2 })).code).toBe(20000)
  })

  test('goods#deletableWhileDraft goods are deleted as a draft that nothing was sold of and nothing names', async () => {
    const named = await drafted()
    await create(admin, 'coupon', {
      title: `阅读币券${serial()}`,
      kind: 'cash',
      amount: 100,
      scope: 'goods',
      goods: [named.id],
      validKind: 'days',
      validDays: 7,
      takeWay: 'center',
      stock: 10,
      perUser: 1,
    })
    expect((await admin('DELETE', `goods/${named.id}`)).code).toBe(40900)
    const sold = await drafted()
    await app('POST', 'ingest/goods', { id: sold.id, soldCount: 1 })
    expect((await admin('DELETE', `goods/${sold.id}`)).code).toBe(40900)
    expect((await admin('DELETE', `goods/${(await drafted()).id}`)).code).toBe(20000)
  })

  test('goods.changePrice sets both prices, with a reason for the audit log', async () => {
    const { id } = await drafted({ vipPrice: 2800 })
    const unsaid = await admin('POST', `goods/${id}/changePrice`, { price: 2500, vipPrice: 2000 })
    expect(fieldsOf(unsaid)).toEqual(['reason'])
    const wrong = { price: 2500, vipPrice: 2800, reason: '年中促销' }
    expect(fieldsOf(await admin('POST', `goods/${id}/changePrice`, wrong))).toEqual(['vipPrice'])
    await admin('POST', `goods/${id}/changePrice`, { ...wrong, vipPrice: 2000 })
    expect(await read('goods', id)).toMatchObject({ price: 2500, vipPrice: 2000 })
    const { data } = await admin('GET', `goods/${id}/history`)
    expect(JSON.stringify(data)).toContain('年中促销')
  })

  test('goods.copy makes a draft under a number of its own', async () => {
    const { id } = await drafted({ iosPrice: 3000, appleProductId: `coin.${serial()}` })
    const { data } = await admin('POST', `goods/${id}/copy`, { goodsNo: `GD-COPY-${serial()}` })
    expect(data).toMatchObject({ status: 'draft', price: 3000, appleProductId: null })
  })

  test('vipGoods#freeForTrialAndGrant nothing is sold for nothing; the checkout shows what is on sale only', async () => {
    expect(await cards({ price: 0 })).toEqual(['usage'])
    expect(await cards({ price: 0, usage: 'trial' })).toEqual([])
    const trial = await create(admin, 'vipGoods', card({ price: 0, usage: 'trial' }))
    const sold = await create(admin, 'vipGoods', card())
    for (const { id } of [trial, sold]) await admin('POST', `vipGoods/${id}/publish`, {})
    const { app: reading } = await appKey(bench, { rights: ['public'] })
    const { data } = await reading('GET', 'public/vipGoods?range=[0,99]')
    const shown = (data.list as Row[]).map(({ id }) => id)
    expect(shown).toContain(sold.id)
    expect(shown).not.toContain(trial.id)
  })

  test('vipGoods#autoRenewNeedsRenewPrice what renews by itself is on sale by month or year, and takes no coupon', async () => {
    const renewing = { autoRenew: true, allowCoupon: false, renewPrice: 1800 }
    expect(await cards({ autoRenew: true, allowCoupon: false })).toEqual(['renewPrice'])
    expect(await cards({ ...renewing, allowCoupon: true })).toEqual(['allowCoupon'])
    expect(await cards({ ...renewing, unit: 'day' })).toEqual(['unit'])
    expect(await cards({ ...renewing, usage: 'grant' })).toEqual(['usage'])
    expect(await cards({ ...renewing, firstPrice: 1800 })).toEqual(['renewPrice'])
    expect(await cards({ ...renewing, firstPrice: 990 })).toEqual([])
  })

  test('vipGoods#iosSaleNeedsIosPrice what is sold on iOS has its price and its product there', async () => {
    expect(await cards({ platforms: ['ios', 'android'] })).toEqual(['iosPrice', 'appleProductId'])
    expect(await cards({ platforms: ['ios'], usage: 'grant' })).toEqual([])
    expect(await cards({ originalPrice: 1700 })).toEqual(['originalPrice'])
  })

  test('vipGoods#oneDefaultPerBuyer one card is chosen first for a kind of buyer, and six stand on sale per platform', async () => {
    const knowledge = { vipType: 'knowledge' }
    const first = await create(admin, 'vipGoods', card({ ...knowledge, isDefault: true }))
    const second = await create(admin, 'vipGoods', card({ ...knowledge, isDefault: true }))
    expect((await read('vipGoods', first.id)).isDefault).toBe(false)
    expect((await read('vipGoods', second.id)).isDefault).toBe(true)
    const publish = async (platforms: string[]) => {
      const { id } = await create(admin, 'vipGoods', card({ ...knowledge, platforms }))
      return fieldsOf(await admin('POST', `vipGoods/${id}/publish`, {}))
    }
    for (const _ of [1, 2, 3]) {
      expect(await publish(['android'])).toEqual([])
      expect(await publish(['harmony'])).toEqual([])
    }
    // Six are on sale, but only three on each platform.
    for (const _ of [4, 5, 6]) expect(await publish(['android', 'harmony'])).toEqual([])
    expect(await publish(['android'])).toEqual(['platforms'])
  })

  test('vipGoods#frozenOnceSold what was sold stays the membership it is', async () => {
    const { id } = await create(admin, 'vipGoods', card())
    await app('POST', 'ingest/vipGoods', { id, soldCount: 1 })
    expect(fieldsOf(await change(id, { term: 3 }, 'vipGoods'))).toEqual(['term'])
    expect((await change(id, { price: 1600 }, 'vipGoods')).code).toBe(20000)
  })

  test('vipGoods#deletableWhileDraft one is deleted as a draft that nothing names', async () => {
    const { id } = await create(admin, 'vipGoods', card())
    const goods = await drafted({ type: 'vip', vipGoods: id })
    expect((await admin('DELETE', `vipGoods/${id}`)).code).toBe(40900)
    await admin('DELETE', `goods/${goods.id}`)
    expect((await admin('DELETE', `vipGoods/${id}`)).code).toBe(20000)
  })

  test('vipGoods.copy makes a draft without Apple’s product', async () => {
    const sold = card({ platforms: ['ios'], iosPrice: 1800, appleProductId: `vip.${serial()}` })
    const { id } = await create(admin, 'vipGoods', { ...sold, isDefault: true })
    const appleProductId = `vip.${serial()}`
    const { data } = await admin('POST', `vipGoods/${id}/copy`, { appleProductId })
    expect(data).toMatchObject({ status: 'draft', appleProductId, isDefault: false })
  })

  test('vipGoods.preview draws the cards the checkout shows to a kind of buyer', async () => {
    const digital = { vipType: 'digital' }
    const sold = [
      card({
        ...digital,
        name: '数字刊季卡',
        unit: 'month',
        term: 3,
        price: 6800,
        isDefault: true,
      }),
      card({
        ...digital,
        name: '数字刊连续包月',
        buyer: 'first',
        autoRenew: true,
        allowCoupon: false,
        firstPrice: 990,
        renewPrice: 1800,
        badge: '首月特惠',
      }),
      card({ ...digital, name: '老用户续费卡', buyer: 'active' }),
    ]
    for (const values of sold) {
      const { id } = await create(admin, 'vipGoods', values)
      await admin('POST', `vipGoods/${id}/publish`, {})
    }
    const seen = async (buyer: string) =>
      (await admin('POST', 'vipGoods/preview', { vipType: 'digital', buyer })).data
    const first = await seen('first')
    expect(first).toMatchObject({ page: 'checkout', title: 'Digital membership' })
    expect(first.cards).toMatchObject([
      { name: '数字刊季卡', price: '68', chosen: true, hint: 'About ¥0.76 a day' },
      { name: '数字刊连续包月', price: '9.9', badge: '首月特惠', hint: 'Then ¥18', chosen: false },
    ])
    expect((await seen('all')).cards).toHaveLength(1)
  })
})
