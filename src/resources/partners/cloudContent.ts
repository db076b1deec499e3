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
    enterprises: f.refs('可见企业', 'Visible to', { to: 'cloudEnterprise' }),
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
      later: 'picks several contents of one type and adds them to a product as drafts with their own title and cover',
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
  standIn: true,
})
export type CloudContent = RecordOf<typeof cloudContent>
