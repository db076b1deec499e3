import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'

/** Blocks a channel page of the app is built of, top to bottom; channel operators arrange them weekly and fill them on the module content screen. */
export const module = entity('module', ['页面模块', 'Page module'], {
  fields: {
    pageKey: f.choice('所在页面', 'Page', { required: true }, [
      { home: ['首页', 'Home'], course: ['课程频道', 'Course channel'], listen: ['听书频道', 'Listening channel'] },
      { podcast: ['播客频道', 'Podcast channel'], shop: ['有赞商城', 'Third-party shop'], knowledge: ['知识页', 'Knowledge'] },
      { digitalMagazine: ['数字刊', 'Digital magazines'], digitalMember: ['数字刊会员', 'Digital membership'] },
      { knowledgeMember: ['知识会员', 'Knowledge membership'], vip: ['VIP页', 'VIP'], discover: ['发现页', 'Discover'] },
    ]),
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
    contentCount: f.count('内容数', 'Contents'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    contents: { label: ['内容管理', 'Contents'], opens: 'moduleContent', by: 'module' },
    rename: { later: 'changes the module name alone' },
    copy: { label: ['复制到', 'Copy to'], later: 'copies the module with all its contents to a chosen page as a draft at the end' },
    preview: {
      label: ['预览页面', 'Preview page'],
      on: 'list',
      later: 'draws the page with its modules on a phone frame for a platform and version and audience',
    },
  },
  list: {
    columns: ['position', 'name', 'title', 'style', 'source', 'contentCount', 'platforms', 'period', 'status'],
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
  standIn: true,
})
export type Module = RecordOf<typeof module>
