import { entity, f, type RecordOf } from '#declare'
import { ignoreReasons, shops } from '#resources/choices.ts'
import { salesDailyDashboard } from './salesDailyDashboard.ts'

/** Sales per day, platform, shop and goods, imported from the platforms' reports; editors watch the dashboard daily and import each morning. */
export const salesDaily = entity('salesDaily', ['每日销售', 'Daily sales'], {
  title: 'title',
  fields: {
    date: f.date('日期', 'Date', { required: true, readOnly: true }),
    platform: f.choice('平台', 'Platform', { required: true, readOnly: true }, shops),
    shop: f.text('店铺', 'Shop', { required: true, max: 40, readOnly: true }),
    goodsCode: f.text('平台商品编号', 'Platform goods no.', { required: true, max: 64, search: true, readOnly: true }),
    title: f.text('平台商品名称', 'Platform title', { required: true, max: 100, search: true, readOnly: true }),
    goods: f.ref('对应商品', 'Goods', { to: 'goods' }),
    orders: f.integer('订单数', 'Orders', { min: 0, default: 0, readOnly: true }),
    quantity: f.integer('销量', 'Quantity', { required: true, min: 0, readOnly: true }),
    amount: f.money('销售额', 'Sales', { required: true, min: 0, readOnly: true }),
    refundQuantity: f.integer('退款数量', 'Refunded quantity', { min: 0, default: 0, readOnly: true }),
    refundAmount: f.money('退款金额', 'Refunds', { min: 0, default: 0, readOnly: true }),
    netAmount: f.computed('净销售额', 'Net sales', { as: 'money', from: { minus: ['amount', 'refundAmount'] } }),
    batch: f.ref('导入批次', 'Import', { to: 'batchGive', readOnly: true }),
    /** Set, the row is left out of lists and figures; it comes back when its entry goes. */
    ignored: f.ref('忽略条目', 'Ignored by', { to: 'salesIgnored', readOnly: true }),
    /** What earlier imports said of it, the latest first: an import that is taken back uncovers them. */
    beneath: f.json('被覆盖的数据', 'Overwritten figures', { readOnly: true }),
  },
  stateField: 'matchStatus',
  states: { unmatched: ['待匹配', 'Unmatched'], matched: ['已匹配', 'Matched'] },
  moves: {
    match: { from: ['unmatched'], to: 'matched', asks: ['goods'], undo: 'unmatch' },
    unmatch: { from: ['matched'], to: 'unmatched', confirm: 'yes', undo: 'match' },
  },
  actions: {
    ignore: {
      label: ['忽略此商品', 'Ignore goods'],
      when: { status: 'unmatched' },
      otherwise: ['已匹配的商品请先取消匹配', 'Matched goods are unmatched before they are ignored'],
      says: [
        '该平台、店铺的此商品不再计入销售，未匹配的数据移出统计；可在“忽略数据”中恢复。',
        'These goods of this platform and shop count no more, and their unmatched rows leave the figures; restore them under Ignored sales.',
      ],
      asks: { reason: f.choice('忽略原因', 'Reason', { required: true }, ignoreReasons), note: f.text('备注', 'Note', { max: 100 }) },
      runs: 'ignore',
    },
    undoImport: {
      label: ['撤销导入', 'Undo import'],
      on: 'list',
      says: [
        '整批撤回该次导入：新增的数据移除，被覆盖的数据恢复；导入完成 7 天内可撤销。',
        'Takes the import back whole: its new rows go, what it overwrote shows again; within 7 days of its end.',
      ],
      asks: {
        import: f.ref('导入批次', 'Import', { to: 'batchGive', required: true, where: { kind: 'sales' } }),
        why: f.text('撤销原因', 'Reason', { required: true, min: 4, max: 100 }),
      },
      runs: 'undoImport',
    },
  },
  dashboards: { daily: salesDailyDashboard },
  list: {
    columns: ['date', 'platform', 'shop', 'title', 'goods', 'quantity', 'amount', 'refundAmount', 'netAmount', 'matchStatus'],
    filters: ['date', 'platform', 'shop', 'goods', 'matchStatus'],
    sort: ['-date', 'platform'],
    bulk: ['match', 'ignore'],
  },
  form: [
    ['商品', 'Goods', ['date', 'platform'], 'shop', 'goodsCode', 'title', 'goods'],
    ['数据', 'Figures', ['orders', 'quantity'], ['amount', 'refundQuantity'], 'refundAmount', 'netAmount', 'batch'],
  ],
  rules: {
    comesFromImport: { sheet: 1, from: 'import', create: false, remove: false },
    oncePerDayAndGoods: [{ sheet: 2, unique: ['date', 'platform', 'shop', 'goodsCode'] }, { carried: 'bulk.sales' }],
    matchNeedsGoods: [
      { sheet: 3, move: 'match', needs: ['goods'] },
      { by: 'matchesAlike', on: ['match'] },
      { move: 'unmatch', set: { goods: null } },
      { by: 'unmatchesAlike', on: ['unmatch'] },
    ],
    dateIsPast: [{ sheet: 4, by: 'notBeforeItsDayIsOver', on: ['save'] }, { carried: 'bulk.sales' }],
    dashboardShowsSales: { sheet: 5, carried: 'dashboards.daily' },
    importNeedsSalesRight: { sheet: 6, may: ['ignore', 'undoImport'], who: { right: 'sales' } },
    ignoredAreHidden: { sees: { ignored: { set: false } } },
  },
})
export type SalesDaily = RecordOf<typeof salesDaily>
