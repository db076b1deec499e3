import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const subjects: readonly (readonly [
  title: string,
  subtitle: string,
  kind: string,
  museum: string | null,
  city: string,
])[] = [
  ['良渚：五千年前的王国', '水坝、玉琮与一座城', 'museum', '良渚博物院', '杭州'],
  ['殷墟：甲骨上的商朝', '从一片龙骨说起', 'museum', '殷墟博物馆', '安阳'],
  ['大足石刻：山崖上的人间', '宝顶山的一日', 'site', null, '重庆'],
  ['何以敦煌', '洞窟里的一千年', 'exhibition', '中华艺术宫', '上海'],
  ['三星堆：青铜面具之后', '祭祀坑新发现', 'museum', '三星堆博物馆', '广汉'],
  ['唐人的日常', '一件金银器上的宴饮', 'exhibition', '陕西历史博物馆', '西安'],
  ['古建上的山西', '从佛光寺到悬空寺', 'route', null, '太原'],
  ['宋瓷五窑', '一抹天青从哪里来', 'exhibition', '河南博物院', '郑州'],
  ['大运河沿线', '从通州到拱宸桥', 'route', null, '扬州'],
  ['曾侯乙：地下的交响', '六十五件编钟', 'museum', '湖北省博物馆', '武汉'],
  ['西夏陵', '贺兰山下的土丘', 'site', null, '银川'],
  ['盛世修典', '一部大书的诞生', 'exhibition', '国家图书馆', '北京'],
]
const SHOWN = 8

/** Twelve museum subjects, eight of them on. */
export const wenboSubjects = (world: SampleWorld): Row[] =>
  subjects.map(([title, subtitle, kind, museum, city], index) => ({
    ...{ title, subtitle, kind, museum, city },
    address: museum ? `${city}市${museum}` : null,
    openHours: museum ? '周二至周日 9:00–17:00' : null,
    period:
      kind === 'exhibition'
        ? { start: world.at(-30 - index, '09:00'), end: world.at(40 + index * 9, '17:00') }
        : null,
    cover: world.picture(`size-702x936-${1 + (index % 2)}`),
    headImage: world.picture('size-750x560-1'),
    shareImg: world.picture(`share-${1 + (index % 8)}`),
    intro: `<p>${subtitle}。跟着讲解作者，用一个下午走完${title.split('：')[0]}。</p>`,
    authors: [1 + index, 20 + index],
    seal: index < 3 ? index + 1 : null,
    views: index < SHOWN ? 28_600 - index * 2_930 : 0,
    order: index + 1,
    status: index < SHOWN ? 'published' : oneOf(['draft', 'withdrawn', 'draft'], index),
    ...stamps(world, 40 + index * 17, 1 + (index % 4)),
  }))

const contents: readonly (readonly [section: string, type: string, title: string])[] = [
  ['看展', 'article', '馆长带你走一遍'],
  ['看展', 'article', '二十个细节，站近一点看'],
  ['看展', 'article', '第一次来，先看这三件'],
  ['听讲解', 'audio', '后母戊鼎是怎么铸成的'],
  ['听讲解', 'audio', '一件文物的旅行'],
  ['文物', 'exhibit', '玉琮王：神人兽面纹的秘密'],
  ['文物', 'exhibit', '一枚开元通宝上的指甲痕'],
]
const eras = [
  '新石器时代',
  '商',
  '南宋',
  '唐',
  '商',
  '唐',
  '北齐',
  '北宋',
  '隋',
  '战国',
  '西夏',
  '清',
]
const body = (title: string) =>
  `<p>${title}。展柜前的光线很暗，要等眼睛慢慢适应，纹饰才一层一层浮出来。</p>`

/** Seven contents to each subject, in three sections, and one more of those that are open in the evening. */
export const wenboContents = (world: SampleWorld): Row[] => [
  ...usualContents(world),
  ...nights.map(([subject, title, brief], index) => ({
    ...{ subject, section: '看展', type: 'article', title, brief },
    cover: world.picture(`picture-${1 + ((index * 5 + 2) % 30)}`),
    ...{ article: null, body: body(title), era: null, images: [] },
    ...{ audio: null, video: null, link: null, free: true },
    views: 1_240 - index * 160,
    order: contents.length + 1,
    // The last night is over.
    status: index === nights.length - 1 ? 'withdrawn' : 'published',
    ...stamps(world, 9 + index, 3),
  })),
]

const nights = [
  [1, '夜场预约：灯光下的玉器', '每周五、周六开放至二十一点'],
  [2, '夜场预约：在甲骨前静坐一刻', '每场限三十人'],
  [4, '夜场预约：洞窟复原厅', '自备外套，展厅较凉'],
  [5, '夜场预约：面具的背面', '讲解二十分钟一场'],
  [6, '夜场预约：金银器与古乐', '古琴演奏四十分钟'],
  [8, '夏夜开放日', '八月的五个周末'],
] as const

const usualContents = (world: SampleWorld): Row[] =>
  subjects.flatMap(([subject, , , museum], at) =>
    contents.map(([section, type, title], index) => ({
      ...{ subject: at + 1, section, type },
      title: index < 3 ? `${subject.split('：')[0]}：${title}` : title,
      brief: museum ?? '实地看，比书上大得多',
      cover: world.picture(`picture-${1 + ((at * 7 + index) % 30)}`),
      article: null,
      body: type === 'article' || type === 'exhibit' ? body(title) : null,
      era: type === 'exhibit' ? eras[at] : null,
      images: [],
      audio:
        type === 'audio'
          ? {
              url: world.picture('silence.mp3'),
              name: `${title}.mp3`,
              size: 7_680_000,
              duration: 480,
            }
          : null,
      video: null,
      link: null,
      free: index !== 4,
      views: at < SHOWN ? 9_400 - at * 610 - index * 870 : 0,
      order: index + 1,
      status: at < SHOWN || index < (at === SHOWN ? 3 : 2) ? 'published' : 'draft',
      ...stamps(world, 38 + at * 17, 1 + (index % 4)),
    })),
  )

const smalls = [
  ...['元宵灯火', '唐代的猫', '藏在器物里的二十四节气', '古人怎样过冬', '一盏茶的宋朝', '龙的样子'],
  ...['纸上花鸟', '面孔：俑的表情', '古人的宴席', '一只玉蝉', '壁画里的乐队', '马踏飞燕之外'],
  ...['簪花记', '扇子里的夏天', '中秋看月', '古人的书桌', '青铜器上的字', '丝路上的玻璃'],
  ...['门神考', '衣裳与身份', '九九消寒图', '窑火', '古琴四张', '孩子的玩具'],
  ...['灯下的战国', '粮仓', '石头上的佛', '船', '古镜', '围棋'],
]
const stateOfSmall = (index: number): string => {
  if (index < 18) return 'published'
  if (index < 20) return 'scheduled'
  return index < 27 ? 'draft' : 'withdrawn'
}
const layouts = ['list', 'grid', 'timeline']

/** Thirty small subjects: eighteen on, two waiting, seven drafts, three withdrawn. */
export const smallSubjects = (world: SampleWorld): Row[] =>
  smalls.map((title, index) => ({
    title,
    brief: `从几件文物看${title}`,
    cover: world.picture(`picture-${1 + ((index * 5) % 30)}`),
    headImage: null,
    color: oneOf(['#8C6A3F', '#2F5D62', '#A63D40', '#5B6C5D'], index),
    layout: oneOf(layouts, index),
    intro: `${title}，是课本之外的历史。`,
    subject: index % 3 === 0 ? 1 + (index % SHOWN) : null,
    author: 1 + (index % 40),
    tags: [],
    shareImg: world.picture(`share-${1 + (index % 8)}`),
    publishAt: stateOfSmall(index) === 'scheduled' ? world.at(2 + (index % 2) * 5, '08:00') : null,
    views: index < 18 ? 12_300 - index * 590 : 0,
    order: index + 1,
    status: stateOfSmall(index),
    ...stamps(world, 4 + index * 3, 1 + (index % 4)),
  }))

const entries = [
  '一盏鱼灯里的徽州',
  '唐人养猫小史',
  '曾侯乙编钟：地下的交响',
  '灯市的账本',
  '月下有人',
]
const marks = ['战国', '唐', '北宋', '明', '清']

/** Four or five entries to each small subject, written for it or taken from the museum contents. */
export const smallSubjectContents = (world: SampleWorld): Row[] =>
  smalls.flatMap((_, at) =>
    Array.from({ length: at % 2 === 1 || at < 10 ? 5 : 4 }, (_unused, index) => {
      const taken = index >= 2
      const content = (at * 3 + index * 2) % 56
      const [, , title] = contents[content % contents.length]!
      return {
        smallSubject: at + 1,
        source: taken ? 'wenbo' : 'own',
        article: null,
        content: taken ? content + 1 : null,
        podcast: null,
        title: taken ? title : oneOf(entries, at + index),
        brief: taken ? null : '配图来自馆方授权',
        cover: world.picture(`picture-${1 + ((at * 4 + index) % 30)}`),
        timeMark: layouts[at % 3] === 'timeline' ? marks[index] : null,
        body: taken ? null : body(oneOf(entries, at + index)),
        link: null,
        visible: at !== 0 || index !== 3,
        clicks: at < 18 ? 3_100 - at * 120 - index * 340 : 0,
        order: index + 1,
        ...stamps(world, 4 + at * 3, 1 + (index % 4)),
      }
    }),
  )
