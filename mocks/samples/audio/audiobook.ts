import type { Row } from '#declare'

type Line = readonly [title: string, subtitle: string, bookKind: string, status?: string]

const lines: readonly Line[] = [
  ['万物小史', '四十件日用之物的来历', 'narrated'],
  ['枕边的散文', '睡前十分钟，一位作家的一个夜晚', 'narrated'],
  ['古典音乐的黄昏', '从贝多芬到马勒，听书版', 'narrated'],
  ['城与年', '八座城市的八十年', 'narrated'],
  ['三十讲宋词', '一首词，一段身世', 'digest'],
  ['聊斋夜话', '狐与书生的十二个晚上', 'drama'],
  ['浮生六记', '闲情、坎坷与一碗粥', 'narrated'],
  ['运河笔记', '跟船工走一遍千里水路', 'narrated', 'withdrawn'],
  ['建筑漫步', '戴上耳机，走进一座老房子', 'digest'],
  ['南方的雨季', '三个女儿和一间杂货铺', 'narrated', 'draft'],
  ['给孩子的山海经', '神兽、远山与大海', 'drama'],
  ['老茶馆', '一条街上最后的说书人', 'drama', 'draft'],
  ['河流的语言', '从源头走到入海口，全本演播', 'narrated'],
  ['一座城的味道', '二十种早餐，二十条街', 'digest'],
  ['写给普通人的艺术史', '每天二十分钟，走完两千年', 'digest'],
  ['雾中码头', '写给岛民的一封长信', 'narrated'],
  ['看不见的菜园', '天台种菜十年', 'narrated'],
  ['给夜行者的地图', '十三段夜路', 'drama'],
  ['邮差与山', '三十年的邮路', 'narrated'],
  ['宋朝的一天', '从卯时到亥时', 'digest'],
  ['外婆的辞典', '每个方言词后面都站着一个人', 'narrated'],
  ['铁轨尽头', '七座废弃的小站', 'narrated'],
  ['谁在唱评弹', '茶馆里的最后一档书', 'drama'],
  ['慢车时代', '站站都停的绿皮车', 'narrated'],
  ['冰箱简史', '冷是怎样走进家里的', 'digest'],
  ['星星掉在麦地里', '天文小组和一片麦地', 'drama'],
  ['古画里的动物园', '三十种藏在画里的动物', 'digest'],
  ['听见冰川', '录下冰的呼吸', 'narrated'],
  ['银河铁道员', '夜班道口工的星空笔记', 'narrated'],
  ['深海灯笼', '深海里的光', 'digest', 'withdrawn'],
  ['旧历新年', '一个村庄的时间表', 'narrated', 'draft'],
  ['夜班编辑', '报纸停印前的最后一年', 'narrated', 'draft'],
]

/** What the audiobooks are called and how they stand. */
export const audiobookTexts: readonly Row[] = lines.map(
  ([title, subtitle, bookKind, status = 'published'], index) => ({
    ...{ title, subtitle, bookKind, status, position: index + 1 },
    playCount: status === 'draft' ? 0 : Math.max(86_400 - index * 6_350, 2_100 + index * 211),
  }),
)

/** The number of an audiobook, by its title. */
export const audiobookOf = (title: string): number =>
  1 + lines.findIndex(([called]) => called === title)

/** The numbers of those readers find. */
export const audiobooksOnShelf: readonly number[] = lines.flatMap(([, , , status], index) =>
  status === undefined ? [index + 1] : [],
)
