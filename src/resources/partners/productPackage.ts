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
    itemCount: f.count('内容数', 'Items', { of: { count: 'productPackageItem' } }),
    companyCount: f.count('采购企业数', 'Buyers', { of: { count: 'company', where: { packages: 'id' } } }),
  },
  states: { draft: ['草稿', 'Draft'], onShelf: ['已上架', 'On shelf'], offShelf: ['已下架', 'Off shelf'] },
  moves: {
    putOn: { label: ['上架', 'Put on shelf'], from: ['draft', 'offShelf'], to: 'onShelf' },
    takeOff: { label: ['下架', 'Take off'], from: ['onShelf'], to: 'offShelf', confirm: 'yes' },
  },
  actions: {
    items: { label: ['内容', 'Items'], on: ['row', 'form'], page: '/partner/productPackage/item', by: 'package' },
    copy: {
      label: ['复制产品包', 'Copy'],
      says: ['连同内容复制为草稿；采购企业不复制。', 'Copies the package with its items as a draft; its buyers stay with it.'],
      copies: { with: ['productPackageItem'], drop: ['name', 'code'], title: '副本' },
      asks: ['name', 'code'],
    },
    filter: {
      label: ['筛选内容', 'Filter contents'],
      asks: {
        type: f.choice('内容类型', 'Content type', [
          { course: ['课程', 'Course'], magazine: ['杂志', 'Magazine'], issue: ['期次', 'Issue'] },
          {
            audiobook: ['听书', 'Audiobook'],
            radioStation: ['电台与播客合集', 'Radio station or podcast collection'],
            podcast: ['播客单集', 'Episode'],
          },
          { subject: ['专题', 'Subject'], camp: ['训练营', 'Camp'], practice: ['练习', 'Practice'] },
        ]),
        keyword: f.text('标题包含', 'Title contains', { max: 30 }),
        category: f.ref('分类', 'Category', { to: 'category' }),
        label: f.ref('标签', 'Label', { to: 'articleTag' }),
        priceUpTo: f.money('价格不高于', 'Price up to', { min: 0 }),
        since: f.date('发布不早于', 'Published since'),
      },
      picks: { from: 'contents', adds: 'addContents' },
    },
  },
  list: {
    columns: ['cover', 'name', 'code', 'category', 'scope', 'itemCount', 'companyCount', 'listPrice', 'validType', 'status', 'updatedAt'],
    under: { name: ['code'], category: ['scope'], listPrice: ['validType'] },
    filters: ['name', 'code', 'category', 'scope', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'code'], 'category', 'cover', 'intro', 'detail'],
    ['适用与有效期', 'Scope and validity', 'scope', 'companies', ['validType', 'validDays'], 'validPeriod'],
    ['价格', 'Price', ['listPrice', 'floorPrice'], 'position'],
  ],
  rules: {
    floorNotAboveListPrice: [
      { sheet: 1, compare: ['floorPrice', '<=', 'listPrice'] },
      { mask: ['floorPrice'], unless: { right: 'export' }, export: 'admin' },
    ],
    validityFollowsValidType: [
      { sheet: 2, pick: 'validType', of: { days: 'validDays', contract: null, fixed: 'validPeriod' } },
      { when: { scope: 'chosen' }, demand: ['companies'], otherwise: 'refuse' },
    ],
    putOnNeedsItem: { sheet: 3, move: 'putOn', needs: [{ some: 'productPackageItem', where: { package: 'id', enabled: true } }] },
    takeOffStopsSales: [
      { sheet: 4, see: 'company#startNeedsContractAndPackage' },
      { carried: 'actions.company.distribution' },
      { note: ['下架后已开通的成员不受影响', 'Members already entitled keep theirs'], reader: 'app' },
    ],
    removedItemsStayGranted: {
      sheet: 5,
      note: ['移除的内容，此前开通的成员仍可使用', 'Items taken out stay open to members granted before'],
      reader: 'app',
    },
    deletableWhenUnused: { sheet: 6, remove: { without: ['references'], takes: ['productPackageItem'] } },
    shownWhileOnShelf: {
      shown: { status: 'onShelf' },
      gives: [
        ...(['name', 'code', 'category', 'cover', 'intro', 'detail', 'scope', 'companies'] as const),
        ...(['validType', 'validDays', 'validPeriod', 'listPrice', 'position', 'itemCount'] as const),
      ],
    },
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
