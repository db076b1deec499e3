import { entity, f, type RecordOf, shelf } from '#declare'

/** Blocks of the website's home page with their contents, top to bottom; the website editor refreshes them weekly. */
export const pcModule = entity('pcModule', ['官网首页模块', 'Website home module'], {
  fields: {
    name: f.text('模块名称', 'Module name', { required: true, max: 20, unique: true, search: true }),
    title: f.text('展示标题', 'Shown title', { max: 16 }),
    style: f.choice('模块样式', 'Style', { required: true }, [
      { carousel: ['焦点轮播', 'Carousel'], newIssue: ['新刊推荐', 'New issue'], courses: ['课程列表', 'Courses'] },
      { articles: ['文章列表', 'Articles'], podcasts: ['播客列表', 'Podcasts'], topics: ['推荐话题', 'Topics'] },
      { periodicals: ['期刊墙', 'Periodicals'], discount: ['限时折扣', 'Time-limited discount'], download: ['App下载', 'App download'] },
    ]),
    area: f.choice('区域', 'Area', 'left', { full: ['通栏', 'Full width'], left: ['左侧主栏', 'Left column'] }),
    items: f.list('模块内容', 'Contents', 20, [
      { target: f.jump('跳转目标', 'Target', { required: true }), title: f.text('标题', 'Title', { required: true, max: 40 }) },
      { summary: f.text('摘要', 'Summary', { max: 80 }), imageUrl: f.image('图片', 'Picture', { width: 380, height: 214 }) },
      { bigImage: f.image('轮播大图', 'Carousel picture', { width: 1200, height: 460 }) },
    ]),
    showCount: f.integer('展示条数', 'Items shown', { required: true, min: 1, max: 20, default: 6 }),
    moreUrl: f.url('更多链接', 'More link'),
    bgColor: f.color('背景色', 'Background', { default: '#FFFFFF' }),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    itemCount: f.computed('内容数', 'Contents', { as: 'integer', from: { length: 'items' } }),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: { preview: { label: ['预览首页', 'Preview home'], on: 'list', looks: 'home' }, rename: { asks: ['name'] } },
  list: {
    columns: ['position', 'name', 'title', 'style', 'area', 'itemCount', 'showCount', 'period', 'status'],
    under: { name: ['title'], style: ['area'] },
    filters: ['name', 'style', 'area', 'status'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['name', 'title'], ['style', 'area']],
    ['内容', 'Content', 'items', 'showCount', 'moreUrl'],
    ['展示', 'Display', 'bgColor', 'period'],
  ],
  rules: {
    itemsFollowStyle: [
      { sheet: 1, when: { style: 'carousel' }, allow: { area: ['full'] }, say: ['焦点轮播须为通栏', 'A carousel takes the full width'] },
      { each: 'items', least: 2, most: 8, needs: ['bigImage'], when: { style: 'carousel' } },
      { each: 'items', needs: ['imageUrl'], when: { style: ['courses', 'articles', 'podcasts'] } },
    ],
    onePublishedPerStyle: [
      {
        sheet: 2,
        when: { style: ['topics', 'periodicals', 'discount'] },
        refuse: ['items'],
        say: ['此样式的内容取自官网话题、期刊或限时折扣', "Its contents are the website's topics, periodicals or sales"],
      },
      {
        limit: { most: 1 },
        per: ['style'],
        where: { status: 'published', style: ['topics', 'periodicals', 'discount'] },
        field: 'style',
        say: ['此样式的模块只能上线一个', 'Only one module of this style is live'],
      },
    ],
    publishNeedsContents: [
      { sheet: 3, move: 'publish', needs: ['items'], when: { style: { not: ['topics', 'periodicals', 'discount'] } } },
      { by: 'somethingToShow' },
      { each: 'items', distinct: ['target'] },
      {
        compare: ['showCount', '<=', { length: 'items' }],
        when: { items: { set: true } },
        field: 'showCount',
        say: ['展示条数不能多于内容数', 'No more are shown than there are'],
      },
    ],
    enoughStayPublished: [
      {
        sheet: 4,
        limit: { least: 3 },
        where: { status: 'published' },
        say: ['首页至少保留 3 个已上线的模块', 'The page keeps 3 live modules at least'],
      },
      { remove: { in: ['draft', 'withdrawn'] } },
    ],
    shownWithinPeriod: [
      { order: [] },
      { carried: 'fields.period' },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['title', 'style', 'area', 'items', 'showCount', 'moreUrl', 'bgColor', 'period', 'position'],
      },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
    ],
  },
  deviations: { itemCount: 'worked out of its contents rather than counted: they stand in the record itself' },
})
export type PcModule = RecordOf<typeof pcModule>
