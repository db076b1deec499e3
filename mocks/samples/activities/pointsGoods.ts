import type { Row } from '#declare'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const goodsLines = [
  ['周刊帆布袋', 'material', 1200, 0, 300, 'published'],
  ['藏书票一套', 'material', 800, 0, 200, 'published'],
  ['手账本·四季', 'material', 2600, 1900, 80, 'published'],
  ['读书月马克杯', 'material', 3000, 0, 12, 'published'],
  ['满99减20券', 'coupon', 300, 0, 2000, 'published'],
  ['7天会员体验', 'vip', 500, 0, 5000, 'published'],
  ['周刊书签', 'material', 200, 0, 1000, 'published'],
  ['编辑部明信片', 'material', 260, 0, 600, 'published'],
  ['铜版纸书衣', 'material', 900, 500, 150, 'withdrawn'],
  ['木质阅读架', 'material', 6800, 9900, 30, 'draft'],
  ['周刊台历 2027', 'material', 1600, 0, 240, 'published'],
  ['知识年卡立减30元券', 'coupon', 800, 0, 1200, 'published'],
  ['31天会员', 'vip', 1800, 0, 800, 'published'],
  ['编辑部盲盒书', 'material', 3600, 1900, 60, 'published'],
  ['节气贴纸', 'material', 180, 0, 900, 'published'],
  ['读书灯', 'material', 5200, 4900, 40, 'published'],
  ['听书满68减18券', 'coupon', 260, 0, 1500, 'published'],
  ['钢笔礼盒', 'material', 8800, 12900, 20, 'published'],
  ['棉麻书袋', 'material', 1400, 0, 160, 'published'],
  ['文学日历', 'material', 1900, 0, 200, 'published'],
  ['旧款帆布袋', 'material', 900, 0, 40, 'withdrawn'],
  ['7天体验（旧）', 'vip', 700, 0, 100, 'withdrawn'],
  ['新春红包封', 'material', 220, 0, 3000, 'draft'],
  ['联名保温杯', 'material', 4600, 6900, 50, 'draft'],
  ['作者签名版', 'material', 9800, 0, 15, 'published'],
] as const

export const pointsGoodsRows = (world: SampleWorld): Row[] =>
  goodsLines.map(([name, kind, pointsPrice, cashPrice, stock, status], index) => ({
    ...{ name, kind, pointsPrice, cashPrice, stock, status },
    cover: world.picture(`size-500x500-${1 + (index % 3)}`),
    images: [world.picture(`size-750x750-${1 + (index % 8)}`)],
    coupon: kind === 'coupon' ? 1 : null,
    vipGoods: kind === 'vip' ? 1 : null,
    perUserLimit: kind === 'material' ? 1 : 3,
    audience: index % 4 === 2 ? 'vip' : 'all',
    period: index % 3 === 1 ? { start: world.at(-30, '00:00'), end: world.at(60, '23:59') } : null,
    detail: `<p>${name}，数量有限，兑完即止。兑换后请在 15 天内填写收货地址。</p>`,
    position: index + 1,
    ...stamps(world, Math.max(90 - index * 4, 5)),
  }))

/** Who exchanged what: no more than a share each, and no more than there is. */
const exchanges = Array.from({ length: 90 }, (_, index) => ({
  goods: oneOf([0, 1, 4, 6, 0, 3, 7, 5], index),
  user: 6 + ((index * 13) % 150),
  days: 1 + Math.floor(index / 3),
})).filter(
  ({ goods, user }, at, all) =>
    all.findIndex((one) => one.goods === goods && one.user === user) === at &&
    (goods !== 3 || at < 70),
)

/** All users but those who have just come. */
export const READERS = 296

/** Nobody collected it: the points went back the next day. */
const GIVEN_BACK = 12

export const pointsExchanges = (world: SampleWorld): Row[] =>
  exchanges.map(({ goods, user, days }, index) => ({
    goods: goods + 1,
    user,
    pointsPaid: goodsLines[goods]?.[2],
    cashPaid: goodsLines[goods]?.[3],
    exchangedAt: world.at(-days, `${String(9 + (index % 12)).padStart(2, '0')}:15`),
    status: index === GIVEN_BACK ? 'takenBack' : 'done',
    ...stamps(world, days, 2),
  }))

const earned = [
  ['task', '每日听书 15 分钟', 30],
  ['signIn', '连续签到 7 天', 70],
  ['task', '写一条书评', 50],
  ['raffle', '100积分', 100],
] as const

/** The balance of each user, by number: what their entries come to. */
export const pointsOf = (entries: readonly Row[]): ReadonlyMap<number, number> =>
  new Map(entries.map(({ user, balance }) => [user as number, balance as number]))

/** Every reader's entries in order, each with the balance after it; what was exchanged was earned before. */
export function pointsEntries(world: SampleWorld): Row[] {
  const entries: Row[] = []
  for (let user = 1; user <= READERS; user++) {
    let balance = 0
    const add = (
      days: number,
      delta: number,
      origin: string,
      originTitle: string,
      remark: string | null = null,
    ) => {
      balance += delta
      entries.push({
        user,
        delta,
        balance,
        origin,
        originTitle,
        remark,
        ...stamps(world, days, 2),
        version: 1,
      })
    }
    add(120, 400 + ((user * 173) % 3000), 'correction', '人工调整', '旧系统积分转入')
    for (let turn = 0; turn < user % 3; turn++) {
      const [origin, title, delta] = oneOf(earned, user + turn)
      add(100 - turn * 10, delta, origin, title)
    }
    for (const exchange of exchanges.filter((one) => one.user === user)) {
      const { goods, days } = exchange
      const [name, , price] = goodsLines[goods] as (typeof goodsLines)[number]
      if (balance < price) add(days + 1, price, 'task', '读书月任务包')
      add(days, -price, 'exchange', name)
      if (exchange === exchanges[GIVEN_BACK])
        add(days - 1, price, 'correction', name, '缺货，兑换退回')
    }
  }
  return entries
}

const batchLines = [
  ['2026企业读书月会员年卡', 'HY2611A', 'vip', 'partner', 60, 'active'],
  ['梧桐书屋联名单期卡', 'WT2610B', 'issue', 'sale', 48, 'active'],
  ['书店日优惠券卡', 'SD2611C', 'coupon', 'gift', 24, 'active'],
  ['2025读者年会数字刊年卡', 'NH2512A', 'magazine', 'award', 20, 'active'],
  ['内部体验会员卡', 'NB2609A', 'vip', 'internal', 12, 'disabled'],
  ['新春数字刊年卡', 'XC2701A', 'magazine', 'gift', 500, 'draft'],
  ['工会读书月年卡码', 'GH2609A', 'vip', 'partner', 80, 'active'],
  ['展览联名单期码', 'ZL2608B', 'issue', 'sale', 60, 'active'],
  ['图书附赠码第3批', 'TS2607C', 'coupon', 'gift', 60, 'active'],
  ['校园阅读周会员卡', 'XY2604A', 'vip', 'award', 50, 'active'],
  ['客户答谢数字刊卡', 'KH2603D', 'magazine', 'partner', 50, 'active'],
  ['书店周年单期卡', 'SZ2602B', 'issue', 'sale', 40, 'active'],
  ['旧版体验码', 'JB2512Z', 'vip', 'internal', 36, 'disabled'],
  ['读者见面会伴手卡', 'DZ2511E', 'coupon', 'gift', 60, 'active'],
  ['冬季联名会员卡', 'DJ2612A', 'vip', 'partner', 300, 'draft'],
] as const

export const cardCodeBatches = (world: SampleWorld): Row[] =>
  batchLines.map(([name, batchNo, kind, purpose, quantity, status], index) => ({
    ...{ name, batchNo, kind, purpose, quantity, status },
    vipGoods: kind === 'vip' ? 1 : null,
    magazine: kind === 'magazine' ? 1 : null,
    issues: kind === 'issue' ? [2, 3] : [],
    coupon: kind === 'coupon' ? 1 : null,
    prefix: batchNo.slice(0, 2),
    codeLength: 12,
    period: {
      start: world.at(index < 6 ? -60 + index * 5 : -40 - index * 22, '00:00'),
      end: world.at(
        index === 2 ? 9 : index > 10 && status === 'active' ? -20 : 120 + index * 10,
        '23:59',
      ),
    },
    perUserLimit: 1,
    company: purpose === 'partner' ? 1 : null,
    unitPrice: purpose === 'partner' ? 9800 : 0,
    remark: index === 0 ? '合同 QY-2026-031，分两批交付' : null,
    deliveredAt: index < 3 ? world.at(-40 + index, '11:00') : null,
    ...stamps(world, index < 6 ? 62 - index * 5 : 42 + index * 22),
  }))

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Nobody could redeem them: samples are the same at every run. */
function codeAt(seed: number): string {
  const roll = dice(seed)
  return Array.from({ length: 12 }, () => LETTERS[roll(LETTERS.length)]).join('')
}

export const cardCodes = (world: SampleWorld): Row[] =>
  batchLines.flatMap(([, batchNo, , , quantity, status], batch) =>
    status === 'draft'
      ? []
      : Array.from({ length: quantity }, (_, at) => cardAt(world, batch, batchNo, at)),
  )

function cardAt(world: SampleWorld, batch: number, batchNo: string, at: number): Row {
  const seed = batch * 1009 + at * 31 + 17
  const isOver = batch > 10 && batchLines[batch]?.[5] === 'active'
  const status =
    at % 17 === 9
      ? 'voided'
      : at % 3 === 1 || (isOver && at % 3 === 0)
        ? 'used'
        : isOver
          ? 'expired'
          : 'unused'
  const user = 6 + ((seed * 3) % 150)
  return {
    batch: batch + 1,
    cardNo: `${batchNo.slice(0, 2)}${batchNo}${String(at + 1).padStart(6, '0')}`,
    code: codeAt(seed),
    ...(status === 'used' && {
      user,
      phone: `1990000${String(user).padStart(4, '0')}`,
      usedAt: world.at(-(isOver ? 30 + (at % 60) : 1 + (at % 30)), '20:10'),
    }),
    ...(status === 'voided' && { voidReason: '卡片遗失，客服核实', voidedBy: 1 }),
    status,
    ...stamps(world, batch < 6 ? 55 - batch * 4 : 40 + batch * 22),
  }
}
