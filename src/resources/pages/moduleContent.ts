import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, modulePages } from '#resources/choices.ts'
import { reachable, withdrawnWith } from '#resources/reachable.ts'

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
    rename: { asks: ['name'] },
    copy: {
      label: ['复制到模块', 'Copy to module'],
      on: ['row', 'bulk'],
      runs: 'copy',
      when: { contentType: { not: 'dailyKnowledge' } },
      otherwise: ['每日新知模块只有一个', 'There is one module of daily new knowledge only'],
      asks: { to: f.ref('目标模块', 'Module', { to: 'module', required: true, where: { source: { not: 'dailyKnowledge' } } }) },
    },
    synchronize: {
      label: ['同步原内容', 'Synchronize'],
      on: ['row', 'bulk'],
      says: [
        '重新取原内容的标题与同样比例的图片；推荐语、角标、时间与排序不变。',
        'Takes the title and pictures of the same shape anew; recommendation, badge, period and place stay.',
      ],
      runs: 'synchronize',
    },
    createThemeModule: {
      label: ['生成主题模块', 'Create theme module'],
      on: 'list',
      runs: 'createThemeModule',
      says: [
        '在所选页面末尾生成一个草稿模块，主题的内容按原有顺序放入。',
        "Makes a draft module at the end of the page, with the theme's items in their order.",
      ],
      asks: {
        theme: f.ref('主题', 'Theme', { to: 'theme', required: true }),
        pageKey: f.choice('页面', 'Page', { required: true }, modulePages),
      },
    },
    searchContent: {
      label: ['搜索添加', 'Search and add'],
      on: 'list',
      asks: {
        module: f.ref('放入模块', 'Into module', { to: 'module', required: true, where: { source: 'manual' } }),
        kind: f.choice('内容类型', 'Kind of content', 'article', [
          { course: ['课程', 'Course'], issue: ['期次', 'Issue'], article: ['文章', 'Article'], podcast: ['播客单集', 'Podcast episode'] },
          {
            audiobook: ['听书', 'Audiobook'],
            subject: ['专题', 'Subject'],
            camp: ['训练营', 'Camp'],
            shopGoods: ['商城商品', 'Shop goods'],
          },
        ]),
        keyword: f.text('名称含，或编号', 'Name contains, or number', { max: 30 }),
      },
      picks: { from: 'contents', adds: 'addContents' },
    },
  },
  list: {
    columns: ['position', 'imageUrl', 'name', 'contentType', 'target', 'badge', 'period', 'exposureCount', 'clickCount', 'status'],
    under: { name: ['contentType', 'target'], badge: ['period'], exposureCount: ['clickCount'] },
    filters: ['module', 'name', 'contentType', 'status', 'audience'],
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
  rules: {
    referenceFollowsContentType: {
      sheet: 1,
      pick: 'contentType',
      of: { product: 'target', picture: 'target', dailyKnowledge: 'dailyKnowledge', theme: 'theme' },
    },
    picturesFollowStyle: [
      { sheet: 2, move: 'publish', needs: ['imageUrl'], when: { 'module.style': ['banner', 'bigCard', 'picture'] } },
      { move: 'publish', needs: ['imageUrl1'], when: { 'module.style': ['double', 'horizontal', 'single'] } },
      { move: 'publish', needs: ['imageUrl2'], when: { 'module.style': ['triple', 'rank', 'waterfall'] } },
      { move: 'publish', needs: ['iconUrl'], when: { 'module.style': 'iconGrid' } },
    ],
    publishNeedsPublishedTarget: [
      { sheet: 3, ...reachable('target') },
      {
        refer: 'dailyKnowledge',
        where: { status: 'published' },
        on: 'publish',
        say: ['这张每日新知还没有上架', 'This card of the day is not published'],
      },
      { refer: 'theme', where: { status: 'published' }, on: 'publish', say: ['这个主题还没有上架', 'This theme is not published'] },
      withdrawnWith('target'),
      { follows: 'dailyKnowledge', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
      { follows: 'theme', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
    ],
    targetOncePerModule: [
      { sheet: 4, unique: ['module', 'target'], among: { status: 'published' } },
      { unique: ['module', 'dailyKnowledge'], among: { status: 'published' } },
      { unique: ['module', 'theme'], among: { status: 'published' } },
      { limit: { most: 50 }, per: ['module'], field: 'module' },
    ],
    contentTypeFitsModule: [
      {
        sheet: 5,
        refer: 'module',
        where: { source: 'dailyKnowledge' },
        when: { contentType: 'dailyKnowledge' },
        say: ['每日新知只放进首页的每日新知模块', 'Daily new knowledge goes into its own module of the home page'],
      },
      { when: { 'module.source': 'dailyKnowledge' }, allow: { contentType: ['dailyKnowledge'] } },
      { limit: { most: 5 }, per: ['module'], where: { status: 'published', contentType: 'dailyKnowledge' }, field: 'module' },
      {
        refer: 'target',
        types: ['shopGoods'],
        when: { 'module.pageKey': 'shop' },
        say: ['有赞商城的模块只放商城商品', 'Modules of the shop take shop goods only'],
      },
      { when: { 'module.pageKey': 'shop' }, allow: { contentType: ['product'] } },
    ],
    iconGridIsLimited: {
      sheet: 6,
      limit: { most: { byChoice: 'module.style', of: { iconGrid: 10 } } },
      per: ['module'],
      where: { status: 'published' },
      field: 'module',
    },
    searchedThroughSubject: { sheet: 7, carried: 'endpoints.subject.searchContent' },
    orderedWithinModule: [{ sheet: 8, order: ['module'], first: true }, { remove: { in: ['draft', 'withdrawn'] } }],
    shownWithinPeriod: [
      { carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }], 'module.status': 'published' },
        inReview: { 'module.pageKey': { not: 'shop' } },
        gives: [
          ...(['module', 'contentType', 'name', 'title', 'recommend', 'target', 'dailyKnowledge', 'theme', 'iconUrl'] as const),
          ...(['imageUrl', 'imageUrl1', 'imageUrl2', 'badge', 'showPrice', 'audience', 'period', 'position'] as const),
        ],
      },
      { from: 'app', fields: ['exposureCount', 'clickCount'] },
    ],
  },
})
export type ModuleContent = RecordOf<typeof moduleContent>
