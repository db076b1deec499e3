import type { Row } from '#declare'
import { mastheads } from '../covers.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Standing sections by magazine; the cover story comes before them, the columnist after. */
const sections: { readonly [code: string]: string } = {
  SHZK: '社会 经济 文化 科技 生活圆桌 好东西',
  SCYD: '新书 书评 书店地图 作者访谈',
  SNWZ: '科学小问 历史故事 课间十分钟 动脑筋',
  YYAH: '唱片 现场 作曲家 聆听指南',
  SHIJ: '产地 厨房 小馆 食谱 市集',
  LXDL: '线路 地图 在路上 行装',
  JZYC: '街道 住宅 图纸 对谈',
  ZRBW: '观鸟 草木 昆虫 野外手记 读者来信',
  KXZH: '前沿 实验室 人物 问答',
  DLYS: '展览 工作室 批评',
  LSTF: '现场 人物 档案 考古',
  JKSM: '睡眠 饮食 运动 问医生',
  CYZS: '茶 器物 山居',
  DYYD: '新片 重看 幕后 影人',
  SJXZ: '器物 字体 工坊',
  JJGC: '账本 街面 公司 数字',
  XLJS: '来信 关系 情绪 课堂笔记',
  MZSJ: '节日 手艺 歌谣',
  HYSJ: '海岸 深海 海岛 船',
  ZMKT: '实验 散步 共读 手工',
  YWYD: '小说 随笔 诗 译者说',
  SYBK: '专辑 自述 器材',
  XCTS: '一间图书馆 选书 读书会 孩子们',
  TKTK: '书单 访谈 回望',
}
const columnists = ['慢船', '窗边', '半亩地', '夜航', '走神', '对岸', '旧物', '听雨'] as const
/** Magazines with a columnist's page, and its name. */
const withColumnist = ['SHZK', 'SCYD', 'YYAH', 'SHIJ', 'LXDL', 'ZRBW', 'JJGC', 'XLJS'] as const
const disabled = ['行装', '动脑筋', '器材']

interface Section {
  readonly magazine: number
  readonly name: string
  readonly kind: string
}

/** Every section as number of its magazine, name and kind, in the order of the records. */
const planned: readonly Section[] = mastheads.flatMap(({ code }, index) => {
  const at = withColumnist.indexOf(code as (typeof withColumnist)[number])
  const regular = (sections[code] as string).split(' ')
  const magazine = index + 1
  return [
    {
      magazine,
      name: code === 'TKTK' ? '特别策划' : '封面故事',
      kind: code === 'TKTK' ? 'special' : 'coverStory',
    },
    ...regular.map((name) => ({ magazine, name, kind: 'regular' })),
    ...(at < 0 ? [] : [{ magazine, name: `专栏·${columnists[at]}`, kind: 'columnist' }]),
  ]
})

/** The numbers of a magazine's columns in use, the cover story first. */
export const columnsOf = (magazine: number): readonly number[] =>
  planned.flatMap((section, index) =>
    section.magazine === magazine && !disabled.includes(section.name) ? [index + 1] : [],
  )

/** The name of a column by its number. */
export const columnName = (column: number): string => planned[column - 1]?.name ?? ''

/** 120 to 140 columns, four to eight a magazine. */
export const columns = (world: SampleWorld): Row[] =>
  planned.map(({ magazine, name, kind }, index) => ({
    magazine,
    name,
    columnKind: kind,
    columnists: kind === 'columnist' ? [10 + ((index * 7) % 60)] : [],
    iconUrl: index % 3 === 0 ? world.picture(`icon-${1 + (index % 10)}`) : null,
    introduction: oneOf(
      [
        `${name}：每期一组报道，由本刊编辑部采写。`,
        `${name}栏目欢迎读者来稿，来稿请附联系方式。`,
        `编辑部的同事轮流主持${name}，写他们正在关心的事。`,
      ],
      index,
    ),
    showInApp: true,
    position: planned.slice(0, index).filter((other) => other.magazine === magazine).length + 1,
    status: disabled.includes(name) ? 'disabled' : 'enabled',
    ...stamps(world, 700 - magazine * 13),
  }))
