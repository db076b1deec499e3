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
]

/** What the audiobooks are called and how they stand. */
export const audiobookTexts: readonly Row[] = lines.map(
  ([title, subtitle, bookKind, status = 'published'], index) => ({
    ...{ title, subtitle, bookKind, status, position: index + 1 },
    playCount: status === 'draft' ? 0 : 86_400 - index * 6_350,
  }),
)

/** The number of an audiobook, by its title. */
export const audiobookOf = (title: string): number =>
  1 + lines.findIndex(([called]) => called === title)

/** The numbers of those readers find. */
export const audiobooksOnShelf: readonly number[] = lines.flatMap(([, , , status], index) =>
  status === undefined ? [index + 1] : [],
)
