import { entity, f, type RecordOf, shelf } from '#declare'
import { partnerRegions } from '#resources/choices.ts'

/** One block of a partner region's landing page; the partnership operator orders and refreshes each region's blocks weekly. */
export const regionModule = entity('regionModule', ['专区模块', 'Region module'], {
  fields: {
    region: f.choice('所属专区', 'Region', 'zd', partnerRegions),
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
    companies: f.refs('可见合作方', 'Visible to partners', { to: 'company', blank: ['全部', 'All'] }),
    enterprises: f.refs('可见云企业', 'Visible to cloud enterprises', { to: 'cloudEnterprise', blank: ['全部', 'All'] }),
    showPeriod: f.period('展示时间', 'Shown during'),
    position: f.order('排序', 'Order'),
    contentCount: f.computed('内容数', 'Contents', { from: { length: 'contents' } }),
  },
  ...shelf(),
  actions: {
    copyTo: {
      label: ['复制到其他专区', 'Copy to region'],
      says: ['复制为所选专区末尾的草稿，可见范围清空。', 'A draft at the end of the chosen region; visibility lists are cleared.'],
      copies: { drop: ['companies', 'enterprises'] },
      asks: ['region'],
    },
    preview: {
      on: 'list',
      looks: 'region',
      asks: {
        region: f.choice('专区', 'Region', { required: true }, partnerRegions),
        audience: f.choice('人群', 'Audience', { required: true, default: 'members' }, [
          { members: ['已开通权益', 'Entitled members'], visitors: ['未开通权益', 'Not entitled yet'] },
        ]),
        company: f.ref('合作方', 'Partner', { to: 'company' }),
        enterprise: f.ref('云企业', 'Cloud enterprise', { to: 'cloudEnterprise' }),
      },
    },
  },
  list: {
    columns: ['position', 'title', 'style', 'contentCount', 'audience', 'companies', 'showPeriod', 'status', 'updatedAt'],
    under: { title: ['style'], audience: ['companies'] },
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
  rules: {
    imagesFollowStyle: [
      { sheet: 1, each: 'contents', least: 1, most: 8, needs: ['banner'], when: { style: 'banner' } },
      { each: 'contents', least: 4, most: 10, needs: ['icon'], when: { style: 'icons' } },
      { each: 'contents', least: 2, needs: ['cover'], when: { style: ['shelf', 'grid', 'list', 'rank'] } },
      { when: { style: { not: 'banner' } }, refuse: ['contents.banner'] },
      { when: { style: { not: 'icons' } }, refuse: ['contents.icon'] },
      { when: { style: ['banner', 'icons'] }, refuse: ['contents.cover'] },
    ],
    audienceFollowsRegion: [
      { sheet: 2, when: { region: 'cloud' }, refuse: ['companies'] },
      { when: { region: { not: 'cloud' } }, refuse: ['enterprises'] },
      { refer: 'companies', where: { type: 'bank' }, when: { region: 'icbc' } },
      { note: ['名单为空即全部可见', 'An empty list means visible to all'], reader: 'app' },
    ],
    publishedLimitedPerRegion: [
      { sheet: 3, limit: { most: 20 }, per: ['region'], where: { status: 'published' }, field: 'region' },
      { order: ['region'] },
    ],
    endsAfterStart: [
      { sheet: 4, carried: 'fields.showPeriod' },
      { mark: { status: 'published', 'showPeriod.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { note: ['过期后不再展示，状态不变', 'Past its end it is not shown; its state stays'], reader: 'app' },
    ],
    deletableUnlessPublished: { sheet: 5, remove: { in: ['draft', 'withdrawn'] } },
    regionNeverChanges: { sheet: 6, freeze: ['region'] },
    shownWithinPeriod: {
      shown: { status: 'published', any: [{ showPeriod: { set: false } }, { showPeriod: { has: { now: '' } } }] },
      gives: [
        ...(['region', 'title', 'subtitle', 'style', 'showTitle', 'background', 'more', 'contents'] as const),
        ...(['audience', 'companies', 'enterprises', 'showPeriod', 'position'] as const),
      ],
    },
  },
})
export type RegionModule = RecordOf<typeof regionModule>
