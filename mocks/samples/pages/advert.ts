import type { Row } from '#declare'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Ad = readonly [name: string, place: string, status: string, customer?: string]
/** Ads of the year, over by now. */
const ended: readonly (readonly [name: string, place: string, customer?: string])[] = [
  ['暑期共读', 'homeBanner'],
  ['海边特刊·某饮料品牌', 'homeBanner', '某饮料品牌'],
  ['毕业季课单', 'courseBanner'],
  ['端午礼盒', 'splash'],
  ['听书三周年', 'listenBanner'],
  ['春日播客周', 'podcastBanner', '某耳机品牌'],
  ['世界读书日', 'splash'],
  ['读书日书单', 'articleEnd'],
  ['清明远行特刊', 'homeBanner'],
  ['开年训练营', 'courseBanner'],
  ['新年礼盒', 'mine'],
  ['年度报告', 'splash'],
  ['双十一预售', 'homeBanner'],
  ['双十一返场', 'homeBanner'],
  ['国庆听书季', 'listenBanner'],
  ['重阳特辑', 'articleEnd'],
  ['秋招求职课', 'courseBanner'],
  ['咖啡地图·某咖啡品牌', 'podcastBanner', '某咖啡品牌'],
  ['教师节书单', 'articleEnd'],
  ['七夕电台', 'player'],
  ['博物馆之夜', 'homeBanner', '某手表品牌'],
  ['618会员日', 'mine'],
]
const ads: readonly Ad[] = [
  ['年度会员开屏', 'splash', 'published'],
  ['秋季书展首页轮播', 'homeBanner', 'published'],
  ['公路旅行特刊·某汽车品牌', 'homeBanner', 'published', '某汽车品牌'],
  ['领券中心首页轮播', 'homeBanner', 'published'],
  ['宋画十讲上新', 'courseBanner', 'published'],
  ['睡前一小时听书周', 'listenBanner', 'published'],
  ['播客节·十城同播', 'podcastBanner', 'published', '某咖啡品牌'],
  ['播放页·降噪耳机', 'player', 'published', '某耳机品牌'],
  ['文末·订阅全年', 'articleEnd', 'published'],
  ['我的页·邀请有礼', 'mine', 'paused'],
  ['训练营冬季班招生', 'courseBanner', 'draft'],
  ['新春开屏', 'splash', 'draft'],
  ['中秋读书会', 'homeBanner', 'ended'],
  ['开学季书单', 'homeBanner', 'ended'],
  ...ended.map(([name, place, customer]): Ad => [name, place, 'ended', customer]),
  ['冬至夜读', 'homeBanner', 'draft'],
  ['新春听书季', 'listenBanner', 'draft'],
  ['元宵灯谜', 'mine', 'draft'],
  ['播放页·年终歌单', 'player', 'paused'],
]
const running = ads.filter(([, , status]) => status === 'published').length
const targets = [
  { type: 'vipPage' },
  { type: 'subject', id: 1 },
  { type: 'url', url: 'https://www.example.com/campaign' },
]

const film = { size: 10_372, duration: 6 }

/** When an ad runs: now, before, or in some weeks. */
function flightOf(status: string, index: number) {
  if (status === 'ended')
    return index < 14
      ? ([-70 + index, -40 + index] as const)
      : ([-60 - index * 7, -46 - index * 7] as const)
  if (status === 'draft') return [10 + index, 30 + index] as const
  return [-34 + index, index === 3 ? 2 : 12 + index * 2] as const
}

/** Ads on every place of the app, nine of them running. */
export const adverts = (world: SampleWorld): Row[] =>
  ads.map(([name, place, status, customer], index) => {
    const [start, end] = flightOf(status, index)
    const isSplash = place === 'splash'
    return {
      name,
      place,
      owner: customer ? 'customer' : 'own',
      customer: customer ?? null,
      material: isSplash ? 'video' : 'picture',
      imageUrl: isSplash ? null : world.picture(`size-690x260-${1 + (index % 2)}`),
      video: isSplash ? { url: world.picture('film.mp4'), name: '开屏.mp4', ...film } : null,
      duration: isSplash ? film.duration : null,
      showSeconds: isSplash ? 3 : null,
      target: oneOf(targets, index),
      channels: [],
      platforms: ['ios', 'android', 'harmony'],
      audience: index % 4 === 3 ? 'nonVip' : 'all',
      period: { start: world.at(start, '00:00'), end: world.at(end, '23:59') },
      dailyCap: 3,
      weight: 10 + ((index * 5) % 40),
      budgetCount: customer ? 3_000_000 : null,
      monitorUrl: customer ? 'https://monitor.example.com/show' : null,
      clickUrl: customer ? 'https://monitor.example.com/click' : null,
      status,
      ...stamps(
        world,
        index < 14 ? 80 - index * 4 : status === 'ended' ? 70 + index * 7 : 6,
        1 + (index % 3),
      ),
    }
  })

/** So many days of figures. */
const DAYS = 30
const channels = [1, 2, 3, 4, 5]

/** Thirty days of every running ad over five channels. */
export const advertChannelDetails = (world: SampleWorld): Row[] =>
  Array.from({ length: running }, (_, ad) => ad + 1).flatMap((advert) =>
    channels.flatMap((channel) =>
      Array.from({ length: DAYS }, (_, at) => dayOf(world, advert, channel, DAYS - at)),
    ),
  )

function dayOf(world: SampleWorld, advert: number, channel: number, ago: number): Row {
  const roll = dice(advert * 1000 + channel * 100 + ago)
  const exposureCount = 800 + Math.floor((40_000 / (channel + advert / 3)) * (0.6 + roll(40) / 100))
  const clickCount = Math.floor((exposureCount * (60 + roll(390))) / 10_000)
  const orderCount = Math.floor(clickCount / (90 + roll(60)))
  return {
    advert,
    channel,
    platform: platformOf(channel),
    day: world.day(-ago),
    exposureCount,
    exposureUsers: Math.floor(exposureCount * 0.62),
    clickCount,
    clickUsers: Math.floor(clickCount * 0.91),
    orderCount,
    orderAmount: orderCount * 9900,
    remark: ago === 6 && channel === 2 ? '周末加投' : null,
    ...stamps(world, ago, 1),
  }
}

type Store = readonly [name: string, code: string, platform: string, type: string, more?: Row]
const stores: readonly Store[] = [
  ['App Store', 'app_store', 'ios', 'store'],
  ['华为应用市场', 'huawei', 'android', 'store'],
  ['鸿蒙应用市场', 'harmony_store', 'harmony', 'store', { latestVersion: '2.1.0' }],
  ['小米应用商店', 'xiaomi', 'android', 'store'],
  ['应用宝', 'yingyongbao', 'android', 'store'],
  ['官网下载', 'site', 'android', 'site'],
  ['OPPO软件商店', 'oppo', 'android', 'store', { latestVersion: '6.1.0' }],
  [
    'vivo应用商店',
    'vivo',
    'android',
    'store',
    { latestVersion: '6.1.0', reviewMode: true, reviewVersion: '6.2.0' },
  ],
  ['短视频投放A组', 'video_a', 'android', 'promotion'],
  ['短视频投放B组', 'video_b', 'ios', 'promotion'],
  ['某平板预装', 'pad_oem', 'android', 'partner', { contact: '林经理' }],
  ['图书馆扫码', 'library_code', 'h5', 'offline'],
  ['官网首页', 'web_home', 'pc', 'site'],
  ['读书小程序', 'mini_read', 'miniProgram', 'site'],
  ['短视频投放C组', 'video_c', 'android', 'promotion'],
  ['荣耀应用市场', 'honor', 'android', 'store', { latestVersion: '6.1.0' }],
  ['地铁扫码', 'metro_code', 'h5', 'offline'],
  ['书店联名海报', 'bookshop', 'h5', 'offline', { contact: '周店长' }],
]
const platformOf = (channel: number) => String(stores[channel - 1]?.[2])
const isApp = (platform: string) => ['ios', 'android', 'harmony'].includes(platform)

/** Where the app is handed out: stores, partners, promotion and codes on paper. */
export const appChannels = (world: SampleWorld): Row[] =>
  stores.map(([name, code, platform, type, more = {}], index) => ({
    name,
    code,
    platform,
    type,
    latestVersion: isApp(platform) ? '6.2.0' : null,
    minVersion: isApp(platform) ? '2.0.0' : null,
    downloadUrl: `https://www.example.com/download/${code}`,
    updateNote: isApp(platform) ? '新增“夜读”模式；修复音频后台播放中断的问题。' : null,
    forceUpdate: false,
    reviewMode: false,
    enabled: index !== 9,
    installCount: 860_000 - index * 53_000,
    activeCount: 41_200 - index * 2_600,
    ...more,
    ...stamps(world, 300 - index * 9, 1 + (index % 2)),
  }))
