import { entity, f, type RecordOf, shelf } from '#declare'

/** The carousel on the youth mook home and study pages; changed with each new book or study. */
export const yongsBanner = entity('yongsBanner', ['青年读本Banner', 'Youth mook banner'], {
  path: 'yongs/setBanner',
  fields: {
    page: f.choice('所在页面', 'Page', 'home', { home: ['首页', 'Home'], study: ['共读页', 'Study'] }),
    title: f.text('名称', 'Name', { required: true, max: 20, search: true }),
    image: f.image('Banner图', 'Picture', { required: true, width: 690, height: 320 }),
    target: f.choice('跳转到', 'Leads to', 'complete', [
      { complete: ['全本', 'Complete book'], study: ['共读', 'Study'] },
      { compilation: ['合辑', 'Compilation'], link: ['其他跳转', 'Other'], none: ['不跳转', 'Nowhere'] },
    ]),
    book: f.ref('全本', 'Complete book', { to: 'yongsComplete' }),
    study: f.ref('共读', 'Study', { to: 'yongsStudy' }),
    compilation: f.ref('合辑', 'Compilation', { to: 'yongsCompilation' }),
    link: f.jump('其他跳转', 'Other link'),
    period: f.period('展示时间', 'Shown during', { required: true }),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['order', 'page', 'image', 'title', 'target', 'period', 'clicks', 'status'],
    filters: ['page', 'title', 'target', 'status', 'period'],
    sort: ['page', 'order'],
    export: false,
  },
  form: [
    ['图片', 'Picture', ['page', 'title'], 'image'],
    ['跳转', 'Target', ['target', 'book'], ['study', 'compilation'], 'link'],
    ['展示', 'Display', 'period', 'order'],
  ],
  standIn: true,
})
export type YongsBanner = RecordOf<typeof yongsBanner>
