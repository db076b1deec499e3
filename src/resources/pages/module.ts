import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, modulePages, platforms, readerGroups } from '#resources/choices.ts'

/** Blocks a channel page of the app is built of, top to bottom; channel operators arrange them weekly and fill them on the module content screen. */
export const module = entity('module', ['页面模块', 'Page module'], {
  fields: {
    pageKey: f.choice('所在页面', 'Page', { required: true }, modulePages),
    name: f.text('模块名称', 'Module name', { required: true, max: 20, search: true }),
    title: f.text('展示标题', 'Shown title', { max: 12 }),
    subtitle: f.text('副标题', 'Subtitle', { max: 24 }),
    style: f.choice('模块样式', 'Style', { required: true }, [
      { banner: ['轮播图', 'Carousel'], iconGrid: ['金刚区', 'Icon grid'], single: ['单列图文', 'One column'] },
      { double: ['双列图文', 'Two columns'], triple: ['三列封面', 'Three covers'] },
      { horizontal: ['横滑列表', 'Horizontal slide'], bigCard: ['大图卡片', 'Big card'], rank: ['榜单', 'Ranking'] },
      { waterfall: ['瀑布流', 'Waterfall'], textRoll: ['文字滚动', 'Rolling text'], picture: ['通栏图', 'Full-width picture'] },
    ]),
    source: f.choice('内容来源', 'Content source', 'manual', [
      { manual: ['人工配置', 'By hand'], newest: ['自动取最新', 'Newest'], hottest: ['自动取最热', 'Hottest'] },
      { personal: ['个性推荐', 'Personal'], theme: ['主题', 'Theme'], dailyKnowledge: ['每日新知', 'Daily new knowledge'] },
    ]),
    category: f.ref('取自分类', 'From category', { to: 'appCategory' }),
    theme: f.ref('取自主题', 'From theme', { to: 'theme' }),
    showCount: f.integer('展示条数', 'Items shown', { required: true, min: 1, max: 30, default: 6 }),
    refreshable: f.boolean('换一换', 'Shuffle button', { default: false }),
    moreText: f.text('更多文案', 'More text', { max: 6 }),
    moreJump: f.jump('更多跳转', 'More target'),
    modelTopPic: f.image('模块头图', 'Module header picture', { width: 690, height: 120 }),
    bgColor: f.color('背景色', 'Background'),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    minVersion: f.text('最低版本', 'Lowest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    maxVersion: f.text('最高版本', 'Highest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    contentCount: f.count('内容数', 'Contents', { of: { count: 'moduleContent' } }),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    contents: { label: ['内容管理', 'Contents'], opens: 'moduleContent', by: 'module' },
    rename: { asks: ['name'] },
    copy: {
      label: ['复制到', 'Copy to'],
      says: ['模块与全部内容成为所选页面末尾的草稿。', 'The module and all its contents become drafts at the end of the page.'],
      when: { source: { not: 'dailyKnowledge' } },
      otherwise: ['每日新知模块只有一个', 'There is one module of daily new knowledge only'],
      copies: { with: ['moduleContent'] },
      asks: ['pageKey', 'name'],
    },
    preview: {
      label: ['预览页面', 'Preview page'],
      on: 'list',
      looks: 'page',
      asks: {
        pageKey: f.choice('页面', 'Page', { required: true }, modulePages),
        platform: f.choice('平台', 'Platform', 'ios', platforms),
        appVersion: f.text('App版本', 'App version', { max: 10 }),
        audience: f.choice('人群', 'Audience', 'vip', readerGroups),
      },
    },
  },
  list: {
    columns: ['position', 'name', 'title', 'style', 'source', 'contentCount', 'platforms', 'period', 'status'],
    under: { name: ['title'], style: ['source'] },
    filters: ['name', 'status', 'style', 'source', 'audience'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['pageKey', 'name'], ['title', 'subtitle'], 'style'],
    ['内容', 'Content', ['source', 'category'], ['theme', 'showCount'], ['refreshable', 'moreText'], 'moreJump'],
    ['样式', 'Look', 'modelTopPic', 'bgColor'],
    ['投放', 'Delivery', 'platforms', ['minVersion', 'maxVersion'], 'audience', 'period'],
  ],
  fixed: {
    pageKey: [
      { home: '/administer/home', course: '/administer/courseChannel', listen: '/administer/listenChannel' },
      { podcast: '/administer/podcastChannel', shop: '/administer/shopModule', knowledge: '/administer/knowledge' },
      { digitalMagazine: '/administer/digitalMagazine', digitalMember: '/administer/digitalMember' },
      { knowledgeMember: '/administer/knowledgeMember', vip: '/administer/vipPage', discover: '/administer/discover' },
    ],
  },
  rules: {
    nameUniqueInPage: [
      { sheet: 1, unique: ['pageKey', 'name'] },
      { order: ['pageKey'], whole: true },
    ],
    fieldsFollowSource: {
      sheet: 2,
      pick: 'source',
      of: { newest: 'category', hottest: 'category', theme: 'theme', manual: null, personal: null, dailyKnowledge: null },
    },
    publishNeedsContents: { sheet: 3, by: 'hasEnoughInForce', on: ['publish'], holds: true },
    moreTextWithMoreJump: [
      { sheet: 4, together: ['moreText', 'moreJump'] },
      {
        move: 'publish',
        needs: [[{ count: 'moduleContent', where: { status: 'published' } }, '>', 'showCount']],
        when: { refreshable: true, source: 'manual' },
        field: 'refreshable',
        say: ['换一换需要多于展示条数的已上线内容', 'Shuffling needs more live contents than are shown'],
      },
    ],
    onePublishedPerStyle: {
      sheet: 5,
      unique: ['pageKey', 'style'],
      among: { status: 'published', style: ['iconGrid', 'banner'] },
      overlap: ['platforms', ['minVersion', 'maxVersion'], 'audience'],
      field: 'style',
      say: [
        '同一平台、版本与人群，每页只能有一个金刚区和一个轮播图',
        'A page has one icon grid and one carousel per platform, version and audience',
      ],
    },
    shopTakesShopGoods: [
      { sheet: 6, see: 'moduleContent#contentTypeFitsModule' },
      { note: ['审核模式的渠道不展示有赞商城的模块', 'Builds under store review show no modules of the shop'], reader: 'app' },
    ],
    oneDailyKnowledgeModule: [
      { sheet: 7, limit: { most: 1 }, where: { source: 'dailyKnowledge' }, field: 'source' },
      { when: { source: 'dailyKnowledge' }, allow: { pageKey: ['home'] } },
      { freeze: ['pageKey', 'source'], once: { source: 'dailyKnowledge' } },
      { by: 'keepsDailySlot', on: ['remove'] },
    ],
    deletableUnlessPublished: [
      { sheet: 8, remove: { in: ['draft', 'withdrawn'], takes: ['moduleContent'] } },
      { by: 'namesWhatGoesAlong', on: ['remove'], warn: true },
    ],
    minVersionNotAboveMax: [
      { sheet: 9, compare: ['minVersion', '<=', 'maxVersion'] },
      { carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
    ],
    shownWithinPeriod: {
      shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
      inReview: { pageKey: { not: 'shop' } },
      gives: [
        ...(['pageKey', 'name', 'title', 'subtitle', 'style', 'source', 'category', 'theme', 'showCount', 'refreshable'] as const),
        ...(['moreText', 'moreJump', 'modelTopPic', 'bgColor', 'platforms', 'minVersion', 'maxVersion'] as const),
        ...(['audience', 'period', 'position'] as const),
      ],
    },
  },
})
export type Module = RecordOf<typeof module>
