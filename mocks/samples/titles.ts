import { type Subject, subjectNames, titles } from './words.ts'

const people = words(
  '守夜人 修表匠 图书管理员 摆渡人 面点师傅 邮差 护林员 调音师 裁缝 船长 校对员 养蜂人 泥瓦匠 小学老师 卖花人 放映员 药剂师 列车员 木匠 菜农 ' +
    '装裱师 灯塔员 豆腐匠 园丁 讲解员 修伞人 琴师 采茶人 锁匠 摊主 水文员',
)
const places = words(
  '江边 县城 胡同口 老码头 山脚下 城北 岛上 旧厂区 集市 高原 运河边 雨巷 渡口 半山 车站 南门外 海堤 河湾 林场 镇上 ' +
    '桥头 谷仓 茶山 盐场 新区 坡上 湖心 关外 塔下 西街 水乡 梯田 院子里 码头仓库 大学城 竹林 沙洲',
)

/** What an article on a subject may be called: `$1` is a place, `$2` somebody. */
const patterns: { readonly [S in Subject]: readonly string[] } = {
  city: [
    '$1的最后一家照相馆',
    '$2的一天',
    '搬到$1以后',
    '在$1等一辆公交车',
    '$1：一条街的十年',
    '$2和他的邻居们',
  ],
  table: [
    '$1的早餐铺',
    '$2教我做的一道菜',
    '一碗从$1来的汤',
    '$1的酱油作坊',
    '$2的年夜饭',
    '到$1吃一条鱼',
  ],
  night: ['$1的夜班', '$2为什么睡不着', '凌晨的$1', '在$1听见雨声', '$2的午睡', '熄灯以后的$1'],
  books: [
    '$1的旧书摊',
    '$2的书单',
    '在$1读完一本书',
    '写给$2的信',
    '$1有一间图书馆',
    '$2的第一本书',
  ],
  nature: ['$1的鸟', '$2认识的树', '在$1看云', '$1的春天来得晚', '跟$2去采菌子', '$1的水位线'],
  craft: [
    '$2的工具箱',
    '$1的老作坊',
    '向$2学手艺',
    '$1的戏台又亮了',
    '$2的最后一件活',
    '在$1修一座桥',
  ],
}

/** The title of that number and what it is about: the written ones first, then made ones. */
export function titleAt(number: number): { readonly title: string; readonly subject: Subject } {
  const written = titles[number]
  if (written) return { title: written[0], subject: written[1] }
  const subject = subjectNames[number % subjectNames.length]!
  return { title: titleOn(subject, number), subject }
}

/** A made title on a subject. Forms and words turn at paces of their own, so that neighbours share neither. */
export function titleOn(subject: Subject, number: number): string {
  const of = patterns[subject]
  const turn = Math.floor(number / subjectNames.length)
  const round = Math.floor(turn / of.length)
  return (of[turn % of.length] as string)
    .replace('$1', places[(number * 7 + round * 5) % places.length] as string)
    .replace('$2', people[(number * 3 + round) % people.length] as string)
}

function words(text: string): readonly string[] {
  return text.split(' ')
}
