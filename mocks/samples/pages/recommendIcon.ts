import type { Row } from '#declare'
import { someGlyph } from '../glyphPictures.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const daily = ['新刊', '精品课', '听书', '训练营', '领券', '播客', '专题', '榜单', '会员', '书城']
const festive = ['新春刊', '年货课', '守岁听', '开年营', '红包', '拜年', '庙会', '团圆']
const badges: { readonly [index: number]: string } = { 0: '更新', 4: '¥30' }

/** Ten everyday icons that are online, and eight for the spring festival that wait. */
export const recommendIcons = (world: SampleWorld): Row[] =>
  [...daily, ...festive].map((name, index) => {
    const isDaily = index < daily.length
    return {
      name,
      iconUrl: someGlyph(world, index, 132),
      animated: false,
      skin: isDaily ? '日常' : '春节',
      target: { type: 'url', url: `https://www.example.com/entry/${index + 1}` },
      badge: badges[index] ?? null,
      badgeUntil: badges[index] ? world.at(index === 0 ? 5 : -2, '23:59') : null,
      platforms: ['ios', 'android', 'harmony'],
      audience: 'all',
      position: index + 1,
      clickCount: isDaily ? 48_000 - index * 3_900 : 0,
      status: isDaily ? 'published' : 'draft',
      ...stamps(world, isDaily ? 120 - index : 6, 1),
    }
  })

type Sale = readonly [name: string, title: string, from: number, days: number, status: string]
const sales: readonly Sale[] = [
  ['秋日读书周', '秋日读书周', -3, 10, 'published'],
  ['周三会员日', '会员日特惠', -1, 3, 'published'],
  ['双节听书特惠', '听书特惠', 6, 9, 'published'],
  ['年终课程返场', '课程返场', 20, 12, 'draft'],
  ['毕业季书单', '毕业季', -150, 20, 'stopped'],
  ['世界读书日', '读书日', -210, 7, 'published'],
  ['冬至夜读', '冬至夜读', 30, 3, 'published'],
  ['国庆听书季', '国庆听书', -55, 8, 'published'],
  ['开学课程月', '开学课程', -85, 20, 'published'],
  ['暑期共读', '暑期共读', -125, 30, 'published'],
  ['端午半价日', '端午半价', -170, 3, 'stopped'],
  ['六一亲子书单', '亲子书单', -180, 5, 'published'],
  ['春节不打烊', '春节不打烊', 70, 9, 'draft'],
  ['女性书单专场', '专场特惠', -260, 6, 'published'],
]
/** Goods on sale in the app with a price of their own, two a sale, no two sales of one time alike. */
const onSale: readonly (readonly [goods: number, price: number])[] = [
  [1, 7900],
  [2, 15900],
  [4, 5200],
  [7, 2700],
  [8, 8800],
  [9, 17900],
]
const pair = (index: number) => [oneOf(onSale, index * 2), oneOf(onSale, index * 2 + 1)] as const

/** Sales that run, are announced, were stopped and are over. */
export const limitedDiscounts = (world: SampleWorld): Row[] =>
  sales.map(([name, title, from, days, status], index) => ({
    name,
    title,
    imageUrl: world.picture(`size-690x260-${1 + (index % 2)}`),
    shareImg: world.picture(`share-${1 + (index % 8)}`),
    period: { start: world.at(from, '00:00'), end: world.at(from + days, '23:59') },
    preheatAt: index === 2 ? world.at(-1, '10:00') : null,
    items: pair(index).map(([goods, price], at) => ({
      goods,
      price,
      // Of sales that run the second goods have a limit, to which more can be added.
      stock: index < 2 && at === 1 ? 300 : null,
      limit: 1 + at,
      sold: status === 'draft' || from > 0 ? 0 : 120 + index * 13,
    })),
    priceLabel: '限时价',
    allowCoupon: false,
    audience: index === 1 ? 'vip' : 'all',
    platforms: ['ios', 'android', 'harmony'],
    position: index + 1,
    soldCount: status === 'draft' || from > 0 ? 0 : 240 + index * 26,
    soldAmount: status === 'draft' || from > 0 ? 0 : (240 + index * 26) * 6800,
    status,
    ...stamps(world, Math.max(8, 20 - from), 1 + (index % 3)),
  }))

const picks = [
  ['城市里的野生动物', '窗外的鸟、墙角的猫、地铁口的蒲公英，它们也是市民。'],
  ['唐诗里的四季', '从春江潮水到霜叶红，一小时听完二十首诗里的气候。'],
  ['慢慢走，去看云', '气象学家讲云的十种名字，和看云的正确姿势。'],
  ['一座桥的三百年', '拆过三次，重建四次，桥头的茶馆一直开着。'],
  ['夜班列车', '凌晨两点的车厢里，人们都在说些什么。'],
  ['声音博物馆', '那些正在消失的叫卖声，被一个人录了二十年。'],
  ['菜市场里藏着一座城', '从清晨四点的第一筐青菜听起。'],
  ['一张书桌的旅行', '从岭南到江南，它见过四代人读书。'],
  ['夜航船上', '三百年前的人在船上聊什么。'],
  ['木匠的耳朵', '听刨花落地，就知道木头干了没有。'],
  ['把雨听完', '从第一滴到最后一滴，二十分钟。'],
  ['邮局打烊之后', '最后一个窗口的最后一封信。'],
  ['山里的广播站', '她一个人播了二十六年。'],
  ['谁在半夜烤面包', '凌晨两点的面粉、酵母和收音机。'],
  ['给星星编号的人', '天文台的档案员讲她的一天。'],
] as const

/** Programmes that can be heard: all but the one in preparation. */
/** Stations by their numbers, without the one in preparation and the last, which is off the air. */
const onAir = Array.from({ length: 21 }, (_, index) => index + 1).filter((id) => id !== 15)
/** A week of which the pick was withdrawn. */
const WITHDRAWN = 3

/** The Monday so many weeks from this one. */
function mondayOf(world: SampleWorld, weeks: number): number {
  const today = new Date(`${world.day(0)}T00:00:00Z`).getUTCDay() || 7
  return 1 - today + weeks * 7
}

/** Forty weeks back and three ahead, one pick a week. */
export const weeklyListenings = (world: SampleWorld): Row[] =>
  Array.from({ length: 44 }, (_, index) => {
    const weeks = index - 40
    const monday = mondayOf(world, weeks)
    const [title, lead] = oneOf(picks, index)
    return {
      weekStart: world.day(monday),
      title,
      target: { type: 'radioStation', id: oneOf(onAir, index) },
      guest: 1 + (index % 12),
      surfaceImageUrl: world.picture(`size-600x600-${1 + (index % 8)}`),
      bigImage: world.picture(`picture-${1 + (index % 30)}`),
      lead,
      detail: `<p>${lead}</p>`,
      audio: { url: world.picture('silence.mp3'), name: '导听.mp3', size: 41_600, duration: 10 },
      duration: 10,
      free: true,
      publishAt: world.at(monday, '07:00'),
      playCount: weeks > 0 ? 0 : 3200 + ((index * 911) % 6000),
      commentCount: weeks > 0 ? 0 : 12 + ((index * 37) % 160),
      status:
        index === WITHDRAWN
          ? 'withdrawn'
          : weeks > 1
            ? 'draft'
            : weeks > 0
              ? 'scheduled'
              : 'published',
      ...stamps(world, Math.max(5, 30 - monday), 1 + (index % 3)),
    }
  })

const venues = [
  ['市图书馆（总馆）', 'Library-Free', '杭州', '解放路 58 号'],
  ['山间民宿', 'Shanjian-Guest', '大理', '洱海东路 6 号'],
  ['街角咖啡·文化路店', 'Corner-Coffee', '成都', '文化路 12 号'],
  ['大学城自习室', 'Study-Room', '南京', '仙林大道 99 号'],
  ['高铁站候车厅', 'Station-VIP', '西安', '元朔路 1 号'],
  ['江畔书店', 'Riverside-Books', '武汉', '沿江大道 33 号'],
  ['市图书馆（少儿馆）', 'Library-Kids', '杭州', '曙光路 73 号'],
  ['街角咖啡·河坊店', 'Corner-Coffee-2', '成都', '河坊街 8 号'],
  ['大学城第二自习室', 'Study-Room-2', '南京', '仙林大道 103 号'],
  ['青禾书房', 'Qinghe-Books', '苏州', '平江路 41 号'],
  ['机场候机楼 B12', 'Airport-B12', '深圳', '宝安大道 1 号'],
  ['海边民宿', 'Haibian-Guest', '厦门', '环岛路 88 号'],
  ['社区文化站', 'Community-Read', '北京', '和平里东街 5 号'],
  ['美术馆咖啡厅', 'Museum-Cafe', '上海', '人民大道 2 号'],
  ['市民中心阅览室', 'Citizen-Room', '宁波', '宁穿路 1901 号'],
  ['车站书店', 'Station-Books', '郑州', '中州大道 20 号'],
  ['校园书吧', 'Campus-Books', '长沙', '麓山南路 36 号'],
  ['企业书房·一号楼', 'Company-Read', '苏州', '星湖街 328 号'],
  ['湖畔茶馆', 'Lakeside-Tea', '杭州', '南山路 11 号'],
  ['老城文创园', 'Old-Town', '洛阳', '丽景门 1 号'],
  ['银行营业厅（总行）', 'Bank-Hall', '北京', '复兴门内大街 5 号'],
  ['亲子图书馆', 'Family-Library', '广州', '天河路 228 号'],
  ['医院候诊区', 'Hospital-Wait', '武汉', '解放大道 1095 号'],
  ['山野营地', 'Camp-Wild', '安吉', '天荒坪路 7 号'],
  ['地铁换乘厅', 'Metro-Hall', '成都', '人民南路 16 号'],
  ['科技馆休息区', 'Science-Hall', '合肥', '黄山路 446 号'],
] as const
const benefits = ['vip', 'digital', 'knowledge', 'magazines'] as const

/** Venues whose wifi opens content; one of the contracts is over, one ends soon. */
export const wifis = (world: SampleWorld): Row[] =>
  venues.map(([venue, ssid, city, address], index) => ({
    venue,
    ssid,
    city,
    address,
    company: 1 + (index % 18),
    bssids: [0, 1].map((at) => `9C:1D:36:4A:${String(10 + index)}:0${at + 1}`),
    benefit: oneOf(benefits, index),
    magazines: index % 4 === 3 ? [1, 2, 3] : [],
    dailyMinutes: index % 2 === 0 ? 0 : 120,
    welcomeText: `欢迎来到${venue}，连上WiFi畅读`.slice(0, 30),
    period: {
      start: world.at(-200 - index * 11, '00:00'),
      end: world.at([300, 12, 160, 400, -9, 90][index] ?? 90, '23:59'),
    },
    enabled: index !== 4,
    userCount: 12_400 - index * 1_700,
    ...stamps(world, 200 + index * 11, 1),
  }))

const desks = ['编辑部', '产品技术部', '外部审读', '运营部']

/** Colleagues and guests who see the feed before everybody; three of them no longer. */
export const whiteLists = (world: SampleWorld): Row[] =>
  Array.from({ length: 30 }, (_, index) => ({
    phone: `1990000${String(20 + index).padStart(4, '0')}`,
    user: 20 + index,
    department: oneOf(desks, index),
    scope: index % 3 === 0 ? ['draft', 'scheduled', 'card'] : ['draft', 'scheduled'],
    expireAt: index % 4 === 0 ? null : world.day(index < 4 ? -5 - index : 20 + index * 3),
    remark: index % 4 === 2 ? '特邀审读' : null,
    enabled: index !== 9,
    ...stamps(world, 10 + index * 4, 1 + (index % 3)),
  }))
