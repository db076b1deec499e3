import { entity, f, type RecordOf, shelf } from '#declare'

/** One content placed in a cloud product's library for enterprises to read; content operators add in batches each month. */
export const cloudContent = entity('cloudContent', ['云内容', 'Cloud content'], {
  fields: {
    product: f.ref('所属云产品', 'Product', { to: 'cloudProduct', required: true }),
    target: f.jump('内容', 'Content', { required: true }),
    title: f.text('展示标题', 'Title', { required: true, max: 40, search: true }),
    cover: f.image('封面', 'Cover', { required: true, width: 336, height: 448 }),
    category: f.ref('分类', 'Category', { to: 'category', onDelete: 'setNull' }),
    summary: f.longText('简介', 'Summary', { max: 200 }),
    tags: f.tags('标签', 'Labels', { max: 5 }),
    enterprises: f.refs('可见企业', 'Visible to', { to: 'cloudEnterprise', blank: ['全部', 'All'] }),
    trial: f.boolean('试用可看', 'Open on trial', { default: false }),
    licence: f.period('版权期限', 'Licence term'),
    position: f.order('排序', 'Order'),
    readers: f.count('阅读人数', 'Readers'),
  },
  ...shelf(),
  actions: {
    batchAdd: {
      label: ['批量添加', 'Add in batch'],
      on: 'list',
      says: [
        '从同一类型的已上架内容中挑选，成为所选产品下的草稿；标题取自内容，封面尺寸合适的一并带上，其余上架前补。',
        'Contents of one type are chosen and become drafts of the product with their own titles; covers of the right size come along, others are added before publishing.',
      ],
      asks: {
        product: f.ref('所属云产品', 'Product', { to: 'cloudProduct', required: true }),
        type: f.choice('内容类型', 'Content type', { required: true }, [
          { course: ['课程', 'Course'], magazine: ['杂志', 'Magazine'], issue: ['期次', 'Issue'], audiobook: ['听书', 'Audiobook'] },
          { radioStation: ['播客合集', 'Podcast collection'], podcast: ['播客单集', 'Episode'], article: ['文章', 'Article'] },
        ]),
        keyword: f.text('标题包含', 'Title contains', { max: 30 }),
      },
      picks: { from: 'contents', adds: 'addContents' },
      leaves: ['cover'],
    },
  },
  list: {
    columns: ['position', 'cover', 'title', 'product', 'category', 'target', 'enterprises', 'trial', 'licence', 'readers', 'status'],
    filters: ['title', 'product', 'category', 'enterprises', 'trial', 'status'],
    sort: ['product', 'position'],
  },
  form: [
    ['内容', 'Content', 'product', 'target', 'title', 'cover', 'category', 'summary', 'tags'],
    ['可见范围', 'Visibility', 'enterprises', 'trial', 'licence', 'position'],
  ],
  rules: {
    targetOncePerProduct: [{ sheet: 1, unique: ['product', 'target'], field: 'target' }, { order: ['product'] }],
    enterprisesOpenedProduct: {
      sheet: 2,
      refer: 'enterprises',
      where: { products: { set: true } },
      same: [['products', 'product']],
      say: ['可见企业须已开通此产品', 'An enterprise it is shown to must have opened the product'],
    },
    publishedWithinLicence: [
      { sheet: 3, carried: 'fields.licence' },
      {
        move: 'publish',
        needs: [{ is: { any: [{ licence: { set: false } }, { licence: { has: { now: '' } } }] } }],
        say: ['不在版权期限内，不能上架', 'It is published within its licence term only'],
        field: 'licence',
      },
      { at: 'licence.end', does: 'withdraw', when: { status: 'published' }, tell: ['updatedBy'] },
    ],
    targetOfAllowedType: {
      sheet: 4,
      refer: 'target',
      types: ['course', 'magazine', 'issue', 'audiobook', 'radioStation', 'podcast', 'article'],
    },
    deletableUnlessPublished: { sheet: 5, remove: { in: ['draft', 'withdrawn'] } },
    shownWhilePublished: [
      { move: 'publish', needs: ['cover'] },
      { from: 'app', fields: ['readers'] },
      {
        shown: { status: 'published', 'product.status': ['onShelf', 'offShelf'] },
        gives: ['product', 'target', 'title', 'cover', 'category', 'summary', 'tags', 'enterprises', 'trial', 'licence', 'position'],
      },
    ],
    endingSoonIsMarked: {
      mark: { status: 'published', 'licence.end': { lt: { now: '+30d' } } },
      as: ['版权即将到期', 'Licence ends soon'],
    },
  },
})
export type CloudContent = RecordOf<typeof cloudContent>
