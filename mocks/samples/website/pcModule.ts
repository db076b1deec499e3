import type { Row } from '#declare'
import { websiteCovers } from '../covers.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Entry = readonly [name: string, link: string, value?: string, below?: readonly string[]]
const entries: readonly Entry[] = [
  ['首页', 'page', 'home'],
  ['期刊', 'page', 'periodical'],
  ['课程', 'none', undefined, ['历史', '艺术', '文学']],
  ['听书', 'page', 'listen'],
  ['播客', 'page', 'podcast'],
  ['话题', 'page', 'topic'],
  ['政企服务', 'page', 'enterprise', ['产品方案', '客户案例']],
  ['下载App', 'page', 'download'],
]
/** Entries below others that are prepared, or were taken off. */
const later: readonly (readonly [parent: string, name: string, status: string])[] = [
  ['课程', '建筑', 'published'],
  ['课程', '音乐', 'published'],
  ['课程', '自然', 'draft'],
  ['课程', '美食', 'withdrawn'],
  ['政企服务', '开通指南', 'published'],
  ['政企服务', '联系我们', 'published'],
  ['政企服务', '下载资料', 'draft'],
  ['政企服务', '历届客户', 'withdrawn'],
  ['政企服务', '常见问题', 'published'],
  ['课程', '写作', 'published'],
  ['课程', '亲子', 'published'],
]

/** Eight entries of the main navigation, two of them with others below. */
export function pcNavigations(world: SampleWorld): Row[] {
  const rows: Row[] = []
  entries.forEach(([name, link, pageKey, below = []], index) => {
    const status = 'published'
    const plain = { iconUrl: null, newWindow: false, status, ...stamps(world, 200 - index * 7, 1) }
    const top = { place: 'main', parent: null, name, link, pageKey: pageKey ?? null }
    const at = rows.push({
      ...top,
      ...{ category: null, url: null, badge: index === 7 ? '新' : null, position: index + 1 },
      ...plain,
    })
    const own = later.filter(([parent]) => parent === name)
    const children: readonly (readonly [child: string, state: string])[] = [
      ...below.map((child) => [child, 'published'] as const),
      ...own.map(([, child, state]) => [child, state] as const),
    ]
    children.forEach(([child, state], order) => {
      const leads =
        link === 'none'
          ? { link: 'category', category: 1 + order, url: null }
          : { link: 'url', category: null, url: `https://www.example.com/enterprise/${order + 1}` }
      rows.push({
        ...{ place: 'sub', parent: at, name: child, pageKey: null, badge: null },
        ...leads,
        position: order + 1,
        ...plain,
        status: state,
      })
    })
  })
  return rows
}

const topics = [
  ['何以为家', '合租、回乡、数字游民：谈谈我们怎样安顿自己。'],
  ['城市漫步指南', '从一条老街开始，重新认识住了十年的地方。'],
  ['重读经典', '年少时没读懂的书，现在再翻开一次。'],
  ['周末去哪里', '编辑部每周推荐三个不拥挤的去处。'],
  ['声音里的四季', '把耳机摘下来，听一听窗外。'],
  ['一间书店的十年', '开店、搬店、关店，再开店。'],
  ['菜市场人类学', '在一个摊位旁边站两年能看见什么。'],
  ['看不见的邻居', '和狐狸、雨燕、苔藓住在一座城里。'],
  ['慢车时代', '站站都停的绿皮车，还有人天天坐。'],
  ['给十八岁的书单', '编辑部写给刚毕业的你。'],
  ['山河故人', '七座废弃小站的故事。'],
  ['家的味道', '一道家传的菜，三代人的做法。'],
  ['夜班的人', '凌晨两点还亮着的灯。'],
  ['手艺还在', '木匠、裁缝与修表匠。'],
  ['重新学习休息', '睡眠、散步与发呆。'],
  ['海边一百扇门', '泉州的门与门后的人。'],
  ['读懂一幅画', '不用背流派，也能看懂。'],
  ['乡村教师日记', '只有九个学生的学校。'],
  ['银河与麦田', '小城天文爱好者的夏天。'],
  ['冬日读诗', '大雪之前读的十二首诗。'],
] as const

/** Topics of the website: three from subjects, the others from links. */
export const pcTopics = (world: SampleWorld): Row[] =>
  topics.map(([title, summary], index) => ({
    title,
    summary,
    imageUrl: world.picture(`size-380x214-${1 + (index % 2)}`),
    ...(index < 3
      ? { source: 'subject', subject: index + 1, topic: null, url: null }
      : {
          source: 'url',
          subject: null,
          topic: null,
          url: `https://www.example.com/topic/${index}`,
        }),
    period: index === 4 ? { start: world.at(-60, '00:00'), end: world.at(-3, '23:59') } : null,
    position: index + 1,
    viewCount: Math.max(18_400 - index * 3_100, 210 + index * 97),
    status:
      index === 3 || index > 15
        ? 'draft'
        : index > 4 && index % 2 === 1
          ? 'withdrawn'
          : 'published',
    ...stamps(world, index < 5 ? 60 - index * 8 : 60 + index * 6, 1 + (index % 2)),
  }))

/** Blocks of the right column. */
export const pcWidgets = (world: SampleWorld): Row[] =>
  (
    [
      ['扫码下载App', 'qrcode', { imageUrl: world.picture('qr-app') }],
      ['本周热听榜', 'rank', { board: 'hotListening' }],
      ['联系我们', 'contact', { text: '客服电话 400-000-0000，周一至周五 9:00–18:00' }],
      ['友情链接', 'links', { links: [{ title: '市图书馆', url: 'https://lib.example.com/' }] }],
      [
        '年终书单',
        'picture',
        { imageUrl: world.picture('portrait-9'), url: 'https://www.example.com/list' },
      ],
      ['关注公众号', 'qrcode', { imageUrl: world.picture('qr-app') }],
      ['热门课程榜', 'rank', { board: 'hotCourses' }],
      ['合作图书馆', 'links', { links: [{ title: '省图书馆', url: 'https://plib.example.com/' }] }],
    ] as const
  ).map(([name, type, more], index) => ({
    name,
    type,
    title: name,
    pages: index === 4 ? ['article'] : index % 2 === 0 ? ['home', 'article'] : ['home'],
    sticky: index === 0,
    position: index + 1,
    status: index === 4 ? 'draft' : index === 7 ? 'withdrawn' : 'published',
    ...more,
    ...stamps(world, 90 - index * 9, 1),
  }))

/** What is said of a magazine, its price of a year, and how it stands; in the magazines' order. */
const wall: readonly (readonly [intro: string, price: string, status?: string])[] = [
  ['一本陪你看世界的周刊，从一件具体的事写起', '全年 288 元'],
  ['为读书人而办的月刊：新书、书店与作者', '全年 198 元'],
  ['写给少年的第一本杂志，科学与故事各一半', '全年 168 元'],
  ['从一首曲子讲起的音乐月刊', '全年 176 元'],
  ['走访产地、市场与厨房', '全年 168 元', 'draft'],
  ['带着地图去走路，每期一条可以照做的线路', '全年 218 元'],
  ['讨论房子与街道，也讨论住在其中的人', '全年 158 元'],
  ['山川草木、鸟兽虫鱼的观察笔记', '全年 198 元'],
  ['走进实验室，听研究者讲正在发生的科学', '全年 178 元'],
  ['当代艺术的现场记录', '全年 180 元'],
  ['带着史料回到现场，每期走访一处遗址', '全年 178 元'],
  ['由医生和编辑共同完成的健康月刊', '全年 128 元'],
  ['茶、器物与慢下来的日常，一季一册', '全年 148 元'],
  ['散场以后的讨论：新片、旧片与拍电影的人', '全年 165 元'],
  ['日用之物是怎样被想出来、做出来的', '全年 148 元'],
  ['用一家店、一条街的账解释经济', '全年 210 元'],
  ['心理咨询师与研究者执笔', '全年 150 元', 'draft'],
  ['在路上遇见的人和他们的歌', '全年 116 元', 'withdrawn'],
]

/** Magazines of the periodical wall, fifteen of them live; where one is withdrawn, so is its magazine. */
export const pcPeriodicals = (world: SampleWorld): Row[] =>
  wall.map(([intro, priceText, status = 'published'], index) => ({
    magazine: index + 1,
    latestOnly: true,
    issue: null,
    surfaceImageUrl: world.picture(`surface-${websiteCovers[index]?.code}`),
    intro,
    digitalUrl: `https://www.example.com/magazine/${index + 1}`,
    paperUrl: index % 2 === 0 ? `https://www.example.com/paper/${index + 1}` : null,
    priceText,
    onHome: index < 4,
    position: index + 1,
    viewCount: status === 'draft' ? 0 : 22_000 - index * 1_130,
    status,
    ...stamps(world, 220 - index * 10, 1 + (index % 2)),
  }))

/** Two sales of the website, one of them running beside the app's. */
export const pcDiscounts = (world: SampleWorld): Row[] =>
  (
    [
      ['读书周官网专享', -2, 6, [[1, 7900]], 'published', 1],
      ['毕业季课程五折', -150, 12, [[4, 5200]], 'stopped', null],
      ['双节期刊礼遇', 12, 10, [[9, 17900]], 'draft', null],
      ['冬季书市', -1, 20, [[7, 2700]], 'published', null],
      ['世界读书日', -214, 7, [[2, 15900]], 'published', null],
      ['暑期共读', -120, 30, [[4, 5200]], 'published', null],
      ['开学季', -85, 14, [[1, 8200]], 'published', null],
      ['国庆听书', -52, 7, [[8, 8800]], 'stopped', null],
      ['新春特惠', 62, 12, [[2, 16900]], 'published', null],
    ] as const
  ).map(([title, from, days, goods, status, discount], index) => ({
    title,
    discount,
    imageUrl: world.picture('size-1200x300-1'),
    period: { start: world.at(from, '00:00'), end: world.at(from + days, '23:59') },
    items: goods.map(([id, price]) => ({ goods: id, price, tag: '官网专享', imageUrl: null })),
    countdown: true,
    buy: oneOf(['qrcode', 'web'], index),
    onHome: index === 0,
    position: index + 1,
    soldCount: status === 'draft' || from > 0 ? 0 : 86 + index * 40,
    status,
    ...stamps(world, Math.max(6, 10 - from), 1),
  }))

type Ad = readonly [
  name: string,
  type: string,
  place: string,
  from: number,
  days: number,
  status: string,
]
const ads: readonly Ad[] = [
  ['冬季书展·满199减30', 'full', 'homeTop', -5, 25, 'published'],
  ['年度会员预售', 'full', 'homeTop', -12, 40, 'published'],
  ['给孩子的博物馆课', 'full', 'homeMiddle', -8, 30, 'published'],
  ['听书会员首月1元', 'full', 'articleEnd', -20, 60, 'published'],
  ['训练营冬季班招生', 'full', 'courseTop', -3, 28, 'published'],
  ['新春特刊预告', 'full', 'homeTop', 40, 20, 'draft'],
  ['秋日读书周', 'full', 'homeMiddle', -60, 20, 'withdrawn'],
  ['下载App领7天会员', 'fixed', 'floatRight', -10, 50, 'published'],
  ['双十一订阅季', 'fixed', 'floatRight', -30, 14, 'withdrawn'],
  ['客服与投稿', 'fixed', 'floatBottom', -15, 90, 'published'],
  ['新年礼盒上架提醒', 'fixed', 'floatBottom', 80, 20, 'draft'],
  ['国庆听书季', 'full', 'homeMiddle', -56, 9, 'withdrawn'],
  ['教师节书单', 'full', 'articleEnd', -80, 10, 'withdrawn'],
  ['暑期课程', 'full', 'courseTop', -130, 30, 'withdrawn'],
]

/** Ads of the website, running, waiting and over; what hangs at the right has a tall picture of its own. */
export const pcAds = (world: SampleWorld): Row[] =>
  ads.map(([name, type, place, from, days, status], index) => {
    const isTall = place === 'floatRight'
    const seen = status === 'draft' ? 0 : 48_600 - index * 3_170
    return {
      ...{ name, type, place, status, alt: name, url: `https://www.example.com/ads/${index + 1}` },
      imageUrl: isTall ? null : world.picture(`size-1200x120-${1 + (index % 4)}`),
      imageUrl1: isTall ? world.picture(`size-160x320-${1 + (index % 2)}`) : null,
      ...{ newWindow: true, advertMark: true, closable: true, position: index + 1 },
      period: { start: world.at(from, '00:00'), end: world.at(from + days, '23:59') },
      exposureCount: seen,
      clickCount: Math.round(seen * (0.012 + (index % 5) * 0.004)),
      ...stamps(world, Math.max(4, 6 - from), 1 + (index % 2)),
    }
  })

type Home = readonly [
  name: string,
  title: string | null,
  style: string,
  area: 'full' | 'left',
  items: readonly (readonly [title: string, type: string, id: number, summary?: string])[],
  showCount: number,
  status?: string,
]
const home: readonly Home[] = [
  ['本期新刊', '新刊推荐', 'newIssue', 'left', [['生活周刊', 'magazine', 1]], 1],
  [
    '热门课程',
    '大家都在学',
    'courses',
    'left',
    [
      ['给忙碌者的艺术史', 'course', 1, '三十讲，走完两千年'],
      ['听懂中国建筑', 'course', 2, '从一座桥讲到一座城'],
      ['世界史的转折', 'course', 3, '二十个改变方向的年份'],
    ],
    3,
  ],
  [
    '编辑选文',
    '编辑部选文',
    'articles',
    'left',
    [
      ['老街的最后一家裁缝铺', 'article', 1, '他记得每个人的尺寸'],
      ['县城书店的十年', 'article', 2, '一个人和一间书店'],
      ['海边的天文台', 'article', 3, '等一颗彗星回来'],
    ],
    3,
  ],
  ['推荐话题', '大家在谈', 'topics', 'left', [], 4],
  ['期刊墙', '我们的期刊', 'periodicals', 'full', [], 8],
  ['限时折扣', '官网专享', 'discount', 'full', [], 2],
  ['App下载', '把杂志装进口袋', 'download', 'full', [['扫码下载App', 'page', 0]], 1],
  ['本周播客', '本周播客', 'podcasts', 'left', [['城市漫游指南', 'radioStation', 1]], 1, 'draft'],
  [
    '夏日书单',
    '夏天读什么',
    'articles',
    'left',
    [['老街的最后一家裁缝铺', 'article', 1]],
    1,
    'withdrawn',
  ],
]

/** Blocks of the home page from top to bottom; the last is being prepared. */
export const pcModules = (world: SampleWorld): Row[] =>
  home.map(([name, title, style, area, items, showCount, status = 'published'], index) => ({
    ...{ name, title, style, area, showCount, status, position: index + 1 },
    items: items.map(([head, type, id, summary = null], at) => ({
      target: type === 'page' ? { type: 'url', url: 'https://www.example.com/app' } : { type, id },
      ...{ title: head, summary, _key: `m${at}` },
      imageUrl: world.picture(`size-380x214-${1 + (at % 2)}`),
      bigImage: null,
    })),
    ...{ moreUrl: null, bgColor: style === 'download' ? '#1F3A5F' : '#FFFFFF', period: null },
    ...stamps(world, 120 - index * 9, 1 + (index % 2)),
  }))
