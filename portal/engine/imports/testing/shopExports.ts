import { utils } from 'xlsx'
import { bookOf, fileOf, gb18030, utf8 } from '#derive/bulk/sheet/testing/listFile.ts'

/** A file as a shop platform lets one download it: what it is called, its bytes, its ending. */
export interface ShopExport {
  readonly bytes: Uint8Array
  readonly ending: 'csv' | 'xls' | 'xlsx'
}
type Line = readonly (string | number | null)[]
const csv = (lines: readonly Line[]) => lines.map((line) => line.join(',')).join('\r\n')

/** The daily report of goods: an old workbook, notes above its header, `-` where there is nothing, amounts in groups. */
const tmall = (day: string): ShopExport => {
  const head = [
    ...['统计日期', '商品ID', '商品名称', '主商品ID', '商品类型', '货号', '商品状态', '商品标签'],
    ...['商品访客数', '商品浏览量', '平均停留时长', '商品收藏人数', '商品加购件数', '支付买家数'],
    ...['支付件数', '支付金额', '商品支付转化率', '支付新买家数', '成功退款金额', '竞争力评分'],
  ]
  const line = (id: string, title: string, quantity: string, amount: string, refund: string) => [
    ...[day, id, title, '-', '普通商品', '-', '当前在线', '-'],
    ...['1,208', '2,511', '36.21', '18', '44', '11'],
    ...[quantity, amount, '0.91%', '9', refund, '-'],
  ]
  const rows = [
    ...[['商品数据'], [`统计时间：${day} ~ ${day}`], ['终端：所有终端'], []],
    ...[head, line('680012345678', '宋画十讲', '12', '2,376.00', '198.00')],
    line('680012345679', '山河故人 音频', '0', '0.00', '-'),
  ]
  return { bytes: fileOf(bookOf(rows), 'biff8'), ending: 'xls' }
}

/** A csv in GB18030 with long numbers behind a tab, and a sum in its last row. */
const jd = (day: string): ShopExport => {
  const head = [
    ...['时间', 'SKU', 'SKU名称', '一级类目', '二级类目', '三级类目', '成交金额', '成交商品件数'],
    ...['成交单量', '成交客户数', '商品访客数', '商品浏览量', '加购客户数', '取消及售后退款金额'],
  ]
  const lines: Line[] = [
    head,
    [
      day,
      '\t100012345678',
      '宋画十讲',
      '图书',
      '艺术',
      '绘画',
      '￥594.00',
      3,
      3,
      3,
      210,
      388,
      20,
      0,
    ],
    [
      day,
      '\t100012345690',
      '夜航西飞',
      '图书',
      '文学',
      '散文',
      '1.2万',
      60,
      55,
      54,
      900,
      1400,
      88,
      '198',
    ],
    ['合计', '', '', '', '', '', 12594, 63, 58, 57, 1110, 1788, 108, 198],
  ]
  return { bytes: gb18030(csv(lines)), ending: 'csv' }
}

/** Orders by goods, with the moment of payment; one was never paid. */
const youzan = (day: string): ShopExport => {
  const head = [
    ...[
      '订单号',
      '订单商品状态',
      '买家付款时间',
      '商品名称',
      '商品类型',
      '商品规格',
      '规格编码',
      '商品编码',
    ],
    ...[
      '商品单价',
      '商品优惠后价格',
      '商品数量',
      '商品金额小计',
      '店铺优惠（分摊）',
      '商品实际成交金额',
    ],
    ...['收货人/提货人', '收货人手机号/提货人手机号', '商品退款状态', '商品已退款金额'],
  ]
  const line = (
    order: string,
    at: string,
    code: string,
    count: number,
    paid: string,
    back: string,
  ) => [
    ...[order, at ? '已发货' : '已关闭', at, '周刊合订本', '实物商品', '', '', code],
    ...['99.00', '89.00', count, paid, '0.00', paid, '林**', '199****0001', '', back],
  ]
  const lines = [
    head,
    line('E20261118102233000100001', `${day} 10:22:33`, 'YZ-2201', 1, '89.00', '0.00'),
    line('E20261118102233000100002', `${day} 11:02:10`, 'YZ-2201', 2, '178.00', '89.00'),
    line('E20261118102233000100002', `${day} 11:02:10`, 'YZ-2202', 1, '59.00', '0.00'),
    line('E20261118102233000100003', '', 'YZ-2201', 1, '89.00', '0.00'),
  ]
  return { bytes: utf8(`\ufeff${csv(lines)}`), ending: 'csv' }
}

/** Orders with a tab behind each number, so that no spreadsheet rounds them. */
const douyin = (day: string): ShopExport => {
  const head = [
    ...[
      '主订单编号',
      '子订单编号',
      '选购商品',
      '商品规格',
      '商品数量',
      '商品ID',
      '商家编码',
      '商品单价',
    ],
    ...[
      '订单应付金额',
      '运费',
      '优惠总金额',
      '订单提交时间',
      '支付完成时间',
      '订单状态',
      '售后状态',
    ],
  ]
  const line = (order: string, count: number, paid: string, at: string) => [
    ...[
      `${order}\t`,
      `${order}1\t`,
      '"宋画十讲,附赠藏书票"',
      '音频课',
      count,
      '3578123456789\t',
      '\t',
      '198.00',
    ],
    ...[paid, '0.00', '0.00', `${day} 09:00:01`, at, at === '-' ? '已关闭' : '已完成', '-'],
  ]
  const lines = [
    head,
    line('6920000000000000001', 1, '198.00', `${day} 09:00:41`),
    line('6920000000000000002', 1, '198.00', `${day} 21:15:00`),
    line('6920000000000000003', 2, '396.00', '-'),
  ]
  return { bytes: utf8(`\ufeff${csv(lines)}`), ending: 'csv' }
}

/** A workbook with a cover before the orders; moments are dates of the spreadsheet. */
const wechat = (day: string): ShopExport => {
  const head = [
    ...[
      '订单号',
      '订单下单时间',
      '订单状态',
      '订单实际支付金额',
      '支付方式',
      '支付时间',
      '商品名称',
    ],
    ...['商品编码(平台)', '商品编码(自定义)', '商品属性', '商品价格(单件)', '商品实际价格(单件)'],
    ...['商品实际价格(总共)', '是否预售', '商品数量', '商品售后', '商品已退款金额'],
  ]
  const moment = (hours: number) => ({
    ...{ t: 'n', z: 'yyyy-mm-dd hh:mm:ss' },
    v: (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000 + hours / 24,
  })
  const line = (order: string, hours: number, count: number, paid: number, back: number) =>
    [
      ...[order, moment(hours), '已完成', paid, '微信支付', moment(hours + 0.1), '宋画十讲'],
      ...['10000112233445', 'SH-10', '音频', 198, 198, paid, '否', count, '无', back],
    ] as Line
  const book = bookOf([['微信小店订单导出'], [`导出时间：${day}`]], (_sheet, whole) => {
    const rows = [head, line('37000000001', 8, 1, 198, 0), line('37000000002', 20, 2, 396, 198)]
    utils.book_append_sheet(whole, utils.aoa_to_sheet(rows.map((row) => [...row])), '订单列表')
  })
  return { bytes: fileOf(book), ending: 'xlsx' }
}

/** What shops let one download of a day, in the shapes their platforms give them; names and figures are invented. */
export const shopExports = { tmall, jd, youzan, douyin, wechat }
