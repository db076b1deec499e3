import type { ShopItem } from './shop.ts'

type Line = readonly [title: string, kind: ShopItem['kind'], yuan: number, original: number | null]

const lines: readonly Line[] = [
  ['周刊2025全年订阅', 'material', 432, 480],
  ['宋画台历', 'material', 98, 128],
  ['线下讲座电子票', 'ticket', 49, null],
  ['年度合订礼盒', 'material', 268, 328],
  ['2024全年订阅＋数字刊', 'material', 398, 468],
  ['食记年历 2027', 'material', 128, null],
  ['帆布袋·读字', 'material', 59, 79],
  ['自然笔记手账', 'material', 69, null],
  ['少年文摘全年', 'material', 168, 198],
  ['旅行地理·珍藏套装', 'material', 188, 238],
  ['VIP年卡兑换卡', 'virtual', 218, 298],
  ['数字刊年卡', 'virtual', 198, 258],
  ['知识会员季卡', 'virtual', 128, null],
  ['宋画十讲课程卡', 'virtual', 199, 299],
  ['给忙碌者的艺术史', 'virtual', 99, null],
  ['古典音乐听书卡', 'virtual', 68, 88],
  ['编辑部开放日门票', 'ticket', 88, null],
  ['美术馆夜游票', 'ticket', 120, 150],
  ['写作训练营·秋季', 'virtual', 399, 459],
  ['读书会季度席位', 'ticket', 260, null],
  ['建筑漫步手绘地图', 'material', 45, null],
  ['藏书票十枚装', 'material', 39, 49],
  ['城市咖啡地图', 'material', 36, null],
  ['植物标本明信片', 'material', 32, null],
  ['周刊创刊号复刻', 'material', 66, 88],
  ['活版印刷书签', 'material', 25, null],
  ['茶与器随行杯', 'material', 139, 169],
  ['铸铁镇纸', 'material', 89, null],
  ['二十四节气挂历', 'material', 76, 96],
  ['编辑部红笔套装', 'material', 42, null],
  ['夏日小说课', 'virtual', 129, 159],
  ['观鸟入门课', 'virtual', 89, null],
  ['睡眠课七日卡', 'virtual', 19, 49],
  ['听书月卡', 'virtual', 25, null],
  ['数字刊季卡', 'virtual', 68, null],
  ['博物馆导览票', 'ticket', 75, null],
  ['作者见面会票', 'ticket', 60, null],
  ['周末影像工作坊', 'ticket', 320, 380],
  ['校园订阅·学期版', 'material', 156, null],
  ['图书馆集体订阅', 'material', 1280, null],
]

const stateAt = (at: number): ShopItem['saleState'] =>
  at % 13 === 1 ? 'soldOut' : at % 11 === 9 ? 'offShelf' : 'onSale'

/** What the stand-in's shop sells: forty goods of every kind, a few sold out or off the shelf. */
export const standInGoods: readonly ShopItem[] = lines.map(([title, kind, yuan, original], at) => ({
  ...{ title, kind, image: null, saleState: stateAt(at) },
  itemId: String(2_680_410 + at * 37),
  price: yuan * 100,
  originPrice: original === null ? null : original * 100,
  quantity: stateAt(at) === 'soldOut' ? 0 : 860 - at * 19,
  sold: 4120 - at * 97,
  url: `https://shop.example.com/goods/${2_680_410 + at * 37}`,
}))
