import type { Row } from '#declare'
import { stationLines } from '../audio/radioStation.ts'
import { magazines } from '../magazines/magazine.ts'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

const lines: readonly (readonly [name: string, price: number, state: string, intro: string])[] = [
  ['企业阅读包·基础版', 9800, 'onShelf', '两百种期刊，员工随时读'],
  ['企业阅读包·尊享版', 16800, 'onShelf', '期刊、播客与名师课，一次配齐'],
  ['工行VIP年度包', 19800, 'onShelf', '客户专属权益，每月上新'],
  ['高校图书馆期刊包', 6800, 'onShelf', '人文与科普期刊合集'],
  ['机关读书角', 5800, 'onShelf', '时政、历史与生活期刊'],
  ['亲子共读包', 12800, 'onShelf', '和孩子一起读的期刊与节目'],
  ['名师好课包', 19800, 'offShelf', '十位名师，一百二十讲'],
  ['新春限定礼包', 8800, 'draft', '节日赠阅'],
  ['职工书屋包', 7800, 'onShelf', '工会订阅，全员可读'],
  ['医院候诊阅读包', 5200, 'onShelf', '候诊区扫码即读'],
  ['酒店客房阅读包', 6200, 'onShelf', '客房扫码，离店即止'],
  ['高铁商务座阅读包', 8600, 'onShelf', '旅途中的期刊与播客'],
  ['青年公寓读书包', 4800, 'onShelf', '公寓住户共享'],
  ['社区书房包', 4600, 'onShelf', '居民免费读'],
  ['管理者书单包', 13800, 'onShelf', '组织、人与经营'],
  ['艺术通识包', 11800, 'onShelf', '画、乐与建筑'],
  ['旧版企业包', 8800, 'offShelf', '由基础版代替'],
  ['暑期学生包', 3800, 'draft', '七月至九月有效'],
]

/** Eighteen packages, fourteen of them on shelf. */
export const productPackages = (world: SampleWorld): Row[] =>
  lines.map(([name, listPrice, status, intro], index) => ({
    name,
    code: `PKG${String(index + 1).padStart(4, '0')}`,
    category: 1 + (index % 3),
    cover: world.picture(`picture-${1 + ((2 + index * 3) % 30)}`),
    intro,
    detail: null,
    scope: 'all',
    companies: [],
    validType: index % 2 === 0 ? 'contract' : 'days',
    validDays: index % 2 === 0 ? null : 365,
    validPeriod: null,
    listPrice,
    floorPrice: Math.round(listPrice * 0.6),
    position: index + 1,
    itemCount: 10,
    companyCount: index < 3 ? 10 : 0,
    status,
    ...stamps(world, Math.max(320 - index * 20, 12), 8),
  }))

/** Ten contents in each: magazines, then programmes. */
export function productPackageItems(world: SampleWorld): Row[] {
  const named = magazines(world)
  return lines.flatMap((_, index) =>
    Array.from({ length: 10 }, (_unused, at) => ({
      package: index + 1,
      type: 'content',
      target:
        at < 6
          ? { type: 'magazine', id: 1 + ((index * 5 + at) % 24) }
          : { type: 'radioStation', id: 1 + ((index * 3 + at) % 12) },
      vipGoods: null,
      coupon: null,
      quantity: 1,
      showTitle:
        at < 6 ? named[(index * 5 + at) % 24]?.title : stationLines[(index * 3 + at) % 12]?.[0],
      position: at + 1,
      enabled: true,
      ...stamps(world, 120 - at, 8),
    })),
  )
}
