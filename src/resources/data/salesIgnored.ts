import { entity, f, type RecordOf } from '#declare'
import { ignoreReasons, shops } from '#resources/choices.ts'

/** Platform goods that the sales import leaves out (freight, samples, gifts); editors add and restore them now and then. */
export const salesIgnored = entity('salesIgnored', ['忽略数据', 'Ignored sales'], {
  title: 'title',
  fields: {
    platform: f.choice('平台', 'Platform', { required: true }, shops),
    shop: f.text('店铺（空为全部）', 'Shop (empty for all)', { max: 40, help: ['与销售数据里写的一致', 'As the sales data write it'] }),
    goodsCode: f.text('平台商品编号', 'Platform goods no.', { required: true, max: 64, search: true }),
    title: f.text('平台商品名称', 'Platform title', { required: true, max: 100, search: true }),
    reason: f.choice('忽略原因', 'Reason', { required: true }, ignoreReasons),
    note: f.text('备注', 'Note', { max: 100 }),
    rows: f.count('已忽略行数', 'Rows left out', { of: { count: 'salesDaily', where: { ignored: 'id' } } }),
    amount: f.computed('已忽略金额', 'Amount left out', {
      as: 'money',
      from: { sum: 'amount', over: 'salesDaily', where: { ignored: 'id' } },
    }),
    lastSeen: f.computed('最近出现', 'Last seen', {
      as: 'date',
      from: { latest: 'date', over: 'salesDaily', by: 'date', where: { ignored: 'id' } },
    }),
  },
  actions: {
    restore: {
      label: ['恢复统计', 'Count again'],
      confirm: 'yes',
      says: [
        '删除此条目，已忽略的数据作为待匹配销售重新计入统计。',
        'Removes the entry; what it left out counts again, as sales to be matched.',
      ],
      runs: 'restore',
    },
  },
  list: {
    columns: ['platform', 'shop', 'goodsCode', 'title', 'reason', 'rows', 'amount', 'lastSeen', 'createdBy'],
    filters: ['platform', 'reason', 'goodsCode', 'lastSeen'],
    sort: '-lastSeen',
    bulk: ['restore'],
  },
  form: [
    ['商品', 'Goods', 'platform', 'shop', 'goodsCode', 'title'],
    ['忽略', 'Ignoring', 'reason', 'note', 'rows', 'amount', 'lastSeen'],
  ],
  rules: {
    oncePerShopAndGoods: [{ sheet: 1, unique: ['platform', 'shop', 'goodsCode'] }, { freeze: ['platform', 'shop', 'goodsCode'] }],
    matchedIsNotIgnored: { sheet: 2, by: 'notMatched', on: ['create'] },
    ignoredRowsAreKept: [{ sheet: 3, by: 'leavesOut', on: ['create'] }, { remove: 'never' }],
    managingNeedsSalesRight: { sheet: 4, may: ['create', 'edit', 'remove', 'restore'], who: { right: 'sales' } },
  },
})
export type SalesIgnored = RecordOf<typeof salesIgnored>
