import { entity, f, type RecordOf } from '#declare'

/** What a cloud enterprise subscribes to (library, course hall, magazine wall), sold by seats and months; a dozen, repriced yearly. */
export const cloudProduct = entity('cloudProduct', ['云产品', 'Cloud product'], {
  fields: {
    name: f.text('产品名称', 'Name', { required: true, max: 30, unique: true, search: true }),
    code: f.code('产品编码', 'Code', { required: true, unique: true, pattern: '^CLD[0-9]{3,6}$', search: true }),
    type: f.choice('产品形态', 'Type', 'library', [
      { library: ['云书房', 'Library'], course: ['云课堂', 'Course hall'] },
      { magazine: ['云期刊', 'Magazine wall'], bundle: ['组合产品', 'Bundle'] },
    ]),
    cover: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    intro: f.text('一句话介绍', 'Tagline', { required: true, max: 40 }),
    detail: f.richText('产品详情', 'Detail', { max: 20000 }),
    packages: f.refs('包含产品包', 'Packages inside', { to: 'productPackage' }),
    price: f.money('单价（每名额每年）', 'Price per seat and year', { required: true, min: 0 }),
    minSeats: f.integer('起购名额', 'Minimum seats', { required: true, min: 1, default: 50 }),
    trialDays: f.integer('试用天数', 'Trial days', { min: 0, max: 30, default: 15 }),
    position: f.order('排序', 'Order'),
    contentCount: f.count('内容数', 'Contents', { of: { count: 'cloudContent' } }),
    enterpriseCount: f.count('开通企业数', 'Enterprises', {
      of: { count: 'cloudEnterprise', where: { products: 'id', status: { not: 'ended' } } },
    }),
  },
  states: { draft: ['草稿', 'Draft'], onShelf: ['已上架', 'On shelf'], offShelf: ['已下架', 'Off shelf'] },
  moves: {
    putOn: { label: ['上线', 'Put on'], from: ['draft', 'offShelf'], to: 'onShelf' },
    takeOff: { label: ['下线', 'Take off'], from: ['onShelf'], to: 'offShelf' },
  },
  actions: { contents: { label: ['管理内容', 'Manage contents'], on: ['row', 'form'], opens: 'cloudContent', by: 'product' } },
  list: {
    columns: ['position', 'cover', 'name', 'code', 'type', 'price', 'minSeats', 'contentCount', 'enterpriseCount', 'status'],
    filters: ['name', 'code', 'type', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'code'], 'type', 'cover', 'intro', 'detail'],
    ['售卖', 'Sales', 'packages', ['price', 'minSeats'], ['trialDays', 'position']],
  ],
  rules: {
    putOnNeedsContents: {
      sheet: 1,
      move: 'putOn',
      needs: [{ is: { any: [{ some: 'cloudContent', where: { product: 'id', status: 'published' } }, { 'packages.status': 'onShelf' }] } }],
      say: ['至少要有一个已上架的内容或产品包', 'It needs a published content, or a package on its shelf'],
    },
    packagesAreForCloud: {
      sheet: 2,
      refer: 'packages',
      where: { scope: ['all', 'cloud'] },
      say: ['只能包含适用于云专区的产品包', 'Packages are those for everybody or for the cloud area'],
    },
    serviceOutlastsTakeOff: [
      { sheet: 3, see: 'cloudEnterprise#unitsFitWithinParent' },
      { note: ['下线后已开通的企业用到服务期满', 'Those in service keep it until their term ends'], reader: 'app' },
    ],
    priceHoldsForNewContracts: { sheet: 4, note: ['调价只对新合同有效', 'A new price holds for new contracts only'], reader: 'app' },
    deletableWhenUnused: [{ sheet: 5, remove: { without: ['cloudEnterprise', 'references'] } }, { freeze: ['code'] }],
    shownWhileOnShelf: {
      shown: { status: 'onShelf' },
      gives: [
        ...(['name', 'code', 'type', 'cover', 'intro', 'detail', 'packages', 'price'] as const),
        ...(['minSeats', 'trialDays', 'position', 'contentCount'] as const),
      ],
    },
  },
})
export type CloudProduct = RecordOf<typeof cloudProduct>
