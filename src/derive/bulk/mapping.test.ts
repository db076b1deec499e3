import { expect, test } from 'vitest'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { sales } from '#resources/data/bulk/sales.ts'
import { guessedMapping, headersKey, openColumns } from './mapping.ts'

const today = '2026-11-21'
const found = (columns: { readonly [header: string]: readonly string[] }) =>
  Object.entries(columns).map(([header, samples]) => ({ header, samples }))

/** The daily reports of shops, in the shape their platforms give them. */
const reports = {
  tmall: [
    {
      统计日期: ['2026-11-20'],
      商品ID: ['680012345678'],
      商品名称: ['宋画十讲'],
      支付件数: ['12'],
    },
    { 支付金额: ['2376.00'], 支付订单数: ['11'], 成功退款金额: ['198'], 访客数: ['1,200'] },
  ],
  jd: [
    { 日期: ['2026/11/20'], SKU: ['100012345678'], 商品名称: ['宋画十讲'], 成交商品件数: ['3'] },
    { 成交金额: ['594.00'], 成交单量: ['3'], 加购人数: ['20'] },
  ],
  douyin: [
    { 日期: ['2026-11-20'], 商品id: ['3578123456789'], 商品标题: ['宋画十讲'], 成交件数: ['5'] },
    { 成交金额: ['¥990.00'], 成交订单数: ['5'], 退款金额: ['0'], 退款件数: ['0'] },
  ],
}

/** What is left to say of each: the report of Tmall is known by its headers, and with them the platform. */
const left = { tmall: ['shop'], jd: ['platform', 'shop'], douyin: ['platform', 'shop'] }

test.each(Object.entries(reports))(
  'the daily report of %s needs its platform and shop only',
  (name, parts) => {
    const columns = found(Object.assign({}, ...parts))
    const mapping = guessedMapping(sales, columns, today)
    expect(openColumns(sales, mapping)).toEqual(left[name as keyof typeof left])
  },
)

test('what stands below a header tells a phone, and keeps a name from being one', () => {
  const columns = found({ 联系方式: ['19900000001'], 手机: ['小林'], 本次充值金额: ['20'] })
  expect(guessedMapping(readMoney, columns, today)).toEqual({ amount: { header: '本次充值金额' } })
  const phones = found({ 会员手机号码: ['199 0000 0001'] })
  expect(guessedMapping(readMoney, phones, today)).toEqual({ phone: { header: '会员手机号码' } })
})

test('a header in pinyin is known', () => {
  const spelt = (text: string) => (text === '手机号' ? ['shoujihao', 'sjh'] : [])
  expect(guessedMapping(readMoney, found({ sjh: ['19900000001'] }), today, spelt)).toEqual({
    phone: { header: 'sjh' },
  })
})

test('files are known by their headers, whatever order and brackets these have', () => {
  expect(headersKey(['金额（元）', '电话 *', ''])).toBe(headersKey(['电话', '金额(元)']))
})
