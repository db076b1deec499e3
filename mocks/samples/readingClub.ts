import type { Row } from '#declare'
import { sampledPicture } from './sampledPicture.ts'
import { oneOf, type SampleWorld, stamps } from './sampleWorld.ts'

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

/** Judges, leaders and members of the reading club. */
export const doreadNames = (world: SampleWorld): Row[] =>
  people.map(([name, nameKind, title, status], index) => ({
    ...{ name, nameKind, status, user: index + 1, title: title || null, position: index + 1 },
    phone: `1390000${String(1100 + index * 7)}`,
    avatar: title ? sampledPicture(world, { width: 300, height: 300 }, index) : null,
    introduction: title ? `${title}。相信好书值得慢慢读，也值得和陌生人一起读。` : null,
    goodAt: [oneOf(['literature', 'history', 'science', 'society'], index)],
    term:
      status === 'active' ? { start: world.at(-120, '00:00'), end: world.at(245, '23:59') } : null,
    address: '北京市东城区和平里七区十六号楼',
    ...stamps(world, 90 - index * 3),
  }))

const titles: readonly (readonly [title: string, author: string, kind: string, reason: string])[] =
  [
    ['慢船过三峡', '林渡', 'literature', '一条河的传记，也是一家三代人的行船史。'],
    ['县城里的图书馆', '江禾', 'society', '二十座小城图书馆的馆员，各自守着一盏灯。'],
    ['草木的语言', '苏叶', 'science', '植物怎样彼此说话，读完再看路边的树会不一样。'],
    ['夜航记', '周远帆', 'literature', '末班飞机上的十二个陌生人，十二个夜晚。'],
    ['灶台边的中国', '何满', 'life', '从一口锅讲起，饭菜里的迁徙与团圆。'],
    ['算盘与星图', '陆章', 'history', '古人怎样用算盘推算行星，意外地好读。'],
    ['给孩子的山水课', '顾青', 'children', '走进五幅古画，和孩子一起认山认水。'],
    ['修表匠的下午', '白露', 'literature', '关于时间与手艺的十个短篇。'],
    ['城南旧影', '罗汀', 'history', '三百张老照片里的街巷与人。'],
    ['看不见的邻居', '温澜', 'science', '城市里的狐狸、雨燕和苔藓。'],
    ['一个人的乐队', '尹川', 'life', '四十岁开始学琴的人写下的练习日记。'],
    ['麦田来信', '方晓禾', 'society', '返乡青年的三年，诚恳、好看。'],
  ]
/** With its check digit. */
function isbn(index: number): string {
  const digits = `97875302${String(2000 + index * 13)}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
const monthOf = (world: SampleWorld, back: number) => world.day(-back * 30).slice(0, 7)

/** Books of the last months, most of them on the shelf. */
export const doreadBooks = (world: SampleWorld): Row[] =>
  titles.map(([title, bookAuthor, bookKind, reason], index) => ({
    ...{ title, bookAuthor, bookKind, reason, isbn: isbn(index), position: index + 1 },
    publisher: oneOf(['远山出版社', '河岸文艺出版社', '新知书局'], index),
    publishDate: world.day(-200 - index * 17),
    listPrice: 4800 + (index % 5) * 700,
    cover: sampledPicture(world, { width: 400, height: 560 }, index),
    month: monthOf(world, index < 8 ? 0 : 1),
    recommender: 1 + (index % 5),
    introduction: `<p>${reason}</p><p>全书分八章，附图三十幅。</p>`,
    doubanScore: 7.6 + (index % 5) * 0.4,
    status: index < 9 ? 'published' : index === 9 ? 'withdrawn' : 'draft',
    ...stamps(world, 40 - index * 2),
  }))

const verdicts = [
  [9, 9, 8, 'strong'],
  [8, 7, 8, 'good'],
  [7, 8, 6, 'good'],
  [6, 6, 7, 'fair'],
] as const
const said =
  '初读时以为这是一本慢书，读到第三章才明白慢是它的方法。作者不急着下结论，先把人和地方写清楚，再让故事自己走出来。'

/** Judgements of the books, some still in review. */
export const readJudges = (world: SampleWorld): Row[] =>
  Array.from({ length: 18 }, (_, index) => {
    const [contentScore, writingScore, designScore, verdict] = oneOf(verdicts, index)
    const later = ['reviewing', 'reviewing', 'draft', 'rejected']
    const status = index < 14 ? 'published' : oneOf(later, index - 14)
    return {
      ...{ book: 1 + (index % 6), judge: 1 + Math.floor(index / 6), status, verdict },
      ...{ contentScore, writingScore, designScore, readDays: 3 + (index % 9) },
      title: `${oneOf(['慢读三遍之后', '合上书的那个晚上', '写给还在犹豫的你'], index)}`,
      summary: oneOf(['细节扎实，余味很长', '好读，也经得起重读', '瑕不掩瑜，值得一看'], index),
      content: `<p>${said.repeat(4)}</p>`,
      reviewedBy: index < 14 ? 1 : null,
      reviewedAt: index < 14 ? world.at(-index - 1, '15:20') : null,
      reviewNote: status === 'rejected' ? '第二段的引文请注明页码。' : null,
      likeCount: (index * 37) % 120,
      ...stamps(world, 20 - index),
    }
  })

const words = [
  '地铁上读完第一章就坐过了站。',
  '和女儿一起看的，她记住了每一种树的名字。',
  '装帧很用心，送人也合适。',
  '中段略慢，结尾把一切都收住了。',
  '看哭了，想起外婆家的灶台。',
]
/** Readers' and invited comments. */
export const doreadComments = (world: SampleWorld): Row[] =>
  Array.from({ length: 15 }, (_, index) => {
    const isReader = index % 3 !== 0
    const status = isReader ? oneOf(['passed', 'waiting', 'passed', 'hidden'], index) : 'passed'
    return {
      ...{ book: 1 + (index % 8), origin: isReader ? 'reader' : 'invited', status },
      user: isReader ? 1 + (index % 20) : null,
      nickname: oneOf(['山月', '晚睡的风', '老城根儿', '夜航的鲸', '海边的栗子'], index),
      score: 3 + (index % 3),
      content: oneOf(words, index),
      reply: index === 3 ? '谢谢你的来信，译者已经看到。' : null,
      top: index === 0,
      best: index % 6 === 0,
      commentedAt: world.at(-index, '20:15'),
      likeCount: (index * 29) % 90,
      ...stamps(world, index + 1),
    }
  })

/** Books of the lists by how many months they lie back; the next one is being put together. */
const listed: { readonly [back: number]: readonly number[] } = {
  [-1]: [4, 7, 8],
  0: [1, 2, 3, 5, 6, 8, 4],
  1: [9],
}
const called: { readonly [back: number]: readonly [title: string, status: string] } = {
  [-1]: ['下月共读书单', 'draft'],
  0: ['本月共读书单', 'published'],
  1: ['上月共读书单', 'withdrawn'],
}

/** The list of this month, of the one before, and of the next. */
export const doreadMonthlies = (world: SampleWorld): Row[] =>
  [0, 1, -1].map((back) => ({
    month: monthOf(world, back),
    title: called[back]?.[0],
    imageUrl: sampledPicture(world, { width: 1125, height: 633 }, back + 1),
    foreword: '这个月我们读河流、灶台与星图，愿你在其中找到一本想带上火车的书。',
    books: (listed[back] ?? []).map((book, at) => ({
      ...{ _key: `b${at}`, book, reason: titles[book - 1]?.[3] ?? '值得一读' },
      badge: at === 0 ? 'best' : at === 1 ? 'fresh' : 'nothing',
    })),
    publishAt: back < 0 ? null : world.at(-2 - back * 18),
    status: called[back]?.[1],
    visitCount: back < 0 ? 0 : 640 + back * 1190,
    ...stamps(world, Math.max(1, 3 + back * 30)),
  }))
