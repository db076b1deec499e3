import type { Row } from '#declare'
import { people as penNames } from '../people.ts'
import { sampledPicture } from '../sampledPicture.ts'
import { monthOf, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { clubBooks } from './clubBook.ts'

const people: readonly (readonly [name: string, kind: string, title: string, status: string])[] = [
  ['林见溪', 'judge', '书评人，《小城书店》作者', 'active'],
  ['周栖', 'judge', '大学图书馆馆员', 'active'],
  ['沈知白', 'judge', '译者，译有三部长篇小说', 'active'],
  ['杜若飞', 'leader', '科普作家，每月领读一本', 'active'],
  ['程小满', 'leader', '中学语文老师', 'active'],
  ['夏至', 'trial', '新书试读员', 'active'],
  ['史今', 'member', '', 'waiting'],
  ['江照', 'judge', '独立书店店主', 'ended'],
]

/** Nicknames of members and trial readers, twice over with another ending. */
const nicknames =
  '半亩塘 灯下客 山月 晚睡的风 老城根儿 夜航的鲸 海边的栗子 石榴 三里河 窗台上的猫 雨天的木匠 邮筒 早起的面包'.split(
    ' ',
  )
const callings = [
  '判断一本书，先看它怎么结尾',
  '每年读一百本，只留下十本',
  '书架分三层：想读、在读、舍不得读完',
] as const

/** The first by name, then as many judges, leaders, trial readers and members as a club has: sixty. */
const club: typeof people = [
  ...people,
  ...penNames
    .slice(12, 22)
    .map(
      ([name, , title], index) => [name, index < 7 ? 'judge' : 'leader', title, 'active'] as const,
    ),
  ...Array.from({ length: 42 }, (_, index) => {
    const name = `${oneOf(nicknames, index)}${index < nicknames.length ? '' : oneOf(['同学', '先生', '小姐'], index)}`
    const kind = index % 4 === 1 ? 'trial' : 'member'
    const status = index % 14 === 5 ? 'waiting' : index % 19 === 7 ? 'ended' : 'active'
    return [name, kind, kind === 'trial' ? '新书试读员' : '', status] as const
  }),
]

/** Judges, leaders and members of the reading club. */
export const doreadNames = (world: SampleWorld): Row[] =>
  club.map(([name, nameKind, title, status], index) => ({
    ...{ name, nameKind, status, user: index + 1, title: title || null, position: index + 1 },
    phone: `1390000${String(1100 + index * 7)}`,
    avatar: title ? sampledPicture(world, { width: 300, height: 300 }, index) : null,
    introduction: title
      ? `${title}。${index < 8 ? '相信好书值得慢慢读，也值得和陌生人一起读' : oneOf(callings, index)}。`
      : null,
    goodAt: [oneOf(['literature', 'history', 'science', 'society'], index)],
    term:
      status === 'active' ? { start: world.at(-120, '00:00'), end: world.at(245, '23:59') } : null,
    address: '北京市东城区和平里七区十六号楼',
    ...stamps(world, 90 - index * 3),
  }))

/** With its check digit. */
function isbn(index: number): string {
  const digits = `97875302${String(2000 + index * 13)}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Books of the last months, most of them on the shelf. */
export const doreadBooks = (world: SampleWorld): Row[] =>
  clubBooks.map(([title, bookAuthor, bookKind, reason], index) => ({
    ...{ title, bookAuthor, bookKind, reason, isbn: isbn(index), position: index + 1 },
    publisher: oneOf(['远山出版社', '河岸文艺出版社', '新知书局'], index),
    publishDate: world.day(-200 - ((index * 17) % 700)),
    listPrice: 4800 + (index % 5) * 700,
    cover: sampledPicture(world, { width: 400, height: 560 }, index),
    month: monthOf(world, index < 8 ? 0 : 1 + Math.floor((index - 8) / 13)),
    recommender: 1 + (index % 5),
    introduction: `<p>${reason}</p><p>全书分八章，附图三十幅。</p>`,
    doubanScore: 7.6 + (index % 5) * 0.4,
    status:
      index === 9 || index === 40
        ? 'withdrawn'
        : [10, 11, 25, 58].includes(index)
          ? 'draft'
          : 'published',
    ...stamps(world, 40 + index * 2),
  }))

const headings = [
  '慢读三遍之后',
  '合上书的那个晚上',
  '写给还在犹豫的你',
  '慢热但值得',
  '装帧胜过内容',
  '一本适合坐火车读的书',
  '写给岛民的长信',
  '没有一句废话',
] as const
const summaries = [
  '细节扎实，余味很长',
  '好读，也经得起重读',
  '瑕不掩瑜，值得一看',
  '前半本好过后半本',
  '译笔很稳，注释也用心',
] as const
const verdicts = [
  [9, 9, 8, 'strong'],
  [8, 7, 8, 'good'],
  [7, 8, 6, 'good'],
  [6, 6, 7, 'fair'],
] as const
const said =
  '初读时以为这是一本慢书，读到第三章才明白慢是它的方法。作者不急着下结论，先把人和地方写清楚，再让故事自己走出来。'

const JUDGEMENTS = 110
/** Those who judge, by their numbers: a book is judged once by each. */
const judges = [1, 2, 3, 9, 10, 11, 12, 13, 14, 15] as const
const judged = [1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18, 19, 20] as const

/** Judgements of the books, eight still in review. */
export const readJudges = (world: SampleWorld): Row[] =>
  Array.from({ length: JUDGEMENTS }, (_, index) => {
    const [contentScore, writingScore, designScore, verdict] = oneOf(verdicts, index)
    const status = judgementOf(index)
    const isOut = status === 'published' || status === 'withdrawn'
    return {
      ...{
        book: oneOf(judged, index),
        judge: oneOf(judges, Math.floor(index / judged.length)),
        status,
        verdict,
      },
      ...{ contentScore, writingScore, designScore, readDays: 3 + (index % 9) },
      title: oneOf(headings, index * 3),
      summary: oneOf(summaries, index),
      content: `<p>${said.repeat(4)}</p>`,
      reviewedBy: isOut ? 1 : null,
      reviewedAt: isOut ? world.at(-index - 1, '15:20') : null,
      reviewNote: status === 'rejected' ? '第二段的引文请注明页码。' : null,
      likeCount: (index * 37) % 120,
      ...stamps(world, isOut ? 2 + index : 1 + (index % 5)),
    }
  })

function judgementOf(index: number): string {
  if (index >= JUDGEMENTS - 8) return 'reviewing'
  if (index >= JUDGEMENTS - 11) return 'draft'
  return index === 15 || index === 60 ? 'rejected' : index === 33 ? 'withdrawn' : 'published'
}

const words = [
  '地铁上读完第一章就坐过了站。',
  '和女儿一起看的，她记住了每一种树的名字。',
  '装帧很用心，送人也合适。',
  '中段略慢，结尾把一切都收住了。',
  '看哭了，想起外婆家的灶台。',
  '读到第三章忍不住坐上了末班船。',
  '译笔很稳，注释也不抢戏。',
  '摘录：“雾散的时候，码头还在原来的地方。”',
  '书店老板推荐的，果然没骗我。',
  '适合睡前读两页，读着读着就睡着了，是好的意思。',
  '和上一本比收着写了，我更喜欢这一本。',
  '纸有点薄，翻页要小心，内容没得说。',
  '看完去翻了地图，真的有这条路。',
]
/** Readers' and invited comments. */
export const doreadComments = (world: SampleWorld): Row[] =>
  Array.from({ length: 180 }, (_, index) => {
    const isReader = index % 3 !== 0
    const status = isReader
      ? index < 20 && index % 4 === 1
        ? 'waiting'
        : index % 27 === 4
          ? 'hidden'
          : index % 18 === 11
            ? 'waiting'
            : 'passed'
      : 'passed'
    return {
      ...{
        book: index < 60 ? 1 + (index % 8) : oneOf(judged, index),
        origin: isReader ? 'reader' : 'invited',
        status,
      },
      user: isReader ? 6 + ((index * 7) % 140) : null,
      nickname: oneOf(nicknames, index * 5),
      score: 3 + (index % 3),
      content: oneOf(words, index),
      reply: index === 3 ? '谢谢你的来信，译者已经看到。' : null,
      top: index === 0,
      best: index % 6 === 0,
      commentedAt: world.at(
        -Math.floor(index / 2),
        `${String(8 + (index % 13)).padStart(2, '0')}:${10 + (index % 45)}`,
      ),
      likeCount: (index * 29) % 90,
      ...stamps(world, Math.floor(index / 2) + 1),
    }
  })

/** Books of the lists by how many months they lie back; the next one is being put together. */
const listed: { readonly [back: number]: readonly number[] } = {
  [-1]: [4, 7, 8],
  0: [1, 2, 3, 5, 6, 8, 4],
  1: [9, 13, 14, 15, 16, 17, 18, 19, 20, 21],
  2: [22, 23, 24, 25, 27, 28, 29, 30, 31, 32],
  3: [35, 36, 37, 38, 39, 40, 42, 43, 44, 45],
  4: [48, 49, 50, 51, 52, 53, 54, 55, 56, 57],
}
const called: { readonly [back: number]: readonly [title: string, status: string] } = {
  [-1]: ['下月共读书单', 'draft'],
  0: ['本月共读书单', 'published'],
  1: ['十月好书：在雾里辨认方向', 'published'],
  2: ['秋天的十本书', 'published'],
  3: ['暑假最后一本', 'withdrawn'],
  4: ['适合带去海边的书', 'published'],
}

/** The lists of five months, and of the next. */
export const doreadMonthlies = (world: SampleWorld): Row[] =>
  [0, 1, -1, 2, 3, 4].map((back) => ({
    month: monthOf(world, back),
    title: called[back]?.[0],
    imageUrl: sampledPicture(world, { width: 1125, height: 633 }, back + 1),
    foreword: '这个月我们读河流、灶台与星图，愿你在其中找到一本想带上火车的书。',
    books: (listed[back] ?? []).map((book, at) => ({
      ...{ _key: `b${at}`, book, reason: clubBooks[book - 1]?.[3] ?? '值得一读' },
      badge: at === 0 ? 'best' : at === 1 ? 'fresh' : 'nothing',
    })),
    publishAt: back < 0 ? null : world.at(-2 - back * 18),
    status: called[back]?.[1],
    visitCount: back < 0 ? 0 : 640 + back * 1190,
    ...stamps(world, Math.max(1, 3 + back * 30)),
  }))
