import { entity, f, followedShelf, type RecordOf } from '#declare'
import { vipScopes } from '#resources/choices.ts'

/** A periodical on the app's magazine shelf; issues, columns and subscriptions hang on it; set up by the magazine desk, changed a few times a year. */
export const magazine = entity('magazine', ['杂志', 'Magazine'], {
  fields: {
    title: f.text('刊名', 'Title', { required: true, max: 40, unique: true, search: true }),
    code: f.text('刊物代码', 'Magazine code', { required: true, max: 12, unique: true, pattern: '^[A-Z][A-Z0-9]{1,11}$' }),
    subtitle: f.text('一句话介绍', 'Tagline', { max: 60 }),
    publisher: f.text('主办单位', 'Publisher', { max: 60 }),
    issn: f.text('国际刊号', 'ISSN', { pattern: '^\\d{4}-\\d{3}[\\dX]$' }),
    cycle: f.choice('刊期', 'Cycle', 'weekly', [
      { weekly: ['周刊', 'Weekly'], biweekly: ['双周刊', 'Biweekly'], monthly: ['月刊', 'Monthly'] },
      { bimonthly: ['双月刊', 'Bimonthly'], quarterly: ['季刊', 'Quarterly'], irregular: ['不定期', 'Irregular'] },
    ]),
    appCategory: f.ref('App分类', 'App category', { to: 'appCategory' }),
    cover: f.image('封面', 'Cover', { required: true, width: 750, height: 1000 }),
    smallImage: f.image('方形小图', 'Square picture', { required: true, width: 300, height: 300 }),
    bigImage: f.image('详情页头图', 'Detail header image', { width: 1125, height: 633 }),
    introduction: f.longText('刊物简介', 'Introduction', { required: true, max: 800 }),
    notice: f.richText('订阅须知', 'Subscription notice'),
    issuePrice: f.money('单期定价', 'Price per issue', { required: true, min: 0 }),
    halfYearPrice: f.money('半年订阅价', 'Half-year price', { min: 0 }),
    yearPrice: f.money('全年订阅价', 'Year price', { min: 0 }),
    vipScope: f.choices('会员畅读范围', 'Free for members', vipScopes),
    listenable: f.boolean('支持听刊', 'Can be listened to', { default: false }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    position: f.order('排序', 'Position'),
    latestIssue: f.computed('最新一期', 'Latest issue', {
      as: 'text',
      from: { latest: 'title', over: 'issue', by: 'publishDate', where: { status: 'published' } },
    }),
    issueCount: f.count('已上架期数', 'Published issues', { of: { count: 'issue', where: { status: 'published' } } }),
    subscriberCount: f.count('在订人数', 'Current subscribers', {
      of: { count: 'userMagazine', distinct: 'user', where: { status: 'active' } },
    }),
  },
  ...followedShelf(),
  actions: {
    issues: { label: ['管理期次', 'Manage issues'], opens: 'issue', by: 'magazine' },
    columns: { label: ['管理栏目', 'Manage columns'], opens: 'column', by: 'magazine' },
  },
  list: {
    columns: ['cover', 'title', 'code', 'cycle', 'latestIssue', 'issueCount', 'subscriberCount', 'yearPrice', 'status', 'position'],
    filters: ['title', 'status', 'cycle', 'appCategory', 'vipScope'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'code', 'subtitle', ['publisher', 'issn'], ['cycle', 'appCategory'], 'position'],
    ['图片', 'Pictures', 'cover', 'smallImage', 'bigImage'],
    ['介绍', 'Introduction', 'introduction', 'notice', 'listenable'],
    ['价格与权益', 'Price and rights', ['issuePrice', 'halfYearPrice'], 'yearPrice', 'vipScope'],
    ['分享', 'Sharing', 'shareTitle', 'shareImg'],
  ],
  rules: {
    halfYearNotAboveYear: [
      { sheet: 1, compare: ['halfYearPrice', '<=', 'yearPrice'] },
      { note: ['调价只影响新订单', 'A new price touches new orders only'], reader: 'app' },
    ],
    codeFrozenOnceUsed: { sheet: 2, freeze: ['code'], once: { some: 'issue' } },
    publishNeedsColumnAndIssue: {
      sheet: 3,
      move: 'publish',
      needs: [{ some: 'column' }, { some: 'issue', where: { status: 'published' } }],
    },
    shownWhilePublished: [
      {
        sheet: 4,
        shown: { status: 'published' },
        gives: [
          'title',
          'code',
          'subtitle',
          'publisher',
          'issn',
          'cycle',
          'appCategory',
          'cover',
          'smallImage',
          'bigImage',
          'introduction',
          'notice',
          'issuePrice',
          'halfYearPrice',
          'yearPrice',
          'vipScope',
          'listenable',
          'shareTitle',
          'shareImg',
          'position',
          'latestIssue',
          'issueCount',
        ],
      },
      { note: ['下架后已购和订阅用户仍可阅读', 'Buyers and subscribers keep reading'], reader: 'app' },
    ],
    deletableByAdminOnly: [
      { sheet: 5, make: 'protectionPeriod', on: 'create', with: { magazine: 'id', effectiveFrom: { now: 'today' } } },
      { remove: { by: 'admin', without: ['issue', 'column', 'atlas', 'magazineH5', 'subscriberCount'], takes: ['protectionPeriod'] } },
    ],
  },
})
export type Magazine = RecordOf<typeof magazine>
