import type { Row } from '#declare'
import { contentAt, liveContents } from '../liveContents.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Tag = readonly [name: string, code: string, feed: string, status: string]
const tags: readonly Tag[] = [
  ['推荐', 'recommend', 'personal', 'published'],
  ['文化', 'culture', 'manual', 'published'],
  ['历史', 'history', 'manual', 'published'],
  ['生活', 'life', 'manual', 'published'],
  ['科学', 'science', 'category', 'published'],
  ['音频', 'audio', 'content', 'published'],
  ['旅行', 'travel', 'manual', 'published'],
  ['亲子', 'family', 'manual', 'draft'],
  ['冬奥', 'games', 'manual', 'withdrawn'],
]

/** Nine tags of the feed, seven of them live. */
export const flowTags = (world: SampleWorld): Row[] =>
  tags.map(([name, code, feed, status], index) => ({
    ...{ name, code, feed, status, position: index + 1 },
    contentTypes: feed === 'content' ? ['audiobook', 'podcast'] : [],
    category: feed === 'category' ? 1 : null,
    iconUrl: null,
    isDefault: index === 0,
    locked: index === 0,
    ...stamps(world, 320 - index * 6, 2),
  }))

const topics = [
  '你最近放下了什么执念',
  '一个人的周末',
  '博物馆里的夏天',
  '通勤路上的一本书',
  '我家的冬至饭',
  '搬家时舍不得丢的东西',
  '第一次独自旅行',
  '写给十年后的自己',
  '小城里的书店',
  '深夜的收音机',
  '你会给孩子讲哪个故事',
  '一道家传的菜',
  '雨天适合读什么',
  '我和一棵树',
  '退休之后想学什么',
  '写在车票背面的话',
  '最舍不得还的一本书',
  '菜市场里的人情',
  '夏夜的蝉声',
  '一封没有寄出的信',
] as const
const topicState = (index: number) =>
  index < 6 || (index > 9 && index < 16)
    ? 'published'
    : index < 8 || index === 16 || index === 17
      ? 'closed'
      : index === 9 || index === 19
        ? 'withdrawn'
        : 'draft'

/** Twenty topics, twelve of them open, three of these hot. */
export const flowTopics = (world: SampleWorld): Row[] =>
  topics.map((name, index) => {
    const status = topicState(index)
    const isOut = status !== 'draft'
    return {
      ...{ name, status, position: index + 1 },
      intro: `关于“${name}”，编辑部邀请读者写下自己的故事，精选内容将刊登在每周的读者来信里。`,
      surfaceImageUrl: world.picture(`size-335x335-${1 + (index % 2)}`),
      bigImage: world.picture(`size-750x420-${1 + (index % 3)}`),
      shareImg: world.picture(`share-${1 + (index % 8)}`),
      host: 1 + index * 3,
      subject: null,
      hot: index < 3,
      allowPost: status === 'published',
      period: {
        start: world.at(-40 + index * 2, '00:00'),
        end: world.at(status === 'closed' ? -3 : 10 + index * 3, '23:59'),
      },
      joinCount: isOut ? 120 + ((index * 977) % 3000) : 0,
      viewCount: isOut ? 3200 + ((index * 7919) % 60_000) : 0,
      ...stamps(world, 45 - index * 2, 2),
    }
  })

const layouts = ['rightImage', 'rightImage', 'bigImage', 'text', 'threeImages', 'audio'] as const
const stateOf = (index: number) =>
  index < 90 ? 'published' : index < 96 ? 'scheduled' : index < 108 ? 'draft' : 'withdrawn'

/** A hundred and twenty items of the feed: ninety out, two of them pinned, six scheduled, twelve drafts, the rest offline. */
export const flowItems = (world: SampleWorld): Row[] =>
  liveContents(world)
    .slice(0, 120)
    .map(({ target, title, picture, sized, author }, index) => {
      const status = stateOf(index)
      const layout = target.type === 'podcast' ? 'audio' : oneOf(layouts.slice(0, 5), index * 3)
      const three = [0, 1, 2].map((by) =>
        world.picture(`size-224x168-${1 + ((index + by * 2) % 6)}`),
      )
      const days = status === 'scheduled' ? index - 89 : -Math.floor(index / 3)
      return {
        ...{ title, target, author, layout, status, video: null },
        summary:
          index % 2 === 0 ? '一次普通的走访，几个不普通的回答，和一条走了很多年的路。' : null,
        bigImage: layout === 'bigImage' ? picture : null,
        smallImage: ['rightImage', 'audio'].includes(layout) ? sized('240x180') : null,
        images: layout === 'threeImages' ? three : [],
        tags: [1, ...(index % 2 === 0 ? [2 + (index % 6)] : [])],
        topic: index % 4 === 0 ? 1 + (index % 6) : null,
        interestTags: [],
        weight: 30 + ((index * 17) % 60),
        pinnedUntil: index < 2 ? world.at(1 + index, '20:00') : null,
        audience: index % 11 === 10 ? 'vip' : 'all',
        allowComment: true,
        publishAt:
          status === 'draft'
            ? null
            : world.at(days, `${String(7 + (index % 10)).padStart(2, '0')}:30`),
        expireAt: null,
        exposureCount: status === 'published' ? 2400 + ((index * 3571) % 40_000) : 0,
        clickCount: status === 'published' ? 130 + ((index * 797) % 2000) : 0,
        likeCount: status === 'published' ? 12 + ((index * 61) % 300) : 0,
        ...stamps(world, Math.max(1, 3 - days), 2),
      }
    })
    // The newest was written last.
    .toReversed()

type Card = readonly [
  name: string,
  title: string,
  style: string,
  items: number,
  place: number,
  status: string,
]
const cards: readonly Card[] = [
  ['首页·大家都在读', '大家都在读', 'horizontal', 5, 3, 'published'],
  ['首页·本周新课', '本周新课', 'list', 3, 12, 'published'],
  ['首页·三本新刊', '新刊速递', 'triple', 3, 20, 'published'],
  ['首页·今日金句', '今日金句', 'quote', 0, 28, 'published'],
  ['首页·你对什么感兴趣', '选出你的兴趣', 'vote', 0, 36, 'published'],
  ['文化·编辑部在读', '编辑部在读', 'horizontal', 4, 6, 'draft'],
  ['年终·年度回顾', '年度回顾', 'triple', 6, 10, 'draft'],
  ['中秋·月亮书单', '月亮书单', 'list', 4, 8, 'withdrawn'],
  ['历史·听一段', '听一段历史', 'horizontal', 4, 5, 'published'],
  ['生活·周末清单', '周末清单', 'list', 4, 14, 'published'],
  ['科学·三分钟', '三分钟科学', 'triple', 3, 9, 'published'],
  ['旅行·在路上', '在路上', 'horizontal', 5, 18, 'draft'],
]

/** Twelve cards between the items, eight of them live at places of their own. */
export const flowCards = (world: SampleWorld): Row[] =>
  cards.map(([name, title, style, count, insertAfter, status], index) => ({
    ...{ name, title, style, insertAfter, status, moreJump: null, closable: index % 3 !== 2 },
    subtitle: index % 2 === 0 ? '每周一更新' : null,
    items: Array.from({ length: count }, (_, at) => {
      const content = contentAt(world, index * 7 + at)
      return {
        _key: `k${at}`,
        target: content.target,
        title: [...content.title].slice(0, 20).join(''),
        imageUrl: content.sized('210x280'),
      }
    }),
    quote: style === 'quote' ? '慢一点，也没关系，路总会把人带到该去的地方。' : null,
    tags: [{ 5: 2, 8: 3, 9: 4, 10: 5, 11: 7 }[index] ?? 1],
    audience: 'all',
    period: {
      start: world.at(status === 'draft' ? 12 : -16 - index, '00:00'),
      end: world.at(status === 'withdrawn' ? -6 : 40 + index * 4, '23:59'),
    },
    exposureCount: status === 'published' ? 18_000 + ((index * 7919) % 90_000) : 0,
    clickCount: status === 'published' ? 900 + ((index * 797) % 6000) : 0,
    ...stamps(world, 26 - index, 2),
  }))

const pastHeads = [
  '秋天的第一场雨',
  '谁在县城开书店',
  '一张老照片里的一百个人',
  '重走盐路四百里',
  '中秋特辑·月亮照过的地方',
  '看云的人',
  '一座工厂的夜校',
  '暑假的最后一班渡轮',
  '把菜市场写进诗里',
  '听见冰川',
  '小满之后',
  '给睡不着的人',
  '雨燕飞过楼顶',
  '立夏·第一碗冷面',
  '老街的裁缝铺',
  '春天读一本植物书',
  '毕业之后去哪里',
  '清明时节的远行',
  '修表匠的下午',
  '邮差与山',
  '开学第一课',
] as const
const heads = [
  ['封面报道·我们为什么需要远方', 'cover', -1, 3],
  ['独家对谈·纸上园林', 'exclusive', -1, 2],
  ['新刊速递：一条河的四季', 'latest', 0, 4],
  ['直播·今晚八点，译者在线', 'live', 0, 1],
  ['大雪将至，读一首冬天的诗', 'none', -2, 3],
  ['明日头条·小城书店地图', 'none', 1, 5],
  ['一座博物馆的夜班', 'exclusive', -9, -4],
  ['秋天的最后一班慢车', 'none', -12, -8],
  ['从敦煌到长安', 'cover', -16, -10],
  ...pastHeads.map(
    (title, index) =>
      [title, index % 3 === 0 ? 'cover' : 'none', -21 - index * 5, -17 - index * 5] as const,
  ),
] as const

/** Thirty headlines: five in force, one for tomorrow, the others past. */
export const flowHeadlines = (world: SampleWorld): Row[] =>
  heads.map(([title, badge, from, to], index) => ({
    ...{ title, badge, tags: [1], position: index + 1 },
    summary: index % 2 === 0 ? '十二位写作者，十二种答案。' : null,
    bigImage: contentAt(world, 60 + index * 5).picture,
    target: contentAt(world, 60 + index * 5).target,
    period: { start: world.at(from, '06:00'), end: world.at(to, '23:59') },
    exposureCount: from > 0 ? 0 : 21_000 + ((index * 3571) % 40_000),
    clickCount: from > 0 ? 0 : 1300 + ((index * 797) % 3000),
    status: from > 0 ? 'draft' : to < 0 ? 'withdrawn' : 'published',
    ...stamps(world, Math.max(1, 1 - from), 2),
  }))

type Ad = readonly [name: string, style: string, place: number, status: string, outside?: true]
const ads: readonly Ad[] = [
  ['年卡限时七折', 'banner', 5, 'published'],
  ['冬季训练营招生', 'big', 15, 'published'],
  ['书店联名周边', 'right', 24, 'published', true],
  ['读书节会场', 'banner', 32, 'published'],
  ['新春礼盒预售', 'big', 10, 'draft', true],
  ['听书年度榜单', 'banner', 18, 'draft'],
  ['中秋诗会直播', 'banner', 5, 'withdrawn'],
  ['开学季文具', 'right', 15, 'withdrawn', true],
  ['听书会员首月一元', 'banner', 40, 'published'],
  ['线下读书会·冬日场', 'right', 48, 'published'],
  ['有声杂志试听', 'banner', 12, 'draft'],
  ['元宵灯会直播', 'big', 20, 'draft'],
  ['暑期共读', 'banner', 24, 'withdrawn'],
  ['端午礼盒', 'big', 15, 'withdrawn', true],
  ['儿童节特刊', 'banner', 32, 'withdrawn'],
  ['春日书市', 'right', 5, 'withdrawn', true],
]

/** Sixteen ads in the feed, six of them running, at least four items apart. */
export const flowAds = (world: SampleWorld): Row[] =>
  ads.map(([name, style, insertAfter, status, outside], index) => {
    const picture = world.picture(`picture-${1 + ((index * 13) % 30)}`)
    return {
      ...{ name, style, insertAfter, status, tags: [1], audience: 'all', dailyCap: 3 },
      imageUrl: style === 'banner' ? world.picture(`size-690x230-${1 + (index % 2)}`) : null,
      bigImage: style === 'big' ? picture : null,
      smallImage: style === 'right' ? world.picture(`size-240x180-${1 + (index % 6)}`) : null,
      adText: style === 'banner' ? null : `${name}，点击了解`,
      target: outside
        ? { type: 'url', url: 'https://www.example.com/shop' }
        : contentAt(world, 20 + index * 3).target,
      advertMark: outside === true || index % 2 === 0,
      platforms: ['ios', 'android', 'harmony'],
      period: {
        start: world.at(status === 'draft' ? 9 : -12 - index * 2, '00:00'),
        end: world.at(status === 'withdrawn' ? -5 : 24 + index * 3, '23:59'),
      },
      exposureCount: status === 'draft' ? 0 : 32_000 + ((index * 7919) % 80_000),
      clickCount: status === 'draft' ? 0 : 700 + ((index * 331) % 2600),
      ...stamps(world, 20 - index, 2),
    }
  })
