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
    itemCount: f.count('内容数', 'Contents'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    preview: {
      label: ['预览首页', 'Preview home'],
      on: 'list',
      later: 'draws the website home 1200 px wide with the modules, drafts marked',
    },
    rename: { later: 'changes the module name alone' },
  },
  list: {
    columns: ['position', 'name', 'title', 'style', 'area', 'itemCount', 'showCount', 'period', 'status'],
    filters: ['name', 'style', 'area', 'status'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['name', 'title'], ['style', 'area']],
    ['内容', 'Content', 'items', 'showCount', 'moreUrl'],
    ['展示', 'Display', 'bgColor', 'period'],
  ],
  standIn: true,
})
export type PcModule = RecordOf<typeof pcModule>
