import { entity, f, type RecordOf } from '#declare'

/** A priced bundle of courses, magazines and memberships sold to companies; product operators compose it, partnership operators sell it. */
export const productPackage = entity('productPackage', ['产品包', 'Product package'], {
  path: 'company/productPackage',
  fields: {
    name: f.text('产品包名称', 'Name', { required: true, max: 30, unique: true, search: true }),
    code: f.code('编码', 'Code', { required: true, unique: true, pattern: '^PKG[0-9]{4,8}$', search: true }),
    category: f.ref('分类', 'Category', { to: 'productPackageCategory', required: true }),
    cover: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    intro: f.text('一句话介绍', 'Tagline', { required: true, max: 40 }),
    detail: f.richText('详情', 'Detail', { max: 20000 }),
    scope: f.choice('适用对象', 'For', 'all', [
      { all: ['全部合作方', 'All partners'], bank: ['仅工行', 'Bank only'] },
      { cloud: ['仅云企业', 'Cloud only'], chosen: ['指定合作方', 'Chosen partners'] },
    ]),
    companies: f.refs('指定合作方', 'Chosen partners', { to: 'company' }),
    validType: f.choice('有效期方式', 'Validity', 'days', [
      { days: ['开通后计天', 'Days from grant'], contract: ['随合同期限', 'With the contract'], fixed: ['固定期限', 'Fixed term'] },
    ]),
    validDays: f.integer('有效天数', 'Valid days', { min: 1, max: 3650, default: 365 }),
    validPeriod: f.period('固定期限', 'Fixed term'),
    listPrice: f.money('单人标价', 'List price per person', { required: true, min: 0 }),
    floorPrice: f.money('单人底价', 'Floor price per person', { required: true, min: 0 }),
    position: f.order('排序', 'Order'),
    itemCount: f.count('内容数', 'Items'),
    companyCount: f.count('采购企业数', 'Buyers'),
  },
  states: { draft: ['草稿', 'Draft'], onShelf: ['已上架', 'On shelf'], offShelf: ['已下架', 'Off shelf'] },
  moves: {
    putOn: { label: ['上线', 'Put on'], from: ['draft', 'offShelf'], to: 'onShelf' },
    takeOff: { label: ['下线', 'Take off'], from: ['onShelf'], to: 'offShelf' },
  },
  actions: {
    copy: {
      label: ['复制产品包', 'Copy'],
      later: 'copies package and items as a draft with a new code and a 副本 suffix; buyers are not copied',
    },
    filter: {
      label: ['筛选内容', 'Filter contents'],
      later:
        'searches contents by type, category, label, price and publication date, hides those inside already, adds the chosen ones as items',
    },
  },
  list: {
    columns: ['cover', 'name', 'code', 'category', 'scope', 'itemCount', 'companyCount', 'listPrice', 'validType', 'status', 'updatedAt'],
    filters: ['name', 'code', 'category', 'scope', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'code'], 'category', 'cover', 'intro', 'detail'],
    ['适用与有效期', 'Scope and validity', 'scope', 'companies', ['validType', 'validDays'], 'validPeriod'],
    ['价格', 'Price', ['listPrice', 'floorPrice'], 'position'],
  ],
  rules: {
    1: [{ compare: ['floorPrice', '<=', 'listPrice'] }, { mask: ['floorPrice'], unless: { right: 'export' }, export: 'admin' }],
    2: [
      { pick: 'validType', of: { days: 'validDays', contract: null, fixed: 'validPeriod' } },
      { when: { scope: 'chosen' }, demand: ['companies'], otherwise: 'refuse' },
    ],
    6: { remove: { without: ['references'] } },
  },
  endpoints: {
    getCategory: { uses: 'productPackageCategory.getList' },
    getItem: { uses: 'productPackageItem.getList' },
    copy: { takes: ['id', 'name', 'code'], gives: 'record' },
    filter: {
      call: 'GET',
      takes: { packageId: 'id', type: 'targetType', categoryId: 'category', keyword: 'text', page: 'page' },
      gives: 'page of contents',
    },
  },
})
export type ProductPackage = RecordOf<typeof productPackage>
