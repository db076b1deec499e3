import type { Row } from '#declare'
import { oneOf, placeAmong, type SampleWorld, stamps } from '../sampleWorld.ts'

const books: readonly (readonly [title: string, subtitle: string])[] = [
  ['如何面对孤独', '给独处的人'],
  ['第一次远行', '离家之后'],
  ['和父母谈一谈', '代际与沟通'],
  ['我们怎样学习', '大脑的用法'],
  ['我们为什么要读历史', '过去与现在'],
  ['身体的事', '青春期以后'],
  ['夏夜星空', '抬头看天'],
  ['怎样交朋友', '关系是一种练习'],
  ['一份工作是什么', '走进职场'],
  ['读一点诗', '从《诗经》到今天'],
  ['城市是怎样长大的', '街道、地铁与菜市场'],
  ['科学家在想什么', '问题比答案重要'],
  ['艺术有什么用', '看懂一幅画'],
  ['写给二十岁', '选择与代价'],
]
const audiences = [['high', 'college'], ['college', 'starter'], ['middle', 'high'], ['college']]
const ON = 12

/** Fourteen volumes, twelve of them on sale. */
export const yongsCompletes = (world: SampleWorld): Row[] =>
  books.map(([title, subtitle], index) => ({
    title: `青年读本${String(index + 1).padStart(2, '0')}：${title}`,
    subtitle,
    volume: index + 1,
    cover: world.picture(`size-600x800-${1 + (index % 4)}`),
    banner: world.picture(`size-750x500-${1 + (index % 6)}`),
    authors: [3 + index, 30 + index],
    isbn: `97875225${String(10_000 + index * 137).padStart(5, '0')}`,
    audience: oneOf(audiences, index),
    intro: `<p>${subtitle}。十二位作者，十二个问题，写给正在长大的人。</p>`,
    epub: 1 + (index % 4),
    freeChapters: 1,
    trailer: null,
    price: index === 6 ? 0 : 3900,
    linePrice: index % 3 === 0 && index !== 6 ? 4900 : null,
    paperGoods: null,
    publishAt: index < ON ? world.at(-400 + index * 31, '10:00') : null,
    sold: index < ON ? 9_200 - index * 640 : 0,
    readers: index < ON ? 12_800 - index * 810 : 0,
    order: index + 1,
    status: index < ON ? 'published' : 'draft',
    ...stamps(world, 400 - index * 25, 1 + (index % 4)),
  }))

const studies: readonly (readonly [title: string, book: number, begins: number, status: string])[] =
  [
    ['21天共读《如何面对孤独》', 1, -160, 'ended'],
    ['暑期共读：我们为什么要读历史', 5, -130, 'ended'],
    ['和父母谈一谈·国庆共读', 3, -100, 'ended'],
    ['读一点诗', 10, -80, 'ended'],
    ['怎样交朋友', 8, -60, 'ended'],
    ['一份工作是什么·秋招共读', 9, -45, 'ended'],
    ['城市是怎样长大的', 11, -9, 'running'],
    ['我们怎样学习', 4, -4, 'running'],
    ['冬夜共读：科学家在想什么', 12, 6, 'enrolling'],
    ['寒假共读：艺术有什么用', 13, 40, 'draft'],
    ['第一次远行·中秋共读', 2, -58, 'cancelled'],
  ]
const tasks = ['读到哪一句停了下来？', '把它讲给一个朋友听。', '你会怎样回答作者的问题？']

/** Eleven studies: six are over, two run, one takes sign-ups, one is being prepared, one found too few. */
export const yongsStudies = (world: SampleWorld): Row[] =>
  studies.map(([title, book, begins, status], index) => ({
    title,
    book,
    leader: 5 + index,
    cover: world.picture(`picture-${3 + index * 2}`),
    intro: `<p>每天一章，二十一天读完一本书。领读人每晚八点在群里等你。</p>`,
    signUp: { start: world.at(begins - 20, '09:00'), end: world.at(begins + 1, '23:59') },
    period: { start: world.at(begins, '08:00'), end: world.at(begins + 20, '22:00') },
    fee: index % 2 === 0 ? 1900 : 0,
    quota: index % 3 === 0 ? 500 : 0,
    plan: Array.from({ length: 12 }, (_, day) => ({
      day: day + 1,
      title: `第${day + 1}章`,
      chapter: null,
      audio: null,
      task: oneOf(tasks, day),
    })),
    finishDays: 9,
    makeUp: 2,
    medal: null,
    groupQr: null,
    status,
    ...stamps(world, 25 - begins, 1 + (index % 4)),
  }))

const names = ['小满', '阿宁', '海棠', '不二', '麦田', '山月', '河灯', '旧磁带', '慢车', '北窗']

/** Eight members to each study that is or was on. */
export const yongsMembers = (world: SampleWorld): Row[] =>
  studies.flatMap(([, , begins, status], at) =>
    status === 'draft' || status === 'cancelled'
      ? []
      : Array.from({ length: 8 }, (_, index) => {
          const days = status === 'enrolling' ? 0 : Math.min(12, Math.max(0, -begins - (index % 4)))
          return {
            study: at + 1,
            user: 1 + ((at * 8 + index) % 60),
            nickname: oneOf(names, at * 3 + index),
            joinedAt: world.at(begins - 1 - index, '20:15'),
            orderNumber: at % 2 === 0 ? `YS${20_260_000 + at * 100 + index}` : null,
            paid: at % 2 === 0 ? 1900 : 0,
            days,
            lastDayAt: days > 0 ? world.at(begins + days, '21:30') : null,
            works: Math.floor(days / 4),
            finishedAt: days >= 9 ? world.at(begins + 10, '21:30') : null,
            status: index === 7 ? 'dropped' : 'joined',
            ...stamps(world, 1 - begins + index),
          }
        }),
  )

const ways: readonly (readonly [
  slot: string,
  study: number,
  title: string | null,
  reason: string,
])[] = [
  ['home', 9, '新一期共读报名中', '和一千个同龄人一起读完'],
  ['home', 7, null, '走出地铁口，看看你的城市'],
  ['book', 9, '读完这本，一起聊聊', '领读人在群里等你'],
  ['finish', 8, '再读一本？', '学习是可以学的'],
  ['home', 6, '秋招共读', '给第一份工作'],
  ['book', 5, null, '朋友从哪里来'],
  ['finish', 4, null, '睡前一首诗'],
  ['home', 10, '寒假共读', '看懂一幅画'],
  ['finish', 9, '冬夜共读', '读完一本，和大家再读一本'],
]

/** Eight recommendations, four of them on. */
export const yongsRecommends = (world: SampleWorld): Row[] =>
  ways.map(([slot, study, title, reason], index) => ({
    ...{ slot, study, title, reason },
    books: slot === 'book' ? [1 + index] : [],
    image: world.picture(`size-690x300-${1 + (index % 2)}`),
    period: { start: world.at(-12, '00:00'), end: world.at(20 + index, '23:59') },
    clicks: index < 4 ? 3_100 - index * 640 : 0,
    order: placeAmong(ways, index, ([where]) => where),
    status:
      index < 4 ? 'published' : oneOf(['withdrawn', 'withdrawn', 'withdrawn', 'draft'], index),
    ...stamps(world, 12 + index * 6, 2),
  }))

const banners: readonly (readonly [title: string, target: string, more: Row])[] = [
  ['新书：科学家在想什么', 'complete', { book: 12 }],
  ['冬夜共读报名', 'study', { study: 9 }],
  ['写给二十岁的历史书单', 'compilation', { compilation: 1 }],
  ['读本小程序上新', 'none', {}],
  ['会员日', 'link', { link: { type: 'vipPage' } }],
  ['寒假共读报名', 'study', { study: 9 }],
  ['夏夜星空·免费读', 'complete', { book: 7 }],
  ['开学书单', 'compilation', { compilation: 2 }],
]

/** Eight banners, five of them on. */
export const yongsBanners = (world: SampleWorld): Row[] =>
  banners.map(([title, target, more], index) => ({
    page: index % 3 === 1 ? 'study' : 'home',
    title,
    image: world.picture('size-690x320-1'),
    target,
    ...{ book: null, study: null, compilation: null, link: null },
    ...more,
    period: { start: world.at(-20 - index, '00:00'), end: world.at(12 + index * 4, '23:59') },
    clicks: index < 5 ? 6_900 - index * 1_020 : 0,
    order: index + 1,
    status: index < 5 ? 'published' : oneOf(['draft', 'withdrawn'], index),
    ...stamps(world, 20 + index * 5, 2),
  }))

const sets: readonly (readonly [
  title: string,
  brief: string,
  theme: string,
  books: readonly number[],
  sale: string,
  price: number | null,
])[] = [
  ['写给二十岁的历史书单', '从为什么读历史开始', 'history', [5, 11], 'single', null],
  ['开学书单', '新学期，从学习本身学起', 'society', [4, 8, 3], 'set', 9900],
  ['和自己相处', '给独处的人', 'mind', [1, 6], 'set', 6900],
  ['夏夜星空', '抬头看天的夜晚', 'science', [7], 'free', null],
  ['第一份工作', '走进职场的三本书', 'society', [9, 2, 8], 'set', 9900],
  ['诗与画', '艺术并不遥远', 'art', [10, 13], 'single', null],
  ['科学入门', '问题比答案重要', 'science', [12, 4], 'single', null],
  ['离家之后', '第一次远行的人', 'mind', [2, 3], 'set', 6900],
  ['城市漫步', '重新认识脚下的路', 'society', [11], 'single', null],
  ['文学的十二个问题', '读一点诗，也读一点小说', 'literature', [10], 'single', null],
  ['考后书单', '慢下来读', 'mind', [1, 7, 10], 'single', null],
  ['给父母也看看', '两代人一起读', 'mind', [3], 'single', null],
]

/** Twelve compilations, nine of them on. */
export const yongsCompilations = (world: SampleWorld): Row[] =>
  sets.map(([title, brief, theme, held, sale, price], index) => ({
    ...{ title, brief, theme, sale, price },
    cover: world.picture(`picture-${2 + index * 2}`),
    intro: `<p>${brief}。编辑部选编。</p>`,
    audience: oneOf(audiences, index),
    books: held,
    items: [
      { title: null, reason: '读完可以听', link: { type: 'podcast', id: 1 + index } },
      { title: '延伸阅读', reason: null, link: { type: 'article', id: 2 + index } },
    ],
    shareImg: world.picture(`share-${1 + (index % 8)}`),
    sold: sale === 'set' ? 1_900 - index * 130 : 0,
    views: 15_400 - index * 1_010,
    order: index + 1,
    status: index < 9 ? 'published' : oneOf(['draft', 'withdrawn'], index),
    ...stamps(world, 300 - index * 22, 1 + (index % 4)),
  }))

const blocks: readonly (readonly [
  title: string,
  source: string,
  pick: string,
  layout: string,
  more: Row,
])[] = [
  ['最新全本', 'complete', 'newest', 'swipe', {}],
  ['正在共读', 'study', 'manual', 'list', { studies: [7, 8, 9] }],
  ['开学书单', 'compilation', 'manual', 'swipe', { compilations: [2, 1, 5] }],
  ['编辑推荐', 'complete', 'manual', 'grid', { books: [5, 1, 7, 10] }],
  ['会员日', 'picture', 'manual', 'single', { more: { type: 'vipPage' } }],
  ['大家在读', 'complete', 'hottest', 'grid', {}],
  ['延伸文章', 'article', 'manual', 'list', { articles: [2, 3, 5] }],
  ['暑期专区', 'compilation', 'manual', 'swipe', { compilations: [4, 11] }],
]

/** Eight blocks of the home page, six of them on. */
export const yongsSetContents = (world: SampleWorld): Row[] =>
  blocks.map(([title, source, pick, layout, more], index) => ({
    ...{ title, source, pick, layout },
    subtitle: index % 2 === 0 ? '每周五更新' : null,
    ...{ books: [], studies: [], compilations: [], articles: [], more: null },
    image: source === 'picture' ? world.picture('size-690x240-1') : null,
    showCount: 4,
    ...more,
    order: index + 1,
    status: index < 6 ? 'published' : oneOf(['withdrawn', 'draft'], index),
    ...stamps(world, 18 + index * 9, 2),
  }))

const agreement = '<p>欢迎使用青年读本。购买的电子书仅供本人阅读，可在小程序与App中同步。</p>'
const minors = '<p>未满十八周岁的读者，请在监护人的陪同下阅读与购买。</p>'

/** The basic settings, and the way to the app. */
export const yongsSettings = (world: SampleWorld): Row[] => [
  {
    ...{ scene: 'basic', enabled: true, name: '青年读本', slogan: '在阅读里认识自己' },
    ...{ notice: '新一期共读报名中', color: '#2E7D5B', agreement, minors },
    ...{ shareTitle: '和一千个同龄人一起读完', shareImg: world.picture('share-2') },
    agreedFrom: world.at(-90, '10:00'),
    ...stamps(world, 90, 1),
  },
  {
    ...{ scene: 'toApp', enabled: true, way: 'open', pages: ['home', 'reader'], perDay: 1 },
    ...{ guideTitle: '打开App听全本', buttonText: '去App阅读', link: { type: 'vipPage' } },
    guideImage: world.picture('size-690x240-1'),
    ...stamps(world, 60, 1),
  },
]
