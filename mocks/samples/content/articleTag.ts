import type { Row } from '#declare'
import type { SampleWorld } from '../sampleWorld.ts'
import { stamps } from '../sampleWorld.ts'
import type { Subject } from '../words.ts'

/** Domain, then `topic: keywords`. */
const tree: readonly (readonly [domain: string, ...topics: string[]])[] = [
  [
    '城市',
    '街区更新: 菜市场 老房子 社区营造 广场',
    '公共交通: 地铁 公交 自行车 末班车',
    '小城: 县城 咖啡馆 返乡 集市',
    '公共空间: 公园 图书馆 书报亭 天桥',
    '居住: 租房 合住 阳台',
  ],
  [
    '健康',
    '睡眠: 失眠 午睡 夜班 生物钟',
    '饮食: 早餐 控糖 素食',
    '运动: 徒步 游泳 跑步 骑行',
    '心理: 焦虑 独处 情绪',
    '就医: 体检 社区医院',
  ],
  [
    '艺术',
    '绘画: 宋画 水墨 版画 壁画',
    '音乐: 交响乐 民谣 老唱片 合唱',
    '戏曲: 昆曲 社戏 戏台',
    '摄影: 纪实 胶片 航拍',
    '建筑: 民居 园林 桥',
  ],
  [
    '历史',
    '考古: 遗址 青铜器 简牍',
    '近代: 报纸 铁路 口岸',
    '古代生活: 节气 服饰 驿站',
    '地方志: 族谱 县志',
  ],
  [
    '文学',
    '小说: 短篇 长篇 科幻',
    '诗: 旧体诗 新诗',
    '翻译: 译者 双语',
    '阅读: 书店 旧书 书单 读书会',
    '写作: 日记 非虚构 书信',
  ],
  [
    '自然',
    '鸟类: 观鸟 候鸟 猛禽',
    '植物: 野菜 花 古树 菌子',
    '山川: 河流 雪山 海岸 潮间带',
    '气象: 云 梅雨 台风',
    '昆虫: 蝉 萤火虫',
  ],
  [
    '美食',
    '面食: 拉面 饺子 馒头',
    '地方风味: 花椒 腊味 豆制品',
    '饮品: 茶 手冲 米酒',
    '厨房: 菜谱 刀具 腌菜',
  ],
  [
    '社会',
    '教育: 乡村学校 夜校 课外书',
    '劳动: 快递员 工匠 学徒',
    '家庭: 育儿 养老 搬家',
    '人口: 迁徙 独居',
    '公益: 志愿者 捐书',
  ],
  [
    '科学',
    '天文: 星空 望远镜',
    '生命: 基因 海洋生物',
    '技术: 人工智能 电池 地图测绘',
    '医学史: 疫苗 解剖',
  ],
]
const synonyms: { readonly [name: string]: readonly string[] } = {
  菜市场: ['农贸市场', '菜场'],
  失眠: ['睡不着'],
  手冲: ['手冲咖啡'],
  非虚构: ['纪实写作'],
  人工智能: ['AI'],
  徒步: ['远足'],
}
/** Merged away: name, and the keyword that took it over. */
const merged: readonly (readonly [name: string, into: string])[] = [
  ['晚睡', '夜班'],
  ['旧书摊', '旧书'],
]

interface Planned {
  readonly name: string
  readonly parent: number | null
  readonly position: number
  readonly into?: number
}
const planned: readonly Planned[] = plan()

function plan(): Planned[] {
  const rows: Planned[] = tree.map(([name], index) => ({ name, parent: null, position: index + 1 }))
  const keywords: (readonly [parent: number, name: string, position: number])[] = []
  for (const [domain, [, ...topics]] of tree.entries())
    for (const [index, topic] of topics.entries()) {
      const [name, words] = topic.split(': ') as [string, string]
      rows.push({ name, parent: domain + 1, position: index + 1 })
      const parent = rows.length
      for (const [place, word] of words.split(' ').entries())
        keywords.push([parent, word, place + 1])
    }
  for (const [parent, name, position] of keywords) rows.push({ name, parent, position })
  for (const [name, into] of merged) {
    const target = rows.findIndex((row) => row.name === into)
    rows.push({ name, parent: rows[target]!.parent, position: 9, into: target + 1 })
  }
  return rows
}

/** 180 labels: 9 domains, 40 topics, the rest keywords, two of them merged into others. */
export const articleTags = (world: SampleWorld): Row[] =>
  planned.map(({ name, parent, position, into }, index) => ({
    name,
    parent,
    synonyms: [...(synonyms[name] ?? [])],
    description: parent === null ? `${name}类内容的总标签，只作归类，不直接用于文章。` : null,
    weight: parent === null ? 50 : 40 + ((index * 17) % 50),
    showInApp: index % 29 !== 28,
    mergedInto: into ?? null,
    position,
    status: into ? 'merged' : index % 47 === 46 ? 'disabled' : 'enabled',
    ...stamps(world, 600 - (index % 300), 1 + (index % 4)),
  }))

const domainOf: { readonly [S in Subject]: readonly string[] } = {
  city: ['城市', '社会'],
  table: ['美食'],
  night: ['健康'],
  books: ['文学', '历史'],
  nature: ['自然', '科学'],
  craft: ['艺术'],
}

/** Numbers of the labels that content on a subject may bear: topics and keywords in use. */
export function tagsOn(subject: Subject): readonly number[] {
  const roots = planned.flatMap(({ name }, index) =>
    domainOf[subject].includes(name) && index < tree.length ? [index + 1] : [],
  )
  const below = (parent: number | null): boolean =>
    parent !== null && (roots.includes(parent) || below(planned[parent - 1]!.parent))
  return planned.flatMap(({ parent, into }, index) =>
    below(parent) && !into && index % 47 !== 46 ? [index + 1] : [],
  )
}
