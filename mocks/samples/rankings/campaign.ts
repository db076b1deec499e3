import type { Row } from '#declare'
import { courses } from '../content/catalog.ts'
import { liveContents } from '../liveContents.ts'
import { magazines } from '../magazines/magazine.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** From and to as month and day; the warm-up begins a week before. */
type Line = readonly [kind: string, title: string, from: string, to: string, colour: string]
const kinds: readonly Line[] = [
  ['doubleEleven', '双十一读书狂欢节', '11-01', '11-12', '#D7000F'],
  ['doubleTwelve', '双十二年终书单', '12-08', '12-13', '#B3261E'],
  ['anniversary', '周年庆·与你同读', '05-08', '05-16', '#8C5A2B'],
  ['midYear', '618知识囤货季', '06-10', '06-19', '#2F6FD0'],
]
const backgrounds = ['#FFF1E6', '#FFF6EC', '#F7EFE4', '#EAF2FB']
const floors = [
  ['magazine', '订刊', 'two'],
  ['course', '好课', 'two'],
  ['listen', '好声音', 'three'],
] as const

const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
const midnight = (date: string) => `${date}T00:00:00+08:00`

/** This year's and last year's, kind by kind: last year's first. */
const editions = (world: SampleWorld) => {
  const year = Number(world.now.slice(0, 4))
  return [year - 1, year].flatMap((of) => kinds.map((line, at) => ({ of, line, at })))
}

/** The yearly sales pages: last year's are over, this year's are out. */
export const campaigns = (world: SampleWorld): Row[] =>
  editions(world).map(({ of, line: [kind, title, from, to, themeColor], at }) => {
    const [start, end] = [`${of}-${from}`, `${of}-${to}`]
    const over = midnight(end) < world.now
    const begun = midnight(start) < world.now
    return {
      ...{ kind, year: of, title: `${title}${of}` },
      warmUp: { start: midnight(dayBefore(start, 7)), end: midnight(start) },
      period: { start: midnight(start), end: midnight(end) },
      warmUpImage: world.picture('size-750x900-1'),
      headImage: world.picture('size-750x900-1'),
      ...{ themeColor, bgColor: backgrounds[at] },
      floors: floors.map(([key, name, layout]) => ({
        ...{ key, name, layout, headImage: null, _key: `f-${key}` },
      })),
      ...{ coupons: over ? [] : [4, 5], raffle: null, cardCollect: null, vipGoods: [1, 2] },
      subscribe: true,
      ruleText:
        '<p>活动价以下单时为准，与优惠券可同时使用；年卡自付款之日起计。</p><p>实物赠品在活动结束后十五个工作日内寄出。</p>',
      ...{ shareTitle: `${title}，一起来`, shareImage: world.picture(`share-${1 + at}`) },
      ...{ uv: begun ? 186_000 - at * 21_000 : 0, orders: begun ? 9_200 - at * 1_300 : 0 },
      sales: begun ? (9_200 - at * 1_300) * 12_600 : 0,
      status: over && of < Number(world.now.slice(0, 4)) ? 'withdrawn' : 'published',
      ...stamps(world, of < Number(world.now.slice(0, 4)) ? 400 - at * 20 : 40 - at * 5, 1 + at),
    }
  })

interface Sold {
  readonly floor: string
  readonly item: Row
  readonly title: string
  readonly price: number
}

/** What is sold on each floor: magazines by the year, courses, and episodes one listens to. */
function soldOn(world: SampleWorld): readonly Sold[] {
  const papers = magazines(world)
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => row.status === 'published' && Number(row.yearPrice) > 0)
    .slice(0, 7)
    .map(({ row, at }) => ({
      ...{ floor: 'magazine', item: { type: 'magazine', id: at + 1 } },
      ...{ title: `《${row.name ?? row.title}》数字刊年卡`, price: Number(row.yearPrice) },
    }))
  const lessons = courses(world)
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => row.nodeKind === 'course' && Number(row.price) > 0)
    .slice(0, 7)
    .map(({ row, at }) => ({
      ...{ floor: 'course', item: { type: 'course', id: at + 1 } },
      ...{ title: String(row.title), price: Number(row.price) },
    }))
  const heard = liveContents(world)
    .filter(({ target }) => target.type === 'podcast')
    .slice(0, 6)
    .map(({ target, title }) => ({ floor: 'listen', item: target, title, price: 990 }))
  return [...papers, ...lessons, ...heard]
}

const points = ['编辑部推荐', '年度口碑', '送纸质书签', '限时特惠']
const short = (text: string, most: number) => [...text].slice(0, most).join('')

/** Twenty lines a campaign, some of them in a flash sale. */
export function campaignLines(world: SampleWorld): Row[] {
  const sold = soldOn(world)
  return editions(world).flatMap(({ of, line: [kind, , from], at }, campaign) => {
    const start = `${of}-${from}`
    const begun = midnight(start) < world.now
    return sold.map(({ floor, item, title, price }, index) => ({
      ...{ kind, campaign: campaign + 1, floor, item, title: short(title, 24) },
      subtitle: index % 2 === 0 ? oneOf(points, index) : null,
      image: world.picture(`size-345x460-${1 + (index % 2)}`),
      corner: index % 5 === 0 ? '热卖' : null,
      originPrice: price,
      salePrice: Math.round((price * (55 + ((index + at) % 4) * 10)) / 1000) * 10,
      ...{ limit: index % 3 === 0 ? 2 : 0, stock: index % 4 === 0 ? 500 : 0 },
      flash:
        index === 8 ? { start: `${start}T20:00:00+08:00`, end: `${start}T22:00:00+08:00` } : null,
      position: 1 + sold.slice(0, index).filter((one) => one.floor === floor).length,
      shown: index !== 19,
      ...{ clicks: begun ? 5_400 - index * 190 : 0, sold: begun ? 420 - index * 17 : 0 },
      ...stamps(world, of < Number(world.now.slice(0, 4)) ? 390 : 30, 1 + at),
    }))
  })
}
