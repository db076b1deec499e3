import type { Row } from '#declare'
import type { Portal } from '#portal/createPortal.ts'
import type { PlayedList } from './playedList.ts'
import type { SampleWorld } from './sampleWorld.ts'

/** How many people a list names. */
const PEOPLE = 40

/** A dozen lists beside those that are told of: each kind of right, codes and sales; two of them taken back. */
export async function bulkLists(
  portal: Portal,
  world: SampleWorld,
): Promise<readonly PlayedList[]> {
  const found = await finder(portal)
  const { people, first } = found
  const rows = (from: number, more: Row) => people(from).map((uid) => ({ uid, ...more }))
  const book = await first('audiobook', { status: 'published' })
  const course = await first('catalog', {
    status: 'published',
    nodeKind: 'course',
    chargeKind: 'paid',
  })
  const medal = await first('medal', { status: 'published', condition: 'manual' })
  const coupon = await first('coupon', { title: '客服致歉 10 元券' })
  const [ops, member, lead] = ['ops_growth', 'ops_member', 'ops_lead']
  return [
    {
      ...{ kind: 'book', reason: '听书月完听奖励', by: ops, daysAgo: 16, until: 'ended' },
      rows: rows(0, { kind: '听书', book, days: '365', note: '听书月完听' }),
    },
    {
      ...{ kind: 'qualification', reason: '退费转赠课程学习资格', by: member, daysAgo: 13 },
      ...{ until: 'ended', rows: rows(40, { kind: '课程学习', of: course, note: '退费转赠' }) },
    },
    {
      ...{ kind: 'medal', reason: '读书会现场签到补发', by: 'admin', daysAgo: 10, until: 'ended' },
      ...{ options: { medal }, rows: rows(60, { note: '现场签到补发' }) },
    },
    {
      ...{ kind: 'cancelMagazine', reason: '重复发放，收回一份', by: member, daysAgo: 8 },
      ...{ until: 'ended', rows: await found.subscriptions('重复发放') },
    },
    {
      ...{ kind: 'destroyCode', reason: '渠道退货销毁', by: lead, daysAgo: 7, until: 'ended' },
      rows: (await found.codes('图书附赠码第3批', 0)).map((code) => ({ code, reason: '渠道退货' })),
    },
    {
      ...{ kind: 'destroyCode', reason: '印刷错误作废', by: lead, daysAgo: 1, until: 'checked' },
      rows: [...(await found.codes('图书附赠码第4批', 0)), 'ABCD2345WXYZ', 'HJKM6789PQRS'].map(
        (code) => ({ code, reason: '印刷错误' }),
      ),
    },
    {
      ...{ kind: 'sales', reason: '双十二预售日报', by: 'finance_a', daysAgo: 2, until: 'ended' },
      rows: presales(world),
    },
    {
      ...{ kind: 'vip', reason: '内测用户会员体验', by: ops, daysAgo: 5, until: 'ended' },
      ...{ rows: rows(70, { kind: 'VIP会员', days: '31', note: '内测体验' }) },
      undone: '名单取错，整批收回',
    },
    {
      ...{ kind: 'readMoney', reason: '活动积分误发阅读币', by: ops, daysAgo: 3, until: 'ended' },
      ...{ rows: rows(10, { amount: '12.00', note: '活动误发' }), undone: '发错对象，收回' },
    },
    {
      ...{ kind: 'coupon', reason: '配送延误致歉券', by: member, daysAgo: 4, until: 'ended' },
      ...{ rows: rows(96, { coupon, quantity: '1' }), undone: '券面额有误，收回未用的' },
    },
    {
      ...{ kind: 'vip', reason: '年度作者会员续发', by: ops, daysAgo: 1, until: 'paused' },
      rows: rows(122, { kind: '知识会员', days: '365', note: '作者续发' }),
    },
    {
      ...{ kind: 'book', reason: '编辑部年度书单赠书', by: ops, daysAgo: 0, until: 'checked' },
      rows: rows(80, { kind: '听书', book, days: '180', note: '年度书单' }),
    },
    {
      ...{ kind: 'magazine', reason: '老订户纸刊停刊补偿', by: member, daysAgo: 0 },
      ...{ until: 'checked', rows: rows(146, { magazine: '3', months: '3', note: '停刊补偿' }) },
    },
  ]
}

/** What lists name, by what the portal holds. */
async function finder(portal: Portal) {
  const records = portal.records()
  const users = (await records.select('appUser', { status: 'normal', official: false })).map(
    ({ id, uid }) => ({ id, uid: String(uid) }),
  )
  return {
    people: (from: number) => users.slice(from, from + PEOPLE).map(({ uid }) => uid),
    async first(entity: string, filter: Row): Promise<string> {
      const [row] = await records.select(entity, filter, { limit: 1, sort: 'id' })
      if (!row) throw new Error(`Sample records: no ${entity} is ${JSON.stringify(filter)}`)
      return String(row.id)
    },
    async codes(batchName: string, from: number): Promise<readonly string[]> {
      const filter = { batchName, status: 'unused' }
      const rows = await records.select('redeemCode', filter, { limit: from + 20, sort: 'id' })
      return rows.slice(from).map(({ code }) => String(code))
    },
    async subscriptions(reason: string): Promise<readonly Row[]> {
      const filter = { status: 'active', source: 'grant', magazine: 1 }
      const rows = await records.select('userMagazine', filter, { limit: 60, sort: '-id' })
      const uids = new Map(users.map(({ id, uid }) => [id, uid]))
      return rows.flatMap(({ user, magazine, issue }) => {
        const uid = uids.get(user)
        return uid && issue === null ? [{ uid, magazine: String(magazine), reason }] : []
      })
    },
  }
}

const presold = [
  ['《生活周刊》2027全年预售', '288.00'],
  ['食记年历 2027 签名版', '168.00'],
  ['宋画月历 2027', '98.00'],
  ['植物笔记套装', '76.00'],
  ['少年文摘合订本', '128.00'],
  ['读书会帆布袋·秋', '59.00'],
] as const
const shopsOf = [
  ['天猫', '官方旗舰店', '71'],
  ['京东', '图书专营店', '20'],
  ['抖音', '直播间旗舰店', '36'],
  ['微信小店', '公众号小店', '12'],
] as const

/** Goods on sale for the first time, which nobody has matched yet. */
const presales = (world: SampleWorld): readonly Row[] =>
  shopsOf.flatMap(([platform, shop, code], place) =>
    presold.map(([title, price], index) => {
      const quantity = 8 + ((place * 17 + index * 11) % 60)
      return {
        ...{ date: world.day(-3), platform, shop, title },
        goodsCode: `${code}${8_800_120_340 + index * 13}`,
        orders: String(quantity - (index % 3)),
        quantity: String(quantity),
        amount: (Number(price) * quantity).toFixed(2),
      }
    }),
  )
