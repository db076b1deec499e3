import { b, bulkKind, columnOf } from '#declare'
import { settlementSingle as statement } from '#resources/settlement/settlementSingle.ts'

const { channel, orders, gross, refund } = statement.fields.lines.of
const yuan = { min: 0, max: 10_000_000_000 }

/** A month's sales of what partners are paid for: each row is the line of one channel in the statement of its content. */
export const settlementSingle = bulkKind('settlementSingle', ['单品结算导入', 'Single settlement import'], {
  about: [
    '导入一个月各渠道的单品销售；每行是一张结算单的一条渠道明细，没有结算单则新建，已有的明细列出新旧金额',
    'Takes in the sales of a month by channel: each row is a line of the statement of its content, made where there is none; lines that stand show old and new amounts',
  ],
  template: '单品结算导入模板.xlsx',
  most: 10_000,
  screen: '/financial/single/import',
  who: { rights: ['finance'], menus: ['财务结算'] },
  did: ['已导入', 'imported'],
  columns: {
    month: b.month('结算月份', 'Month', { required: true, closed: true, example: '2025-06' }),
    contentType: b.choice('内容类型', 'Kind of content', {
      required: true,
      of: { course: ['课程', 'Course'], audiobook: ['听书', 'Audiobook'], issue: ['期次', 'Issue'] },
      example: '课程',
    }),
    contentId: b.id('内容ID', 'Content ID', {
      required: true,
      to: { by: 'contentType', of: { course: 'catalog', audiobook: 'audiobook', issue: 'issue' } },
      example: '318',
    }),
    channel: columnOf(channel, { where: { type: 'channel' }, by: ['code', 'name'], example: '天猫' }),
    orders: columnOf(orders, { required: true, example: '528' }),
    gross: columnOf(gross, { ...yuan, label: ['销售额（元）', 'Gross (¥)'], required: true, example: '52800.00' }),
    refund: columnOf(refund, { ...yuan, label: ['退款额（元）', 'Refunds (¥)'], empty: 0, example: '800.00' }),
  },
  same: { as: ['month', 'contentType', 'contentId', 'channel'] },
  total: { of: ['销售额', 'sales'], reported: true, per: ['month', 'partner'] },
  writes: {
    to: 'settlementSingle',
    as: 'portal',
    by: ['month', 'partner', 'content'],
    among: { status: { not: 'void' } },
    fills: { content: { type: 'contentType', id: 'contentId' } },
    line: { in: 'lines', by: ['channel'], of: ['channel', 'orders', 'gross', 'refund'] },
    keeps: { batchNo: 'batchNo' },
    amount: 'gross',
  },
  adds: {
    action: b.text('动作', 'Action', { max: 20 }),
    statementNo: b.text('结算单号', 'Statement no.', { max: 40 }),
    title: b.text('内容名称', 'Title', { max: 60 }),
  },
})
