import { entity, f, followedShelf, type RecordOf } from '#declare'
import { foundByReaders } from '#resources/reachable.ts'

/** A themed page for partners' apps and regions: courses, digital magazines or goods for sale; a few a quarter, often one per partner. */
export const theme = entity('theme', ['合作主题', 'Partner theme'], {
  fields: {
    themeKind: f.choice('主题类型', 'Kind', { required: true }, [
      { class: ['课程主题', 'Class theme'], digtal: ['数字刊主题', 'Digital theme'], sell: ['售卖主题', 'Sell theme'] },
    ]),
    name: f.text('主题名称', 'Name', { required: true, max: 30, search: true }),
    companies: f.refs('适用合作方', 'For partners', { to: 'company', blank: ['全部', 'All'] }),
    imageUrl: f.image('主题头图', 'Header picture', { required: true, width: 1125, height: 633 }),
    imageUrl1: f.image('列表入口图', 'Entry picture', { required: true, width: 690, height: 200 }),
    imageUrl2: f.image('底部按钮图', 'Bottom button picture', { width: 690, height: 96 }),
    bgColor: f.color('背景色', 'Background', { default: '#FFFFFF' }),
    introduction: f.longText('主题介绍', 'Introduction', { max: 500 }),
    contents: f.list('主题内容', 'Contents', { required: true, min: 1, max: 60 }, [
      { target: f.jump('内容', 'Content', { required: true }), title: f.text('展示标题', 'Shown title', { max: 30 }) },
      { imageUrl: f.image('展示图', 'Picture', { width: 690, height: 388 }) },
    ]),
    price: f.money('打包售价', 'Package price', { min: 1 }),
    originalPrice: f.money('划线价', 'Original price', { min: 1 }),
    validDays: f.integer('购买后有效天数', 'Days valid after purchase', { min: 1, max: 3650 }),
    buyNote: f.longText('购买须知', 'Purchase notice', { max: 500 }),
    period: f.period('上线时间', 'Online during', { required: true }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    position: f.order('排序', 'Position'),
    contentCount: f.computed('内容数', 'Contents', { as: 'integer', from: { length: 'contents' } }),
    salesCount: f.count('销量', 'Sold'),
  },
  ...followedShelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    copy: { copies: { drop: ['companies'], title: '副本' }, asks: ['period'] },
    link: {
      label: ['复制链接', 'Copy link'],
      asks: { company: f.ref('合作方', 'Partner', { to: 'company' }) },
      links: { host: 'app.h5Address', path: 'theme', word: 'id', carries: { channel: 'company.code' } },
    },
  },
  list: {
    columns: ['imageUrl1', 'name', 'companies', 'contentCount', 'price', 'period', 'salesCount', 'status', 'position'],
    filters: ['name', 'companies', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', ['themeKind', 'name'], 'companies', 'introduction', 'period', 'position'],
    ['图片', 'Pictures', 'imageUrl', 'imageUrl1', 'imageUrl2', 'bgColor'],
    ['内容', 'Contents', 'contents'],
    ['售卖', 'Selling', ['price', 'originalPrice'], 'validDays', 'buyNote'],
    ['分享', 'Sharing', 'shareTitle', 'shareImg'],
  ],
  fixed: { themeKind: { class: '/partner/classTheme', digtal: '/partner/digtalTheme', sell: '/partner/sellTheme' } },
  rules: {
    nameUniqueInKind: [
      { sheet: 1, freeze: ['themeKind'] },
      { unique: ['themeKind', 'name'], field: 'name' },
    ],
    contentsFitThemeKind: [
      { sheet: 2, refer: 'contents.target', types: ['course'], when: { themeKind: 'class' } },
      { refer: 'contents.target', types: ['magazine', 'issue'], when: { themeKind: 'digtal' } },
      {
        refer: 'contents.target',
        types: ['course', 'magazine', 'issue', 'audiobook', 'epub', 'camp', 'shopGoods'],
        when: { themeKind: 'sell' },
      },
      { each: 'contents', distinct: ['target'] },
      { refer: 'contents.target', where: foundByReaders, on: 'publish', say: ['内容还没有上架', 'A content is not published'] },
    ],
    fieldsFollowThemeKind: [
      { sheet: 3, when: { themeKind: 'sell' }, demand: ['price', 'validDays', 'buyNote'] },
      { when: { themeKind: { not: 'sell' } }, refuse: ['price', 'originalPrice', 'validDays', 'buyNote'] },
      { compare: ['price', '<=', 'originalPrice'] },
      { by: 'isCheaperThanItsContents', warn: true },
    ],
    soldContentsStay: [
      { sheet: 4, carried: 'fields.period' },
      { oneWay: 'price', only: 'up', once: { salesCount: { gt: 0 } } },
      { oneWay: 'contents', only: 'add', once: { salesCount: { gt: 0 } } },
      { remove: { without: ['salesCount', 'references'] } },
    ],
    shownWithinPeriod: {
      shown: { status: 'published', period: { has: { now: '' } } },
      gives: [
        'themeKind',
        'name',
        'companies',
        'imageUrl',
        'imageUrl1',
        'imageUrl2',
        'bgColor',
        'introduction',
        'contents',
        'price',
        'originalPrice',
        'validDays',
        'buyNote',
        'period',
        'shareTitle',
        'shareImg',
        'position',
      ],
    },
    countsComeFromApp: { from: 'app', fields: ['salesCount'] },
  },
})
export type Theme = RecordOf<typeof theme>
