import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences } from '#resources/choices.ts'

/** One placement of a product or picture in a module; editors refresh them daily, the home page's daily new knowledge slot every morning. */
export const moduleContent = entity('moduleContent', ['模块内容', 'Module content'], {
  path: 'moduleContents',
  fields: {
    module: f.ref('所属模块', 'Module', { to: 'module', required: true, onDelete: 'cascade' }),
    contentType: f.choice('内容类型', 'Content type', 'product', [
      { product: ['站内内容', 'Product content'], picture: ['图片跳转', 'Picture link'] },
      { dailyKnowledge: ['每日新知', 'Daily new knowledge'], theme: ['主题', 'Theme'] },
    ]),
    name: f.text('内容名称', 'Name', { required: true, max: 30, search: true }),
    title: f.text('展示标题', 'Shown title', { max: 30 }),
    recommend: f.text('推荐语', 'Recommendation', { max: 60 }),
    target: f.jump('跳转目标', 'Target'),
    dailyKnowledge: f.ref('每日新知', 'Daily new knowledge', { to: 'dailyKnowledge' }),
    theme: f.ref('主题', 'Theme', { to: 'theme' }),
    iconUrl: f.image('入口图标', 'Icon', { width: 132, height: 132, maxKB: 300 }),
    imageUrl: f.image('横版大图', 'Wide picture', { width: 690, height: 300 }),
    imageUrl1: f.image('双列图', 'Two-column picture', { width: 336, height: 252 }),
    imageUrl2: f.image('竖版封面', 'Upright cover', { width: 210, height: 280 }),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], latest: ['上新', 'New'], hot: ['热门', 'Hot'], free: ['限免', 'Free for now'] },
      { vip: ['会员免费', 'Free for members'], discount: ['限时折扣', 'Discount'] },
    ]),
    showPrice: f.boolean('展示价格', 'Show price', { default: true }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    rename: { later: "changes the content's name alone" },
    copy: { label: ['复制到模块', 'Copy to module'], later: 'copies the chosen contents to another module as drafts' },
    synchronize: {
      label: ['同步原内容', 'Synchronize'],
      later:
        "takes title and pictures anew from the target's own record, keeps recommendation, badge, period and order, and says what changed",
    },
    createThemeModule: {
      label: ['生成主题模块', 'Create theme module'],
      on: 'list',
      later: "from a theme makes a draft module on the chosen page, with the theme's items as contents in their order",
    },
    searchContent: {
      label: ['搜索添加', 'Search and add'],
      on: 'list',
      later:
        'searches courses, issues, articles, podcasts, audiobooks, subjects, camps and shop goods by name or id and adds the chosen ones as drafts',
    },
  },
  list: {
    columns: ['position', 'imageUrl', 'name', 'contentType', 'target', 'badge', 'period', 'exposureCount', 'clickCount', 'status'],
    filters: ['name', 'contentType', 'status', 'audience'],
    bulk: ['publish', 'withdraw', 'copy', 'synchronize', 'delete'],
  },
  form: [
    ['内容', 'Content', ['module', 'contentType'], 'target', ['dailyKnowledge', 'theme'], ['name', 'title'], 'recommend'],
    ['图片', 'Pictures', 'iconUrl', 'imageUrl', 'imageUrl1', 'imageUrl2'],
    ['展示', 'Display', ['badge', 'showPrice'], 'audience', 'period'],
  ],
  fixed: { '/administer/dailyKnowledge': { contentType: 'dailyKnowledge' } },
  endpoints: {
    getList: 'GET moduleContents/list',
    create: 'POST moduleContents/new',
    copy: { takes: { ids: 'id list', moduleId: 'module' }, gives: 'list' },
    sort: { takes: { moduleId: 'module', ids: 'id list' }, gives: 'list' },
    withdraw: { call: 'POST moduleContents/unpub', takes: { ids: 'id list' }, gives: 'list' },
    delete: { takes: { ids: 'id list' }, gives: 'count' },
    rename: { takes: ['id', 'name'], gives: 'record' },
    synchronize: { takes: { ids: 'id list' }, gives: 'list' },
    createThemeModule: { takes: { themeId: 'theme', pageKey: 'page key' }, gives: 'module' },
  },
  standIn: true,
})
export type ModuleContent = RecordOf<typeof moduleContent>
