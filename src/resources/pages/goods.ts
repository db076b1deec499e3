import { entity, f, type RecordOf, shelf } from '#declare'
import { foundByReaders } from '#resources/reachable.ts'

/** Everything with a price in the product or sold for it on outside platforms, and what each piece opens; sales operators add some ten a week, by hand or from a spreadsheet. */
export const goods = entity('goods', ['商品', 'Goods'], {
  fields: {
    source: f.choice('销售平台', 'Sold on', 'app', [
      { app: ['App内', 'In app'], youzan: ['有赞', 'Youzan'], wechat: ['微信小店', 'WeChat shop'] },
      { douyin: ['抖音', 'Douyin'], xiaohongshu: ['小红书', 'Xiaohongshu'], tmall: ['天猫', 'Tmall'] },
      { jd: ['京东', 'JD'], dangdang: ['当当', 'Dangdang'], post: ['邮政', 'Post'] },
    ]),
    name: f.text('商品名称', 'Name', { required: true, max: 60, search: true }),
    goodsNo: f.text('商品编号', 'Goods number', { required: true, max: 32, unique: true, pattern: '^[A-Z0-9-]{4,32}$', search: true }),
    outerNo: f.text('平台商品编号', "Platform's number", { max: 64, search: true }),
    type: f.choice('商品类型', 'Type', { required: true }, [
      { course: ['课程', 'Course'], issue: ['单期杂志', 'Issue'], magazine: ['杂志订阅', 'Magazine subscription'] },
      { audiobook: ['听书', 'Audiobook'], radioStation: ['播客合集', 'Podcast collection'] },
      { camp: ['训练营', 'Camp'], article: ['单篇文章', 'Article'], vip: ['会员', 'Membership'] },
      { readMoney: ['阅读币', 'Read money'], physical: ['实物', 'Physical'], bundle: ['组合商品', 'Bundle'] },
    ]),
    target: f.jump('对应内容', 'Content'),
    vipGoods: f.ref('对应会员', 'Membership', { to: 'vipGoods' }),
    items: f.list('组合内容', 'Bundle contents', 20, {
      target: f.jump('内容', 'Content', { required: true }),
      share: f.percent('分摊比例', 'Share of price', { required: true, min: 0, max: 100 }),
    }),
    cover: f.image('商品图', 'Picture', { width: 750, height: 750 }),
    price: f.money('售价', 'Price', { required: true, min: 0 }),
    originalPrice: f.money('划线价', 'Crossed-out price', { min: 0, struck: true }),
    vipPrice: f.money('会员价', 'Member price', { min: 0 }),
    iosPrice: f.money('iOS价格', 'iOS price', { min: 0 }),
    appleProductId: f.text('苹果商品ID', 'Apple product id', { max: 100, unique: true, pattern: '^[A-Za-z0-9._]{3,100}$' }),
    stock: f.integer('库存', 'Stock', { min: 0 }),
    limit: f.integer('每人限购', 'Limit per user', { min: 1, max: 999 }),
    switches: f.choices('销售选项', 'Options', { default: ['gift', 'coupon', 'readMoney'] }, [
      { gift: ['可赠送', 'May be given'], coupon: ['可用优惠券', 'Coupons'] },
      { readMoney: ['可用阅读币', 'Read money'], distribution: ['可分销', 'Distribution'] },
    ]),
    commission: f.percent('分销佣金', 'Commission', { min: 0, max: 50 }),
    partner: f.ref('结算合作方', 'Settlement partner', { to: 'settlementPartner' }),
    sharePercent: f.percent('分成比例', "Partner's share", { min: 0, max: 100 }),
    soldCount: f.count('累计销量', 'Sold'),
  },
  ...shelf(['在售', 'On sale'], ['已下架', 'Off sale']),
  actions: {
    importNew: {
      label: ['导入新商品', 'Import new goods'],
      on: 'list',
      page: '/datas/salesPlatform/importGoods',
      leaves: ['target', 'vipGoods', 'items', 'stock'],
    },
    changeByList: { label: ['导入修改', 'Import changes'], on: 'list', page: '/datas/import?kind=goodsList' },
    changePrice: { label: ['调价', 'Change price'], asks: ['price', 'vipPrice'] },
    copy: { copies: { title: '副本', drop: ['goodsNo', 'outerNo', 'iosPrice', 'appleProductId'] }, asks: ['goodsNo', 'outerNo'] },
  },
  list: {
    columns: [
      ['cover', 'goodsNo', 'name', 'type', 'source', 'price', 'originalPrice', 'vipPrice', 'iosPrice', 'stock', 'soldCount', 'status'],
    ],
    under: { price: ['originalPrice', 'vipPrice'] },
    filters: ['name', 'goodsNo', 'type', 'source', 'status', 'partner'],
  },
  form: [
    ['基本信息', 'Basics', ['source', 'type'], 'name', ['goodsNo', 'outerNo'], 'cover'],
    ['内容', 'Content', 'target', 'vipGoods', 'items'],
    ['价格', 'Prices', ['price', 'originalPrice'], ['vipPrice', 'iosPrice'], 'appleProductId'],
    ['销售', 'Sale', ['stock', 'limit'], 'switches', 'commission'],
    ['结算', 'Settlement', ['partner', 'sharePercent']],
  ],
  rules: {
    outerNoUniqueInSource: [
      { sheet: 1, when: { source: { not: 'app' } }, demand: ['outerNo'] },
      { unique: ['source', 'outerNo'], field: 'outerNo' },
    ],
    fieldsFollowType: [
      {
        sheet: 2,
        pick: 'type',
        of: {
          course: 'target',
          issue: 'target',
          magazine: 'target',
          audiobook: 'target',
          radioStation: 'target',
          camp: 'target',
          article: 'target',
          vip: 'vipGoods',
          bundle: 'items',
          readMoney: null,
          physical: null,
        },
      },
      ...(['course', 'issue', 'magazine', 'audiobook', 'radioStation', 'camp', 'article'] as const).map((type) => ({
        ...{ refer: 'target' as const, types: [type], when: { type } },
        say: ['对应内容须与商品类型一致', 'The content must be of the type of the goods'] as const,
      })),
      { each: 'items', least: 2, most: 20, sum: ['share', '=', 100], when: { type: 'bundle' } },
    ],
    priceBetweenVipAndOriginal: [
      { sheet: 3, compare: ['vipPrice', '<=', 'price', '<=', 'originalPrice'] },
      { when: { price: 0 }, allow: { source: ['app'] } },
      { by: 'onlyAdminGivesAway' },
      { together: ['iosPrice', 'appleProductId'] },
    ],
    physicalNeedsStock: [{ sheet: 4, when: { type: 'physical' }, demand: ['stock'] }, { see: 'userOrder#saleTakesStock' }],
    distributionNeedsCommission: [
      { sheet: 5, when: { switches: 'distribution' }, demand: ['commission'] },
      { together: ['partner', 'sharePercent'] },
      {
        compare: [{ plus: ['commission', 'sharePercent'] }, '<=', 100],
        field: 'sharePercent',
        say: ['分销佣金与分成比例合计不能超过 100%', "Commission and partner's share add up to 100 at most"],
      },
    ],
    publishNeedsPublishedTarget: [
      { sheet: 6, move: 'publish', needs: ['cover'], when: { source: 'app' } },
      { refer: 'target', where: foundByReaders, on: 'publish', say: ['对应内容还没有上架', 'The content is not published'] },
      {
        refer: 'items.target',
        where: foundByReaders,
        on: 'publish',
        say: ['组合中有内容还没有上架', 'Something in the bundle is not published'],
      },
      {
        refer: 'vipGoods',
        where: { any: [{ status: 'published' }, { usage: 'grant' }] },
        on: 'publish',
        say: ['对应会员须在售或仅用于发放', 'The membership must be on sale or for grants'],
      },
    ],
    frozenOnceSold: [
      { sheet: 7, freeze: ['type', 'target', 'source'], once: { soldCount: { gt: 0 } } },
      {
        freeze: ['price', 'originalPrice', 'vipPrice', 'iosPrice'],
        once: { some: 'limitedDiscount', where: { 'items.goods': 'id', status: 'published', period: { has: { now: '' } } } },
      },
    ],
    deletableWhileDraft: { sheet: 8, remove: { in: ['draft'], without: ['soldCount', 'references'] } },
    changePriceNeedsReason: { move: 'changePrice', needs: ['reason'] },
    countsComeFromApp: { from: 'app', fields: ['soldCount'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['source', 'name', 'type', 'target', 'vipGoods', 'items', 'cover', 'price'] as const),
        ...(['originalPrice', 'vipPrice', 'iosPrice', 'appleProductId', 'limit', 'switches', 'soldCount'] as const),
      ],
    },
  },
})
export type Goods = RecordOf<typeof goods>
