import type { Scene } from '../covers.ts'

/** A picture of the partner area: its name, its size, and what is written on it in which colours. */
export interface PartnerPicture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly words: string
  readonly line?: string
  readonly ink: string
  readonly paper: string
  readonly scene?: Scene
}

const inks = ['#1f4e8c', '#2e7d5b', '#b8191f', '#7a4b20', '#4b3b8f', '#0f6b77'] as const
const papers = ['#e9f0fa', '#e8f4ee', '#fbeeed', '#f7efe4', '#efedf9', '#e5f3f4'] as const
const scenes: readonly Scene[] = ['books', 'hills', 'city', 'leaves', 'waves', 'sun']

type Lines = readonly (readonly [words: string, line?: string])[]
const many = (
  name: string,
  [width, height]: readonly [number, number],
  lines: Lines,
  plain = false,
): readonly PartnerPicture[] =>
  lines.map(([words, line], index) => ({
    name: `${name}-${index + 1}`,
    width,
    height,
    words,
    ...(line && { line }),
    ink: inks[index % inks.length] as string,
    paper: papers[index % papers.length] as string,
    ...(!plain && { scene: scenes[(index * 5 + name.length) % scenes.length] as Scene }),
  }))

export const lessonTitles = [
  '宋代美学十讲',
  '通勤英文角',
  '职场写作课',
  '古诗词里的四季',
  '亲子共读二十讲',
  '读懂宏观经济',
  '中国建筑之美',
  '一小时读完史记',
  '正念与睡眠',
  '摄影入门十课',
  '唐诗里的长安',
  '时间管理小课',
] as const
/** What stands on the marks, in the order of their numbers. */
const marks = [...'青远澄南民行江桥云禾海市松临知白星东广金春北明晴麦合']
/** The mark of a partner: that with the character its name begins with. */
export const markOf = (name: string): string =>
  `partner-mark-${1 + Math.max(0, marks.indexOf([...name][0] as string))}`

export const bannerLines: Lines = [
  ['春日书单', '二十本书，读一个春天'],
  ['企业读书月', '每天二十分钟，与同事共读'],
  ['名师好课', '本月上新十二门'],
  ['杂志随身看', '两百种期刊，当期可读'],
  ['听见好声音', '通勤路上听一本书'],
  ['亲子阅读周', '和孩子一起读完一本'],
]

/** Every picture drawn for partners: marks, page heads, banners, covers, and the parts of a look. */
export const partnerPictures: readonly PartnerPicture[] = [
  ...many(
    'partner-mark',
    [200, 200],
    marks.slice(0, 10).map((word) => [word]),
    true,
  ),
  ...many(
    'partner-head',
    [750, 360],
    [
      ['书香校园', '青禾大学图书馆'],
      ['职工书屋', '读书，是最好的福利'],
      ['客户权益专区', '每月精选，免费领读'],
      ['员工书房', '一起读，一起成长'],
      ['机关读书角', '学而时习之'],
      ['春季阅读季', '通用模板'],
    ],
  ),
  ...many('partner-banner', [690, 300], bannerLines),
  ...many(
    'partner-cover',
    [336, 448],
    lessonTitles.map((title) => [title]),
  ),
  ...many('partner-login', [750, 480], [['远桥书房'], ['青禾悦读'], ['工行书苑']]),
  ...many(
    'partner-launch',
    [1125, 2000],
    [
      ['远桥书房', '员工的第二书架'],
      ['青禾悦读', '书香校园'],
    ],
  ),
  ...many(
    'partner-logo',
    [360, 72],
    [['远桥书房'], ['青禾悦读'], ['工行书苑'], ['澄江读书']],
    true,
  ),
  ...many('partner-popup', [560, 720], [['新人礼', '好书三本任选']]),
  ...many('partner-float', [160, 160], [['领书'], ['客服']], true),
  ...many(
    'partner-mark',
    [200, 200],
    marks.map((word) => [word]),
    true,
  ).slice(10),
]
