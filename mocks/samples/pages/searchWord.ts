import type { Row } from '#declare'
import { contentAt } from '../liveContents.ts'
import { oneOf, placeAmong, type SampleWorld, stamps } from '../sampleWorld.ts'

type Slot = readonly [
  title: string,
  slot: string,
  style: string,
  words: readonly string[],
  status: string,
]
const slots: readonly Slot[] = [
  ['大家都在听', 'discover', 'card', [], 'published'],
  ['热播播客榜', 'discover', 'rank', [], 'published'],
  ['本周编辑推荐', 'discover', 'card', [], 'published'],
  ['通勤三十分钟', 'discover', 'word', [], 'published'],
  ['年度书单', 'discover', 'banner', [], 'published'],
  ['新春特辑', 'discover', 'banner', [], 'draft'],
  ['世界读书日书单', 'result', 'banner', ['读书日', '书单'], 'published'],
  ['红楼梦导读', 'result', 'card', ['红楼梦', '石头记', '曹雪芹'], 'published'],
  ['敦煌听讲', 'result', 'card', ['敦煌', '莫高窟'], 'published'],
  ['睡前听什么', 'result', 'word', ['助眠', '睡前', '白噪音'], 'published'],
  ['热门课程榜', 'result', 'rank', ['课程', '好课'], 'published'],
  ['中秋诗会', 'result', 'card', ['中秋', '月亮'], 'withdrawn'],
  ['一个人吃饭听什么', 'discover', 'card', [], 'published'],
  ['周末去哪儿', 'discover', 'word', [], 'published'],
  ['播客新声', 'discover', 'card', [], 'published'],
  ['给孩子的书', 'discover', 'banner', [], 'published'],
  ['本周上新课程', 'discover', 'card', [], 'published'],
  ['冬日读诗', 'discover', 'word', [], 'draft'],
  ['宋画专题', 'result', 'banner', ['宋画', '山水', '留白'], 'published'],
  ['苏东坡全集导读', 'result', 'card', ['苏轼', '苏东坡', '东坡'], 'published'],
  ['城市漫步手册', 'result', 'card', ['城市漫步', '街区', 'citywalk'], 'published'],
  ['心理学入门', 'result', 'word', ['心理学', '情绪'], 'published'],
  ['昆曲听讲', 'result', 'card', ['昆曲', '牡丹亭'], 'published'],
  ['写作课', 'result', 'banner', ['写作', '特稿'], 'published'],
]

/** Twenty-four slots of the search page, half before a search and half above its results. */
export const searchSlots = (world: SampleWorld): Row[] =>
  slots.map(([title, slot, style, triggerWords, status], index) => {
    const content = contentAt(world, 30 + index * 3)
    const isOut = status !== 'draft'
    return {
      ...{
        title,
        slot,
        style,
        triggerWords,
        status,
        position: placeAmong(slots, index, (line) => line[1]),
      },
      recommend: index % 2 === 0 ? '编辑部为你挑选' : null,
      target: style === 'rank' ? null : content.target,
      board: style === 'rank' ? (index < 6 ? 'podcast' : 'hotCourses') : null,
      match: index % 3 === 0 ? 'contain' : 'exact',
      imageUrl: ['card', 'banner'].includes(style)
        ? world.picture(`entry-${1 + (index % 8)}`)
        : null,
      badge: oneOf(['none', 'hot', 'none', 'latest', 'recommend'], index),
      platforms: ['ios', 'android', 'harmony'],
      audience: 'all',
      period:
        index % 4 === 0
          ? null
          : {
              start: world.at(-20 + index, '00:00'),
              end: world.at(isOut ? 30 + index : 60, '23:59'),
            },
      exposureCount: isOut ? 4200 + ((index * 3571) % 30_000) : 0,
      clickCount: isOut ? 260 + ((index * 797) % 2400) : 0,
      ...stamps(world, 40 - index * 2, 2),
    }
  })

const cues = [
  ['搜「敦煌」听完整讲座', 'home', '敦煌'],
  ['年度十大好书', 'home', null],
  ['通勤30分钟听什么', 'home', null],
  ['给孩子的博物课', 'course', null],
  ['宋画十讲', 'course', null],
  ['睡前一小时', 'listen', null],
  ['红楼梦有声书', 'listen', '红楼梦'],
  ['十城同播', 'podcast', null],
  ['本期新刊', 'digitalMagazine', null],
  ['搜书名、作者、讲师', 'all', null],
  ['冬至吃什么', 'all', null],
  ['新春书单', 'home', null],
  ['苏东坡的朋友圈', 'all', '苏东坡'],
  ['一小时看懂山水画', 'course', '山水'],
  ['给睡不着的人', 'listen', '助眠'],
  ['这周聊什么', 'podcast', null],
  ['往期封面故事', 'digitalMagazine', '封面故事'],
  ['中秋读诗', 'home', '中秋'],
] as const

/** Eighteen cue words over the pages, sixteen of them live. */
export const cueWords = (world: SampleWorld): Row[] =>
  cues.map(([word, pageKey, searchTerm], index) => {
    const jumps = index === 4 || index === 8
    const status = index === 11 ? 'draft' : index === 17 ? 'withdrawn' : 'published'
    return {
      ...{ word, pageKey, searchTerm, status, audience: 'all' },
      position: placeAmong(cues, index, (line) => line[1]),
      tapAction: jumps ? 'jump' : 'search',
      target: jumps ? contentAt(world, index).target : null,
      period:
        index % 3 === 0
          ? { start: world.at(-5, '00:00'), end: world.at(9 + index, '23:59') }
          : null,
      searchCount: status === 'draft' ? 0 : 140 + ((index * 977) % 4000),
      ...stamps(world, 12 - index, 2),
    }
  })

const trending = [
  ...['红楼梦', '年度书单', '人工智能', '敦煌', '冬至', '宋画', '城市漫步', '苏东坡'],
  ...['睡眠', '博物馆', '纪录片', '昆曲', '雪国', '咖啡'],
  ...['鲸落', '菜市场', '唐诗', '年夜饭', '雨燕', '县城'],
]
const keywords = [
  ...['读书日', '苏轼', '小说', '历史', '心理学', '诗词', '旅行', '亲子', '写作', '摄影'],
  ...['古琴', '书法', '盗版下载', '刷单', '代充'],
  ...[
    '建筑',
    '绘本',
    '科幻',
    '家庭教育',
    '中医',
    '茶',
    '电影',
    '哲学',
    '经济',
    '地理',
    '考古',
    '植物',
    '天文',
  ],
  ...[
    '民国',
    '园林',
    '戏曲',
    '播客',
    '有声书',
    '训练营',
    '数字刊',
    '年卡',
    '兑换码',
    '积分',
    '签到',
    '下载',
  ],
]

const wordRow = (type: string, word: string, status: string): Row => ({
  ...{ type, word, status, effect: 'search', synonyms: [], target: null, results: [] },
  ...{ badge: 'none', heat: 0, pinnedRank: null, period: null },
})

/** Trending words, two of them at fixed places, and keywords, three of them blocked. */
export const searchWords = (world: SampleWorld): Row[] => [
  ...trending.map((word, index) => ({
    ...wordRow('trending', word, index === 13 ? 'draft' : 'published'),
    badge: oneOf(['boom', 'hot', 'latest', 'none', 'none'], index),
    heat: 90_000 - index * 4300,
    pinnedRank: index < 2 ? index + 1 : null,
    ...(index === 1 && { effect: 'redirect', target: contentAt(world, 3).target }),
    searchCount: 32_000 - index * 1500,
    resultCount: 40 + ((index * 37) % 200),
    ...stamps(world, 10 + index, 2),
  })),
  ...keywords.map((word, index) => ({
    ...wordRow('keyword', word, index === 11 ? 'withdrawn' : 'published'),
    ...(index >= 12 && { effect: 'block' }),
    ...(index < 3 && {
      effect: 'top',
      results: [0, 1].map((at) => ({
        _key: `k${at}`,
        target: contentAt(world, index * 4 + at).target,
        recommend: at === 0 ? '编辑推荐' : null,
      })),
    }),
    ...(index === 1 && { synonyms: ['苏子瞻', '东坡居士'] }),
    searchCount: 900 + ((index * 977) % 5000),
    resultCount: index >= 12 ? 0 : 12 + ((index * 31) % 160),
    ...stamps(world, 60 - index, 2),
  })),
]
