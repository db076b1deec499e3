import { entity, f, type RecordOf, shelf } from '#declare'

/** One block of a partner region's landing page; the partnership operator orders and refreshes each region's blocks weekly. */
export const regionModule = entity('regionModule', ['专区模块', 'Region module'], {
  fields: {
    region: f.choice('所属专区', 'Region', 'zd', [
      { zd: ['重点专区', 'Key region'], vip: ['VIP专区', 'VIP region'] },
      { icbc: ['工行专区', 'Bank region'], cloud: ['云专区', 'Cloud region'] },
    ]),
    title: f.text('模块标题', 'Title', { required: true, max: 20, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 30 }),
    style: f.choice('展示样式', 'Style', 'shelf', [
      { banner: ['轮播图', 'Carousel'], icons: ['图标入口', 'Icon entries'], shelf: ['横滑书架', 'Sliding shelf'] },
      { grid: ['双列宫格', 'Two-column grid'], list: ['竖排列表', 'List'], rank: ['榜单', 'Ranking'] },
    ]),
    showTitle: f.boolean('显示标题栏', 'Show title bar', { default: true }),
    background: f.image('模块背景图', 'Background', { width: 750, height: 420 }),
    more: f.jump('“更多”跳转', 'More link'),
    contents: f.list(
      '模块内容',
      'Contents',
      { required: true, min: 1, max: 30 },
      {
        title: f.text('标题', 'Title', { required: true, max: 30 }),
        recommend: f.text('推荐语', 'Recommendation', { max: 40 }),
        banner: f.image('轮播图', 'Carousel image', { width: 690, height: 280 }),
        icon: f.image('图标', 'Icon', { width: 96, height: 96 }),
        cover: f.image('封面', 'Cover', { width: 336, height: 448 }),
        badge: f.choice('角标', 'Badge', { default: 'none' }, [
          { none: ['无', 'None'], new: ['上新', 'New'], hot: ['热门', 'Hot'], free: ['免费', 'Free'], exclusive: ['专享', 'Exclusive'] },
        ]),
        jump: f.jump('跳转', 'Link', { required: true }),
      },
    ),
    audience: f.choice('可见人群', 'Audience', 'all', [
      { all: ['全部用户', 'Everyone'], members: ['已开通权益', 'Entitled members'], visitors: ['未开通权益', 'Not entitled yet'] },
    ]),
    companies: f.refs('可见合作方', 'Visible to partners', { to: 'company' }),
    enterprises: f.refs('可见云企业', 'Visible to cloud enterprises', { to: 'cloudEnterprise' }),
    showPeriod: f.period('展示时间', 'Shown during'),
    position: f.order('排序', 'Order'),
    contentCount: f.computed('内容数', 'Contents', { from: { open: 'number of entries in contents' } }),
  },
  ...shelf(),
  actions: {
    copyTo: {
      label: ['复制到其他专区', 'Copy to region'],
      later: 'copies the block and its contents as a draft to the end of another region; visibility lists are cleared',
    },
    preview: { on: 'list', later: 'draws the region as the app would show it now for a chosen partner and audience' },
  },
  list: {
    columns: ['position', 'title', 'style', 'contentCount', 'audience', 'companies', 'showPeriod', 'status', 'updatedAt'],
    filters: ['title', 'style', 'audience', 'status', 'companies'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['region', 'title'], ['subtitle', 'style'], 'showTitle', 'background', 'more'],
    ['模块内容', 'Contents', 'contents'],
    ['展示范围', 'Visibility', 'audience', 'companies', 'enterprises', 'showPeriod', 'position'],
  ],
  fixed: {
    region: [
      { zd: '/partner/zdRegion', vip: ['/partner/vipRegion', '/partner/vipEdit'], icbc: '/partner/ICBCRegion' },
      { cloud: '/partner/cloudRegion' },
    ],
  },
  standIn: true,
})
export type RegionModule = RecordOf<typeof regionModule>
