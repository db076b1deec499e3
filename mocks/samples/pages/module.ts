import type { Row } from '#declare'
import { glyph, someGlyph } from '../glyphPictures.ts'
import { contentAt, liveCards } from '../liveContents.ts'
import { shopGoodsRows } from '../operations/shopGoods.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const all = ['ios', 'android', 'harmony']

type Entry = readonly [bar: string, name: string, pageKey: string, status?: string]
const entries: readonly Entry[] = [
  ['topNew', '推荐', 'recommend'],
  ['topNew', '课程', 'course'],
  ['topNew', '听书', 'listen'],
  ['topNew', '播客', 'podcast'],
  ['topNew', '数字刊', 'digitalMagazine'],
  ['topNew', '训练营', 'camp'],
  ['topOld', '推荐', 'recommend'],
  ['topOld', '课程', 'course'],
  ['topOld', '数字刊', 'digitalMagazine'],
  ['bottom', '首页', 'recommend'],
  ['bottom', '发现', 'discover'],
  ['bottom', '书架', 'bookshelf'],
  ['bottom', '我的', 'mine'],
  ['bottom', '春节', 'vip', 'draft'],
  ['topNew', '知识', 'knowledge'],
  ['topNew', '会员', 'vip'],
  ['topNew', '发现', 'discover'],
  ['topOld', '听书', 'listen'],
  ['topOld', '播客', 'podcast'],
  ['topOld', '训练营', 'camp'],
  ['topOld', '知识', 'knowledge', 'withdrawn'],
  ['topNew', '冬至', 'shop', 'draft'],
]

/** What stands above the names of the bar at the bottom. */
const barSigns = ['home', 'compass', 'shelf', 'person'] as const

/** Entries of the three bars, the first of each opening first; one festival entry waits as a draft. */
export const appbars = (world: SampleWorld): Row[] =>
  entries.map(([bar, name, pageKey, status = 'published'], index) => {
    const place = entries.slice(0, index).filter(([other]) => other === bar).length + 1
    const sign = barSigns[place - 1] ?? 'gift'
    return {
      ...{ bar, name, pageKey, status, position: place, h5Page: null, titleImage: null },
      iconUrl: bar === 'bottom' ? glyph(world, sign, 96, true) : null,
      selectedIconUrl: bar === 'bottom' ? glyph(world, sign, 96) : null,
      textColor: '#666666',
      selectedColor: status === 'draft' ? '#B3262A' : '#1A1A1A',
      badge: name === '训练营' ? '招生' : null,
      isDefault: place === 1,
      platforms: all,
      minVersion: bar === 'topNew' ? '8.0' : null,
      maxVersion: bar === 'topOld' ? '7.9' : null,
      audience: 'all',
      period:
        status === 'draft' ? { start: world.at(60, '00:00'), end: world.at(80, '23:59') } : null,
      ...stamps(world, 90 - index * 2, 2),
    }
  })

type Block = readonly [
  pageKey: string,
  name: string,
  style: string,
  source?: string,
  status?: string,
]
const blocks: readonly Block[] = [
  ['home', '首页轮播', 'banner'],
  ['home', '首页金刚区', 'iconGrid'],
  ['home', '每日新知', 'single', 'dailyKnowledge'],
  ['home', '编辑推荐', 'double'],
  ['home', '猜你喜欢', 'waterfall', 'personal'],
  ['course', '课程轮播', 'banner'],
  ['course', '本周上新', 'horizontal'],
  ['course', '最受欢迎', 'rank', 'hottest'],
  ['listen', '睡前一小时', 'double'],
  ['listen', '新书上架', 'triple', 'newest'],
  ['podcast', '十城同播', 'bigCard'],
  ['podcast', '播客新声', 'single'],
  ['digitalMagazine', '新刊速递', 'triple'],
  ['digitalMember', '会员专享', 'double'],
  ['knowledge', '知识专题', 'horizontal'],
  ['knowledgeMember', '知识会员精选', 'double'],
  ['vip', 'VIP轮播', 'banner'],
  ['discover', '发现·编辑推荐', 'single'],
  ['discover', '城市漫步', 'picture', 'manual', 'draft'],
  ['course', '秋季书单', 'double', 'manual', 'withdrawn'],
  ['shop', '店长推荐', 'double'],
  ['shop', '年货与礼盒', 'horizontal'],
  ['course', '名师新课', 'horizontal'],
  ['course', '宋画专题', 'bigCard'],
  ['course', '一小时听懂', 'double'],
  ['listen', '听书轮播', 'banner'],
  ['listen', '睡前故事', 'horizontal'],
  ['listen', '全本演播', 'double'],
  ['podcast', '播客轮播', 'banner'],
  ['podcast', '编辑部的下午茶', 'horizontal'],
  ['podcast', '十分钟小节目', 'double', 'manual', 'draft'],
  ['digitalMagazine', '封面故事', 'bigCard'],
  ['digitalMagazine', '往期精选', 'double'],
  ['digitalMagazine', '期刊轮播', 'banner'],
  ['digitalMember', '本月新刊', 'triple'],
  ['digitalMember', '会员轮播', 'banner'],
  ['knowledge', '知识轮播', 'banner'],
  ['knowledge', '艺术入门', 'double'],
  ['knowledge', '历史现场', 'single'],
  ['knowledgeMember', '会员读书会', 'single'],
  ['knowledgeMember', '专享课', 'horizontal'],
  ['vip', '会员都在听', 'double'],
  ['vip', '限时权益', 'horizontal', 'manual', 'draft'],
  ['discover', '热门话题', 'horizontal'],
  ['discover', '中秋书单', 'double', 'manual', 'withdrawn'],
  ['home', '冬日读诗', 'picture', 'manual', 'draft'],
]

/** Blocks of the channel pages; the third is the home page's slot of daily new knowledge. */
export const modules = (world: SampleWorld): Row[] =>
  blocks.map(([pageKey, name, style, source = 'manual', status = 'published'], index) => ({
    ...{ pageKey, name, style, source, status, theme: null },
    title: ['banner', 'iconGrid', 'picture'].includes(style) ? null : name.replace('发现·', ''),
    subtitle: index % 4 === 3 ? '编辑部每周更新' : null,
    category: ['newest', 'hottest'].includes(source) ? 1 : null,
    showCount: style === 'iconGrid' ? 8 : 6,
    refreshable: false,
    moreText: index % 5 === 3 ? '更多' : null,
    moreJump: index % 5 === 3 ? { type: 'vipPage' } : null,
    modelTopPic: null,
    bgColor: null,
    ...{ platforms: all, minVersion: null, maxVersion: null, audience: 'all', period: null },
    position: blocks.slice(0, index).filter(([page]) => page === pageKey).length + 1,
    ...stamps(world, 120 - index * 3, 2),
  }))

const icons = ['课程', '听书', '播客', '数字刊', '训练营', '签到', '书单', '有声杂志']
const isOut = (at: number, count: number) => at < count - 1 || count < 5

/** Contents of a module filled by hand: icons, or contents readers find. */
function contentsOf(world: SampleWorld, [page, , style]: Block, module: number): Row[] {
  if (page === 'shop') return shopContents(world, module)
  const isGrid = style === 'iconGrid'
  const count = isGrid ? icons.length : style === 'banner' ? 4 : style === 'bigCard' ? 5 : 7
  return Array.from({ length: count }, (_, at) => {
    const content = contentAt(world, module * 8 + at)
    const name = isGrid ? icons[at]! : [...content.title].slice(0, 30).join('')
    return {
      ...contentBase(world, module, at),
      contentType: isGrid ? 'picture' : 'product',
      ...{ name, title: null, target: content.target },
      iconUrl: isGrid ? someGlyph(world, at, 132) : null,
      imageUrl: ['banner', 'bigCard', 'picture'].includes(style)
        ? world.picture(`size-690x300-${1 + (at % 2)}`)
        : null,
      imageUrl1: ['double', 'horizontal', 'single'].includes(style)
        ? content.sized('336x252')
        : null,
      imageUrl2: ['triple', 'rank', 'waterfall'].includes(style) ? content.sized('210x280') : null,
      badge: isGrid ? 'none' : oneOf(['none', 'latest', 'hot', 'none', 'vip', 'free'], at + module),
      status: isGrid || isOut(at, count) ? 'published' : module % 7 === 4 ? 'withdrawn' : 'draft',
    }
  })
}

/** What the shop's modules hold: goods of the shop, the first of one, the next of the other. */
const shopContents = (world: SampleWorld, module: number): Row[] =>
  shopGoodsRows(world)
    .map(({ title, visible }, at) => ({ title: String(title), visible, id: at + 1 }))
    .filter(({ visible }) => visible)
    .slice(module % 2 === 1 ? 0 : 4)
    .slice(0, 4)
    .map(({ title, id }, at) => ({
      ...contentBase(world, module, at),
      ...{ contentType: 'product', title: null, target: { type: 'shopGoods', id } },
      name: [...title].slice(0, 30).join(''),
      imageUrl1: world.picture(`size-336x252-${1 + (at % 6)}`),
      ...{ badge: at === 0 ? 'hot' : 'none', recommend: null, status: 'published' },
    }))

const contentBase = (world: SampleWorld, module: number, at: number): Row => ({
  ...{ module, position: at + 1, dailyKnowledge: null, theme: null, target: null },
  ...{ iconUrl: null, imageUrl: null, imageUrl1: null, imageUrl2: null, badge: 'none' },
  recommend: at % 3 === 1 ? '值得慢慢读的一篇' : null,
  showPrice: true,
  audience: 'all',
  period: at === 3 ? { start: world.at(-6, '00:00'), end: world.at(9, '23:59') } : null,
  exposureCount: 900 + ((module * 977 + at * 331) % 30_000),
  clickCount: 40 + ((module * 97 + at * 61) % 1800),
  ...stamps(world, 20 + at, 2),
})

/** What stands in the modules, the newest five cards of the day in their slot. */
export const moduleContents = (world: SampleWorld): Row[] => {
  const cards = liveCards(world).slice(0, 5)
  return blocks.flatMap((block, index) => {
    const [, , , source = 'manual'] = block
    if (source === 'manual') return contentsOf(world, block, index + 1)
    if (source !== 'dailyKnowledge') return []
    return cards.map((card, at) => ({
      ...contentBase(world, index + 1, at),
      ...{
        contentType: 'dailyKnowledge',
        dailyKnowledge: card,
        recommend: null,
        status: 'published',
      },
      name: oneOf(
        ['为什么候鸟不迷路', '一粒盐的旅行', '月亮为什么跟着人走', '纸是怎样变黄的', '茶与水温'],
        at,
      ),
      title: null,
      imageUrl1: contentAt(world, at).sized('336x252'),
    }))
  })
}

const sections = [
  ['头图', 'banner', null],
  ['深度解读', 'single', '解读'],
  ['听专家讲', 'horizontal', '听讲'],
  ['时间线', 'timeline', '时间线'],
  ['延伸阅读', 'double', '延伸'],
] as const
/** A subject that has been built: every section, or what one begins with; and where its modules stand among all. */
interface Built {
  readonly subject: number
  readonly sections: readonly (typeof sections)[number][]
  readonly before: number
}
/** Subjects that are being prepared have nothing in them yet. */
const unbuilt = [24, 25, 26]
const built: readonly Built[] = (() => {
  let before = 0
  return Array.from({ length: 26 }, (_, index) => index + 1)
    .filter((subject) => !unbuilt.includes(subject))
    .map((subject) => {
      const own = subject <= 13 ? sections : sections.slice(1, 3)
      before += own.length
      return { subject, sections: own, before: before - own.length }
    })
})()

/** The modules of each subject from top to bottom. */
export const subjectModules = (world: SampleWorld): Row[] =>
  built.flatMap(({ subject, sections: own }, of) =>
    own.map(([name, style, anchor], at) => ({
      ...{ subject, name, style, anchor, position: at + 1 },
      ...{ modelTopPic: null, intro: null, video: null, bgColor: '#FFFFFF', moreJump: null },
      ...{ showCount: 10, foldable: at > 1 },
      status: of === 2 && at === 4 ? 'draft' : of === 6 && at === 4 ? 'withdrawn' : 'published',
      ...stamps(world, 80 - at - of * 3, 2),
    })),
  )

/** Four to six contents in each module of a subject, some with a point in time. */
export const subjectContents = (world: SampleWorld): Row[] =>
  built.flatMap(({ subject, sections: own, before }, of) =>
    own.flatMap(([, style], section) =>
      Array.from({ length: style === 'banner' ? 4 : 5 + (of % 2) }, (_, at) => {
        const content = contentAt(world, of * 23 + section * 6 + at)
        return {
          ...{ subject, module: before + section + 1, position: at + 1 },
          ...{ target: content.target, author: content.author },
          title: [...content.title].slice(0, 30).join(''),
          recommend: at % 2 === 0 ? '先读这一篇，再看其他。' : null,
          imageUrl: content.picture,
          smallImage: content.sized('240x180'),
          timePoint: style === 'timeline' ? `${1960 + at * 9 + of}-0${1 + at}-15` : null,
          badge: oneOf(['none', 'exclusive', 'none', 'audio', 'latest'], at + section),
          viewCount: 120 + ((of * 977 + section * 331 + at * 61) % 9000),
          status: of === 2 && at === 3 ? 'draft' : of === 4 && at === 4 ? 'withdrawn' : 'published',
          ...stamps(world, 70 - at - of * 2, 2),
        }
      }),
    ),
  )
