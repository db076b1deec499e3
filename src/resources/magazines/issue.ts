import { entity, f, type RecordOf } from '#declare'

/** One number of a magazine as readers buy and read it; the desk sets one up each week or month and publishes it with its articles. */
export const issue = entity('issue', ['期次', 'Issue'], {
  fields: {
    magazine: f.ref('所属杂志', 'Magazine', { required: true, to: 'magazine', onDelete: 'restrict' }),
    title: f.text('封面主题', 'Cover theme', { required: true, max: 40, search: true }),
    year: f.integer('年份', 'Year', { required: true, min: 1950, max: 2100 }),
    number: f.integer('年内期号', 'Number in year', { required: true, min: 1, max: 60 }),
    totalNumber: f.integer('总期号', 'Total number', { min: 1 }),
    publishDate: f.date('出刊日期', 'Date of issue', { required: true }),
    releaseAt: f.dateTime('定时上架时间', 'Release time'),
    cover: f.image('封面', 'Cover', { required: true, width: 750, height: 1000 }),
    bigImage: f.image('详情页头图', 'Detail header image', { width: 1125, height: 633 }),
    summary: f.longText('封面导语', 'Cover summary', { required: true, max: 300 }),
    chargeKind: f.choice(
      '收费方式',
      'Charging',
      { paid: ['付费', 'Paid'], free: ['免费', 'Free'], limitedFree: ['限时免费', 'Free for a time'] },
      { required: true, default: 'paid' },
    ),
    price: f.money('售价', 'Price', { min: 0 }),
    originalPrice: f.money('划线价', 'Original price', { min: 0 }),
    freePeriod: f.period('限免时间', 'Free during'),
    vipFree: f.boolean('会员免费', 'Free for members', { default: true }),
    trialCount: f.integer('试读篇数', 'Trial articles', { min: 0, max: 10, default: 2 }),
    epub: f.ref('Epub版本', 'Epub edition', { to: 'epub', onDelete: 'setNull' }),
    audiobook: f.ref('听刊专辑', 'Listening edition', { to: 'audiobook', onDelete: 'setNull' }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    articleCount: f.count('文章数', 'Articles', { of: { count: 'article' } }),
    salesCount: f.count('单期销量', 'Copies sold'),
    readCount: f.count('阅读人数', 'Readers'),
  },
  states: {
    draft: ['草稿', 'Draft'],
    scheduled: ['待上架', 'Scheduled'],
    published: ['已上架', 'Published'],
    withdrawn: ['已下架', 'Withdrawn'],
  },
  moves: {
    schedule: { from: ['draft', 'withdrawn'], to: 'scheduled' },
    unschedule: { from: ['scheduled'], to: 'draft' },
    publish: { from: ['draft', 'scheduled', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    articles: { label: ['目录与文章', 'Contents and articles'], on: 'row', opens: 'article', by: 'issue' },
    podcastInsert: { label: ['播客插入', 'Insert podcasts'], on: 'row', opens: 'article', by: 'issue' },
    preview: {
      label: ['预览', 'Preview'],
      on: 'row',
      later: ['后续提供', 'shows the issue as the app would, drafts included, with a QR code valid for 2 hours'],
    },
    copyFromPrevious: {
      label: ['沿用上期设置', "Take over last issue's settings"],
      on: 'form',
      fills: 'fromPreviousIssue',
    },
  },
  list: {
    columns: [
      'cover',
      'title',
      'magazine',
      'year',
      'number',
      'totalNumber',
      'publishDate',
      'chargeKind',
      'price',
      'articleCount',
      'salesCount',
      'status',
    ],
    filters: ['title', 'magazine', 'year', 'status', 'chargeKind', 'publishDate'],
    sort: '-publishDate',
    bulk: ['publish', 'withdraw'],
    export: true,
  },
  form: [
    ['基本信息', 'Basics', ['magazine', 'title', ['year', 'number'], ['totalNumber', 'publishDate'], 'releaseAt']],
    ['封面与导语', 'Cover', ['cover', 'bigImage', 'summary']],
    ['收费', 'Charging', [['chargeKind', 'price'], 'originalPrice', 'freePeriod', ['vipFree', 'trialCount']]],
    ['关联', 'Related', [['epub', 'audiobook']]],
    ['分享', 'Sharing', ['shareTitle', 'shareImg']],
  ],
  rules: {
    1: [
      { unique: ['magazine', 'year', 'number'], field: 'number' },
      { unique: ['magazine', 'totalNumber'], field: 'totalNumber' },
    ],
    2: [
      { when: { chargeKind: ['paid', 'limitedFree'] }, demand: ['price'] },
      { compare: ['price', '>', 0], when: { chargeKind: ['paid', 'limitedFree'] } },
      { when: { chargeKind: 'limitedFree' }, demand: ['freePeriod'] },
      { compare: ['price', '<=', 'originalPrice'] },
    ],
    3: [
      { move: 'schedule', needs: ['releaseAt', ['releaseAt', '>', { now: '' }]] },
      { at: 'releaseAt', does: 'publish', when: { status: 'scheduled' } },
    ],
    4: [
      {
        move: 'publish',
        needs: [{ some: 'article', where: { status: ['proofed', 'published'] } }],
        carry: [{ entity: 'article', move: 'publish', where: { issue: 'id', status: 'proofed' } }],
      },
      { by: 'namesDraftsLeftBehind', on: ['publish'] },
    ],
    5: [
      { by: 'saysProtectionInForce', on: ['publish'] },
      { note: ['订阅与单期购买用户不受保护期限制', 'Subscribers and single buyers never wait'], reader: 'app' },
    ],
    6: [
      { freeze: ['magazine'], once: { some: 'article' } },
      { remove: { by: 'admin', in: ['draft', 'withdrawn'], without: ['article', 'salesCount'] } },
    ],
    7: [{ shown: { status: 'published' } }, { note: ['下架后已购用户仍可阅读', 'Buyers keep reading'], reader: 'app' }],
  },
})
export type Issue = RecordOf<typeof issue>
